"""A strong robot thinks a little in each frame: the window goes on, and what it thought is dropped when it is moot."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.bots.levels import LEVELS
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import ConstructLocation, FinishTurn
from game.fiftyfirst.scenes.score import ScoreScene
from game.fiftyfirst.table import course
from game.kernel.seats import SeatSetup
from game.play.kind import decided
from game.play.scenarios.scenario import read_position_file
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running import flow
from game.ui.scenes.title.scene import TitleScene
from game.ui.settings import Settings
from tests.full import full_only
from tests.ui.mouse_player import give, go_on
from tests.ui.table_person import POSITIONS
from tests.ui.whole_game import play_on

SIZE = (1280, 720)
PRESSED = Settings(speed="off", end_of_turn="press")


def against(level: str, settings: Settings = PRESSED, data: Path | None = None) -> tuple[Rehearsal, Match]:
    """The table at which a turn of the person waits for its end, before the robot's."""
    window = rehearse("title", SIZE, data=data, settings=settings)
    context = window.context
    _, game, start = read_position_file(POSITIONS / "table_busy.yaml", fiftyfirst(context.content).only)
    seats = [SeatSetup("Alex"), SeatSetup("Ada", level)]
    match = Match.begin(fiftyfirst(), game, seats, start, 1, play_bots=False)
    context.director.open_match(match)
    window.settle()
    go_on(window)
    for kind in (ConstructLocation, FinishTurn):
        match.submit(next(move for move in match.legal() if isinstance(move, kind)))
    context.director.advance()
    window.settle()
    assert match.awaiting_end_turn
    return window, match


def frames_until(window: Rehearsal, match: Match, head: int) -> int:
    """Frames until the match has so many decisions."""
    for frame in range(2_000):
        if match.journal.head >= head:
            return frame
        window.wait(0)
    raise AssertionError("the robot never decides")


@pytest.mark.parametrize("settings", [PRESSED, Settings(speed="fast", end_of_turn="press")], ids=["still", "fast"])
def test_a_robot_thinks_over_many_frames_and_decides_as_without_a_window(settings: Settings) -> None:
    window, match = against("master", settings)
    head = match.journal.head
    window.click("end_turn")
    assert match.bot_to_move == "B"
    best = decided(match.bot_thoughts())
    assert frames_until(window, match, head + 1) > 5
    assert match.journal[head + 1].decision == best


def test_leaving_while_a_robot_thinks_drops_its_thoughts(tmp_path: Path) -> None:
    window, match = against("master", data=tmp_path)
    head = match.journal.head
    window.click("end_turn")
    window.wait(0)
    window.key("escape")
    window.click("menu:leave")
    window.wait(2_000)
    assert isinstance(window.context.stack.top, TitleScene)
    assert match.journal.head == head


def test_thoughts_are_about_one_position_alone() -> None:
    """A robot that has begun to think thinks anew when the match stands elsewhere."""
    window, match = against("master")
    window.click("end_turn")
    window.wait(0)
    assert match.journal.head == 2
    match.holder = "A"
    match.journal.go_to(1)
    window.context.director.advance()
    window.wait(2_000)
    assert match.journal.head == 1, "it is the person's turn again"
    match.journal.go_to(2)
    match.end_turn(play_bots=False)
    best = decided(match.bot_thoughts())
    frames_until(window, match, 3)
    assert match.journal[3].decision == best


def test_a_menu_over_the_table_keeps_the_robot_from_acting(tmp_path: Path) -> None:
    window, match = against("master", data=tmp_path)
    head = match.journal.head
    window.click("end_turn")
    window.key("escape")
    window.wait(3_000)
    assert match.journal.head == head
    window.key("escape")
    frames_until(window, match, head + 1)


def test_an_undo_while_a_robot_thinks_drops_its_thoughts() -> None:
    window, match = against("expert")
    head = match.journal.head
    window.click("end_turn")
    window.wait(0)
    window.key("ctrl+z")
    assert (match.holder, match.bot_to_move, match.status.to_move) == ("A", None, "A")
    match.redo()
    match.end_turn(play_bots=False)
    window.context.director.advance()
    frames_until(window, match, head + 1)
    first = match.journal[head + 1].decision
    match.journal.go_to(head)
    match.holder = "A"
    match.end_turn(play_bots=False)
    window.context.director.advance()
    frames_until(window, match, head + 1)
    assert match.journal[head + 1].decision == first, "the same position, the same choice"


def test_a_person_takes_the_seat_of_a_robot_that_thinks() -> None:
    window, match = against("master")
    head = match.journal.head
    window.click("end_turn")
    window.wait(0)
    window.key("escape")
    window.click("menu:players")
    window.click("player:B:human")
    window.click("start")
    window.wait(3_000)
    assert match.journal.head == head
    assert match.holder == "B"
    go_on(window)
    assert window.context.viewer == "B"


def test_a_robot_of_another_level_does_not_go_on_with_the_thoughts_of_the_one_before() -> None:
    window, match = against("master")
    head = match.journal.head
    window.click("end_turn")
    before = decided(match.bot_thoughts())
    window.wait(0)
    window.key("escape")
    window.click("menu:players")
    for weaker in ("expert", "hard", "medium"):
        window.click(f"player:B:{weaker}")
    window.click("start")
    own = decided(match.bot_thoughts())
    assert own != before
    frames_until(window, match, head + 1)
    assert match.journal[head + 1].decision == own


@pytest.mark.slow
@pytest.mark.parametrize("level", [level if level in ("easy", "expert") else full_only(level) for level in LEVELS])
def test_a_whole_game_against_a_robot_is_played_by_mouse(level: str, tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    window.click("player:B:medium")
    levels = list(LEVELS)
    for step in levels[2 : levels.index(level) + 1] or [level]:
        window.click(f"player:B:{step}")
    window.click("start")
    window.settle()
    match = window.context.playing
    for _ in range(4_000):
        if match.status.to_move is None:
            break
        if match.bot_to_move or not match.is_human(match.status.to_move):
            window.wait(100)
            go_on(window)
            continue
        play_on(window, match.journal.head, 1, give, go_on)
    assert (
        isinstance(window.context.stack.top, ScoreScene) or course.scene_name(match, window.context.read) == flow.SCORE
    )
