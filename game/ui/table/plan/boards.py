"""The layout of one seat: its faction board and the rows of its State."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import msgspec

from game.cards.catalog import Catalog
from game.cards.vocabulary import CONTACTS, DEFENCE, RESOURCES
from game.rules.state import Seat, Site
from game.rules.view import SeatView
from game.ui.boxes import Box, Sheet, fitting, spread
from game.ui.table.plan.piles import PilesPlan, StatusPlan

GOODS_ORDER = (
    "worker", RESOURCES[0], RESOURCES[1], RESOURCES[2], RESOURCES[3], "ammo",
    CONTACTS[0], CONTACTS[1], CONTACTS[2], CONTACTS[3], "development", "shield",
)  # fmt: skip
"""The order of the cells, row by row. Every good has a fixed cell."""

TALL, WIDE = 1.18, 1.62
"""Minimum and maximum width of a plate, in heights of its row."""

_SEEN = 0.7
"""Minimum visible share of a plate where plates overlap."""

LEFT, COLUMN = 12.0, 304.0
"""In u: left edge and width of the column of boards."""

_OWN_HEIGHT = 446.0
"""In u: height of the player's own board in a window of 16:9."""

_HIGHEST_GOODS = 240.0
"""In u: maximum height of all goods cells, so that no cell is higher than wide."""

_OWN_GAP, _OWN_PLATE = 8.0, 142.0


class RowPlan(msgspec.Struct, frozen=True):
    """One of the three rows of a State: its gutter, a plate for every Site, and the ``free`` end of the row."""

    name: str
    band: Box
    gutter: Box
    places: Mapping[int, Box]
    uncovered: Mapping[int, Box]
    """The visible part of each plate: its right neighbour may cover the rest."""
    free: Box
    overlapping: bool

    @property
    def defence(self) -> int:
        return DEFENCE[self.name]


class BoardPlan(msgspec.Struct, frozen=True):
    """A faction board. Every seat has ``plate``, ``deals`` and ``goods``; ``rows`` is empty if its State is not shown.

    Only the player's own board has ``actions`` and ``exchange``. With several opponents each board ``is_tab``: small,
    and clicked as a whole. ``link`` joins the tab to its rows if they are shown; ``count`` is for the number of its
    targets. If the Deals do not fit, ``deals`` is empty and their number goes into ``deal_zone``. The virtual opponent
    has ``status`` and ``piles`` instead of goods and Deals.
    """

    seat: Seat
    panel: Box
    plate: Box
    deals: tuple[Box, ...]
    deal_zone: Box
    income: Box | None
    actions: tuple[Box, ...]
    exchange: Box | None
    goods_panel: Box
    goods: Mapping[str, Box]
    rows: tuple[RowPlan, ...]
    is_tab: bool = False
    link: Box | None = None
    count: Box | None = None
    status: StatusPlan | None = None
    piles: PilesPlan | None = None

    def place(self, site: int) -> Box | None:
        """The plate of a Site; None if it is not shown."""
        return next((row.places[site] for row in self.rows if site in row.places), None)

    def row(self, name: str) -> RowPlan:
        return next(row for row in self.rows if row.name == name)


class Zone(msgspec.Struct, frozen=True):
    """A horizontal band of the window, in u."""

    top: float
    height: float

    @property
    def bottom(self) -> float:
        return self.top + self.height


class Reach(msgspec.Struct, frozen=True):
    """Left edge and width of rows, in u. ``end`` stays free at the right, as a target for building. If a row is higher
    than ``least``, plates shrink before they overlap."""

    left: float
    width: float
    end: float = 128.0
    least: float = 98.0


def beside_boards(sheet: Sheet, least: float = 98.0) -> Reach:
    """Rows between the column of boards and the side column."""
    return Reach(328, sheet.width - 630, least=least)


def own_board(sheet: Sheet, player: SeatView, catalog: Catalog, zone: Zone, hand_top: float) -> BoardPlan:
    """The board of the seat at this screen, with its goods below; everything grows with the height of ``zone``."""
    count, top = len(catalog.factions[player.faction].actions), zone.top
    stretch = max(1.0, zone.height / _OWN_HEIGHT)
    plate = 96
    income = top + plate + 46 * stretch
    first, pitch, height = income + 34 * stretch, 51 * stretch, 44 * stretch
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(LEFT, top, COLUMN, zone.height),
        plate=sheet.box(LEFT, top, COLUMN, plate),
        deals=_deals(sheet, player, top + plate),
        deal_zone=sheet.box(18, top + plate - 2, 292, 48 * stretch),
        income=sheet.box(24, income, 280, 30),
        actions=tuple(sheet.box(22, first + index * pitch, 284, height) for index in range(count)),
        exchange=sheet.box(22, first + count * pitch, 284, height),
        goods_panel=sheet.box(LEFT, hand_top + 6, COLUMN, sheet.height - hand_top - 16),
        goods=goods_cells(sheet, 20, 288, Zone(hand_top + 14, sheet.height - hand_top - 30), 3, margin=2),
        rows=state_rows(sheet, player, catalog, zone, beside_boards(sheet, _OWN_PLATE), _OWN_GAP),
    )


def other_board(
    sheet: Sheet, player: SeatView, catalog: Catalog, zone: Zone, reach: Reach, status: StatusPlan | None = None
) -> BoardPlan:
    """The board of another player, as high as a State: plate, Deals and goods; for the virtual opponent plate and
    ``status``."""
    top, goods = zone.top, min(zone.height - 124, _HIGHEST_GOODS)
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(LEFT, top, COLUMN, zone.height),
        plate=sheet.box(LEFT, top, COLUMN, 78),
        deals=_deals(sheet, player, top + 78),
        deal_zone=sheet.box(18, top + 78, 292, 34),
        income=None,
        actions=(),
        exchange=None,
        goods_panel=sheet.box(16, top + 114, 296, goods + 6),
        goods={} if status else goods_cells(sheet, 20, 288, Zone(top + 116, goods), 4, margin=2),
        rows=state_rows(sheet, player, catalog, zone, reach),
        status=status,
    )


def _deals(sheet: Sheet, player: SeatView, top: float) -> tuple[Box, ...]:
    width = sheet.px(34)
    lefts = spread(sheet.px(26), sheet.px(276), width, len(player.deals), sheet.px(6))
    return tuple(Box(left, sheet.px(top), width, sheet.px(32)) for left in lefts)


def deal_tabs(sheet: Sheet, player: SeatView, zone: Box, width: float) -> tuple[Box, ...]:
    """A tab for every Deal, ``width`` u wide; none if less than two thirds of a tab would be visible."""
    wide = sheet.px(width)
    lefts = spread(zone.x, zone.w, wide, len(player.deals), sheet.px(4))
    if len(lefts) > 1 and lefts[1] - lefts[0] < wide * 2 // 3:
        return ()
    return tuple(Box(left, zone.y, wide, zone.h) for left in lefts)


def goods_cells(
    sheet: Sheet, left: float, width: float, zone: Zone, columns: int, margin: float = 0.0
) -> dict[str, Box]:
    """A cell for every good, also for goods of which the seat has none. The margin below a cell is doubled."""
    wide, high = width / columns, zone.height / (len(GOODS_ORDER) // columns)
    cells = {}
    for index, good in enumerate(GOODS_ORDER):
        row, column = divmod(index, columns)
        x, y = left + column * wide + margin, zone.top + row * high + margin
        cells[good] = sheet.box(x, y, wide - 2 * margin, high - 3 * margin)
    return cells


# ---------------------------------------------------------------------- rows
def state_rows(
    sheet: Sheet, player: SeatView, catalog: Catalog, zone: Zone, reach: Reach, gap: float = 7.0
) -> tuple[RowPlan, ...]:
    """The three rows of a State. Its plates are equally wide: as wide as the longest row allows, within limits."""
    by_row: dict[str, list[int]] = {name: [] for name in DEFENCE}
    for site in player.sites:
        by_row[row_of(site, catalog)].append(site.id)
    height = (zone.height - 2 * gap) / 3
    room = (reach.width - 52) / (max(map(len, by_row.values())) + 1) - 10
    plate = max(TALL * height, min(room, WIDE * height))
    return tuple(
        _row(sheet, name, sites, Zone(zone.top + index * (height + gap), height), reach, plate)
        for index, (name, sites) in enumerate(by_row.items())
    )


def row_of(site: Site, catalog: Catalog) -> str:
    """The row of a Site. A Ruin drawn from the deck lies in the Feature row, so that its row reveals nothing."""
    location = None if site.drawn else catalog.locations.get(site.card)
    return location.row if location else "feature"


def _row(sheet: Sheet, name: str, sites: list[int], zone: Zone, reach: Reach, width: float) -> RowPlan:
    band = sheet.box(reach.left, zone.top, reach.width, zone.height)
    gutter = Box(band.x + sheet.px(2), band.y + sheet.px(2), sheet.px(36), band.h - 2 * sheet.px(2))
    first, gap = band.x + sheet.px(48), sheet.px(10)
    length = band.right - sheet.px(4) - sheet.px(reach.end) - first
    wide, high = _plate_size(sheet, reach, zone.height, width, len(sites))
    high = min(high, band.h - 2)
    lefts = spread(first, length, wide, len(sites), gap)
    top = band.y + (band.h - high) // 2
    places = {site: Box(left, top, wide, high) for site, left in zip(sites, lefts, strict=True)}
    shown = [right - left if right > left else wide for left, right in pairwise((*lefts, band.right))]
    uncovered = {site: places[site]._replace(w=min(wide, width)) for site, width in zip(sites, shown, strict=True)}
    end = lefts[-1] + wide + gap if lefts else first
    free = Box(end, band.y, band.right - sheet.px(2) - end, band.h)
    return RowPlan(name, band, gutter, places, uncovered, free, len(lefts) > 1 and lefts[1] - lefts[0] < wide)


def _plate_size(sheet: Sheet, reach: Reach, height: float, width: float, count: int) -> tuple[int, int]:
    """Width and height of a plate in pixels. In a high row plates shrink so that enough of each stays visible."""
    most = fitting(reach.width - 52 - reach.end, count, _SEEN)
    if width <= most or height <= reach.least:
        return sheet.px(width), sheet.px(height) - 2
    high = max(reach.least, min(height, most / TALL))
    return sheet.px(TALL * high), sheet.px(high) - 2
