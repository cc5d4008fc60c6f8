"""Areas, Machines and the tiles of the box where all of them are shown beside and below the States of the overview."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.fiftyfirst.art.area_faces import AreaMarks
from game.fiftyfirst.art.area_tiles import area_tile, tile_name_px
from game.fiftyfirst.art.machine_faces import MachineMarks
from game.fiftyfirst.art.machine_tiles import machine_tile
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import Arena
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.table.plan.panorama import panorama
from game.fiftyfirst.table.sets import sets_of
from game.fiftyfirst.table.sets.arena_tiles import TILE
from game.fiftyfirst.table.spots import BorderAt, DistrictAt, HqAt
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.ui.art.counted import LINES, counted, draw_row, row_px, row_width
from game.ui.art.ornaments import Drawing, blank, finished
from game.ui.canvas import Mark
from game.ui.rehearsal.driver import Rehearsal
from tests.ui.drawings import faults, icons, texts
from tests.ui.panels import seen
from tests.ui.steps import covers, go
from tests.ui.sweep import PORTRAIT, SIZES, Size
from tests.ui.table_person import marked, sit_down
from tests.ui.words import words_of

pytestmark = pytest.mark.usefixtures("blank_drawings")

AREAS = ((118, 176), (178, 280), (178, 396), (240, 370), (340, 300))
MACHINES = ((180, 62), (178, 118), (268, 98), (268, 130), (266, 186), (278, 270), (140, 70))
UNHELD = AreaMarks(("ammo", "brick", "vp"))
HELD = [AreaMarks(("ammo", "brick", "vp"), *marks) for marks in ((1, "new_york", True, 3), (3, "texas", False, 5))]
LADEN = Bag({"worker": 1, "iron": 1, "ammo": 1, "red": 3, "universal": 1})


def met(drawing: Drawing) -> list[tuple[str, str]]:
    """Texts that lie on icons which show more than a number, by more than their edges."""
    numbered = {"strength", "defence", "distance"}
    shown = [mark for mark in drawing.marks if mark.kind == "icon" and mark.name not in numbered]
    numbers = [mark for mark in drawing.marks if mark.kind == "text" and mark.name.isdigit()]
    return [
        (text.name, icon.name)
        for text, icon in product(numbers, shown)
        if text.rect.inflate(-2, -2).colliderect(icon.rect)
    ]


@pytest.mark.parametrize("size", AREAS, ids=str)
def test_every_area_has_its_name_its_picture_and_a_line_for_each_level(catalog: Catalog, size: Size) -> None:
    for language, marks in product(("en", "de", "ru"), (UNHELD, *HELD)):
        words = words_of(catalog, language)
        px = tile_name_px(tuple(catalog.areas), size, words)
        for area in catalog.areas.values():
            drawing = area_tile(area, size, marks, words, px)
            assert (faults(drawing), met(drawing)) == ([], []), (area.title, marks)
            assert {good for level in area.levels for good in level.gain} <= set(icons(drawing))
            defences = [str(level.defence) for level in area.levels if level.level != marks.level]
            assert {*defences, words.title(area.id).upper()} <= set(texts(drawing))
            art = next(mark.rect for mark in drawing.marks if mark.kind == "image")
            assert art.height >= size[1] * 0.3


@pytest.mark.parametrize("size", MACHINES, ids=str)
def test_every_machine_has_its_title_and_nothing_but_strength_and_tokens_on_its_picture(
    catalog: Catalog, size: Size
) -> None:
    for language, goods in product(("en", "ru"), (Bag(), LADEN)):
        for machine in catalog.machines.values():
            marks = MachineMarks(machine.strength + 1, True, goods)
            drawing = machine_tile(machine, size, marks, words_of(catalog, language))
            assert faults(drawing) == [], machine.title
            assert goods or met(drawing) == [], machine.title
            assert {*machine.code, *goods, "strength"} <= set(icons(drawing))
            assert str(machine.strength + 1) in texts(drawing)
            art = next(mark.rect for mark in drawing.marks if mark.kind == "image")
            on_it = [mark.name for mark in drawing.marks if mark.kind == "icon" and art.contains(mark.rect)]
            assert set(on_it) <= {"strength", *goods}


@pytest.mark.parametrize("width", [30, 60, 200])
def test_a_number_stands_beside_its_icon(width: int) -> None:
    row, canvas = counted({"gun": 12, "vp": 1, "fuel": 3}.items(), ones=False), blank((width, 30))
    taken = draw_row(canvas, row, pygame.Rect(0, 0, width, 30), 26, form=LINES)
    drawing = finished(canvas)
    assert met(drawing) == []
    assert icons(drawing) == ["gun", "vp", "fuel"]
    assert texts(drawing) == ["12", "3"]
    px = row_px(row, width, 26, LINES)
    assert px == 14 or row_width(row, px, LINES) <= taken.width == row_width(row, px, LINES)


def test_the_panel_is_no_higher_than_its_machines_need(catalog: Catalog) -> None:
    heights = []
    for count in (0, 1, 2, 3, 10):
        table = seen(catalog, "machines_two", deployed=count)
        plan = panorama((1920, 1080), table, "A", catalog, sets=sets_of(table)).beside["machines"]
        heights.append(plan.panel.h)
    assert heights == sorted(heights)
    assert len({*heights}) == len(heights)
    assert heights[0] < 50


@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT], ids=str)
def test_the_line_is_filled_by_its_tiles_and_those_of_a_kind_are_alike(catalog: Catalog, size: Size) -> None:
    for name in ("box_two", "box_four", "box_solo"):
        table = seen(catalog, name)
        line = panorama(size, table, "A", catalog, sets=sets_of(table)).tiles
        assert line
        kinds = (BorderAt, DistrictAt, HqAt)
        for kind in kinds:
            widths = [box.w for label, box in line.tiles.items() if isinstance(label, kind)]
            assert max(widths) - min(widths) <= 1
        assert {type(label) for label in line.tiles} == {*kinds, str}
        assert max(box.right for box in line.tiles.values()) > line.panel.right - line.panel.w * 0.2


def overview(name: str) -> Rehearsal:
    return go(sit_down(name), "key o", covers(OverviewScene))


def inside(window: Rehearsal, rect: pygame.Rect, kind: str) -> list[Mark]:
    return [mark for mark in marked(window, kind) if rect.contains(mark.rect)]


def test_every_tile_has_its_name_and_its_goods_with_their_numbers(catalog: Catalog) -> None:
    window = overview("box_four")
    words = Wording(catalog, "en")
    plan = window.context.stack.top
    assert isinstance(plan, OverviewScene)
    tiles = plan.plan.tiles
    assert tiles
    for label, title in (
        (HqAt("hq_ibn"), "hq_ibn"),
        (TILE, Arena.id),
        (DistrictAt("foundry_quarter"), "foundry_quarter"),
    ):
        rect = tiles.tiles[label].rect
        assert words.title(title).upper() in [mark.name for mark in inside(window, rect, "text")]
    rect = tiles.tiles[DistrictAt("foundry_quarter")].rect
    numbers = {mark.name for mark in inside(window, rect, "text")}
    assert {"iron", "brick"} <= {mark.name for mark in inside(window, rect, "icon")}
    assert {"5", "3"} <= numbers


def test_a_razed_district_is_a_ruin_and_says_so() -> None:
    window = overview("box_solo")
    scene = window.context.stack.top
    assert isinstance(scene, OverviewScene)
    tiles = scene.plan.tiles
    assert tiles
    razed = DistrictAt("gasworks_row")
    assert [mark.name for mark in inside(window, tiles.tiles[razed].rect, "image")] == ["ruin"]
    window.hover(razed)
    assert "It has been razed." in (scene._tip() or "")
