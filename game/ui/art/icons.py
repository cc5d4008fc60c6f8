"""Icons by the words of the card language."""

from __future__ import annotations

import pygame

from game.ui.art.cache import kept
from game.ui.art.svg import elements, exists, rasterise

_UNKNOWN = "unknown"
_DIMMED = 80


@kept(2048)
def icon(name: str, px: int, dim: bool = False) -> pygame.Surface:
    """The icon ``name``, ``px`` pixels square; ``dim`` fades it, as for a count of nothing.

    A name that has no picture, as of a category in somebody's own pack, gives the sign for unknown things.
    """
    known = name if exists("icons", name) else _UNKNOWN
    surface = rasterise(elements("icons", known), (px, px), (64, 64))
    if dim:
        surface.fill((255, 255, 255, _DIMMED), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


@kept(512)
def upside_down(name: str, px: int) -> pygame.Surface:
    """The icon as it stands on the Deal strip of a card."""
    return pygame.transform.flip(icon(name, px), True, True)
