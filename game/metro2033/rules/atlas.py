"""What the map comes to in a match: which stations are open, how far it is from one to another, who owns what, and what
an army reaches.

All of it depends on few frozen values, so it is worked out once for each.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.kernel.memo import Lazy, recalled
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import HANSA, POLIS, MetroMap
from game.metro2033.rules.state import Metro, MetroState


class OpenMap:
    """The map of a match with these factions: zones of others are closed (M-2.4)."""

    def __init__(self, map: MetroMap, factions: frozenset[str], ring: str) -> None:
        self.map = map
        open_zones = factions | {POLIS}
        closed = {id for id, one in map.stations.items() if one.kind != HANSA and one.zone not in open_zones}
        if ring == "beside_open":
            closed |= {
                id
                for id, one in map.stations.items()
                if one.kind == HANSA and not any(map.stations[near].zone in open_zones for near in map.adjacent[id])
            }
        self.closed = frozenset(closed)
        self.adjacent: Mapping[str, tuple[str, ...]] = {
            id: tuple([near for near in map.adjacent[id] if near not in closed])
            for id in map.stations
            if id not in closed
        }
        self.attackable = [
            id for id, one in map.stations.items() if one.kind in ("ordinary", POLIS) and id not in closed
        ]
        """The stations that can be owned (M-7.1), in the order of the map."""
        self._distances: dict[str, Mapping[str, int]] = {}

    def distances(self, start: str) -> Mapping[str, int]:
        """Each open station that can be reached on foot -> its steps from ``start``, the nearest first (M-8.1)."""
        if start not in self._distances:
            self._distances[start] = dict(self._steps(start))
        return self._distances[start]

    def _steps(self, start: str) -> Iterator[tuple[str, int]]:
        seen, waiting = {start}, deque([(start, 0)])
        while waiting:
            station, steps = waiting.popleft()
            yield station, steps
            for near in self.adjacent.get(station, ()):
                if near not in seen:
                    seen.add(near)
                    waiting.append((near, steps + 1))


class Holdings:
    """Who owns which stations, and what follows from it."""

    def __init__(self, open_map: OpenMap, owners: Mapping[str, Seat]) -> None:
        self._open = open_map
        self._owners = owners
        self._reach: dict[Seat, frozenset[str]] = {}

    @Lazy
    def by_seat(self) -> Mapping[Seat, tuple[str, ...]]:
        """Seat -> its stations in the order of the map; seats without stations are left out."""
        found: dict[Seat, list[str]] = {}
        for station in self._open.map.stations:
            if station in self._owners:
                found.setdefault(self._owners[station], []).append(station)
        return {seat: tuple(stations) for seat, stations in found.items()}

    @Lazy
    def by_kind(self) -> Mapping[Seat, tuple[tuple[str, ...], tuple[str, ...]]]:
        """Seat -> the goods that its ordinary stations produce, and its Polis stations."""
        stations = self._open.map.stations
        return {
            seat: (
                tuple([stations[id].resource or "" for id in owned if stations[id].kind != POLIS]),
                tuple([id for id in owned if stations[id].kind == POLIS]),
            )
            for seat, owned in self.by_seat.items()
        }

    def of(self, seat: Seat) -> tuple[str, ...]:
        """The stations of a seat."""
        return self.by_seat.get(seat, ())

    def polis_of(self, seat: Seat) -> tuple[str, ...]:
        """The Polis stations of a seat."""
        return self.by_kind[seat][1] if seat in self.by_kind else ()

    def reach(self, seat: Seat) -> frozenset[str]:
        """The stations in reach of the army of a seat, without its own (M-7.2)."""
        if seat not in self._reach:
            self._reach[seat] = reached(self._open, self._owners, self.of(seat))
        return self._reach[seat]


def reached(
    open_map: OpenMap, owners: Mapping[str, Seat], own: tuple[str, ...], tunnels: int = 1, polis: bool = True
) -> frozenset[str]:
    """What an army reaches from its ``own`` stations over Hansa, with so many Hansa tunnels at most, and over neutral
    Polis; without ``polis`` over any Polis station (M-7.2)."""
    stations, hansa = open_map.map.stations, open_map.map.hansa_tunnels
    best: dict[str, int] = dict.fromkeys(own, 0)
    waiting = deque(own)
    found: set[str] = set()
    while waiting:
        here = waiting.popleft()
        used = best[here]
        for near in open_map.adjacent.get(here, ()):
            there = used + ((here, near) in hansa)
            if there > tunnels:
                continue
            found.add(near)
            kind = stations[near].kind
            passes = kind == HANSA or (kind == POLIS and (near not in owners or not polis))
            if passes and there < best.get(near, tunnels + 1):
                best[near] = there
                waiting.append(near)
    return frozenset(found.difference(own))


@lru_cache(maxsize=128)
def _open_map(map: MetroMap, factions: frozenset[str], ring: str) -> OpenMap:
    return OpenMap(map, factions, ring)


@recalled(32)
def _holdings(open_map: OpenMap, owners: Mapping[str, Seat]) -> Holdings:
    return Holdings(open_map, owners)


def open_map_of(metro: Metro, state: MetroState) -> OpenMap:
    """The map of a match."""
    return _open_map(metro.cards.map, state.factions, metro.options.ring)


def holdings_of(metro: Metro, state: MetroState) -> Holdings:
    """Who owns what."""
    return _holdings(open_map_of(metro, state), state.owners)


def vp_of(state: MetroState, seat: Seat) -> int:
    """The VP of a seat: its stations and its completed quests (M-1.2)."""
    stations = sum([owner == seat for owner in state.owners.values()])
    return stations + len(state.player(seat).completed)


def all_vp(state: MetroState) -> dict[Seat, int]:
    """Seat -> its VP, as `vp_of` tells it of one."""
    found = {seat: len(player.completed) for seat, player in zip(state.seats, state.players, strict=True)}
    for owner in state.owners.values():
        if owner in found:
            found[owner] += 1
    return found
