"""Draws the map of No Man's Land (R45.1): a panel with a head for the markers beside the map, and below it the nine
Areas in three rows, each with its levels from below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from game.fiftyfirst.art import area_faces, area_tiles
from game.fiftyfirst.art.card_strips import goods_row
from game.fiftyfirst.art.colours import AREA
from game.fiftyfirst.art.small_areas import AreaPrice, SmallAreaShape, small_area, small_name_px
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import LEVELS, MAP_SIDE
from game.fiftyfirst.rules.sets.no_mans_land import outposts
from game.fiftyfirst.rules.sets.no_mans_land.messages import ChooseLevel, map_of
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.cards import area_categories
from game.fiftyfirst.table.emblems import emblem_of
from game.fiftyfirst.table.plan.boards import Band, PanelPlan, TableSheet, beside_boards
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.plan.panorama import Panorama
from game.fiftyfirst.table.play.targets import Target
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import AreaAt, LevelAt, MarkersOf
from game.fiftyfirst.wording.wording import Wording
from game.kernel.seats import Seat
from game.ui.art import chrome
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.svg import icon
from game.ui.boxes import Box, Sheet
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.draw.heads import draw_head
from game.ui.theme import CAPTION, DIALOG, FLOOR, ICON_FLOOR, PLAIN, TITLE, TXT, TextSize
from game.ui.widgets.button import record_hit

_PANEL, _BROADEST = 340.0, 440.0
"""In u: width of the map at the right end of the State above, in a window of 16:9 or narrower, and at most."""

_PAD, _GAP, _HEAD = 5.0, 3.0, 36.0
_PAD_LARGE, _GAP_LARGE, _HEAD_LARGE = 12.0, 8.0, 54.0
"""In u: edge of the panel, gap between Areas, height of the head; of the small map and of the large one."""

_EDGE = 12.0
"""In u: least distance of the large map from the edge of the window."""

_SHAPE, _HIGHEST = 1.4, 1.0
"""Least width of the large map, as a share of the height above the hand, and its maximum height, as a share
of its width."""

_SIGN, _SIGN_LARGE = 0.96, 7.4
"""Width of the sign of the map in its head, in heights; on the large map name and key follow it."""

_MARKERS = 58.0
"""In u: width of the markers of a seat in the head of the small map, beside which its name and key have the rest."""


NAME: Final = "map"
"""The name of the small map and of the large one in the layout."""

GROWN: Final = "map grown"
"""The name of the map in the layout while something that fits it is held."""

_GROWTH = 2.2
"""Width of the map while something is held, as a multiple of that of the small one."""

_WHOLE, _WHOLE_BELOW = 560.0, 940.0
"""In u: width of the map beside the States in the overview, and its height below them."""

Form = type[area_faces.PlateShape] | type[area_faces.SheetShape] | type[area_tiles.TileShape]
"""What Areas look like: the measures of that."""

PLATES: Final = area_faces.PlateShape
SHEETS: Final = area_faces.SheetShape
TILES: Final = area_tiles.TileShape


class MapPlan(PanelPlan, frozen=True):
    """The map. ``head`` opens and closes the large one, ``markers`` are those of each seat in it; a map without a head
    only has Areas. ``levels`` are the levels of the ``areas``, of which only those of the large map can be pressed by
    themselves. ``form`` is what Areas look like: it is sheets where the map ``is_large``, and tiles with one statement
    each where it ``is_small``."""

    head: Box
    areas: Mapping[str, Box]
    levels: Mapping[tuple[str, int], Box]
    markers: Mapping[Seat, Box]
    is_large: bool = False
    form: Form = PLATES
    is_small: bool = False

    @property
    def has_head(self) -> bool:
        """Whether the markers lie beside it."""
        return bool(self.markers)

    def labelled(self) -> Iterator[tuple[Label, Box]]:
        """The places: the head, the markers of each seat, the Areas."""
        if self.has_head:
            yield spots.MAP, self.head
        yield from ((MarkersOf(seat), box) for seat, box in self.markers.items())
        yield from ((AreaAt(area), box) for area, box in self.areas.items())


def small_map_of(layout: Layout | Panorama) -> MapPlan | None:
    """The map beside the State above, or in the overview; None without one (R45.1)."""
    plan = layout.beside.get(NAME)
    return plan if isinstance(plan, MapPlan) else None


def map_plan(sight: Sight) -> MapPlan | None:
    """The map that is seen: the large one while it is open, the grown one while something is held that fits it; None
    without one (R45.1)."""
    opened = next((name for name in (NAME, GROWN) if sight.is_open(name)), None)
    plan = sight.layout.panels[opened] if opened else None
    return plan if isinstance(plan, MapPlan) else small_map_of(sight.layout)


def area_box(sight: Sight, area: str) -> Box | None:
    """The box of an Area on the map that is seen."""
    plan = map_plan(sight)
    return plan.areas.get(area) if plan else None


def map_width(sheet: Sheet) -> float:
    """In u: the width of the map beside the State above: more in a low window, which has width to spare."""
    return min(_BROADEST, _PANEL * max(1.0, sheet.width / 1920))


def small_map(sheet: TableSheet, right: float, band: Band, _: int) -> MapPlan:
    """The map beside a State, up to ``right`` and as high as ``band``."""
    width, seats = map_width(sheet), _seats(sheet.view)
    box = sheet.box(right - width, band.top, width, band.height)
    sign = sheet.px(width - 2 * _PAD - len(seats) * _MARKERS)
    return plan_map(box, sheet.scale, seats, sheet.catalog, sign=sign, is_small=True)


def large_map(sheet: TableSheet, upper: Band, lower: Band) -> MapPlan:
    """The large map over the rows of both States, as high as they are but hardly higher than it is wide. Where that is
    little, as in a window that is higher than wide, it lies over the boards as well."""
    reach, band = beside_boards(sheet), Band(upper.top, lower.bottom - upper.top)
    end = reach.left + reach.width
    width = min(max(reach.width, band.height * _SHAPE), end - _EDGE)
    high = min(band.height, width * _HIGHEST)
    left = max(_EDGE, min(reach.left + (reach.width - width) / 2, end - width))
    box = sheet.box(left, band.top + (band.height - high) / 2, width, high)
    return plan_map(box, sheet.scale, _seats(sheet.view), sheet.catalog, is_large=True)


def grown_map(sheet: TableSheet, upper: Band, _: Band) -> MapPlan:
    """The map while something is held that fits it: over the State above, as high as that, with Areas alone. The own
    State, onto which the same card may be dropped, stays in sight."""
    reach = beside_boards(sheet)
    wide = min(map_width(sheet) * _GROWTH, reach.width)
    box = sheet.box(reach.left + reach.width - wide, upper.top, wide, upper.height)
    return plan_map(box, sheet.scale, (), sheet.catalog)


def whole_map(sheet: TableSheet, left: float, width: float, band: Band) -> MapPlan:
    """The map in the overview: landscape tiles beside the States, sheets below them."""
    box, form = sheet.box(left, band.top, width, band.height), SHEETS if sheet.is_upright else TILES
    return plan_map(box, sheet.scale, _seats(sheet.view), sheet.catalog, form=form)


def whole_size(sheet: TableSheet) -> tuple[float, float]:
    """In u: the width of the map beside the States of the overview; or 0 and its height below them, in a window that is
    higher than wide."""
    return (0.0, _WHOLE_BELOW) if sheet.is_upright else (_WHOLE, 0.0)


def _seats(view: TableView) -> tuple[Seat, ...]:
    return tuple(player.seat for player in view.players)


def plan_map(
    box: Box,
    scale: float,
    seats: Sequence[Seat],
    catalog: Catalog,
    is_large: bool = False,
    sign: int = 0,
    form: Form = PLATES,
    is_small: bool = False,
) -> MapPlan:
    """The map in a box in pixels, without ``seats`` only its Areas; ``scale`` is pixels per u, ``sign`` the least width
    of what names it, in pixels."""
    edge, gap, head = (
        max(2, round(u * scale)) for u in ((_PAD_LARGE, _GAP_LARGE, _HEAD_LARGE) if is_large else (_PAD, _GAP, _HEAD))
    )
    top = Box(box.x + edge, box.y + edge, box.w - 2 * edge, head)
    first = top.bottom + (gap if is_large else max(1, gap // 2)) if seats else top.y
    field = Box(top.x, first, top.w, box.bottom - edge - first)
    areas = {}
    for area in catalog.areas.values():
        left, right = (_line(field.x, field.w, gap, area.column + by) for by in (-1, 0))
        upper, lower = (_line(field.y, field.h, gap, area.row + by) for by in (-1, 0))
        areas[area.id] = Box(left, upper, right - gap - left, lower - gap - upper)
    shape = SHEETS if is_large else form
    levels = {
        (id, level): Box(*place.move(area.x, area.y))
        for id, area in areas.items()
        for level, place in enumerate(_level_places(area, shape, is_small), 1)
    }
    beside = max(sign, round(head * (_SIGN_LARGE if is_large else _SIGN))) + gap
    wide = top.w - beside
    ends = [top.x + beside + wide * number // max(1, len(seats)) for number in range(len(seats) + 1)]
    markers = {
        seat: Box(start, top.y, end - start, top.h) for seat, start, end in zip(seats, ends, ends[1:], strict=False)
    }
    return MapPlan(box, top, areas, levels, markers, is_large, shape, is_small)


def _level_places(area: Box, form: Form, is_small: bool) -> tuple[pygame.Rect, ...]:
    """The places of the levels of an Area; on the small map all of them are its slip."""
    return (SmallAreaShape(area.size).slip,) * LEVELS if is_small else form(area.size).rows


def _line(start: int, length: int, gap: int, number: int) -> int:
    """Where the Area with this ``number``, from 0, begins in a row or column."""
    return start + round((length + gap) * number / MAP_SIDE)


LAYER: Final = 5
"""The layer of the large map: over all States, under lifted hand cards."""

_STYLE: Final = PLAIN._replace(edge=AREA)
_LARGE_STYLE: Final = DIALOG._replace(edge=AREA, alpha=1.0)


class MapFacts(NamedTuple):
    """What the map is drawn from, at the table and elsewhere."""

    view: TableView
    game: Game
    wording: Wording
    card_text: float = 1.0
    """Scale of names on Areas."""


def draw_panel(canvas: Canvas, sight: Sight, plan: MapPlan) -> None:
    """Draw the map beside the State above, or in the overview, where it is not opened."""
    draw_map(canvas, map_facts(sight), plan)
    if plan is small_map_of(sight.layout):
        _draw_name(canvas, sight, plan, sight.text("map-name"))


def _draw_name(canvas: Canvas, sight: Sight, plan: MapPlan, words: str, u: TextSize = CAPTION) -> None:
    """The name of the map between its sign and the markers, with its key and the sign that it opens."""
    head = plan.head
    left, right = head.x + round(head.h * _SIGN), min((box.x for box in plan.markers.values()), default=head.right)
    draw_head(canvas, sight, spots.MAP, Box(left, head.y, right - left - head.h // 4, head.h), words, u)


def map_facts(sight: Sight) -> MapFacts:
    """The map of the table."""
    standing = sight.standing
    return MapFacts(standing.view, standing.match.game, sight.wording, sight.layout.card_text)


def level_asked(sight: Sight) -> str | None:
    """The Area of which a level is to be chosen."""
    question = sight.standing.question
    return question.area if isinstance(question, ChooseLevel) and question.seat == sight.standing.seat else None


def draw_large_map(canvas: Canvas, sight: Sight) -> None:
    """Draw the large map over the States."""
    if plan := map_plan(sight):
        canvas.layer = LAYER
        draw_map(canvas, map_facts(sight), plan, level_asked(sight))
        _draw_name(canvas, sight, plan, sight.wording.set_title("no_mans_land"), TITLE)


def draw_grown_map(canvas: Canvas, sight: Sight) -> None:
    """Draw the map while something is held that fits it."""
    plan = sight.layout.panels[GROWN]
    if isinstance(plan, MapPlan):
        canvas.layer = LAYER
        draw_map(canvas, map_facts(sight), plan)


def draw_map(canvas: Canvas, facts: MapFacts, plan: MapPlan, asked: str | None = None) -> None:
    """Draw the map with its places; of an Area that is ``asked`` for, each level is one."""
    chrome.drop_shadow(canvas, plan.panel.rect, 5, 10)
    canvas.panel(plan.panel.rect, _LARGE_STYLE if plan.is_large else _STYLE, "map")
    if plan.is_large or not plan.has_head:
        canvas.hit(plan.panel.rect, spots.LARGE_MAP)
    if plan.has_head:
        _draw_head(canvas, facts, plan)
    for area, box in plan.areas.items():
        chrome.drop_shadow(canvas, box.rect, 3, 8)
        surface = tile_surface(facts, plan, area) if plan.is_small else area_surface(facts, area, box, plan.form)
        canvas.image(surface, box[:2], area)
        canvas.hit(box.rect, AreaAt(area))
    for (area, level), box in plan.levels.items():
        if area == asked:
            canvas.hit(box.rect, LevelAt(area, level))


# ---------------------------------------------------------------------- the head
def _draw_head(canvas: Canvas, facts: MapFacts, plan: MapPlan) -> None:
    """The sign of the map, and the markers that each seat has beside it."""
    head = plan.head
    px = max(ICON_FLOOR, round(head.h * 0.84))
    with canvas.within(head.rect):
        canvas.icon(area_faces.ICON, (head.x + px / 2, head.center[1]), px)
    record_hit(canvas, head.rect, spots.MAP)
    for seat, box in plan.markers.items():
        _draw_markers(canvas, box, emblem_of(facts.view, seat), outposts.markers_left(facts.game, facts.view, seat))
        record_hit(canvas, box.rect, MarkersOf(seat))


def _draw_markers(canvas: Canvas, box: Box, emblem: str, left: int) -> None:
    """The marker of a seat, and how many it has left; faint if it has none."""
    px = max(ICON_FLOOR, min(round(box.h * 0.78), box.w // 2))
    number, size = str(left), max(FLOOR, round(px * 0.74))
    wide = round(width_of(number, "number", size)) + 2
    gap = max(1, min(3, box.w - px - wide))
    start = box.center[0] - (px + gap + wide) // 2
    with canvas.within(box.rect):
        disc = area_faces.marker(emblem, px, dim=not left)
        canvas.picture(disc, (start + px / 2, box.center[1]), f"markers {emblem}")
        room = pygame.Rect(start + px + gap, box.y, round(wide / NARROW), box.h)
        canvas.letters(number, room, "number", size, TXT)


# ---------------------------------------------------------------------- the Areas
def area_marks(facts: MapFacts, area: str) -> area_faces.AreaMarks:
    """What an Area shows: the cards that reach its levels, and its Outpost."""
    game, categories = facts.game, area_categories(facts.game, area)
    outpost = map_of(facts.view).get(area)
    if outpost is None:
        return area_faces.AreaMarks(categories)
    defence = outposts.defence(game, area, outpost)
    return area_faces.AreaMarks(
        categories, outpost.level, emblem_of(facts.view, outpost.owner), outpost.shield, defence
    )


def area_surface(facts: MapFacts, area: str, box: Box, form: Form = PLATES) -> pygame.Surface:
    """An Area in the size of ``box``, with the Outpost that stands there."""
    areas, words, marks = facts.game.catalog.areas, facts.wording, area_marks(facts, area)
    if form is TILES:
        px = area_tiles.tile_name_px(tuple(areas), box.size, words, facts.card_text)
        return area_tiles.area_tile(areas[area], box.size, marks, words, px).surface
    if form is SHEETS:
        shared = area_faces.shared_of(tuple(areas.values()), box.size, words, facts.card_text)
        return area_faces.area_sheet(areas[area], box.size, marks, shared, words, facts.card_text).surface
    px = area_faces.name_px(tuple(areas), box.size, words, facts.card_text)
    return area_faces.area_plate(areas[area], box.size, marks, words, px).surface


def tile_surface(facts: MapFacts, plan: MapPlan, area: str, deed: AreaPrice | None = None) -> pygame.Surface:
    """An Area of the small map; with a ``deed`` it tells the price of that."""
    areas, words, sizes = facts.game.catalog.areas, facts.wording, frozenset(box.size for box in plan.areas.values())
    px = small_name_px(tuple(areas), sizes, words, facts.card_text)
    return small_area(areas[area], plan.areas[area].size, area_marks(facts, area), words, px, deed).surface


def draw_price(canvas: Canvas, sight: Sight, target: Target, box: Box) -> None:
    """Draw the price of what is about to be done on an Area of the small map."""
    plan, label = map_plan(sight), target.label
    if plan is None or not plan.is_small or not isinstance(label, AreaAt) or not target.is_legal:
        return
    facts = map_facts(sight)
    marks = area_marks(facts, label.area)
    deeds = {
        "raze_outpost": AreaPrice("red", marks.defence),
        "shield_outpost": AreaPrice("shield", 1),
        "build_outpost": AreaPrice(category=marks.categories[0]),
        "upgrade_outpost": AreaPrice(category=marks.categories[min(marks.level, LEVELS - 1)]),
    }
    if deed := deeds.get(target.verb):
        canvas.image(tile_surface(facts, plan, label.area, deed), box[:2], f"price {label.area}")


def marker_box(plan: MapPlan, area: str, level: int) -> Box:
    """Where a marker stands on a level of an Area."""
    box = plan.areas[area]
    if plan.is_small:
        return Box(*SmallAreaShape(box.size).marker(level).move(box.x, box.y))
    place = plan.form(box.size).marker(level)
    return Box(*place.move(box.x, box.y))


def stock_box(plan: MapPlan, seat: Seat) -> Box:
    """Where the markers of a seat lie beside the map."""
    box = plan.markers[seat]
    px = max(ICON_FLOOR + 2, min(round(box.h * 0.78), box.w // 2))
    return Box(box.center[0] - px // 2, box.center[1] - px // 2, px, px)


# ---------------------------------------------------------------------- answers to questions
def area_face_of(canvas: Canvas, sight: Sight, answer: str) -> tuple[list[pygame.Surface], str]:
    """An Area as it is on the map, and its name."""
    size = Box(0, 0, max(110, canvas.px(150)), max(90, canvas.px(128)))
    return [area_surface(map_facts(sight), answer, size)], sight.wording.title(answer)


def level_face_of(canvas: Canvas, sight: Sight, answer: str) -> tuple[list[pygame.Surface], str]:
    """What a level of the Area brings, and which one it is."""
    question, px = sight.standing.question, max(24, canvas.px(56))
    words = sight.text("area-level.heading", level=int(answer))
    if not isinstance(question, ChooseLevel):
        return [icon(f"outpost_{answer}", px)], words
    gain = sight.catalog.areas[question.area].level(int(answer)).gain
    return [icon(f"outpost_{answer}", px), goods_row(gain, max(20, canvas.px(40)), on_dark=False)], words
