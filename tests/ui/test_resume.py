"""*Resume* brings back the match that was left last, in the window and in the terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from game.__main__ import main
from game.paths import matches_folder
from game.rules.game import Game
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.scenes.title import TitleScene
from tests.match.test_index import closed
from tests.ui.table_person import on_top
from tests.ui.test_matches import read_all

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)


@pytest.fixture
def files(game: Game, tmp_path: Path) -> list[Path]:
    """Three unfinished matches, the one decided in last first."""
    return [closed(game, matches_folder(tmp_path), 4, changed=3000 - number, seed=number) for number in range(3)]


def opened(data: Path) -> Rehearsal:
    return rehearse("title", SIZE, data=data)


def offered(window: Rehearsal) -> Path | None:
    match = on_top(window, TitleScene).unfinished
    return match.path if match else None


def resume(window: Rehearsal, number: int) -> None:
    """Choose a match of the list, and resume it."""
    window.click("menu:matches")
    read_all(window)
    window.click(f"match:{number}")
    window.click("act:continue")
    window.settle()


def test_a_match_that_was_left_without_a_decision_is_offered(files: list[Path], tmp_path: Path) -> None:
    window = opened(tmp_path)
    assert offered(window) == files[0]
    resume(window, 2)
    assert window.context.playing.path == files[2]
    window.key("escape")
    window.click("menu:leave")
    window.settle()
    assert offered(window) == files[2]
    assert offered(opened(tmp_path)) == files[2], "after a new start"
    resume(window, 1)
    killed = opened(tmp_path)
    assert offered(killed) == files[1], "the program was killed meanwhile"
    files[1].unlink()
    assert offered(opened(tmp_path)) == files[0]


def test_the_terminal_resumes_it_and_what_it_resumed_is_offered_in_the_window(
    files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def in_terminal(*resumed: str) -> str:
        monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
        assert main(["text", "--data-dir", str(tmp_path), "--resume", *resumed]) == 0
        return capsys.readouterr().out

    window = opened(tmp_path)
    resume(window, 2)
    window.context.playing.close()
    assert files[2].name in in_terminal()
    assert files[1].name in in_terminal(str(files[1]))
    assert offered(opened(tmp_path)) == files[1]
    assert files[1].name in in_terminal()
