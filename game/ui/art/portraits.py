"""Portraits: who leads a faction, or stands against a solo player, as a poster before a landscape.

A portrait carries the emblem of its faction in a corner, so that it is told from others without its colour.
"""

from __future__ import annotations

import random
from typing import Final

import pygame

from game.ui.art import backdrop
from game.ui.art.cache import kept
from game.ui.art.icons import faded, icon, namesake
from game.ui.art.palettes import Palette, faction_palette, inked
from game.ui.art.shapes import box, roughen
from game.ui.art.svg import exists, rasterise
from game.ui.theme import ICON_FLOOR, INK, PAPER

_STAGE: Final = 200
"""The drawings are so many units square."""

_ASIDE = 50
"""So many units of the landscape lie beyond the left edge, and beyond the right one."""

_BADGE, _RADIUS, _EDGE = 0.27, 0.1, 0.015
"""Shares of the size: the emblem's badge, the round corners, the edge."""

_SIGN = 0.72
"""The share of its badge that an emblem takes."""

SMALLEST_BADGED = 56
"""In pixels: a smaller portrait carries no badge."""


def has_portrait(emblem: str) -> bool:
    """Whether there is a portrait of the faction or opponent with this emblem."""
    return exists("portraits", namesake(emblem))


@kept(64)
def portrait(emblem: str, px: int, dim: bool = False) -> pygame.Surface:
    """Whoever has this emblem, ``px`` pixels square with round corners; a virtual opponent looks like its namesake.

    ``dim`` fades it, as what cannot be chosen.
    Raises FileNotFoundError if there is no such portrait.
    """
    faction = namesake(emblem)
    side = (px, px)
    surface = rasterise(_poster(faction, faction_palette(faction)), side, (_STAGE, _STAGE))
    roughen(surface)
    radius, edge = px * _RADIUS, max(1.0, px * _EDGE)
    surface.blit(box(side, radius + edge / 2, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(box(side, radius, None, INK, edge), (0, 0))
    if px >= SMALLEST_BADGED:
        _pin(surface, emblem, max(round(ICON_FLOOR / _SIGN), round(px * _BADGE)), round(2 * edge))
    return faded(surface) if dim else surface


def _poster(faction: str, palette: Palette) -> str:
    """Sky and horizon of a card's picture, and the head and shoulders before them."""
    chance = random.Random(f"{faction}/51")
    behind = backdrop.sky(palette, "production", chance) + backdrop.horizon(palette, chance)
    return f'<g transform="translate({-_ASIDE} 0)">{behind}</g>{inked("portraits", faction, palette)}'


def _pin(surface: pygame.Surface, emblem: str, side: int, inset: int) -> None:
    """The emblem on a round badge in the lower right corner."""
    badge = pygame.Rect(0, 0, side, side)
    badge.bottomright = (surface.get_width() - inset, surface.get_height() - inset)
    surface.blit(box(badge.size, side / 2, PAPER, INK, max(1.0, side * 0.06)), badge)
    sign = icon(emblem, round(side * _SIGN))
    surface.blit(sign, sign.get_rect(center=badge.center))
