"""Portraits of leaders and of virtual opponents, as posters before a landscape.

A portrait carries its emblem in a corner, so that it can be recognised without its colour. The file of its drawing says
which colour that is, and which accent it has.
"""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from game.ui.art import scenery
from game.ui.art.cache import kept
from game.ui.art.palettes import DAY, Palette, Sky, inked, portrait_palette
from game.ui.art.shapes import box, roughen
from game.ui.art.svg import asset_of, data, exists, faded, icon, is_icon, namesake, rasterise, rasterise_in_bands
from game.ui.theme import GREY, ICON_FLOOR, INK, PAPER

_STAGE: Final = 200
"""Side of the square drawings, in units."""

_ASIDE = 50
"""Units of the landscape beyond the left and the right edge."""

_BADGE, _RADIUS, _EDGE = 0.27, 0.1, 0.015
"""Emblem's badge, corner radius and edge, as shares of the size."""

_RAYS, _FAR = 18, 2000
"""Number of rays of a sunrise, and how far they reach, in units."""

_HEADROOM = 0.3
"""Share of what a broad picture cuts off that is sky."""

_SIGN = 0.72
"""Size of an emblem, as a share of its badge."""

SMALLEST_BADGED = 56
"""Least size of a portrait with a badge, in pixels."""


def has_portrait(emblem: str) -> bool:
    """True if there is a portrait with this emblem."""
    return exists("portraits", namesake(emblem))


def emblem_colour(emblem: str, otherwise: str = GREY) -> str:
    """The colour of the one with this emblem: that of the portrait, or of the emblem itself; another if neither has
    one."""
    if has_portrait(emblem):
        return data("portraits", namesake(emblem), "colour")
    return (data(*asset_of(emblem), "colour") if is_icon(emblem) else "") or otherwise


def _palette(name: str) -> Palette:
    return portrait_palette(data("portraits", name, "colour"), data("portraits", name, "accent"))


@kept
def portrait(emblem: str, px: int, dim: bool = False) -> pygame.Surface:
    """The leader with this emblem, ``px`` pixels square with round corners; a virtual opponent looks like its namesake.

    ``dim`` fades the portrait, as for one that cannot be chosen.
    Raises FileNotFoundError if there is no such portrait.
    """
    name = namesake(emblem)
    side = (px, px)
    surface = rasterise(_poster(name, _palette(name)), side, (_STAGE, _STAGE))
    roughen(surface)
    radius, edge = px * _RADIUS, max(1.0, px * _EDGE)
    surface.blit(box(side, radius + edge / 2, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(box(side, radius, None, INK, edge), (0, 0))
    if px >= SMALLEST_BADGED:
        _pin(surface, emblem, max(round(ICON_FLOOR / _SIGN), round(px * _BADGE)), round(2 * edge))
    return faded(surface) if dim else surface


@kept
def leader(emblem: str, size: tuple[int, int]) -> pygame.Surface:
    """The leader with this emblem as on a portrait, filling a picture of any shape: cut at the sides, or at the foot.

    Raises FileNotFoundError if there is no such portrait.
    """
    name = namesake(emblem)
    wide, high = min(1.0, size[0] / size[1]) * _STAGE, min(1.0, size[1] / size[0]) * _STAGE
    above = (_STAGE - high) * _HEADROOM
    body = f'<g transform="translate({(wide - _STAGE) / 2} {-above})">{_poster(name, _palette(name))}</g>'
    surface = rasterise(body, size, (wide, high))
    roughen(surface)
    return surface


@kept
def poster(emblem: str, size: tuple[int, int], sunrise: bool = False, stands: float = 0.5) -> pygame.Surface:
    """The leader with this emblem before the landscape, over a picture of any shape.

    Args:
        sunrise: before the rays of a rising sun.
        stands: where the leader is in a broad picture: 0 at the left edge, 1 at the right.

    Raises FileNotFoundError if there is no such portrait.
    """
    name = namesake(emblem)
    palette = _palette(name)
    stage = _STAGE * max(1.0, size[0] / size[1]), _STAGE * max(1.0, size[1] / size[0])
    aside, above = (stage[0] - _STAGE) * stands, stage[1] - _STAGE
    chance = random.Random(f"{name}/{scenery.SEED}")
    behind = _sunrise(palette) if sunrise else scenery.sky(Sky(palette, DAY, palette[6]), chance)
    left = min(aside, stage[0] / 2 - _STAGE / 2) - _ASIDE
    scene = f'<g transform="translate({left} {above})">{behind}{scenery.horizon(palette, chance)}</g>'
    sky = f'<rect width="{stage[0]}" height="{above + 1}" fill="{palette[3]}"/>'
    leader = f'<g transform="translate({aside} {above})">{inked("portraits", name, palette)}</g>'
    surface = rasterise_in_bands(sky + scene + leader, size, stage)
    roughen(surface)
    return surface


def _sunrise(palette: Palette) -> str:
    """A large sun behind the head, whose rays fill the sky."""
    x, y = _ASIDE + _STAGE / 2, _STAGE * 0.42
    rays = ""
    for number in range(_RAYS):
        angles = (number * math.tau / _RAYS, (number + 0.5) * math.tau / _RAYS)
        corners = "".join(f"L{x + _FAR * math.cos(a):.0f} {y + _FAR * math.sin(a):.0f}" for a in angles)
        rays += f'<path fill="{palette[5]}" d="M{x} {y}{corners}z"/>'
    ground = f'<rect x="{-_FAR}" y="{-_FAR}" width="{2 * _FAR}" height="{2 * _FAR}" fill="{palette[4]}"/>'
    discs = ((_STAGE * 0.47, palette[4]), (_STAGE * 0.44, palette[6]))
    return ground + rays + "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>' for r, fill in discs)


def _poster(name: str, palette: Palette) -> str:
    """Sky and horizon of a card's picture, and the head and shoulders before them."""
    chance = random.Random(f"{name}/{scenery.SEED}")
    behind = scenery.sky(Sky(palette, DAY, palette[6]), chance) + scenery.horizon(palette, chance)
    return f'<g transform="translate({-_ASIDE} 0)">{behind}</g>{inked("portraits", name, palette)}'


def _pin(surface: pygame.Surface, emblem: str, side: int, inset: int) -> None:
    """The emblem on a round badge in the lower right corner."""
    badge = pygame.Rect(0, 0, side, side)
    badge.bottomright = (surface.get_width() - inset, surface.get_height() - inset)
    surface.blit(box(badge.size, side / 2, PAPER, INK, max(1.0, side * 0.06)), badge)
    sign = icon(emblem, round(side * _SIGN))
    surface.blit(sign, sign.get_rect(center=badge.center))
