"""Three people hand the table over: the hand face down, the whole window covered, or open hands among friends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import RazeLocation, UseOpenProduction
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.scenes.table import TableScene
from game.kernel.seats import NOBODY, SeatSetup, Viewer
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.phase import PhaseScene
from game.ui.settings import ENDS_OF_TURN, EndOfTurn, HandoverWay, LastSeat, Settings
from tests.conftest import ROOT
from tests.ui.phase_person import take_seat
from tests.ui.steps import go
from tests.ui.sweep import USUAL, Shape
from tests.ui.table_person import texts
from tests.ui.whole_game import scene_name

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
STEPS = 120
UNKIND = (RazeLocation, UseOpenProduction)
"""What is done to others, who are told of it."""
ASKING = ("KeepScene", "LookoutScene", "TableScene", "CoverScene")
"""The scenes that ask who comes next to open the hand."""


def sit_down(handover: HandoverWay, data: Path, end_of_turn: EndOfTurn = "itself") -> Rehearsal:
    """A new match of three people."""
    seats = tuple(LastSeat("", "human") for _ in range(3))
    settings = Settings(speed="off", handover=handover, end_of_turn=end_of_turn, seats=seats)
    window = rehearse("new_game", SIZE, data=data, settings=settings)
    window.click("start")
    return window


def viewer(window: Rehearsal) -> Viewer:
    """Whose hand lies open."""
    return window.context.viewer


def mover(window: Rehearsal) -> Seat | None:
    match = window.context.playing
    return match.holder if match.awaiting_end_turn else match.state.to_move


def frames(window: Rehearsal, rather: tuple[type, ...] = ()) -> Iterator[None]:
    """Play on: decide where a decision is asked for, and press Space everywhere else; after each, a moment to look.

    What is ``rather`` done than anything else comes first.
    """
    chance, match = Random(51), window.context.playing
    for _ in range(STEPS):
        yield
        top = window.context.stack.top
        if match.awaiting_end_turn or viewer(window) != match.state.to_move or "continue" in window.labels():
            window.key("space")
        elif isinstance(top, TableScene | PhaseScene):
            legal = match.legal()
            top.submit(chance.choice([command for command in legal if isinstance(command, rather)] or legal))
        window.settle()


def test_open_hands_need_no_press_and_still_say_whose_turn_it_is(tmp_path: Path) -> None:
    window = sit_down("open", tmp_path)
    seen, news = set(), 0
    for _ in frames(window, UNKIND):
        assert "show_hand" not in window.labels()
        assert viewer(window) == mover(window)
        seen.add((scene_name(window), mover(window)))
        news += "since your last turn" in texts(window).lower()
        if scene_name(window) in ("KeepScene", "LookoutScene", "TableScene"):
            name = window.context.playing.names[mover(window) or "A"]
            assert name.lower() in texts(window).lower()
    assert {seat for name, seat in seen if name == "TableScene"} == {"A", "B", "C"}
    assert news, "what was done to a player is told"


@pytest.mark.parametrize(("handover", "covered"), [("hands", "TableScene"), ("window", "CoverScene")])
def test_a_closed_hand_is_opened_by_one_press_of_its_player(
    handover: HandoverWay, covered: str, tmp_path: Path
) -> None:
    window = sit_down(handover, tmp_path)
    places: set[str] = set()
    for _ in frames(window):
        if viewer(window) == NOBODY and scene_name(window) in ASKING:
            waiting = mover(window)
            assert waiting
            assert f"{window.context.playing.names[waiting]}, your turn".lower() in texts(window).lower()
            assert "show_hand" in window.labels()
            places.add(scene_name(window))
            window.key("space")
            window.settle()
            assert viewer(window) == waiting
            assert "show_hand" not in window.labels()
    assert covered in places
    assert ("CoverScene" in places) == (handover == "window")


def test_the_setting_holds_for_the_hand_that_is_closed_now(tmp_path: Path) -> None:
    window = sit_down("hands", tmp_path)
    assert viewer(window) == NOBODY
    for handover, found in (("window", "CoverScene"), ("hands", "KeepScene"), ("open", "KeepScene")):
        go(
            window,
            "key escape",
            "click menu:settings",
            "click page:play",
            f"click setting:handover:{handover}",
            "click back",
        )
        assert scene_name(window) == found
    assert viewer(window) == "A"


@pytest.mark.parametrize("end_of_turn", ENDS_OF_TURN)
def test_a_turn_in_the_action_phase_ends_by_itself_or_by_a_press(end_of_turn: EndOfTurn, tmp_path: Path) -> None:
    window, waits = sit_down("open", tmp_path, end_of_turn), 0
    for _ in frames(window):
        if window.context.playing.awaiting_end_turn:
            assert scene_name(window) == "TableScene"
            waits += 1
    assert bool(waits) == (end_of_turn == "press")


# ------------------------------------------------------------------ the Lookout, where all but the hands is public
def pick(window: Rehearsal) -> None:
    """Take the first card of the offer, by a click and nothing else."""
    window.click(next(label for label in window.labels() if label.startswith("card:")))
    window.settle()


def test_four_people_pick_all_cards_without_a_press_between_two_picks() -> None:
    window = take_seat("lookout", 4, USUAL, hidden=True)
    for _ in range(8):
        assert viewer(window) == NOBODY
        assert not [label for label in window.labels() if label.startswith("hand:")]
        pick(window)
    assert window.context.playing.state.phase == "action"


def test_a_pick_can_be_taken_back_until_the_next_one_and_opens_no_hand_again() -> None:
    window = take_seat("lookout", 4, USUAL)
    match, before = window.context.playing, window.context.playing.state
    pick(window)
    assert f"{match.names[match.state.to_move or 'A']}, your turn".lower() in texts(window).lower()
    window.click("undo")
    assert match.state is before
    assert viewer(window) == NOBODY
    pick(window)
    pick(window)
    window.key("ctrl+z")
    assert match.state.to_move == before.clockwise_from(before.first_player)[1], "only the last pick is taken back"


def test_a_pick_stays_once_the_next_player_has_opened_a_hand() -> None:
    window = take_seat("lookout", 4, USUAL)
    match = window.context.playing
    pick(window)
    picked, mover = match.state, match.state.to_move
    window.click("show_hand")
    assert (viewer(window), match.undo_barrier()) == (mover, "other_player")
    window.key("ctrl+z")
    assert match.state is picked
    pick(window)
    assert match.undo_possible, "the own pick can be taken back"
    window.key("ctrl+z")
    assert match.state is picked


def test_whoever_covers_the_whole_window_can_take_a_pick_back_there() -> None:
    window = take_seat("lookout", 4, USUAL, Settings(speed="off", handover="window"))
    match, before = window.context.playing, window.context.playing.state
    for undo in ("click undo", "key ctrl+z"):
        pick(window)
        assert scene_name(window) == "CoverScene"
        window.perform(undo)
        window.settle()
        assert (match.state, scene_name(window)) == (before, "CoverScene"), "the hand was covered already"
        window.click("show_hand")
        window.settle()


def test_nothing_is_covered_while_a_robot_moves_and_nobody_has_taken_the_seat_yet() -> None:
    settings = Settings(speed="normal", handover="window")
    position = ROOT / "tests" / "positions" / "table_3p.yaml"
    window = rehearse("table", SIZE, position=position, settings=settings)
    old = window.context.playing
    players = {seat: "random" if seat == old.state.to_move else "human" for seat in old.state.seats}
    seats = [SeatSetup(old.names[seat], player) for seat, player in players.items()]
    match = Match.begin(fiftyfirst(), old.game, seats, old.state, 3, play_bots=False)
    window.context.director.open_match(match)
    assert match.bot_to_move
    assert scene_name(window) == "TableScene"
    while match.bot_to_move:
        window.wait(500)
    window.wait(500)
    assert scene_name(window) == "CoverScene"


@pytest.mark.parametrize("shape", [USUAL, Shape((1000, 1400)), Shape((1280, 720), 1.5)], ids=str)
def test_the_closed_hand_lies_on_the_sign_where_few_lines_are_told(shape: Shape) -> None:
    window = take_seat("cover", 2, shape, hidden=True)
    window.settle()
    seat = mover(window)
    assert seat
    backs = [mark.rect for mark in window.app.marks if mark.kind == "image" and mark.name == "card_back"]
    assert len(backs) == window.context.playing.view(NOBODY).player(seat).cards_held
    assert min(back.height for back in backs) >= 40
