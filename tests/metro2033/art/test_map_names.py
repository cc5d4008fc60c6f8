"""Names on the map touch neither each other nor another station, in any language and size."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from math import hypot

import pytest

from game.metro2033.art.map.names import NamePlace, name_places
from game.ui.art.lettering import width_of
from tests.metro2033.laid import metro_cards

MAP = metro_cards().map
OWNABLE = [id for id, station in MAP.stations.items() if station.kind in ("ordinary", "polis")]
DISC = 11.5
"""Radius of a station, in units of the plan, that no other name covers."""

TOUCH = 2
"""Pixels by which boxes of letters may overlap: they have air at their edges."""


def _width(text: str, is_bold: bool, px: int) -> int:
    return width_of(text, "strong" if is_bold else "text", px)


def _names(language: str, width: int, owned: Collection[str]) -> list[NamePlace]:
    return list(name_places(MAP, language, width, owned, _width))


def _overlaps(one: NamePlace, other: NamePlace) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > TOUCH and down > TOUCH


def _covered(name: NamePlace, scale: float) -> Iterator[str]:
    for station in MAP.stations.values():
        x, y = station.x * scale, station.y * scale
        across, down = max(name.x - x, 0, x - name.x - name.width), max(name.y - y, 0, y - name.y - name.height)
        if station.id != name.station and hypot(across, down) < DISC * scale:
            yield station.id


@pytest.mark.parametrize("owned", [(), tuple(OWNABLE)], ids=["neutral", "owned"])
@pytest.mark.parametrize("width", [500, 609, 780, 848, 1232, 1643])
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_name_touches_another_or_a_station(language: str, width: int, owned: tuple[str, ...]) -> None:
    names = _names(language, width, owned)
    assert [(one.station, other.station) for one, other in combinations(names, 2) if _overlaps(one, other)] == []
    assert [(name.station, other) for name in names for other in _covered(name, width / 1000)] == []
    assert all(name.x >= 0 and name.y >= 0 for name in names)
    assert all(name.x + name.width <= width and name.y + name.height <= 0.7 * width for name in names)


@pytest.mark.parametrize("width", [600, 848, 1232])
def test_no_letter_is_smaller_than_twelve_pixels(width: int) -> None:
    assert min(name.px for name in _names("en", width, ())) >= 12


def test_narrow_plans_keep_the_names_that_have_room() -> None:
    narrow, usual = ({name.station for name in _names("en", width, ())} for width in (609, 848))
    assert len(usual) / 2 < len(narrow) < len(usual)
    assert narrow < usual


def test_small_plans_leave_out_the_minor_names() -> None:
    small, large = ({name.station for name in _names("en", width, ())} for width in (848, 1232))
    assert large - small == {id for id, one in MAP.stations.items() if one.minor} & large
    assert not {id for id, one in MAP.stations.items() if one.label == "-"} & large
