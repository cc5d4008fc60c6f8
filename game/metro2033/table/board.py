"""What lies on the map in a match: who owns the stations, which zones are closed, and where the heroes stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec

from game.kernel.seats import Seat
from game.metro2033.art.map.geometry import MapGeometry
from game.metro2033.art.map.stations import StationLook
from game.metro2033.cards.metro_map import HANSA, MetroMap, Station
from game.metro2033.rules.atlas import open_map_of
from game.metro2033.rules.state import Metro, MetroState


class HeroOnMap(msgspec.Struct, frozen=True):
    """A hero at a station, the ``number`` of those ``of`` so many who stand there."""

    seat: Seat
    faction: str
    station: str
    is_wounded: bool
    number: int
    of: int


class MapBoard(msgspec.Struct, frozen=True, eq=False):
    """The map as it stands: ``owners`` are factions, ``closed`` the stations that nobody can enter."""

    geometry: MapGeometry
    owners: Mapping[str, str]
    closed: frozenset[str]
    closed_zones: frozenset[str]
    heroes: tuple[HeroOnMap, ...] = ()

    @property
    def map(self) -> MetroMap:
        return self.geometry.map

    def look(self, station: Station) -> StationLook:
        """What a station looks like."""
        is_closed = station.id in self.closed
        owner = self.owners.get(station.id, "")
        return StationLook(station.kind, station.resource or "", owner, station.home_of or "", is_closed)

    def hero_of(self, seat: Seat) -> HeroOnMap | None:
        """The hero of a seat, if he stands on the map."""
        return next((hero for hero in self.heroes if hero.seat == seat), None)


@lru_cache(maxsize=2)
def geometry_of(map: MetroMap) -> MapGeometry:
    """The map as it is drawn."""
    return MapGeometry(map)


def empty_board(map: MetroMap, zones: frozenset[str] | None = None) -> MapBoard:
    """The map without owners and heroes; only these ``zones`` of factions are open, or all."""
    closed = frozenset() if zones is None else frozenset(map.homes) - zones
    stations = frozenset(id for id, station in map.stations.items() if station.zone in closed)
    return MapBoard(geometry_of(map), {}, stations, closed)


def board_of(metro: Metro, view: MetroState) -> MapBoard:
    """The map of a match, which has all zones open until all have their factions."""
    chosen = all(player.faction for player in view.players)
    closed = open_map_of(metro, view).closed if chosen else frozenset[str]()
    stations = metro.cards.map.stations
    zones = frozenset(stations[id].zone for id in closed if stations[id].kind != HANSA)
    factions = {seat: view.player(seat).faction or "" for seat in view.seats}
    owners = {station: factions[owner] for station, owner in view.owners.items()}
    return MapBoard(geometry_of(metro.cards.map), owners, closed, zones, tuple(_heroes(view)))


def _heroes(view: MetroState) -> Iterator[HeroOnMap]:
    standing: dict[str, list[Seat]] = {}
    for seat in view.seats:
        at = view.player(seat).at
        if at is not None:
            standing.setdefault(at, []).append(seat)
    for station, seats in standing.items():
        for number, seat in enumerate(seats):
            player = view.player(seat)
            yield HeroOnMap(seat, player.faction or "", station, player.wounded, number, len(seats))
