"""The tiles that sets bring: in lines of the side column, in one line of the overview, and on boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.cards.catalog import Catalog
from game.rules.view import SeatView, TableView
from game.ui.boxes import Box, Sheet, spread
from game.ui.places import Label

if TYPE_CHECKING:
    from game.ui.table.zone import BesidePanel, TableSet

TILE_HIGH, _STRIP_GAP = 40.0, 6.0
"""In u: height of a line of tiles in the side column, and the gap above it."""

TILE_GAP = 6.0
"""In u: gap between tiles side by side."""

BADGE = 40.0
"""In u: width of a badge on a board, with the gap beside it."""

LINE_HIGH, _PAD, _BETWEEN = 64.0, 7.0, 16.0
"""In u: height of the line in the overview, its edge, and the gap between the tiles of two sets."""


class PanelPlan(msgspec.Struct, frozen=True):
    """A panel that a set brings."""

    panel: Box

    def labelled(self) -> Iterable[tuple[Label, Box | None]]:
        """The places in it that the keyboard reaches in the overview."""
        return ()


class RowsPlan(PanelPlan, frozen=True, kw_only=True):
    """A panel with rows of which some may be out of sight: those from ``first`` on are seen, which is at most
    ``last``."""

    first: int = 0
    last: int = 0


class LinePlan(msgspec.Struct, frozen=True):
    """The tiles in one line of the overview, from left to right."""

    panel: Box
    tiles: Mapping[Label, Box]


def column_plan(
    sheet: Sheet, view: TableView, catalog: Catalog, sets: Sequence[TableSet], left: float, width: float, top: float
) -> tuple[Mapping[Label, Box], float]:
    """The tiles in the lines between Connection cards and log, from ``top`` on; and the lower edge of the lowest, in
    u."""
    tiles = dict[Label, Box]()
    for strip in (one.strip for one in sets if one.strip):
        tiles |= strip.plan(sheet, view, catalog, left, width, top + _STRIP_GAP)
        top += _STRIP_GAP + strip.high
    return tiles, top


def line_plan(
    sheet: Sheet, view: TableView, catalog: Catalog, sets: Sequence[TableSet], left: float, width: float, top: float
) -> LinePlan | None:
    """All tiles in one line, as the overview shows them; None if the game has none."""
    if not has_line(sets):
        return None
    tiles, start, end = dict[Label, Box](), left + _PAD, left + width - _PAD
    for line in sorted((one.line for one in sets if one.line), key=lambda line: line.takes_rest):
        wide, found = line.plan(sheet, view, catalog, start, end - start, top + _PAD, LINE_HIGH - 2 * _PAD)
        tiles |= found
        start += wide + (_BETWEEN if wide else 0)
    return LinePlan(sheet.box(left, top, width, LINE_HIGH), tiles)


def has_line(sets: Sequence[TableSet]) -> bool:
    """Whether a game has tiles, so that the overview needs a line for them."""
    return any(one.line for one in sets)


def side_by_side(sheet: Sheet, left: float, width: float, top: float, high: float, count: int) -> list[Box]:
    """So many equal places that fill a width."""
    wide = (width + TILE_GAP) / max(1, count)
    return [sheet.box(left + place * wide, top, wide - TILE_GAP, high) for place in range(count)]


def beside_of(sets: Sequence[TableSet]) -> tuple[BesidePanel, ...]:
    """The panels of sets beside the State above."""
    return tuple(one.beside for one in sets if one.beside)


def badges_of(sets: Sequence[TableSet], player: SeatView) -> tuple[Label, ...]:
    """What sets put beside the Deals on the board of a seat."""
    return tuple(label for one in sets for label in one.badges(player))


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
