"""The map of the metro as a graph (M-2): stations, joined by tunnels and passages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from game.kernel.memo import Lazy
from game.metro2033.cards.card import CardTitle
from game.metro2033.cards.vocabulary import StationKind

POLIS: Final = "polis"
"""The zone and the kind of the four stations of Polis."""

HANSA: Final = "hansa"
"""The kind of the stations of the Ring; what stands for their zone."""


class Station(msgspec.Struct, frozen=True):
    """A station. ``name`` is its unique English name, ``zone`` that of a faction, `polis`, or `hansa` for none.

    ``resource`` is the good that an ordinary station produces, ``home_of`` the faction whose home it is. ``x`` and
    ``y`` are its centre on the plan, ``label`` says where its name stands there.
    """

    id: str
    name: str
    title: CardTitle
    line: str
    zone: str
    kind: StationKind
    resource: str | None
    home_of: str | None
    x: int
    y: int
    label: str
    two_lines: bool = False
    minor: bool = False


class Tunnel(msgspec.Struct, frozen=True):
    """A stretch of a line between two stations; ``via`` are its bends on the plan."""

    a: str
    b: str
    line: str
    via: tuple[tuple[int, int], ...] = ()


class Passage(msgspec.Struct, frozen=True):
    """A way on foot between two stations."""

    a: str
    b: str


class MapLine(msgspec.Struct, frozen=True):
    """A line of the metro and its colour, as `#rrggbb`."""

    id: str
    title: CardTitle
    colour: str


class MapZone(msgspec.Struct, frozen=True):
    """A zone, named as its faction or `polis`, and where its name stands on the plan."""

    id: str
    label: tuple[int, int]


class RingShape(msgspec.Struct, frozen=True):
    """The ellipse on which the Ring is drawn."""

    cx: int
    cy: int
    rx: int
    ry: int


class MapPlanSize(msgspec.Struct, frozen=True):
    """The size of the plan. A point belongs to the zone of the nearest station or tunnel within ``zone_reach``."""

    width: int
    height: int
    ring: RingShape
    zone_reach: int


def arcs(ring: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The zones that can be open together (M-3.2): two or more that follow each other in the ``ring`` of zones.

    >>> list(arcs("abc"))
    [('a', 'b'), ('b', 'c'), ('c', 'a'), ('a', 'b', 'c')]
    """
    for length in range(2, len(ring)):
        for first in range(len(ring)):
            yield tuple(ring[(first + step) % len(ring)] for step in range(length))
    yield tuple(ring)


class MetroMap:
    """Stations in file order, and which of them are joined.

    Attributes:
        stations: Station by id, in file order, which is the order of the map everywhere.
        tunnels: The tunnels.
        passages: The passages.
        lines: Line by id.
        zones: Zone by id.
        plan: The size of the drawn plan.
    """

    def __init__(
        self,
        stations: Mapping[str, Station],
        tunnels: tuple[Tunnel, ...],
        passages: tuple[Passage, ...],
        lines: Mapping[str, MapLine],
        zones: Mapping[str, MapZone],
        plan: MapPlanSize,
    ) -> None:
        self.stations = stations
        self.tunnels = tunnels
        self.passages = passages
        self.lines = lines
        self.zones = zones
        self.plan = plan

    @property
    def edges(self) -> tuple[Tunnel | Passage, ...]:
        """The tunnels, then the passages."""
        return (*self.tunnels, *self.passages)

    @Lazy
    def adjacent(self) -> Mapping[str, tuple[str, ...]]:
        """Station -> the stations that a tunnel or a passage joins to it, in the order of the map."""
        found = defaultdict[str, set[str]](set)
        for edge in self.edges:
            found[edge.a].add(edge.b)
            found[edge.b].add(edge.a)
        return {one: tuple(other for other in self.stations if other in found[one]) for one in self.stations}

    @Lazy
    def hansa_tunnels(self) -> frozenset[tuple[str, str]]:
        """The tunnels of the Ring, in both directions (M-2.7)."""
        ring = [edge for edge in self.tunnels if all(self.stations[end].kind == HANSA for end in (edge.a, edge.b))]
        return frozenset(pair for edge in ring for pair in ((edge.a, edge.b), (edge.b, edge.a)))

    @Lazy
    def by_name(self) -> Mapping[str, str]:
        """English name -> id of the station."""
        return {station.name: station.id for station in self.stations.values()}

    @Lazy
    def homes(self) -> Mapping[str, tuple[str, ...]]:
        """Faction -> its homes, in the order of the map."""
        found = defaultdict[str, list[str]](list)
        for station in self.stations.values():
            if station.home_of:
                found[station.home_of].append(station.id)
        return {faction: tuple(homes) for faction, homes in found.items()}

    def open_stations(self, zones: Collection[str]) -> tuple[str, ...]:
        """The stations that can be entered while only these zones of factions are open: Polis and the Ring always
        (M-2.4)."""
        always = (POLIS, HANSA)
        return tuple(id for id, station in self.stations.items() if station.zone in (*zones, *always))

    def reached(self, start: str, among: Collection[str]) -> frozenset[str]:
        """The stations to which a way leads from ``start`` over stations ``among`` these alone."""
        found, left = {start}, [start]
        while left:
            fresh = [other for other in self.adjacent[left.pop()] if other in among and other not in found]
            found.update(fresh)
            left += fresh
        return frozenset(found)
