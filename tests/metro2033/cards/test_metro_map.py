"""The map of Metro 2033: its numbers, its homes, and the ways between its stations (M-2)."""

from __future__ import annotations

from collections import Counter

import hypothesis
import hypothesis.strategies as st
import pytest

from game.metro2033.cards.metro_map import HANSA, POLIS, arcs
from game.metro2033.cards.vocabulary import GOODS
from tests.metro2033.cards.edited import printed

FACTIONS = printed().ring_of_zones


def test_numbers_of_the_map() -> None:
    map = printed().map
    assert (len(map.stations), len(map.tunnels), len(map.passages)) == (71, 63, 36)
    kinds = Counter(station.kind for station in map.stations.values())
    assert (kinds["hansa"], kinds["polis"], kinds["abandoned"]) == (13, 4, 6)
    zones = Counter(station.zone for station in map.stations.values())
    assert zones == {HANSA: 13, POLIS: 4, **dict.fromkeys(FACTIONS, 9)}


def test_each_zone_has_one_abandoned_station() -> None:
    stations = printed().map.stations.values()
    assert Counter(one.zone for one in stations if one.kind == "abandoned") == dict.fromkeys(FACTIONS, 1)


def test_homes_produce_one_of_each_good() -> None:
    cards = printed()
    assert {faction: set(homes) for faction, homes in cards.map.homes.items()} == {
        faction.id: set(faction.homes) for faction in cards.factions.values()
    }
    for homes in cards.map.homes.values():
        assert sorted(str(cards.map.stations[home].resource) for home in homes) == sorted(GOODS)


def test_neighbours_are_mutual() -> None:
    adjacent = printed().map.adjacent
    assert all(one in adjacent[other] for one, others in adjacent.items() for other in others)
    assert sum(map(len, adjacent.values())) == 2 * (63 + 36)


def test_the_ring_is_a_ring() -> None:
    map = printed().map
    ring = [id for id, station in map.stations.items() if station.kind == HANSA]
    assert len(map.hansa_tunnels) == 2 * 13
    assert Counter(a for a, _ in map.hansa_tunnels) == dict.fromkeys(ring, 2)
    assert map.reached(ring[0], ring) == set(ring)


def test_a_tunnel_into_the_ring_is_none_of_hansa() -> None:
    """Only both ends make it one (M-2.7)."""
    map = printed().map
    assert "komsomolskaya" in map.adjacent["krasnye_vorota"]
    assert ("krasnye_vorota", "komsomolskaya") not in map.hansa_tunnels
    assert ("kurskaya_ring", "komsomolskaya") in map.hansa_tunnels


def test_arcs_are_the_zones_that_can_be_open_together() -> None:
    found = list(arcs(FACTIONS))
    assert Counter(map(len, found)) == {2: 6, 3: 6, 4: 6, 5: 6, 6: 1}
    assert len({frozenset(arc) for arc in found}) == len(found)


@pytest.mark.parametrize("zones", list(arcs(FACTIONS)), ids=" ".join)
def test_all_open_stations_are_joined(zones: tuple[str, ...]) -> None:
    map = printed().map
    is_open = map.open_stations(zones)
    assert len(is_open) == 13 + 4 + 9 * len(zones)
    for start in is_open:
        assert map.reached(start, is_open) == set(is_open)


@hypothesis.given(st.sets(st.sampled_from(list(printed().map.stations)), min_size=1))
def test_reached_stations_are_closed_and_joined(among: set[str]) -> None:
    map = printed().map
    start = min(among)
    reached = map.reached(start, among)
    assert start in reached <= among
    assert not {other for one in reached for other in map.adjacent[one] if other in among} - reached
    assert all(map.reached(other, among) == reached for other in reached)


def test_names_are_found() -> None:
    map = printed().map
    assert map.by_name["Kievskaya (Light blue)"] == "kievskaya_light_blue"
    assert map.by_name["Dinamo"] == "dinamo"
    assert len(map.by_name) == 71
