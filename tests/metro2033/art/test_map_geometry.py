"""Where the courses of the lines lie on the plan, and which station is hit."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import hypothesis
import hypothesis.strategies as st
import pytest

from game.metro2033.art.map.geometry import HIT, MapGeometry
from tests.metro2033.laid import metro_cards

GEOMETRY = MapGeometry(metro_cards().map)
EDGES = [(edge.a, edge.b) for edge in metro_cards().map.edges]


@pytest.mark.parametrize(("one", "other"), EDGES)
def test_a_way_leads_from_station_to_station_without_a_gap(one: str, other: str) -> None:
    way = GEOMETRY.way([one, other])
    assert way[0] == GEOMETRY.place(one)
    assert way[-1] == GEOMETRY.place(other)
    assert list(way) == list(reversed(GEOMETRY.way([other, one])))
    assert all(before != after for before, after in pairwise(way))


def test_a_way_over_several_stations_goes_through_each() -> None:
    way = GEOMETRY.way(["sportivnaya", "frunzenskaya", "park_kultury_red", "park_kultury_ring"])
    passed = [way.index(GEOMETRY.place(station)) for station in ("sportivnaya", "frunzenskaya", "park_kultury_red")]
    assert passed == sorted(passed)


def test_ways_on_the_ring_follow_its_shorter_arc() -> None:
    ring = metro_cards().map.plan.ring
    for one, other in sorted(metro_cards().map.hansa_tunnels):
        way = GEOMETRY.way([one, other])
        off = [abs(((x - ring.cx) / ring.rx) ** 2 + ((y - ring.cy) / ring.ry) ** 2 - 1) for x, y in way]
        assert max(off) < 0.02, "on the ellipse"
        length = sum(dist(before, after) for before, after in pairwise(way))
        assert length < 1.2 * dist(way[0], way[-1]), "not the long way round"


@hypothesis.given(st.tuples(st.floats(0, 1000), st.floats(0, 700)))
def test_the_nearest_station_is_hit(spot: tuple[float, float]) -> None:
    distances = {station: dist(GEOMETRY.place(station), spot) for station in metro_cards().map.stations}
    nearest = min(distances, key=lambda station: distances[station])
    assert GEOMETRY.nearest(spot) == (nearest if distances[nearest] <= HIT else None)


def test_each_station_lies_in_the_field_of_its_zone() -> None:
    for station in metro_cards().map.stations.values():
        if station.zone in GEOMETRY.zone_lines:
            assert [GEOMETRY.place(station.id)] in GEOMETRY.zone_lines[station.zone]
