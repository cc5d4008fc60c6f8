"""Draws places that are no rectangles: their ground, and the line around them."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.art.cache import kept
from game.ui.art.svg import convert
from game.ui.canvas import Canvas
from game.ui.hit_shapes import Disc, HitShape, Masked, Polygon
from game.ui.shades import shade

_FINER: Final = 3
"""How many times larger a shape is drawn before it is made small, so that its edge is smooth."""


def fill_shape(canvas: Canvas, shape: HitShape, colour: str) -> None:
    """Fill a shape."""
    canvas.blit(_drawn(_moved(shape), colour, 0), shape.rect.topleft)


def ring_shape(canvas: Canvas, shape: HitShape, colour: str, wide: float) -> None:
    """Draw a line along the edge of a shape, inside it; ``wide`` is in u."""
    canvas.blit(_drawn(_moved(shape), colour, max(1, canvas.px(wide))), shape.rect.topleft)


def _moved(shape: HitShape) -> HitShape:
    """The shape at the upper left corner, as one picture serves for all places where it lies."""
    x, y = shape.rect.topleft
    match shape:
        case Disc(middle, radius):
            return Disc((middle[0] - x, middle[1] - y), radius)
        case Polygon(corners):
            return Polygon(tuple((left - x, top - y) for left, top in corners))
        case Masked(_, mask):
            return Masked((0, 0), mask)
        case _:
            raise TypeError(f"{shape} is no shape that can be drawn")


@kept
def _drawn(shape: HitShape, colour: str, wide: int) -> pygame.Surface:
    """A shape filled, or its edge ``wide`` pixels wide."""
    size, ink = shape.rect.size, shade(colour)
    if isinstance(shape, Masked):
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if wide:
            pygame.draw.lines(surface, ink, True, shape.mask.outline(), wide)
        else:
            shape.mask.to_surface(surface, setcolor=ink, unsetcolor=None)
        return convert(surface)
    large = pygame.Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    if isinstance(shape, Disc):
        middle = ((shape.middle[0] + 0.5) * _FINER, (shape.middle[1] + 0.5) * _FINER)
        pygame.draw.circle(large, ink, middle, (shape.radius + 0.5) * _FINER, wide * _FINER)
    elif isinstance(shape, Polygon):
        pygame.draw.polygon(large, ink, [((x + 0.5) * _FINER, (y + 0.5) * _FINER) for x, y in shape.corners])
        if wide:
            _cut_inside(large, wide * _FINER)
    return convert(pygame.transform.smoothscale(large, size))


def _cut_inside(surface: pygame.Surface, wide: int) -> None:
    """Leave only the points of a filled shape that are at most ``wide`` pixels from its edge."""
    mask = pygame.mask.from_surface(surface)
    inside = mask.copy()
    for across, down in ((-wide, 0), (wide, 0), (0, -wide), (0, wide)):
        near = pygame.mask.Mask(mask.get_size())
        near.draw(mask, (across, down))
        inside = inside.overlap_mask(near, (0, 0))
    inside.to_surface(surface, setcolor=(0, 0, 0, 0), unsetcolor=None)
