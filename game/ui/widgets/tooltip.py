"""A short explanation beside the pointer, after it has rested."""

from __future__ import annotations

import pygame

from game.ui.art.lettering import broken, width_of
from game.ui.canvas import Canvas
from game.ui.input import Position
from game.ui.theme import FLOOR, TOOLTIP, TXT

DELAY = 350
"""Milliseconds the pointer rests before a tooltip shows."""

LAYER = 10
WIDEST = 430
"""In u, at the usual size of text."""

_SHARE = 0.45
"""So much of the window's width it takes at most."""

_HIGHEST = 0.3
"""So much of the window's height what it tells about takes at most, to be left uncovered."""


def draw_tooltip(
    canvas: Canvas, text: str, pos: Position, place: pygame.Rect | None = None, end: int | None = None
) -> None:
    """Draw ``text`` beside ``pos``, inside the window and never under the pointer; nor over the ``place`` that it
    tells about, unless that is too high for the words to be near both. It ends before ``end``, if that is given.
    """
    pad, gap = canvas.px(12), canvas.px(18)
    px, width, height = _measure(canvas, text, pad)
    window = canvas.metrics.size
    around = place if place and place.height <= window[1] * _HIGHEST else pygame.Rect(pos, (0, 0))
    room = (window[0] if end is None else end, window[1])
    rect = _beside(pos, (width + 2 * pad, height + 2 * pad), room, gap, around)
    before, canvas.layer = canvas.layer, LAYER
    with canvas.within(rect):
        canvas.panel(rect, TOOLTIP, "tooltip")
        canvas.letters(text, rect.inflate(-2 * pad, -pad), "text", px, TXT, wrap=True)
    canvas.layer = before


def _measure(canvas: Canvas, text: str, pad: int) -> tuple[int, int, int]:
    """Size of the letters, width and height of the words: smaller letters where the window would be too low."""
    window = canvas.metrics.size
    widest = min(canvas.px(WIDEST * max(1.0, canvas.metrics.text_scale)), round(window[0] * _SHARE))
    for px in range(canvas.metrics.text_px(17), FLOOR - 1, -1):
        longest = max(width_of(line, "text", px) for line in text.split("\n"))
        width = min(longest + 2, widest)
        height = round(len(broken(text, "text", px, width)) * px * 1.24)
        if height + 2 * pad <= window[1]:
            break
    return px, width, height


def _beside(
    pos: Position, size: tuple[int, int], window: tuple[int, int], gap: int, around: pygame.Rect
) -> pygame.Rect:
    """To the lower right of the pointer and below what lies ``around`` it, or on the other side where there is no
    room."""
    x = pos[0] + gap if pos[0] + gap + size[0] <= window[0] else pos[0] - gap - size[0]
    below, above = (max(pos[1] + gap, around.bottom + gap // 2), min(pos[1] - gap, around.y - gap // 2) - size[1])
    y = below if below + size[1] <= window[1] else above
    return pygame.Rect(max(0, x), max(0, y), *size)
