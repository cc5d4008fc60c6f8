"""Every phase screen without a mouse."""

from __future__ import annotations

from functools import partial

import pytest

from game.fiftyfirst.rules.commands import KeepCards, PickCard, StoreGoods
from game.fiftyfirst.scenes.account import ProductionScene
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.lookout import LookoutScene
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.scenes.score import ScoreScene
from game.fiftyfirst.scenes.table import TableScene
from game.ui.places import name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scene import Scene
from game.ui.scenes.zoom import ZoomScene
from tests.ui.mouse_player import offered
from tests.ui.phase_person import take_seat
from tests.ui.sweep import Shape

pytestmark = pytest.mark.usefixtures("blank_drawings")


def top(window: Rehearsal) -> Scene:
    scene = window.context.stack.top
    assert scene is not None
    return scene


def reach(window: Rehearsal, kind: str) -> str:
    """Press Tab until something of this kind has the focus; its label."""
    for _ in range(80):
        window.key("tab")
        focus = name_of(top(window).focus)
        if focus.startswith(kind):
            assert any(mark.name == "focus" for mark in window.app.marks), "the focus is visible"
            return focus
    raise AssertionError(f"Tab never reaches {kind}")


def test_four_cards_are_kept_by_keys() -> None:
    window = take_seat("keep", 4, hidden=True)
    window.key("space")
    for _ in range(2):
        reach(window, "card:")
        window.key("return")
    window.key("space")
    assert isinstance(window.context.playing.journal[window.context.playing.journal.head].decision, KeepCards)
    window.key("ctrl+z")
    window.key("space")
    assert window.context.playing.state.to_move == window.context.viewer


def test_a_card_is_picked_by_keys() -> None:
    window = take_seat("lookout", 4)
    match = window.context.playing
    head, label = match.journal.head, reach(window, "card:")
    window.key("return")
    decision = match.journal[head + 1].decision
    assert isinstance(decision, PickCard)
    assert label == f"card:{decision.card}"


def test_a_card_under_the_focus_is_looked_at_with_i_and_left_with_escape() -> None:
    window = take_seat("lookout", 4)
    label = reach(window, "card:")
    window.key("i")
    zoom = top(window)
    assert isinstance(zoom, ZoomScene)
    assert zoom.cards[zoom.place] == label.split(":")[1].split("#")[0]
    window.key("right")
    assert zoom.cards[zoom.place] != label.split(":")[1]
    window.key("tab")
    window.key("return")
    window.key("escape")
    assert isinstance(top(window), LookoutScene)


def test_production_is_read_and_left_by_keys() -> None:
    window = take_seat("production", 3)
    reach(window, "source:")
    window.key("down")
    window.key("i")
    assert isinstance(top(window), ZoomScene | ProductionScene)
    window.key("escape")
    reach(window, "continue")
    window.key("return")
    assert isinstance(top(window), TableScene)


def test_a_long_list_is_turned_by_keys() -> None:
    window = take_seat("production", 4, busy=True)
    scene = top(window)
    assert isinstance(scene, ProductionScene)
    window.context.metrics = type(window.context.metrics)((1280, 720), 2.0)
    scene.changed = True
    window.settle()
    assert all(scroller.furthest for scroller in scene.lists.values())
    window.key("pagedown")
    window.settle()
    assert all(scroller.offset for scroller in scene.lists.values())
    window.key("home")
    first = reach(window, "source:")
    for _ in range(30):
        window.key("down")
    window.settle()
    assert scene.focus != first
    assert scene.lists[first.split(":")[1]].offset == scene.lists[first.split(":")[1]].furthest
    assert scene.focus in scene.buttons, "the line with the focus is in sight"


def test_goods_are_stored_by_keys() -> None:
    window = take_seat("cleanup", 4, busy=True)
    match = window.context.playing
    head, most = match.journal.head, offered(window).total
    while not reach(window, "store:").endswith(":minus"):
        pass
    window.key("return")
    reach(window, "confirm")
    window.key("space")
    decision = match.journal[head + 1].decision
    assert isinstance(decision, StoreGoods)
    assert decision.goods.total == most - 1


def test_the_cover_is_opened_by_space_and_by_enter() -> None:
    for key in ("space", "return"):
        window = take_seat("cover", 3, hidden=True)
        window.key(key)
        assert isinstance(top(window), TableScene)
        assert window.context.viewer == window.context.playing.state.to_move


def test_the_last_pass_is_taken_back_by_keys() -> None:
    window = take_seat("score", 4)
    assert isinstance(top(window), ScoreScene)
    window.key("ctrl+z")
    assert isinstance(top(window), TableScene)


def test_all_states_are_a_key_away_and_another_key_leads_back() -> None:
    for name in ("lookout", "production", "cleanup", "tidied", "score"):
        window = take_seat(name, 4)
        before = top(window)
        window.key("o")
        assert isinstance(top(window), OverviewScene)
        window.key("escape")
        assert top(window) is before


def test_what_was_chosen_stays_chosen_after_a_close_look_and_the_menu() -> None:
    window = take_seat("keep", 4)
    label = reach(window, "card:")
    window.key("return")
    for opening in (partial(window.key, "i"), partial(window.click, "menu")):
        opening()
        assert not isinstance(top(window), KeepScene)
        window.key("escape")
        scene = top(window)
        assert isinstance(scene, KeepScene)
        assert len(scene.chosen) == 1, label


def test_one_space_too_many_does_not_throw_the_final_score_away() -> None:
    window = take_seat("score", 4)
    match = window.context.playing
    for _ in range(3):
        window.key("space")
        assert isinstance(top(window), ScoreScene)
        assert window.context.playing is match
        assert top(window).focus is None
    window.key("escape")
    assert isinstance(top(window), ScoreScene)
    window.key("escape")
    assert window.context.match is None


def test_a_button_that_cannot_be_pressed_says_why_to_the_keyboard() -> None:
    window = take_seat("keep", 3)
    reach(window, "confirm")
    window.key("return")
    window.settle()
    assert "Choose 2 cards to discard." in [mark.name for mark in window.app.marks if mark.kind == "text"]


def test_the_keyboard_comes_to_what_is_to_be_decided_first() -> None:
    for name, first in (("keep", "card:"), ("lookout", "card:"), ("cleanup", "card:"), ("tidied", "continue")):
        window = take_seat(name, 3)
        window.key("tab")
        assert name_of(top(window).focus).startswith(first)


@pytest.mark.parametrize("name", ["production", "tidied"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_gold_button_says_which_keys_press_it(name: str, scale: float) -> None:
    window = take_seat(name, 2, Shape((1280, 720), scale))
    window.settle()
    marks = window.app.marks
    button = next(mark.rect for mark in marks if mark.kind == "panel" and mark.name == "continue")
    words, keys = (
        next(mark.rect for mark in marks if mark.kind == "text" and mark.name == text)
        for text in ("CONTINUE", "Space / Enter")
    )
    assert button.contains(words)
    assert button.contains(keys)
    assert words.right < keys.x
