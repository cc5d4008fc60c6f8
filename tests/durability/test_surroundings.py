"""What surrounds a match goes wrong: the disk is full or read only, the folder is gone, the clock runs backwards, two
copies of the game run. The player is told in one sentence, and nothing that was decided is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.match.library.database import FILE as DATABASE
from game.match.library.index import MatchIndex
from game.paths import matches_folder
from game.play import match as matches
from game.play.files.record import read_record
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import FILE, LastSeat, Settings, Trouble, read_settings, write_settings
from tests.conftest import ROOT
from tests.match.conftest import HUMANS, play
from tests.ui import mouse_player
from tests.ui.menu_person import TWO_PEOPLE
from tests.ui.whole_game import wished

pytestmark = pytest.mark.waits

SIZE = (1280, 720)
ODD = "Мои игры и ещё"


class SmallDisk:
    """A disk of its own for the data folder, as large as is said in kB."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.data = place / ODD

    def mount(self, options: str) -> None:
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", self.place], check=True, capture_output=True)

    def fill(self) -> None:
        """Leave no room for anything."""
        with (self.place / "filler").open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass

    def make_room(self) -> None:
        (self.place / "filler").unlink()

    def make_read_only(self, read_only: bool) -> None:
        mode = "ro" if read_only else "rw"
        subprocess.run(["mount", "-o", f"remount,{mode}", self.place], check=True, capture_output=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    small = SmallDisk(tmp_path)
    try:
        small.mount("size=256k")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only root may mount a small disk, and only on some systems")
    try:
        small.data.mkdir()
        yield small
    finally:
        subprocess.run(["umount", "-l", tmp_path], check=True)


def begin(data: Path) -> Rehearsal:
    """A new match of two people in the window."""
    window = rehearse("title", SIZE, data=data, settings=TWO_PEOPLE)
    for label in ("menu:new_game", "start"):
        window.click(label)
        window.settle()
    return window


def decide(window: Rehearsal, decisions: int) -> None:
    random = Random(1)
    for _ in range(decisions):
        mouse_player.go_on(window)
        mouse_player.give(window, wished(window.context.playing, random))
        window.settle()


def notices(window: Rehearsal) -> list[str]:
    """What the banner says in the frame that is shown."""
    window.settle()
    return list(window.context.shown_notices())


def left(window: Rehearsal, catalog: Catalog) -> Match:
    """The same match, opened again after it was left."""
    match = window.context.playing
    match.close()
    assert match.path
    again = Match.load(match.path, fiftyfirst(catalog).only)
    assert again.state == match.state
    again.close()
    return again


def no_trouble(trouble: Trouble) -> None:
    raise AssertionError(trouble)


# ---------------------------------------------------------------------- the disk
def test_on_a_full_disk_the_player_is_told_and_loses_nothing(disk: SmallDisk, catalog: Catalog) -> None:
    window = begin(disk.data)
    decide(window, 2)
    assert notices(window) == []
    disk.fill()
    while (since := window.context.playing.unsaved_since) is None:
        decide(window, 1)
    decide(window, 2)
    told = f"Not saved since step {since}: the file cannot be written. The game tries again after every decision."
    assert notices(window) == [told]
    disk.make_room()
    decide(window, 1)
    assert notices(window) == []
    assert left(window, catalog).journal.head > since + 2


def test_on_a_disk_that_is_full_from_the_beginning_a_match_is_played(disk: SmallDisk, catalog: Catalog) -> None:
    disk.fill()
    window = begin(disk.data)
    decide(window, 3)
    assert any(notice.startswith("Not saved since step 0:") for notice in notices(window))
    assert all("\n" not in notice for notice in notices(window))
    disk.make_room()
    decide(window, 1)
    left(window, catalog)


def test_in_a_read_only_folder_a_match_and_settings_hold_until_the_window_is_closed(
    disk: SmallDisk, catalog: Catalog
) -> None:
    disk.make_read_only(True)
    window = begin(disk.data)
    assert [told.partition(" ")[0] for told in notices(window)] == ["Not", "Your"]
    assert any("settings apply until you close the window" in told for told in notices(window))
    decide(window, 1)
    assert any(told.startswith("Not saved since step 0:") for told in notices(window))
    disk.make_read_only(False)
    decide(window, 1)
    left(window, catalog)


# ---------------------------------------------------------------------- the folder
def test_a_data_folder_that_is_not_there_is_made(tmp_path: Path, catalog: Catalog) -> None:
    window = begin(tmp_path / "no" / "such" / ODD)
    decide(window, 2)
    assert notices(window) == []
    left(window, catalog)


def test_a_data_folder_that_is_a_file_keeps_nobody_from_playing(tmp_path: Path, catalog: Catalog) -> None:
    data = tmp_path / ODD
    data.write_text("in the way")
    window = begin(data)
    decide(window, 2)
    assert any(notice.startswith("Not saved since step 0:") for notice in notices(window))
    data.unlink()
    decide(window, 1)
    assert window.context.playing.unsaved_since is None
    left(window, catalog)


def test_a_folder_that_is_deleted_while_a_match_is_played_comes_back(tmp_path: Path, catalog: Catalog) -> None:
    window = begin(tmp_path / ODD)
    decide(window, 3)
    for path in matches_folder(tmp_path / ODD).iterdir():
        path.unlink()
    matches_folder(tmp_path / ODD).rmdir()
    decide(window, 1)
    (told,) = notices(window)
    assert told.startswith("Another program has removed the file of this match.")
    left(window, catalog)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not let others change an open file")
def test_a_match_that_another_program_has_changed_goes_on_in_another_file_and_that_is_told_until_it_is_read(
    tmp_path: Path, catalog: Catalog
) -> None:
    window = begin(tmp_path)
    decide(window, 3)
    path = window.context.playing.path
    assert path
    os.truncate(path, path.stat().st_size // 2)
    for _ in range(2):
        decide(window, 1)
        (told,) = notices(window)
        assert told.startswith("Another program has changed the file of this match.")
        assert told.endswith(str(window.context.playing.path))
    window.click("notice:close")
    decide(window, 1)
    assert notices(window) == []
    assert window.context.playing.path != path
    assert left(window, catalog).journal.head == 6


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text on other systems")
def test_a_file_whose_name_is_no_text_is_told_like_any_other(tmp_path: Path) -> None:
    matches_folder(tmp_path).mkdir()
    (matches_folder(tmp_path) / os.fsdecode(b"\xff\n.jsonl")).write_text("{")
    window = rehearse("title", SIZE, data=tmp_path)
    assert [notice for notice in notices(window) if "\N{REPLACEMENT CHARACTER} .jsonl:1: " in notice]


def test_commands_take_names_with_spaces_in_any_script(tmp_path: Path, game: Game) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path / ODD)
    play(match, 4)
    match.close()
    assert match.path
    out = tmp_path / ODD / "запись матча.txt"
    run = [sys.executable, "-m", "game"]
    subprocess.run([*run, "replay", match.path, "--verify"], check=True, cwd=ROOT)
    subprocess.run([*run, "export", match.path, "--out", out], check=True, cwd=ROOT)
    assert "A: keep" in out.read_text("utf-8")


def test_without_a_home_folder_the_program_says_where_it_looks_or_plays(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name != "HOME" and not name.startswith("XDG_")}
    command = [sys.executable, "-m", "game", "shot", "--scene", "title", "--out", str(tmp_path / "title.png")]
    told = subprocess.run(command, cwd=ROOT, env={**bare, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True)
    assert (told.returncode, (tmp_path / "title.png").exists()) == (0, True), told.stderr


# ---------------------------------------------------------------------- the clock
class _Clock:
    """Every time somebody asks it, it is a year earlier."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 2, 28, tzinfo=UTC)

    def now(self, _: Any) -> datetime:
        self.moment -= timedelta(days=365)
        return self.moment


def test_a_clock_that_runs_backwards_costs_no_match(
    game: Game, catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "datetime", _Clock())
    paths = []
    for number in range(3):
        match = deal_match(game, HUMANS, number, tmp_path)
        play(match, 3)
        match.close()
        assert match.path
        os.utime(match.path, (10_000 - number, 10_000 - number))
        paths.append(match.path)
    assert [found.path for found in MatchIndex(tmp_path, fiftyfirst().only).read_all().matches()] == paths
    for path in paths:
        again = Match.load(path, fiftyfirst(catalog).only)
        play(again, 1)
        again.close()
        os.utime(path, (10, 10))
    found = MatchIndex(tmp_path, fiftyfirst().only).read_all().matches()
    assert {match.path: match.steps for match in found} == dict.fromkeys(paths, 4), "the index sees what has changed"


# ---------------------------------------------------------------------- two copies of the game
def other_copy(code: str, *arguments: object) -> subprocess.Popen[str]:
    """A second process that runs Python code; ``argv`` are the arguments."""
    begun = "import sys; from pathlib import Path; argv = sys.argv[1:]\n"
    command = [sys.executable, "-c", begun + code, *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


OPEN = """
from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.match.match import Match
from game.paths import cards_folder
match = Match.load(Path(argv[0]), fiftyfirst(load_catalog(cards_folder())).only)
print("open", flush=True)
sys.stdin.readline()
"""


def test_a_match_that_another_copy_plays_is_refused_in_the_window_and_untouched(
    tmp_path: Path, catalog: Catalog
) -> None:
    window = begin(tmp_path)
    decide(window, 2)
    match = window.context.playing
    match.close()
    assert match.path
    with other_copy(OPEN, match.path) as other:
        assert other.stdout
        assert other.stdout.readline() == "open\n"
        before = match.path.read_bytes()
        again = rehearse("title", SIZE, data=tmp_path)
        again.click("menu:continue")
        again.settle()
        assert [notice for notice in notices(again) if "is being played in another window of the game" in notice]
        assert again.context.match is None
        assert match.path.read_bytes() == before
        other.kill()
    Match.load(match.path, fiftyfirst(catalog).only).close()


WRITE = """
from random import Random
from game.fiftyfirst.cards.catalog import load_catalog
from game.match.library.index import MatchIndex
from game.kernel.seats import SeatSetup
from game.fiftyfirst.match.match import deal_match, fiftyfirst
from game.paths import cards_folder
from game.fiftyfirst.rules.state import Game
from game.ui.settings import LastSeat, Settings, write_settings
data, name = Path(argv[0]), argv[1]
game = Game(load_catalog(cards_folder()))
match = deal_match(game, (SeatSetup("Anna"), SeatSetup("Ben")), 1, data / "matches")
for number in range(40):
    match.submit(match.legal()[0])
    match.end_turn()
    known = Settings(seats=(LastSeat(name, "human"),), text_scale=1.15)
    write_settings(data, known)
    MatchIndex(data / "matches", fiftyfirst().only).read_all()
match.close()
print(match.path)
"""


def test_two_copies_write_into_one_folder_and_nothing_is_lost_or_torn(tmp_path: Path, catalog: Catalog) -> None:
    copies = [other_copy(WRITE, tmp_path, name) for name in ("one", "two")]
    while any(copy.poll() is None for copy in copies):
        assert read_settings(tmp_path, no_trouble) in (Settings(), *(_written(name) for name in ("one", "two")))
        MatchIndex(matches_folder(tmp_path), fiftyfirst().only)
    told = [copy.communicate() for copy in copies]
    assert [copy.returncode for copy in copies] == [0, 0], told
    files = [Path(out.strip()) for out, _ in told]
    assert files[0] != files[1]
    for path in files:
        found = read_record(path, fiftyfirst(catalog).only)
        assert (found.damage, found.journal.head) == (None, 40)
    assert len(MatchIndex(matches_folder(tmp_path), fiftyfirst().only).read_all().matches()) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((DATABASE, FILE, "matches"))


def _written(name: str) -> Settings:
    return Settings(seats=(LastSeat(name, "human"),), text_scale=1.15)


def test_what_another_copy_has_set_meanwhile_stays(tmp_path: Path) -> None:
    usual = Settings()
    write_settings(tmp_path, Settings(speed="fast"), usual)
    write_settings(tmp_path, Settings(text_scale=1.3), usual)
    assert read_settings(tmp_path, no_trouble) == Settings(speed="fast", text_scale=1.3)
    write_settings(tmp_path, usual, Settings(text_scale=1.3))
    assert read_settings(tmp_path, no_trouble) == Settings(speed="fast")


def test_a_match_that_was_begun_twice_in_one_moment_has_two_files(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Still:
        @staticmethod
        def now(_: Any) -> datetime:
            return datetime(2026, 2, 28, tzinfo=UTC)

    monkeypatch.setattr(matches, "datetime", Still)
    found = [deal_match(game, HUMANS, 1, tmp_path) for _ in range(3)]
    assert len({match.path for match in found}) == 3
    for match in found:
        assert match.path
        with pytest.raises(Unreadable):
            Match.load(match.path, fiftyfirst(game.catalog).only)
        match.close()
