"""Where everything of a browser lies, in windows of any shape and with text of any size."""

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
"""In u: heights of the head, the tabs and the line that counts; widths of the filters and of two buttons."""

_LINES = 3.3
"""The line that counts has room for so many lines of the smallest letters, where it tells what is hidden."""

_WIDEST_SIDE = 0.44
"""The share of the window that the filters take at most."""

_HEADING, _CHIP = 32, 52
PAD = 14
_ROOMIEST = 1.3
"""Groups of chips are so many times as high at most where there is more room."""

ICONS = 7
"""So many chips that are only an icon lie side by side."""


class BrowserPlan(NamedTuple):
    """The parts of the screen in pixels. Empty where they are not asked for: ``beside`` the field, ``tabs`` above the
    line, ``aside`` for a second button beside it, ``acts`` below the rows."""

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
    """The whole screen.

    Args:
        tabs: how many parts the list has; a single one has no tab.
        beside: width in u of a button beside the field.
        acts: height in u of a row of buttons below the list.
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
    """What is left of ``rect`` beside a part ``wide`` pixels wide at its right end, and that part."""
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
    """Groups of chips one below the other in ``rect``, lower where there is little room, higher where there is much.

    Args:
        groups: name -> how many chips it has, and how many lie side by side.
    """
    scale = sheet.metrics.scale
    pad = round(PAD * scale)
    inner = rect.inflate(-2 * pad, -pad)
    heading, chip = sheet.grown(_HEADING, 1.6) * scale, max(sheet.grown(_CHIP, 1.4) * scale, SMALLEST_HIT + 2)
    lines = sum(_lines(*group) for group in groups.values())
    share = min(_ROOMIEST, inner.height / max(1, heading * len(groups) + chip * lines))
    plans, top = {}, float(inner.y)
    for name, (count, beside) in groups.items():
        words = pygame.Rect(inner.x, round(top), inner.width, round(heading * share))
        top += heading * share
        plans[name] = GroupPlan(words, _chips(inner, top, chip * share, count, beside))
        top += chip * share * _lines(count, beside)
    return plans


def _lines(count: int, beside: int) -> int:
    return -(-count // beside)


def _chips(inner: pygame.Rect, top: float, tall: float, count: int, beside: int) -> tuple[pygame.Rect, ...]:
    gap = max(2, round(tall * 0.12))
    return tuple(
        _chip(inner, round(top + number // beside * tall), round(tall) - gap, number % beside, beside, gap)
        for number in range(count)
    )


def _chip(inner: pygame.Rect, y: int, tall: int, column: int, beside: int, gap: int) -> pygame.Rect:
    wide = inner.width + gap
    left, right = inner.x + wide * column // beside, inner.x + wide * (column + 1) // beside
    return pygame.Rect(left, y, right - gap - left, tall)
