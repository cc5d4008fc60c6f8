"""The ground of the map as one picture: the wall with its lamplight, the river, the fields of the zones, the Ring, the
passages and the tunnels. Stations, names and figures lie on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from math import ceil, floor
from typing import Final, NamedTuple

import pygame

from game.metro2033.art import inks
from game.metro2033.art.map.geometry import MapGeometry, Spot, rounded
from game.metro2033.art.map.zone_fields import outlines_of, path_of
from game.metro2033.art.wall import Wall
from game.ui.art.cache import drop_parts, kept, lasting
from game.ui.art.svg import mixed, rasterise_in_bands

_RIVER: Final = (
    (-20, 470), (120, 560), (262, 700), (400, 610), (392, 545), (520, 590), (600, 470), (720, 470), (840, 560),
    (1020, 640),
)  # fmt: skip
_RIVER_BEND: Final = 150.0

_ORDER: Final = ("grey", "violet", "light_blue", "blue", "lime", "yellow", "orange", "green", "red")
"""The lines in the order in which they are drawn: each passes over those before it."""


_STRIPS: Final = 14
"""Number of pieces of the wall, one below the other."""

_WIDEST: Final = 34
"""Width of the broadest stroke, in units: so far a piece may reach beyond the points of its path."""

_TILE: Final = (44, 22)
"""Width and height of a tile of the wall."""


_RIMS: Final = ((9, 0.08), (5, 0.12), (2.2, 0.3))
"""The strokes of the rim of a zone: width in units, and opacity."""


class GroundPiece(NamedTuple):
    """A part of the ground that is drawn by itself, as all of it takes several frames: its elements, and the box around
    them, in units of the plan."""

    body: str
    left: float
    top: float
    width: float
    height: float


def _piece(body: str, points: Sequence[Spot]) -> GroundPiece:
    """What is drawn along these points."""
    across, down = zip(*points, strict=True)
    reach = _WIDEST / 2
    left, top = min(across) - reach, min(down) - reach
    return GroundPiece(body, left, top, max(across) + reach - left, max(down) + reach - top)


@kept
def ground_picture(geometry: MapGeometry, closed: frozenset[str], size: tuple[int, int]) -> pygame.Surface:
    """The ground of the whole plan, as large as this."""
    pieces = [_drawn(geometry, closed, size, number) for number in range(len(_pieces(geometry, closed)))]
    surface = pygame.Surface(size)
    surface.blits(pieces)
    drop_parts(_drawn)
    return surface


@kept
def _drawn(
    geometry: MapGeometry, closed: frozenset[str], size: tuple[int, int], number: int
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A piece of the ground, and where its upper left corner lies."""
    piece, scale = _pieces(geometry, closed)[number], size[0] / geometry.map.plan.width
    left, top = floor(piece.left * scale), floor(piece.top * scale)
    width, height = ceil((piece.left + piece.width) * scale) - left, ceil((piece.top + piece.height) * scale) - top
    body = f'<g transform="translate({-left / scale:.4f} {-top / scale:.4f})">{piece.body}</g>'
    return rasterise_in_bands(body, (width, height), (width / scale, height / scale)), (left, top)


@lasting(4)
def _pieces(geometry: MapGeometry, closed: frozenset[str]) -> Sequence[GroundPiece]:
    """All of the ground, from below."""
    plan = geometry.map.plan
    return [
        *_wall(plan.width, plan.height),
        _river(),
        *_zones(geometry, closed),
        *_ring(geometry),
        *_passages(geometry, closed),
        *_tunnels(geometry, closed),
    ]


# ---------------------------------------------------------------------- the wall
def _wall(width: float, height: float) -> Iterator[GroundPiece]:
    """A tiled wall under a lamp, in strips."""
    wall = Wall(width, height, _TILE)
    rows = ceil(wall.rows / _STRIPS)
    for first in range(0, wall.rows, rows):
        strip = range(first, first + rows)
        yield GroundPiece(wall.strip(strip), 0, first * _TILE[1], width, rows * _TILE[1])


# ---------------------------------------------------------------------- river and zones
def _river() -> GroundPiece:
    path = rounded(_RIVER, _RIVER_BEND).path
    return _piece(_stroke(path, 34, inks.RIVER, 0.3) + _stroke(path, 20, inks.RIVER_MIDDLE, 0.3), _RIVER)


def _zones(geometry: MapGeometry, closed: Collection[str]) -> Iterator[GroundPiece]:
    """The fields of the zones with their rims."""
    for zone in geometry.zone_lines:
        ink = inks.CLOSED_ZONE if zone in closed else inks.FACTIONS[zone]
        faint = 0.6 if zone in closed else 1.0
        for outline in outlines_of(geometry, zone):
            path = path_of(outline)
            rims = "".join(_stroke(path, width, ink, opacity * faint) for width, opacity in _RIMS)
            yield _piece(f'<path d="{path}" fill="{ink}" fill-opacity="{0.16 * faint:g}"/>{rims}', outline)


# ---------------------------------------------------------------------- lines
def _ring(geometry: MapGeometry) -> Iterator[GroundPiece]:
    """The Ring, a quarter at a time."""
    ring, brown = geometry.map.plan.ring, geometry.map.lines["ring"].colour
    strokes = (
        (15, inks.EDGE), (11.5, mixed(brown, inks.INK, 0.25)), (8.5, brown), (1.6, mixed(brown, "#FFE6BF", 0.55)),
    )  # fmt: skip
    place = f'cx="{ring.cx}" cy="{ring.cy}" rx="{ring.rx}" ry="{ring.ry}" fill="none"'
    body = "".join(f'<ellipse {place} stroke="{ink}" stroke-width="{width:g}"/>' for width, ink in strokes)
    width, height = ring.rx + _WIDEST / 2, ring.ry + _WIDEST / 2
    for left, top in product((ring.cx - width, ring.cx), (ring.cy - height, ring.cy)):
        yield GroundPiece(body, left, top, width, height)


def _passages(geometry: MapGeometry, closed: Collection[str]) -> Iterator[GroundPiece]:
    for passage in geometry.map.passages:
        is_closed = _leads_into(geometry, passage.a, passage.b, closed)
        ends = [geometry.place(passage.a), geometry.place(passage.b)]
        (x, y), (to_x, to_y) = ends
        path = f"M{x} {y}L{to_x} {to_y}"
        edge = _stroke(path, 9.4, inks.EDGE) + _stroke(path, 6.6, inks.CLOSED if is_closed else inks.PASSAGE)
        yield _piece(edge + _stroke(path, 3.4, inks.CLOSED_DARK if is_closed else inks.PASSAGE_MIDDLE), ends)


def _tunnels(geometry: MapGeometry, closed: Collection[str]) -> Iterator[GroundPiece]:
    """The tunnels; what leads into a closed zone has lost its colour."""
    for tunnel in sorted(geometry.lines, key=lambda tunnel: _ORDER.index(tunnel.line)):
        course, ink = geometry.course(tunnel), geometry.map.lines[tunnel.line].colour
        dark, bright, light = mixed(ink, inks.INK, 0.22), ink, _stroke(course.path, 1.3, mixed(ink, "#FFFFFF", 0.5))
        if _leads_into(geometry, tunnel.a, tunnel.b, closed):
            dark, bright, light = inks.CLOSED_DARK, inks.CLOSED, ""
        body = "".join(_stroke(course.path, *stroke) for stroke in ((10.4, inks.EDGE), (7, dark), (5.2, bright)))
        yield _piece(body + light, course.points)


def _leads_into(geometry: MapGeometry, one: str, other: str, zones: Collection[str]) -> bool:
    return any(geometry.map.stations[station].zone in zones for station in (one, other))


def _stroke(path: str, width: float, ink: str, opacity: float = 1.0) -> str:
    faint = f' stroke-opacity="{opacity:g}"' if opacity < 1 else ""
    caps = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:g}" {caps}{faint}/>'
