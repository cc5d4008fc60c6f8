"""The large picture behind the title, the cover and the score: a ruined skyline and a road, and a gantry for signs."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final

import pygame

from game.ui.art.backdrop import HIGH, WIDE, Backdrop, Drifting
from game.ui.art.cache import kept
from game.ui.art.palettes import EMBER, Palette, inked
from game.ui.art.scenery import bird
from game.ui.art.svg import mixed, rasterise
from game.ui.canvas import Canvas

_GROUND: Final = 810
_SUN: Final = 240
"""Radius of the sun, in u."""

_LEFT_OF_SIGN, _GANTRY_WIDE = 104, 1262
"""Distance from the left edge of the gantry to its sign, and width of the gantry, in u."""

_CLOUDS: Final = ((60, 92, 210, 3), (560, 150, 150, 4), (1220, 74, 240, 3), (1560, 128, 190, 5), (1700, 262, 260, 8),
                  (1120, 300, 160, 8), (300, 318, 180, 9), (-40, 240, 250, 7))  # fmt: skip
"""Left end, upper edge and width of the clouds, and how far they drift in a second, in u: the lower ones are nearer."""

_BIRDS: Final = ((1386, 212, 3.4, 26), (1490, 268, 2.6, 22), (1296, 300, 2, 17), (1540, 180, 2, 17),
                 (1210, 170, 2.6, 22))  # fmt: skip
"""Place, size and speed of the birds."""

_WINGS: Final = (1, 0.35)
"""Height of the wings of a bird, one beat after the other."""


def _scene(palette: Palette) -> str:
    chance = Random("the 51st state")
    return "".join(
        (
            _sun(palette),
            _towers(chance, mixed(palette[3], palette[4], 0.55), (46, 78), (180, 420), _sun_side, None),
            _towers(chance, mixed(palette[2], palette[3], 0.75), (30, 62), (60, 300), _everywhere, palette[4]),
            _towers(chance, mixed(palette[1], palette[2], 0.7), (40, 84), (20, 150), _everywhere, palette[4]),
            _earth(palette),
            _road(palette),
            _standing("church", palette, (1560, 708), 0.62),
            _pole_line(palette),
            _dust(palette),
            _standing("truck", palette, _TRUCK, _TRUCK_SIZE),
            _light(palette),
            _brush(palette, chance),
        )
    )


def _sky(palette: Palette, depth: float) -> str:
    """The colour of the sky from the top (0) to the horizon (1)."""
    if depth < 0.4:
        return mixed(palette[2], palette[3], depth / 0.4)
    return mixed(palette[3], palette[5], ((depth - 0.4) / 0.6) ** 0.8)


def _sun(palette: Palette) -> str:
    glow = "".join(
        f'<circle cx="1330" cy="560" r="{radius}" fill="{palette[5]}" fill-opacity="{alpha}"/>'
        for radius, alpha in ((300, 0.32), (_SUN, 1))
    )
    slits = ""
    for number in range(6):
        down = number * 38 + (5 + number * 2) / 2
        half = math.sqrt(_SUN**2 - down**2)
        slits += (
            f'<rect x="{1330 - half:.0f}" y="{560 + number * 38}" width="{2 * half:.0f}" height="{5 + number * 2}"'
            f' fill="{palette[4]}" fill-opacity=".75"/>'
        )
    return glow + slits


def _drifting(palette: Palette) -> list[Drifting]:
    """The clouds and birds."""
    clouds = [
        Drifting((_cloud(palette, wide),), (wide, 34), 1, (x, y), speed, is_rough=True) for x, y, wide, speed in _CLOUDS
    ]
    wings = tuple(_bird(palette, beat) for beat in _WINGS)
    return [*clouds, *(Drifting(wings, (14, 10), large, (x, y), speed) for x, y, large, speed in _BIRDS)]


def _cloud(palette: Palette, wide: float) -> str:
    colour = mixed(palette[5], palette[4], 0.25)
    return (
        f'<rect y="16" width="{wide}" height="18" rx="9" fill="{colour}"/>'
        f'<rect x="{wide * 0.3:.0f}" width="{wide * 0.5:.0f}" height="20" rx="10" fill="{colour}"/>'
    )


def _bird(palette: Palette, beat: float) -> str:
    """A bird with its wings at ``beat`` of their height."""
    return f'<g transform="translate(0 5) scale(1 {beat})"><path fill="{palette[0]}" d="{bird(0, 0)}"/></g>'


def _sun_side(x: float) -> float:
    """Share of the full height of a tower at ``x``: skyscrapers before the sun, low ruins elsewhere."""
    return 1.0 if 1080 < x < 1760 else 0.28


def _everywhere(x: float) -> float:
    """Share of the full height of a tower at ``x``: 0.75 to 1, unevenly."""
    return 0.75 + 0.25 * ((x * 7919) % 97) / 97


def _towers(
    chance: Random,
    colour: str,
    widths: tuple[int, int],
    heights: tuple[int, int],
    share: Callable[[float], float],
    window: str | None,
) -> str:
    """A row of broken buildings along the horizon, with a few lit windows."""
    path, lights, x = "", "", -30.0
    while x < WIDE + 30:
        width = chance.randint(*widths)
        height = chance.randint(*heights) * share(x)
        path += _tower(chance, x, width, height)
        lights += _windows(chance, x, width, height) if window and height > 60 else ""
        x += width + chance.choice((0, 0, 4, 10, 24))
    lit = f'<path fill="{window}" d="{lights}"/>' if lights else ""
    return f'<path fill="{colour}" d="{path}"/>{lit}'


def _tower(chance: Random, x: float, width: int, height: float) -> str:
    """One building with a torn upper edge."""
    top = _GROUND - height
    bite = chance.randint(4, 26)
    return (
        f"M{x} {_GROUND + 20}L{x + chance.randint(-3, 3)} {top + chance.randint(0, 18)}"
        f"L{x + width * 0.35:.0f} {top:.0f}L{x + width * 0.5:.0f} {top + bite:.0f}"
        f"L{x + width * 0.72:.0f} {top + bite * 0.3:.0f}"
        f"L{x + width} {top + chance.randint(6, 24)}L{x + width} {_GROUND + 20}z"
    )


def _windows(chance: Random, x: float, width: int, height: float) -> str:
    spots = [
        (x + column, _GROUND - row)
        for column in range(10, width - 12, 16)
        for row in range(24, int(height) - 34, 24)
        if chance.random() < 0.16
    ]
    return "".join(f"M{left:.0f} {top}h7v9h-7z" for left, top in spots)


def _earth(palette: Palette) -> str:
    """Four bands that overlap by 2 units."""
    shades = (mixed(palette[1], palette[2], 0.35), palette[1], mixed(palette[1], palette[0], 0.45), palette[0])
    edges = (_GROUND, 846, 900, 972, HIGH)
    return "".join(
        f'<rect y="{top}" width="{WIDE}" height="{below - top + 2}" fill="{shade}"/>'
        for (top, below), shade in zip(pairwise(edges), shades, strict=True)
    )


def _road(palette: Palette) -> str:
    """A road that runs to the horizon below the sun."""
    surface = f'<path fill="{palette[0]}" d="M1288 {_GROUND}H1330L1740 1080H890z"/>'
    edges = (
        f'<path fill="{palette[2]}" d="M1288 {_GROUND}L890 1080H904L1292 {_GROUND}zM1326 {_GROUND}L1726 1080H1740'
        f'L1330 {_GROUND}z"/>'
    )
    dashes = "".join(
        f"M{1309 - near:.0f} {low}L{1309 - far:.0f} {high}H{1309 + far:.0f}L{1309 + near:.0f} {low}z"
        for low, high, near, far in ((836, 820, 4, 2), (884, 850, 10, 5), (1060, 990, 34, 22))
    )
    return f'{surface}{edges}<path fill="{palette[4]}" d="{dashes}"/>'


_TRUCK, _TRUCK_SIZE = (1120, 716), 1.3
"""Upper left corner of the truck that comes along the road, and its size as a share of its motif."""

_DUST: Final = ((1182, 912, 26), (1210, 898, 30), (1240, 904, 22), (1392, 904, 24), (1420, 898, 32), (1450, 914, 24),
                (1158, 924, 15), (1474, 926, 14), (1136, 930, 8), (1494, 932, 8))  # fmt: skip
"""Place and radius of the clouds of dust behind it."""

_LAMPS, _BEAM = (1232, 1398), (936, 1062, 62)
"""The middles of its headlights; upper and lower edge of what they light, and half its width there."""


def _dust(palette: Palette) -> str:
    """Dust that the truck whirls up, in one tone."""
    clouds = "".join(f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z" for x, y, r in _DUST)
    return f'<path fill="{mixed(palette[1], palette[3], 0.55)}" d="{clouds}"/>'


def _light(palette: Palette) -> str:
    """What the headlights of the truck throw on the road."""
    top, low, wide = _BEAM
    beams = "".join(f"M{x - 12} {top}h24L{x + wide} {low}q{-wide} 22 {-2 * wide} 0z" for x in _LAMPS)
    return f'<path fill="{palette[5]}" fill-opacity=".1" d="{beams}"/>'


def _standing(motif: str, palette: Palette, corner: tuple[int, int], scale: float) -> str:
    """A motif in the distance; ``corner`` is the upper left of its 300 x 200 stage."""
    move = f"translate({corner[0]} {corner[1]}) scale({scale})"
    return f'<g transform="{move}">{inked("motifs", motif, palette)}</g>'


def _pole_line(palette: Palette) -> str:
    """Telephone poles that come towards the viewer at the right."""
    path = ""
    for number in range(5):
        x, size = 1480 + 14 * number + 18 * number * number, 0.34 + 0.14 * number + 0.03 * number * number
        top = 860 + 10 * number - 330 * size
        path += f"M{x} {top:.0f}h{14 * size:.0f}V{870 + 20 * number}h-{14 * size:.0f}z"
        path += f"M{x - 70 * size:.0f} {top + 26 * size:.0f}h{154 * size:.0f}v{10 * size:.0f}h-{154 * size:.0f}z"
    return f'<path fill="{palette[0]}" d="{path}"/>'


def _scrub(palette: Palette) -> str:
    """The darkest ink: of the scrub, and of what is below it."""
    return mixed(palette[0], "#000000", 0.35)


def _brush(palette: Palette, chance: Random) -> str:
    """Dark scrub along the lower edge, higher at the left and right."""
    path, x = "M0 1090V1010", 0
    while x < WIDE:
        width, rise = chance.randint(12, 34), chance.randint(6, 30)
        path += f"l{width / 2:.0f} -{rise}l{width / 2:.0f} {rise + chance.randint(-2, 2)}"
        x += width
    return f'<path fill="{_scrub(palette)}" d="{path}V1090z"/>'


LANDSCAPE: Final = Backdrop(_scene, _sky, _scrub, _drifting, middle=1314, top=320, bottom=960, across=1300)
"""The middle is that of the sun and of the road, the top that of the sun, the bottom that of what is on the road."""


def draw_gantry(canvas: Canvas, corner: tuple[int, int]) -> None:
    """Draw a post and a lattice beam, as beside a highway, for signs with their upper left ``corner`` there, and for a
    small one at the end of the beam."""
    scale = canvas.metrics.scale
    above, below = round(corner[1] / scale) + 2, round((canvas.size[1] - corner[1]) / scale) + 2
    place = corner[0] - round(_LEFT_OF_SIGN * scale), corner[1] - round(above * scale)
    canvas.blit(_gantry(above, below, scale), place)


@kept
def _gantry(above: int, below: int, scale: float) -> pygame.Surface:
    """The gantry; ``above`` and ``below`` are its extents from the upper left corner of the sign, in u."""
    colour, high, end = mixed(EMBER[0], "#000000", 0.1), above + below, _GANTRY_WIDE
    post = f"M24 {above - 10}h24v{high}h-24z"
    beams = f"M0 {above + 76}h{end}v12H0zM0 {above + 140}h{end}v12H0z"
    lattice = "".join(
        f"M{x} {above + 146}L{x + 34} {above + 82}L{x + 68} {above + 146}" for x in range(48, end - 68, 68)
    )
    body = (
        f'<path fill="{colour}" d="{post}{beams}"/><path fill="none" stroke="{colour}" stroke-width="7" d="{lattice}"/>'
    )
    return rasterise(body, (round(end * scale), round(high * scale)), (end, high))


_BEAM_AT, _BEAM_HIGH, _BAR = 0.3, 0.2, 0.06
"""Middle of the beam above a sign and its height, as shares of the sign's distance from the upper edge of the window,
and width of a bar, as a share of the small sign's width."""


def draw_hangers(canvas: Canvas, sign: pygame.Rect, small: pygame.Rect) -> None:
    """Draw a beam across the window, as over a highway, on which a sign hangs, and the bars of a small one below it."""
    ink = mixed(EMBER[0], "#000000", 0.1)
    bar = max(3, round(small.width * _BAR))
    high = max(4, round(sign.y * _BEAM_HIGH))
    canvas.fill((0, round(sign.y * _BEAM_AT), canvas.size[0], high), ink)
    for x in (sign.x + sign.width // 8, sign.right - sign.width // 8):
        canvas.fill((x - bar // 2, round(sign.y * _BEAM_AT), bar, round(sign.y * (1 - _BEAM_AT)) + 2), ink)
    for x in (small.x + small.width // 5, small.right - small.width // 5):
        canvas.fill((x - bar // 4, sign.bottom - 2, max(2, bar // 2), small.y - sign.bottom + 4), ink)
