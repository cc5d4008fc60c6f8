"""Notices over any scene, at the top right: unsaved since a step, a damaged save cut short."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.canvas import Canvas
from game.ui.pointer import Touch
from game.ui.theme import BODY, INK, PROMPT
from game.ui.widgets.button import Button, draw_button

LAYER = 14
CLOSE = "notice:close"
_BUTTON = 110
"""Width of the closing button, in u, at text scale 1."""


def draw_banner(canvas: Canvas, lines: Sequence[str], close: str | None, touch: Touch) -> Button | None:
    """Draw the notices in a gold bar; returns its closing button, with the text ``close``, if that is not None."""
    if not lines:
        return None
    width = canvas.metrics.size[0]
    larger = max(1.0, canvas.metrics.text_scale)
    bar = pygame.Rect(0, canvas.px(6), canvas.px(1248), canvas.px(22 + 28 * larger * len(lines)))
    bar.right = width - canvas.px(24)
    before, canvas.layer = canvas.layer, LAYER
    with canvas.within(bar):
        canvas.panel(bar, PROMPT, "notice")
        words = bar.inflate(-canvas.px(32), -canvas.px(8))
        words.width -= canvas.px(20 + _BUTTON * larger) if close else 0
        canvas.text("\n".join(lines), words, "strong", BODY, INK, wrap=True)
    button = None
    if close:
        rect = pygame.Rect(0, 0, canvas.px(_BUTTON * larger), canvas.px(36 * larger))
        rect.midright = (bar.right - canvas.px(12), bar.centery)
        button = Button(CLOSE, close, rect)
        draw_button(canvas, button, touch)
    canvas.layer = before
    return button
