"""Bids and toasts of Nim in the window: an answer that is secret, and one of a player whose turn it is not."""

from __future__ import annotations

import pytest

from game.ui.places import Answer, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.cover import CoverScene
from game.ui.settings import HandoverWay, Settings
from game.ui.table import labels
from game.ui.table.standing import ANSWER, HIDDEN
from game.ui.widgets.handover import SHOW_HAND
from tests.nim.sitting import sit_down
from tests.nim.state import Heaps, Nim
from tests.nim.table import SIDE, HeapAt, NimScene, StoneAt

BIDDING = Heaps((3, 4, 5), bids=())
TOASTING = Nim(bids=False, toast=True)
DRINK, DECLINE = Answer(1), Answer(0)


def still(handover: HandoverWay = "hands") -> Settings:
    return Settings(speed="off", handover=handover)


def scene(window: Rehearsal) -> NimScene:
    window.settle()
    top = window.context.stack.top
    assert isinstance(top, NimScene), top
    return top


def texts(window: Rehearsal) -> str:
    window.settle()
    return " ".join(mark.name for mark in window.app.marks if mark.kind in ("text", "image"))


def table(window: Rehearsal) -> Heaps:
    seen: Heaps = window.context.playing.view("A")
    return seen


# ---------------------------------------------------------------------- bids
@pytest.mark.parametrize("handover", ["hands", "open"])
def test_a_bid_is_made_behind_a_cover_also_among_friends(handover: HandoverWay) -> None:
    window = sit_down(start=BIDDING, settings=still(handover))
    for number in (3, 1):
        assert scene(window).standing.turn == HIDDEN
        assert name_of(Answer(0)) not in window.labels()
        window.click(SHOW_HAND)
        assert scene(window).standing.turn == ANSWER
        window.click(Answer(number))
    assert (table(window).turn, table(window).bids) == ("A", None)
    assert "Anna 3 and Ben 1" in " ".join(scene(window).picture.log.sentences(scene(window).sight()))


def test_bids_are_open_where_everything_is() -> None:
    window = sit_down(start=BIDDING, settings=still("everything"))
    window.click(Answer(3))
    standing = scene(window).standing
    assert (standing.seat, standing.turn) == ("B", ANSWER), "nothing covers his bid"
    window.click(Answer(1))
    assert (table(window).turn, table(window).bids) == ("A", None)


def test_the_whole_window_is_covered_if_it_is_set_so() -> None:
    window = sit_down(start=BIDDING, settings=still("window"))
    assert isinstance(window.context.stack.top, CoverScene)
    window.key("space")
    window.click(Answer(2))
    window.settle()
    assert isinstance(window.context.stack.top, CoverScene)
    assert "Anna has bid." in texts(window)
    assert "Anna bids" not in texts(window)


def test_nobody_sees_a_bid_before_all_have_bid() -> None:
    window = sit_down(start=BIDDING, settings=still())
    window.click(SHOW_HAND)
    window.click(Answer(2))
    window.click(SHOW_HAND)
    assert scene(window).standing.view.bids == (None,)
    assert scene(window).picture.log.sentences(scene(window).sight()) == ["Anna has bid."]


def test_a_bid_is_taken_back_until_the_next_player_is_there_and_never_when_all_are_open() -> None:
    window = sit_down(start=BIDDING, settings=still())
    window.click(SHOW_HAND)
    window.click(Answer(2))
    window.click(labels.UNDO)
    assert (scene(window).standing.seat, table(window).bids) == ("A", ())
    window.click(SHOW_HAND)
    window.click(Answer(0))
    window.click(SHOW_HAND)
    assert window.context.playing.undo_barrier() == "other_player"
    window.click(Answer(3))
    window.settle()
    assert window.context.playing.undo_barrier() == "revealed"
    window.hover(labels.UNDO)
    window.wait(800)
    assert "You cannot undo this: the bids are open." in texts(window)


def test_a_robot_bids_unseen() -> None:
    window = sit_down(start=BIDDING, settings=still(), robot=True)
    window.click(Answer(1))
    window.settle()
    assert table(window).bids is None
    assert scene(window).standing.seat == "A"


def test_answers_are_chosen_with_the_keys() -> None:
    window = sit_down(start=BIDDING, settings=still(), robot=True)
    window.key("tab")
    window.key("right")
    window.key("right")
    assert scene(window).focus == Answer(2)
    window.key("return")
    assert "Player" not in texts(window)
    assert table(window).bids is None


# ---------------------------------------------------------------------- toasts
@pytest.mark.parametrize("handover", ["hands", "open", "window"])
def test_a_toast_is_answered_though_the_hand_is_covered(handover: HandoverWay) -> None:
    window = sit_down(start=Heaps((2, 4)), game=TOASTING, settings=still(handover))
    if handover == "window":
        window.key("space")
    elif handover == "hands":
        window.click(SHOW_HAND)
    window.drag(StoneAt(0, 2), SIDE)
    standing = scene(window).standing
    assert (standing.seat, standing.turn, standing.hidden) == ("B", ANSWER, True)
    assert SHOW_HAND not in window.labels(), "it is about nothing hidden"
    assert "Do you drink to it?".upper() in texts(window).upper()
    window.click(DRINK)
    window.settle()
    assert window.context.playing.status.awaiting == ("A",), "Anna takes again"


def test_who_declines_has_the_next_turn() -> None:
    window = sit_down(start=Heaps((2, 4)), game=TOASTING, settings=still("open"))
    window.drag(StoneAt(0, 2), SIDE)
    window.click(DECLINE)
    assert scene(window).standing.seat == "B"
    window.drag(StoneAt(1, 4), SIDE)
    window.click(labels.CONFIRM)
    assert window.context.playing.status.winners == ("B",)


def test_what_led_to_a_toast_is_taken_back_until_it_is_answered() -> None:
    window = sit_down(start=Heaps((2, 4)), game=TOASTING, settings=still("open"))
    window.drag(StoneAt(0, 2), SIDE)
    window.click(labels.CANCEL)
    assert table(window) == Heaps((2, 4))
    window.key("ctrl+y")
    assert table(window).is_toasting
    window.click(DRINK)
    window.settle()
    window.key("ctrl+z")
    assert table(window).is_toasting, "Ben takes back his answer first"


def test_nothing_else_is_begun_while_a_toast_is_to_be_answered() -> None:
    window = sit_down(start=Heaps((2, 4)), game=TOASTING, settings=still("open"))
    window.drag(StoneAt(0, 2), SIDE)
    window.click(HeapAt(1))
    window.settle()
    assert table(window).stones == (0, 4)
    assert table(window).is_toasting
