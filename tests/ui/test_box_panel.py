"""Headquarters, border tiles, the Arena and districts at the table: where they lie in windows of every shape, what is
seen of them, the drawer, the overview, and how the library and the zoom show them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.fiftyfirst.art import tile_faces
from game.fiftyfirst.art.tile_faces import tile_face
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import ARENA, Arena
from game.fiftyfirst.cards.sets.borders import BORDER, border_sides
from game.fiftyfirst.cards.sets.districts import DISTRICT
from game.fiftyfirst.cards.sets.headquarters import HQ
from game.fiftyfirst.cards.shelf import TILES, gives
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.sets.headquarters.rules import supplied
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.scenes.library import library_of
from game.fiftyfirst.table.draw.cards import Print, printed_face
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.sets import sets_of
from game.fiftyfirst.table.sets.arena import fighter_box
from game.fiftyfirst.table.sets.arena_tiles import TILE
from game.fiftyfirst.table.sets.borders import beside
from game.fiftyfirst.table.sets.district_tiles import HEAD
from game.fiftyfirst.table.sets.districts import DRAWER
from game.fiftyfirst.table.spots import BorderAt, DistrictAt, HqAt
from game.fiftyfirst.wording.wording import Wording
from game.play.scenarios.scenario import read_position_file
from game.ui.places import FilterChip
from game.ui.rehearsal.driver import STILL
from game.ui.scenes.zoom import ZoomScene
from tests.ui.panels import drawer_of, meetings, seen
from tests.ui.sweep import looked_at
from tests.ui.table_person import POSITIONS, SMALL, marked, places, scene, sit_down

pytestmark = pytest.mark.usefixtures("blank_drawings")

NAMES = ("box_two", "box_four", "box_solo")
PLAIN = ("table", "table_4p", "solo_hegemony", "map_four", "machines_two")


def laid_out(catalog: Catalog, name: str, size: tuple[int, int] = SMALL, left: bool = False) -> Layout:
    table = seen(catalog, name)
    return lay_out(size, 1.0, table, "A", catalog, left_handed=left, sets=sets_of(table))


# ---------------------------------------------------------------------- the plan
def test_games_without_them_are_laid_out_as_ever(catalog: Catalog) -> None:
    for name in PLAIN:
        layout = laid_out(catalog, name)
        assert (layout.side.tiles, layout.own.tiles) == ({}, {})
        assert DRAWER not in layout.panels
        lowest = max(box.bottom for box in layout.side.piles.values())
        assert layout.side.log.y == pytest.approx(lowest + 38 * layout.scale, abs=1)


def test_what_is_gone_leaves_the_others_in_their_places(catalog: Catalog) -> None:
    """An HQ card claimed: the last one takes its room. A district razed: a Ruin is left."""
    table = seen(catalog, "box_four")
    assert table.hq
    assert table.districts
    before = lay_out(SMALL, 1.0, table, "A", catalog, sets=sets_of(table)).side
    heir = replace(table.players[0], hq=(*table.players[0].hq, table.hq[1]))
    later = replace(table, hq=table.hq[:1], districts=table.districts[1:], players=(heir, *table.players[1:]))
    after = lay_out(SMALL, 1.0, later, "A", catalog, sets=sets_of(later))
    gone, last = [HqAt(card) for card in table.hq[1:]], HqAt(table.hq[0])
    left = {label: box for label, box in before.tiles.items() if label not in gone}
    assert DistrictAt("foundry_quarter") in left
    assert after.side.tiles == {**left, last: before.tiles[last]._replace(w=before.tiles[HEAD].w)}
    claimed = [label for label in after.own.tiles if isinstance(label, HqAt)]
    assert claimed == [HqAt(card) for card in (*table.players[0].hq, table.hq[1])]
    assert after.tile(HqAt(table.hq[1])) == after.own.tiles[HqAt(table.hq[1])]
    assert after.side.log == before.log


def test_the_tile_to_the_next_player_comes_first(catalog: Catalog) -> None:
    """R53.1."""
    four = seen(catalog, "box_four")
    assert beside(four, "A") == (BorderAt("gene_supplies"), BorderAt("hands_at_the_oars"))
    assert beside(four, "D") == (BorderAt("hands_at_the_oars"), BorderAt("battle_against_moloch"))
    assert beside(seen(catalog, "box_solo"), "A") == (BorderAt("crossing_by_night"),)


def test_a_district_lies_in_the_drawer_while_it_is_open() -> None:
    window, market = sit_down("box_four"), DistrictAt("lantern_market")
    folded = scene(window).sight()
    window.key("d")
    opened = scene(window).sight()
    assert folded.box(market) == folded.layout.side.tiles[market]
    assert opened.box(market) == drawer_of(opened.layout).districts[market]
    assert opened.box(DistrictAt("docks")) is None


def test_every_seat_has_a_place_in_the_arena(catalog: Catalog) -> None:
    for name in NAMES:
        table, layout = seen(catalog, name), laid_out(catalog, name)
        arena = layout.side.tiles[TILE]
        seats = (*table.people, VIRTUAL) if table.automa else table.people
        spots = [fighter_box(arena, table, seat) for seat in seats]
        assert [spot for spot in spots if not arena.rect.contains(spot.rect)] == []
        assert meetings(spots) == [], "in a solo game the champion has one, too"


# ---------------------------------------------------------------------- the frame
def test_each_of_them_can_be_pointed_at() -> None:
    found = places(sit_down("box_four"))
    wanted = [HqAt("hq_ibn"), HqAt("hq_salt_bastion"), HqAt("hq_tent_city"), HqAt("hq_iron_cathedral")]
    wanted_tiles = [BorderAt("gene_supplies"), BorderAt("hands_at_the_oars"), TILE, HEAD]
    districts = [DistrictAt(id) for id in ("foundry_quarter", "gasworks_row", "lantern_market")]
    assert [label for label in (*wanted, *wanted_tiles, *districts) if label not in found] == []
    assert BorderAt("tribute_to_borgo") not in found, "it lies between B and C"


def test_icons_that_the_own_state_has_stand_on_bright_fields(catalog: Catalog) -> None:
    """R52.2."""
    window = sit_down("box_four")
    fields = [mark.name for mark in marked(window, "panel") if mark.name == "lacking" or mark.name.startswith("has ")]
    assert sorted(fields) == sorted(
        ["has iron", "has contact", "has vp", "has ammo", "has gun", "has ammo", "lacking"]
    ), "one of the two guns of the Salt Bastion is missing"
    _, game, state = read_position_file(POSITIONS / "box_four.yaml", fiftyfirst(catalog).only)
    sites = state.player("A").sites
    assert supplied(game, sites, ("gun", "gun", "ammo")) == {0, 2}
    assert supplied(game, (), ("gun",)) == frozenset()


def test_markers_tell_who_is_in_the_arena_and_who_has_a_deal() -> None:
    window = sit_down("box_four")
    pictures = [mark.name for mark in marked(window, "icon")]
    assert [name for name in pictures if name.startswith("fighter")] == [f"fighter {seat}" for seat in "ABCD"]
    deals = [name for name in pictures if name.startswith("deal with")]
    assert deals == [f"deal with foundry_quarter of {seat}" for seat in "ABC"] + ["deal with gasworks_row of D"]
    window.key("d")
    window.settle()
    pictures = [mark.name for mark in marked(window, "icon")]
    assert [name for name in pictures if name.startswith("deal of")] == [f"deal of {seat}" for seat in "ABCD"]


# ---------------------------------------------------------------------- closely
def test_a_face_shows_what_is_asked_and_what_it_brings(catalog: Catalog) -> None:
    words = Wording(catalog, "en")
    bastion = tile_face(catalog.headquarters["hq_salt_bastion"], catalog, 250, words)
    icons = [mark.name for mark in bastion.marks if mark.kind == "icon"]
    assert [icons.count(name) for name in ("gun", "ammo", "red", "shield")] == [2, 1, 1, 1]
    assert printed_face("docks", Print(words, 100)) is not None
    assert printed_face("no_card", Print(words, 100)) is None


def test_a_tile_without_signs_of_its_own_shows_the_goods_that_it_can_give(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tile_faces, "SIGNS", {})
    arena = catalog.printed[Arena.id]
    face = tile_faces.tile_face(arena, catalog, 250, Wording(catalog, "en"))
    assert {*arena.gives} <= {mark.name for mark in face.marks if mark.kind == "icon"}


def test_the_library_has_the_tiles_of_the_match(catalog: Catalog) -> None:
    for name, kinds in (("box_four", TILES), ("map_four", frozenset())):
        library = library_of(sit_down(name).context)
        assert library.kinds & TILES == kinds
    assert gives(catalog.headquarters["hq_salt_bastion"]) == {"red", "shield"}
    assert gives(border_sides(catalog)["gene_supplies"]) == {"ammo", "card"}
    assert gives(catalog.districts["lantern_market"]) == {"vp", "worker", "ammo"}


def test_the_whole_library_filters_them() -> None:
    window = rehearse("cards", SMALL, settings=STILL)
    window.settle()
    for kind in (HQ, BORDER, ARENA, DISTRICT):
        window.click(FilterChip("kinds", kind))
    assert looked_at(window, "cards") == []


@pytest.mark.parametrize("card", ["hq_ibn", "human_trafficking", Arena.id, "gasworks_row"])
def test_the_zoom_tells_them(card: str) -> None:
    window = rehearse("cards", SMALL, settings=STILL)
    zoom = ZoomScene(window.context, [card])
    window.context.stack.push(zoom)
    for part in ("facts", "rules"):
        zoom.part = part
        zoom.changed = True
        assert looked_at(window, f"{card} {part}") == []
    assert zoom.topic_at(None)


def test_a_border_tile_is_turned_to_its_other_side() -> None:
    window = rehearse("cards", SMALL, settings=STILL)
    zoom = ZoomScene(window.context, ["human_trafficking"])
    window.context.stack.push(zoom)
    window.settle()
    window.key("t")
    assert zoom.card == "gene_supplies"
    window.key("t")
    assert zoom.card == "human_trafficking"
