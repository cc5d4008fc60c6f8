"""Where the parts of the rules reference lie, in windows of any shape and with text of any size."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.sheet import ScreenSheet

_MARGIN, _GAP = 24, 16
_HEAD, _SIDE = 76, 470
_WIDEST_SIDE = 0.4
"""The share of the window that the contents take at most."""

_WIDEST_PAGE = 1240
"""In u, at the usual size of text: longer lines are hard to read."""


class BookPlan(NamedTuple):
    """The parts of the screen in pixels; ``buttons`` are previous, next, last read, back."""

    sign: pygame.Rect
    field: pygame.Rect
    contents: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    page: pygame.Rect


def book_plan(sheet: ScreenSheet) -> BookPlan:
    """The whole screen: two columns as wide as they can be, in the middle of a very wide window."""
    least = (SMALLEST_HIT + 2) / sheet.metrics.scale
    head = max(sheet.grown(_HEAD, 1.5), least)
    side = min(sheet.grown(_SIDE, 1.4), _WIDEST_SIDE * sheet.width)
    page = min(sheet.width - 2 * _MARGIN - _GAP - side, sheet.grown(_WIDEST_PAGE, 1.5))
    left = (sheet.width - side - _GAP - page) / 2
    right, top = left + side + _GAP, 20 + head + _GAP
    foot = sheet.height - 20
    row = sheet.box(right, 20, page, head)
    return BookPlan(
        sign=sheet.box(left, 20, side, head),
        field=sheet.box(left, top, side, head * 0.8),
        contents=sheet.box(left, top + head * 0.8 + _GAP / 2, side, foot - top - head * 0.8 - _GAP / 2),
        buttons=tuple(row_of_rects(row, 4, round(_GAP * sheet.metrics.scale))),
        page=sheet.box(right, top, page, foot - top),
    )
