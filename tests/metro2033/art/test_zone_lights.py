"""Light and shade on zones, while one of them is to be chosen."""

from __future__ import annotations

import pytest

from game.metro2033.art.map.geometry import MapGeometry
from game.metro2033.art.map.zone_fields import outlines_of
from game.metro2033.art.map.zone_lights import ZoneLight, zone_light
from tests.metro2033.laid import metro_cards

GEOMETRY = MapGeometry(metro_cards().map)
SCALE = 0.5


def alpha_at(light: ZoneLight, has_fields: bool = True) -> int:
    """How much of a light lies at Teatralnaya, far from the rim of its zone."""
    picture, (left, top) = zone_light(GEOMETRY, "red", light, SCALE, has_fields)
    x, y = GEOMETRY.place("teatralnaya")
    return picture.get_at((round(x * SCALE) - left, round(y * SCALE) - top)).a


def test_what_is_out_of_reach_lies_in_shade_and_what_can_be_chosen_has_a_rim_alone() -> None:
    assert alpha_at("dark") > alpha_at("lit") > alpha_at("open") == 0


@pytest.mark.parametrize("light", ["dark", "open", "lit"])
def test_without_fields_there_are_only_rims(light: ZoneLight) -> None:
    assert alpha_at(light, has_fields=False) == 0


def test_the_light_covers_all_parts_of_a_zone() -> None:
    picture, (left, top) = zone_light(GEOMETRY, "confederation", "lit", SCALE)
    outlines = outlines_of(GEOMETRY, "confederation")
    assert len(outlines) == 3
    for x, y in (spot for outline in outlines for spot in outline):
        assert picture.get_rect(topleft=(left, top)).collidepoint(x * SCALE, y * SCALE)
