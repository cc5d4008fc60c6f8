"""The layout for left-handed players: panels change sides, so that the arm does not cover the cards.

A panel is moved as a whole: the order of cards, goods and letters in it stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from game.ui.boxes import Box
from game.ui.table.plan.boards import BoardPlan, PanelPlan

Plan = TypeVar("Plan", bound=msgspec.Struct)


def mirrored(box: Box, width: int) -> Box:
    """The box mirrored in a window of this width.

    >>> mirrored(Box(10, 0, 30, 20), 100)
    Box(x=60, y=0, w=30, h=20)
    """
    return box._replace(x=width - box.right)


def moved(plan: Plan, by: int) -> Plan:
    """The plan with every box in it moved ``by`` pixels to the right."""
    return replace(plan, **{name: _moved(value, by) for name, value in asdict(plan).items()})


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
    """The plan moved as a whole so that its ``panel`` is mirrored in the window."""
    return moved(plan, mirrored(panel, width).x - panel.x)


def panels_at_other_side(panels: Mapping[str, PanelPlan], width: int) -> dict[str, PanelPlan]:
    """Panels of sets at the other side of the window."""
    return {name: at_other_side(plan, plan.panel, width) for name, plan in panels.items()}


def mirrored_board(board: BoardPlan, width: int) -> BoardPlan:
    """The board at the other side of the window; its rows and piles are mirrored separately."""
    rows, link = board.rows, board.link
    piles = at_other_side(board.piles, board.piles.panel, width) if board.piles else None
    alone = at_other_side(replace(board, rows=(), piles=None, link=None), board.panel, width)
    return replace(
        alone,
        rows=tuple(at_other_side(row, row.band, width) for row in rows),
        piles=piles,
        link=mirrored(link, width) if link else None,
        discard=piles.discard if piles else alone.discard,
        discard_note=piles.discard_note if piles else alone.discard_note,
    )
