"""The picture of a Ruin: burnt walls before an ember sky, with smoke and sparks."""

from __future__ import annotations

from random import Random
from typing import Final

import pygame

from game.ui.art.cache import kept
from game.ui.art.shapes import roughen
from game.ui.art.svg import rasterise

_HIGH: Final = 100
"""Height of the stage; its width follows that of the picture."""

_SKY: Final = ("#2B2424", "#3B2B28", "#54352A", "#7A4630")
_SMOKE, _WALL, _LIT, _FIRE, _SPARK = "#8B8178", "#171315", "#4A3A33", "#E4702F", "#F8C070"
_WALLS: Final = (
    "M-46 100V52l5-7 4 5V34l8-6 3 9 5-4v22l6 5 5-14 7 4v10l5-3v43z",
    "M2 100V46l4-4V18l7-6 4 9 6-5 2 12 5-3v24l7 5v50z",
)
"""Two broken buildings, from the middle of the picture."""


@kept(16)
def ruin_picture(size: tuple[int, int]) -> pygame.Surface:
    """The picture in ``size`` pixels."""
    wide = round(_HIGH * size[0] / size[1])
    middle, chance = wide / 2, Random("ruin")
    band = _HIGH / len(_SKY)
    sky = "".join(
        f'<rect y="{number * band}" width="{wide}" height="{_HIGH}" fill="{ink}"/>' for number, ink in enumerate(_SKY)
    )
    walls = "".join(f'<path d="{wall}" fill="{_WALL}"/>' for wall in _WALLS)
    light = (
        f'<path d="M-29 34l3-3 3 9 5-4v8l-5 3v53h-6zM13 12l4 9 6-5 2 12v10l-6-6-6 5z" fill="{_LIT}"/>'
        f'<path d="M-40 62h6v9h-6zM-14 66h6v9h-6zM10 48h6v9h-6zM22 62h6v10h-6zM10 74h6v12h-6z" fill="{_FIRE}"/>'
        f'<path d="M-38 66h3v5h-3zM11 52h3v5h-3zM23 67h3v5h-3z" fill="{_SPARK}"/>'
    )
    rubble = "".join(
        f'<path d="M{x} 101l{chance.randint(3, 6)} -{chance.randint(4, 11)} {chance.randint(5, 9)}'
        f' {chance.randint(1, 4)} 6 9z" fill="{_WALL}"/>'
        for x in range(-10, wide, 13)
    )
    sparks = "".join(
        f'<circle cx="{middle + chance.randint(-48, 48)}" cy="{chance.randint(10, 84)}"'
        f' r="{chance.choice((0.8, 1.1, 1.5))}" fill="{chance.choice((_FIRE, _SPARK))}"/>'
        for _ in range(22)
    )
    smoke = _smoke(middle - 20, 40, 1) + _smoke(middle + 26, 30, -1)
    houses = f'<g transform="translate({middle} 0)">{walls}{light}</g>'
    picture = rasterise(sky + smoke + houses + rubble + sparks, size, (wide, _HIGH))
    roughen(picture)
    return picture


def _smoke(x: float, y: float, side: int) -> str:
    """A column of smoke that rises from a point and leans to a side, thinner towards its end."""
    puffs = ((0, 0, 5), (3, 9, 8), (9, 19, 11), (19, 29, 15), (33, 38, 19), (50, 44, 22))
    return "".join(
        f'<circle cx="{x + side * right}" cy="{y - up}" r="{r}" fill="{_SMOKE}"'
        f' fill-opacity="{0.34 - 0.035 * number}"/>'
        for number, (right, up, r) in enumerate(puffs)
    )
