"""A hand card that has attention: lifted where it lies, and shown large over the log with its words beside it."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.table.plan.boards import Band, Reach, TableSheet, state_rows
from game.fiftyfirst.table.spots import DealOf, HandCard, SiteAt
from game.ui.art import chrome
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table.moves.lifting import Lifting
from game.ui.theme import TOOLTIP
from game.ui.widgets.tooltip import DELAY
from tests.ui.table_person import LARGE, POSITIONS, SMALL, hand, scene, sit_down

pytestmark = pytest.mark.usefixtures("blank_drawings")


def drawn(window: Rehearsal, card: str) -> list[pygame.Rect]:
    """Where a card is drawn, the small face first."""
    return sorted((m.rect for m in window.app.marks if m.kind == "image" and m.name == card), key=lambda rect: rect.w)


@pytest.mark.parametrize("size", [SMALL, LARGE, (2560, 1440)], ids=str)
@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_hand_card_is_lifted_and_shown_large_where_it_hides_no_row(size: tuple[int, int], by: str) -> None:
    window = sit_down(size=size)
    label = hand(window, "factory")
    while by == "keys" and scene(window).focus != label:
        window.key("tab")
    if by == "pointer":
        window.hover(label)
    window.wait(DELAY + 50)
    window.settle()
    layout = scene(window).sight().layout
    small, large = drawn(window, "factory")
    assert layout.hand.cards[label.index].y - small.y == round(12 * layout.scale)
    assert large.w >= (250 if size != SMALL else 190)
    assert large.bottom <= layout.side.prompt.y
    assert large.x >= layout.own.rows[0].band.right, "it stands in the side column"
    (words,) = (mark.rect for mark in window.app.marks if mark.name == "tooltip")
    assert words.inflate(16, 16).colliderect(large), "card and words are one"
    assert not words.colliderect(layout.hand.strip.rect)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("name", ["table", "table_busy", "table_full"])
def test_in_a_low_window_the_large_card_hides_no_more_of_a_plate_than_its_end(name: str, left_handed: bool) -> None:
    settings = Settings(speed="off", left_handed=left_handed)
    window = rehearse("table", SMALL, position=POSITIONS / f"{name}.yaml", seat="A", settings=settings)
    first = next(mark.label for mark in window.app.marks if mark.kind == "hit" and isinstance(mark.label, HandCard))
    window.hover(first)
    window.settle()
    layout, large = scene(window).sight().layout, drawn(window, first.card)[-1]
    assert large.w >= 190
    assert window.surface.get_rect().contains(large)
    assert not large.colliderect(layout.hand.strip.rect)
    rows = [row for plan in (layout.own, layout.opponent) for row in plan.rows]
    assert all(part.rect.clip(large).width <= part.w / 4 for row in rows for part in row.uncovered.values())


def test_the_card_keeps_attention_where_it_lay_before_it_was_lifted() -> None:
    window = sit_down(size=LARGE)
    label = hand(window, "factory")
    box = scene(window).sight().layout.hand.cards[label.index]
    window.hover(f"{box.center[0]},{box.bottom - 2}")
    window.wait(300)
    assert isinstance(scene(window).touch.hover, HandCard)
    assert scene(window).touch.hover == label


def test_the_ring_of_a_chosen_card_goes_round_what_is_seen_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    window, rings = sit_down("table_busy"), list[pygame.Rect]()
    monkeypatch.setattr(chrome, "focus_ring", lambda _canvas, rect, *_: rings.append(rect))
    label = hand(window, "hideout")
    window.click(label)
    window.settle()
    card, following = scene(window).sight().layout.hand.cards[label.index : label.index + 2]
    (ring,) = {tuple(rect) for rect in rings if rect.topleft == card[:2]}
    assert ring[0] + ring[2] + 2 <= following.x


# ------------------------------------------------------------------ plates and Deals under others
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_plate_that_is_raised_is_whole_and_its_neighbours_move_aside(size: tuple[int, int]) -> None:
    layout = scene(sit_down("table_full", size)).sight().layout
    rows = [row for plan in (layout.own, layout.opponent) for row in plan.rows if row.overlapping]
    assert rows
    for row in rows:
        for number, rest in row.uncovered.items():
            raised = row.spread({number: 1.0})
            whole, parts = raised[number], row.parts({number: 1.0})
            assert whole == row.wholes[number] == parts[number]
            assert whole.rect.contains(rest.rect), "it stays under the pointer"
            assert row.band.rect.contains(whole.rect)
            order = [parts[one] for one in row.places]
            assert all(one.right <= other.x for one, other in pairwise(order)), "none hides another"
            assert min(part.w for part in order) >= 0.8 * min(part.w for part in row.uncovered.values())


@pytest.mark.parametrize("count", [12, 24, 40])
def test_in_a_row_of_any_length_each_plate_keeps_a_visible_part_while_one_rises(count: int) -> None:
    sight = scene(sit_down("table_full")).sight()
    catalog, me = sight.catalog, sight.standing.me
    sites = tuple(Site(number, "archive", ruin=number % 5 == 4) for number in range(count))
    zone = Band(400, 446)
    sheet = TableSheet(SMALL, sight.standing.view, catalog)
    rows = state_rows(sheet, replace(me, sites=sites), zone, Reach(328, 1290, 142))
    row = next(row for row in rows if row.places)
    for number in row.places:
        for share in (0.1, 0.5, 1.0):
            parts = row.parts({number: share})
            assert min(part.w for part in parts.values()) >= 1
    raised = [row.spread({number: 1.0})[number].rect for number in row.places]
    assert all(row.band.rect.contains(rect) for rect in raised)


def test_plates_are_hovered_where_they_rest_whatever_is_raised() -> None:
    window = sit_down("table_full")
    row = next(row for row in scene(window).sight().layout.own.rows if row.overlapping)
    y = row.band.center[1]
    at_rest = [window.app.label_at((x, y)) for x in range(row.band.x, row.band.right)]
    numbers = [*row.places]
    for number in (numbers[0], numbers[len(numbers) // 2], numbers[-1]):
        window.hover(SiteAt(number))
        window.settle()
        assert scene(window).touch.hover == SiteAt(number)
        whole = [
            mark.rect for mark in window.app.marks if mark.kind == "image" and mark.rect == row.wholes[number].rect
        ]
        assert whole, "it is drawn whole"
        assert [window.app.label_at((x, y)) for x in range(row.band.x, row.band.right)] == at_rest


@pytest.mark.parametrize("reduced", [False, True])
def test_a_plate_rises_in_steps_or_at_once(reduced: bool) -> None:
    lifting, settings = Lifting(), Settings(speed="normal", reduced_motion=reduced)
    assert lifting.uncover(16, 7, settings)
    assert (lifting.raised[7] == 1) is reduced
    lifting.uncover(16, 8, settings)
    assert sum(lifting.raised.values()) <= 1.001, "together they never move more than one does"
    while lifting.uncover(16, None, settings):
        pass
    assert not lifting.raised


def test_a_hovered_deal_is_pulled_out_on_top_of_the_others() -> None:
    window = sit_down("table_busy")
    rest = scene(window).sight().layout.own.deals[0]
    window.hover(DealOf("A", 0, "quarry"))
    window.settle()
    *_, last = (mark.rect for mark in window.app.marks if mark.name == "deal brick" and mark.rect.x == rest.x)
    assert last.bottom > rest.bottom


# ------------------------------------------------------------------ another scene over the table
@pytest.mark.parametrize("opened", ["menu", "h", "o"])
@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_what_is_opened_over_the_table_leaves_no_card_raised_and_no_focus_behind(opened: str, by: str) -> None:
    window = sit_down(size=LARGE)
    label = hand(window, "factory")
    table = scene(window)
    while by == "keys" and table.focus != label:
        window.key("tab")
    if by == "pointer":
        window.hover(label)
    window.wait(DELAY + 50)
    window.key("escape" if opened == "menu" else opened)
    window.wait(DELAY + 50)
    window.settle()
    assert window.context.stack.top is not table
    assert table.touch.hover is None
    assert len(drawn(window, "factory")) <= 1
    card = table.buttons[label].rect
    assert not any(mark.name == "focus" and mark.rect.colliderect(card) for mark in window.app.marks)
    window.key("escape")
    window.wait(DELAY + 50)
    window.settle()
    assert window.context.stack.top is table
    rings = sum(mark.name == "focus" for mark in window.app.marks)
    assert rings == (by == "keys"), "a shortcut does not take the focus from the mouse"


def test_tips_and_callouts_are_opaque() -> None:
    assert TOOLTIP.alpha == 1
