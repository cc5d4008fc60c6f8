"""Where everything on the table lies: a pure function from window size and view to named rectangles."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.cards.catalog import Catalog
from game.cards.vocabulary import CONTACTS, DEFENCE, PILES, RESOURCES
from game.rules.state import Seat, Site
from game.rules.view import SeatView, TableView
from game.ui.table.plan.boxes import Box, Sheet, spread

GOODS_ORDER = (
    "worker", RESOURCES[0], RESOURCES[1], RESOURCES[2], RESOURCES[3], "ammo",
    CONTACTS[0], CONTACTS[1], CONTACTS[2], CONTACTS[3], "development", "shield",
)  # fmt: skip
"""The fixed places of the goods, row by row: a good is always found in the same cell."""

_HAND_HEIGHT = 218

LIFTED_FROM = 900
"""In windows lower than this the hovered hand card is shown over the log, where it hides no drop target."""

TALL, WIDE = 1.18, 1.62
"""How narrow and how wide a plate may be, in heights of its row."""


class RowPlan(msgspec.Struct, frozen=True):
    """One of the three rows of a State: its gutter, a plate for every Site, and the ``free`` end of the row."""

    name: str
    band: Box
    gutter: Box
    places: Mapping[int, Box]
    free: Box
    overlapping: bool

    @property
    def defence(self) -> int:
        return DEFENCE[self.name]

    def uncovered(self, site: int) -> Box:
        """The part of a plate that its right neighbour leaves in sight."""
        box = self.places[site]
        right = min((other.x for other in self.places.values() if other.x > box.x), default=box.right)
        return box._replace(w=min(box.w, right - box.x))


class BoardPlan(msgspec.Struct, frozen=True):
    """A faction board; ``actions`` and ``exchange`` only on the own one, where they can be clicked."""

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

    def place(self, site: int) -> Box | None:
        """Where the plate of a Site lies."""
        return next((row.places[site] for row in self.rows if site in row.places), None)

    def row(self, name: str) -> RowPlan:
        return next(row for row in self.rows if row.name == name)


class HandPlan(msgspec.Struct, frozen=True):
    """The strip along the lower edge; ``cards`` are the Locations, ``connections`` lie to their right."""

    strip: Box
    cards: tuple[Box, ...]
    connections: tuple[Box, ...]


class SidePlan(msgspec.Struct, frozen=True):
    """The column on the right; ``main`` is the one large button."""

    panel: Box
    deck: Box
    discard: Box
    discard_zone: Box
    label: Box
    piles: Mapping[str, Box]
    log: Box
    prompt: Box
    undo: Box
    redo: Box
    main: Box


class Layout(msgspec.Struct, frozen=True):
    """Named rectangles in pixels. ``own`` is the seat that looks at the table, ``opponent`` the one shown above it."""

    size: tuple[int, int]
    scale: float
    menu: Box
    sign: Box
    phases: tuple[Box, ...]
    lane: Box
    own: BoardPlan
    opponent: BoardPlan
    hand: HandPlan
    side: SidePlan

    @property
    def lifts_cards(self) -> bool:
        """Whether there is room to lift the hovered hand card above the strip."""
        return self.size[1] >= LIFTED_FROM

    def board(self, seat: Seat) -> BoardPlan:
        """The board of a seat; raises LookupError if it is not on the table."""
        for plan in (self.own, self.opponent):
            if plan.seat == seat:
                return plan
        raise LookupError(f"no board of {seat}")

    def place(self, site: int) -> Box | None:
        """Where the plate of a Site lies, in either State."""
        return self.own.place(site) or self.opponent.place(site)

    def uncovered(self, site: int) -> Box | None:
        """The part of the plate of a Site that is in sight, in either State."""
        rows = (*self.own.rows, *self.opponent.rows)
        return next((row.uncovered(site) for row in rows if site in row.places), None)


def lay_out(size: tuple[int, int], text_scale: float, view: TableView, catalog: Catalog) -> Layout:
    """The table as the seat of ``view`` sees it, with the State of the next seat above.

    ``text_scale`` is the player's setting, 0.8 to 2.0; it gives the prompt more height.
    """
    sheet = Sheet(size)
    own = view.seat or view.players[0].seat
    other = _next_seat(view, own)
    extra = sheet.height - 1080
    for_rows = extra - min(extra * 0.4, _HAND_HEIGHT * 0.3)
    row_height = 142 + for_rows / 3
    hand_top = 852 + for_rows
    player = view.player(own)
    return Layout(
        size=size,
        scale=sheet.scale,
        menu=sheet.box(12, 9, 44, 44),
        sign=sheet.box(68, 11, 136, 40),
        phases=_phases(sheet, view.phase),
        lane=sheet.box(646, 0, sheet.width - 646 - 26, 62),
        own=_own_board(sheet, player, catalog, row_height, hand_top),
        opponent=_opponent_board(sheet, view.player(other), catalog),
        hand=_hand(sheet, player, hand_top),
        side=_side(sheet, text_scale),
    )


def _next_seat(view: TableView, own: Seat) -> Seat:
    seats = [player.seat for player in view.players]
    return seats[(seats.index(own) + 1) % len(seats)]


SHOWN_PHASES = ("lookout", "production", "action", "cleanup")
"""The phases of a round, as the chips in the top bar show them."""


def _phases(sheet: Sheet, phase: str) -> tuple[Box, ...]:
    left, boxes = 222.0, []
    for name in SHOWN_PHASES:
        width = 148 if name == phase else 46
        boxes.append(sheet.box(left, 10, width, 42))
        left += width + 18
    return tuple(boxes)


def _own_board(sheet: Sheet, player: SeatView, catalog: Catalog, row_height: float, hand_top: float) -> BoardPlan:
    bottom = hand_top - 4
    first = 578
    pitch = 51
    count = len(catalog.factions[player.faction].actions)
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(12, 402, 304, bottom - 402),
        plate=sheet.box(12, 402, 304, 96),
        deals=_deals(sheet, player, 498),
        deal_zone=sheet.box(18, 496, 292, 48),
        income=sheet.box(24, 544, 280, 30),
        actions=tuple(sheet.box(22, first + index * pitch, 284, 44) for index in range(count)),
        exchange=sheet.box(22, first + count * pitch, 284, 44),
        goods_panel=sheet.box(12, hand_top + 6, 304, 212),
        goods=_cells(sheet, 20, hand_top + 14, 288, 49.5, 3),
        rows=_rows(sheet, player, catalog, 402, row_height, 8),
    )


def _opponent_board(sheet: Sheet, player: SeatView, catalog: Catalog) -> BoardPlan:
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(12, 74, 304, 316),
        plate=sheet.box(12, 74, 304, 78),
        deals=_deals(sheet, player, 152),
        deal_zone=sheet.box(18, 152, 292, 34),
        income=None,
        actions=(),
        exchange=None,
        goods_panel=sheet.box(16, 188, 296, 198),
        goods=_cells(sheet, 20, 190, 288, 64, 4),
        rows=_rows(sheet, player, catalog, 74, 98, 7),
    )


def _deals(sheet: Sheet, player: SeatView, top: float) -> tuple[Box, ...]:
    width = sheet.px(34)
    lefts = spread(sheet.px(26), sheet.px(276), width, len(player.deals), sheet.px(6))
    return tuple(Box(left, sheet.px(top), width, sheet.px(32)) for left in lefts)


def _cells(sheet: Sheet, x: float, y: float, width: float, pitch: float, columns: int) -> dict[str, Box]:
    wide = width / columns
    cells = {}
    for index, good in enumerate(GOODS_ORDER):
        row, column = divmod(index, columns)
        cells[good] = sheet.box(x + column * wide + 2, y + row * pitch + 2, wide - 4, pitch - 6)
    return cells


def _rows(
    sheet: Sheet, player: SeatView, catalog: Catalog, top: float, height: float, gap: float
) -> tuple[RowPlan, ...]:
    by_row: dict[str, list[int]] = {name: [] for name in DEFENCE}
    for site in player.sites:
        by_row[row_of(site, catalog)].append(site.id)
    width = sheet.width - 630
    longest = max(len(sites) for sites in by_row.values())
    plate = _plate_width(sheet, width, height, longest)
    return tuple(
        _row(sheet, name, sites, top + index * (height + gap), height, plate)
        for index, (name, sites) in enumerate(by_row.items())
    )


def row_of(site: Site, catalog: Catalog) -> str:
    """The row in which a Site lies; a Ruin whose front is unknown lies among the Features."""
    location = catalog.locations.get(site.card)
    return location.row if location else "feature"


def _plate_width(sheet: Sheet, width: float, height: float, longest: int) -> int:
    fitting = (width - 52) / (longest + 1) - 10
    return sheet.px(max(TALL * height, min(fitting, WIDE * height)))


def _row(sheet: Sheet, name: str, sites: list[int], top: float, height: float, plate: int) -> RowPlan:
    band = sheet.box(328, top, sheet.width - 630, height)
    gutter = Box(band.x + sheet.px(2), band.y + sheet.px(2), sheet.px(36), band.h - 2 * sheet.px(2))
    first = band.x + sheet.px(48)
    room = sheet.px(128)
    gap = sheet.px(10)
    length = band.right - sheet.px(4) - room - first
    lefts = spread(first, length, plate, len(sites), gap)
    places = {site: Box(left, band.y + 1, plate, band.h - 2) for site, left in zip(sites, lefts, strict=True)}
    end = lefts[-1] + plate + gap if lefts else first
    free = Box(end, band.y, band.right - sheet.px(2) - end, band.h)
    return RowPlan(name, band, gutter, places, free, len(lefts) > 1 and lefts[1] - lefts[0] < plate)


def _hand(sheet: Sheet, player: SeatView, top: float) -> HandPlan:
    height = sheet.height - top - 10
    strip = sheet.box(328, top, sheet.width - 630, height)
    high = min(height, _HAND_HEIGHT * 1.3)
    card = sheet.px(high * 63 / 88)
    locations = player.hand_size if player.hand is None else len(player.hand)
    connections = player.connection_count
    gap = sheet.px(8)
    lefts = spread(strip.x, strip.w, card, locations + connections, gap)
    shift = (strip.right - (lefts[-1] + card)) // 2 if lefts else 0
    boxes = tuple(Box(left + shift, strip.y, card, sheet.px(high)) for left in lefts)
    return HandPlan(strip, boxes[:locations], boxes[locations:])


def _side(sheet: Sheet, text_scale: float) -> SidePlan:
    left, bottom = sheet.width - 290, sheet.height - 10
    prompt = 82 * max(1.0, min(text_scale, 1.6))
    main_top = bottom - 14 - 72
    undo_top = main_top - 62
    prompt_top = undo_top - 12 - prompt
    log_top = 446
    return SidePlan(
        panel=sheet.box(left, 74, 282, bottom - 74),
        deck=sheet.box(left + 14, 86, 84, 118),
        discard=sheet.box(left + 112, 86, 84, 118),
        discard_zone=sheet.box(left + 108, 82, 168, 126),
        label=sheet.box(left + 14, 208, 254, 26),
        piles={pile: sheet.box(left + 14 + index * 132, 238, 122, 170) for index, pile in enumerate(PILES)},
        log=sheet.box(left + 10, log_top, 262, prompt_top - 12 - log_top),
        prompt=sheet.box(left + 12, prompt_top, 258, prompt),
        undo=sheet.box(left + 12, undo_top, 123, 50),
        redo=sheet.box(left + 147, undo_top, 123, 50),
        main=sheet.box(left + 12, main_top, 258, 72),
    )
