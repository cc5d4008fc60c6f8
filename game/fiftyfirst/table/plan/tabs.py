"""The layout of the tabs of two or three opponents: plate, goods and Deals of each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import msgspec

from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table.plan import boards
from game.kernel.seats import Seat
from game.ui.boxes import Box

_GAP, _PAD = 5.0, 3.0
_HIGH = 150.0
"""In u: minimum height of a tab with a separate line for the Deals."""

_DEAL_LINE, _DEAL_WIDTH = 30.0, 34.0
_CORNER = 56.0
"""In u: width of the Deals to the right of the goods in a low tab."""

_PILE, _PILE_HIGH, _PILE_BROAD = 60.0, 84.0, 86.0
"""In u: width and height of the top card of a discard pile in a high tab, and its width in a low one, where it is as
high as the plate (R42.1)."""

_MORE_DIGITS = 1.3
"""Width of the cell of ten or more goods, as a multiple of that of fewer."""

_COLUMNS, _LEAST_CELL = 6, 24
"""Cells in a line of a low tab, and their least width in pixels: for an icon and a number."""

_BADGE, _TWO_BADGES = 34.0, 64.0
"""In u: width of the place of one badged HQ card beside the plate, and of that of several (R52.3)."""

_HIGHEST_PLATE, _THREE_ROWS = 104.0, 120.0
"""In u: maximum height of a plate, and height of three rows of goods."""


def tabs(
    sheet: boards.TableSheet, players: Sequence[SeatView], shown: Seat, band: boards.Band, reach: boards.Reach
) -> tuple[boards.BoardPlan, ...]:
    """A tab for every opponent, from top to bottom; the tab of ``shown`` has a link to the rows, which are its own
    and take the ``reach``. If they have discard piles, these lie at their right ends."""
    height = (band.height - _GAP * (len(players) - 1)) / len(players)
    plans = []
    for index, player in enumerate(players):
        tab = boards.Band(band.top + index * (height + _GAP), height)
        plan = (_high_tab if height >= _HIGH else _low_tab)(sheet, player, tab)
        if player.seat == shown:
            rows = boards.state_rows(sheet, player, band, reach)
            left, high = sheet.px(boards.LEFT + boards.COLUMN), max(4, sheet.px(7))
            link = Box(left, plan.plate.center[1] - high // 2, sheet.px(328) - left, high)
            plan = msgspec.structs.replace(plan, rows=rows, link=link)
        plans.append(plan)
    return tuple(plans)


def _high_tab(sheet: boards.TableSheet, player: SeatView, tab: boards.Band) -> boards.BoardPlan:
    """Plate, a line of Deals, two rows of goods, or three in a tab that is high enough; a discard pile to the right of
    plate and Deals."""
    goods = max(min(76.0, (tab.height - _DEAL_LINE) * 0.48), tab.height - _DEAL_LINE - _HIGHEST_PLATE - 3 * _PAD)
    rows = 2 if goods < _THREE_ROWS else 3
    plate = boards.Band(tab.top + _PAD, tab.height - _DEAL_LINE - goods - 3 * _PAD)
    beside = _PILE + _PAD + 1 if sheet.view.own_discards or boards.shows_machines(player) else 0.0
    band = sheet.box(boards.LEFT + 8, plate.bottom, boards.COLUMN - 16 - beside, _DEAL_LINE)
    below = boards.Band(plate.bottom + _DEAL_LINE + _PAD, goods)
    count = sheet.box(boards.LEFT + boards.COLUMN - _CORNER - 4 - beside, plate.bottom + 1, _CORNER, _DEAL_LINE)
    deals = boards.deal_tabs(sheet, player, band, _DEAL_WIDTH)
    room = boards.Band(plate.top + 1, min(plate.height + _DEAL_LINE - 2, _PILE_HIGH * 1.5))
    right = sheet.box(boards.LEFT + boards.COLUMN - 4 - _PILE, room.top, _PILE, room.height)
    return _tab(sheet, player, tab, plate, below, boards.COLUMN - 10, rows, deals, band, count, right)


def _low_tab(sheet: boards.TableSheet, player: SeatView, tab: boards.Band) -> boards.BoardPlan:
    """Plate, and two rows of goods with the Deals to their right: up to two, else their number; a discard pile to the
    right of the plate. Where the goods are so many that they need whole rows, the Deals lie beside the plate: no game
    with so many has discard piles."""
    plate = boards.Band(tab.top + _PAD, (tab.height - 2 * _PAD) * 0.52)
    below = boards.Band(plate.bottom + _PAD, tab.height - plate.height - 3 * _PAD)
    is_crowded, end = _is_crowded(sheet, player), boards.LEFT + boards.COLUMN - 4
    right = sheet.box(end - _PILE_BROAD, plate.top + 1, _PILE_BROAD, plate.height - 2)
    beside = boards.Band(plate.top + 1, plate.height - 2) if is_crowded else below
    corner = sheet.box(end - _CORNER, beside.top, _CORNER, beside.height)
    width = (corner.w - 1) // 2
    high = min(corner.h, round(width * 1.1))
    lefts = [corner.x + index * (width + 1) for index in range(len(player.deals))]
    deals = tuple(Box(left, corner.center[1] - high // 2, width, high) for left in lefts) if len(lefts) <= 2 else ()
    of_goods, aside = (boards.COLUMN - 10, _CORNER + _PAD) if is_crowded else (boards.COLUMN - _CORNER - 12, 0.0)
    return _tab(sheet, player, tab, plate, below, of_goods, 2, deals, corner, corner, right, aside)


def _shown(sheet: boards.TableSheet, player: SeatView) -> tuple[str, ...]:
    """The kinds of goods in a tab: all of the game, or if they are too many for cells of their own, only those that the
    seat has."""
    tokens = sheet.view.tokens
    has_cells = len(tokens) <= boards.FEW_TOKENS and not _is_narrow(sheet, player)
    return tokens if has_cells else tuple(token for token in tokens if player.goods[token])


def _is_narrow(sheet: boards.TableSheet, player: SeatView) -> bool:
    """Whether cells for all goods beside the Deals are too narrow for numbers, and the Deals have room elsewhere."""
    cell = sheet.px((boards.COLUMN - _CORNER - 12) / _COLUMNS)
    return cell < _LEAST_CELL and not sheet.view.own_discards and not boards.shows_machines(player)


def _is_crowded(sheet: boards.TableSheet, player: SeatView) -> bool:
    """Whether the goods of a low tab need its whole width."""
    return len(_shown(sheet, player)) > boards.FEW_TOKENS or _is_narrow(sheet, player)


def _crowded_cells(player: SeatView, shown: Sequence[str], room: Box, rows: int) -> dict[str, Box]:
    """Cells for many goods in so many rows of a ``room``, wider for a number of two digits."""
    goods, high = [good for good in boards.GOODS_ORDER if good in shown], room.h / rows
    columns, cells = -(-len(goods) // rows), dict[str, Box]()
    for row in range(rows):
        line = goods[row * columns : (row + 1) * columns]
        if not line:
            break
        shares = [_MORE_DIGITS if player.goods[good] > 9 else 1.0 for good in line]
        edges = [room.x + round(room.w * part / sum(shares)) for part in accumulate(shares, initial=0.0)]
        top, bottom = room.y + round(row * high), room.y + round((row + 1) * high)
        for good, left, right in zip(line, edges, edges[1:], strict=False):
            cells[good] = Box(left, top, right - left, bottom - top)
    return cells


def _tab(
    sheet: boards.TableSheet, player: SeatView, tab: boards.Band, plate: boards.Band, below: boards.Band,
    width: float, rows: int, deals: tuple[Box, ...], deal_zone: Box, count: Box, right: Box, aside: float = 0.0,
) -> boards.BoardPlan:  # fmt: skip
    """A tab with its plate in one band, up to its discard pile or held Machines at the ``right`` if it has some, and
    its goods in the band ``below``, ``width`` u wide. ``aside`` is the width of Deals beside the plate."""
    shown, badges = _shown(sheet, player), sheet.badges(player)
    is_crowded = len(shown) > boards.FEW_TOKENS or aside > 0
    pile, held = sheet.pile_or_held(player, right)
    room_below = sheet.box(boards.LEFT + 5, below.top, width, below.height)
    columns = -(-boards.FEW_TOKENS // rows)
    beside = (right.w / sheet.scale + _PAD + 1 if pile or held else 0.0) + aside
    badged = (_BADGE if len(badges) == 1 else _TWO_BADGES) if badges else 0.0
    end = boards.LEFT + boards.COLUMN - _PAD - beside
    high = min(plate.height - 4, _BADGE * 1.3)
    room = sheet.box(end - badged + 2, plate.top + (plate.height - high) / 2, badged - 3, high)
    return boards.BoardPlan(
        seat=player.seat,
        panel=sheet.box(boards.LEFT, tab.top, boards.COLUMN, tab.height),
        plate=sheet.box(boards.LEFT + _PAD, plate.top, boards.COLUMN - 2 * _PAD - beside - badged, plate.height),
        deals=deals,
        deal_zone=deal_zone,
        goods_panel=room_below,
        goods=_crowded_cells(player, shown, room_below, rows)
        if is_crowded
        else boards.goods_cells(sheet, shown, boards.LEFT + 5, width, below, columns, rows),
        is_tab=True,
        count=count,
        discard=pile,
        held=held,
        tiles=boards.stacked_plan(badges, room) if badges else {},
    )
