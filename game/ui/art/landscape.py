"""The large picture behind the title, the cover and the score: a ruined skyline and a road, and a gantry for signs."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import drop_parts, kept, pause_before_long
from game.ui.art.palettes import DUSK, EMBER, Palette, inked
from game.ui.art.scenery import bird
from game.ui.art.shapes import roughen
from game.ui.art.svg import mixed, rasterise
from game.ui.canvas import Canvas
from game.ui.shades import shade

_WIDE, _HIGH = 1920, 1080
_GROUND: Final = 810
_SUN: Final = 240
"""Radius of the sun, in u."""

_BANDS, _BAND = 13, 62
_SUN_TOP, _NEAREST, _MOST_SEEN = 320, 960, 1300
"""In u: upper edge of the sun, lower edge of what is on the road, and the most that is seen across a high window."""

_LEFT_OF_SIGN, _GANTRY_WIDE = 104, 1262
"""Distance from the left edge of the gantry to its sign, and width of the gantry, in u."""

_CLOUDS: Final = ((60, 92, 210, 3), (560, 150, 150, 4), (1220, 74, 240, 3), (1560, 128, 190, 5), (1700, 262, 260, 8),
                  (1120, 300, 160, 8), (300, 318, 180, 9), (-40, 240, 250, 7))  # fmt: skip
"""Left end, upper edge and width of the clouds, and how far they drift in a second, in u: the lower ones are nearer."""

_BIRDS: Final = ((1386, 212, 3.4, 26), (1490, 268, 2.6, 22), (1296, 300, 2, 17), (1540, 180, 2, 17),
                 (1210, 170, 2.6, 22))  # fmt: skip
"""Place, size and speed of the birds."""

_BEAT: Final = 0.45
"""Seconds from one beat of the wings to the next."""

_MOODS: Final = {"ember": EMBER, "dusk": DUSK}
"""Mood -> its inks: `ember` before the match, `dusk` after it."""


_STRIPS: Final = 12
"""Number of strips in which the landscape is drawn, one beside the other."""


_ROAD_X: Final = 1314
"""The middle of the sun and of the road, in u: the middle of windows that are higher than wide."""


class View(NamedTuple):
    """Where the landscape of 1920 x 1080 u is in a window: pixels of a u, and its upper left corner in pixels. Above it
    is more sky, below it more ground."""

    scale: float
    left: int
    top: int

    @property
    def whole(self) -> tuple[int, int]:
        """Its size in pixels."""
        return round(_WIDE * self.scale), round(_HIGH * self.scale)


def covering(size: tuple[int, int]) -> View:
    """The view that covers a window: cut at the top in a broad one, at the sides in a high one."""
    scale = max(size[0] / _WIDE, size[1] / _HIGH)
    wide, high = round(_WIDE * scale), round(_HIGH * scale)
    left = _left(size, scale) if size[1] > size[0] else (size[0] - wide) // 2
    return View(scale, left, size[1] - high)


def _left(size: tuple[int, int], scale: float) -> int:
    """The left edge with which the road is in the middle of a window, as far as there is landscape at the right."""
    return max(size[0] - round(_WIDE * scale), round(size[0] / 2 - _ROAD_X * scale))


def above(size: tuple[int, int], high: float, low: float) -> View:
    """The view of a high window in which sun, skyline and road stand between ``high`` and ``low``, in pixels."""
    scale = max((low - high) / (_NEAREST - _SUN_TOP), size[0] / _MOST_SEEN)
    return View(scale, _left(size, scale), round(low - _NEAREST * scale))


class Drifter(NamedTuple):
    """A cloud, or a bird with two pictures, at its first place, in pixels and pixels per second."""

    pictures: tuple[pygame.Surface, ...]
    x: float
    y: int
    speed: float


def draw_landscape(canvas: Canvas, mood: str = "ember", seconds: float = 0, view: View | None = None) -> None:
    """Draw the landscape over the whole canvas.

    Args:
        mood: `ember` or `dusk`.
        seconds: since clouds and birds began to drift; what leaves at the right comes back at the left.
        view: what is seen of it; by default as much as covers the window.
    """
    seen = view or covering(canvas.size)
    canvas.blit(landscape(canvas.size, mood, seen), (0, 0))
    for one in _drifters(canvas.size, mood, seen):
        wide = one.pictures[0].get_width()
        x = (one.x + wide + one.speed * seconds) % (canvas.size[0] + wide) - wide
        picture = one.pictures[int((seconds + one.y) / _BEAT) % len(one.pictures)]
        canvas.blit(picture, (round(x), one.y))


@kept
def landscape(size: tuple[int, int], mood: str, view: View) -> pygame.Surface:
    """The landscape without clouds and birds; ``size`` is in pixels."""
    palette = _MOODS[mood]
    strips = []
    for number in range(_STRIPS):
        left, right = _ends(view.whole, number)
        if view.left + right > 0 and view.left + left < size[0]:
            strips.append((_strip(view.whole, mood, number), (view.left + left, view.top)))
    pause_before_long()
    surface = pygame.Surface(size)
    _paint_sky(surface, palette, view)
    surface.blits(strips, doreturn=False)
    drop_parts(_strip)
    below = view.top + view.whole[1]
    surface.fill(shade(_scrub(palette)), (0, below, size[0], max(0, size[1] - below)))
    roughen(surface)
    return surface


def _ends(whole: tuple[int, int], number: int) -> tuple[int, int]:
    """The left and the right edge of a strip."""
    return round(number * whole[0] / _STRIPS), round((number + 1) * whole[0] / _STRIPS)


@kept
def _strip(whole: tuple[int, int], mood: str, number: int) -> pygame.Surface:
    """A strip of the landscape: each is drawn by itself, since all of it takes several frames."""
    left, right = _ends(whole, number)
    unit = _WIDE / whole[0]
    body = f'<g transform="translate({-left * unit:.4f} 0)">{_scene(_MOODS[mood])}</g>'
    return rasterise(body, (right - left, whole[1]), ((right - left) * unit, _HIGH))


@kept
def _drifters(size: tuple[int, int], mood: str, view: View) -> tuple[Drifter, ...]:  # noqa: ARG001
    """The clouds and birds over a landscape in a window of this size."""
    palette, (scale, left, top) = _MOODS[mood], view
    found = []
    for x, y, wide, speed in _CLOUDS:
        picture = rasterise(_cloud(palette, wide), (wide * scale, 34 * scale), (wide, 34))
        roughen(picture)
        found.append(Drifter((picture,), left + x * scale, round(top + y * scale), speed * scale))
    for x, y, large, speed in _BIRDS:
        wings = [
            rasterise(_bird(palette, beat), (14 * large * scale, 10 * large * scale), (14, 10)) for beat in (1, 0.35)
        ]
        found.append(Drifter(tuple(wings), left + x * scale, round(top + y * scale), speed * scale))
    return tuple(found)


def _paint_sky(surface: pygame.Surface, palette: Palette, view: View) -> None:
    """The bands of the sky, as plain fills: as SVG shapes they would take most of the drawing time."""
    for number in range(_BANDS):
        top = max(0, round(view.top + number * _BAND * view.scale)) if number else 0
        surface.fill(_shade(palette, number / (_BANDS - 1)), (0, top, surface.get_width(), surface.get_height() - top))


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


def _shade(palette: Palette, depth: float) -> str:
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
    while x < _WIDE + 30:
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
    edges = (_GROUND, 846, 900, 972, _HIGH)
    return "".join(
        f'<rect y="{top}" width="{_WIDE}" height="{below - top + 2}" fill="{shade}"/>'
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
    while x < _WIDE:
        width, rise = chance.randint(12, 34), chance.randint(6, 30)
        path += f"l{width / 2:.0f} -{rise}l{width / 2:.0f} {rise + chance.randint(-2, 2)}"
        x += width
    return f'<path fill="{_scrub(palette)}" d="{path}V1090z"/>'


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
