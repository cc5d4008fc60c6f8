"""What must hold for the map as a whole (M-2): kinds, homes, edges, ways, and the drawn plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from math import dist
from typing import Final

from game.metro2033.cards.metro_map import HANSA, POLIS, MetroMap, Station, Tunnel, arcs
from game.metro2033.cards.origins import Origins, name_of_edge
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import GOODS

OF_ZONES: Final = {HANSA: 13, POLIS: 4}
"""Stations of the zones that are not a faction's."""

OF_A_FACTION: Final = 9
"""Stations of the zone of a faction: with six of them, the map has 71 stations."""

NEAREST: Final = 39
"""The least distance of two stations on the plan."""


def _zones(cards: MetroCards, origins: Origins) -> None:
    """The zones are those of the factions, and Polis."""
    for zone in cards.map.zones:
        if zone != POLIS and zone not in cards.factions:
            origins.refuse("zone", zone, f"expected a zone named as a faction or {POLIS!r}")
    for zone in (*cards.factions, POLIS):
        if zone not in cards.map.zones:
            origins.refuse_list("zone", f"expected the zone {zone!r}")


def _kinds(cards: MetroCards, origins: Origins) -> None:
    for station in cards.map.stations.values():
        for zone in OF_ZONES:
            if (station.zone == zone) != (station.kind == zone):
                origins.refuse("station", station.id, f"expected the kind and the zone {zone!r} only together")
        if (station.kind == "ordinary") != (station.resource is not None):
            origins.refuse("station", station.id, "expected a 'resource' of an ordinary station, and of no other kind")


def _names(cards: MetroCards, origins: Origins) -> None:
    """A name is the English title, with the line in brackets where several stations have the same."""
    titles = Counter(station.title["en"] for station in cards.map.stations.values())
    for station in cards.map.stations.values():
        title = station.title["en"]
        name = title if titles[title] == 1 else f"{title} ({cards.map.lines[station.line].title['en']})"
        if station.name != name:
            origins.refuse("station", station.id, f"expected the name {name!r}, not {station.name!r}")


# ---------------------------------------------------------------------- homes
def _homes_on_the_map(cards: MetroCards, origins: Origins) -> None:
    """A home is an ordinary station of the zone of its faction, which names it too."""
    for station in cards.map.stations.values():
        if station.home_of is None:
            continue
        if station.home_of != station.zone or station.kind != "ordinary":
            origins.refuse("station", station.id, "expected an ordinary station as a home, in the zone of its faction")
        if station.id not in cards.factions[station.home_of].homes:
            origins.refuse("station", station.id, f"the faction {station.home_of!r} does not name it as a home")


def _homes_of_factions(cards: MetroCards, origins: Origins) -> None:
    """The map marks the homes that a faction names, and they produce one of each good."""
    for faction in cards.factions.values():
        homes = [cards.map.stations[home] for home in faction.homes]
        for home in homes:
            if home.home_of != faction.id:
                origins.refuse("faction", faction.id, f"the map does not mark {home.id!r} as its home")
        if Counter(home.resource for home in homes) != Counter(GOODS):
            origins.refuse("faction", faction.id, f"expected homes that produce one each of {', '.join(GOODS)}")


# ---------------------------------------------------------------------- edges
def _edges(cards: MetroCards, origins: Origins) -> None:
    """An edge joins two stations, which no other joins."""
    joined = set[str]()
    for kind, edges in (("tunnel", cards.map.tunnels), ("passage", cards.map.passages)):
        for edge in edges:
            name = name_of_edge(edge.a, edge.b)
            if edge.a == edge.b:
                origins.refuse(kind, name, "expected two different stations")
            if name in joined:
                origins.refuse(kind, name, "expected one edge between two stations: a tunnel joins them already")
            joined.add(name)


def _lines_of_tunnels(cards: MetroCards, origins: Origins) -> None:
    for tunnel in cards.map.tunnels:
        ends = [cards.map.stations[end] for end in (tunnel.a, tunnel.b)]
        if tunnel.line not in [end.line for end in ends]:
            origins.refuse("tunnel", name_of_edge(tunnel.a, tunnel.b), "expected the line of one of its two stations")


# ---------------------------------------------------------------------- ways
def _all_is_joined(cards: MetroCards, origins: Origins) -> None:
    """Whichever zones are open, ways lead between all stations that can be entered."""
    first = next(iter(cards.map.stations))
    cut_off = set(cards.map.stations) - cards.map.reached(first, cards.map.stations)
    for station in cards.map.stations:
        if station in cut_off:
            origins.refuse("station", station, f"expected a way to it from {first!r}")
    for zones in arcs(cards.ring_of_zones):
        is_open = cards.map.open_stations(zones)
        reached = cards.map.reached(is_open[0], is_open)
        for station in is_open:
            if station not in reached:
                only = f"while only the zones {', '.join(zones)} are open"
                origins.refuse("station", station, f"expected a way to it from {is_open[0]!r} {only}")


# ---------------------------------------------------------------------- plan
def _inside(map: MetroMap, point: tuple[int, int]) -> bool:
    return point[0] <= map.plan.width and point[1] <= map.plan.height


def _places_are_inside(cards: MetroCards, origins: Origins) -> None:
    places: list[tuple[str, str, tuple[int, int]]] = [
        *(("station", station.id, (station.x, station.y)) for station in cards.map.stations.values()),
        *(("zone", zone.id, zone.label) for zone in cards.map.zones.values()),
        *(("tunnel", name_of_edge(one.a, one.b), bend) for one in cards.map.tunnels for bend in one.via),
    ]
    for kind, name, place in places:
        if not _inside(cards.map, place):
            plan = f"the plan of {cards.map.plan.width} x {cards.map.plan.height}"
            origins.refuse(kind, name, f"expected a place inside {plan}, not {place[0]}, {place[1]}")


def _stations_are_apart(cards: MetroCards, origins: Origins) -> None:
    for one, other in combinations(cards.map.stations.values(), 2):
        if dist((one.x, one.y), (other.x, other.y)) < NEAREST:
            origins.refuse("station", other.id, f"expected a place at least {NEAREST} away from {one.id!r}")


def _stretches(tunnel: Tunnel, a: Station, b: Station) -> Iterator[tuple[int, int]]:
    """The straight parts of a tunnel, each by how far it leads to the right and down."""
    points = ((a.x, a.y), *tunnel.via, (b.x, b.y))
    return ((to[0] - start[0], to[1] - start[1]) for start, to in pairwise(points))


def _is_octilinear(right: int, down: int) -> bool:
    return (right, down) != (0, 0) and (not right or not down or abs(right) == abs(down))


def _tunnels_are_octilinear(cards: MetroCards, origins: Origins) -> None:
    """Every stretch is level, upright or at 45 degrees; the Ring is an ellipse and has no bends."""
    for tunnel in cards.map.tunnels:
        name = name_of_edge(tunnel.a, tunnel.b)
        if (tunnel.a, tunnel.b) in cards.map.hansa_tunnels:
            if tunnel.via:
                origins.refuse("tunnel", name, "expected no bends in a tunnel of the Ring, which is an ellipse")
            continue
        stretches = _stretches(tunnel, cards.map.stations[tunnel.a], cards.map.stations[tunnel.b])
        for stretch in stretches:
            if not _is_octilinear(*stretch):
                leads = f"not one that leads {stretch[0]} right and {stretch[1]} down"
                origins.refuse("tunnel", name, f"expected a stretch level, upright or at 45 degrees, {leads}")


# ---------------------------------------------------------------------- counts
def _counts(cards: MetroCards, origins: Origins) -> None:
    found = Counter(station.zone for station in cards.map.stations.values())
    for zone in cards.factions:
        if found[zone] != OF_A_FACTION:
            origins.refuse("zone", zone, f"expected {OF_A_FACTION} stations in this zone, not {found[zone]}")
    for zone, count in OF_ZONES.items():
        if found[zone] != count:
            origins.refuse_list("station", f"expected {count} stations of the zone {zone!r}, not {found[zone]}")


MAP_CHECKS: Final[tuple[Callable[[MetroCards, Origins], None], ...]] = (
    _zones,
    _kinds,
    _names,
    _homes_on_the_map,
    _homes_of_factions,
    _edges,
    _lines_of_tunnels,
    _places_are_inside,
    _stations_are_apart,
    _tunnels_are_octilinear,
    _counts,
    _all_is_joined,
)
"""In the order in which they are made."""
