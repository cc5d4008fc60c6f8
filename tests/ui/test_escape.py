"""Esc inside a choice leaves the choice, and takes back one decision at most."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.rules.steps import ChooseAction, ChooseDiscarded
from game.fiftyfirst.scenes.keep import KeepScene
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.menu import GameMenuScene
from tests.ui.phase_person import take_seat
from tests.ui.steps import asks, covers, go, on
from tests.ui.sweep import USUAL
from tests.ui.table_person import player, sit_down, state
from tests.ui.test_every_size import production_question

pytestmark = pytest.mark.usefixtures("blank_drawings")


def head(window: Rehearsal) -> int:
    return window.context.playing.head


def test_esc_takes_back_what_led_to_a_question() -> None:
    window = go(sit_down("table_discards"), on("propaganda_center"), asks(ChooseDiscarded), "key escape")
    assert isinstance(state(window).question, ChooseAction)


def test_a_second_esc_takes_back_nothing_more() -> None:
    window = go(sit_down("table_discards"), on("propaganda_center"), asks(ChooseDiscarded), "click answer:pub")
    answered = head(window)
    go(window, "key escape")
    assert head(window) == answered - 1
    assert "pub" in player(window).hand
    go(window, asks(ChooseDiscarded), "key escape", covers(GameMenuScene), "key escape", "key escape")
    assert head(window) == answered - 1, "the menu is left, and opens again"
    go(window, covers(GameMenuScene), "key escape", "click answer:pub", "key escape")
    assert head(window) == answered - 1, "the next answer can be taken back"


def test_esc_takes_back_nothing_where_a_question_came_by_itself(tmp_path: Path) -> None:
    window = production_question(USUAL, tmp_path)
    before = head(window)
    go(window, "key escape", covers(GameMenuScene))
    assert head(window) == before


def test_esc_lets_go_of_chosen_cards_before_it_opens_the_menu() -> None:
    window = take_seat("keep", 2, USUAL)
    card = next(label for label in window.labels() if label.startswith("card:"))
    go(window, f"click {card}")
    scene = window.context.stack.top
    assert isinstance(scene, KeepScene)
    assert scene.has_chosen
    go(window, "key escape", covers(KeepScene))
    assert not scene.has_chosen
    go(window, "key escape", covers(GameMenuScene))


def test_esc_in_cleanup_puts_back_what_was_changed() -> None:
    window = take_seat("cleanup", 2, USUAL)
    step = next(label for label in window.labels() if label.endswith(":minus"))
    before = head(window)
    go(window, f"click {step}", "key escape")
    assert head(window) == before
    go(window, "key escape", covers(GameMenuScene))
