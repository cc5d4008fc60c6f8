"""The ground of the map as one picture: the wall with its lamplight, the river, the fields of the zones, the Ring, the
passages and the tunnels. Stations, names and figures lie on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.zone_fields import path_of, zone_outlines
from game.metro2033.table.map.geometry import MapGeometry, rounded
from game.ui.art.cache import drop_parts, kept, lasting
from game.ui.art.svg import mixed, rasterise

_RIVER: Final = (
    (-20, 470), (120, 560), (262, 700), (400, 610), (392, 545), (520, 590), (600, 470), (720, 470), (840, 560),
    (1020, 640),
)  # fmt: skip
_RIVER_BEND: Final = 150.0

_ORDER: Final = ("grey", "violet", "light_blue", "blue", "lime", "yellow", "orange", "green", "red")
"""The lines in the order in which they are drawn: each passes over those before it."""


_STRIPS: Final = 16
"""Number of strips in which the ground is drawn, one below the other: all of it takes several frames."""

_TILE: Final = (44, 22)
"""Width and height of a tile of the wall."""


_LAMP: Final = ((0, 0.125), (0.45, 0.06), (1, 0))
"""Light of the lamp: at these parts of the way to the edge of its cone, how much of it."""


@kept
def ground_picture(geometry: MapGeometry, closed: frozenset[str], size: tuple[int, int]) -> pygame.Surface:
    """The ground of the whole plan, as large as this."""
    surface = pygame.Surface(size)
    for number in range(_STRIPS):
        surface.blit(*_strip(geometry, closed, size, number))
    drop_parts(_strip)
    return surface


@kept
def _strip(
    geometry: MapGeometry, closed: frozenset[str], size: tuple[int, int], number: int
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A strip of the ground, and its upper left corner."""
    plan, scale = geometry.map.plan, size[0] / geometry.map.plan.width
    top, bottom = (round(edge * size[1] / _STRIPS) for edge in (number, number + 1))
    body = f'<g transform="translate(0 {-top / scale:.4f})">{_drawing(geometry, closed)}</g>'
    return rasterise(body, (size[0], bottom - top), (plan.width, (bottom - top) / scale)), (0, top)


@lasting(4)
def _drawing(geometry: MapGeometry, closed: frozenset[str]) -> str:
    plan = geometry.map.plan
    return f"{wall(plan.width, plan.height)}{river()}{zones(geometry, closed)}{lines(geometry, closed)}"


def wall(width: float, height: float) -> str:
    """A tiled wall under a lamp; the elements fill a view box of this size."""
    light = "".join(f'<stop offset="{at}" stop-color="#FFE9C4" stop-opacity="{glow}"/>' for at, glow in _LAMP)
    lamp = f'<radialGradient id="lamp" cx="0.5" cy="0.46" r="0.66">{light}</radialGradient>'
    field = f'<rect width="{width:g}" height="{height:g}" fill="{{}}"/>'
    return f"<defs>{lamp}</defs>{field.format(inks.GROUND)}{field.format('url(#lamp)')}{_joints(width, height)}"


def _joints(width: float, height: float) -> str:
    """The joints between the tiles, with light on the lower and right edges of each."""
    wide, high = _TILE
    level, upright = [], []
    for row in range(int(height / high) + 1):
        y, shift = row * high, wide / 2 * (row % 2)
        level.append(f"M0 {y}H{width:g}")
        upright += [f"M{x * wide + shift:g} {y}v{high}" for x in range(int(width / wide) + 1)]
    path = "".join((*level, *upright))
    light = f'<g transform="translate(1 1)">{_joint(path, "#FFFFFF", 0.035)}</g>'
    return f"{_joint(path, '#000000', 0.26)}{light}"


def _joint(path: str, ink: str, opacity: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="1" stroke-opacity="{opacity:g}"/>'


def _stroke(path: str, width: float, ink: str, opacity: float = 1.0) -> str:
    faint = f' stroke-opacity="{opacity:g}"' if opacity < 1 else ""
    caps = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:g}" {caps}{faint}/>'


def river() -> str:
    path = rounded(_RIVER, _RIVER_BEND).path
    return _stroke(path, 34, inks.RIVER, 0.3) + _stroke(path, 20, inks.RIVER_MIDDLE, 0.3)


def zones(geometry: MapGeometry, closed: Collection[str]) -> str:
    """The fields of the zones with their rims."""
    return "".join(
        _zone(path_of(outline), zone, zone in closed)
        for zone, outlines in zone_outlines(geometry).items()
        for outline in outlines
    )


def _zone(path: str, zone: str, is_closed: bool) -> str:
    ink = inks.CLOSED_ZONE if is_closed else inks.FACTIONS[zone]
    faint = 0.6 if is_closed else 1.0
    rims = "".join(_stroke(path, width, ink, opacity * faint) for width, opacity in ((9, 0.08), (5, 0.12), (2.2, 0.3)))
    return f'<path d="{path}" fill="{ink}" fill-opacity="{0.16 * faint:g}"/>{rims}'


def lines(geometry: MapGeometry, closed: Collection[str]) -> str:
    """The Ring, the passages and the tunnels; what leads into a closed zone has lost its colour."""
    return "".join((*_ring(geometry), *_passages(geometry, closed), *_tunnels(geometry, closed)))


def _ring(geometry: MapGeometry) -> Iterator[str]:
    ring, brown = geometry.map.plan.ring, geometry.map.lines["ring"].colour
    place = f'cx="{ring.cx}" cy="{ring.cy}" rx="{ring.rx}" ry="{ring.ry}" fill="none"'
    for width, ink in (
        (15, inks.EDGE), (11.5, mixed(brown, inks.INK, 0.25)), (8.5, brown), (1.6, mixed(brown, "#FFE6BF", 0.55)),
    ):  # fmt: skip
        yield f'<ellipse {place} stroke="{ink}" stroke-width="{width:g}"/>'


def _passages(geometry: MapGeometry, closed: Collection[str]) -> Iterator[str]:
    for passage in geometry.map.passages:
        is_closed = _leads_into(geometry, passage.a, passage.b, closed)
        (x, y), (to_x, to_y) = geometry.place(passage.a), geometry.place(passage.b)
        path = f"M{x} {y}L{to_x} {to_y}"
        yield _stroke(path, 9.4, inks.EDGE)
        yield _stroke(path, 6.6, inks.CLOSED if is_closed else inks.PASSAGE)
        yield _stroke(path, 3.4, inks.CLOSED_DARK if is_closed else inks.PASSAGE_MIDDLE)


def _tunnels(geometry: MapGeometry, closed: Collection[str]) -> Iterator[str]:
    for tunnel in sorted(geometry.lines, key=lambda tunnel: _ORDER.index(tunnel.line)):
        path, ink = geometry.course(tunnel).path, geometry.map.lines[tunnel.line].colour
        yield _stroke(path, 10.4, inks.EDGE)
        if _leads_into(geometry, tunnel.a, tunnel.b, closed):
            yield _stroke(path, 7, inks.CLOSED_DARK) + _stroke(path, 5.2, inks.CLOSED)
        else:
            yield _stroke(path, 7, mixed(ink, inks.INK, 0.22)) + _stroke(path, 5.2, ink)
            yield _stroke(path, 1.3, mixed(ink, "#FFFFFF", 0.5))


def _leads_into(geometry: MapGeometry, one: str, other: str, zones: Collection[str]) -> bool:
    return any(geometry.map.stations[station].zone in zones for station in (one, other))
