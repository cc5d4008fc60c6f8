"""Where everything of the map lies on its plan, in units of the plan: the courses of tunnels with round bends, the arcs
of the Ring, and the station that is nearest to a point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, dist, pi, sin
from typing import Final, NamedTuple

from game.kernel.memo import Lazy
from game.metro2033.cards.metro_map import MetroMap, Tunnel

Spot = tuple[float, float]
"""A point of the plan."""

BEND: Final = 26.0
"""The radius of the bends of a line."""

HIT: Final = 22.0
"""How far from its centre a station is hit."""

_STEPS_OF_BEND: Final = 8
_STEPS_OF_ARC: Final = 24


class Bend(NamedTuple):
    """A corner that is drawn round: where the curve begins, the corner itself, and where the curve ends."""

    begins: Spot
    corner: Spot
    ends: Spot


class LineCourse(NamedTuple):
    """The course of a line from a station to the next one: straight stretches, joined by round ``bends``."""

    first: Spot
    bends: tuple[Bend, ...]
    last: Spot

    @property
    def path(self) -> str:
        """The course as path data of an SVG."""
        curves = (f"L{_told(bend.begins)}Q{_told(bend.corner)} {_told(bend.ends)}" for bend in self.bends)
        return f"M{_told(self.first)}{''.join(curves)}L{_told(self.last)}"

    @property
    def points(self) -> Sequence[Spot]:
        """Points along the course, so near to each other that straight lines between them look round."""
        points = [self.first, *(point for bend in self.bends for point in _curve(bend)), self.last]
        return list(dict.fromkeys(points))


class MapGeometry:
    """The map as it is drawn."""

    def __init__(self, metro_map: MetroMap) -> None:
        self.map = metro_map

    def place(self, station: str) -> Spot:
        """The centre of a station."""
        found = self.map.stations[station]
        return found.x, found.y

    def course(self, tunnel: Tunnel) -> LineCourse:
        """The course of a tunnel that is none of the Ring."""
        return rounded([self.place(tunnel.a), *tunnel.via, self.place(tunnel.b)])

    def way(self, stations: Sequence[str]) -> Sequence[Spot]:
        """Points along the way over these stations, each next to the one before."""
        if len(stations) < 2:
            return [self.place(station) for station in stations]
        found = [self.place(stations[0])]
        for pair in pairwise(stations):
            found += self._between[pair][1:]
        return found

    def nearest(self, spot: Spot, within: float = HIT) -> str | None:
        """The station that is nearest to a point, if one is ``within`` so many units."""
        found = min(self.map.stations, key=lambda station: dist(self.place(station), spot))
        return found if dist(self.place(found), spot) <= within else None

    @Lazy
    def _between(self) -> Mapping[tuple[str, str], Sequence[Spot]]:
        """Neighbours -> points from the one to the other."""
        found = dict[tuple[str, str], Sequence[Spot]]()
        for edge in self.map.edges:
            if (edge.a, edge.b) in self.map.hansa_tunnels:
                points = self._arc(edge.a, edge.b)
            elif isinstance(edge, Tunnel):
                points = self.course(edge).points
            else:
                points = [self.place(edge.a), self.place(edge.b)]
            found[edge.a, edge.b], found[edge.b, edge.a] = points, points[::-1]
        return found

    def _arc(self, one: str, other: str) -> Sequence[Spot]:
        """The shorter arc of the Ring between two of its stations; it begins and ends at their centres."""
        begin, end = self._angle(one), self._angle(other)
        turn = (end - begin + pi) % (2 * pi) - pi
        ring = self.map.plan.ring
        between = (begin + turn * step / _STEPS_OF_ARC for step in range(1, _STEPS_OF_ARC))
        round_ = [(ring.cx + ring.rx * cos(angle), ring.cy - ring.ry * sin(angle)) for angle in between]
        return [self.place(one), *round_, self.place(other)]

    def _angle(self, station: str) -> float:
        ring, (x, y) = self.map.plan.ring, self.place(station)
        return atan2((ring.cy - y) / ring.ry, (x - ring.cx) / ring.rx)

    @Lazy
    def zone_lines(self) -> Mapping[str, Sequence[Sequence[Spot]]]:
        """Zone -> what its field lies around: each station alone, and the courses between two stations of the zone."""
        found: dict[str, list[Sequence[Spot]]] = {zone: [] for zone in self.map.zones}
        for station in self.map.stations.values():
            if station.zone in found:
                found[station.zone].append([self.place(station.id)])
        for edge in self.map.edges:
            zone = self.map.stations[edge.a].zone
            if zone in found and self.map.stations[edge.b].zone == zone:
                found[zone].append(self._between[edge.a, edge.b])
        return found

    @property
    def lines(self) -> Iterator[Tunnel]:
        """The tunnels of all lines but the Ring."""
        return (tunnel for tunnel in self.map.tunnels if (tunnel.a, tunnel.b) not in self.map.hansa_tunnels)


def rounded(points: Sequence[Spot], radius: float = BEND) -> LineCourse:
    """The course through these points with round bends.

    >>> rounded([(0, 0), (50, 0), (50, 60)]).path
    'M0 0L25 0Q50 0 50 26L50 60'
    """
    bends = []
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        back, forth = (min(radius, dist(corner, end) / 2) for end in (before, after))
        bends.append(Bend(_towards(corner, before, back), corner, _towards(corner, after, forth)))
    return LineCourse(points[0], tuple(bends), points[-1])


def _towards(spot: Spot, end: Spot, length: float) -> Spot:
    share = length / dist(spot, end)
    return spot[0] + (end[0] - spot[0]) * share, spot[1] + (end[1] - spot[1]) * share


def _curve(bend: Bend) -> Iterator[Spot]:
    """Points of the quadratic curve of a bend."""
    (ax, ay), (bx, by), (cx, cy) = bend
    for step in range(_STEPS_OF_BEND + 1):
        t = step / _STEPS_OF_BEND
        near, middle, far = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield near * ax + middle * bx + far * cx, near * ay + middle * by + far * cy


def _told(spot: Spot) -> str:
    return f"{spot[0]:g} {spot[1]:g}"
