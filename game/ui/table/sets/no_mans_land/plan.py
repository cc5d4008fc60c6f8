"""The layout of the map of No Man's Land (R45.1): a panel with a head for the markers beside the map, and below it the
nine Areas in three rows, each with its levels from below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.cards.catalog import Catalog
from game.cards.sets.no_mans_land import LEVELS, MAP_SIDE
from game.kernel.seats import Seat
from game.rules.view import TableView
from game.ui.art.area_faces import PlateShape, SheetShape
from game.ui.boxes import Box, Sheet
from game.ui.places import AreaAt, Label, MarkersOf
from game.ui.table import labels
from game.ui.table.plan.boards import Band, PanelPlan, beside_boards
from game.ui.table.plan.layout import Layout
from game.ui.table.plan.panorama import Panorama
from game.ui.table.sight import Sight

_PANEL, _BROADEST = 340.0, 440.0
"""In u: width of the map at the right end of the State above, in a window of 16:9 or narrower, and at most."""

_PAD, _GAP, _HEAD = 5.0, 4.0, 36.0
_PAD_LARGE, _GAP_LARGE, _HEAD_LARGE = 12.0, 8.0, 54.0
"""In u: edge of the panel, gap between Areas, height of the head; of the small map and of the large one."""

_LARGE, _EDGE = 1180.0, 12.0
"""In u: width of the large map in a window of 16:9, and its least distance from the edge of the window."""

_SHAPE, _HIGHEST = 1.4, 1.0
"""Width of the large map in a higher window, as a share of what is above the hand, and its maximum height, as a share
of its width."""

_SIGN, _SIGN_LARGE = 0.96, 5.4
"""Width of the sign of the map in its head, in heights; on the large map the name follows it."""


NAME: Final = "map"
"""The name of the small map and of the large one in the layout."""

_WHOLE = 400.0
"""In u: width of the map beside the States in the overview."""


class MapPlan(PanelPlan, frozen=True):
    """The map. ``head`` opens and closes the large one, ``markers`` are those of each seat in it; ``levels`` are the
    levels of the ``areas``, of which only those of the large map can be pressed by themselves."""

    head: Box
    areas: Mapping[str, Box]
    levels: Mapping[tuple[str, int], Box]
    markers: Mapping[Seat, Box]
    is_large: bool = False

    def labelled(self) -> Iterator[tuple[Label, Box]]:
        """The places: the head, the markers of each seat, the Areas."""
        yield labels.MAP, self.head
        yield from ((MarkersOf(seat), box) for seat, box in self.markers.items())
        yield from ((AreaAt(area), box) for area, box in self.areas.items())


def small_map_of(layout: Layout | Panorama) -> MapPlan | None:
    """The map beside the State above, or in the overview; None without one (R45.1)."""
    plan = layout.beside.get(NAME)
    return plan if isinstance(plan, MapPlan) else None


def map_plan(sight: Sight) -> MapPlan | None:
    """The map that is seen: the large one while it is open; None without one (R45.1)."""
    large = sight.layout.panels[NAME] if sight.is_open(NAME) else None
    return large if isinstance(large, MapPlan) else small_map_of(sight.layout)


def area_box(sight: Sight, area: str) -> Box | None:
    """The box of an Area on the map that is seen."""
    plan = map_plan(sight)
    return plan.areas.get(area) if plan else None


def map_width(sheet: Sheet) -> float:
    """In u: the width of the map beside the State above: more in a low window, which has width to spare."""
    return min(_BROADEST, _PANEL * max(1.0, sheet.width / 1920))


def small_map(sheet: Sheet, view: TableView, catalog: Catalog, right: float, band: Band, _: int = 0) -> MapPlan:
    """The map beside a State, up to ``right`` and as high as ``band``."""
    width = map_width(sheet)
    return whole_map(sheet, view, catalog, right - width, width, band)


def large_map(sheet: Sheet, view: TableView, catalog: Catalog, band: Band) -> MapPlan:
    """The large map over the rows of both States, as high as their ``band`` but hardly higher than it is wide. Where
    that is little, as in a window that is higher than wide, it lies over the boards as well."""
    reach = beside_boards(sheet)
    end = reach.left + reach.width
    width = min(max(_LARGE, band.height * _SHAPE), end - _EDGE)
    high = min(band.height, width * _HIGHEST)
    left = max(_EDGE, min(reach.left + (reach.width - width) / 2, end - width))
    box = sheet.box(left, band.top + (band.height - high) / 2, width, high)
    return plan_map(box, sheet.scale, _seats(view), catalog, is_large=True)


def whole_map(sheet: Sheet, view: TableView, catalog: Catalog, left: float, width: float, band: Band) -> MapPlan:
    """The map in the overview."""
    return plan_map(sheet.box(left, band.top, width, band.height), sheet.scale, _seats(view), catalog)


def whole_size(_: TableView, __: int) -> tuple[float, float]:
    """In u: the width of the map beside the States of the overview; it never lies below them."""
    return _WHOLE, 0.0


def _seats(view: TableView) -> tuple[Seat, ...]:
    return tuple(player.seat for player in view.players)


def plan_map(box: Box, scale: float, seats: Sequence[Seat], catalog: Catalog, is_large: bool = False) -> MapPlan:
    """The map in a box in pixels; ``scale`` is pixels per u."""
    edge, gap, head = (
        max(2, round(u * scale)) for u in ((_PAD_LARGE, _GAP_LARGE, _HEAD_LARGE) if is_large else (_PAD, _GAP, _HEAD))
    )
    top = Box(box.x + edge, box.y + edge, box.w - 2 * edge, head)
    first = top.bottom + (gap if is_large else max(1, gap // 2))
    field = Box(top.x, first, top.w, box.bottom - edge - first)
    areas = {}
    for area in catalog.areas.values():
        left, right = (_line(field.x, field.w, gap, area.column + by) for by in (-1, 0))
        upper, lower = (_line(field.y, field.h, gap, area.row + by) for by in (-1, 0))
        areas[area.id] = Box(left, upper, right - gap - left, lower - gap - upper)
    shape = SheetShape if is_large else PlateShape
    levels = {
        (id, level): Box(*place.move(area.x, area.y))
        for id, area in areas.items()
        for level, place in zip(range(1, LEVELS + 1), shape(area.size).rows, strict=True)
    }
    beside = round(head * (_SIGN_LARGE if is_large else _SIGN)) + gap
    wide = top.w - beside
    ends = [top.x + beside + wide * number // len(seats) for number in range(len(seats) + 1)]
    markers = {
        seat: Box(start, top.y, end - start, top.h) for seat, start, end in zip(seats, ends, ends[1:], strict=False)
    }
    return MapPlan(box, top, areas, levels, markers, is_large)


def _line(start: int, length: int, gap: int, number: int) -> int:
    """Where the Area with this ``number``, from 0, begins in a row or column."""
    return start + round((length + gap) * number / MAP_SIDE)
