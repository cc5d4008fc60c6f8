"""The icons of the game, and the badges of the factions, as pictures."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art.map.stations import ICONS, badge, glyph
from game.ui.art.cache import kept
from game.ui.art.svg import elements, faded, rasterise

_GRID: Final = 64
"""Width and height of an icon in its file."""

_BADGE: Final = 28.0
"""The radius of a badge on this grid."""

_CROSS: Final = (
    '<g fill="none" stroke-linecap="round"><path stroke="#14171B" stroke-width="15" d="M37 37L57 57M57 37L37 57"/>'
    '<path stroke="#E5483B" stroke-width="8" d="M37 37L57 57M57 37L37 57"/></g>'
)
"""A cross over the lower right of an icon."""


@kept
def metro_icon(name: str, px: int, is_crossed: bool = False, ink: str = "", dim: bool = False) -> pygame.Surface:
    """An icon, so many pixels wide and high; one that is crossed out is lost or does not happen, a ``dim`` one is
    faded. A badge, a glyph or a figure may have an ``ink`` in place of white."""
    drawing = elements(ICONS, name).replace("#FFFFFF", ink) if ink else elements(ICONS, name)
    picture = rasterise(drawing + (_CROSS if is_crossed else ""), (px, px), (_GRID, _GRID))
    return faded(picture) if dim else picture


@kept
def faction_badge(faction: str, px: int) -> pygame.Surface:
    """The badge of a faction with its emblem, so many pixels square."""
    middle = f"translate({_GRID / 2} {_GRID / 2})"
    body = f'<g transform="{middle}">{badge(faction, _BADGE)}{glyph(f"emblem_{faction}", faction, _BADGE)}</g>'
    return rasterise(body, (px, px), (_GRID, _GRID))
