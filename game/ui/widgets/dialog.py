"""The scrim that dims a scene below a dialog."""

from __future__ import annotations

import pygame

from game.ui.art.cache import kept
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast, shade
from game.ui.theme import SCRIM

LAYER = 12
LIGHT, PHASE, DEEP = 120, 190, 222
"""Alpha of the scrim, of 255: under a dialog, a phase screen, the zoom."""

_DENSE = 200
"""Least alpha in high contrast, to set apart what lies above the scrim."""


def draw_scrim(canvas: Canvas, alpha: int) -> None:
    """Darken everything drawn so far."""
    canvas.blit(_scrim(canvas.size, max(alpha, _DENSE) if is_high_contrast() else alpha), (0, 0))


@kept(1)
def _scrim(size: tuple[int, int], alpha: int) -> pygame.Surface:
    veil = pygame.Surface(size)
    veil.fill(shade(SCRIM))
    veil.set_alpha(alpha)
    return veil
