"""Light on the table: a lamp over what belongs to the player to move, moonlight over what belongs to another."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.kernel.seats import Seat
from game.ui.art.cache import kept
from game.ui.art.shapes import stretched
from game.ui.art.svg import convert, rasterise
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.ui.theme import LAMP

_WARM: Final = (255, 190, 112, 48)
_COOL: Final = (14, 30, 56, 96)
"""Colours with their greatest alpha."""


def draw_light(canvas: Canvas, ground: Box, is_active: bool) -> None:
    """Draw lamplight on what is active, else moonlight; nothing in high contrast."""
    if not is_high_contrast():
        canvas.blit(_light(ground.size, _WARM if is_active else _COOL), ground[:2])


def draw_lit_frame(canvas: Canvas, seat: Seat, place: Box) -> None:
    """Draw the lit edge of what is active, just inside ``place``."""
    canvas.image(_frame(place.size, canvas.metrics.scale), place[:2], f"lit {seat}")


@kept
def _light(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A soft pool of light; drawn small and stretched."""
    small = pygame.Surface((48, 24), pygame.SRCALPHA)
    for x in range(48):
        for y in range(24):
            away = math.hypot((x - 27.5) / 29, (y - 11.5) / 14)
            small.set_at((x, y), (*colour[:3], round(colour[3] * max(0.0, 1 - away**3))))
    return convert(pygame.transform.smoothscale(small, size))


@kept
def _frame(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The lit edge, with a halo."""
    lines = ((9, 0.12), (5, 0.2), (2, 1))

    def draw(small: tuple[int, int]) -> pygame.Surface:
        return rasterise("".join(_line(small, wide * scale, strength, 4.5 * scale) for wide, strength in lines), small)

    return stretched(size, math.ceil(18 * scale) + 2, draw)


def _line(size: tuple[int, int], wide: float, strength: float, inset: float) -> str:
    return (
        f'<rect x="{inset}" y="{inset}" width="{size[0] - 2 * inset}" height="{size[1] - 2 * inset}"'
        f' rx="{2 * inset}" fill="none" stroke="{LAMP}" stroke-opacity="{strength}" stroke-width="{wide}"/>'
    )
