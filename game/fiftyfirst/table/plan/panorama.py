"""The layout of all States at once: one below the other, four of them two by two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.view import AutomaView, SeatView, TableView
from game.fiftyfirst.table.plan.automa import status_plan
from game.fiftyfirst.table.plan.boards import (
    BADGE,
    COLUMN,
    LEFT,
    Band,
    BoardPlan,
    LinePlan,
    PanelPlan,
    Reach,
    TableSheet,
    badges_plan,
    deal_tabs,
    goods_cells,
    line_plan,
    other_board,
    state_rows,
)
from game.fiftyfirst.table.plan.layout import mirrored, mirrored_board, moved, opponents_of, panels_at_other_side
from game.kernel.seats import Seat
from game.ui.boxes import Box

if TYPE_CHECKING:
    from game.fiftyfirst.table.zone import TableSet

_TOP, _GAP, _EDGE = 70.0, 10.0, 12.0
_SIGN, _CLOSE = 400.0, 190.0
"""In u: width of the sign with the name of the screen, and of the button that closes it."""

_PLATE, _GOODS, _HEAD = 304.0, 396.0, 70.0
_PILE = 76.0
"""In u: width of the top card of a discard pile beside the Deals (R42.1)."""

_PLATE_BESIDE, _GOOD_BESIDE, _HEAD_BESIDE, _HELD_BESIDE = 240.0, 52.0, 86.0, 58.0
"""In u: width of plates and of each good, in three lines, height of both, and width of what stands at the right end, of
four States beside the panel of a set."""

_DISCARD, _DISCARD_HIGH = 84.0, 118.0
"""In u: the top card of the discard pile of the virtual opponent (R42.11)."""


class Panorama(msgspec.Struct, frozen=True):
    """A board with its rows for every seat, the player's first; ``title``, ``hint`` and ``close`` are above them. The
    panels of sets lie ``beside`` the States or below them, their ``tiles`` below all."""

    title: Box
    hint: Box
    close: Box
    boards: tuple[BoardPlan, ...]
    beside: Mapping[str, PanelPlan] = {}
    tiles: LinePlan | None = None


def panorama(
    size: tuple[int, int],
    view: TableView,
    own: Seat,
    catalog: Catalog,
    left_handed: bool = False,
    sets: Sequence[TableSet] = (),
) -> Panorama:
    """All States, that of ``own`` first, as large as the window allows.

    If ``left_handed``, ``close`` is at the left and boards are to the right of their rows; four States keep their
    order, which is that of turns. ``sets`` are those of the game.
    """
    sheet = TableSheet(size, view, catalog, sets)
    players = [view.player(seat) for seat in (own, *opponents_of(view, own))]
    lay_out = _two_by_two if len(players) > 3 else _stacked
    boards = lay_out(sheet, players)
    beside = _beside(sheet)
    tiles = line_plan(sheet, _EDGE, sheet.width - 2 * _EDGE, sheet.height - _EDGE)
    title = sheet.box(_EDGE, 7, _SIGN, 52)
    hint = sheet.box(_EDGE + _SIGN + 20, 8, sheet.width - _SIGN - _CLOSE - 2 * _EDGE - 40, 48)
    close = sheet.box(sheet.width - _EDGE - _CLOSE, 8, _CLOSE, 48)
    if left_handed:
        title, hint, close = (mirrored(box, size[0]) for box in (title, hint, close))
        if len(boards) <= 3:
            boards = tuple(mirrored_board(board, size[0]) for board in boards)
        else:
            boards = tuple(moved(board, sheet.px(_taken(sheet)[0])) for board in boards)
        beside = panels_at_other_side(beside, size[0])
    return Panorama(title, hint, close, boards, beside, tiles)


def _bottom(sheet: TableSheet) -> float:
    """The lower edge of States and of the panels beside or below them, in u."""
    return sheet.height - _EDGE - (sheet.line_high + _GAP if sheet.line_high else 0.0)


def _beside(sheet: TableSheet) -> dict[str, PanelPlan]:
    """The panels of sets: in a column to the right of the States, or below them."""
    bottom, plans = _bottom(sheet), dict[str, PanelPlan]()
    for panel in sheet.beside:
        wide, high = panel.whole_size(sheet)
        left = sheet.width - _EDGE - wide if wide else _EDGE
        band = Band(_TOP, bottom - _TOP) if wide else Band(bottom - high, high)
        plans[panel.name] = panel.whole(sheet, left, wide or sheet.width - 2 * _EDGE, band)
    return plans


def _taken(sheet: TableSheet) -> tuple[float, float]:
    """The width to the right of the States and the height below them that panels of sets take, with their gaps, in
    u."""
    sizes = [panel.whole_size(sheet) for panel in sheet.beside]
    wide, high = (sum(length + _GAP for length in lengths if length) for lengths in zip((0, 0), *sizes, strict=True))
    return wide, high


def _stacked(sheet: TableSheet, players: list[SeatView]) -> tuple[BoardPlan, ...]:
    """Each State over the whole width, its rows beside its board."""
    beside, below = _taken(sheet)
    height = (_bottom(sheet) - _TOP - below - _GAP * (len(players) - 1)) / len(players)
    reach, boards = Reach(328, sheet.width - 328 - _EDGE - beside), []
    for index, player in enumerate(players):
        band, automa = Band(_TOP + index * (height + _GAP), height), sheet.view.automa
        if automa and player.seat == VIRTUAL:
            boards.append(_board_of_opponent(sheet, player, automa, band, reach))
        else:
            boards.append(other_board(sheet, player, band, reach))
    return tuple(boards)


def _board_of_opponent(sheet: TableSheet, player: SeatView, known: AutomaView, band: Band, reach: Reach) -> BoardPlan:
    """The board of the virtual opponent, with its discard pile below its status if it has one."""
    below = _DISCARD_HIGH + 14 if sheet.view.own_discards else 0.0
    board = other_board(sheet, player, band, reach, status_plan(sheet, known, Band(band.top, band.height - below)))
    if not sheet.view.own_discards:
        return board
    top = band.bottom - _DISCARD_HIGH - 10
    return replace(
        board,
        discard=sheet.box(LEFT + 12, top, _DISCARD, _DISCARD_HIGH),
        discard_note=sheet.box(LEFT + 12 + _DISCARD + 10, top, COLUMN - _DISCARD - 34, _DISCARD_HIGH),
    )


def _two_by_two(sheet: TableSheet, players: list[SeatView]) -> tuple[BoardPlan, ...]:
    """Each State in a quarter of the window, in turn order from left to right, its board above its rows."""
    beside, below = _taken(sheet)
    width = (sheet.width - 2 * _EDGE - _GAP - beside) / 2
    height = (_bottom(sheet) - _TOP - _GAP - below) / 2
    boards = []
    for index, player in enumerate(players):
        down, across = divmod(index, 2)
        band = Band(_TOP + down * (height + _GAP), height)
        reach = Reach(_EDGE + across * (width + _GAP), width)
        boards.append(_quarter(sheet, player, band, reach, bool(beside)))
    return tuple(boards)


def _quarter(sheet: TableSheet, player: SeatView, band: Band, reach: Reach, is_slim: bool) -> BoardPlan:
    """A board of four; it ``is_slim`` beside the panel of a set."""
    tokens, badges = sheet.view.tokens, sheet.badges(player)
    left, top = reach.left + 5, band.top + 5
    lines, columns = (3, -(-len(tokens) // 3)) if is_slim else (2, -(-len(tokens) // 2))
    plate, goods, head = (_PLATE_BESIDE, columns * _GOOD_BESIDE, _HEAD_BESIDE) if is_slim else (_PLATE, _GOODS, _HEAD)
    first, end = left + plate + 20 + goods, reach.left + reach.width - 10
    wide = _HELD_BESIDE if is_slim else _PILE
    pile, held = sheet.pile_or_held(player, sheet.box(end - wide, top, wide, _HEAD))
    last = end - (wide + 8 if pile or held else 0)
    deal_zone = sheet.box(first, band.top + 1, last - BADGE * len(badges) - first, 46)
    rows = Band(top + head + 4, band.bottom - 5 - top - head - 4)
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(reach.left, band.top, reach.width, band.height),
        plate=sheet.box(left, top, plate, head),
        deals=deal_tabs(sheet, player, deal_zone, 36),
        deal_zone=deal_zone,
        goods_panel=sheet.box(left + plate + 10, top, goods, head),
        goods=goods_cells(sheet, tokens, left + plate + 10, goods, Band(top, head), columns, lines),
        rows=state_rows(sheet, player, rows, Reach(left, reach.width - 10)),
        is_tab=True,
        discard=pile,
        held=held,
        tiles=badges_plan(sheet, badges, last, top + 2, 42),
    )
