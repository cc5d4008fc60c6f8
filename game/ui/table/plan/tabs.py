"""The layout of the tabs of two or three opponents: plate, goods and Deals of each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.cards.catalog import Catalog
from game.rules.state import Seat
from game.rules.view import SeatView
from game.ui.boxes import Box, Sheet
from game.ui.table.plan.boards import (
    COLUMN,
    FEW_TOKENS,
    LEFT,
    BoardPlan,
    Zone,
    beside_boards,
    deal_tabs,
    goods_cells,
    state_rows,
)

_GAP, _PAD = 5.0, 3.0
_HIGH = 150.0
"""In u: minimum height of a tab with a separate line for the Deals."""

_DEAL_LINE, _DEAL_WIDTH = 30.0, 34.0
_CORNER = 56.0
"""In u: width of the Deals to the right of the goods in a low tab."""

_HIGHEST_PLATE, _THREE_ROWS = 104.0, 120.0
"""In u: maximum height of a plate, and height of three rows of goods."""


def tabs(
    sheet: Sheet, players: Sequence[SeatView], shown: Seat, catalog: Catalog, tokens: Sequence[str], zone: Zone
) -> tuple[BoardPlan, ...]:
    """A tab for every opponent, from top to bottom; the tab of ``shown`` has a link to the rows, which are its own."""
    height = (zone.height - _GAP * (len(players) - 1)) / len(players)
    plans = []
    for index, player in enumerate(players):
        tab = Zone(zone.top + index * (height + _GAP), height)
        plan = (_high_tab if height >= _HIGH else _low_tab)(sheet, player, tokens, tab)
        if player.seat == shown:
            rows = state_rows(sheet, player, catalog, zone, beside_boards(sheet))
            left, high = sheet.px(LEFT + COLUMN), max(4, sheet.px(7))
            link = Box(left, plan.plate.center[1] - high // 2, sheet.px(328) - left, high)
            plan = msgspec.structs.replace(plan, rows=rows, link=link)
        plans.append(plan)
    return tuple(plans)


def _high_tab(sheet: Sheet, player: SeatView, tokens: Sequence[str], tab: Zone) -> BoardPlan:
    """Plate, a line of Deals, two rows of goods, or three in a tab that is high enough."""
    goods = max(min(76.0, (tab.height - _DEAL_LINE) * 0.48), tab.height - _DEAL_LINE - _HIGHEST_PLATE - 3 * _PAD)
    rows = 2 if goods < _THREE_ROWS else 3
    plate = Zone(tab.top + _PAD, tab.height - _DEAL_LINE - goods - 3 * _PAD)
    zone = sheet.box(LEFT + 8, plate.bottom, COLUMN - 16, _DEAL_LINE)
    below = Zone(plate.bottom + _DEAL_LINE + _PAD, goods)
    count = sheet.box(LEFT + COLUMN - _CORNER - 4, plate.bottom + 1, _CORNER, _DEAL_LINE)
    deals = deal_tabs(sheet, player, zone, _DEAL_WIDTH)
    return _tab(sheet, player, tokens, tab, plate, below, COLUMN - 10, rows, deals, zone, count)


def _low_tab(sheet: Sheet, player: SeatView, tokens: Sequence[str], tab: Zone) -> BoardPlan:
    """Plate, and two rows of goods with the Deals to their right: up to two, else their number."""
    plate = Zone(tab.top + _PAD, (tab.height - 2 * _PAD) * 0.52)
    below = Zone(plate.bottom + _PAD, tab.height - plate.height - 3 * _PAD)
    corner = sheet.box(LEFT + COLUMN - _CORNER - 4, below.top, _CORNER, below.height)
    width = (corner.w - 1) // 2
    high = min(corner.h, round(width * 1.1))
    lefts = [corner.x + index * (width + 1) for index in range(len(player.deals))]
    deals = tuple(Box(left, corner.center[1] - high // 2, width, high) for left in lefts) if len(lefts) <= 2 else ()
    return _tab(sheet, player, tokens, tab, plate, below, COLUMN - _CORNER - 12, 2, deals, corner, corner)


def _tab(
    sheet: Sheet,
    player: SeatView,
    tokens: Sequence[str],
    tab: Zone,
    plate: Zone,
    below: Zone,
    width: float,
    rows: int,
    deals: tuple[Box, ...],
    deal_zone: Box,
    count: Box,
) -> BoardPlan:
    """A tab with its plate in one zone and its goods in the zone ``below``, ``width`` u wide.

    Where the tokens of the game are too many for cells of their own, only those that the seat has stand there, side by
    side.
    """
    shown = tokens if len(tokens) <= FEW_TOKENS else tuple(token for token in tokens if player.goods[token])
    columns = -(-max(len(shown), FEW_TOKENS) // rows)
    return BoardPlan(
        seat=player.seat,
        panel=sheet.box(LEFT, tab.top, COLUMN, tab.height),
        plate=sheet.box(LEFT + _PAD, plate.top, COLUMN - 2 * _PAD, plate.height),
        deals=deals,
        deal_zone=deal_zone,
        income=None,
        actions=(),
        exchange=None,
        goods_panel=sheet.box(LEFT + 5, below.top, width, below.height),
        goods=goods_cells(sheet, shown, LEFT + 5, width, below, columns, rows),
        rows=(),
        is_tab=True,
        count=count,
    )
