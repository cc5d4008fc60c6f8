"""HQ cards, border tiles, the Arena and districts with all that is asked about them, in windows of every shape with
small and large text."""

from __future__ import annotations

import pytest

from game.rules.state import ChooseEquipment, ChooseHq, ChooseStolen
from game.ui.places import Answer, BorderAt, DistrictAt
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table import labels
from tests.languages import LANGUAGES
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import hand, sit_down, state

pytestmark = pytest.mark.usefixtures("blank_drawings")


def equipping(size: tuple[int, int], text_scale: float, language: str) -> Rehearsal:
    """The Cleanup phase, in which A may equip a worker."""
    window = sit_down("cleanup_arena", size, text_scale, language)
    for label in (labels.PASS, labels.CONFIRM):
        window.click(label)
    assert isinstance(state(window).question, ChooseEquipment)
    return window


@in_shapes()
def test_the_questions_about_an_hq_fit(shape: Shape) -> None:
    window = sit_down("table_hq", *shape)
    window.click(hand(window, "construction_vehicles"))
    window.click("verb:construct")
    assert isinstance(state(window).question, ChooseHq)
    assert looked_at(window, "claim") == []
    window.click(Answer("hq_ibn"))
    assert isinstance(state(window).question, ChooseStolen)
    assert looked_at(window, "steal") == []


@in_shapes()
def test_the_menu_of_a_district_and_the_drawer_fit(shape: Shape) -> None:
    window = sit_down("table_modules", *shape)
    for label in (BorderAt("human_trafficking"), labels.ARENA, DistrictAt("foundry_quarter")):
        window.hover(label)
        window.wait(900)
        assert looked_at(window, str(label)) == []
    window.click(DistrictAt("foundry_quarter"))
    assert looked_at(window, "menu") == []
    window.key("escape")
    window.key("d")
    assert looked_at(window, "drawer") == []
    window.click(DistrictAt("lantern_market"))
    assert looked_at(window, "menu in the drawer") == []


@in_shapes(languages=LANGUAGES)
def test_equipping_a_worker_fits(shape: Shape) -> None:
    window = equipping(*shape)
    assert looked_at(window, "before") == []
    window.click(Answer("ammo"))
    assert looked_at(window, "after") == []
