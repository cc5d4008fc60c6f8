"""Headquarters, border tiles, the Arena and districts at the table: where they lie in windows of every shape, what is
seen of them, the drawer, the overview, and how the library and the zoom show them."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.shelf import ARENA, ARENA_TILE, BORDER, DISTRICT, HQ, TILES, gives
from game.match.scenarios.scenario import read_position_file
from game.rules.headquarters import supplied
from game.rules.state import VIRTUAL
from game.rules.view import TableView, view
from game.ui.art.upright_faces import arena_face, border_face, district_face, hq_face, upright_face
from game.ui.boxes import Box
from game.ui.canvas import Mark
from game.ui.places import BorderAt, DistrictAt, FilterChip, HqAt
from game.ui.rehearsal.driver import STILL, Rehearsal, rehearse
from game.ui.scenes.cards.scene import library_of
from game.ui.scenes.zoom import ZoomScene
from game.ui.table import labels
from game.ui.table.draw.modules import fighter_box
from game.ui.table.plan.layout import Layout, lay_out
from game.ui.table.plan.modules import borders_of
from game.ui.table.plan.panorama import panorama
from game.ui.theme import FLOOR, ICON_FLOOR
from game.wording.wording import Wording
from tests.ui.sweep import PORTRAIT, SIZES, looked_at
from tests.ui.table_person import POSITIONS, SMALL, places, sit_down

NAMES = ("box_two", "box_four", "box_solo")
PLAIN = ("table", "table_4p", "solo_hegemony", "map_four", "machines_two")


def seen(catalog: Catalog, name: str, seat: str = "A") -> TableView:
    game, state = read_position_file(POSITIONS / f"{name}.yaml", catalog)
    return view(game, state, seat)


def laid_out(catalog: Catalog, name: str, size: tuple[int, int] = SMALL, left: bool = False) -> Layout:
    return lay_out(size, 1.0, seen(catalog, name), "A", catalog, left_handed=left)


def in_column(layout: Layout) -> list[Box]:
    """The tiles between Connection cards and log."""
    side = layout.side
    return [*side.hq.values(), *side.districts.values(), *filter(None, (side.arena, side.districts_head))]


def meetings(boxes: list[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one, other in combinations(boxes, 2) if one.rect.colliderect(other.rect)]


def marked(window: Rehearsal, kind: str) -> list[Mark]:
    return [mark for mark in window.app.marks if mark.kind == kind]


# ---------------------------------------------------------------------- the plan
@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT], ids=str)
@pytest.mark.parametrize("left", [False, True])
def test_all_lie_in_the_side_column_and_on_boards_and_cover_nothing(
    catalog: Catalog, size: tuple[int, int], left: bool
) -> None:
    for name in NAMES:
        layout = laid_out(catalog, name, size, left)
        side, own = layout.side, layout.own
        column = in_column(layout)
        assert [box for box in column if not side.panel.rect.contains(box.rect)] == [], name
        assert meetings([*column, *side.piles.values(), side.log, side.discard, side.prompt]) == [], name
        assert side.log.h > side.prompt.h / 2
        assert own.exchange
        borders = list(own.borders.values())
        assert [box for box in borders if not own.panel.rect.contains(box.rect)] == [], name
        assert meetings([*borders, *own.actions, own.exchange]) == [], name
        for board in (own, *layout.opponents):
            claimed = list(board.hq.values())
            assert [box for box in claimed if not board.panel.rect.contains(box.rect)] == [], name
            assert meetings([*claimed, board.plate]) == [], name
            assert [deal for deal in board.deals for box in claimed if deal.rect.colliderect(box.rect)] == [], name


@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT], ids=str)
@pytest.mark.parametrize("left", [False, True])
def test_the_drawer_leaves_boards_hand_and_side_column_free(
    catalog: Catalog, size: tuple[int, int], left: bool
) -> None:
    for name in NAMES:
        layout = laid_out(catalog, name, size, left)
        assert layout.drawer
        panel = layout.drawer.panel
        assert pygame.Rect((0, 0), size).contains(panel.rect)
        free = [layout.side.panel, layout.hand.strip, layout.own.panel, *(board.panel for board in layout.opponents)]
        assert [box for box in free if box.rect.inflate(-2, -2).colliderect(panel.rect)] == [], name
        parts = [layout.drawer.head, *layout.drawer.districts.values()]
        assert [part for part in parts if not panel.rect.contains(part.rect)] == []
        assert meetings(parts) == []


def test_games_without_them_are_laid_out_as_ever(catalog: Catalog) -> None:
    for name in PLAIN:
        layout = laid_out(catalog, name)
        assert in_column(layout) == []
        assert (layout.drawer, layout.own.borders) == (None, {})
        lowest = max(box.bottom for box in layout.side.piles.values())
        assert layout.side.log.y == pytest.approx(lowest + 38 * layout.scale, abs=1)


def test_what_is_gone_leaves_the_others_in_their_places(catalog: Catalog) -> None:
    """An HQ card claimed, a district razed."""
    table = seen(catalog, "box_four")
    assert table.hq
    assert table.districts
    before = lay_out(SMALL, 1.0, table, "A", catalog).side
    heir = replace(table.players[0], hq=(*table.players[0].hq, table.hq[1]))
    later = replace(table, hq=table.hq[:1], districts=table.districts[1:], players=(heir, *table.players[1:]))
    after = lay_out(SMALL, 1.0, later, "A", catalog)
    assert after.side.hq == {table.hq[0]: before.hq[table.hq[0]]}
    assert list(after.own.hq) == [*table.players[0].hq, table.hq[1]]
    assert after.hq(table.hq[1]) == after.own.hq[table.hq[1]]
    assert after.side.districts == {id: box for id, box in before.districts.items() if id != "foundry_quarter"}
    assert after.side.log == before.log


def test_the_tile_to_the_next_player_comes_first(catalog: Catalog) -> None:
    """R53.1."""
    assert borders_of(seen(catalog, "box_four"), "A") == ("gene_supplies", "hands_at_the_oars")
    assert borders_of(seen(catalog, "box_four"), "D") == ("hands_at_the_oars", "battle_against_moloch")
    assert borders_of(seen(catalog, "box_solo"), "A") == ("crossing_by_night",)


def test_all_can_be_hit_in_the_smallest_window(catalog: Catalog) -> None:
    for name in NAMES:
        layout = laid_out(catalog, name)
        assert layout.drawer
        boxes = [*in_column(layout), *layout.own.borders.values(), *layout.own.hq.values()]
        boxes += [*layout.drawer.districts.values(), layout.drawer.head]
        assert min(min(box.size) for box in boxes) >= 24, name


def test_a_district_lies_in_the_drawer_while_it_is_open(catalog: Catalog) -> None:
    layout = laid_out(catalog, "box_four")
    assert layout.drawer
    assert layout.district("lantern_market") == layout.side.districts["lantern_market"]
    assert layout.district("lantern_market", is_open=True) == layout.drawer.districts["lantern_market"]
    assert layout.district("docks") is None


def test_every_seat_has_a_place_in_the_arena(catalog: Catalog) -> None:
    for name in NAMES:
        table, layout = seen(catalog, name), laid_out(catalog, name)
        arena = layout.side.arena
        assert arena
        seats = (*table.people, VIRTUAL) if table.automa else table.people
        spots = [fighter_box(arena, table, seat) for seat in seats]
        assert [spot for spot in spots if not arena.rect.contains(spot.rect)] == []
        assert meetings(spots) == [], "in a solo game the champion has one, too"


@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT], ids=str)
@pytest.mark.parametrize("left", [False, True])
def test_the_overview_has_a_line_for_all_of_them(catalog: Catalog, size: tuple[int, int], left: bool) -> None:
    for name in NAMES:
        table = seen(catalog, name)
        overview = panorama(size, table, "A", catalog, left)
        line = overview.tiles
        assert line is not None
        assert line.arena is not None
        assert list(line.borders) == [border.side for border in table.borders]
        parts = [*line.hq.values(), line.arena, *line.districts.values(), *line.borders.values()]
        assert [part for part in parts if not line.panel.rect.contains(part.rect)] == [], name
        assert meetings(parts) == [], name
        others = [board.panel for board in overview.boards]
        others += [plan.panel for plan in (overview.machines, overview.map) if plan]
        others += [row.band for board in overview.boards for row in board.rows]
        assert [box for box in others if box.rect.inflate(-2, -2).colliderect(line.panel.rect)] == [], name
    assert panorama(size, seen(catalog, "map_four"), "A", catalog, left).tiles is None


# ---------------------------------------------------------------------- the frame


@pytest.mark.usefixtures("blank_drawings")
def test_each_of_them_can_be_pointed_at() -> None:
    found = places(sit_down("box_four"))
    wanted = [HqAt("hq_ibn"), HqAt("hq_salt_bastion"), HqAt("hq_tent_city"), HqAt("hq_iron_cathedral")]
    wanted_tiles = [BorderAt("gene_supplies"), BorderAt("hands_at_the_oars"), labels.ARENA, labels.DISTRICTS]
    districts = [DistrictAt(id) for id in ("foundry_quarter", "gasworks_row", "lantern_market")]
    assert [label for label in (*wanted, *wanted_tiles, *districts) if label not in found] == []
    assert BorderAt("tribute_to_borgo") not in found, "it lies between B and C"


@pytest.mark.usefixtures("blank_drawings")
def test_icons_that_the_own_state_has_are_ticked(catalog: Catalog) -> None:
    """R52.2."""
    window = sit_down("box_four")
    ticks = [mark.name for mark in marked(window, "image") if mark.name.startswith("has ")]
    assert sorted(ticks) == sorted(["has iron", "has contact", "has vp", "has ammo", "has gun", "has ammo"]), (
        "one of the two guns of the Salt Bastion is missing"
    )
    game, state = read_position_file(POSITIONS / "box_four.yaml", catalog)
    sites = state.player("A").sites
    assert supplied(game, sites, ("gun", "gun", "ammo")) == {0, 2}
    assert supplied(game, (), ("gun",)) == frozenset()


@pytest.mark.usefixtures("blank_drawings")
def test_markers_tell_who_is_in_the_arena_and_who_has_a_deal() -> None:
    window = sit_down("box_four")
    pictures = [mark.name for mark in marked(window, "icon")]
    assert [name for name in pictures if name.startswith("fighter")] == [f"fighter {seat}" for seat in "ABCD"]
    assert [name for name in pictures if name.startswith("deal with")] == ["deal with foundry_quarter"]
    window.key("d")
    window.settle()
    pictures = [mark.name for mark in marked(window, "icon")]
    assert [name for name in pictures if name.startswith("deal of")] == [f"deal of {seat}" for seat in "ABCD"]


# ---------------------------------------------------------------------- closely
WIDTHS = (40, 64, 84, 104, 138, 186, 250, 400)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_face_is_legible_and_stays_inside_its_edges(catalog: Catalog, width: int, language: str) -> None:
    words = Wording(catalog, language)
    assert catalog.arena
    for text in (1.0, 1.4):
        drawings = [hq_face(hq, width, words, text) for hq in catalog.headquarters.values()]
        drawings += [
            border_face(side, catalog.other_side(side.id), width, words, text) for side in catalog.border_sides.values()
        ]
        drawings += [arena_face(catalog.arena, width, words, text)]
        drawings += [district_face(district, width, words, text) for district in catalog.districts.values()]
        for drawing in drawings:
            face = drawing.surface.get_rect().inflate(2, 2)
            wrong = [
                f"{mark.kind} {mark.name} {tuple(mark.rect)}"
                for mark in drawing.marks
                if (width >= 84 and not face.contains(mark.rect))
                or (mark.kind == "icon" and mark.px < ICON_FLOOR)
                or (mark.kind == "text" and mark.px < FLOOR)
            ]
            assert wrong == []


def test_a_face_shows_what_is_asked_and_what_it_brings(catalog: Catalog) -> None:
    words = Wording(catalog, "en")
    bastion = hq_face(catalog.headquarters["hq_salt_bastion"], 250, words)
    icons = [mark.name for mark in bastion.marks if mark.kind == "icon"]
    assert [icons.count(name) for name in ("gun", "ammo", "red", "shield")] == [2, 1, 1, 1]
    assert upright_face(catalog, "docks", 100, words) is None
    assert upright_face(catalog, ARENA_TILE, 100, words) is not None


def test_the_library_has_the_tiles_of_the_match(catalog: Catalog) -> None:
    for name, kinds in (("box_four", TILES), ("map_four", frozenset())):
        library = library_of(sit_down(name).context)
        assert library.kinds & TILES == kinds
    assert gives(catalog.headquarters["hq_salt_bastion"]) == {"red", "shield"}
    assert gives(catalog.border_sides["gene_supplies"]) == {"ammo", "card"}
    assert gives(catalog.districts["lantern_market"]) == {"vp", "worker", "ammo"}


@pytest.mark.usefixtures("blank_drawings")
def test_the_whole_library_filters_them() -> None:
    window = rehearse("cards", SMALL, settings=STILL)
    window.settle()
    for kind in (HQ, BORDER, ARENA, DISTRICT):
        window.click(FilterChip("kinds", kind))
    assert looked_at(window, "cards") == []


@pytest.mark.parametrize("card", ["hq_ibn", "human_trafficking", ARENA_TILE, "gasworks_row"])
@pytest.mark.usefixtures("blank_drawings")
def test_the_zoom_tells_them(card: str) -> None:
    window = rehearse("cards", SMALL, settings=STILL)
    zoom = ZoomScene(window.context, [card])
    window.context.stack.push(zoom)
    for part in ("facts", "rules"):
        zoom.part = part
        zoom.changed = True
        assert looked_at(window, f"{card} {part}") == []
    assert zoom.topic_at(None)


@pytest.mark.usefixtures("blank_drawings")
def test_a_border_tile_is_turned_to_its_other_side() -> None:
    window = rehearse("cards", SMALL, settings=STILL)
    zoom = ZoomScene(window.context, ["human_trafficking"])
    window.context.stack.push(zoom)
    window.settle()
    window.key("t")
    assert zoom.card == "gene_supplies"
    window.key("t")
    assert zoom.card == "human_trafficking"
