"""An error in the program is reported in one sentence, loses no decision, and leaves a report for developers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.bots import greedy
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.scenes.table import TableScene
from game.files import make_file
from game.kernel.seats import SeatSetup
from game.paths import matches_folder
from game.play.files.saving import MatchFile
from game.play.scenarios.scenario import read_position_file
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.scenes.title.shelf import ShelfScene
from game.ui.settings import LastAlone, LastSeat, Settings, read_settings, write_settings
from game.ui.window.app import App
from game.ui.window.crashed import FILE, leave_note, show_last_word, take_note
from tests.cli.conftest import Run, Told
from tests.conftest import ROOT

MISTAKE = "a mistake in the program"


def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError(MISTAKE)


class Person(Rehearsal):
    """A person at the window that the program has opened."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.context = app.context
        app.frame((), FRAME)


Doing = Callable[[Person], None]
Play = Callable[[Doing], Told]


@pytest.fixture
def play(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs the program with this data folder; a person at its window does something and then closes it."""
    monkeypatch.setattr("pygame.quit", lambda: None)  # other tests keep their fonts
    monkeypatch.setattr("game.ui.window.opening.perf_counter", None)  # each frame is drawn at once, and nothing ahead
    monkeypatch.setattr("game.ui.window.opening._speaker", None)

    def played(do: Doing) -> Told:
        def loop(app: App) -> None:
            do(Person(app))

        monkeypatch.setattr(App, "loop", loop)
        return run("--data-dir", tmp_path)

    return played


@pytest.fixture
def match(catalog: Catalog, tmp_path: Path) -> Path:
    """A match against a robot in progress; the person is to move."""
    _, game, state = read_position_file(ROOT / "tests" / "positions" / "table.yaml", fiftyfirst(catalog).only)
    seats = [SeatSetup("Zoë"), SeatSetup("Robot", "greedy")]
    match = Match.begin(fiftyfirst(), game, seats, state, 51, matches_folder(tmp_path))
    match.close()
    assert match.path
    return match.path


def reported(folder: Path) -> tuple[Path, str]:
    [report] = folder.glob("crash-*.txt")
    return report, report.read_text("utf-8")


def go_on(person: Person) -> None:
    person.click("menu:fiftyfirst:continue")
    person.settle()


def build(person: Person) -> None:
    label = next(label for label in person.labels() if label.startswith("hand:") and label.endswith(":factory"))
    person.drag(label, "build")


def check(told: Told, folder: Path) -> str:
    """One sentence names the report, which has the error; returns the text of the report."""
    report, text = reported(folder)
    assert (told.code, told.out) == (1, "")
    assert told.err.count("\n") == 1
    assert str(report) in told.err
    assert f"ZeroDivisionError: {MISTAKE}" in text
    return text


def seen(person: Person) -> list[str]:
    """The scene on top, and the notices over it."""
    person.settle()
    return [type(person.context.stack.top).__name__, *person.context.shown_notices()]


Crash = Callable[..., tuple[str, str]]


@pytest.fixture
def crash(play: Play, tmp_path: Path, match: Path, monkeypatch: pytest.MonkeyPatch) -> Crash:
    """Does something, then breaks a method and does something else. The window stays open on the shelf, where one
    sentence names the report, which has the error; returns the text of the report, and that sentence."""
    assert match.exists()

    def crashed(broken: type, method: str, then: Doing, *before: Doing) -> tuple[str, str]:
        saw: list[str] = []

        def do(person: Person) -> None:
            for one in before:
                one(person)
            monkeypatch.setattr(broken, method, fail)
            then(person)
            saw.extend(seen(person))

        told = play(do)
        report, text = reported(tmp_path)
        assert (told.code, told.out, told.err) == (0, "", "")
        assert saw[0] == "ShelfScene"
        assert [str(report) in sentence for sentence in saw[1:]] == [True]
        assert f"ZeroDivisionError: {MISTAKE}" in text
        assert not (tmp_path / FILE).exists(), "the next start has nothing to tell"
        return text, saw[1]

    return crashed


# ---------------------------------------------------------------------- wherever it happens
def test_an_error_while_a_frame_is_drawn(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ShelfScene, "draw", fail)
    text = check(play(lambda _: None), tmp_path)
    assert "scenes: ShelfScene" in text
    assert "match:" not in text


@pytest.mark.slow
def test_an_error_on_a_click_reports_the_match_and_its_decisions(crash: Crash, tmp_path: Path, match: Path) -> None:
    text, sentence = crash(TableScene, "on_click", lambda person: person.click("menu"), go_on, build)
    told = ("scenes: TableScene", f"match: {match.name}", "1: A construct Factory", '"round"')
    assert [part for part in told if part not in text] == []
    assert "It is saved" in sentence
    report, _ = reported(tmp_path)
    assert report.with_suffix(".jsonl").read_bytes() == match.read_bytes()


def test_the_copy_of_the_match_is_written_over_nothing(
    play: Play, tmp_path: Path, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    precious = tmp_path / "precious"
    precious.write_bytes(b"precious")
    write = make_file

    def write_beside_a_link(path: Path, data: bytes) -> Path:
        if path.suffix == ".txt":
            path.with_suffix(".jsonl").symlink_to(precious)
        return write(path, data)

    monkeypatch.setattr("game.cli.crash.make_file", write_beside_a_link)

    def stumble(person: Person) -> None:
        go_on(person)
        monkeypatch.setattr(TableScene, "draw", fail)
        person.hover("menu")

    play(stumble)
    report, _ = reported(tmp_path)
    assert precious.read_bytes() == b"precious"
    assert report.with_name(f"{report.stem}_2.jsonl").read_bytes() == match.read_bytes()


@pytest.mark.slow
def test_an_error_in_the_move_of_a_robot(crash: Crash, match: Path) -> None:
    def end_the_turn(person: Person) -> None:
        person.key("space")
        person.wait(20_000)

    text, _ = crash(greedy.Greedy, "choose", end_the_turn, go_on, build)
    assert "seats: A=human B=greedy" in text
    assert "1: A construct Factory" in text
    assert "factory" in match.read_text("utf-8")


@pytest.mark.slow
def test_an_error_while_a_decision_is_saved(
    crash: Crash, match: Path, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    crash(MatchFile, "append", build, go_on)
    monkeypatch.undo()
    again = Match.load(match, fiftyfirst(catalog).only)
    assert again.journal.last == 0
    again.close()


def test_an_error_is_told_in_words_even_if_the_messages_are_gone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.command_line.locale_folder", lambda: tmp_path / "nowhere")
    monkeypatch.setattr("game.fiftyfirst.cli.cards.run", fail)
    told = run("cards", "--data-dir", tmp_path)
    report, _ = reported(tmp_path)
    assert (
        told.err == f"The program has stopped because of an error in it. A report for the developers is in {report}\n"
    )
    wrong = run("replay", tmp_path / "gone.jsonl", "--lang", "de")
    assert wrong.err == f"{tmp_path / 'gone.jsonl'}: cannot be read: No such file or directory\n"


@pytest.mark.parametrize(
    ("language", "saved"), [("en", "decisions are saved"), ("de", "gespeichert"), ("ru", "сохранены")]
)
def test_decisions_are_said_to_be_saved_only_where_a_match_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, saved: str
) -> None:
    told = {}
    for command, arguments in {"text": (), "cards": (), "train": ("--lesson", "two", "--out", "w.json")}.items():
        room = "game.cli" if command == "text" else "game.fiftyfirst.cli"
        monkeypatch.setattr(f"{room}.{command}.run", fail)
        told[command] = run("--lang", language, "--data-dir", tmp_path, command, *arguments)
        assert str(tmp_path / "crash-") in told[command].err
    assert {command: saved in one.err for command, one in told.items()} == {
        "text": True,
        "cards": False,
        "train": False,
    }


def test_an_error_before_the_window_is_up(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[tuple[str, str]] = []
    monkeypatch.setattr("game.ui.window.opening.open_window", fail)
    monkeypatch.setattr(
        "game.ui.window.crashed.show_last_word", lambda title, sentence: boxes.append((title, sentence))
    )
    told = run("--data-dir", tmp_path)
    check(told, tmp_path)
    assert boxes == [("51st State", told.err.strip())]


# ---------------------------------------------------------------------- the report
@pytest.mark.slow
def test_the_report_has_no_names_of_players_and_folders(
    crash: Crash, tmp_path: Path, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, alone = (LastSeat("Zoë", "human"),), LastAlone("borgo", "Zoë")
    write_settings(tmp_path, Settings(speed="fast", seats=seats, alone=alone))
    monkeypatch.setenv("HOME", str(tmp_path))
    text, _ = crash(TableScene, "draw", go_on)
    assert '"speed":"fast"' in text
    assert "Zoë" not in text.replace(match.name, "")
    assert str(tmp_path) not in text


@pytest.mark.slow
def test_an_error_in_one_part_of_the_report_does_not_lose_the_others(
    crash: Crash, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.crash._position", fail)
    text, _ = crash(TableScene, "draw", go_on)
    assert f"position: cannot be told (ZeroDivisionError: {MISTAKE})" in text
    assert f"match: {match.name}" in text


@pytest.mark.parametrize("elsewhere", ["elsewhere", "file"])
def test_a_report_without_its_folder_goes_to_the_temporary_folder(
    elsewhere: str, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any folder there is still the sentence."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr("game.cli.crash.data_folder", lambda _: tmp_path / "file")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / elsewhere))
    monkeypatch.setattr(ShelfScene, "draw", fail)
    told = play(lambda _: None)
    if elsewhere == "elsewhere":
        check(told, tmp_path / elsewhere)
    assert (told.code, told.err.count("\n")) == (1, 1)
    assert "error in the program" in told.err


@pytest.mark.slow
def test_an_unsaved_match_is_not_called_saved(crash: Crash, match: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    def fill_the_disk(_: Person) -> None:
        monkeypatch.setattr(MatchFile, "_write", full)

    _, sentence = crash(TableScene, "draw", lambda person: person.hover("menu"), go_on, fill_the_disk, build)
    assert "after step 0 could not be saved" in sentence
    assert match.exists()


# ---------------------------------------------------------------------- the next start
@pytest.mark.slow
def test_the_next_start_names_the_report_once_and_continues_the_match(
    play: Play, tmp_path: Path, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(person: Person) -> None:
        go_on(person)
        build(person)
        with monkeypatch.context() as broken:
            broken.setattr(TableScene, "on_click", fail)
            broken.setattr(ShelfScene, "draw", fail)
            person.click("menu")
            person.hover("10,10")

    notices: list[tuple[str, ...]] = []
    decided: list[int] = []

    def look(person: Person) -> None:
        notices.append(person.context.shown_notices())
        go_on(person)
        decided.append(person.context.playing.journal.head)

    play(stumble)
    report = json.loads((tmp_path / FILE).read_text())["report"]
    assert play(look).code == 0
    assert play(look).code == 0
    told, rest = notices[0]
    assert report in told
    assert "Continue brings you back to the match" in rest
    assert notices[1] == ()
    assert decided == [1, 1]
    assert match.exists()


def test_without_a_match_the_next_start_offers_none(play: Play, tmp_path: Path) -> None:
    leave_note(tmp_path, tmp_path / "crash.txt")
    notices: list[tuple[str, ...]] = []
    play(lambda person: notices.append(person.context.shown_notices()))
    assert len(notices[0]) == 1
    assert "crash.txt" in notices[0][0]


@pytest.mark.parametrize("written", [b"", b"{", b"[]", b"\xff", b'{"report": 7}'])
def test_a_damaged_note_counts_as_none_and_is_removed(tmp_path: Path, written: bytes) -> None:
    (tmp_path / FILE).write_bytes(written)
    assert take_note(tmp_path) is None
    assert not (tmp_path / FILE).exists()


def test_a_note_is_taken_once(tmp_path: Path) -> None:
    leave_note(tmp_path / "new", tmp_path / "crash.txt")
    assert json.loads((tmp_path / "new" / FILE).read_text()) == {"report": str(tmp_path / "crash.txt")}
    assert take_note(tmp_path / "new") == str(tmp_path / "crash.txt")
    assert take_note(tmp_path / "new") is None


# ---------------------------------------------------------------------- the box
def test_a_box_is_shown_where_there_is_a_screen_and_none_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[tuple[object, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *told: boxes.append(told))
    show_last_word("51st State", "It has stopped.")
    assert boxes == []
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    show_last_word("51st State", "It has stopped.")
    assert boxes == [("51st State", "It has stopped.", "error")]
    show_last_word("51st State", f"It {'has ' * 40}stopped.")
    assert 1 < str(boxes[1][1]).count("\n") + 1 < 5

    def no_box(*_: object) -> None:
        raise pygame.error("No message system available")

    monkeypatch.setattr(pygame.display, "message_box", no_box)
    show_last_word("51st State", "It has stopped.")
    monkeypatch.delattr(pygame.display, "message_box")
    show_last_word("51st State", "It has stopped.")


def test_the_crash_keeps_the_settings(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def do(person: Person) -> None:
        person.key("m")
        monkeypatch.setattr(ShelfScene, "draw", fail)
        person.hover("menu:quit")

    check(play(do), tmp_path)
    assert read_settings(tmp_path, lambda _: None).muted


def test_a_note_that_cannot_be_removed_is_not_shown_at_every_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def keep(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    leave_note(tmp_path, tmp_path / "crash.txt")
    monkeypatch.setattr(Path, "unlink", keep)
    assert take_note(tmp_path) is None
