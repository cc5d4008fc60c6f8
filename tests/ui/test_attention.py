"""What has attention: only what somebody has pointed at, or has gone to by Tab or an arrow."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.table.play.panels import Passing
from game.fiftyfirst.table.spots import AreaAt
from game.ui.input import Move, Pointer, Wheel
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.play.modes import Rest
from game.ui.widgets.tooltip import DELAY
from tests.ui.table_person import hand, mode, scene, sit_down, site
from tests.ui.words_person import rest, told, top

pytestmark = pytest.mark.usefixtures("blank_drawings")


def rings(window: Rehearsal) -> int:
    window.settle()
    return sum(mark.name == "focus" for mark in window.app.marks)


def test_nothing_is_told_on_a_new_screen_before_the_pointer_moves(tmp_path: Path) -> None:
    window = rehearse("new_game", (1280, 720), data=tmp_path)
    window.click("start")
    for label in ("plate:A", "plate:B", "confirm"):
        window.hover(label)
        rest(window)
        assert told(window) != []
        window.context.stack.replace(type(top(window))(window.context))
        rest(window)
        assert top(window).touch.hover is None
        assert told(window) == [], "the same lies under the pointer, on another screen"


def test_nothing_is_told_on_a_screen_that_is_seen_again_before_the_pointer_moves() -> None:
    window = sit_down("table_4p")
    window.hover(site(window, "church"))
    rest(window)
    assert told(window) != []
    window.key("o")
    window.key("escape")
    rest(window)
    assert told(window) == []
    assert scene(window).touch.hover is None


def test_what_a_decision_brings_under_the_pointer_is_neither_lit_nor_told() -> None:
    window = sit_down("table_4p")
    label = hand(window, "refinery")
    x, y = window.find(label)
    window.click(label)
    window.click("verb:raze")
    window._move((x, y))
    window.key("ctrl+z")
    rest(window)
    assert scene(window).touch.hover is None
    assert told(window) == []
    window._move((x + 20, y))
    assert scene(window).touch.hover is not None


def test_a_key_silences_the_words_about_what_the_pointer_rests_on() -> None:
    window = sit_down("table_4p")
    window.hover(site(window, "church"))
    window.key("p")
    window.key("escape")
    window.wait(DELAY)
    rest(window)
    assert told(window) == []


def test_nothing_is_told_while_something_is_held() -> None:
    window = rehearse("lookout", (1280, 720))
    label = next(label for label in window.labels() if label.startswith("card:"))
    window.hover(label)
    rest(window)
    assert told(window) != []
    window.lift(label)
    rest(window)
    assert told(window) == []


def test_what_the_wheel_brings_under_the_pointer_is_pointed_at() -> None:
    pointer = Pointer()
    pointer.follow(Move((5, 5)), lambda _: "first")
    pointer.settle(lambda _: "second")
    assert pointer.hover is None
    pointer.follow(Wheel((5, 5), -1), lambda _: "second")
    pointer.settle(lambda _: "third")
    assert pointer.hover == "third"


# ------------------------------------------------------------------ the keyboard
@pytest.mark.parametrize("closing", ["b", "escape"])
def test_a_key_that_opens_the_map_gives_it_the_focus_but_no_attention(closing: str) -> None:
    window = sit_down("map_two")
    window.key("b")
    rest(window)
    assert isinstance(scene(window).focus, AreaAt)
    assert rings(window) == 1
    assert told(window) == []
    window.key("tab")
    rest(window)
    assert told(window) != []
    window.key(closing)
    rest(window)
    assert (rings(window), told(window)) == (0, [])


@pytest.mark.parametrize("closing", ["b", "escape"])
def test_the_focus_goes_back_to_where_it_was_when_the_map_is_closed(closing: str) -> None:
    window = sit_down("map_two")
    window.key("tab")
    before = scene(window).focus
    window.key("b")
    window.settle()
    assert scene(window).focus != before
    window.key(closing)
    window.settle()
    assert scene(window).focus == before
    assert rings(window) == 1


def test_keys_used_beside_the_mouse_leave_no_focus_behind() -> None:
    window = sit_down("table_4p")
    window.click(site(window, "church"))
    for key in ("escape", "p", "escape", "l", "l", "h", "escape", "o", "escape", "c", "escape"):
        window.key(key)
        window.settle()
        if window.context.stack.top is scene_of(window):
            assert rings(window) == 0, key
    assert isinstance(mode(window), Rest)


def scene_of(window: Rehearsal) -> object:
    return next(iter(window.context.stack))


def test_passing_by_keys_beside_the_mouse_leaves_no_focus_and_no_words() -> None:
    window = sit_down("table_4p")
    window.hover("pass")
    window.key("p")
    assert isinstance(mode(window), Passing)
    assert rings(window) == 0
    window.key("return")
    rest(window)
    assert window.context.playing.state.player("A").passed
    assert (rings(window), told(window)) == (0, [])
