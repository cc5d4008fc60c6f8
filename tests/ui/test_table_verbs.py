"""The menu of verbs beside a hand card or another player's Location."""

from __future__ import annotations

import pygame
import pytest

from game.rules.commands import UseOpenProduction
from game.ui.places import HandCard, SiteAt
from game.ui.table.draw.glows import verb_boxes
from game.ui.table.play.modes import Radial, Rest
from tests.ui.table_person import LARGE, SMALL, mode, scene, sit_down, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


def test_the_menu_goes_with_the_state_in_which_its_location_lies() -> None:
    window = sit_down("busy_four")
    shown = scene(window).sight().layout.shown
    visits = (c for c in scene(window).standing.match.legal() if isinstance(c, UseOpenProduction))
    window.click(SiteAt(next(visit.site for visit in visits if visit.owner == shown)))
    assert isinstance(mode(window), Radial)
    window.click(next(label for label in window.labels() if label.startswith("tab:") and label != f"tab:{shown}"))
    assert isinstance(mode(window), Rest)


@pytest.mark.parametrize("size", [SMALL, LARGE, (1000, 1400)], ids=str)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_verbs_stand_in_one_straight_row_and_hide_no_title(size: tuple[int, int], text_scale: float) -> None:
    window = sit_down(size=size, text_scale=text_scale)
    table = scene(window)
    for card in [label for label in table.buttons if isinstance(label, HandCard)]:
        window.click(card)
        fan, layout = mode(window), table.sight().layout
        assert isinstance(fan, Radial)
        boxes = verb_boxes(table.sight(), fan).values()
        assert len({box.y for box in boxes}) == 1
        assert all(box.bottom < layout.hand.cards[card.index].y for box in boxes)
        assert all(layout.hand.strip.x <= box.x and box.right <= layout.hand.strip.right for box in boxes)
        window.key("escape")


# ------------------------------------------------------------------ aiming
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_while_razing_what_can_be_paid_stands_between_the_states(size: tuple[int, int]) -> None:
    window = sit_down("table_busy", size)
    window.click("goods:red")
    window.settle()
    layout = scene(window).sight().layout
    means = next(mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name == "means")
    upper, lower = layout.opponent.rows[-1].band, layout.own.rows[0].band
    assert upper.bottom <= means.y
    assert means.bottom < lower.center[1]
    assert texts(window).count("Choose a Location to raze") <= 1, "the prompt says it"


def test_the_price_of_razing_leaves_the_ribbon_of_spoils_in_sight() -> None:
    window = sit_down("table_busy", LARGE)
    window.click("goods:red")
    window.settle()
    prices = [mark.rect for mark in window.app.marks if mark.name == "defence"]
    rows = scene(window).sight().layout.opponent.rows
    assert prices
    for box in (box for row in rows for box in row.uncovered.values()):
        ribbon = pygame.Rect(box.center[0], box.y, box.right - box.center[0], box.h // 4)
        assert ribbon.collidelist(prices) == -1
