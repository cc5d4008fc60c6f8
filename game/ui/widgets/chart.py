"""Curves over the rounds of a match, told apart by colour and by marker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.art.cache import kept
from game.ui.art.lettering import width_of
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.theme import BODY, FLOOR, ICON_FLOOR, MUTED, TEAL

_GRID, _GROUND = "#3A4650", "#0C1014"
GOAL, GOAL_TEXT = TEAL, "#7FDCBE"
"""Colours of the line at the goal, and of its number."""

_LOWEST_TOP = 30
_APART = 1.1
"""Least distance of numbers, in heights of the smallest letters."""


class ChartCurve(NamedTuple):
    """A curve: the icon at its end, its colour, and a value for each round."""

    icon: str
    colour: str
    values: tuple[int, ...]


def draw_chart(
    canvas: Canvas, rect: pygame.Rect, curves: Sequence[ChartCurve], names: Sequence[str], goal: int | None
) -> None:
    """Draw the curves into ``rect``, with the names of the rounds below it, numbers left and icons right of it, and a
    line at the number that is the ``goal``, if there is one."""
    top = top_of(curves)
    body = canvas.px(12)
    ground = rect.inflate(2 * body, 2 * body)
    canvas.image(_curves(ground.size, body, tuple(curves), (top, goal), canvas.metrics.scale), ground.topleft, "chart")
    for value in _numbers(rect.height, top, goal):
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
    size = max(ICON_FLOOR, canvas.px(40))
    low: float = rect.y - size - 2
    # the icons at the ends, moved down where curves end close together
    for curve in sorted(curves, key=lambda curve: curve.values[-1], reverse=True):
        low = max(rect.bottom - rect.height * curve.values[-1] / top, low + size + 2)
        canvas.icon(curve.icon, (rect.right + canvas.px(40), low), size)


def top_of(curves: Sequence[ChartCurve]) -> int:
    """The number at the upper edge: the next multiple of five above all values, at least 30."""
    highest = max((value for curve in curves for value in curve.values), default=0)
    return max(_LOWEST_TOP, -(-(highest + 1) // 5) * 5)


def _numbers(height: int, top: int, goal: int | None) -> Sequence[int]:
    """The numbers at the left edge: the goal, and as many multiples of ten as have room."""
    apart = -(-round(FLOOR * _APART) * top // max(1, height))
    step = 10 * max(1, -(-apart // 10))
    if goal is None:
        return range(0, top + 1, step)
    return sorted({goal, *(value for value in range(0, top + 1, step) if abs(value - goal) >= apart)})


@kept
def marker(number: int, colour: str, px: int) -> pygame.Surface:
    """The marker of a curve, for a legend."""
    return rasterise(_marker(px / 2, px / 2, px * 0.36, number, colour, px / 24), (px, px))


@kept
def _curves(
    size: tuple[int, int], pad: int, curves: tuple[ChartCurve, ...], heights: tuple[int, int | None], scale: float
) -> pygame.Surface:
    """Grid and curves as one picture, ``pad`` pixels larger than the plot on every side; ``heights`` are the numbers at
    the upper edge and at the goal."""
    top, goal = heights
    width, height = size[0] - 2 * pad, size[1] - 2 * pad
    parts = []
    for value in range(0, top + 1, 5):
        y = pad + height - height * value / top
        colour, thick = (GOAL, 3) if value == goal else (_GRID, 1.5)
        parts.append(f'<path d="M{pad} {y:.1f}H{pad + width}" stroke="{colour}" stroke-width="{thick * scale:.2f}"/>')
    for number, curve in enumerate(curves):
        points = [
            (pad + width * i / max(1, len(curve.values) - 1), pad + height - height * value / top)
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
    """Circle, square, diamond or triangle, to tell curves apart without colour."""
    paint = f'fill="{colour}" stroke="{_GROUND}" stroke-width="{2 * scale:.2f}"'
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {paint}/>',
        f'<rect x="{x - r:.1f}" y="{y - r:.1f}" width="{2 * r:.1f}" height="{2 * r:.1f}" {paint}/>',
        f'<path d="M{x} {y - r * 1.3}L{x + r * 1.3} {y}L{x} {y + r * 1.3}L{x - r * 1.3} {y}z" {paint}/>',
        f'<path d="M{x} {y - r * 1.3}L{x + r * 1.2} {y + r}L{x - r * 1.2} {y + r}z" {paint}/>',
    )
    return shapes[number % len(shapes)]
