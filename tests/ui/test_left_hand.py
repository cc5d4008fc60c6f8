"""The table for the left hand: buttons, piles and log at the left, and nothing else is different."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.view import TableView, view
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.table.plan.layout import Layout, lay_out, mirrored
from game.fiftyfirst.table.plan.panorama import panorama
from game.fiftyfirst.table.sets import sets_of
from game.play.scenarios.scenario import read_position_file
from game.ui.boxes import Box
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.widgets.tooltip import LAYER
from tests.ui.sweep import SIZES, looked_at
from tests.ui.table_person import LARGE, POSITIONS, SMALL, hand, player, scene

LEFT = replace(STILL, left_handed=True)
NAMES = (
    "table", "table_busy", "table_3p", "table_4p", "table_full", "solo_hegemony", "solo_borgo", "discards_two",
    "discards_four", "discards_solo",
)  # fmt: skip


def seen(catalog: Catalog, name: str) -> TableView:
    _, game, state = read_position_file(POSITIONS / f"{name}.yaml", fiftyfirst(catalog).only)
    return view(game, state, "A")


def sit_down(
    name: str = "table", size: tuple[int, int] = SMALL, text_scale: float = 1.0, language: str = "en"
) -> Rehearsal:
    settings = replace(LEFT, text_scale=text_scale)
    return rehearse("table", size, language, POSITIONS / f"{name}.yaml", "A", settings=settings)


def both(catalog: Catalog, name: str, size: tuple[int, int]) -> tuple[Layout, Layout]:
    table = seen(catalog, name)
    right, left = (lay_out(size, 1.0, table, "A", catalog, None, left, sets=sets_of(table)) for left in (False, True))
    return right, left


def blocks(layout: Layout) -> list[Box]:
    boards = [layout.own.panel, layout.own.goods_panel, *(plan.panel for plan in layout.opponents)]
    rows = [row.band for plan in (layout.own, layout.opponent) for row in plan.rows]
    piles = [plan.piles.panel for plan in layout.opponents if plan.piles]
    return [*boards, *rows, *piles, layout.hand.strip, layout.side.panel]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_every_part_lies_where_the_other_hand_has_it_in_a_mirror(
    name: str, size: tuple[int, int], catalog: Catalog
) -> None:
    right, left = both(catalog, name, size)
    assert blocks(left) == [mirrored(box, size[0]) for box in blocks(right)]
    assert left.side.panel.right < left.hand.strip.x < left.own.panel.x
    assert left.lane == right.lane
    status = [box for plan in left.opponents if plan.status for box in (*plan.status.lines.values(), plan.status.foot)]
    assert all(left.opponent.panel.x <= box.x and box.right <= left.opponent.panel.right for box in status)


@pytest.mark.parametrize("name", NAMES)
def test_inside_a_part_nothing_is_turned_round(name: str, catalog: Catalog) -> None:
    right, left = both(catalog, name, LARGE)

    def inside(layout: Layout) -> list[list[tuple[int, int, int, int]]]:
        own, side = layout.own, layout.side
        rows = [[row.gutter, *row.places.values(), row.free] for plan in (own, layout.opponent) for row in plan.rows]
        cells = [[plan.plate, *plan.deals, *plan.goods.values()] for plan in (own, *layout.opponents)]
        column = [side.deck, side.discard, *side.piles.values(), side.log, side.undo, side.redo, side.main]
        parts = [*rows, *cells, column, [*layout.hand.cards, *layout.hand.connections]]
        return [[(box.x - part[0].x, box.y, box.w, box.h) for box in part] for part in parts if part]

    assert inside(left) == inside(right)


def test_the_tab_in_sight_is_joined_to_its_rows(catalog: Catalog) -> None:
    _, left = both(catalog, "table_4p", SMALL)
    link, rows = left.opponent.link, left.opponent.rows
    assert link
    assert rows[0].band.right - 2 <= link.x < link.right == left.opponent.panel.x


@pytest.mark.parametrize("name", ["table", "table_3p", "table_4p", "solo_hegemony"])
def test_all_states_at_once_have_their_boards_at_the_right(name: str, catalog: Catalog) -> None:
    table = seen(catalog, name)
    right, left = (panorama(SMALL, table, "A", catalog, left, sets_of(table)) for left in (False, True))
    assert left.close == mirrored(right.close, SMALL[0])
    for one, other in combinations([left.close, left.title, left.hint], 2):
        assert not one.rect.colliderect(other.rect)
    if len(left.boards) < 4:
        assert all(board.panel.x >= board.rows[0].band.right for board in left.boards)
    else:
        assert left.boards == right.boards


@pytest.mark.parametrize("scene_name", ["keep", "lookout", "production", "cleanup", "tidied", "new_game", "replay"])
def test_other_scenes_have_no_fault(scene_name: str, tmp_path: Path) -> None:
    window = rehearse(scene_name, SMALL, data=tmp_path, settings=LEFT)
    assert looked_at(window, scene_name) == []


def test_the_button_that_goes_on_is_at_the_left_of_the_one_that_goes_back(tmp_path: Path) -> None:
    def lefts(settings: object) -> tuple[int, int]:
        window = rehearse("new_game", SMALL, data=tmp_path, settings=settings)  # type: ignore[arg-type]
        top = window.context.stack.top
        assert top
        return top.buttons["back"].rect.x, top.buttons["start"].rect.x

    back, start = lefts(LEFT)
    assert start < back
    back, start = lefts(STILL)
    assert back < start


# ---------------------------------------------------------------------- playing
def test_a_card_is_dragged_to_its_row_and_the_pile_at_the_left() -> None:
    window = sit_down()
    window.drag(hand(window, "factory"), "build")
    assert any(site.card == "factory" for site in player(window).sites)


def test_the_arrow_keys_go_where_things_are_seen() -> None:
    window = sit_down()
    table, layout = scene(window), scene(window).sight().layout
    shown = [mark for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith(("hand:", "connection:"))]
    first, last = (choose(shown, key=lambda mark: mark.rect.x).label for choose in (min, max))
    for begun, key, part in ((first, "left", layout.side.panel), (last, "right", layout.own.goods_panel)):
        table.focus = begun
        window.key(key)
        reached = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.label == table.focus)
        assert part.rect.contains(reached), (key, table.focus)


def test_the_words_of_a_tab_stand_beside_the_tabs() -> None:
    window = sit_down("table_4p")
    window.hover("tab:C")
    window.wait(800)
    tip = next(mark.rect for mark in window.app.marks if mark.name == "tooltip")
    assert tip.right <= scene(window).sight().layout.opponent.panel.x


def test_a_card_of_another_state_is_shown_over_the_log_inside_the_window() -> None:
    window = sit_down("table_4p")
    theirs = next(iter(scene(window).sight().layout.opponent.rows[0].places))
    window.hover(f"site:{theirs}")
    window.wait(800)
    (large,) = (mark.rect for mark in window.app.marks if mark.kind == "image" and mark.layer == LAYER)
    layout = scene(window).sight().layout
    assert large.x >= 0
    assert large.right <= layout.own.rows[0].band.x
    assert large.bottom <= layout.side.prompt.y


def picture(window: Rehearsal) -> bytes:
    """What the one window shows now: it shows something else as soon as another rehearsal begins."""
    window.settle()
    return pygame.image.tobytes(window.surface, "RGB")


def test_the_other_side_holds_at_once() -> None:
    window = rehearse("table", SMALL, position=POSITIONS / "table.yaml", seat="A")
    before = picture(window)
    window.context.change_settings(LEFT)
    after = picture(window)
    window.key("o")
    assert isinstance(window.context.stack.top, OverviewScene)
    assert after != before
    assert after == picture(sit_down())


@pytest.mark.parametrize("scene_name", ["keep", "lookout", "production", "cleanup", "tidied"])
def test_the_other_side_holds_at_once_behind_the_screen_of_a_phase(scene_name: str) -> None:
    window = rehearse(scene_name, SMALL)
    before = picture(window)
    window.context.change_settings(replace(window.context.settings, left_handed=True))
    after = picture(window)
    assert after != before
    assert after == picture(rehearse(scene_name, SMALL, settings=LEFT))
