"""Chips: one of several values side by side is chosen."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.ui.canvas import Canvas
from game.ui.pointer import Touch
from game.ui.theme import BODY, DISABLED, FLOOR, INK, LINE, MUTED, NOTE_INK, PANEL2, PAPER, TXT, PanelStyle
from game.ui.widgets.button import Button, draw_button, toned

_CHOSEN = PanelStyle(PAPER, INK, radius=8)
_OPEN = PanelStyle(PANEL2, LINE, radius=8)

_SQUARE = 0.5
"""A chip higher than this share of its width has its icon above its words."""

_UPPER, _TALLEST = 0.42, 0.9
"""Share of a described chip that its words take, and maximum share of their line that letters fill."""

_LARGEST_ICON = 150
"""Size in u of an icon above words, however large its chip is."""


def draw_chip(canvas: Canvas, chip: Button, chosen: bool, touch: Touch) -> None:
    """A value to choose: bright if chosen, else dark. ``chip.drawn`` must be False."""
    style, colour = (_CHOSEN, INK) if chosen else (_OPEN, TXT)
    if chip.why is not None:
        colour = DISABLED
    elif not chosen:
        style = toned(style, chip.label, touch)
    with canvas.within(chip.rect):
        canvas.panel(chip.rect, style, chip.label)
        _draw_words(canvas, chip, colour)
    draw_button(canvas, chip, touch)


def draw_described(canvas: Canvas, chip: Button, note: str, chosen: bool, touch: Touch) -> None:
    """A chip with an icon, and below its words a note on what choosing it means."""
    style, colour, pale = (_CHOSEN, INK, NOTE_INK) if chosen else (toned(_OPEN, chip.label, touch), TXT, MUTED)
    with canvas.within(chip.rect):
        canvas.panel(chip.rect, style, chip.label)
        pad = canvas.px(12)
        inner = chip.rect.inflate(-2 * pad, -pad)
        size = max(16, min(inner.height, canvas.px(112)))
        canvas.portrait(chip.icon or "", (inner.x + size // 2, inner.centery), size)
        left = inner.x + size + pad
        upper = pygame.Rect(left, inner.y, inner.right - left, round(inner.height * _UPPER))
        px = min(canvas.metrics.text_px(chip.u), round(upper.height * _TALLEST))
        canvas.letters(chip.text, upper, "title", px, colour, upper=True)
        top = upper.bottom + max(2, canvas.px(6))
        lower = pygame.Rect(left, top, upper.width, inner.bottom - top)
        canvas.text(note, lower, "text", BODY, pale, wrap=True)
    draw_button(canvas, chip, touch)


def _draw_words(canvas: Canvas, chip: Button, colour: str) -> None:
    inner = chip.rect.inflate(-canvas.px(14), -canvas.px(8))
    if chip.icon is None:
        _set(canvas, chip, inner, colour, "center")
        return
    size = max(16, round(chip.rect.height * 0.72))
    if not chip.text:
        canvas.portrait(chip.icon, chip.rect, size, dim=chip.why is not None)
        return
    if chip.rect.height > _SQUARE * chip.rect.width:
        _draw_stacked(canvas, chip, colour)
        return
    canvas.portrait(chip.icon, (inner.x + size // 2, inner.centery), size, dim=chip.why is not None)
    words = pygame.Rect(inner.x + size + canvas.px(8), inner.y, inner.width - size - canvas.px(8), inner.height)
    _set(canvas, chip, words, colour, "left")


def _draw_stacked(canvas: Canvas, chip: Button, colour: str) -> None:
    """The icon above the words; across the whole chip if it is tall."""
    pad = canvas.px(6)
    inner = chip.rect.inflate(-2 * pad, -2 * pad)
    words_high = min(round(inner.height * 0.5), 3 * canvas.metrics.text_px(chip.u))
    size = max(16, min(inner.width, inner.height - words_high - 2, canvas.px(_LARGEST_ICON)))
    canvas.portrait(chip.icon or "", (inner.centerx, inner.y + size // 2), size, dim=chip.why is not None)
    words = pygame.Rect(inner.x, inner.y + size + 2, inner.width, inner.height - size - 2)
    _set(canvas, chip, words, colour, "center")


def _set(canvas: Canvas, chip: Button, rect: pygame.Rect, colour: str, align: str) -> None:
    """The words of a chip, no higher than ``rect``."""
    px = min(canvas.metrics.text_px(chip.u), max(FLOOR, round(rect.height * _TALLEST)))
    canvas.letters(chip.text, rect, "strong", px, colour, align, wrap=True)


def row_of_rects(rect: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    """``count`` equal rectangles side by side in ``rect``, ``gap`` pixels apart.

    >>> [one.x for one in row_of_rects(pygame.Rect(0, 0, 320, 40), 3, 10)]
    [0, 110, 220]
    """
    lefts = [rect.x + round(i * (rect.width + gap) / count) for i in range(count + 1)]
    return tuple(pygame.Rect(left, rect.y, right - gap - left, rect.height) for left, right in pairwise(lefts))
