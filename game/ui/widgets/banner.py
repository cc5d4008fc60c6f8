"""Notices over any scene, at the top right: unsaved since a step, a damaged save cut short."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.kernel.text import without_folders
from game.ui.art.lettering import block_height, broken
from game.ui.canvas import Canvas
from game.ui.input import Touch
from game.ui.theme import BODY, INK, PROMPT
from game.ui.widgets.button import Button, draw_button

LAYER = 14
CLOSE = "notice:close"
_BUTTON = 110
"""Width of the closing button, in u, at text scale 1."""

_MARGIN = 6
"""Above and below the text, in u."""

_REACH = 0.3
"""How far accents and tails reach, as a share of the size."""

_MOST, _MOST_OF_ONE, _LINES = 0.5, 0.9, 2
"""Maximum heights of all notices and of a single one, as shares of the window; lines of a notice with whole paths."""


def draw_banner(
    canvas: Canvas, notices: Sequence[str], more: Callable[[int], str], close: str | None, touch: Touch
) -> tuple[Button | None, int]:
    """Draw the notices in a gold bar as high as they need, or as many as there is room for, and how many ``more`` there
    are; returns its closing button, with the text ``close``, if that is not None, and how many notices are drawn."""
    if not notices:
        return None, 0
    width, tall = canvas.metrics.size
    larger = max(1.0, canvas.metrics.text_scale)
    bar = pygame.Rect(0, canvas.px(6), canvas.px(1248), 0)
    bar.right = width - canvas.px(24)
    room = bar.width - canvas.px(32) - (canvas.px(20 + _BUTTON * larger) if close else 0)
    margins = 2 * canvas.px(_MARGIN)
    lines = [line if len(_broken(canvas, line, room)) <= _LINES else without_folders(line) for line in notices]
    count = _with_room(canvas, lines, more, room, tall * _MOST - margins)
    lines = [*lines[:count], *([more(len(lines) - count)] if count < len(lines) else [])]
    usual = canvas.px(22 + 28 * larger * len(lines))
    bar.height = min(max(usual, _height(canvas, lines, room) + margins), round(tall * _MOST_OF_ONE))
    before, canvas.layer = canvas.layer, LAYER
    with canvas.within(bar):
        canvas.panel(bar, PROMPT, "notice")
        words = bar.inflate(-canvas.px(32), -2 * canvas.px(_MARGIN))
        words.width = room
        canvas.text("\n".join(lines), words, "strong", BODY, INK, wrap=True)
    button = None
    if close:
        rect = pygame.Rect(0, 0, canvas.px(_BUTTON * larger), canvas.px(36 * larger))
        rect.midright = (bar.right - canvas.px(12), bar.centery)
        button = Button(CLOSE, close, rect)
        draw_button(canvas, button, touch)
    canvas.layer = before
    return button, count


def _broken(canvas: Canvas, line: str, room: int) -> Sequence[str]:
    return broken(line, "strong", canvas.metrics.text_px(BODY), room)


def _with_room(canvas: Canvas, lines: Sequence[str], more: Callable[[int], str], room: int, height: float) -> int:
    """How many of the lines there is room for, with a line about those left out; at least one."""
    if _height(canvas, lines, room) <= height:
        return len(lines)
    counts = range(len(lines) - 1, 1, -1)
    some = (count for count in counts if _height(canvas, [*lines[:count], more(1)], room) <= height)
    return next(some, 1)


def _height(canvas: Canvas, lines: Sequence[str], room: int) -> int:
    """Pixels for these lines, with what reaches above the capitals and below the baseline."""
    px = canvas.metrics.text_px(BODY)
    count = sum(len(_broken(canvas, line, room)) for line in lines)
    return math.ceil(block_height("strong", px, count) + 2 * _REACH * px)
