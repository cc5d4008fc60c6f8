"""Curves over the rounds of a match, told apart by colour and by marker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import kept
from game.ui.art.lettering import width_of
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.theme import BODY, FLOOR, ICON_FLOOR, MUTED, TEAL

_GRID, _GROUND = "#3A4650", "#0C1014"
GOAL, GOAL_TEXT = TEAL, "#7FDCBE"
"""Colours of the line at the goal, and of its number."""

_APART = 1.1
"""Least distance of numbers, in heights of the smallest letters."""


class ChartCurve(NamedTuple):
    """A curve: the icon at its end, its colour, and a value for each round."""

    icon: str
    colour: str
    values: tuple[int, ...]


class ChartScale(NamedTuple):
    """The scale of a chart: the number at its upper edge is at least ``top``; lines and numbers stand at the multiples
    of ``line`` and ``number``, as far as there is room. In u, an ``icon`` at the end of a curve has that size, and
    curves with equal values lie ``apart``."""

    top: int = 30
    line: int = 5
    number: int = 10
    icon: float = 40
    apart: float = 0

    def top_of(self, curves: Sequence[ChartCurve]) -> int:
        """The number at the upper edge: that of the next line above all values."""
        highest = max((value for curve in curves for value in curve.values), default=0)
        return max(self.top, -(-(highest + 1) // self.line) * self.line)


VP_SCALE: Final = ChartScale()
"""The scale of a game in which many VP are gained."""


def draw_chart(
    canvas: Canvas, rect: pygame.Rect, curves: Sequence[ChartCurve], names: Sequence[str], goal: int | None,
    scale: ChartScale = VP_SCALE,
) -> None:  # fmt: skip
    """Draw the curves into ``rect``, with the names of the rounds below it, numbers left and icons right of it, and a
    line at the number that is the ``goal``, if there is one."""
    top = scale.top_of(curves)
    body = canvas.px(12)
    ground = rect.inflate(2 * body, 2 * body)
    heights = top, goal, scale.line, scale.apart
    canvas.image(_curves(ground.size, body, tuple(curves), heights, canvas.metrics.scale), ground.topleft, "chart")
    for value in _numbers(rect.height, top, goal, scale.number):
        y = rect.bottom - rect.height * value // top
        tall = max(FLOOR, min(canvas.metrics.text_px(BODY), rect.height * 4 // top))
        place = pygame.Rect(rect.x - canvas.px(64), y - tall // 2, canvas.px(50), tall)
        canvas.text(str(value), place, "number", BODY, GOAL_TEXT if value == goal else MUTED, "right")
    pitch, px = rect.width / max(1, len(names) - 1), canvas.metrics.text_px(BODY)
    widest = max((width_of(name, "strong", px) for name in names), default=0) + canvas.px(12)
    step = min(max(1, -(-widest // max(1, round(pitch)))), max(1, len(names) - 1))
    # as many names as have room, at equal distances
    for number, name in list(enumerate(names))[::step]:
        spot = pygame.Rect(0, rect.bottom + canvas.px(14), min(widest, round(pitch * step) - 4), round(px * 1.3))
        spot.centerx = round(rect.x + number * pitch)
        canvas.text(name, spot, "strong", BODY, MUTED, "center")
    size = max(ICON_FLOOR, canvas.px(scale.icon))
    ending = sorted(curves, key=lambda curve: curve.values[-1], reverse=True)
    ends = [rect.bottom - rect.height * curve.values[-1] / top for curve in ending]
    columns = 1 if len(ending) * (size + 2) <= rect.height else 2  # where there is little room, side by side
    for number, (curve, low) in enumerate(zip(ending, _spread(ends, (size + 2) / columns, rect.bottom), strict=True)):
        canvas.icon(curve.icon, (rect.right + canvas.px(40) + number % columns * size, low), size)


def _spread(heights: Sequence[float], least: float, bottom: float) -> Sequence[float]:
    """These ``heights`` from above, moved down where they are less than the ``least`` distance apart, and then up as
    far as they lie below ``bottom``.

    >>> _spread([10, 12, 50], 5, 100), _spread([90, 92, 100], 5, 100)
    ([10, 15, 50], [90, 95, 100])
    """
    found: list[float] = []
    for height in heights:
        found.append(max(height, found[-1] + least) if found else height)
    for number in reversed(range(len(found))):
        found[number] = min(found[number], bottom - least * (len(found) - 1 - number))
    return found


def _numbers(height: int, top: int, goal: int | None, number: int) -> Sequence[int]:
    """The numbers at the left edge: the goal, and as many multiples of ``number`` as have room."""
    apart = -(-round(FLOOR * _APART) * top // max(1, height))
    step = number * max(1, -(-apart // number))
    if goal is None:
        return range(0, top + 1, step)
    return sorted({goal, *(value for value in range(0, top + 1, step) if abs(value - goal) >= apart)})


@kept
def marker(number: int, colour: str, px: int) -> pygame.Surface:
    """The marker of a curve, for a legend."""
    return rasterise(_marker(px / 2, px / 2, px * 0.36, number, colour, px / 24), (px, px))


@kept
def _curves(
    size: tuple[int, int], pad: int, curves: tuple[ChartCurve, ...], heights: tuple[int, int | None, int, float],
    scale: float,
) -> pygame.Surface:  # fmt: skip
    """Grid and curves as one picture, ``pad`` pixels larger than the plot on every side; ``heights`` are the numbers at
    the upper edge, at the goal, and from line to line, and how far apart curves lie."""
    top, goal, line, apart = heights
    width, height = size[0] - 2 * pad, size[1] - 2 * pad
    parts = []
    for value in range(0, top + 1, line):
        y = pad + height - height * value / top
        colour, thick = (GOAL, 3) if value == goal else (_GRID, 1.5)
        parts.append(f'<path d="M{pad} {y:.1f}H{pad + width}" stroke="{colour}" stroke-width="{thick * scale:.2f}"/>')
    for number, curve in enumerate(curves):
        beside = (number - (len(curves) - 1) / 2) * apart * scale
        points = [
            (pad + width * i / max(1, len(curve.values) - 1), pad + height - height * value / top + beside)
            for i, value in enumerate(curve.values)
        ]
        parts.append(_curve(points, curve.colour, number, scale))
    return rasterise("".join(parts), size)


def _curve(points: Sequence[tuple[float, float]], colour: str, number: int, scale: float) -> str:
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    strokes = "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide * scale:.2f}" stroke-linejoin="round"/>'
        for ink, wide in ((_GROUND, 10), (colour, 5))
    )
    return strokes + "".join(_marker(x, y, 8 * scale, number, colour, scale) for x, y in points)


def _marker(x: float, y: float, r: float, number: int, colour: str, scale: float) -> str:
    """Circle, square, diamond, triangle, a triangle on its tip or a hexagon, to tell curves apart without colour."""
    paint = f'fill="{colour}" stroke="{_GROUND}" stroke-width="{2 * scale:.2f}"'
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {paint}/>',
        f'<rect x="{x - r:.1f}" y="{y - r:.1f}" width="{2 * r:.1f}" height="{2 * r:.1f}" {paint}/>',
        f'<path d="M{x} {y - r * 1.3}L{x + r * 1.3} {y}L{x} {y + r * 1.3}L{x - r * 1.3} {y}z" {paint}/>',
        f'<path d="M{x} {y - r * 1.3}L{x + r * 1.2} {y + r}L{x - r * 1.2} {y + r}z" {paint}/>',
        f'<path d="M{x} {y + r * 1.3}L{x + r * 1.2} {y - r}L{x - r * 1.2} {y - r}z" {paint}/>',
        f'<path d="M{x - r * 1.2} {y}l{r * 0.6} {-r}h{r * 1.2}l{r * 0.6} {r}l{-r * 0.6} {r}h{-r * 1.2}z" {paint}/>',
    )
    return shapes[number % len(shapes)]
