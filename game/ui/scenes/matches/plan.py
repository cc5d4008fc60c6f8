"""Where everything of the list of matches lies: like the card library, with a row of buttons below the list."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.scenes.cards.plan import LibraryPlan, library_plan
from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.sheet import ScreenSheet

_ACTS, _STATISTICS, _GAP = 64, 230, 16
"""In u: height of the buttons below the list; width of the one that leads to the statistics."""

_CONFIRM = 0.2
"""The share of the row below the list that each button beside the field for a name takes."""


class MatchesPlan(NamedTuple):
    """The parts of the screen in pixels; ``undo`` is where the line has a button after a deletion."""

    common: LibraryPlan
    field: pygame.Rect
    statistics: pygame.Rect
    line: pygame.Rect
    undo: pygame.Rect
    rows: pygame.Rect
    acts: pygame.Rect


def matches_plan(sheet: ScreenSheet, undoing: bool) -> MatchesPlan:
    """The whole screen."""
    common = library_plan(sheet, 1)
    gap = round(_GAP * sheet.metrics.scale)
    wide = round(sheet.grown(_STATISTICS, 1.4) * sheet.metrics.scale)
    tall = max(round(sheet.grown(_ACTS, 1.4) * sheet.metrics.scale), SMALLEST_HIT + 2)
    field, line, grid = common.field, common.line, common.grid
    undo = pygame.Rect(line.right - common.clear.width, line.y, common.clear.width, line.height)
    return MatchesPlan(
        common=common,
        field=pygame.Rect(field.x, field.y, field.width - wide - gap, field.height),
        statistics=pygame.Rect(field.right - wide, field.y, wide, field.height),
        line=pygame.Rect(line.x, line.y, line.width - undo.width - gap, line.height) if undoing else line,
        undo=undo,
        rows=pygame.Rect(grid.x, grid.y, grid.width, grid.height - tall - gap),
        acts=pygame.Rect(grid.x, grid.bottom - tall, grid.width, tall),
    )


def act_places(rect: pygame.Rect, count: int, scale: float) -> tuple[pygame.Rect, ...]:
    """``count`` buttons side by side below the list."""
    return row_of_rects(rect, count, round(_GAP / 2 * scale))


def naming_places(rect: pygame.Rect, scale: float) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The field for a name there, and the buttons that keep it or not."""
    gap, wide = round(_GAP / 2 * scale), round(rect.width * _CONFIRM)
    field = pygame.Rect(rect.x, rect.y, rect.width - 2 * (wide + gap), rect.height)
    keep = pygame.Rect(field.right + gap, rect.y, wide, rect.height)
    return field, keep, pygame.Rect(keep.right + gap, rect.y, wide, rect.height)
