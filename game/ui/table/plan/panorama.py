"""Where everything lies when all States are seen at once: one below the other, four of them two by two."""

from __future__ import annotations

import msgspec

from game.cards.catalog import Catalog
from game.kernel.seats import Seat
from game.rules.state import VIRTUAL
from game.rules.view import SeatView, TableView
from game.ui.boxes import Box, Sheet, spread
from game.ui.table.plan.automa import status_plan
from game.ui.table.plan.boards import GOODS_ORDER, BoardPlan, Reach, Zone, other_board, state_rows
from game.ui.table.plan.layout import opponents_of
from game.ui.table.plan.mirror import mirrored, mirrored_board

_TOP, _GAP, _EDGE = 70.0, 10.0, 12.0
_PLATE, _HEAD = 304.0, 70.0
_IN_ROW = 6
_CELL = 66.0


class Panorama(msgspec.Struct, frozen=True):
    """A board with its rows for every seat, the own one first; ``title`` and ``close`` stand above them."""

    title: Box
    hint: Box
    close: Box
    boards: tuple[BoardPlan, ...]


def panorama(
    size: tuple[int, int], view: TableView, own: Seat, catalog: Catalog, left_handed: bool = False
) -> Panorama:
    """All States, that of the seat ``own`` first, as large as the window allows; for the ``left_handed`` with the
    boards at the right of their rows and the button at the left."""
    sheet = Sheet(size)
    players = [view.player(seat) for seat in (own, *opponents_of(view, own))]
    boards = _two_by_two(sheet, players, catalog) if len(players) > 3 else _stacked(sheet, players, view, catalog)
    plan = Panorama(
        title=sheet.box(_EDGE + 4, 8, 420, 48),
        hint=sheet.box(450, 8, sheet.width - 450 - 220, 48),
        close=sheet.box(sheet.width - _EDGE - 190, 8, 190, 48),
        boards=boards,
    )
    return _for_left_hand(plan, size[0]) if left_handed else plan


def _for_left_hand(plan: Panorama, width: int) -> Panorama:
    """Quarters keep their order, as they stand in that of the turns."""
    boards = plan.boards if len(plan.boards) > 3 else tuple(mirrored_board(board, width) for board in plan.boards)
    return Panorama(mirrored(plan.title, width), mirrored(plan.hint, width), mirrored(plan.close, width), boards)


def _stacked(sheet: Sheet, players: list[SeatView], view: TableView, catalog: Catalog) -> tuple[BoardPlan, ...]:
    """Board at the left and rows beside it, over the whole width."""
    height = (sheet.height - _TOP - _EDGE - _GAP * (len(players) - 1)) / len(players)
    reach, boards = Reach(328, sheet.width - 328 - _EDGE, end=4), []
    for index, player in enumerate(players):
        zone = Zone(_TOP + index * (height + _GAP), height)
        status = status_plan(sheet, view.automa, zone) if view.automa and player.seat == VIRTUAL else None
        boards.append(other_board(sheet, player, catalog, zone, reach, status))
    return tuple(boards)


def _two_by_two(sheet: Sheet, players: list[SeatView], catalog: Catalog) -> tuple[BoardPlan, ...]:
    """Each in a quarter of the window, in turn order from left to right: its board lies above its rows."""
    width = (sheet.width - 2 * _EDGE - _GAP) / 2
    height = (sheet.height - _TOP - _EDGE - _GAP) / 2
    boards = []
    for index, player in enumerate(players):
        down, across = divmod(index, 2)
        zone = Zone(_TOP + down * (height + _GAP), height)
        boards.append(_quarter(sheet, player, catalog, zone, Reach(_EDGE + across * (width + _GAP), width)))
    return tuple(boards)


def _quarter(sheet: Sheet, player: SeatView, catalog: Catalog, zone: Zone, reach: Reach) -> BoardPlan:
    left, top = reach.left + 5, zone.top + 5
    goods = _goods(sheet, left + _PLATE + 10, top)
    first = left + _PLATE + 20 + _IN_ROW * _CELL
    deal_zone = sheet.box(first, top + 14, reach.left + reach.width - 10 - first, 36)
    rows = Zone(top + _HEAD + 4, zone.bottom - 5 - top - _HEAD - 4)
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(reach.left, zone.top, reach.width, zone.height),
        plate=sheet.box(left, top, _PLATE, _HEAD),
        deals=_deals(sheet, player, deal_zone),
        deal_zone=deal_zone,
        income=None,
        actions=(),
        exchange=None,
        goods_panel=sheet.box(left + _PLATE + 10, top, _IN_ROW * _CELL, _HEAD),
        goods=goods,
        rows=state_rows(sheet, player, catalog, rows, Reach(left, reach.width - 10, end=4)),
        is_tab=True,
    )


def _goods(sheet: Sheet, left: float, top: float) -> dict[str, Box]:
    cells = {}
    for index, good in enumerate(GOODS_ORDER):
        row, column = divmod(index, _IN_ROW)
        cells[good] = sheet.box(left + column * _CELL, top + row * _HEAD / 2, _CELL, _HEAD / 2)
    return cells


def _deals(sheet: Sheet, player: SeatView, zone: Box) -> tuple[Box, ...]:
    """A tab for every Deal; none if they would cover each other's good."""
    width = sheet.px(36)
    lefts = spread(zone.x, zone.w, width, len(player.deals), sheet.px(4))
    if len(lefts) > 1 and lefts[1] - lefts[0] < width * 2 // 3:
        return ()
    return tuple(Box(left, zone.y, width, zone.h) for left in lefts)
