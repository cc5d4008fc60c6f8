"""What sets a dialog or a screen apart from the scene below it: a scrim, or frosted glass."""

from __future__ import annotations

import pygame

from game.ui.art.cache import kept
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast, shade
from game.ui.theme import SCRIM

LAYER = 12
LIGHT, FROST, DEEP = 120, 120, 250
"""Alpha of the scrim, of 255: under a dialog, over frosted glass, under the zoom, where no text may shine through."""

_DENSE = 200
"""Least alpha in high contrast, to set apart what lies above the scrim."""

_BLUR = 12
"""Pixels of a frosted scene that become one."""


def draw_scrim(canvas: Canvas, alpha: int) -> None:
    """Darken everything drawn so far."""
    canvas.blit(_veil(canvas.size, alpha), (0, 0))


def draw_frost(canvas: Canvas) -> None:
    """Blur and darken everything drawn so far: colours and places are still seen, but no text. Not for every frame."""
    surface, veil = canvas.surface, _veil(canvas.size, FROST)  # first, as drawing in steps may end here
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // _BLUR), max(1, height // _BLUR)))
    small = pygame.transform.gaussian_blur(small, 2)
    pygame.transform.smoothscale(small, (width, height), surface)
    canvas.blit(veil, (0, 0))


def _veil(size: tuple[int, int], alpha: int) -> pygame.Surface:
    return _scrim(size, max(alpha, _DENSE) if is_high_contrast() else alpha)


@kept(1)
def _scrim(size: tuple[int, int], alpha: int) -> pygame.Surface:
    veil = pygame.Surface(size)
    veil.fill(shade(SCRIM))
    veil.set_alpha(alpha)
    return veil
