"""The posters of seats before a game: the leader who is chosen, or all those of whom chance takes one."""

from __future__ import annotations

import math

import pygame

from game.ui.art.cache import kept
from game.ui.art.portraits import leader, poster
from game.ui.art.shapes import box
from game.ui.art.svg import convert


@kept
def seat_poster(emblems: tuple[str, ...], size: tuple[int, int], radius: int) -> pygame.Surface:
    """A poster with round corners: of one leader before a sunrise, or of several in a grid.

    Raises FileNotFoundError if there is no portrait of one of them.
    """
    size = max(1, size[0]), max(1, size[1])
    picture = poster(emblems[0], size, sunrise=True).copy() if len(emblems) == 1 else _grid(emblems, size)
    picture.blit(box(size, radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return convert(picture)


def _grid(emblems: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """The leaders side by side, in as many columns as rows."""
    columns = math.ceil(math.sqrt(len(emblems)))
    rows = math.ceil(len(emblems) / columns)
    cell = math.ceil(size[0] / columns), math.ceil(size[1] / rows)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for number, emblem in enumerate(emblems):
        corner = number % columns * size[0] // columns, number // columns * size[1] // rows
        surface.blit(leader(emblem, cell), corner)
    return surface
