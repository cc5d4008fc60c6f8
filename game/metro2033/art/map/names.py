"""Where the names of the stations stand on the map: beside their stations, on the side that the map says."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from math import hypot
from typing import Final, NamedTuple

from game.metro2033.cards.metro_map import HANSA, POLIS, MetroMap, Station

MeasureName = Callable[[str, bool, int], int]
"""Width in pixels of a line in letters of so many pixels, bold or not."""

_LETTERS: Final = 11.6
"""Size of the letters, in units of the plan."""

_LEAST_LETTERS: Final = 12
"""And at least, in pixels."""

_WIDE: Final = 1100
"""Pixels of width from which on a plan shows the minor names, too."""

_NARROW: Final = 848
"""Pixels of width from which on no name touches another."""

_DISC: Final = 13.0
"""The radius of a station that no other name covers, in units."""

_LINE: Final = 1.1
"""Height of a line, in sizes of its letters."""

_RADII: Final = {"owned": 21.0, "polis": 19.0, "home": 18.0, "other": 15.0}
"""Look of a station -> how far from its centre its name begins."""

_CLOSER: Final = 4.0
"""By how much a name above or below its station is nearer: letters have air above and below."""

_SLANTED: Final = 0.72
"""The part of that, level and upright, of a name at a corner."""

_SIDES: Final = {
    "e": (1.0, 0.5), "w": (0.0, 0.5), "n": (0.5, 0.0), "s": (0.5, 1.0),
    "ne": (1.0, 0.0), "se": (1.0, 1.0), "nw": (0.0, 0.0), "sw": (0.0, 1.0),
}  # fmt: skip
"""Side of a station -> where a name lies beside it, across and down: before it (0), in its middle, or behind it (1)."""


class NamePlace(NamedTuple):
    """The name of a station: its lines, whose letters are ``px`` high, within the box ``x``, ``y``, ``width``,
    ``height``, in pixels of the plan. ``align`` is 0 for lines that begin at the left edge, 1 for those that end at the
    right one, and 0.5 between."""

    station: str
    lines: tuple[str, ...]
    is_bold: bool
    px: int
    x: float
    y: float
    width: int
    height: int
    align: float


def name_places(
    metro_map: MetroMap, language: str, width: float, owned: Collection[str], measure: MeasureName
) -> Iterator[NamePlace]:
    """The names on a plan that is ``width`` pixels wide; ``owned`` stations are larger, and their names bold. On a
    narrow plan those are left out that would touch others."""
    scale = width / metro_map.plan.width
    px = max(_LEAST_LETTERS, round(_LETTERS * scale))
    found = (
        _placed(station, _lines(station, language), px, scale, station.id in owned, measure)
        for station in metro_map.stations.values()
        if station.label != "-" and (width >= _WIDE or not station.minor)
    )
    return found if width >= _NARROW else _apart(metro_map, scale, found)


def _apart(metro_map: MetroMap, scale: float, names: Iterable[NamePlace]) -> Iterator[NamePlace]:
    """Those names that touch neither the edge, nor another station, nor a name before them, bold ones first."""
    kept: list[NamePlace] = []
    width, height = metro_map.plan.width * scale, metro_map.plan.height * scale
    for name in sorted(names, key=lambda name: not name.is_bold):
        is_inside = name.x >= 0 and name.y >= 0 and name.x + name.width <= width and name.y + name.height <= height
        is_free = not any(_covers(name, one, scale) for one in metro_map.stations.values())
        if is_inside and is_free and not any(_touch(name, other) for other in kept):
            kept.append(name)
            yield name


def _covers(name: NamePlace, station: Station, scale: float) -> bool:
    """Whether a name covers a part of another station."""
    x, y = station.x * scale, station.y * scale
    across, down = max(name.x - x, 0, x - name.x - name.width), max(name.y - y, 0, y - name.y - name.height)
    return station.id != name.station and hypot(across, down) < _DISC * scale


def _touch(one: NamePlace, other: NamePlace) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 0 and down > 0


def _placed(
    station: Station, lines: tuple[str, ...], px: int, scale: float, is_owned: bool, measure: MeasureName
) -> NamePlace:
    is_bold = is_owned or station.kind == POLIS or station.home_of is not None
    width, line = max(measure(text, is_bold, px) for text in lines), px * _LINE
    height = round(line * len(lines))
    across, down = _SIDES[station.label]
    radius = (_RADII[_look(station, is_owned)] - (_CLOSER if across == 0.5 else 0)) * scale
    radius *= 1 if 0.5 in (across, down) else _SLANTED
    x = station.x * scale + (across - 0.5) * (2 * radius + width) - width / 2
    y = station.y * scale + (down - 0.5) * (2 * radius + height) - height / 2
    return NamePlace(station.id, lines, is_bold, px, x, y, width, height, 1 - across)


def _look(station: Station, is_owned: bool) -> str:
    if is_owned:
        return "owned"
    if station.kind == POLIS:
        return "polis"
    return "home" if station.home_of else "other"


def _lines(station: Station, language: str) -> tuple[str, ...]:
    """The name in one line or, at the break nearest its middle, in two."""
    title = station.title[language]
    for between in (" ", "-"):
        breaks = [place for place, letter in enumerate(title) if letter == between]
        if station.two_lines and breaks:
            middle = min(breaks, key=lambda place: abs(place - len(title) / 2))
            return title[: middle + 1].rstrip(), title[middle + 1 :]
    return (title,)


def is_of_ring(station: Station) -> bool:
    """Whether the name has the brass of the Ring."""
    return station.kind == HANSA
