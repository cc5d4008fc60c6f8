"""The fields of the zones on the map: a point belongs to the zone of the nearest station or tunnel, if that is near
enough."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.metro2033.art.map.geometry import MapGeometry, Spot
from game.ui.art.cache import lasting, pause_before_long

_GRAIN: Final = 0.5
"""Pixels a unit of the plan, in the picture from which the outlines are read."""

_STEP: Final = 2
"""Units between the rings that are painted around a station or tunnel."""

_APART: Final = 6
"""Pixels between two points of an outline."""

_PARTS: Final = 5
"""In so many parts that picture is painted."""

Outline = Sequence[Spot]
"""A closed line of the plan."""


@lasting(8)
def outlines_of(geometry: MapGeometry, zone: str) -> Sequence[Outline]:
    """The outlines of the parts of the field of a zone."""
    return _outlines(_painted(geometry, _PARTS), _colour(geometry, zone))


def _colour(geometry: MapGeometry, zone: str) -> tuple[int, int, int]:
    """The colour of a zone in the picture from which the outlines are read."""
    return 0, 0, 1 + list(geometry.zone_lines).index(zone)


@lasting(_PARTS + 1)
def _painted(geometry: MapGeometry, parts: int) -> pygame.Surface:
    """That picture after so many parts of the work, as all of it takes several frames.

    What is near to several zones belongs to the nearest. So rings around all of them are painted from the widest to the
    narrowest, and each point keeps the colour of the last one that covers it.
    """
    plan = geometry.map.plan
    if not parts:
        return pygame.Surface((round(plan.width * _GRAIN), round(plan.height * _GRAIN)))
    picture = _painted(geometry, parts - 1).copy()
    pause_before_long()
    rings = range(plan.zone_reach, 0, -_STEP)
    for reach in rings[len(rings) * (parts - 1) // _PARTS : len(rings) * parts // _PARTS]:
        for zone, lines in geometry.zone_lines.items():
            for line in lines:
                _paint(picture, _colour(geometry, zone), [(x * _GRAIN, y * _GRAIN) for x, y in line], reach * _GRAIN)
    return picture


def _paint(picture: pygame.Surface, colour: tuple[int, int, int], line: Sequence[Spot], reach: float) -> None:
    """Paint all that is within ``reach`` of a line."""
    for spot in line:
        pygame.draw.circle(picture, colour, spot, reach)
    for (x, y), (to_x, to_y) in pairwise(line):
        across, down = pygame.Vector2(to_x - x, to_y - y).normalize() * reach
        corners = [
            (x - down, y + across),
            (x + down, y - across),
            (to_x + down, to_y - across),
            (to_x - down, to_y + across),
        ]
        pygame.draw.polygon(picture, colour, corners)


def _outlines(picture: pygame.Surface, colour: tuple[int, int, int]) -> Sequence[Outline]:
    field = pygame.mask.from_threshold(picture, colour, (1, 1, 1, 255))
    return [
        _smooth([(x / _GRAIN, y / _GRAIN) for x, y in part.outline(_APART)]) for part in field.connected_components(60)
    ]


def _smooth(outline: Outline) -> Outline:
    """The closed line through the middles of its stretches, twice: without the steps of pixels."""
    for _ in range(2):
        closed = [*outline, outline[0]]
        outline = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(closed)]
    return outline


def path_of(outline: Outline) -> str:
    """An outline as path data of an SVG, round between its points."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise([*outline, outline[0]])]
    curves = (f"Q{x:.1f} {y:.1f} {to_x:.1f} {to_y:.1f}" for (x, y), (to_x, to_y) in zip(outline, middles, strict=True))
    return f"M{middles[-1][0]:.1f} {middles[-1][1]:.1f}{''.join(curves)}z"
