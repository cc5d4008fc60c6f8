"""Machines, the map, the tiles of the box and the discard piles: where their panels lie in windows of every shape, for
either hand, at the table and in the overview, and how they are looked at closely."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

import pytest

from game.fiftyfirst.art.area_faces import area_drawing, printed_categories
from game.fiftyfirst.art.machine_faces import machine_drawing
from game.fiftyfirst.art.tile_faces import tile_face
from game.fiftyfirst.cards.card import Printed
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import arena_of
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.plan.panorama import panorama
from game.fiftyfirst.table.sets import sets_of
from game.fiftyfirst.table.spots import AreaAt, MachineAt, MachinesOf, MarkersOf, PileOf
from game.fiftyfirst.wording.wording import Wording
from game.ui.art.ornaments import Drawing
from game.ui.places import Label
from game.ui.scenes.zoom import ZoomScene
from game.ui.widgets.tooltip import DELAY
from tests.ui.drawings import faults, icons, texts
from tests.ui.panels import AREAS, DEPLOYED, PANELS, Panel, check, held_parts, seen
from tests.ui.steps import covers, go
from tests.ui.sweep import PORTRAIT, REPLAY, SIZES, Size
from tests.ui.table_person import SMALL, marked, on_top, places, sit_down

pytestmark = pytest.mark.usefixtures("blank_drawings")

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def laid_out(catalog: Catalog, name: str, size: Size = SMALL, left: bool = False) -> Layout:
    table = seen(catalog, name)
    return lay_out(size, 1.0, table, "A", catalog, left_handed=left, sets=sets_of(table))


@each_panel
@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT, REPLAY], ids=str)
@pytest.mark.parametrize("left", [False, True])
def test_all_lies_in_its_panel_and_covers_nothing(catalog: Catalog, panel: Panel, size: Size, left: bool) -> None:
    for name in panel.positions:
        check(panel.at_table(laid_out(catalog, name, size, left)))


@each_panel
@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT], ids=str)
@pytest.mark.parametrize("left", [False, True])
def test_the_overview_shows_all_of_it(catalog: Catalog, panel: Panel, size: Size, left: bool) -> None:
    for name, count in product(panel.positions, DEPLOYED if panel is PANELS["machines"] else [None]):
        table = seen(catalog, name, deployed=count)
        check(panel.in_overview(panorama(size, table, "A", catalog, left, sets_of(table)), table, size))


@each_panel
def test_all_can_be_hit_in_the_smallest_window(catalog: Catalog, panel: Panel) -> None:
    for name in panel.positions:
        assert min(min(box.size) for box in panel.pressed(laid_out(catalog, name))) >= 24, name


@each_panel
def test_left_handed_players_have_it_at_the_other_side(catalog: Catalog, panel: Panel) -> None:
    for name in panel.positions:
        right, left = (panel.moved(laid_out(catalog, name, SMALL, hand)) for hand in (False, True))
        for one, other in zip(right, left, strict=True):
            assert other.box.x == SMALL[0] - one.box.right, name
            assert [box.x - one.box.x for box in one.inside] == [box.x - other.box.x for box in other.inside], name


@each_panel
@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT], ids=str)
def test_nothing_of_ones_own_gets_smaller(catalog: Catalog, panel: Panel, size: Size) -> None:
    for name, plain in panel.plain.items():
        layout, usual = laid_out(catalog, name, size), laid_out(catalog, plain, size)
        assert (layout.own.panel, layout.own.goods) == (usual.own.panel, usual.own.goods), name
        assert [row.band for row in layout.own.rows] == [row.band for row in usual.own.rows], name
        assert layout.hand.strip == usual.hand.strip, name
        assert layout.side.panel == usual.side.panel or size in PORTRAIT, name
        assert layout.opponent.rows[0].band.h == usual.opponent.rows[0].band.h, name
        assert layout.opponent.rows[0].band.w < usual.opponent.rows[0].band.w, name
        assert (usual.beside, usual.panels) == ({}, {})


@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT, REPLAY], ids=str)
def test_who_holds_machines_or_is_stopped_shows_it_beside_the_plate(catalog: Catalog, size: Size) -> None:
    for name, seats in (("machines_two", "B"), ("machines_four", "BCD")):
        layout = laid_out(catalog, name, size)
        table = seen(catalog, name)
        overview = panorama(size, table, "A", catalog, sets=sets_of(table))
        others = [board for board in overview.boards if board.seat != "A"]
        boards = [*layout.opponents, *others]
        assert [board.seat for board in boards if board.held] == [*seats] * 2
        assert layout.own.held is None
        for board in boards:
            check(held_parts(board))


# ---------------------------------------------------------------------- looked at
@pytest.mark.parametrize(
    ("name", "place", "card"),
    [("machines_four", MachineAt(0), "mother"), ("discards_two", PileOf("B"), "second_storey_builders")],
)
def test_what_the_pointer_rests_on_is_shown_large(name: str, place: Label, card: str) -> None:
    window = sit_down(name)
    before = [mark for mark in marked(window, "image") if mark.name == card]
    window.hover(place)
    window.wait(DELAY + 200)
    assert len([mark for mark in marked(window, "image") if mark.name == card]) == len(before) + 1


MACHINE_PLACES = {*map(MachineAt, range(10)), MachinesOf("B"), spots.SERVER_ROOM}
MAP_PLACES = {*(AreaAt(f"area_{area}") for area in AREAS), *map(MarkersOf, "ABCD"), spots.MAP}


@pytest.mark.parametrize(("name", "shown", "place", "card", "leafed"), [
    ("machines_four", MACHINE_PLACES, MachineAt(9), "curfew_siren", 10),
    ("map_four", MAP_PLACES, AreaAt("area_south_east"), "area_south_east", 9),
])  # fmt: skip
def test_in_the_overview_it_is_a_place_like_others(
    name: str, shown: set[Label], place: Label, card: str, leafed: int
) -> None:
    window = go(sit_down(name), "key o", covers(OverviewScene))
    assert shown <= set(places(window))
    window.click(place)
    zoom = on_top(window, ZoomScene)
    assert (zoom.card, len(zoom.cards)) == (card, leafed)


# ---------------------------------------------------------------------- faces
class Face(NamedTuple):
    """A face, and icons and texts that stand on it."""

    drawing: Drawing
    icons: Iterable[str] = ()
    texts: Iterable[str] = ()


Faces = Callable[[Catalog, int, Wording, float], Iterator[Face]]
"""The faces of all cards of a kind in a width, in words of a language, with text of a scale."""


def machine_faces(catalog: Catalog, width: int, words: Wording, text: float) -> Iterator[Face]:
    for machine in catalog.machines.values():
        drawing = machine_drawing(machine, width, words, text)
        assert ("frenzy" in icons(drawing)) == machine.frenzy
        yield Face(drawing, {*machine.code, "strength", "hack", machine.hacked_type}, {str(machine.strength)})


def area_faces(catalog: Catalog, width: int, words: Wording, text: float) -> Iterator[Face]:
    for area in catalog.areas.values():
        printed = printed_categories(catalog, area.id)
        goods = {good for level in area.levels for good in level.gain}
        is_wide = width >= 72
        yield Face(
            area_drawing(area, width, printed, words, text),
            goods | {*printed, *area.directions} if is_wide else goods,
            {str(level.defence) for level in area.levels} if is_wide else (),
        )


def tile_faces(catalog: Catalog, width: int, words: Wording, text: float) -> Iterator[Face]:
    arena = arena_of(catalog)
    assert arena
    sides = border_sides(catalog).values()
    tiles: list[Printed] = [arena, *catalog.headquarters.values(), *sides, *catalog.districts.values()]
    for tile in tiles:
        yield Face(tile_face(tile, catalog, width, words, text))


@pytest.mark.parametrize("width", [40, 64, 84, 104, 138, 186, 250, 400])
@pytest.mark.parametrize(("faces", "languages"), [
    (machine_faces, ("en", "ru")), (area_faces, ("en", "ru")), (tile_faces, ("en", "de", "ru")),
])  # fmt: skip
def test_every_face_is_legible_and_stays_inside_its_edges(
    catalog: Catalog, faces: Faces, languages: Sequence[str], width: int
) -> None:
    for language, text in product(languages, (1.0, 1.4)):
        for drawing, wanted_icons, wanted_texts in faces(catalog, width, Wording(catalog, language), text):
            assert faults(drawing, may_leave=faces is tile_faces and width < 84) == []
            assert {*wanted_icons} <= {*icons(drawing)}
            assert {*wanted_texts} <= {*texts(drawing)}
