"""Horizontal bars of a chart, with their numbers."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.theme import BODY, SUNK, TXT, PanelStyle

_THICK, _THICKEST = 0.5, 28
"""Thickness of a bar: a share of the height, and a maximum in u."""

_TALLEST = 0.78
"""Maximum size of the number, as a share of the height."""


def draw_bar(canvas: Canvas, rect: pygame.Rect, share: float, colour: str, number: str, room: int) -> None:
    """A bar filled from the left to ``share``, 0 to 1, with ``room`` pixels for its number."""
    gap = canvas.px(10)
    wide = max(1, rect.width - room - gap)
    thick = max(4, min(round(rect.height * _THICK), canvas.px(_THICKEST)))
    track = pygame.Rect(rect.x, rect.centery - thick // 2, wide, thick)
    canvas.panel(track, PanelStyle(SUNK.fill, None, radius=5), "track")
    if share > 0:
        filled = pygame.Rect(track.x, track.y, max(3, round(wide * min(1.0, share))), thick)
        canvas.panel(filled, PanelStyle(colour, None, radius=5), "bar")
    words = pygame.Rect(track.right + gap, rect.y, room, rect.height)
    px = min(canvas.metrics.text_px(BODY), round(rect.height * _TALLEST))
    canvas.letters(number, words, "number", px, TXT)
