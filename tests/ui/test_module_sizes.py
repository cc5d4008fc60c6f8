"""HQ cards, border tiles, the Arena and districts with all that is asked about them, in windows of every shape with
small and large text."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.state import ChooseEquipment, ChooseHq, ChooseStolen
from game.ui.places import Answer, BorderAt, DistrictAt
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.settings import Settings
from game.ui.table import labels
from tests.ui.layout import problems
from tests.ui.sweep import SHAPES, looked_at
from tests.ui.table_person import POSITIONS, SMALL, hand, sit_down, state

pytestmark = pytest.mark.usefixtures("blank_drawings")


def equipping(size: tuple[int, int], settings: Settings, language: str = "en") -> Rehearsal:
    """The Cleanup phase, in which A may equip a worker."""
    path: Path = POSITIONS / "cleanup_arena.yaml"
    window = rehearse("table", size, language, position=path, seat="A", settings=settings)
    for label in (labels.PASS, labels.CONFIRM):
        window.click(label)
    assert isinstance(state(window).question, ChooseEquipment)
    return window


@pytest.mark.parametrize(("size", "text_scale"), SHAPES, ids=str)
def test_the_questions_about_an_hq_fit(size: tuple[int, int], text_scale: float) -> None:
    window = sit_down("table_hq", size, text_scale)
    window.click(hand(window, "construction_vehicles"))
    window.click("verb:construct")
    assert isinstance(state(window).question, ChooseHq)
    assert looked_at(window, "claim") == []
    window.click(Answer("hq_ibn"))
    assert isinstance(state(window).question, ChooseStolen)
    assert looked_at(window, "steal") == []


@pytest.mark.parametrize(("size", "text_scale"), SHAPES, ids=str)
def test_the_menu_of_a_district_and_the_drawer_fit(size: tuple[int, int], text_scale: float) -> None:
    window = sit_down("table_modules", size, text_scale)
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


@pytest.mark.parametrize(("size", "text_scale"), SHAPES, ids=str)
def test_equipping_a_worker_fits(size: tuple[int, int], text_scale: float) -> None:
    window = equipping(size, Settings(speed="off", text_scale=text_scale))
    assert problems(window.app.marks, size) == []
    window.click(Answer("ammo"))
    assert problems(window.app.marks, size) == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_equipping_a_worker_fits_in_every_language(language: str, text_scale: float) -> None:
    window = equipping(SMALL, Settings(speed="off", text_scale=text_scale), language)
    assert problems(window.app.marks, SMALL) == []
