"""The faction boards and the rows of a State: what belongs to one seat, and where it lies."""

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
"""The fixed places of the goods, row by row: a good is always found in the same cell."""

TALL, WIDE = 1.18, 1.62
"""How narrow and how wide a plate may be, in heights of its row."""

_SEEN = 0.7
"""The share of a plate that is to stay in sight where plates overlap."""

LEFT, COLUMN = 12.0, 304.0
"""In u: where the column of the boards begins, and its width."""

_OWN_HEIGHT = 446.0
"""In u: the own board in a window of 16:9."""

_HIGHEST_GOODS = 240.0
"""In u: no cell of the goods is higher than it is wide."""

_OWN_GAP, _OWN_PLATE = 8.0, 142.0


class RowPlan(msgspec.Struct, frozen=True):
    """One of the three rows of a State: its gutter, a plate for every Site, and the ``free`` end of the row."""

    name: str
    band: Box
    gutter: Box
    places: Mapping[int, Box]
    in_sight: Mapping[int, Box]
    """The part of each plate that its right neighbour leaves in sight."""
    free: Box
    overlapping: bool

    @property
    def defence(self) -> int:
        return DEFENCE[self.name]

    def uncovered(self, site: int) -> Box:
        """The part of a plate that its right neighbour leaves in sight."""
        return self.in_sight[site]


class BoardPlan(msgspec.Struct, frozen=True):
    """A faction board: ``plate``, ``deals``, ``goods`` for every seat, ``rows`` only where the State is shown.

    ``actions`` and ``exchange`` are on the own board alone, where they can be clicked. A board that ``is_tab`` is one
    of several opponents: small, and clicked as a whole; ``link`` joins it to the rows if they are its own, and
    ``count`` is where it says how many targets its State has. Where there is no room for every Deal, ``deals`` is
    empty and ``deal_zone`` carries their number. The virtual opponent has ``status`` and ``piles`` instead of goods
    and Deals.
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
        """Where the plate of a Site lies; None if it is not shown."""
        return next((row.places[site] for row in self.rows if site in row.places), None)

    def row(self, name: str) -> RowPlan:
        return next(row for row in self.rows if row.name == name)


class Zone(msgspec.Struct, frozen=True):
    """A band of the window in u, for a board and the rows beside it."""

    top: float
    height: float

    @property
    def bottom(self) -> float:
        return self.top + self.height


class Reach(msgspec.Struct, frozen=True):
    """In u: where rows begin and how wide they are; ``end`` is kept free at their right, to build there. In rows that
    are higher than ``least`` plates become lower before they overlap."""

    left: float
    width: float
    end: float = 128.0
    least: float = 98.0


def beside_boards(sheet: Sheet, least: float = 98.0) -> Reach:
    """The rows of the table: from the column of the boards to the side column."""
    return Reach(328, sheet.width - 630, least=least)


def own_board(sheet: Sheet, player: SeatView, catalog: Catalog, zone: Zone, hand_top: float) -> BoardPlan:
    """The board of the seat that looks at the table, with the goods below it; in a higher ``zone`` all is higher."""
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
        goods=_cells(sheet, Zone(hand_top + 14, sheet.height - hand_top - 30), 3),
        rows=state_rows(sheet, player, catalog, zone, beside_boards(sheet, _OWN_PLATE), _OWN_GAP),
    )


def other_board(
    sheet: Sheet, player: SeatView, catalog: Catalog, zone: Zone, reach: Reach, status: StatusPlan | None = None
) -> BoardPlan:
    """The board of a player who has the height of a State for it: plate, Deals, a cell for every good, or for the
    virtual opponent its ``status``."""
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
        goods={} if status else _cells(sheet, Zone(top + 116, goods), 4),
        rows=state_rows(sheet, player, catalog, zone, reach),
        status=status,
    )


def _deals(sheet: Sheet, player: SeatView, top: float) -> tuple[Box, ...]:
    width = sheet.px(34)
    lefts = spread(sheet.px(26), sheet.px(276), width, len(player.deals), sheet.px(6))
    return tuple(Box(left, sheet.px(top), width, sheet.px(32)) for left in lefts)


def _cells(sheet: Sheet, zone: Zone, columns: int) -> dict[str, Box]:
    wide, pitch = 288 / columns, zone.height / (len(GOODS_ORDER) // columns)
    cells = {}
    for index, good in enumerate(GOODS_ORDER):
        row, column = divmod(index, columns)
        cells[good] = sheet.box(20 + column * wide + 2, zone.top + row * pitch + 2, wide - 4, pitch - 6)
    return cells


# ---------------------------------------------------------------------- rows
def state_rows(
    sheet: Sheet, player: SeatView, catalog: Catalog, zone: Zone, reach: Reach, gap: float = 7.0
) -> tuple[RowPlan, ...]:
    """The three rows of a State in the part of the window beside its board."""
    by_row = sites_by_row(player, catalog)
    height = (zone.height - 2 * gap) / 3
    plate = _plate_width(reach, height, max(len(sites) for sites in by_row.values()))
    return tuple(
        _row(sheet, name, sites, Zone(zone.top + index * (height + gap), height), reach, plate)
        for index, (name, sites) in enumerate(by_row.items())
    )


def sites_by_row(player: SeatView, catalog: Catalog) -> dict[str, list[int]]:
    """Row -> the numbers of the Sites in it, from left to right."""
    by_row: dict[str, list[int]] = {name: [] for name in DEFENCE}
    for site in player.sites:
        by_row[row_of(site, catalog)].append(site.id)
    return by_row


def row_of(site: Site, catalog: Catalog) -> str:
    """The row in which a Site lies; a Ruin that was drawn lies among the Features, so that its place tells nothing."""
    location = None if site.drawn else catalog.locations.get(site.card)
    return location.row if location else "feature"


def _plate_width(reach: Reach, height: float, longest: int) -> float:
    """One width for all plates of a State, in u: as wide as the longest row allows, if not too narrow."""
    room = (reach.width - 52) / (longest + 1) - 10
    return max(TALL * height, min(room, WIDE * height))


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
    in_sight = {site: places[site]._replace(w=min(wide, left)) for site, left in zip(sites, shown, strict=True)}
    end = lefts[-1] + wide + gap if lefts else first
    free = Box(end, band.y, band.right - sheet.px(2) - end, band.h)
    return RowPlan(name, band, gutter, places, in_sight, free, len(lefts) > 1 and lefts[1] - lefts[0] < wide)


def _plate_size(sheet: Sheet, reach: Reach, height: float, width: float, count: int) -> tuple[int, int]:
    """In pixels: in a high row the plates become smaller rather than cover each other too far."""
    most = fitting(reach.width - 52 - reach.end, count, _SEEN)
    if width <= most or height <= reach.least:
        return sheet.px(width), sheet.px(height) - 2
    high = max(reach.least, min(height, most / TALL))
    return sheet.px(TALL * high), sheet.px(high) - 2
