"""Icons, named by the words of the card language."""

from __future__ import annotations

import pygame

from game.ui.art.cache import kept
from game.ui.art.svg import elements, exists, rasterise
from game.ui.shades import is_high_contrast

_UNKNOWN = "unknown"
_VIRTUAL = "virtual_"
"""Prefix of a virtual opponent's emblem; the rest is the faction it is named after."""

_MARK = 0.5
"""Size of the robot's head on an emblem, as a share of the emblem."""

_DIMMED, _DIMMED_HIGH_CONTRAST = 80, 150
"""Alpha of a faded picture, of 255."""


@kept(2048)
def icon(name: str, px: int, dim: bool = False) -> pygame.Surface:
    """The icon ``name``, ``px`` pixels square; ``dim`` fades it, as for a count of zero.

    A name without a picture, such as a category of a user's pack, gets the icon for unknown things.
    """
    surface = _marked(name, px) if name.startswith(_VIRTUAL) else _drawn(name, px)
    return faded(surface) if dim else surface


def faded(picture: pygame.Surface) -> pygame.Surface:
    """Fade ``picture`` in place, and return it."""
    alpha = _DIMMED_HIGH_CONTRAST if is_high_contrast() else _DIMMED
    picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _drawn(name: str, px: int) -> pygame.Surface:
    known = name if exists("icons", name) else _UNKNOWN
    return rasterise(elements("icons", known), (px, px), (64, 64))


def namesake(emblem: str) -> str:
    """The faction of an emblem.

    >>> namesake("virtual_borgo")
    'borgo'
    """
    return emblem.removeprefix(_VIRTUAL)


def _marked(name: str, px: int) -> pygame.Surface:
    """An emblem with the head of a robot in its lower right corner."""
    surface = _drawn(namesake(name), px)
    side = round(px * _MARK)
    surface.blit(_drawn("robot", side), (px - side, px - side))
    return surface


@kept(512)
def upside_down(name: str, px: int) -> pygame.Surface:
    """The icon turned by 180 degrees, as on the Deal strip of a card."""
    return pygame.transform.flip(icon(name, px), True, True)
