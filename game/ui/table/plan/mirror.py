"""The table for the left hand: what lies at the right lies at the left, so that no arm covers what is to be seen.

Parts change their places and are not turned round themselves: letters, goods, the order of hand and rows stay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from game.ui.boxes import Box
from game.ui.table.plan.boards import BoardPlan, RowPlan
from game.ui.table.plan.piles import PilesPlan

Plan = TypeVar("Plan", bound=msgspec.Struct)


def mirrored(box: Box, width: int) -> Box:
    """The box as far from the right edge of a window as it was from the left one."""
    return box._replace(x=width - box.right)


def moved(plan: Plan, by: int) -> Plan:
    """The same plan ``by`` pixels further to the right, with all that is in it."""
    return replace(plan, **{name: _moved(value, by) for name, value in _parts(plan).items()})


def _parts(plan: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


def _moved(value: Any, by: int) -> Any:
    if isinstance(value, Box):
        return value._replace(x=value.x + by)
    if isinstance(value, msgspec.Struct):
        return moved(value, by)
    if isinstance(value, tuple):
        return tuple(_moved(item, by) for item in value)
    if isinstance(value, Mapping):
        return {key: _moved(item, by) for key, item in value.items()}
    return value


def at_other_side(plan: Plan, panel: Box, width: int) -> Plan:
    """A plan whose ground is ``panel`` at the other side of the window."""
    return moved(plan, mirrored(panel, width).x - panel.x)


def mirrored_board(board: BoardPlan, width: int) -> BoardPlan:
    """The board at the other side, its rows between it and the side column, its piles at the other side of them."""
    rows, piles, link = board.rows, board.piles, board.link
    alone = at_other_side(replace(board, rows=(), piles=None, link=None), board.panel, width)
    return replace(
        alone,
        rows=tuple(_row(row, width) for row in rows),
        piles=_piles(piles, width) if piles else None,
        link=mirrored(link, width) if link else None,
    )


def _row(row: RowPlan, width: int) -> RowPlan:
    return at_other_side(row, row.band, width)


def _piles(piles: PilesPlan, width: int) -> PilesPlan:
    return at_other_side(piles, piles.panel, width)
