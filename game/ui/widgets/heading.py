"""The heading of a phase screen."""

from __future__ import annotations

import pygame

from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.theme import GREEN_SIGN, HEADING, PAPER, Metrics
from game.ui.widgets.sheet import ScreenSheet

_TOP, _WIDE, _HIGH = 74, 800, 74
"""Upper edge, below the top bar of the table, and size at text scale 1, in u."""


def head_foot(sheet: ScreenSheet) -> float:
    """The lower edge of a heading, in u."""
    return _TOP + sheet.grown(_HIGH, 1.4)


def head_place(metrics: Metrics) -> pygame.Rect:
    """The place of a heading."""
    sheet = ScreenSheet(metrics)
    return sheet.centred(_TOP, sheet.grown(_WIDE), head_foot(sheet) - _TOP)


def draw_heading(canvas: Canvas, rect: pygame.Rect, icon: str, text: str) -> None:
    """A green guide sign with an icon and the name of the screen, centred together."""
    canvas.panel(rect, GREEN_SIGN._replace(radius=12), "heading")
    size = round(rect.height * 0.64)
    gap = canvas.px(18)
    px = min(canvas.metrics.text_px(HEADING), round(rect.height * 0.66))
    wide = min(width_of(text.upper(), "title", px), rect.width - size - gap - canvas.px(60))
    left = rect.centerx - (size + gap + wide) // 2
    with canvas.within(rect):
        canvas.icon(icon, (left + size // 2, rect.centery), size)
        words = pygame.Rect(left + size + gap, rect.y, wide + 2, rect.height)
        canvas.letters(text, words, "title", px, PAPER, upper=True)
