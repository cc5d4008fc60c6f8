"""The layout of one seat: its faction board and the rows of its State; and of what sets bring: tiles in lines, badges,
panels beside the States."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import CONTACTS, DEFENCE, GROUPS, RESOURCES
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.table.plan.piles import PilesPlan, StatusPlan
from game.kernel.seats import Seat
from game.ui.boxes import Box, Sheet, in_a_row, spread
from game.ui.places import Label

if TYPE_CHECKING:
    from game.fiftyfirst.table.zone import BesidePanel, TableSet


TILE_GAP = 6.0
"""In u: gap between tiles side by side."""

BADGE = 40.0
"""In u: width of a badge on a board, with the gap beside it."""

_LINE_HIGH, _LINE_UPRIGHT, _PAD, _TILES_APART = 110.0, 156.0, 7.0, 16.0
"""In u: height of the line in the overview, also in a window that is higher than wide, its edge, and the gap between
the tiles of two sets."""

_WIDEST = 1.75
"""How much wider than usual the tiles of a line are at most."""


class PanelPlan(msgspec.Struct, frozen=True):
    """A panel that a set brings."""

    panel: Box
    has_rows: ClassVar[bool] = False
    """Whether some of its rows may be out of sight."""

    def labelled(self) -> Iterable[tuple[Label, Box | None]]:
        """The places in it that the keyboard reaches in the overview."""
        return ()


class RowsPlan(PanelPlan, frozen=True, kw_only=True):
    """A panel with rows of which some may be out of sight: those from ``first`` on are seen, which is at most
    ``last``."""

    has_rows: ClassVar[bool] = True
    first: int = 0
    last: int = 0


class LinePlan(msgspec.Struct, frozen=True):
    """The tiles in one line of the overview, from left to right."""

    panel: Box
    tiles: Mapping[Label, Box]


class TableSheet(Sheet):
    """The sheet of a table, with what lies on it: what is seen, the cards, and the sets of the game."""

    def __init__(self, size: tuple[int, int], view: TableView, catalog: Catalog, sets: Sequence[TableSet] = ()) -> None:
        super().__init__(size)
        self.view, self.catalog, self.sets = view, catalog, sets

    @property
    def beside(self) -> tuple[BesidePanel, ...]:
        """The panels of sets beside the State above."""
        return tuple(one.beside for one in self.sets if one.beside)

    @property
    def is_upright(self) -> bool:
        """Whether the window is higher than wide."""
        return self.height > self.width

    @property
    def line_high(self) -> float:
        """In u: the height of the line of tiles in the overview; 0 if the game has none."""
        if not any(one.line for one in self.sets):
            return 0.0
        return _LINE_UPRIGHT if self.is_upright else _LINE_HIGH

    def badges(self, player: SeatView) -> tuple[Label, ...]:
        """What sets put beside the Deals on the board of a seat."""
        return tuple(label for one in self.sets for label in one.badges(player))

    def pile_or_held(self, player: SeatView, place: Box) -> tuple[Box | None, Box | None]:
        """Whether the place on a board is for a discard pile (R42.1), or for Machines that the seat holds and what
        Machines stop (R44.3d): the box of each, if there is one."""
        if self.view.own_discards:
            return place, None
        return None, place if shows_machines(player) else None


def line_plan(sheet: TableSheet, left: float, width: float, bottom: float) -> LinePlan | None:
    """All tiles in one line, as the overview shows them; None if the game has none."""
    if not sheet.line_high:
        return None
    top, high = bottom - sheet.line_high, sheet.line_high - 2 * _PAD
    groups = [(tuple(one.line.tiles(sheet)), one.line.wide) for one in sheet.sets if one.line]
    groups = [(labels, wide) for labels, wide in groups if labels]
    gaps = sum((len(labels) - 1) * TILE_GAP for labels, _ in groups) + _TILES_APART * (len(groups) - 1)
    wanted = sum(len(labels) * wide for labels, wide in groups)
    stretch = min(_WIDEST, (width - 2 * _PAD - gaps) / max(1.0, wanted))
    tiles, start = dict[Label, Box](), left + _PAD
    for labels, wide in groups:
        for label in labels:
            tiles[label] = sheet.box(start, top + _PAD, wide * stretch, high)
            start += wide * stretch + TILE_GAP
        start += _TILES_APART - TILE_GAP
    return LinePlan(sheet.box(left, top, width, sheet.line_high), tiles)


def side_by_side(sheet: Sheet, left: float, width: float, top: float, high: float, count: int) -> list[Box]:
    """So many equal places that fill a width."""
    wide = (width + TILE_GAP) / max(1, count)
    return [sheet.box(left + place * wide, top, wide - TILE_GAP, high) for place in range(count)]


def badges_plan(sheet: Sheet, badges: Sequence[Label], right: float, top: float, high: float) -> dict[Label, Box]:
    """Badges on a board, up to the ``right``."""
    left = right - BADGE * len(badges)
    boxes = (sheet.box(left + place * BADGE, top, BADGE - 4, high) for place in range(len(badges)))
    return dict(zip(badges, boxes, strict=True))


def stacked_plan(badges: Sequence[Label], room: Box) -> dict[Label, Box]:
    """Badges side by side in ``room`` on a tab; they overlap where it is too narrow."""
    wide = min(room.w, round(room.h * 0.9))
    lefts = spread(room.x, room.w, wide, len(badges), 2)
    return {label: Box(left, room.y, wide, room.h) for label, left in zip(badges, lefts, strict=True)}


GOODS_ORDER = (
    "worker", RESOURCES[0], RESOURCES[1], RESOURCES[2], RESOURCES[3], "ammo",
    CONTACTS[0], CONTACTS[1], CONTACTS[2], CONTACTS[3], "development", "shield", *GROUPS,
)  # fmt: skip
"""The order of the cells, row by row. Every good of a game has a fixed cell."""

TALL, WIDE, _BROAD = 1.18, 2.0, 2.1
"""Minimum and maximum width of a plate, in heights of its row, and its maximum in thirds of the State's height."""

_EMPTY_ROW, _HIGHEST_ROW = 0.448, 1.325
"""Height of an empty row, and maximum height of any, as shares of a third of the State."""

_RUIN = 0.5
"""Width of a Ruin as a share of that of a Location."""

FEW_TOKENS = 12
"""Number of kinds of tokens that stand in four rows of cells."""

_BETWEEN = 10.0
"""In u: gap between plates."""

_BUILD = 96.0
"""In u: minimum width of the place to build; in a full row it lies over the last plate."""

LEFT, COLUMN = 12.0, 304.0
_PLATE, STATUS_PLATE = 78.0, 104.0
"""In u: height of an opponent's plate, and of that of the virtual opponent."""

"""In u: left edge and width of the column of boards."""

_OWN_HEIGHT = 446.0
"""In u: height of the player's own board in a window of 16:9."""

_LONGEST = 1.9
"""Maximum stretch of the player's own board: higher strips would be higher than their icons."""

_HIGHEST_GOODS = 240.0
"""In u: maximum height of all goods cells, so that no cell is higher than wide."""

_HIGH_BOARD, _LARGEST_PLATE = 560.0, 1.26
"""In u: height from which another board has three columns of larger cells; and how much its plate grows at most."""

_LEAST_POSTER, _MARGIN = 200.0, 8.0
"""In u: least height of a poster at the foot of a board, and the edge around it."""

_DEAL = 62.0
"""In u: width of the end of a card that is tucked under a board for its Deal."""

_OWN_GAP, _OWN_PLATE = 8.0, 142.0

_PILE_COLUMN = 72.0
"""In u: width of the column at the right of another board for its discard pile (R42.1)."""

_PILE_WIDE, _PILE_HIGH, _PILE_HIGHEST = 64.0, 88.0, 150.0
"""In u: the top card of a discard pile on another board, and its maximum height where boards are high and narrow."""

_HELD, _HELD_HIGH = 92.0, 38.0
"""In u: the place to the right of the Deals for Machines that a seat holds, and for what Machines stop."""

_ABOVE_TILES, _BELOW_TILES, _TILE_HIGH = 7.0, 6.0, 58.0
"""In u: gap above and below border tiles at the foot of the player's own board, and their maximum height there."""

_BADGE_HIGH = 34.0
"""In u: height of badged HQ cards on another board."""

_UPPER = 316.0
"""In u: height of the band of the opponents in a window of 16:9."""


class RowPlan(msgspec.Struct, frozen=True):
    """One of the three rows of a State: its gutter, and a plate for every Site."""

    name: str
    band: Box
    gutter: Box
    places: Mapping[int, Box]
    uncovered: Mapping[int, Box]
    """The visible part of each plate: its right neighbour may cover the rest."""
    wholes: Mapping[int, Box]
    """Each plate while it lies on top of the others."""
    free: Box
    """The place to build, behind the last plate; if there is no room, over its end."""
    overlapping: bool

    @property
    def defence(self) -> int:
        return DEFENCE[self.name]

    def spread(self, raised: Mapping[int, float]) -> dict[int, Box]:
        """The plates while some are ``raised``, by shares of 0 to 1: one that is raised is seen whole, and the others
        move aside, so that each is covered a little more. The one that is raised most comes last."""
        here = {number: share for number, share in raised.items() if number in self.places}
        top = max(here, key=lambda number: here[number])
        lefts = [box.x for box in self.places.values()]
        for number, share in here.items():
            for index, moved in enumerate(self._opened(number)):
                lefts[index] += round(share * moved)
        boxes = {number: box._replace(x=left) for (number, box), left in zip(self.places.items(), lefts, strict=True)}
        lowest = boxes.pop(top)
        return {**boxes, top: self.wholes[top]._replace(x=lowest.x)}

    def parts(self, raised: Mapping[int, float]) -> Mapping[int, Box]:
        """The visible part of each plate while some are ``raised``."""
        if not self.overlapping or raised.keys().isdisjoint(self.places):
            return self.uncovered
        boxes = self.spread(raised)
        *_, top = boxes
        parts, numbers = {top: boxes[top]}, list(self.places)
        for number, following in zip(numbers, (*numbers[1:], None), strict=True):
            box = boxes[number]
            left = max(box.x, boxes[top].right) if numbers.index(number) > numbers.index(top) else box.x
            right = min(box.right, boxes[following].x) if following is not None else box.right
            parts.setdefault(number, Box(left, box.y, max(1, right - left), box.h))
        return parts

    def _opened(self, number: int) -> list[int]:
        """By how much each plate moves to the right when that of a Site is raised."""
        whole, rest, numbers = self.wholes[number], self.places[number].x, list(self.places)
        first, last = self.places[numbers[0]].x, self.places[numbers[-1]].x
        moves, end = [], self.uncovered[number].right
        for index, box in enumerate(self.places.values()):
            if index < numbers.index(number):
                moves.append(round((box.x - first) * (whole.x - rest) / (rest - first)))
            elif numbers[index] == number:
                moves.append(whole.x - rest)
            else:
                moves.append(round((last - box.x) * (whole.right - end) / max(1, last - end)))
        return moves


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
    goods_panel: Box
    goods: Mapping[str, Box]
    rows: tuple[RowPlan, ...] = ()
    income: Box | None = None
    actions: tuple[Box, ...] = ()
    exchange: Box | None = None
    is_tab: bool = False
    link: Box | None = None
    count: Box | None = None
    status: StatusPlan | None = None
    piles: PilesPlan | None = None
    discard: Box | None = None
    """The top card of the discard pile, where each seat has one; that of the player lies in the side column."""
    discard_note: Box | None = None
    """The place for the number of its cards; None if it stands on the top card."""
    held: Box | None = None
    """The place for the Machines that the seat holds, and the sign of what Machines stop (R44.3d); None if there are
    none. That of the player is none: its hand and its actions are seen."""
    tiles: Mapping[Label, Box] = {}
    """What sets bring: badges beside the Deals, and on the player's own board tiles at its foot."""
    poster: Box | None = None
    """The place for the leader of the faction, at the foot of a board that is much higher than what is on it."""

    @property
    def seen_deals(self) -> tuple[int, ...]:
        """The pixels of each Deal that the next one does not cover."""
        lefts = [box.x for box in self.deals[1:]]
        ends = (*lefts, *(box.right for box in self.deals[-1:]))
        return tuple(min(box.w, end - box.x) for box, end in zip(self.deals, ends, strict=True))

    def place(self, site: int) -> Box | None:
        """The plate of a Site; None if it is not shown."""
        return next((row.places[site] for row in self.rows if site in row.places), None)

    def row(self, name: str) -> RowPlan:
        return next(row for row in self.rows if row.name == name)


class Band(msgspec.Struct, frozen=True):
    """A horizontal band of the window, in u."""

    top: float
    height: float

    @property
    def bottom(self) -> float:
        return self.top + self.height


class Reach(msgspec.Struct, frozen=True):
    """Left edge and width of rows, in u. Plates are at least as wide as `TALL` makes those of a row ``least`` high."""

    left: float
    width: float
    least: float = 98.0


def shows_machines(player: SeatView) -> bool:
    """Whether the board of a seat shows Machines that it holds or actions that Machines stop."""
    return bool(player.machines_held or player.stopped)


def beside_boards(sheet: Sheet, least: float = 98.0) -> Reach:
    """Rows between the column of boards and the side column."""
    return Reach(328, sheet.width - 630, least)


def own_board(sheet: TableSheet, player: SeatView, band: Band, hand_top: float) -> BoardPlan:
    """The board of the seat at this screen, with tiles of sets at its foot and its goods below; everything grows with
    the height of ``band``."""
    tokens, badges = sheet.view.tokens, sheet.badges(player)
    tiles = tuple(label for one in sheet.sets for label in one.foot(sheet.view, player.seat))
    count, top = len(sheet.catalog.factions[player.faction].actions), band.top
    stretch = max(1.0, min(band.height / _OWN_HEIGHT, _LONGEST))
    plate = 96
    income = top + plate + 46 * stretch
    first, pitch, height = income + 34 * stretch, 51 * stretch, 44 * stretch
    margin = 2 if len(tokens) <= FEW_TOKENS else 1  # five rows of cells are still easy to hit
    badged = BADGE * len(badges)
    foot = first + count * pitch + height + _ABOVE_TILES
    high = min(_TILE_HIGH * stretch, band.bottom - foot - _BELOW_TILES)
    below = foot + (high + _BELOW_TILES if tiles else 0.0)
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(LEFT, top, COLUMN, band.height),
        plate=sheet.box(LEFT, top, COLUMN, plate),
        deals=_deals(sheet, player, Band(top + plate - 3, 46), badged),
        deal_zone=sheet.box(18, top + plate - 2, 292 - badged, 48 * stretch),
        income=sheet.box(24, income, 280, 30),
        actions=tuple(sheet.box(22, first + index * pitch, 284, height) for index in range(count)),
        exchange=sheet.box(22, first + count * pitch, 284, height),
        goods_panel=sheet.box(LEFT, hand_top + 6, COLUMN, sheet.height - hand_top - 16),
        goods=goods_cells(
            sheet, tokens, 20, 288, Band(hand_top + 14, sheet.height - hand_top - 30), 3, rows_of(tokens, 3), margin
        ),
        rows=state_rows(sheet, player, band, beside_boards(sheet, _OWN_PLATE), _OWN_GAP),
        tiles={
            **badges_plan(sheet, badges, LEFT + COLUMN - 4, top + plate + 2, 40),
            **dict(zip(tiles, side_by_side(sheet, 22, 284, foot, high, len(tiles)), strict=True)),
        },
        poster=_poster(sheet, below, band),
    )


def other_board(
    sheet: TableSheet, player: SeatView, band: Band, reach: Reach, status: StatusPlan | None = None
) -> BoardPlan:
    """The board of another player, as high as a State: plate, Deals and goods, and to the right of both its discard
    pile, if it has one; for the virtual opponent plate and ``status``."""
    tokens, badges, own_discards = sheet.view.tokens, sheet.badges(player), sheet.view.own_discards
    top, grown = band.top, max(1.0, min(band.height / _UPPER, _LARGEST_PLATE)) if status is None else 1.0
    plate, deals = STATUS_PLATE if status else _PLATE * grown, 36 * grown
    beside = _PILE_COLUMN if own_discards and status is None else 0.0
    held = _HELD if shows_machines(player) and status is None else 0.0
    badged = BADGE * len(badges)
    columns = 3 if beside or band.height > _HIGH_BOARD else 4
    rows = rows_of(tokens, columns)
    first = plate + deals
    most = rows * (288 - beside) / columns if columns == 3 else _HIGHEST_GOODS
    goods = min(band.height - first - 10, most)
    pile = LEFT + COLUMN - 4 - _PILE_WIDE
    high = max(_PILE_HIGH, min(_PILE_HIGH + (band.height - _UPPER) * 0.2, _PILE_HIGHEST))
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(LEFT, top, COLUMN, band.height),
        plate=sheet.box(LEFT, top, COLUMN, plate),
        deals=_deals(sheet, player, Band(top + plate - 3, deals), beside + held + badged),
        deal_zone=sheet.box(18, top + plate, 292 - beside - held - badged, deals - 2),
        goods_panel=sheet.box(16, top + first, 296 - beside, goods + 6),
        goods={}
        if status
        else goods_cells(sheet, tokens, 20, 288 - beside, Band(top + first + 2, goods), columns, rows, margin=2),
        rows=state_rows(sheet, player, band, reach),
        status=_beside(status, sheet.px(badged)) if status else None,
        discard=sheet.box(pile, top + plate + 6, _PILE_WIDE, high) if beside else None,
        discard_note=sheet.box(pile, top + plate + high + 10, _PILE_WIDE, 34) if beside else None,
        held=sheet.box(LEFT + COLUMN - 4 - held, top + plate, held, _HELD_HIGH) if held else None,
        tiles=badges_plan(sheet, badges, LEFT + COLUMN - 4 - beside - held, top + plate + 2, _BADGE_HIGH),
        poster=None if status else _poster(sheet, top + first + goods + 10, band),
    )


def _poster(sheet: Sheet, top: float, band: Band) -> Box | None:
    """The foot of a board in ``band`` from ``top`` on; None if it is low."""
    high = band.bottom - _MARGIN - top
    return sheet.box(LEFT + _MARGIN, top, COLUMN - 2 * _MARGIN, high) if high >= _LEAST_POSTER else None


def _beside(status: StatusPlan, badged: int) -> StatusPlan:
    """The status with room for badges beside its head, ``badged`` pixels wide."""
    return msgspec.structs.replace(status, head=status.head._replace(w=status.head.w - badged)) if badged else status


def _deals(sheet: Sheet, player: SeatView, band: Band, beside: float = 0.0) -> tuple[Box, ...]:
    """The end of a card for every Deal; more than there is room for cover each other, each by the same. ``beside`` is
    the width at the right, in u, that something else takes."""
    width = sheet.px(_DEAL)
    lefts = spread(sheet.px(26), sheet.px(276 - beside), width, len(player.deals), sheet.px(8))
    return tuple(Box(left, sheet.px(band.top), width, sheet.px(band.height)) for left in lefts)


def deal_tabs(sheet: Sheet, player: SeatView, band: Box, width: float) -> tuple[Box, ...]:
    """A tab for every Deal, ``width`` u wide; none if less than two thirds of a tab would be visible."""
    wide = sheet.px(width)
    lefts = spread(band.x, band.w, wide, len(player.deals), sheet.px(4))
    if len(lefts) > 1 and lefts[1] - lefts[0] < wide * 2 // 3:
        return ()
    return tuple(Box(left, band.y, wide, band.h) for left in lefts)


def rows_of(tokens: Sequence[str], columns: int) -> int:
    """The number of rows that cells of all ``tokens`` need."""
    return -(-len(tokens) // columns)


def goods_cells(
    sheet: Sheet,
    tokens: Sequence[str],
    left: float,
    width: float,
    band: Band,
    columns: int,
    rows: int,
    margin: float = 0.0,
) -> dict[str, Box]:
    """A cell for each of the ``tokens``, also for those of which the seat has none. The margin below a cell is
    doubled."""
    goods = [good for good in GOODS_ORDER if good in tokens]
    wide, high = width / columns, band.height / rows
    cells = {}
    for index, good in enumerate(goods):
        row, column = divmod(index, columns)
        x, y = left + column * wide + margin, band.top + row * high + margin
        cells[good] = sheet.box(x, y, wide - 2 * margin, high - 3 * margin)
    return cells


# ---------------------------------------------------------------------- rows
def state_rows(sheet: TableSheet, player: SeatView, band: Band, reach: Reach, gap: float = 7.0) -> tuple[RowPlan, ...]:
    """The three rows of a State: an empty one is lower, which leaves more for the others. The plates of a row are
    equally wide: as wide as it allows, within limits; a Ruin is half as wide."""
    by_row: dict[str, list[Site]] = {name: [] for name in DEFENCE}
    for site in player.sites:
        by_row[row_of(site, sheet.catalog)].append(site)
    heights, top, rows = row_heights(band.height - 2 * gap, [bool(sites) for sites in by_row.values()]), band.top, []
    widest = _BROAD * (band.height - 2 * gap) / 3
    for (name, sites), height in zip(by_row.items(), heights, strict=True):
        wide = _plate_width(sheet, sites, height, reach, min(widest, WIDE * height))
        rows.append(_row(sheet, name, sites, Band(top, height), reach, wide))
        top += height + gap
    return tuple(rows)


def row_heights(height: float, filled: Sequence[bool]) -> list[float]:
    """The heights of rows that share a ``height``: an empty one has little, and what is then left goes to those with
    plates, up to a limit.

    >>> [round(high) for high in row_heights(430, [True, False, True])]
    [183, 64, 183]
    >>> [round(high) for high in row_heights(430, [True, False, False])]
    [190, 120, 120]
    """
    equal, full = height / len(filled), sum(filled)
    if full in (0, len(filled)):
        return [equal] * len(filled)
    empty = len(filled) - full
    high = min(_HIGHEST_ROW * equal, (height - empty * _EMPTY_ROW * equal) / full)
    low = (height - full * high) / empty
    return [high if has_plates else low for has_plates in filled]


def _plate_width(sheet: TableSheet, sites: Sequence[Site], height: float, reach: Reach, most: float) -> int:
    """The width in pixels of the Locations of a row, in which ``sites`` lie: at ``most`` so many u."""
    length, between = sheet.px(reach.width) - sheet.px(48) - sheet.px(4) - 1, sheet.px(_BETWEEN)
    fitting = [int((length + between) / _plates(sites)) - between] if sites else []
    return max(sheet.px(TALL * min(height, reach.least)), min((sheet.px(most), *fitting)))


def _plates(sites: Sequence[Site]) -> float:
    """The length of a row in plates with their gaps."""
    return sum(_RUIN if site.ruin else 1.0 for site in sites)


def row_of(site: Site, catalog: Catalog) -> str:
    """The row of a Site. A Ruin drawn from the deck lies in the Feature row, so that its row reveals nothing."""
    location = None if site.drawn else catalog.locations.get(site.card)
    return location.row if location else "feature"


def _row(sheet: Sheet, name: str, sites: list[Site], of: Band, reach: Reach, wide: int) -> RowPlan:
    """One row; its plates are ``wide`` pixels wide."""
    band = sheet.box(reach.left, of.top, reach.width, of.height)
    gutter = Box(band.x + sheet.px(2), band.y + sheet.px(2), sheet.px(36), band.h - 2 * sheet.px(2))
    first, gap = band.x + sheet.px(48), sheet.px(_BETWEEN)
    high = min(sheet.px(of.height) - 2, band.h - 2)
    widths = [(wide - gap) // 2 if site.ruin else wide for site in sites]
    end, top = band.right - sheet.px(4), band.y + (band.h - high) // 2
    lefts = in_a_row(first, end - first, widths, gap)
    ends = (*lefts, end)[1:]
    seen = [min(width, right - left) for width, left, right in zip(widths, lefts, ends, strict=True)]
    numbers = [site.id for site in sites]
    wholes = [
        Box(left - _moved_aside(index, len(widths), width - part), top, width, high)
        for index, (left, width, part) in enumerate(zip(lefts, widths, seen, strict=True))
    ]
    parts = [Box(left, top, part, high) for left, part in zip(lefts, seen, strict=True)]
    boxes = [Box(left, top, width, high) for left, width in zip(lefts, (*widths[:-1], *seen[-1:]), strict=True)]
    build = min(boxes[-1].right + gap if boxes else first, band.right - sheet.px(2 + _BUILD))
    return RowPlan(
        name=name,
        band=band,
        gutter=gutter,
        places=dict(zip(numbers, boxes, strict=True)),
        uncovered=dict(zip(numbers, parts, strict=True)),
        wholes=dict(zip(numbers, wholes, strict=True)),
        free=Box(build, band.y, band.right - sheet.px(2) - build, band.h),
        overlapping=seen != widths,
    )


def _moved_aside(index: int, count: int, hidden: int) -> int:
    """By how many pixels a plate, of which so many are ``hidden``, moves to the left when it is shown whole: more the
    further right it lies; the last one, which ends where the row ends, by all of them."""
    return hidden if index == count - 1 else round(hidden * index / max(1, count - 2))


def lit_place(plan: BoardPlan) -> Box:
    """The place of a State that is lit while its player is to move: board and rows together, of a tab its rows, or the
    tab alone if they are not shown."""
    if not plan.rows:
        return plan.panel
    return all_rows(plan) if plan.is_tab else Box(*plan.panel.rect.union(all_rows(plan).rect))


def all_rows(plan: BoardPlan) -> Box:
    """All rows of a State together."""
    bands = [row.band.rect for row in plan.rows]
    return Box(*bands[0].unionall(bands[1:]))
