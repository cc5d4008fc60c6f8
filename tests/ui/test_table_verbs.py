"""The menu of verbs beside a hand card, a tile or another player's Location."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.fiftyfirst.rules.commands import UseOpenProduction
from game.fiftyfirst.table.spots import DistrictAt, HandCard, MachineAt, SiteAt
from game.ui.boxes import Box
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.table.draw.verb_menu import LAYER, verb_boxes
from game.ui.table.play.in_reach import target_box
from game.ui.table.play.modes import Radial, Rest, targets_of
from tests.ui.layout import problems
from tests.ui.table_person import LARGE, SMALL, marked, mode, places, scene, sit_down, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


def test_the_menu_goes_with_the_state_in_which_its_location_lies() -> None:
    window = sit_down("busy_four")
    shown = scene(window).sight().layout.shown
    visits = (c for c in scene(window).standing.match.legal() if isinstance(c, UseOpenProduction))
    window.click(SiteAt(next(visit.site for visit in visits if visit.owner == shown)))
    assert isinstance(mode(window), Radial)
    window.click(next(label for label in window.labels() if label.startswith("tab:") and label != f"tab:{shown}"))
    assert isinstance(mode(window), Rest)


SIZES = [SMALL, LARGE, (2560, 1440), (1000, 1400)]


def menu(window: Rehearsal) -> list[Box]:
    """The buttons of the menu that a click has opened."""
    fan = mode(window)
    assert isinstance(fan, Radial)
    return [*verb_boxes(scene(window).sight(), fan).values()]


def looks_well(window: Rehearsal, size: tuple[int, int]) -> bool:
    """Whether the words and icons of the menu keep inside their buttons, and those inside the window."""
    window.settle()
    assert problems(window.app.marks, size) == []
    buttons = [box.rect for box in menu(window)]
    lying = [mark for kind in ("text", "icon") for mark in marked(window, kind) if mark.layer >= LAYER]
    words = [mark.rect for mark in lying if mark.rect.collidelist(buttons) >= 0]
    assert words
    assert all(any(button.inflate(-6, -6).contains(word) for button in buttons) for word in words)
    return all(pygame.Rect((0, 0), size).contains(button) for button in buttons)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("language", "text_scale"), [("en", 1.0), ("de", 1.5), ("ru", 1.5), ("en", 2.0)])
def test_the_verbs_of_a_hand_card_lie_over_other_cards_and_hide_no_target(
    size: tuple[int, int], language: str, text_scale: float
) -> None:
    window = sit_down("table_busy", size, text_scale, language)
    table = scene(window)
    for card in [label for label in table.buttons if isinstance(label, HandCard)][::3]:
        window.click(card)
        assert looks_well(window, size)
        sight = table.sight()
        layout = sight.layout
        boxes = [box.rect for box in menu(window)]
        assert all(layout.hand.strip.rect.contains(box) for box in boxes)
        assert layout.hand.cards[card.index].rect.collidelist(boxes) == -1
        lit = [box.rect for target in targets_of(sight.mode) if (box := target_box(sight, target))]
        assert lit
        assert all(place.collidelist(boxes) == -1 for place in lit)
        window.key("escape")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("language", "text_scale"), [("en", 1.0), ("de", 1.5), ("ru", 1.5)])
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_verbs_of_a_tile_hide_no_tile(
    size: tuple[int, int], language: str, text_scale: float, left_handed: bool
) -> None:
    settings = msgspec.structs.replace(STILL, left_handed=left_handed)
    for position, kind in (("box_two", DistrictAt), ("machines_four", MachineAt)):
        window = sit_down(position, size, text_scale, language, settings=settings)
        window.settle()
        for place in [label for label in places(window) if isinstance(label, kind)]:
            window.click(place)
            assert looks_well(window, size)
            layout, boxes = scene(window).sight().layout, [box.rect for box in menu(window)]
            beside = [box for plan in layout.beside.values() for label, box in plan.labelled()]
            tiles = [box.rect for box in (*layout.side.tiles.values(), *layout.side.piles.values(), *beside) if box]
            assert all(tile.collidelist(boxes) == -1 for tile in tiles), place
            window.key("escape")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("language", "text_scale"), [("en", 1.0), ("de", 1.5), ("ru", 1.5)])
def test_the_verbs_of_another_players_location_leave_it_in_sight(
    size: tuple[int, int], language: str, text_scale: float
) -> None:
    window = sit_down("busy_four", size, text_scale, language)
    sight = scene(window).sight()
    shown = sight.layout.shown
    visits = [c for c in sight.standing.match.legal() if isinstance(c, UseOpenProduction) and c.owner == shown]
    for visit in visits:
        window.click(SiteAt(visit.site))
        assert looks_well(window, size)
        place = sight.layout.uncovered(visit.site)
        assert place
        assert place.rect.collidelist([box.rect for box in menu(window)]) == -1
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
