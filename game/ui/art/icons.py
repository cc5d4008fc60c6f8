"""Icons by the words of the card language."""

from __future__ import annotations

import pygame

from game.ui.art.cache import kept
from game.ui.art.svg import elements, exists, rasterise
from game.ui.shades import is_high_contrast

_UNKNOWN = "unknown"
_VIRTUAL = "virtual_"
"""Before the name of an emblem: that of a virtual opponent, who is named after a faction."""

_MARK = 0.5
"""The share of an emblem that its mark takes."""

_DIMMED, _LESS = 80, 150
"""Of 255: how much is left of what is faded; in high contrast more."""


@kept(2048)
def icon(name: str, px: int, dim: bool = False) -> pygame.Surface:
    """The icon ``name``, ``px`` pixels square; ``dim`` fades it, as for a count of nothing.

    A name that has no picture, as of a category in somebody's own pack, gives the sign for unknown things.
    """
    surface = _marked(name, px) if name.startswith(_VIRTUAL) else _drawn(name, px)
    return faded(surface) if dim else surface


def faded(picture: pygame.Surface) -> pygame.Surface:
    """The picture itself, faded as what there is none of."""
    picture.fill((255, 255, 255, _LESS if is_high_contrast() else _DIMMED), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _drawn(name: str, px: int) -> pygame.Surface:
    known = name if exists("icons", name) else _UNKNOWN
    return rasterise(elements("icons", known), (px, px), (64, 64))


def namesake(emblem: str) -> str:
    """The faction of an emblem: of a virtual opponent the one after which it is named."""
    return emblem.removeprefix(_VIRTUAL)


def _marked(name: str, px: int) -> pygame.Surface:
    """An emblem with the head of a robot in its lower right corner."""
    surface = _drawn(namesake(name), px)
    side = round(px * _MARK)
    surface.blit(_drawn("robot", side), (px - side, px - side))
    return surface


@kept(512)
def upside_down(name: str, px: int) -> pygame.Surface:
    """The icon as it stands on the Deal strip of a card."""
    return pygame.transform.flip(icon(name, px), True, True)
