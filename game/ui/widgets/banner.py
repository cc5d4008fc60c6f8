"""Notices over any scene, at the top right: unsaved since a step, a damaged save cut short."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.kernel.text import without_folders
from game.ui.art.lettering import block_height, broken
from game.ui.canvas import Canvas
from game.ui.pointer import Touch
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

_MOST, _LINES = 0.9, 2
"""Maximum height as a share of the window; lines of a notice with whole paths."""


def draw_banner(canvas: Canvas, lines: Sequence[str], close: str | None, touch: Touch) -> Button | None:
    """Draw the notices in a gold bar as high as they need; returns its closing button, with the text ``close``, if that
    is not None."""
    if not lines:
        return None
    width, tall = canvas.metrics.size
    larger = max(1.0, canvas.metrics.text_scale)
    bar = pygame.Rect(0, canvas.px(6), canvas.px(1248), 0)
    bar.right = width - canvas.px(24)
    room = bar.width - canvas.px(32) - (canvas.px(20 + _BUTTON * larger) if close else 0)
    lines = [_told(canvas, line, room) for line in lines]
    needed = _height(canvas, sum(len(_broken(canvas, line, room)) for line in lines))
    usual = canvas.px(22 + 28 * larger * len(lines))
    bar.height = min(max(usual, needed + 2 * canvas.px(_MARGIN)), round(tall * _MOST))
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
    return button


def _told(canvas: Canvas, line: str, room: int) -> str:
    """A notice; files have their names alone where their paths would need more than two lines."""
    return line if len(_broken(canvas, line, room)) <= _LINES else without_folders(line)


def _broken(canvas: Canvas, line: str, room: int) -> Sequence[str]:
    return broken(line, "strong", canvas.metrics.text_px(BODY), room)


def _height(canvas: Canvas, lines: int) -> int:
    """Pixels for so many lines of text, with what reaches above the capitals and below the baseline."""
    px = canvas.metrics.text_px(BODY)
    return math.ceil(block_height("strong", px, lines) + 2 * _REACH * px)
