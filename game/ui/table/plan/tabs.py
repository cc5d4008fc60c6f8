"""The tabs of two or three opponents: everybody's plate, goods and Deals, and which of them owns the rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.cards.catalog import Catalog
from game.rules.state import Seat
from game.rules.view import SeatView
from game.ui.boxes import Box, Sheet, spread
from game.ui.table.plan.boards import COLUMN, GOODS_ORDER, LEFT, BoardPlan, Zone, beside_boards, state_rows

_GAP, _PAD = 5.0, 3.0
_HIGH = 150.0
"""In u: from this height on a tab has a line of its own for the Deals."""

_DEAL_LINE, _DEAL_WIDTH = 30.0, 34.0
_CORNER = 56.0
"""In u: the width at the right end of the goods where a low tab has its Deals."""

_IN_ROW = 6
"""Goods beside each other: workers, resources and ammo above, tokens below."""


def tabs(sheet: Sheet, players: Sequence[SeatView], shown: Seat, catalog: Catalog, zone: Zone) -> tuple[BoardPlan, ...]:
    """A tab for every opponent, from top to bottom; the one that is ``shown`` has the rows beside all of them."""
    height = (zone.height - _GAP * (len(players) - 1)) / len(players)
    plans = []
    for index, player in enumerate(players):
        tab = Zone(zone.top + index * (height + _GAP), height)
        plan = (_high_tab if height >= _HIGH else _low_tab)(sheet, player, tab)
        if player.seat == shown:
            rows = state_rows(sheet, player, catalog, zone, beside_boards(sheet))
            plan = msgspec.structs.replace(plan, rows=rows, link=_link(sheet, plan.plate))
        plans.append(plan)
    return tuple(plans)


def _link(sheet: Sheet, plate: Box) -> Box:
    """The connector from the tab to the rows, at the height of its plate."""
    left, width = sheet.px(LEFT + COLUMN), max(4, sheet.px(7))
    return Box(left, plate.center[1] - width // 2, sheet.px(328) - left, width)


def _high_tab(sheet: Sheet, player: SeatView, tab: Zone) -> BoardPlan:
    """Plate, a line of Deals, two rows of goods."""
    goods = min(76.0, (tab.height - _DEAL_LINE) * 0.48)
    plate = Zone(tab.top + _PAD, tab.height - _DEAL_LINE - goods - 3 * _PAD)
    zone = sheet.box(LEFT + 8, plate.bottom, COLUMN - 16, _DEAL_LINE)
    width, gap = sheet.px(_DEAL_WIDTH), sheet.px(4)
    lefts = spread(zone.x, zone.w, width, len(player.deals), gap)
    fits = len(lefts) < 2 or lefts[1] - lefts[0] >= width * 2 // 3
    deals = tuple(Box(left, zone.y, width, zone.h) for left in lefts) if fits else ()
    below = Zone(plate.bottom + _DEAL_LINE + _PAD, goods)
    count = sheet.box(LEFT + COLUMN - _CORNER - 4, plate.bottom + 1, _CORNER, _DEAL_LINE)
    return _tab(sheet, player, tab, plate, _goods(sheet, below, COLUMN - 10), deals, zone, count)


def _low_tab(sheet: Sheet, player: SeatView, tab: Zone) -> BoardPlan:
    """Plate, and two rows of goods with the Deals to their right: two beside each other, else their number."""
    plate = Zone(tab.top + _PAD, (tab.height - 2 * _PAD) * 0.52)
    below = Zone(plate.bottom + _PAD, tab.height - plate.height - 3 * _PAD)
    corner = sheet.box(LEFT + COLUMN - _CORNER - 4, below.top, _CORNER, below.height)
    width = (corner.w - 1) // 2
    high = min(corner.h, round(width * 1.1))
    lefts = [corner.x + index * (width + 1) for index in range(len(player.deals))]
    deals = tuple(Box(left, corner.center[1] - high // 2, width, high) for left in lefts) if len(lefts) <= 2 else ()
    return _tab(sheet, player, tab, plate, _goods(sheet, below, COLUMN - _CORNER - 12), deals, corner, corner)


def _tab(
    sheet: Sheet,
    player: SeatView,
    tab: Zone,
    plate: Zone,
    goods: Mapping[str, Box],
    deals: tuple[Box, ...],
    deal_zone: Box,
    count: Box,
) -> BoardPlan:
    first, last = goods[GOODS_ORDER[0]], goods[GOODS_ORDER[-1]]
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(LEFT, tab.top, COLUMN, tab.height),
        plate=sheet.box(LEFT + _PAD, plate.top, COLUMN - 2 * _PAD, plate.height),
        deals=deals,
        deal_zone=deal_zone,
        income=None,
        actions=(),
        exchange=None,
        goods_panel=Box(first.x, first.y, last.right - first.x, last.bottom - first.y),
        goods=goods,
        rows=(),
        is_tab=True,
        count=count,
    )


def _goods(sheet: Sheet, zone: Zone, width: float) -> dict[str, Box]:
    """A cell for every good, also for those of which there are none."""
    wide, high = width / _IN_ROW, zone.height / (len(GOODS_ORDER) // _IN_ROW)
    cells = {}
    for index, good in enumerate(GOODS_ORDER):
        row, column = divmod(index, _IN_ROW)
        cells[good] = sheet.box(LEFT + 5 + column * wide, zone.top + row * high, wide, high)
    return cells
