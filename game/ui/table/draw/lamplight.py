"""Draws light on the table: a lamp over the State of the player to move, moonlight over the other one."""

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
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.sight import Sight
from game.ui.theme import LAMP

_WARM: Final = (255, 190, 112, 48)
_COOL: Final = (14, 30, 56, 96)
"""Colours with their greatest alpha."""

_MARGIN = 10
"""From the active State to the outside of its halo, in u."""


def draw_lamplight(canvas: Canvas, sight: Sight) -> None:
    """Draw the light below everything on the table, and the frame of the active State; in high contrast the frame
    alone."""
    mover = sight.standing.mover
    for plan in (sight.layout.own, *sight.layout.opponents):
        if plan.rows:
            draw_light(canvas, _rows(plan) if plan.is_tab else lit_place(plan), plan.seat == mover)
        if plan.seat == mover:
            draw_lit_frame(canvas, plan.seat, lit_place(plan).grown(canvas.px(_MARGIN)))


def draw_light(canvas: Canvas, ground: Box, is_active: bool) -> None:
    """Draw lamplight on the active State, moonlight on another; nothing in high contrast."""
    if not is_high_contrast():
        canvas.blit(_light(ground.size, _WARM if is_active else _COOL), ground[:2])


def draw_lit_frame(canvas: Canvas, seat: Seat, place: Box) -> None:
    """Draw the lit edge of the active State, just inside ``place``."""
    canvas.image(_frame(place.size, canvas.metrics.scale), place[:2], f"lit {seat}")


def lit_place(plan: BoardPlan) -> Box:
    """The place of a State that is lit while its player is to move: board and rows together, of a tab its rows, or the
    tab alone if they are not shown."""
    if not plan.rows:
        return plan.panel
    return _rows(plan) if plan.is_tab else Box(*plan.panel.rect.union(_rows(plan).rect))


def _rows(plan: BoardPlan) -> Box:
    bands = [row.band.rect for row in plan.rows]
    return Box(*bands[0].unionall(bands[1:]))


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
