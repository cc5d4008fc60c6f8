"""Bars of a chart: how much of the most there is, with the number beside it."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.theme import SUNK, TXT, PanelStyle

_THICK, _THICKEST = 0.5, 28
"""The share of the height that a bar takes, and so many u at most."""

_TALLEST = 0.78
"""The share of the height that the number takes at most."""


def draw_bar(canvas: Canvas, rect: pygame.Rect, share: float, colour: str, number: str, room: int) -> None:
    """A bar that is filled to ``share`` of its length, 0 to 1, from the left; its number has ``room`` pixels."""
    gap = canvas.px(10)
    wide = max(1, rect.width - room - gap)
    thick = max(4, min(round(rect.height * _THICK), canvas.px(_THICKEST)))
    track = pygame.Rect(rect.x, rect.centery - thick // 2, wide, thick)
    canvas.panel(track, PanelStyle(SUNK.fill, None, radius=5), "track")
    if share > 0:
        filled = pygame.Rect(track.x, track.y, max(3, round(wide * min(1.0, share))), thick)
        canvas.panel(filled, PanelStyle(colour, None, radius=5), "bar")
    words = pygame.Rect(track.right + gap, rect.y, room, rect.height)
    px = min(canvas.metrics.text_px(20), round(rect.height * _TALLEST))
    canvas.letters(number, words, "number", px, TXT)
