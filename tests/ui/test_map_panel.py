"""The map of No Man's Land at the table: where it lies in windows of every shape, what is seen of it, the large map,
the overview, and Areas in the library and closely."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.art.area_faces import (
    AreaMarks,
    PlateShape,
    SheetShape,
    area_plate,
    area_sheet,
    marker,
    name_px,
    printed_categories,
    shared_of,
)
from game.fiftyfirst.art.card_strips import ability_strip
from game.fiftyfirst.art.small_areas import AreaPrice, SmallAreaShape, small_area, small_name_px
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import AREA
from game.fiftyfirst.cards.shelf import gives
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost, RazeOutpost
from game.fiftyfirst.rules.sets.no_mans_land.outposts import markers_left
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.view import TableView, view
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.sets import sets_of
from game.fiftyfirst.table.sets.no_mans_land.draw import MapFacts, area_marks, draw_map, marker_box, plan_map, stock_box
from game.fiftyfirst.table.spots import AreaAt, LevelAt, MarkersOf
from game.fiftyfirst.wording.wording import Wording
from game.paths import assets_folder
from game.play.scenarios.scenario import read_position_file
from game.ui.art.ornaments import Drawing
from game.ui.boxes import Box
from game.ui.canvas import Canvas, Mark
from game.ui.places import FilterChip
from game.ui.scenes.zoom import ZoomScene
from game.ui.theme import Metrics
from game.wording.signs import Sign
from tests.ui.drawings import faults, icons, texts
from tests.ui.panels import AREAS, maps_of
from tests.ui.sweep import looked_at
from tests.ui.table_person import LARGE, POSITIONS, SMALL, library, marked, on_top, places, scene, sit_down, written

pytestmark = pytest.mark.usefixtures("blank_drawings")


def given(catalog: Catalog, name: str) -> tuple[Game, TableView]:
    """The game of a position, and the table as A sees it."""
    _, game, state = read_position_file(POSITIONS / f"{name}.yaml", fiftyfirst(catalog).only)
    return game, view(game, state, "A")


def laid_out(catalog: Catalog, name: str, size: tuple[int, int] = SMALL, left: bool = False) -> Layout:
    table = given(catalog, name)[1]
    return lay_out(size, 1.0, table, "A", catalog, left_handed=left, sets=sets_of(table))


# ---------------------------------------------------------------------- what an Area shows
def test_an_area_shows_its_outpost_and_the_cards_that_reach_its_levels(catalog: Catalog) -> None:
    game, table = given(catalog, "map_four")
    facts = MapFacts(table, game, Wording(catalog, "en"))
    held = AreaMarks(("ammo", "brick", "vp"), 2, "new_york", True, 4)
    assert area_marks(facts, "area_south_west") == held
    assert area_marks(facts, "area_east_central").defence == 2
    table = replace(table, outposts={})
    assert area_marks(facts._replace(view=table), "area_south_west") == AreaMarks(("ammo", "brick", "vp"))


def test_options_change_the_icons_that_an_area_shows(catalog: Catalog) -> None:
    game, table = given(catalog, "map_two")
    changed = replace(game, options=replace(game.options, outposts_build_icon="card", outposts_level_3_icon="liberty"))
    marks = area_marks(MapFacts(table, changed, Wording(catalog, "en")), "area_north_west")
    assert marks.categories == ("card", "iron", "liberty")
    assert printed_categories(catalog, "area_north_west") == ("ammo", "iron", "vp")


def test_the_markers_of_each_seat_are_counted_beside_the_map(catalog: Catalog) -> None:
    game, table = given(catalog, "map_two")
    facts = MapFacts(table, game, Wording(catalog, "en"))
    assert [markers_left(facts.game, facts.view, seat) for seat in "AB"] == [0, 5]
    full = {area: Outpost("B", 1) for area in catalog.areas}
    assert markers_left(facts.game, replace(table, outposts=full), "B") == 0


def test_a_marker_stands_on_the_level_of_its_outpost(catalog: Catalog) -> None:
    layout = laid_out(catalog, "map_four", LARGE)
    for plan in maps_of(layout):
        for (area, level), box in plan.levels.items():
            place = marker_box(plan, area, level)
            assert abs(place.center[1] - box.center[1]) <= 2
            assert box.x - 1 <= place.x < box.x + box.h
        assert all(plan.markers[seat].rect.contains(stock_box(plan, seat).rect) for seat in "ABCD")


# ---------------------------------------------------------------------- drawn
def meetings(drawing: Drawing, names: Iterable[str]) -> list[tuple[str, str]]:
    """The icons of those named that lie on each other by more than their edges."""
    found = [mark for mark in drawing.marks if mark.kind == "icon" and mark.name.split(" ")[0] in names]
    return [
        (one.name, other.name)
        for one, other in combinations(found, 2)
        if one.rect.inflate(-6, -6).colliderect(other.rect.inflate(-6, -6))
    ]


PLATES = ((36, 100), (46, 150), (55, 45), (70, 57), (70, 58), (80, 110), (106, 88), (142, 120), (142, 310), (220, 190))
SHEETS = ((140, 190), (190, 190), (251, 149), (377, 224), (503, 298), (520, 420))
UNHELD = AreaMarks(("ammo", "brick", "vp"))
HELD = [AreaMarks(("ammo", "brick", "vp"), level, "new_york", shield, level + 2) for level in (1, 2, 3)
        for shield in (False, True)]  # fmt: skip


@pytest.mark.parametrize("size", PLATES, ids=str)
def test_every_plate_shows_gains_cards_and_the_outpost(catalog: Catalog, size: tuple[int, int]) -> None:
    for language in ("en", "ru"):
        words = Wording(catalog, language)
        px = name_px(tuple(catalog.areas), size, words)
        for area in catalog.areas.values():
            for marks in (UNHELD, *HELD):
                drawing = area_plate(area, size, marks, words, px)
                assert faults(drawing) == [], (area.title, marks)
                check_levels(drawing, marks)
                assert {good for level in area.levels for good in level.gain} <= set(icons(drawing))
                assert (words.title(area.id).upper() in texts(drawing)) == (px > 0)


@pytest.mark.parametrize("size", SHEETS, ids=str)
def test_every_sheet_tells_name_directions_and_each_level(catalog: Catalog, size: tuple[int, int]) -> None:
    for language in ("en", "de", "ru"):
        words = Wording(catalog, language)
        for area in catalog.areas.values():
            for marks in (UNHELD, *HELD):
                for text in (0.8, 1.3):
                    shared = shared_of(tuple(catalog.areas.values()), size, words, text)
                    drawing = area_sheet(area, size, marks, shared, words, text)
                    assert faults(drawing) == [], (area.title, marks)
                    check_levels(drawing, marks)
                    defences = [level.defence for level in area.levels if level.level != marks.level]
                    assert {*map(str, defences), words.title(area.id).upper()} <= set(texts(drawing))
                    assert set(area.directions) <= set(icons(drawing)) or size[0] < 190
                    title = words.title(area.id).upper()
                    parts = [words.text(f"part-{part}.name").upper() for part in area.directions]
                    shown = [word for word in texts(drawing) if word in (title, *parts)]
                    assert shown == ([title, *parts] if shared.in_words else [title])
                    assert shared.in_words or size[0] < 400 or text > 1
                    assert meetings(drawing, ("defence", "shield", "marker")) == []


TILES = ((38, 100), (52, 150), (70, 57), (71, 58), (105, 88), (140, 118), (210, 180))


@pytest.mark.parametrize("size", TILES, ids=str)
def test_a_tile_of_the_small_map_has_one_statement(catalog: Catalog, size: tuple[int, int]) -> None:
    for language in ("en", "de", "ru"):
        words = Wording(catalog, language)
        px = small_name_px(tuple(catalog.areas), frozenset([size]), words)
        for area in catalog.areas.values():
            for marks in (UNHELD, *HELD):
                drawing = small_area(area, size, marks, words, px)
                assert faults(drawing) == [], (area.title, marks)
                shown = icons(drawing)
                assert len(shown) <= 5
                if not marks.level:
                    assert {"ammo", "arrow_light"} <= set(shown)
                    continue
                assert {"marker new_york", "defence"} <= set(shown)
                assert ("shield" in shown) == marks.shield
                assert meetings(drawing, ("defence", "shield", "marker")) == []
                gain = set(area.level(marks.level).gain)
                assert gain <= set(shown) or (size[0] < 50 and gain & set(shown))


@pytest.mark.parametrize("size", TILES, ids=str)
def test_a_tile_tells_the_price_of_what_is_about_to_be_done(catalog: Catalog, size: tuple[int, int]) -> None:
    words, area = Wording(catalog, "en"), catalog.areas["area_central"]
    razed = small_area(area, size, HELD[0], words, 0, AreaPrice("red", 3))
    assert icons(razed) == ["defence", "marker new_york", "red"]
    assert texts(razed) == ["3", "3"], "as defence and as price"
    built = small_area(area, size, UNHELD, words, 0, AreaPrice(category="brick"))
    assert icons(built) == ["discard", "brick"]


@pytest.mark.parametrize("name", ["table_map", "box_four"])
def test_where_a_token_can_raze_an_outpost_its_area_tells_the_price(name: str) -> None:
    window = sit_down(name)
    legal = {command.area for command in window.context.playing.legal() if isinstance(command, RazeOutpost)}
    assert legal
    window.lift(spots.REDS)
    assert {mark.name for mark in marked(window, "image") if mark.name.startswith("price")} == {
        f"price {area}" for area in legal
    }


def check_levels(drawing: Drawing, marks: AreaMarks) -> None:
    """The icons of the cards stand there, and the marker, defence and shield of the Outpost."""
    shown = icons(drawing)
    free = [category for level, category in enumerate(marks.categories, 1) if level != marks.level]
    assert set(free) <= set(shown)
    assert ("marker new_york" in shown) == (marks.level > 0)
    assert ("shield" in shown) == marks.shield
    if marks.level:
        assert str(marks.defence) in texts(drawing)


def test_levels_lie_in_their_area_in_every_size() -> None:
    for size in (*PLATES, *SHEETS, *TILES):
        inside = pygame.Rect((0, 0), size)
        tile = SmallAreaShape(size)
        assert inside.contains(tile.slip)
        assert tile.slip.contains(tile.marker())
        for shape in (PlateShape(size), SheetShape(size)):
            assert all(inside.contains(row) for row in shape.rows)
            assert all(inside.inflate(2, 2).contains(shape.marker(level)) for level in (1, 2, 3))


PORTRAITS = sorted(path.stem for path in assets_folder().glob("portraits/*.svg"))
EMBLEMS = [*PORTRAITS, *(f"virtual_{name}" for name in PORTRAITS)]


@pytest.mark.usefixtures("real_drawings")
def test_each_emblem_has_a_marker_of_its_own() -> None:
    drawn = {emblem: pygame.image.tobytes(marker(emblem, 24), "RGBA") for emblem in EMBLEMS}
    assert len(set(drawn.values())) == len(EMBLEMS)
    assert marker("new_york", 40).get_at((20, 6)) != marker("hegemony", 40).get_at((20, 6))


def drawn_map(catalog: Catalog, asked: str | None, is_large: bool = True) -> list[Mark]:
    game, table = given(catalog, "map_four")
    canvas = Canvas(pygame.Surface(LARGE), Metrics(LARGE))
    plan = plan_map(Box(300, 60, 1200, 800), 1.0, "ABCD", catalog, is_large)
    draw_map(canvas, MapFacts(table, game, Wording(catalog, "en")), plan, asked)
    return [mark for mark in canvas.marks if mark.kind == "hit"]


def test_a_level_is_a_place_only_where_it_is_asked_for(catalog: Catalog) -> None:
    assert [mark.label for mark in drawn_map(catalog, None) if isinstance(mark.label, LevelAt)] == []
    asked = [mark for mark in drawn_map(catalog, "area_central") if isinstance(mark.label, LevelAt)]
    assert [mark.label for mark in asked] == [LevelAt("area_central", level) for level in (1, 2, 3)]
    area = next(mark for mark in drawn_map(catalog, None) if mark.label == AreaAt("area_central"))
    assert all(area.rect.contains(mark.rect) for mark in asked)


def test_only_the_ground_of_the_large_map_is_a_place(catalog: Catalog) -> None:
    for is_large in (False, True):
        labelled = [mark.label for mark in drawn_map(catalog, None, is_large)]
        assert (spots.LARGE_MAP in labelled) == is_large
        assert {spots.MAP, *map(MarkersOf, "ABCD"), *map(AreaAt, catalog.areas)} <= set(labelled)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", SHEETS, ids=str)
def test_either_all_levels_of_the_map_are_told_in_words_or_none(
    catalog: Catalog, size: tuple[int, int], language: str
) -> None:
    words = Wording(catalog, language)
    shared = shared_of(tuple(catalog.areas.values()), size, words)
    lines = {words.text("area-level.heading", level=level) for level in (1, 2, 3)}
    told = {
        len(lines.intersection(texts(area_sheet(area, size, marks, shared, words))))
        for area in catalog.areas.values()
        for marks in (UNHELD, *HELD)
    }
    assert told in ({0}, {3})
    assert told == {3} or size[0] < 251 or language == "ru"


# ---------------------------------------------------------------------- at the table
def test_the_head_tells_how_many_markers_each_seat_has_left() -> None:
    window = sit_down("map_four")
    plan, _ = maps_of(scene(window).sight().layout)
    inside = {seat: written(window, box) for seat, box in plan.markers.items()}
    assert inside == {"A": ["3"], "B": ["4"], "C": ["4"], "D": ["4"]}


def test_what_lies_under_the_large_map_is_no_target() -> None:
    window = sit_down("map_four")
    window.click("goods:red")
    lit = {mark.label for mark in marked(window, "hit")}
    assert {spots.MAP} <= lit
    _, large = maps_of(scene(window).sight().layout)
    covered = large.panel.rect
    window.key("escape")
    window.key("b")
    rings = [mark for mark in window.app.marks if mark.kind == "hit" and covered.contains(mark.rect)]
    top = [mark.label for mark in rings if mark.layer >= 5]
    assert {AreaAt(f"area_{area}") for area in AREAS} <= set(top)


def test_an_area_is_shown_closely_with_its_levels_in_words() -> None:
    window = sit_down("map_four")
    window.hover(AreaAt("area_south_west"))
    window.key("i")
    zoom = on_top(window, ZoomScene)
    assert zoom.card == "area_south_west"
    told = "\n".join(mark.name for mark in marked(window, "text"))
    assert [f"Level {level}" in told for level in (1, 2, 3)] == [True] * 3
    assert looked_at(window, "zoom") == []
    window.click("zoom:rules")
    assert looked_at(window, "rules") == []
    window.key("right")
    assert zoom.card == "area_south_central"


# ---------------------------------------------------------------------- the library
def test_the_library_has_areas_where_the_game_has_them(catalog: Catalog) -> None:
    window = sit_down("map_two")
    window.key("c")
    window.click(f"filter:kinds:{AREA}")
    assert {stack.card.id for stack in library(window).found} == set(catalog.areas)
    window.click("filter:goods:gun")
    assert [stack.card.id for stack in library(window).found] == ["area_north_east"]
    window = sit_down("table")
    window.key("c")
    assert FilterChip("kinds", AREA) not in places(window)


def test_an_area_gives_what_its_levels_give(catalog: Catalog) -> None:
    assert gives(catalog.areas["area_south_west"]) == {"brick", "vp"}


# ---------------------------------------------------------------------- what cards do with Outposts
def test_signs_tell_outposts_and_their_levels_apart(catalog: Catalog) -> None:
    """Outposts are counted by the icon of their part of the map, levels by their own before it."""
    strips = {
        card: [sign for ability in catalog.locations[card].abilities for sign in ability_strip(ability, False)]
        for card in ("sentinel_mesa", "polar_obelisk", "garrison_kitchens")
    }
    counted = {card: [sign.name for sign in strip if sign.kind == "per"] for card, strip in strips.items()}
    assert counted == {"sentinel_mesa": ["north"], "polar_obelisk": ["levels"], "garrison_kitchens": ["any_area"]}
    assert strips["polar_obelisk"][-1] == Sign("good", "north")
