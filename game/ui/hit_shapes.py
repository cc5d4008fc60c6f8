"""What can be hit of a place on the screen that is no rectangle: a disc, a polygon, or the points of a mask. Whatever
looks for free room goes by the rectangle around it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol, runtime_checkable

import pygame


@runtime_checkable
class HitShape(Protocol):
    """Part of a rectangle."""

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle around it."""

    def holds(self, pos: tuple[int, int], /) -> bool:
        """Whether a point lies inside."""


class Disc(NamedTuple):
    """All points at most ``radius`` pixels from ``middle``.

    >>> Disc((10, 10), 5).holds((13, 13)), Disc((10, 10), 5).holds((14, 14))
    (True, False)
    """

    middle: tuple[int, int]
    radius: int

    @property
    def rect(self) -> pygame.Rect:
        side = 2 * self.radius + 1
        return pygame.Rect(self.middle[0] - self.radius, self.middle[1] - self.radius, side, side)

    def holds(self, pos: tuple[int, int], /) -> bool:
        across, down = pos[0] - self.middle[0], pos[1] - self.middle[1]
        return across * across + down * down <= self.radius * self.radius


class Polygon(NamedTuple):
    """The points within a closed line.

    >>> triangle = Polygon(((0, 0), (10, 0), (0, 10)))
    >>> triangle.holds((2, 2)), triangle.holds((8, 8)), triangle.rect.size
    (True, False, (11, 11))
    """

    corners: Sequence[tuple[int, int]]

    @property
    def rect(self) -> pygame.Rect:
        across, down = zip(*self.corners, strict=True)
        return pygame.Rect(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)

    def holds(self, pos: tuple[int, int], /) -> bool:
        x, y = pos
        is_inside = False
        for (left, top), (right, bottom) in pairwise((*self.corners, self.corners[0])):
            if (top > y) != (bottom > y) and x < (right - left) * (y - top) / (bottom - top) + left:
                is_inside = not is_inside
        return is_inside


class Masked(NamedTuple):
    """The points of a mask whose upper left corner lies at ``corner``.

    >>> Masked((5, 5), pygame.mask.Mask((3, 3), fill=True)).holds((7, 7))
    True
    """

    corner: tuple[int, int]
    mask: pygame.mask.Mask

    @property
    def rect(self) -> pygame.Rect:
        return self.mask.get_rect(topleft=self.corner)

    def holds(self, pos: tuple[int, int], /) -> bool:
        inside = pos[0] - self.corner[0], pos[1] - self.corner[1]
        return self.rect.collidepoint(pos) and bool(self.mask.get_at(inside))


def disc_in(rect: tuple[int, int, int, int]) -> Disc:
    """The largest disc in the middle of a rectangle."""
    x, y, wide, high = rect
    return Disc((x + wide // 2, y + high // 2), min(wide, high) // 2)


def triangle_in(rect: tuple[int, int, int, int]) -> Polygon:
    """The largest triangle in a rectangle that stands on its lower edge."""
    x, y, wide, high = rect
    return Polygon(((x + wide // 2, y), (x + wide, y + high), (x, y + high)))
