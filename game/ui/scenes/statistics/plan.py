"""The layout of the statistics, for windows of any shape and text of any size."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.sheet import ScreenSheet

_MARGIN, _GAP = 24, 16
_HEAD, _TILES, _TABS, _RECORDS = 76, 104, 56, 124
_SIGN, _BACK, _FILTER = 400, 170, 330
"""In u: heights of head, totals, tabs and records; widths of the sign, *Back* and the filter."""

_LIST, _SOURCES = 0.56, 0.54
"""Width of the list, as a share of the window's; height of the sources beside it, as a share of the list's."""


class StatisticsPlan(NamedTuple):
    """The places of all parts, in pixels; ``body`` is everything below the head."""

    sign: pygame.Rect
    whose: tuple[pygame.Rect, ...]
    spans: tuple[pygame.Rect, ...]
    back: pygame.Rect
    tiles: tuple[pygame.Rect, ...]
    only: pygame.Rect
    tabs: tuple[pygame.Rect, ...]
    rows: pygame.Rect
    sources: pygame.Rect
    course: pygame.Rect
    records: tuple[pygame.Rect, ...]
    body: pygame.Rect


def statistics_plan(sheet: ScreenSheet, tiles: int, tabs: int, records: int) -> StatisticsPlan:
    """The layout with so many totals, tabs and records, and three chips each for whose results and which time."""
    least = (SMALLEST_HIT + 2) / sheet.metrics.scale
    head, tab = (max(sheet.grown(u, 1.5), least) for u in (_HEAD, _TABS))
    tile, record = sheet.grown(_TILES, 1.3), sheet.grown(_RECORDS, 1.3)
    gap = round(_GAP * sheet.metrics.scale)
    wide = sheet.width - 2 * _MARGIN
    top = 20 + head + _GAP
    middle = top + tile + _GAP
    low = sheet.height - 20 - record
    sign, back, only = (sheet.grown(u, 1.3) for u in (_SIGN, _BACK, _FILTER))
    chips = sheet.box(_MARGIN + sign + _GAP, 20, wide - sign - back - 2 * _GAP, head)
    whose, spans = row_of_rects(chips, 2, 2 * gap)
    left = sheet.box(_MARGIN, middle, wide * _LIST - _GAP / 2, low - _GAP - middle)
    right = sheet.box(_MARGIN + wide * _LIST + _GAP / 2, middle, wide * (1 - _LIST) - _GAP / 2, low - _GAP - middle)
    tall, sources = round(tab * sheet.metrics.scale), round((right.height - gap) * _SOURCES)
    return StatisticsPlan(
        sign=sheet.box(_MARGIN, 20, sign, head),
        whose=row_of_rects(whose, 3, gap // 2),
        spans=row_of_rects(spans, 3, gap // 2),
        back=sheet.box(_MARGIN + wide - back, 20, back, head),
        tiles=row_of_rects(sheet.box(_MARGIN, top, wide - only - _GAP, tile), tiles, gap),
        only=sheet.box(_MARGIN + wide - only, top, only, tile),
        tabs=row_of_rects(pygame.Rect(left.x, left.y, left.width, tall), tabs, gap // 2),
        rows=pygame.Rect(left.x, left.y + tall + gap // 2, left.width, left.height - tall - gap // 2),
        sources=pygame.Rect(right.x, right.y, right.width, sources),
        course=pygame.Rect(right.x, right.y + sources + gap, right.width, right.height - sources - gap),
        records=row_of_rects(sheet.box(_MARGIN, low, wide, record), records, gap),
        body=sheet.box(_MARGIN, top, wide, sheet.height - 20 - top),
    )
