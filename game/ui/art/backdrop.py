"""What surrounds the motif of a picture: sky, horizon, ground, birds, rubble."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from game.ui.art.palettes import Palette, Sky
from game.ui.art.svg import mixed

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


def sky(of: Sky, type: str, chance: Random) -> str:
    """Bands, rays, a slit sun or stars, with clouds where there are no rays."""
    palette, kind, sun = of.inks, chance.choice(of.kinds), Sun(chance)
    if kind == "rays":
        return _rays(palette, sun, of.disc)
    if kind == "stars":
        return _bands(palette[2], palette[4]) + _stars(palette, sun, chance) + _clouds(palette, chance)
    disc = palette[6] if type == "open_production" else palette[5]
    slits = _slits(palette, sun) if kind == "slits" else ""
    return _bands(palette[3], palette[5]) + _disc(sun, disc) + slits + _clouds(palette, chance)


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


def rubble(palette: Palette, chance: Random) -> str:
    """Broken ground along the lower edge."""
    path, x = f"M{LEFT} 212V196", LEFT
    while x < RIGHT:
        width = chance.randint(6, 22)
        path += f"l{width / 2:.0f} {-chance.randint(1, 9)}l{width / 2:.0f} {chance.randint(1, 9)}"
        x += width
    return f'<path fill="{mixed(palette[0], "#000000", 0.25)}" d="{path}V214H{LEFT}z"/>'
