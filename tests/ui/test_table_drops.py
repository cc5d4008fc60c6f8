"""Dropping: wide areas take what is dragged, everything else says where it goes, and prices stay in sight."""

from __future__ import annotations

import pygame
import pytest

from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw import cards as card_drawing
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.play.place_boxes import build_box, strip_places
from game.fiftyfirst.table.play.targets import Target
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import SiteAt
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table import labels
from game.ui.table.play.modes import Held, Radial, Rest
from tests.ui.table_person import LARGE, SMALL, connection, decisions, hand, mode, player, scene, sit_down, site, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


def layout(window: Rehearsal) -> Layout:
    return scene(window).sight().layout


def corner(box: Box) -> str:
    """A point in the lower right of a box."""
    return f"{box.right - 4},{box.bottom - 4}"


@pytest.mark.parametrize("row", [0, 1, 2])
def test_a_card_dropped_into_any_free_row_is_built_in_the_row_of_its_type(row: int) -> None:
    window = sit_down()
    window.drag(hand(window, "factory"), corner(layout(window).own.rows[row].free))
    assert layout(window).own.row("feature").places.keys() >= {site(window, "factory").number}


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_in_a_full_row_the_last_plate_takes_the_drop_beside_the_place_to_build(size: tuple[int, int]) -> None:
    window = sit_down("table_full", size)
    full = layout(window).own.row("action")
    window.lift(hand(window, "oilmen_fortress"))
    place = build_box(scene(window).sight())
    last = [*full.uncovered][-1]
    assert place
    assert full.uncovered[last].rect.colliderect(place.rect), "the row is full, and each of its plates can be developed"
    assert window.app.label_at(place.center) == spots.BUILD
    for point in ((full.uncovered[last].x + 4, place.center[1]), (place.center[0], full.uncovered[last].y + 8)):
        assert window.app.label_at(point) == SiteAt(last), "the rest develops"
    window.drop(spots.BUILD)
    assert layout(window).own.row("action").places.keys() > full.places.keys()


def test_in_a_full_row_the_place_to_build_lies_over_a_plate_that_the_card_may_not_develop() -> None:
    sight = scene(sit_down("table_full")).sight()
    row = sight.layout.own.row("action")
    card = next(label for label in strip_places(sight.standing.me) if label.card == "oilmen_fortress")
    numbers = [*row.places]
    for free in (numbers[-1], numbers[3]):
        targets = (Target(SiteAt(number), "develop", (Pass("A"),)) for number in numbers if number != free)
        place = build_box(sight._replace(mode=Held(card, tuple(targets), (0, 0), (0, 0))))
        assert place
        assert place.size == row.free.size
        assert all(not place.rect.colliderect(row.uncovered[number].rect) for number in numbers if number != free)


def test_in_a_full_row_the_place_to_build_lies_inside_the_row() -> None:
    window = sit_down("table_busy")
    row = layout(window).own.row("feature")
    window.lift(hand(window, "refinery"))
    place = build_box(scene(window).sight())
    assert place
    assert place.w >= row.free.w * 0.75
    assert row.band.rect.contains(place.rect)


def test_while_a_card_is_held_the_large_button_cancels_instead_of_passing() -> None:
    window = sit_down()
    window.settle()
    assert "PASS" in texts(window)
    window.lift(hand(window, "factory"))
    window.settle()
    assert "CANCEL" in texts(window)
    assert "PASS" not in texts(window)
    before = decisions(window)
    window.drop(labels.CANCEL)
    assert isinstance(mode(window), Rest)
    assert decisions(window) == before
    assert "PASS" in texts(window)
    assert scene(window)._complaint is None, "it was put back on purpose"


def test_a_card_dropped_onto_the_head_of_a_row_is_built() -> None:
    window = sit_down()
    window.drag(hand(window, "factory"), corner(layout(window).own.rows[0].gutter))
    assert site(window, "factory")


@pytest.mark.parametrize("part", ["plate", "income", "exchange", "panel"])
def test_a_card_dropped_anywhere_on_the_faction_board_becomes_a_deal(part: str) -> None:
    window = sit_down()
    box = getattr(layout(window).own, part)
    window.drag(hand(window, "factory"), corner(box))
    assert player(window).deals[-1] == "factory"


def test_a_connection_card_is_played_anywhere_in_the_rows() -> None:
    window = sit_down()
    window.drag(connection(window, "thugs"), corner(layout(window).own.rows[1].gutter))
    assert player(window).goods["red"] == 4


@pytest.mark.parametrize("where", ["log", "upper row", "goods"])
def test_a_card_dropped_beside_every_target_says_where_it_goes(where: str) -> None:
    window = sit_down()
    plan = layout(window)
    box = {"log": plan.side.log, "upper row": plan.opponent.rows[1].free, "goods": plan.own.goods_panel}[where]
    window.drag(hand(window, "factory"), corner(box))
    assert decisions(window) == 0
    assert "on your faction board" in texts(window)


def test_a_token_dropped_beside_every_target_says_where_it_goes() -> None:
    window = sit_down("table_payment")
    window.drag("goods:red", corner(layout(window).side.log))
    assert "another player" in texts(window)


def test_a_card_put_back_into_the_hand_says_nothing() -> None:
    window = sit_down()
    window.drag(hand(window, "factory"), hand(window, "shadow"))
    assert decisions(window) == 0
    assert "on your faction board" not in texts(window)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_the_price_of_building_stands_at_the_upper_left_of_its_zone(size: tuple[int, int]) -> None:
    window = sit_down(size=size)
    window.lift(hand(window, "factory"))
    zone = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == "build")
    cost = next(mark.rect for mark in window.app.marks if mark.name == "cost construct")
    assert cost.bottom <= zone.centery
    assert cost.x < zone.centerx


def test_a_held_card_is_translucent_over_a_legal_target_only(monkeypatch: pytest.MonkeyPatch) -> None:
    window = sit_down()
    window.lift(hand(window, "factory"))
    table, alphas = scene(window), []
    monkeypatch.setattr(Canvas, "image", lambda _, picture, *__: alphas.append(picture.get_alpha()))
    for place in ("build", corner(layout(window).side.log)):
        window._move(window.find(place))
        held = table.controller.mode
        assert isinstance(held, Held)
        table.picture.draw_held(Canvas(pygame.Surface(SMALL), window.context.metrics), table.sight(), held, 0, 0)
        assert (alphas[-1] < 255) is (place == "build")


def test_a_lifted_card_uncovers_the_one_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    window, seen = sit_down("table_busy"), dict[str, int]()
    draw = card_drawing.small_face

    def note(sight: Sight, card: str, width: int, part: int = 0, title_px: int = 0) -> pygame.Surface:
        seen[card] = part or width
        return draw(sight, card, width, part, title_px)

    monkeypatch.setattr(card_drawing, "small_face", note)
    window.hover("log")
    at_rest = dict(seen)
    window.lift(hand(window, "hideout"))
    assert seen["factory"] > at_rest["factory"]
    assert seen["refinery"] == at_rest["refinery"]


def test_no_zone_hides_the_price_of_a_plate() -> None:
    """The place to build may reach over the tag of a Location below it."""
    window = sit_down(size=LARGE)
    window.lift(hand(window, "factory"))
    marks = [(mark.kind, mark.name) for mark in window.app.marks]
    zones = [marks.index(("icon", f"cost {verb}")) for verb in ("construct", "deal", "raze")]
    assert marks.index(("panel", "price")) > max(zones)


def test_a_press_that_hardly_moves_is_a_click() -> None:
    window = sit_down()
    x, y = window.find(hand(window, "factory"))
    window.app.frame((pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1),), 16)
    window.hover(f"{x + 5},{y + 5}")
    window.app.frame((pygame.Event(pygame.MOUSEBUTTONUP, pos=(x + 5, y + 5), button=1),), 16)
    assert isinstance(mode(window), Radial)


def test_holding_the_button_lifts_without_moving() -> None:
    window = sit_down()
    pos = window.find(hand(window, "factory"))
    window.hover(f"{pos[0]},{pos[1]}")
    window.app.frame((pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),), 16)
    window.wait(200)
    held = mode(window)
    assert isinstance(held, Held)
    assert held.targets


@pytest.mark.parametrize(("size", "scale", "language"), [(SMALL, 1.0, "en"), (SMALL, 1.5, "de"), (LARGE, 1.0, "ru")])
def test_why_a_drop_is_refused_does_not_cover_the_prompt(size: tuple[int, int], scale: float, language: str) -> None:
    window = sit_down("table_scavengers", size, scale, language)
    side = layout(window).side
    taken = next(label for label in strip_places(scene(window).standing.me))
    heights = range(side.log.center[1], side.prompt.bottom, max(8, side.prompt.h // 6))
    for pos in [(x, y) for y in heights for x in (side.panel.x - 6, side.prompt.center[0], side.prompt.right - 4)]:
        window.lift(taken)
        window.drop(f"{pos[0]},{pos[1]}")
        window.settle()
        told = [mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name == "callout"]
        assert len(told) == 1
        assert not told[0].colliderect(side.prompt.rect), pos


def test_the_name_of_the_own_pile_keeps_clear_of_the_edge() -> None:
    for size, language in ((SMALL, "en"), (SMALL, "de"), (LARGE, "ru"), ((1000, 1400), "en")):
        window = sit_down("table_scavengers", size, language=language)
        window.settle()
        name = window.context.text("table-own-discards").upper().split()
        told = [mark.rect for mark in window.app.marks if mark.kind == "text" and set(mark.name.split()) <= set(name)]
        right = layout(window).side.panel.right - round(8 * layout(window).scale)
        assert told
        assert all(rect.right <= right for rect in told)
