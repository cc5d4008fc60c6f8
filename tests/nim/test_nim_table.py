"""Nim is played at the table that all games share, with nothing but what its own table hands over."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.ui.places import VerbSign
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.draw.sure import AskSure
from game.ui.table.play.modes import Held, Radial, Rest
from game.ui.table.standing import HIDDEN
from game.ui.widgets.handover import SHOW_HAND
from tests.nim.sitting import STILL, sit_down
from tests.nim.state import Heaps
from tests.nim.table import SIDE, HeapAt, NimScene, StoneAt

PRESSED = Settings(speed="off", handover="open", end_of_turn="press")


def scene(window: Rehearsal) -> NimScene:
    top = window.context.stack.top
    assert isinstance(top, NimScene)
    return top


def stones(window: Rehearsal) -> tuple[int, ...]:
    state: Heaps = window.context.playing.view("A")
    return state.stones


def texts(window: Rehearsal) -> str:
    return " ".join(str(mark.label) for mark in window.app.marks if mark.kind == "text")


def test_stones_are_dragged_to_the_own_side_and_the_log_tells_it() -> None:
    window = sit_down(3, 4, 5)
    window.drag(StoneAt(1, 3), SIDE)
    window.settle()
    assert stones(window) == (3, 1, 5)
    assert scene(window).standing.seat == "B", "the turn ends by itself"
    lines = scene(window).picture.log.sentences(scene(window).sight())
    assert lines == ["Anna takes 3 stones."]
    assert "table-" not in texts(window)


def test_only_the_points_of_a_shape_are_hit() -> None:
    window = sit_down(3, 4, 5)
    disc, triangle, square = (scene(window).sight().layout.places[HeapAt(number)] for number in range(3))
    corners = [window.app.label_at((box.x + 3, box.y + 3)) for box in (disc, triangle, square)]
    assert corners == [None, None, HeapAt(2)]
    assert window.find(HeapAt(0)) != window.find(HeapAt(1))


def test_a_click_on_a_heap_opens_the_menu_of_its_verbs() -> None:
    window = sit_down(3, 4, 5)
    window.click(HeapAt(0))
    assert isinstance(scene(window).controller.mode, Radial)
    window.click(VerbSign("take_all"))
    assert stones(window) == (0, 4, 5)


def test_a_heap_is_reached_with_the_keys() -> None:
    window = sit_down(1, 4, 5)
    window.key("tab")
    assert scene(window).focus == HeapAt(0)
    window.key("right")
    assert scene(window).focus == HeapAt(1)
    window.key("left")
    window.key("return")
    assert stones(window) == (0, 4, 5)


def test_a_decision_is_undone_and_redone_until_the_turn_is_ended() -> None:
    window = sit_down(3, 4, 5, settings=PRESSED)
    window.drag(StoneAt(0, 1), SIDE)
    assert stones(window) == (2, 4, 5)
    window.click(labels.UNDO)
    assert stones(window) == (3, 4, 5)
    window.key("ctrl+y")
    assert stones(window) == (2, 4, 5)
    window.click(labels.END_TURN)
    assert scene(window).standing.seat == "B"


def test_a_refusal_is_told_at_the_pointer() -> None:
    window = sit_down(0, 4, 5)
    window.click(HeapAt(0))
    window.settle()
    assert stones(window) == (0, 4, 5)
    assert "There are not so many stones." in texts(window)


def test_what_is_dropped_beside_its_target_goes_back_and_it_is_told_where_it_belongs() -> None:
    window = sit_down(3, 4, 5)
    window.lift(StoneAt(0, 2))
    assert isinstance(scene(window).controller.mode, Held)
    window.drop("1100,20")
    window.settle()
    assert isinstance(scene(window).controller.mode, Rest)
    assert "Drop them on your side." in texts(window)


def test_a_panel_of_the_game_asks_before_the_last_heap_is_taken() -> None:
    window = sit_down(0, 0, 2)
    window.drag(StoneAt(2, 2), SIDE)
    assert isinstance(scene(window).controller.mode, AskSure)
    window.key("escape")
    assert stones(window) == (0, 0, 2)
    window.drag(StoneAt(2, 2), SIDE)
    window.click(labels.CONFIRM)
    assert stones(window) == (0, 0, 0)
    assert window.context.playing.status.winners == ("A",)


def test_tokens_fly_with_motions() -> None:
    window = sit_down(3, 4, 5, settings=Settings(handover="open"))
    window.drag(StoneAt(0, 2), SIDE)
    assert scene(window).busy
    window.wait(2000)
    assert not scene(window).busy


def test_the_open_log_is_read_and_closed() -> None:
    window = sit_down(3, 4, 5)
    window.key("l")
    window.settle()
    window.key("escape")
    assert isinstance(scene(window).controller.mode, Rest)
    assert "answer:x" not in window.labels()


def test_a_tooltip_tells_what_a_place_is() -> None:
    window = sit_down(3, 4, 5)
    window.hover(HeapAt(0))
    window.wait(1000)
    assert "A HEAP OF 3 STONES" in texts(window).upper()


def test_the_table_is_handed_over_under_a_cover_that_tells_what_happened() -> None:
    window = sit_down(3, 4, 5, settings=Settings(speed="off", end_of_turn="press"))
    window.click(SHOW_HAND)
    window.drag(StoneAt(1, 3), SIDE)
    window.click(labels.END_TURN)
    window.settle()
    assert scene(window).standing.turn == HIDDEN
    assert "Anna takes 3 stones." in texts(window)
    window.drag(StoneAt(0, 1), SIDE)
    assert stones(window) == (3, 1, 5), "nothing is dragged while the next player is awaited"
    window.click(SHOW_HAND)
    window.drag(StoneAt(0, 1), SIDE)
    assert stones(window) == (2, 1, 5)


def test_what_a_robot_did_stays_in_sight_below_the_log() -> None:
    window = sit_down(3, 4, 5, robot=True)
    window.drag(StoneAt(0, 3), SIDE)
    window.settle()
    assert stones(window) == (0, 3, 5), "the robot took one"
    deed = scene(window).deed()
    assert deed is not None
    assert deed.lines == ("Ben takes 1 stone.",)
    assert any(mark.label == "deed" for mark in window.app.marks)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1000, 1400)])
def test_the_side_column_fits_every_window(size: tuple[int, int]) -> None:
    window = sit_down(3, 4, 5, size=size)
    outside = [mark.name for mark in window.app.marks if not window.surface.get_rect().contains(mark.rect)]
    assert outside == []
    side = scene(window).sight().layout.side
    parts = [side.label, side.log, side.prompt, side.undo, side.main]
    assert all(upper.bottom <= lower.y for upper, lower in pairwise(parts))


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1000, 1400), (640, 360)])
@pytest.mark.parametrize("left_handed", [False, True])
def test_all_places_lie_beside_the_side_column(size: tuple[int, int], left_handed: bool) -> None:
    window = sit_down(3, 4, 5, size=size, settings=replace(STILL, left_handed=left_handed))
    layout = scene(window).sight().layout
    places = [box.rect for box in (*layout.places.values(), *layout.seats.values(), layout.room)]
    assert layout.side.panel.rect.collidelistall(places) == []
    assert all(window.surface.get_rect().contains(place) for place in places)


def test_the_focus_is_drawn_along_the_edge_of_a_shape() -> None:
    window = sit_down(3, 4, 5)
    boxes = [scene(window).sight().layout.places[HeapAt(number)] for number in range(2)]

    def is_gold(x: int, y: int) -> bool:
        red, green, blue, _ = window.surface.get_at((x, y))
        return red > 220 and green > 160 and blue < 60

    def lit() -> list[bool]:
        window.settle()
        return [any(is_gold(box.center[0], box.y + down) for down in range(8)) for box in boxes]

    before = lit()
    window.key("tab")
    on_disc = lit()
    assert not is_gold(boxes[0].x + 1, boxes[0].y + 1), "not around its rectangle"
    window.key("right")
    assert (before, on_disc, lit()) == ([False, False], [True, False], [False, True])
