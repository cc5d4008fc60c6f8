"""The layout of a browser, for windows of any shape and text of any size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.ui.theme import FLOOR, TYPEFACES
from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.sheet import ScreenSheet

_MARGIN, _GAP = 24, 16
_HEAD, _TABS, _LINE = 76, 56, 54
_SIDE, _BACK, _CLEAR = 440, 190, 240
"""In u: heights of head, tabs and count line; widths of the filters, *Back* and *Clear*."""

_LINES = 3.3
"""Least height of the count line in a browser with tabs, in lines of the smallest letters: it tells what is hidden."""

_WIDEST_SIDE = 0.44
"""Maximum width of the filters, as a share of the window's."""

_HEADING, _CHIP = 32, 52
"""Heights in u."""

PAD = 14
_ROOMIEST = 1.3
"""Maximum factor on the height of groups of chips."""

ICONS = 8
"""Chips without words per row."""


class BrowserPlan(NamedTuple):
    """The places of all parts, in pixels. Optional parts are empty: a button ``beside`` the field, ``tabs`` above the
    ``line``, a button ``aside`` of the line, ``acts`` below the rows."""

    sign: pygame.Rect
    field: pygame.Rect
    beside: pygame.Rect
    back: pygame.Rect
    filters: pygame.Rect
    tabs: tuple[pygame.Rect, ...]
    line: pygame.Rect
    aside: pygame.Rect
    clear: pygame.Rect
    rows: pygame.Rect
    acts: pygame.Rect


def browser_plan(
    sheet: ScreenSheet, tabs: int = 1, beside: float = 0, acts: float = 0, aside: bool = False
) -> BrowserPlan:
    """The layout of the whole window.

    Args:
        tabs: number of parts of the list; a single one has no tab.
        beside: width of a button beside the field, in u; 0 for none.
        acts: height of a row of buttons below the list, in u; 0 for none.
        aside: True for a button beside the count line.
    """
    scale = sheet.metrics.scale
    least = (SMALLEST_HIT + 2) / scale
    head, tab, tall = (max(sheet.grown(u, 1.5), least) for u in (_HEAD, _TABS, _LINE))
    tall = max(tall, _LINES * TYPEFACES["text"].pitch * FLOOR / scale) if tabs > 1 else tall
    side = max(sheet.grown(_SIDE, 1.35), ICONS * least + 2 * PAD)
    side = min(side, _WIDEST_SIDE * sheet.width)
    back, clear = sheet.grown(_BACK, 1.5), sheet.grown(_CLEAR, 1.5)
    left, right = _MARGIN + side + _GAP, sheet.width - _MARGIN
    top = 20 + head + _GAP
    below = top + (tab + _GAP if tabs > 1 else 0)
    body = below + tall + _GAP / 2
    gap, none = round(_GAP * scale), pygame.Rect(0, 0, 0, 0)
    field, line = (
        sheet.box(left, 20, right - back - _GAP - left, head),
        sheet.box(left, below, right - clear - _GAP - left, tall),
    )
    clearing = sheet.box(right - clear, below, clear, tall)
    rows = sheet.box(left, body, right - left, sheet.height - 20 - body)
    field, button = _cut_right(field, round(sheet.grown(beside, 1.4) * scale), gap) if beside else (field, none)
    line, second = _cut_right(line, clearing.width, gap) if aside else (line, none)
    low = max(round(sheet.grown(acts, 1.4) * scale), SMALLEST_HIT + 2) if acts else 0
    return BrowserPlan(
        sign=sheet.box(_MARGIN, 20, side, head),
        field=field,
        beside=button,
        back=sheet.box(right - back, 20, back, head),
        filters=sheet.box(_MARGIN, top, side, sheet.height - 20 - top),
        tabs=_side_by_side(sheet.box(left, top, right - left, tab), tabs, gap) if tabs > 1 else (),
        line=line,
        aside=second,
        clear=clearing,
        rows=pygame.Rect(rows.x, rows.y, rows.width, rows.height - low - gap) if acts else rows,
        acts=pygame.Rect(rows.x, rows.bottom - low, rows.width, low) if acts else none,
    )


def _cut_right(rect: pygame.Rect, wide: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Split ``rect`` in two, with a ``gap`` between; the right part is ``wide`` pixels wide."""
    part = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
    return pygame.Rect(rect.x, rect.y, rect.width - wide - gap, rect.height), part


def _side_by_side(rect: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    wide = (rect.width - gap * (count - 1)) // count
    return tuple(pygame.Rect(rect.x + number * (wide + gap), rect.y, wide, rect.height) for number in range(count))


class GroupPlan(NamedTuple):
    """A group of chips: its heading, and a place for each chip."""

    heading: pygame.Rect
    chips: tuple[pygame.Rect, ...]


def group_plans(
    sheet: ScreenSheet, rect: pygame.Rect, groups: Mapping[str, tuple[int, int]]
) -> Mapping[str, GroupPlan]:
    """Lay out groups of chips in a column that fills ``rect``, or at most 1.3 times their usual height.

    Args:
        groups: name -> (number of chips, columns).
    """
    scale = sheet.metrics.scale
    pad = round(PAD * scale)
    inner = rect.inflate(-2 * pad, -pad)
    heading, chip = sheet.grown(_HEADING, 1.6) * scale, max(sheet.grown(_CHIP, 1.4) * scale, SMALLEST_HIT + 2)
    rows = sum(-(-count // columns) for count, columns in groups.values())
    share = min(_ROOMIEST, inner.height / max(1, heading * len(groups) + chip * rows))
    plans, top = {}, float(inner.y)
    for name, (count, columns) in groups.items():
        words = pygame.Rect(inner.x, round(top), inner.width, round(heading * share))
        top += heading * share
        tall = chip * share
        gap = max(2, round(tall * 0.12))
        wide, chips = inner.width + gap, []
        for number in range(count):
            row, column = divmod(number, columns)
            left, right = inner.x + wide * column // columns, inner.x + wide * (column + 1) // columns
            chips.append(pygame.Rect(left, round(top + row * tall), right - gap - left, round(tall) - gap))
        plans[name] = GroupPlan(words, tuple(chips))
        top += chip * share * -(-count // columns)
    return plans
