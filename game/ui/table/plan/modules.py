"""The layout of headquarters (R52) and of the modules beside the sets: border tiles, the Arena, districts (R53)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from game.cards.catalog import Catalog
from game.kernel.seats import Seat
from game.rules.view import TableView
from game.ui.boxes import Box, Sheet, spread
from game.ui.places import BorderAt, DistrictAt, HqAt, Label
from game.ui.table import labels

STRIP_HIGH, TILE_HIGH, STRIP_GAP = 44.0, 40.0, 6.0
"""In u: height of the HQ cards, of the Arena and the folded districts in the side column, and the gap between them."""

_GAP = 6.0
"""In u: gap between HQ cards, border tiles or folded districts."""

_HEAD = 38.0
"""In u: width of the head of the folded districts."""

CLAIMED = 40.0
"""In u: width of a claimed HQ card on a board, with the gap beside it."""

_SIGN, _PRIZE = 1.0, 1.25
"""Width of the sign of the Arena at its left end and of its prize at the right end, in heights."""

_DRAWER_EDGE, _DRAWER_GAP, _DRAWER_HEAD = 14.0, 12.0, 49.0
_DISTRICT, _DISTRICT_HIGH = 256.0, 300.0
"""In u: the drawer with the districts: its edge, the gap between districts, its head, and each of them."""


LINE_HIGH, _PAD, _BETWEEN = 64.0, 7.0, 16.0
_CARD_IN_LINE, _ARENA_IN_LINE, _DISTRICT_IN_LINE, _BORDER_IN_LINE = 96.0, 360.0, 112.0, 196.0
"""In u: height of the line in the overview, its edge and the gap between its parts; the width of each HQ card, of the
Arena, of each district and each border tile there."""


class ColumnPlan(msgspec.Struct, frozen=True):
    """The places in the side column of the HQ cards that are laid out, the Arena, the folded districts and their head;
    ``bottom`` is the lower edge of the lowest, in u."""

    hq: Mapping[str, Box]
    arena: Box | None
    districts_head: Box | None
    districts: Mapping[str, Box]
    bottom: float


class LinePlan(msgspec.Struct, frozen=True):
    """The places of HQ cards, Arena, districts and all border tiles in one line of the overview."""

    panel: Box
    hq: Mapping[str, Box]
    arena: Box | None
    districts: Mapping[str, Box]
    borders: Mapping[str, Box]

    def labelled(self) -> Iterator[tuple[Label, Box | None]]:
        """The places from left to right."""
        yield from ((HqAt(card), box) for card, box in self.hq.items())
        yield labels.ARENA, self.arena
        yield from ((DistrictAt(district), box) for district, box in self.districts.items())
        yield from ((BorderAt(side), box) for side, box in self.borders.items())


class DrawerPlan(msgspec.Struct, frozen=True):
    """The drawer with the districts, which lies over the upper State; ``head`` closes it."""

    panel: Box
    head: Box
    districts: Mapping[str, Box]


def column_plan(sheet: Sheet, view: TableView, catalog: Catalog, left: float, width: float, top: float) -> ColumnPlan:
    """The lines between Connection cards and log, from ``top`` on; only those that the game has. HQ cards keep their
    size when others have been claimed, and districts their places when others have been razed."""
    cards, arena, head, districts = dict[str, Box](), None, None, dict[str, Box]()
    if view.hq is not None:
        count = len(view.hq) + sum(len(player.hq) for player in view.players)
        cards = dict(zip(view.hq, _side_by_side(sheet, left, width, top + STRIP_GAP, STRIP_HIGH, count), strict=False))
        top += STRIP_GAP + STRIP_HIGH
    if view.arena is not None:
        arena = sheet.box(left, top + STRIP_GAP, width, TILE_HIGH)
        top += STRIP_GAP + TILE_HIGH
    if view.districts is not None:
        start = left + _HEAD + _GAP
        head = sheet.box(left, top + STRIP_GAP, _HEAD, TILE_HIGH)
        boxes = _side_by_side(sheet, start, left + width - start, top + STRIP_GAP, TILE_HIGH, len(catalog.districts))
        districts = _in_play(view, catalog, boxes)
        top += STRIP_GAP + TILE_HIGH
    return ColumnPlan(cards, arena, head, districts, top)


def line_plan(
    sheet: Sheet, view: TableView, catalog: Catalog, left: float, width: float, top: float
) -> LinePlan | None:
    """HQ cards, Arena, districts and border tiles in one line, as the overview shows them; None if the game has none of
    these."""
    if not has_line(view):
        return None
    start, high = left + _PAD, LINE_HIGH - 2 * _PAD
    hq, borders, arena, districts = dict[str, Box](), dict[str, Box](), None, dict[str, Box]()
    if view.hq is not None:
        wide = len(view.hq) * (_CARD_IN_LINE + _GAP)
        hq = dict(zip(view.hq, _side_by_side(sheet, start, wide - _GAP, top + _PAD, high, len(view.hq)), strict=True))
        start += wide + (_BETWEEN if view.hq else 0)
    if view.arena is not None:
        arena = sheet.box(start, top + _PAD, _ARENA_IN_LINE, high)
        start += _ARENA_IN_LINE + _BETWEEN
    if view.districts is not None:
        wide = len(catalog.districts) * (_DISTRICT_IN_LINE + _GAP)
        boxes = _side_by_side(sheet, start, wide - _GAP, top + _PAD, high, len(catalog.districts))
        districts = _in_play(view, catalog, boxes)
        start += wide + _BETWEEN
    if view.borders:
        sides = [border.side for border in view.borders]
        room = min(len(sides) * (_BORDER_IN_LINE + _GAP), left + width - start - _PAD)
        borders = border_plan(sheet, sides, start, room, top + _PAD, high)
    return LinePlan(sheet.box(left, top, width, LINE_HIGH), hq, arena, districts, borders)


def has_line(view: TableView) -> bool:
    """Whether a game has HQ cards, an Arena, districts or border tiles, so that the overview needs a line for them."""
    parts = (view.hq is not None, view.arena is not None, view.districts is not None, bool(view.borders))
    return any(parts)


def drawer_plan(sheet: Sheet, view: TableView, catalog: Catalog, right: float, top: float) -> DrawerPlan | None:
    """The open drawer, from the ``top`` of the upper State on and up to the ``right``."""
    if view.districts is None:
        return None
    count = len(catalog.districts)
    width = count * (_DISTRICT + _DRAWER_GAP) - _DRAWER_GAP
    left = right - width - 2 * _DRAWER_EDGE
    high = _DRAWER_HEAD + _DISTRICT_HIGH + 2 * _DRAWER_EDGE
    first, under = left + _DRAWER_EDGE, top + _DRAWER_EDGE + _DRAWER_HEAD
    boxes = [
        sheet.box(first + place * (_DISTRICT + _DRAWER_GAP), under, _DISTRICT, _DISTRICT_HIGH) for place in range(count)
    ]
    return DrawerPlan(
        panel=sheet.box(left, top, width + 2 * _DRAWER_EDGE, high),
        head=sheet.box(first, top + _DRAWER_EDGE / 2, width, _DRAWER_HEAD),
        districts=_in_play(view, catalog, boxes),
    )


def _in_play(view: TableView, catalog: Catalog, boxes: Sequence[Box]) -> dict[str, Box]:
    """The places of the districts that nobody has razed."""
    present = {board.district for board in view.districts or ()}
    return {district: box for district, box in zip(catalog.districts, boxes, strict=True) if district in present}


def _side_by_side(sheet: Sheet, left: float, width: float, top: float, high: float, count: int) -> list[Box]:
    """So many equal places that fill a width."""
    wide = (width + _GAP) / max(1, count)
    return [sheet.box(left + place * wide, top, wide - _GAP, high) for place in range(count)]


def borders_of(view: TableView, seat: Seat) -> tuple[str, ...]:
    """The sides that are up of the border tiles beside a seat, that to the next player first (R53.1)."""
    beside = [border for border in view.borders if seat in border.between]
    return tuple(border.side for border in sorted(beside, key=lambda border: border.between[0] != seat))


def border_plan(
    sheet: Sheet, sides: Sequence[str], left: float, width: float, top: float, high: float
) -> dict[str, Box]:
    """The border tiles beside a seat, on its board."""
    return dict(zip(sides, _side_by_side(sheet, left, width, top, high, len(sides)), strict=True))


def claimed_plan(sheet: Sheet, cards: Sequence[str], right: float, top: float, high: float) -> dict[str, Box]:
    """The HQ cards that a seat has claimed, up to the ``right`` (R52.3)."""
    left = right - CLAIMED * len(cards)
    boxes = (sheet.box(left + place * CLAIMED, top, CLAIMED - 4, high) for place in range(len(cards)))
    return dict(zip(cards, boxes, strict=True))


def stacked_plan(cards: Sequence[str], room: Box) -> dict[str, Box]:
    """The HQ cards that a seat has claimed, side by side in ``room`` on its tab; they overlap where it is too
    narrow."""
    wide = min(room.w, round(room.h * 0.9))
    lefts = spread(room.x, room.w, wide, len(cards), 2)
    return {card: Box(left, room.y, wide, room.h) for card, left in zip(cards, lefts, strict=True)}


def fighter_places(box: Box, seats: Sequence[Seat]) -> tuple[Mapping[Seat, Box], Box, Box]:
    """In the tile of the Arena: the places of the seats, in turn with that of the sign and that of the prize."""
    sign, prize = round(box.h * _SIGN), round(box.h * _PRIZE)
    first, room = box.x + sign, box.w - sign - prize
    ends = [first + room * number // max(1, len(seats)) for number in range(len(seats) + 1)]
    places = {
        seat: Box(start, box.y, end - start, box.h) for seat, start, end in zip(seats, ends, ends[1:], strict=False)
    }
    return places, Box(box.x, box.y, sign, box.h), Box(box.right - prize, box.y, prize, box.h)
