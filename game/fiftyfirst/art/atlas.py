"""The table top: a road atlas at night, dark, with contours, borders, roads, a railway, towns and names."""

from __future__ import annotations

import math
from random import Random
from typing import Final

import pygame

from game.ui.art.cache import lasting
from game.ui.art.table_top import HIGH, WIDE, NameOnMap, TableTop, table_top

_CONTOUR: Final = "#2C3A43"
_LAND: Final = "#41525C"
_LINE: Final = "#8C9778"
_WATER: Final = "#234557"
_TOWN: Final = "#74838C"
_REGION: Final = "#56666F"
_RELIEF: Final = "#44525A"
_REGIONS: Final = (("Ohio Wastes", 1120, 122), ("Detroit Crater", 1404, 344), ("Mississippi", 1210, 628),
                   ("Great Dust Bowl", 1040, 790), ("Lake Ash", 1420, 226))  # fmt: skip
_TOWNS: Final = (("St. Louis", 1108, 258), ("Pittsburgh", 1432, 120), ("Memphis", 1330, 700), ("Tulsa", 1040, 474),
                 ("Salt Lake", 470, 980), ("Denver", 820, 958), ("Atlanta", 1500, 806))  # fmt: skip
"""Names on the map, the same in every language, and where the middle of the name or the dot of the town is."""

_ROUTES: Final = ((66, 1300, 476), (40, 1470, 652), (80, 1000, 330), (51, 1528, 560))
"""Numbers on route shields, and their places."""


_BORDERS: Final = (((1180, 60), (1180, 410)), ((620, 612), (1700, 596)), ((770, 410), (770, 860)))
"""Ends of the borders between regions."""

_RANGES: Final = ((850, 110, 5), (930, 268, 4), (1470, 500, 4), (610, 690, 5), (1250, 330, 3))
"""Place of the first peak of each range of mountains, and their number."""


def atlas(size: tuple[int, int]) -> pygame.Surface:
    """The map, covering ``size``."""
    return table_top(ATLAS, size)


@lasting(1)
def _map() -> str:
    chance = Random("road atlas")
    hills = "".join(_hill(chance, number) for number in range(9))
    roads = "".join(_highway(chance) for _ in range(7))
    dot = f'<circle cx="{{}}" cy="{{}}" r="5" fill="none" stroke="{_TOWN}" stroke-width="2.5"/>'
    towns = "".join(dot.format(x, y) for _, x, y in _TOWNS)
    land = (
        hills + _lake() + _crater(1404, 280) + _dunes(chance, 900, 704) + "".join(_peaks(*place) for place in _RANGES)
    )
    ways = "".join(_border(*ends) for ends in _BORDERS) + _railway((520, 500), (1100, 150), (1700, 700)) + roads
    return _river() + land + ways + towns + "".join(_route(x, y) for _, x, y in _ROUTES) + _compass(1548, 700, 46)


def _lake() -> str:
    """Lake Ash, around its name."""
    shore = "M1290 214c10-44 76-52 132-44s120-8 142 34-40 62-118 58-164 4-156-48z"
    return f'<path d="{shore}" fill="{_WATER}" fill-opacity=".55" stroke="{_WATER}" stroke-width="3"/>'


def _crater(x: int, y: int) -> str:
    """Two rims, with strokes that fall towards the middle."""
    rims = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{_RELIEF}" stroke-width="2"/>' for r in (44, 24)
    )
    falls = ""
    for step in range(24):
        across, down = math.cos(step * math.pi / 12), math.sin(step * math.pi / 12)
        falls += f"M{x + 40 * across:.0f} {y + 40 * down:.0f}L{x + 30 * across:.0f} {y + 30 * down:.0f}"
    return f'{rims}<path d="{falls}" fill="none" stroke="{_RELIEF}" stroke-width="2"/>'


def _dunes(chance: Random, x: int, y: int) -> str:
    """Small waves of sand, with room for a name."""
    waves = "".join(
        f"M{x + column * 44 + row % 2 * 22 + chance.randint(-4, 4)} {y + row * 24}q9-10 18 0q7-6 13-2"
        for row in (0, 1, 2, 5, 6)
        for column in range(7)
    )
    return f'<path d="{waves}" fill="none" stroke="{_RELIEF}" stroke-width="2"/>'


def _peaks(x: int, y: int, count: int) -> str:
    """A range of mountains with one shaded side each."""
    outlines, shades = "", ""
    for number in range(count):
        left, foot, high = x + number * 34, y + number % 2 * 12, 26 + number * 7 % 12
        outlines += f"M{left} {foot}l17-{high}l17 {high}"
        shades += f"M{left + 17} {foot - high}l17 {high}h-12z"
    paint = f'fill="none" stroke="{_RELIEF}" stroke-width="2.5" stroke-linejoin="round"'
    return f'<path d="{shades}" fill="{_RELIEF}" fill-opacity=".6"/><path d="{outlines}" {paint}/>'


def _border(start: tuple[int, int], end: tuple[int, int]) -> str:
    """A line of dashes and dots, each a shape of its own."""
    length = math.dist(start, end)
    across, down = ((end[axis] - start[axis]) / length for axis in (0, 1))
    path, at = "", 0
    while at < length:
        for dash in (18, 3):
            path += f"M{start[0] + across * at:.0f} {start[1] + down * at:.0f}l{across * dash:.1f} {down * dash:.1f}"
            at += dash + 9
    return f'<path d="{path}" fill="none" stroke="{_RELIEF}" stroke-width="2.5"/>'


def _railway(start: tuple[int, int], bend: tuple[int, int], end: tuple[int, int]) -> str:
    """A line in one bend, with its sleepers."""
    sleepers = ""
    for step in range(1, 100):
        t = step / 100
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, bend, end, strict=True))
        slope = [(1 - t) * (b - a) + t * (c - b) for a, b, c in zip(start, bend, end, strict=True)]
        long = math.hypot(*slope) / 6
        sleepers += (
            f"M{x - slope[1] / long:.1f} {y + slope[0] / long:.1f}l{2 * slope[1] / long:.1f} {-2 * slope[0] / long:.1f}"
        )
    rail = f"M{start[0]} {start[1]}Q{bend[0]} {bend[1]} {end[0]} {end[1]}"
    return f'<path d="{rail}{sleepers}" fill="none" stroke="{_LAND}" stroke-width="2.5"/>'


def _compass(x: int, y: int, radius: int) -> str:
    """A compass rose."""
    points = ""
    for step in range(8):
        long, angle = radius * (1 if step % 2 == 0 else 0.55), step * math.pi / 4
        tip, side = (x + long * math.sin(angle), y - long * math.cos(angle)), angle + math.pi / 8
        near = (x + radius * 0.2 * math.sin(side), y - radius * 0.2 * math.cos(side))
        points += f"M{x} {y}L{tip[0]:.0f} {tip[1]:.0f}L{near[0]:.0f} {near[1]:.0f}z"
    rings = "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius * share:.0f}" fill="none" stroke="{_RELIEF}" stroke-width="2"/>'
        for share in (0.62, 0.7)
    )
    return f'{rings}<path d="{points}" fill="{_REGION}" stroke="{_REGION}" stroke-width="1"/>'


def _river() -> str:
    """The Mississippi, with a tributary."""
    down = "M1290 0c-60 90 40 170-30 260s-130 120-70 240 110 130 60 250-60 190-10 330"
    branch = "M1920 150c-120 40-210-10-300 60s-200 60-372 70"
    return "".join(
        f'<path d="{path}" fill="none" stroke="{_WATER}" stroke-width="{wide}" stroke-linecap="round"/>'
        for path, wide in ((down, 15), (branch, 8))
    )


def _route(x: int, y: int) -> str:
    """An empty route shield."""
    return (
        f'<path d="M{x - 17} {y - 16}h34v12q0 15-17 22q-17-7-17-22z" fill="{_LAND}" stroke="{_TOWN}"'
        ' stroke-width="2.5"/>'
    )


def _hill(chance: Random, shape: int) -> str:
    """Five contour lines around a summit."""
    x, y = chance.randint(0, WIDE), chance.randint(0, HIGH)
    contours = ""
    for level in range(5):
        radius, points = 60 + level * 46, []
        for step in range(28):
            angle = step * math.pi / 14
            across = radius * (1 + 0.18 * math.sin(angle * 3 + shape) + 0.08 * math.cos(angle * 5 + level))
            down = radius * (1 + 0.16 * math.cos(angle * 2 + shape))
            points.append(f"{x + across * math.cos(angle) * 1.5:.0f} {y + down * math.sin(angle):.0f}")
        contours += f'<path fill="none" stroke="{_CONTOUR}" stroke-width="2" d="M{"L".join(points)}z"/>'
    return contours


def _highway(chance: Random) -> str:
    """A winding road from the left or upper edge, with its centre line."""
    x, y = chance.choice(((0, chance.randint(0, HIGH)), (chance.randint(0, WIDE), 0)))
    path = f"M{x} {y}q{chance.randint(80, 260)} {chance.randint(-120, 200)} {chance.randint(220, 460)} 90"
    path += "".join(f"t{chance.randint(260, 460)} {chance.randint(-60, 240)}" for _ in range(5))
    return (
        f'<path d="{path}" fill="none" stroke="{_LAND}" stroke-width="8"/>'
        f'<path d="{path}" fill="none" stroke="{_LINE}" stroke-width="1.6"/>'
    )


ATLAS: Final = TableTop(
    _map,
    (
        *(NameOnMap(name.upper(), (x, y), 17, 5, _REGION) for name, x, y in _REGIONS),
        *(NameOnMap(name, (x + 14, y), 15, 1, _TOWN, is_centred=False) for name, x, y in _TOWNS),
        *(NameOnMap(str(number), (x, y - 2), 15, 0, _LINE) for number, x, y in _ROUTES),
    ),
)
"""Regions, spaced out, towns beside their dots, and the numbers of routes."""
