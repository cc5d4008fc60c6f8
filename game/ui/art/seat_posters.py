"""The posters of seats before a game: the leader who is chosen, or all those of whom chance takes one."""

from __future__ import annotations

import math

import pygame

from game.ui.art.cache import kept
from game.ui.art.portraits import leader, poster
from game.ui.art.shapes import box
from game.ui.art.svg import convert


@kept(8)
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
    side = math.ceil(math.sqrt(len(emblems)))
    rows = math.ceil(len(emblems) / side)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    lefts, tops = (
        [round(length * number / count) for number in range(count + 1)]
        for length, count in ((size[0], side), (size[1], rows))
    )
    for number, emblem in enumerate(emblems):
        column, row = number % side, number // side
        corner = lefts[column], tops[row]
        surface.blit(leader(emblem, (lefts[column + 1] - corner[0], tops[row + 1] - corner[1])), corner)
    return surface
