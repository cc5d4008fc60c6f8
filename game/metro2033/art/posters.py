"""The posters of seats before a game: figures of all factions in lamplight, as nobody has chosen one yet."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.figures import hero_figure
from game.metro2033.art.wall import Wall
from game.ui.art.cache import kept
from game.ui.art.shapes import box
from game.ui.art.svg import convert, rasterise

_WALL: Final = 100
"""Height of the wall, in units."""

_TILE: Final = (24, 12)
_GLOW: Final = 4.0

_STANDING: Final = ((0.0, 0.94, 0.0), (0.78, 0.78, 0.25), (1.42, 0.66, 0.45))
"""From the middle outwards: how far a figure stands from it and its height, as shares of the height of the poster, and
how dark it is. The outermost of six stands behind the others."""


@kept
def seat_picture(first: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A poster with round corners, on which the figure of one faction stands before those of the others."""
    wide, high = max(1, size[0]), max(1, size[1])
    wall = Wall(_WALL * wide / high, _WALL, _TILE, _GLOW)
    surface = rasterise(wall.strip(range(wall.rows)), (wide, high), (wall.width, wall.height)).copy()
    factions = [faction for faction in inks.FACTIONS if faction != "polis"]
    start = factions.index(first)
    for number in reversed(range(len(factions) - 1)):
        away, tall, dark = _STANDING[(number + 1) // 2]
        figure = _darkened(factions[(start + number) % len(factions)], round(high * tall), dark)
        side = away if number % 2 else -away
        surface.blit(figure, figure.get_rect(midbottom=(round(wide / 2 + side * high), round(high * 0.98))))
    surface.blit(box((wide, high), radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return convert(surface)


def _darkened(faction: str, height: int, share: float) -> pygame.Surface:
    """A figure so much darker."""
    figure = hero_figure(faction, max(1, height)).copy()
    left = round(255 * (1 - share))
    figure.fill((left, left, left, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return figure
