"""*Continue* brings back the match that was left last, in the window and in the terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from game.__main__ import main
from game.fiftyfirst.box import BOX
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import Game
from game.paths import matches_folder
from game.play.kind import decided
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.title.scene import TitleScene
from game.ui.window.app import App
from game.ui.window.opening import run
from tests.cli.test_crash import Person
from tests.match.test_index import closed
from tests.match.test_saving import needs_links
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
    match = on_top(window, TitleScene).game.unfinished
    return match.path if match else None


def resume(window: Rehearsal, number: int) -> None:
    """Choose a match of the list, and resume it."""
    window.click("menu:matches")
    read_all(window)
    window.click(f"match:{number}")
    window.click("act:continue")
    window.settle()


def leave(window: Rehearsal) -> Path:
    """Leave the match on the table; its file."""
    path = window.context.playing.path
    assert path
    window.key("escape")
    window.click("menu:leave")
    window.settle()
    return path


def start(window: Rehearsal) -> None:
    """Begin a new game."""
    window.click("menu:new_game")
    window.settle()
    window.click("start")
    window.settle()


def test_a_match_that_was_left_without_a_decision_is_offered(files: list[Path], tmp_path: Path) -> None:
    window = opened(tmp_path)
    assert offered(window) == files[0]
    resume(window, 2)
    assert window.context.playing.path == files[2]
    leave(window)
    assert offered(window) == files[2]
    assert offered(opened(tmp_path)) == files[2], "after a new start"
    resume(window, 1)
    killed = opened(tmp_path)
    assert offered(killed) == files[1], "the program was killed meanwhile"
    files[1].unlink()
    assert offered(opened(tmp_path)) == files[2], "the one that was left before it"


def test_what_happens_to_other_matches_or_beside_the_table_changes_nothing(files: list[Path], tmp_path: Path) -> None:
    window = opened(tmp_path)
    resume(window, 1)
    leave(window)
    resume(window, 2)
    leave(window)
    window.click("menu:matches")
    read_all(window)
    window.click("match:0")
    window.key("f2")
    window.type("abc")
    window.key("return")
    window.click("act:favourite")
    window.click("act:watch")
    window.settle()
    window.key("escape")
    window.settle()
    window.key("escape")
    window.settle()
    assert offered(window) == files[2]
    window.click("menu:learn")
    window.key("return")
    window.settle()
    assert window.context.playing.path is None
    window.key("escape")
    window.click("menu:leave")
    window.settle()
    assert offered(opened(tmp_path)) == files[2]


def test_when_the_match_is_deleted_the_one_left_before_it_is_offered(files: list[Path], tmp_path: Path) -> None:
    window = opened(tmp_path)
    for number in (2, 1):
        resume(window, number)
        leave(window)
    window.click("menu:matches")
    read_all(window)
    window.click("match:1")
    window.key("delete")
    window.settle()
    window.key("escape")
    window.settle()
    assert not files[1].exists()
    assert offered(window) == files[2]


def test_a_new_game_that_is_left_without_a_decision_is_offered(files: list[Path], tmp_path: Path) -> None:
    window = opened(tmp_path)
    start(window)
    new = leave(window)
    assert offered(window) == new
    resume(window, 1)
    leave(window)
    new.touch()
    assert offered(opened(tmp_path)) == files[0]


def test_of_two_windows_the_match_that_was_left_later_is_offered(
    files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def loop(app: App) -> None:
        resume(Person(app), 2)
        other = opened(tmp_path)
        resume(other, 1)
        leave(other)
        assert offered(other) == files[1]

    monkeypatch.setattr("pygame.quit", lambda: None)  # the fonts of other tests stay
    monkeypatch.setattr(App, "loop", loop)
    assert run(BOX, data=tmp_path) == 0
    assert offered(opened(tmp_path)) == files[2], "closing the window left it"


def test_a_match_that_is_taken_up_once_more_is_offered_even_if_the_program_is_killed(
    files: list[Path], tmp_path: Path
) -> None:
    window, other = opened(tmp_path), opened(tmp_path)
    for person, number in ((window, 2), (other, 1)):
        resume(person, number)
        leave(person)
    resume(window, 2)
    killed = opened(tmp_path)
    assert offered(killed) == files[2]


def test_a_match_in_the_terminal_is_offered_while_it_is_on_the_table_and_when_it_is_left_last(
    files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quit_after_another(_: str) -> str:
        window = opened(tmp_path)
        assert offered(window) == files[2]
        resume(window, 1)
        leave(window)
        return "quit"

    monkeypatch.setattr("game.cli.text_screen.ask", quit_after_another)
    assert main(["text", "--data-dir", str(tmp_path), "--resume", str(files[2])]) == 0
    assert offered(opened(tmp_path)) == files[2]


@needs_links
def test_a_match_that_goes_on_in_a_new_file_is_offered_from_there_even_if_the_program_is_killed(
    files: list[Path], tmp_path: Path
) -> None:
    original = files[2].rename(tmp_path / "original.jsonl")
    files[2].symlink_to(original)
    window = opened(tmp_path)
    resume(window, 2)
    match = window.context.playing
    assert match.path == files[2]
    match.submit(decided(match.advise("random", "1")))
    window.context.director.advance()
    killed = opened(tmp_path)
    assert offered(killed) == match.path != files[2]


def test_imported_matches_do_not_take_its_place(
    game: Game, files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sent, also_sent = (closed(game, tmp_path / "friend", 4, changed=5000, seed=seed) for seed in (7, 8))
    assert main(["import", str(sent), "--data-dir", str(tmp_path)]) == 0
    assert "Imported and verified" in capsys.readouterr().out
    window = opened(tmp_path)
    assert offered(window) == files[0]
    window.throw_in(also_sent)
    read_all(window)
    window.key("escape")
    window.settle()
    assert len(list(matches_folder(tmp_path).iterdir())) == 5
    assert offered(window) == files[0]
    for path in files:
        path.unlink()
    assert offered(opened(tmp_path)), "nothing else is unfinished"


def test_the_terminal_resumes_it_and_what_it_resumed_is_offered_in_the_window(
    files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(*arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
        assert main(["text", "--data-dir", str(tmp_path), *arguments]) == 0
        return capsys.readouterr().out

    def in_terminal(*resumed: str) -> str:
        return played("--resume", *resumed)

    window = opened(tmp_path)
    resume(window, 2)
    window.context.playing.close()
    assert files[2].name in in_terminal()
    assert files[1].name in in_terminal(str(files[1]))
    assert offered(opened(tmp_path)) == files[1]
    assert files[1].name in in_terminal()
    told = played("--players", "2")
    new = offered(opened(tmp_path))
    assert new
    assert new not in files
    assert new.name in told
    assert new.name in in_terminal()
