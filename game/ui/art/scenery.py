"""Pictures as silkscreen posters, each composed of a motif and a landscape in the inks of its sky.

The stage is 300 x 210 units with the ground at y 165, and landscape at both sides. The layers from back to front: sky,
sun or moon, clouds, far skyline, middle skyline, poles, ground, motif, birds, debris. The id of a composition is the
seed that chooses and places them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import kept
from game.ui.art.palettes import Palette, Sky, inked
from game.ui.art.shapes import roughen
from game.ui.art.svg import convert, focus, mixed, rasterise, rasterise_in_bands

LEFT, RIGHT = -60, 360
"""Edges of what is drawn, in stage units: pictures wider than the stage show more landscape at both sides."""

_WIDTH = RIGHT - LEFT
_BANDS = 7


class Sun:
    """Place and size of the sun or moon, in stage units."""

    def __init__(self, chance: Random) -> None:
        self.x = chance.choice((70, 95, 150, 205, 230))
        self.y = chance.randint(58, 90)
        self.radius = chance.randint(30, 46)


class Composition(NamedTuple):
    """What a picture is composed of."""

    id: str
    """Chooses and places what is around the motif: the same for the same id."""

    motif: str
    """The name of a drawing in `assets/motifs`."""

    sky: Sky
    accent: str = ""
    """Another accent of the motif than that of the sky."""


def sky(of: Sky, chance: Random) -> str:
    """Bands, rays, a slit sun or stars, with clouds where there are no rays."""
    palette, kind, sun = of.inks, chance.choice(of.kinds), Sun(chance)
    if kind == "rays":
        return _rays(palette, sun, of.disc)
    if kind == "stars":
        return _bands(palette[2], palette[4]) + _stars(palette, sun, chance) + _clouds(palette, chance)
    slits = _slits(palette, sun) if kind == "slits" else ""
    return _bands(palette[3], palette[5]) + _disc(sun, of.sun or palette[5]) + slits + _clouds(palette, chance)


def _bands(top: str, bottom: str) -> str:
    """Strips that overlap by a unit: whole rectangles upon each other would take most of the drawing time."""
    shades = (mixed(top, bottom, (number / (_BANDS - 1)) ** 0.9) for number in range(_BANDS))
    return "".join(
        f'<rect x="{LEFT}" y="{number * 24}" width="{_WIDTH}" height="{25 if number < _BANDS - 1 else 66}"'
        f' fill="{shade}"/>'
        for number, shade in enumerate(shades)
    )


def _rays(palette: Palette, sun: Sun, disc: str) -> str:
    rays = ""
    for number in range(14):
        angle = number * (2 * math.pi / 14)
        far = [(sun.x + 420 * math.cos(a), sun.y + 420 * math.sin(a)) for a in (angle, angle + math.pi / 14)]
        rays += f"M{sun.x} {sun.y}" + "".join(f"L{x:.0f} {y:.0f}" for x, y in far) + "z"
    return (
        f'<rect x="{LEFT}" width="{_WIDTH}" height="220" fill="{palette[4]}"/><path fill="{palette[5]}" d="{rays}"/>'
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius}" fill="{palette[5]}"/>'
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius - 5}" fill="{disc}"/>'
    )


def _disc(sun: Sun, colour: str) -> str:
    return (
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius + 9}" fill="{colour}" fill-opacity=".35"/>'
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius}" fill="{colour}"/>'
    )


def _slits(palette: Palette, sun: Sun) -> str:
    colour = mixed(palette[3], palette[5], 0.55)
    return "".join(
        f'<rect x="{sun.x - sun.radius - 2}" y="{sun.y + 2 + number * 10}" width="{2 * sun.radius + 4}"'
        f' height="{height}" fill="{colour}"/>'
        for number, height in enumerate((3, 4.5, 6, 8))
    )


def _stars(palette: Palette, sun: Sun, chance: Random) -> str:
    """A night sky with a crescent moon."""
    dots = "".join(
        f'<circle cx="{chance.randint(LEFT, RIGHT)}" cy="{chance.randint(0, 100)}" r="{chance.choice((0.8, 1.2, 1.8))}"'
        f' fill="{palette[5]}"/>'
        for _ in range(36)
    )
    dark = mixed(palette[2], palette[4], 0.25)
    moon = (
        f'<circle cx="{sun.x}" cy="{sun.y - 16}" r="{sun.radius * 0.62:.0f}" fill="{palette[5]}"/>'
        f'<circle cx="{sun.x + 9}" cy="{sun.y - 21}" r="{sun.radius * 0.55:.0f}" fill="{dark}"/>'
    )
    return dots + moon


def _clouds(palette: Palette, chance: Random) -> str:
    colour = mixed(palette[5], palette[4], 0.2)
    clouds = ""
    for _ in range(chance.randint(3, 5)):
        x, y, width = chance.randint(LEFT - 30, RIGHT - 40), chance.randint(18, 92), chance.randint(46, 110)
        clouds += (
            f'<rect x="{x}" y="{y}" width="{width}" height="7" rx="3.5" fill="{colour}"/>'
            f'<rect x="{x + width * 0.25:.0f}" y="{y - 6}" width="{width * 0.5:.0f}" height="8" rx="4"'
            f' fill="{colour}"/>'
        )
    return clouds


def horizon(palette: Palette, chance: Random) -> str:
    """The far skyline, the middle one and, sometimes, telephone poles."""
    far: Callable[[Random, int], str] = chance.choice((_mesas, _ruins, _ruins, _hills))
    middle: Callable[[Random, int], str] = chance.choice((_mesas, _hills, _low_ruins))
    poles = _poles(palette, chance) if chance.random() < 0.6 else ""
    return (
        f'<path fill="{mixed(palette[3], palette[4], 0.45)}" d="{far(chance, 148)}"/>'
        f'<path fill="{mixed(palette[2], palette[3], 0.6)}" d="{middle(chance, 158)}"/>{poles}'
    )


def _mesas(chance: Random, y: int) -> str:
    path, x = f"M{LEFT - 20} 210V{y + 14}", LEFT - 20
    while x < RIGHT + 20:
        width, height = chance.randint(30, 70), chance.randint(8, 34)
        far_edge = y - height + chance.randint(-2, 3)
        path += f"L{x + 6} {y + 14}L{x + 10} {y - height}L{x + width - 8} {far_edge}L{x + width} {y + 14}"
        x += width + chance.randint(6, 40)
    return f"{path}L{x} {y + 14}V210z"


def _ruins(chance: Random, y: int, widths: tuple[int, int] = (14, 30), tallest: int = 58) -> str:
    path, x = f"M{LEFT - 10} 210", LEFT - 10
    while x < RIGHT + 10:
        width, top = chance.randint(*widths), y - chance.randint(8, tallest)
        path += f"L{x} {top + chance.randint(-3, 8)}L{x + width * 0.4:.0f} {top}"
        path += f"L{x + width * 0.55:.0f} {top + chance.randint(2, 12)}"
        path += f"L{x + width} {top + chance.randint(-2, 6)}L{x + width} {y}"
        x += width + chance.choice((0, 2, 5, 12))
    return f"{path}L{x} 210z"


def _low_ruins(chance: Random, y: int) -> str:
    return _ruins(chance, y, (10, 24), 34)


def _hills(chance: Random, y: int) -> str:
    waves = "".join(f"q{chance.randint(18, 30)} {-chance.randint(4, 12)} 50 {chance.randint(-4, 6)}" for _ in range(9))
    return f"M{LEFT - 5} 210V{y}{waves}V210z"


def _poles(palette: Palette, chance: Random) -> str:
    """Three telephone poles, smaller towards the middle."""
    left = chance.random() < 0.5
    path = ""
    for number in range(3):
        x = 20 + number * 26 if left else 262 - number * 26
        height, thick, arm = 66 - number * 16, 3 - number * 0.5, 20 - number * 4
        path += f"M{x} {166 - height}h{thick}v{height + 2}h-{thick}z"
        path += f"M{x - 9 + number * 2} {170 - height}h{arm}v2.5h-{arm}z"
    return f'<path fill="{palette[1]}" d="{path}"/>'


def ground(palette: Palette, chance: Random) -> str:
    """Three bands of earth with light streaks."""
    streaks = "".join(
        f'<rect x="{LEFT + number * 70 + chance.randint(0, 20)}" y="178" width="{chance.randint(14, 34)}" height="2.5"'
        f' fill="{palette[3]}"/>'
        for number in range(6)
    )
    return (
        f'<rect x="{LEFT}" y="163" width="{_WIDTH}" height="10" fill="{palette[2]}"/>'
        f'<path d="M{LEFT} 172h{_WIDTH}v15h-{_WIDTH}z" fill="{palette[1]}"/>'
        f'<path d="M{LEFT} 186h{_WIDTH}v30h-{_WIDTH}z" fill="{palette[0]}"/>{streaks}'
    )


def birds(palette: Palette, chance: Random) -> str:
    """Up to four birds."""
    return "".join(
        f'<path d="{bird(chance.randint(30, 270), chance.randint(24, 80))}" fill="{palette[0]}"/>'
        for _ in range(chance.randint(0, 4))
    )


def bird(x: float, y: float) -> str:
    """The SVG path of one bird."""
    return f"M{x} {y}q4-5 7 0 3-5 7 0-4-2-7 2-3-4-7-2z"


def debris(palette: Palette, chance: Random) -> str:
    """Broken ground along the lower edge."""
    path, x = f"M{LEFT} 212V196", LEFT
    while x < RIGHT:
        width = chance.randint(6, 22)
        path += f"l{width / 2:.0f} {-chance.randint(1, 9)}l{width / 2:.0f} {chance.randint(1, 9)}"
        x += width
    return f'<path fill="{mixed(palette[0], "#000000", 0.25)}" d="{path}V214H{LEFT}z"/>'


SEED: Final = 51
"""With any other number all things in pictures stand elsewhere."""

STAGE: Final = (300, 210)
_SUNK: Final = 6
"""A motif stands this much lower on the stage than in its file."""

_AIR: Final = 4
"""Least distance between the focus of a motif and the edge of a picture, in stage units."""


LEAST_SEEN = 0.2
"""Share of the height that counts as seen where a large title covers all of a small picture."""


_FINE: Final = 0.55
"""Pixels of `_stage` for each unit. Pictures in which a unit is not larger, as on small faces at 1080p, are
cut out of it and scaled down, at a tenth of the time of drawing them."""


def picture(of: Composition, size: tuple[int, int], covered: float = 0.0) -> pygame.Surface:
    """A picture of any shape.

    Args:
        size: pixels.
        covered: share of the height, from the foot, that a title will cover.
    """
    size = max(1, size[0]), max(1, size[1])  # in the smallest windows there may be no room for it
    part = window(of.motif, size, covered)
    draw = _cut_picture if size[0] <= _FINE * part[2] else _drawn_picture
    return draw(of, size, part)


@kept
def _cut_picture(of: Composition, size: tuple[int, int], part: tuple[float, float, float, float]) -> pygame.Surface:
    """A small picture, cut out of the stage."""
    stage = _stage(of)
    area = pygame.Rect([round(edge * _FINE) for edge in (part[0] - LEFT, *part[1:])])
    cut = pygame.Surface(size, pygame.SRCALPHA)
    cut.blit(pygame.transform.smoothscale(stage.subsurface(area.clip(stage.get_rect())), size), (0, 0))
    roughen(cut)
    return convert(cut)


@kept
def _drawn_picture(of: Composition, size: tuple[int, int], part: tuple[float, float, float, float]) -> pygame.Surface:
    """A large picture, drawn in its size."""
    x, y, width, height = part
    body = f'<g transform="translate({-x:.2f} {-y:.2f})">{scene(of)}</g>'
    cut = rasterise_in_bands(body, size, (width, height))
    roughen(cut)
    return cut


@kept
def _stage(of: Composition) -> pygame.Surface:
    """The whole stage with the landscape at both sides: many small pictures of one composition differ only in what they
    show of it."""
    wide, high = RIGHT - LEFT, STAGE[1]
    body = f'<g transform="translate({-LEFT} 0)">{scene(of)}</g>'
    return rasterise(body, (wide * _FINE, high * _FINE), (wide, high)).convert(24)


def window(motif: str, size: tuple[int, int], covered: float = 0.0) -> tuple[float, float, float, float]:
    """The part of the stage that a picture of ``size`` shows: x, y, width and height, in its units.

    It is as wide as the stage, or wider if the focus of the motif is higher than what is not covered then; the middle
    of the focus is in the middle, as far as there is landscape. If even that is not high enough, the lower part is cut.
    """
    left, top, across, down = focus("motifs", motif) or (0, 0, STAGE[0], STAGE[1])
    top += _SUNK
    seen = size[1] * max(LEAST_SEEN, 1 - covered)
    unit = max(min(STAGE[0] / size[0], STAGE[1] / size[1]), (down + 2 * _AIR) / seen, (across + 2 * _AIR) / size[0])
    unit = min(unit, (RIGHT - LEFT) / size[0], STAGE[1] / size[1])
    width, height = size[0] * unit, size[1] * unit
    x = left + across / 2 - width / 2
    y = min(top + down / 2 - seen * unit / 2, top - _AIR)
    return (min(max(x, LEFT), RIGHT - width), min(max(y, 0), STAGE[1] - height), width, height)


def scene(of: Composition) -> str:
    """The elements of the whole picture, in stage units; the same on every call."""
    palette = of.sky.inks
    chance = random.Random(f"{of.id}/{SEED}")
    motif = inked("motifs", of.motif, (*palette[:6], of.accent or palette[6]))
    return "".join(
        (
            sky(of.sky, chance),
            horizon(palette, chance),
            ground(palette, chance),
            f'<g transform="translate(0 {_SUNK})">{motif}</g>',
            birds(palette, chance),
            debris(palette, chance),
        )
    )
