"""Cleanup with the Arena: a worker is equipped before anything is stored, by mouse and by keys (R53.2)."""

from __future__ import annotations

import pytest

from game.kernel.bag import Bag
from game.rules.state import ChooseEquipment, ChooseStorage
from game.ui.places import Answer
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.cleanup import CleanupScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.table import labels
from tests.ui.key_player import press
from tests.ui.table_person import places, sit_down, state, texts


@pytest.fixture
def window() -> Rehearsal:
    """All have passed, and A may equip a worker."""
    window = sit_down("cleanup_arena")
    for label in (labels.PASS, labels.CONFIRM):
        window.click(label)
    assert isinstance(window.context.stack.top, CleanupScene)
    assert isinstance(state(window).question, ChooseEquipment)
    return window


def gear(window: Rehearsal) -> Bag:
    return (state(window).arena or {})["A"]


def test_a_button_for_each_good_that_is_there_with_its_points(window: Rehearsal) -> None:
    assert {label.value for label in places(window) if isinstance(label, Answer)} == {"gun", "ammo", "nothing"}
    assert "3 POINTS" in texts(window)


def test_what_stands_in_the_arena_is_told(window: Rehearsal) -> None:
    assert "would win the prize now" in texts(window).replace("\n", " ")


def test_a_click_equips(window: Rehearsal) -> None:
    window.click(Answer("ammo"))
    assert gear(window) == Bag({"iron": 1, "ammo": 1})


def test_a_good_is_dragged_to_the_worker_in_the_arena(window: Rehearsal) -> None:
    window.drag(Answer("ammo"), "card:arena_tile")
    assert gear(window) == Bag({"iron": 1, "ammo": 1})


def test_a_good_that_misses_the_arena_says_where_it_can_be_dropped(window: Rehearsal) -> None:
    window.lift(Answer("ammo"))
    window.drop("20,400")
    assert gear(window) == Bag({"iron": 1})
    assert "worker in the Arena to equip it" in texts(window).replace("\n", " ")


def test_a_good_that_is_put_back_equips_nobody(window: Rehearsal) -> None:
    window.drag(Answer("ammo"), Answer("ammo"))
    assert gear(window) == Bag({"iron": 1})


def test_keys_equip(window: Rehearsal) -> None:
    press(window, Answer("gun"))
    assert gear(window) == Bag({"iron": 1, "gun": 1})


def test_nothing_is_an_answer_too(window: Rehearsal) -> None:
    window.click(Answer("nothing"))
    assert gear(window) == Bag({"iron": 1})


def test_it_can_be_undone_until_the_turn_ends(window: Rehearsal) -> None:
    window.click(Answer("ammo"))
    assert isinstance(window.context.stack.top, CleanupScene)
    window.click(labels.UNDO)
    assert gear(window) == Bag({"iron": 1})


def test_the_next_is_asked_and_then_goods_are_stored(window: Rehearsal) -> None:
    window.click(Answer("nothing"))
    window.click(labels.END_TURN)
    window.click(Answer("iron"))
    window.click(labels.END_TURN)
    assert isinstance(state(window).question, ChooseStorage)
    assert isinstance(window.context.stack.top, CleanupScene)
    assert "confirm" in window.labels()


def test_the_arena_is_zoomed_and_its_rules_open(window: Rehearsal) -> None:
    top = window.context.stack.top
    assert isinstance(top, CleanupScene)
    assert top.topic_at(Answer("gun")) == "arena"
    window.click("card:arena_tile")
    assert isinstance(window.context.stack.top, ZoomScene)
