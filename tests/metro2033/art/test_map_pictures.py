"""The pictures of the map: its ground and its stations."""

from __future__ import annotations

import pytest

from game.metro2033.art import inks
from game.metro2033.art.map import ground
from game.metro2033.art.map.geometry import MapGeometry
from game.metro2033.art.map.stations import StationLook, station_picture
from game.metro2033.art.map.zone_fields import outlines_of
from game.metro2033.cards.vocabulary import GOODS
from tests.metro2033.laid import metro_cards

GEOMETRY = MapGeometry(metro_cards().map)
SIDE = 60
LOOKS = [
    StationLook("hansa"),
    StationLook("abandoned"),
    StationLook("polis"),
    *(StationLook("ordinary", good) for good in GOODS),
    *(StationLook("ordinary", "pig", home_of=faction) for faction in metro_cards().ring_of_zones),
    *(StationLook("ordinary", "ammo", owner=faction) for faction in metro_cards().ring_of_zones),
    *(StationLook("polis", owner=faction) for faction in metro_cards().ring_of_zones),
    StationLook("ordinary", "pig", is_closed=True),
]


def test_all_looks_of_a_station_differ() -> None:
    drawn = {look: station_picture(look, SIDE).get_view("2").raw for look in LOOKS}
    assert len(set(drawn.values())) == len(LOOKS)


@pytest.mark.parametrize("faction", metro_cards().ring_of_zones)
def test_a_home_in_other_hands_has_a_ring_of_its_faction(faction: str) -> None:
    other = "red" if faction != "red" else "arbat"
    own, lost = (station_picture(StationLook("ordinary", "pig", owner, faction), SIDE) for owner in (faction, other))
    edge = (round(SIDE / 2 + 22 * SIDE / 48), SIDE // 2)
    assert own.get_at(edge).a == 0
    assert lost.get_at(edge).a > 0


def test_the_field_of_a_zone_is_around_its_stations_and_no_others() -> None:
    """By the colour of the ground at places where no line passes."""
    assert all(outlines_of(GEOMETRY, zone) for zone in metro_cards().map.zones)
    assert len(outlines_of(GEOMETRY, "polis")) == 1
    assert len(outlines_of(GEOMETRY, "confederation")) > 1, "parts that lie apart"


def test_a_closed_zone_loses_its_colour() -> None:
    size = (500, 350)
    open_, closed = (ground.ground_picture(GEOMETRY, frozenset(zones), size) for zones in ((), ("arbat",)))
    for station in metro_cards().map.stations.values():
        at = (round(station.x / 2), round(station.y / 2 - 12))
        if station.zone == "arbat" and station.label != "n":
            assert open_.get_at(at) != closed.get_at(at)
    assert open_.get_at((440, 240)) == closed.get_at((440, 240)), "nothing else changes"


def test_each_zone_and_each_good_has_an_ink() -> None:
    assert set(inks.FACTIONS) == set(metro_cards().map.zones)
    assert set(inks.GOODS) == set(GOODS)
