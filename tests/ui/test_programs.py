"""Programs that the user has named play in the window, and no others."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.play.external import child
from game.play.programs import NamedProgram
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.running.saved_matches import continue_match
from game.ui.scenes.title.scene import TitleScene
from game.ui.window import opening
from tests.bots.test_external import AFTER_READY, EXAMPLE, FIRST_MOVE
from tests.conftest import ROOT
from tests.ui.menu_person import texts
from tests.ui.mouse_player import give, go_on
from tests.ui.whole_game import play_on

SIZE = (1280, 720)
ROBOT = "exec:example_robot.py"


def table_with(program: NamedProgram, data: Path) -> Rehearsal:
    """The table of a new game, begun by mouse, with the program in seat B."""
    window = rehearse("title", SIZE, data=data, settings=STILL)
    window.context.programs = {ROBOT: program}
    window.click("menu:new_game")
    window.settle()
    window.click("player:B:medium")
    for stronger in ("hard", "expert", "master", ROBOT):
        window.click(f"player:B:{stronger}")
    window.settle()
    assert "example_robot.py" in texts(window)
    window.click("start")
    window.settle()
    return window


def play_until(window: Rehearsal, robots: int) -> None:
    """Play by mouse until the program has decided so often, or the game is over."""
    match = window.context.playing
    for _ in range(400):
        decided = [entry for entry in match.journal.line[1:] if entry.decision and entry.decision.seat == "B"]
        if len(decided) >= robots or match.status.to_move is None:
            return
        step(window)
    raise AssertionError("the game does not go on")


def step(window: Rehearsal) -> None:
    """One decision of the person, or some time for the robot."""
    match = window.context.playing
    if match.bot_to_move or not match.is_human(match.status.to_move or ""):
        window.wait(50)
        go_on(window)
    else:
        play_on(window, match.journal.head, 1, give, go_on)


@pytest.mark.slow
def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    window = table_with(NamedProgram((sys.executable, str(EXAMPLE))), tmp_path)
    play_until(window, 1_000)
    match = window.context.playing
    assert match.status.to_move is None
    assert match.faults == {}
    assert match.seats["B"].player == ROBOT


def test_a_program_that_fails_is_told_in_a_notice_and_the_game_goes_on(tmp_path: Path) -> None:
    window = table_with(NamedProgram((sys.executable, "-c", AFTER_READY + "sys.exit('out of ideas')")), tmp_path)
    play_until(window, 2)
    assert window.context.playing.faults
    (notice,) = window.context.notices
    assert "has ended by itself (“out of ideas”)" in notice
    window.context.director.leave_match()


def test_leaving_while_a_program_thinks_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[child.Child] = []
    end = child.Child.end

    def note_end(one: child.Child) -> None:
        ended.append(one)
        end(one)

    monkeypatch.setattr(child.Child, "end", note_end)
    window = table_with(NamedProgram((sys.executable, "-c", AFTER_READY + "time.sleep(60)")), tmp_path)
    match = window.context.playing
    while match.bot_to_move is None:
        step(window)
    for _ in range(20):
        window.wait(20)
    assert ended == []
    window.context.director.leave_match()
    window.wait(100)
    assert len(ended) == 1
    assert isinstance(window.context.stack.top, TitleScene)
    assert match.faults == {}


def test_a_match_of_a_program_that_is_not_named_goes_on_with_greedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = table_with(NamedProgram((sys.executable, "-c", FIRST_MOVE)), tmp_path)
    path = window.context.playing.path
    play_until(window, 1)
    window.context.director.leave_match()
    window.context.programs = {}
    monkeypatch.setattr(child, "_Process", lambda words: pytest.fail(f"{words} was run"))
    assert path is not None
    continue_match(window.context, path)
    window.settle()
    (notice,) = window.context.notices
    assert notice.startswith("The robot example_robot.py is a program that was not named with --bots this time")
    play_until(window, 3)
    window.context.director.leave_match()


def test_a_new_game_without_the_program_offers_the_usual_robot(tmp_path: Path) -> None:
    window = table_with(NamedProgram((sys.executable, "-c", FIRST_MOVE)), tmp_path)
    window.context.director.leave_match()
    window.context.programs = {}
    window.settle()
    window.click("menu:new_game")
    window.settle()
    assert not [label for label in window.labels() if label.startswith("player:B:exec")]
    window.click("start")
    assert window.context.playing.seats["B"].player == "medium"
    window.context.playing.close()


def test_programs_are_named_on_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.__main__ import main

    given: list[object] = []

    def run(*arguments: object) -> int:
        given.extend(arguments)
        return 0

    monkeypatch.setattr(opening, "run", run)
    assert main(["--bots", "exec:python3 docs/example_robot.py --level 1,2"]) == 0
    assert {ROBOT: NamedProgram(("python3", "docs/example_robot.py", "--level", "1,2"))} in given
    assert main(["--bots", "hard"]) == 2
    assert (ROOT / "docs" / "example_robot.py").exists()
