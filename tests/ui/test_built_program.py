"""The standalone program, once it is built: it finds all it needs, and a whole game is played in its window.

`FIFTYFIRST_PROGRAM` names the built program; without it there is nothing to try.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import deal_match, fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.paths import matches_folder
from game.play.files.record import read_record
from game.ui.settings import Settings, write_settings
from tests.ui.mouse_player import give, go_on, mover
from tests.ui.real_window import RealWindow, virtual_screen
from tests.ui.test_real_window import rehearsed
from tests.ui.whole_game import MOST_DECISIONS, play_on, scene_name

PROGRAM = Path(os.environ.get("FIFTYFIRST_PROGRAM", "")).resolve()
LARGEST = 50_000_000
"""Bytes that the program may take on disk."""

PAUSE = 0.15

pytestmark = [pytest.mark.xvfb, pytest.mark.skipif(not PROGRAM.is_file(), reason="FIFTYFIRST_PROGRAM is not named")]


def files(folder: Path) -> dict[str, int]:
    """The files of a folder and their sizes; a link is as large as what it says, not as what it leads to."""
    return {str(path.relative_to(folder)): path.lstat().st_size for path in folder.rglob("*") if path.is_file()}


def test_it_finds_all_it_needs_from_any_folder(tmp_path: Path) -> None:
    home = {**os.environ, "HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(tmp_path / "home")}
    for folder in (tmp_path, PROGRAM.parent, Path("/")):
        done = subprocess.run([PROGRAM, "selfcheck"], cwd=folder, env=home, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_no_larger_than_players_like() -> None:
    assert sum(files(PROGRAM.parent).values()) < LARGEST


def test_processes_of_its_own_play_games(tmp_path: Path) -> None:
    command = [str(PROGRAM), "simulate", "--games", "4", "--jobs", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_whole_game_is_played_in_its_window(catalog: Catalog, tmp_path: Path) -> None:
    real, shadow = tmp_path / "real", tmp_path / "shadow"
    write_settings(real, Settings(speed="off"))
    seats = [SeatSetup("Alex"), SeatSetup("Robot", "random")]
    deal_match(Game(catalog), seats, 51, matches_folder(real)).close()
    shutil.copytree(real, shadow)
    before = files(PROGRAM.parent)
    with virtual_screen() as display:
        window = RealWindow(display, real, rehearsed(shadow), fiftyfirst(catalog), [str(PROGRAM)], PAUSE)
        try:
            window.click("menu:fiftyfirst:continue")
            play(window)
            match = window.context.playing
            assert scene_name(window) == "ScoreScene"
            assert window.quit() == 0
        finally:
            window.close()
    path = next(matches_folder(real).glob("*"))
    journal = read_record(path, fiftyfirst(catalog).only).journal
    assert journal.state.is_over
    assert journal.state == match.state
    assert files(PROGRAM.parent) == before, "the program writes nothing beside itself"


def play(window: RealWindow) -> None:
    for seed in range(MOST_DECISIONS):
        go_on(window)
        if mover(window) is None:
            return
        play_on(window, seed, 1, give, go_on)
        window.catch_up()
    raise AssertionError("the game does not end")
