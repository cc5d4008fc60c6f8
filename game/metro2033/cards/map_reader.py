"""Strict reading of the map: lines, zones, stations, tunnels, passages and the size of the plan."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from game.kernel.given import Given
from game.metro2033.cards.amounts import flag, number, one_of, pair_of, read_id, read_name, read_title
from game.metro2033.cards.metro_map import (
    HANSA,
    MapLine,
    MapPlanSize,
    MapZone,
    MetroMap,
    Passage,
    RingShape,
    Station,
    Tunnel,
)
from game.metro2033.cards.origins import Origins, by_ends
from game.metro2033.cards.vocabulary import GOODS, LABELS, LARGEST_PLAN, STATION_KINDS

_COLOUR: Final = re.compile("#[0-9a-f]{6}")


def read_map(given: Given, origins: Origins) -> MetroMap:
    """The map of the metro."""
    entries = given.entries("the map", ("plan", "lines", "zones", "stations", "tunnels", "passages"))
    lines = origins.read(entries["lines"], "line", _line)
    zones = origins.read(entries["zones"], "zone", _zone)
    known = _Known(tuple(lines), tuple(zones))
    stations = origins.read(entries["stations"], "station", known.station)
    ends = tuple(stations)
    tunnels = origins.read(entries["tunnels"], "tunnel", lambda item: _tunnel(item, ends, known.lines), by_ends)
    passages = origins.read(entries["passages"], "passage", lambda item: _passage(item, ends), by_ends)
    plan = _plan(entries["plan"])
    return MetroMap(stations, tuple(tunnels.values()), tuple(passages.values()), lines, zones, plan)


def _plan(given: Given) -> MapPlanSize:
    entries = given.entries("the plan", ("width", "height", "ring", "zone_reach"))
    ring = entries["ring"].entries("the Ring", ("cx", "cy", "rx", "ry"))
    return MapPlanSize(
        width=number(entries["width"], 1, LARGEST_PLAN),
        height=number(entries["height"], 1, LARGEST_PLAN),
        ring=RingShape(**{key: number(value, 1, LARGEST_PLAN) for key, value in ring.items()}),
        zone_reach=number(entries["zone_reach"], 1, LARGEST_PLAN),
    )


def _line(given: Given) -> MapLine:
    entries = given.entries("a line", ("id", "title", "colour"))
    colour = entries["colour"].text("a colour")
    if not _COLOUR.fullmatch(colour):
        entries["colour"].expected("a colour as '#rrggbb'")
    return MapLine(read_id(entries["id"]), read_title(entries["title"]), colour)


def _zone(given: Given) -> MapZone:
    entries = given.entries("a zone", ("id", "label"))
    return MapZone(read_id(entries["id"]), pair_of(entries["label"], "a place as [x, y]"))


_STATION: Final = ("id", "name", "title", "line", "zone", "kind", "x", "y", "label")
_OF_STATION: Final = ("resource", "home_of", "two_lines", "minor")


class _Known(NamedTuple):
    """The lines and zones of which stations can be."""

    lines: tuple[str, ...]
    zones: tuple[str, ...]

    def station(self, given: Given) -> Station:
        entries = given.entries("a station", _STATION, _OF_STATION)
        return Station(
            id=read_id(entries["id"]),
            name=read_name(entries["name"]),
            title=read_title(entries["title"]),
            line=entries["line"].word(self.lines, "a line"),
            zone=entries["zone"].word((*self.zones, HANSA), "a zone"),
            kind=one_of(entries["kind"], STATION_KINDS, "a kind of station"),
            resource=entries["resource"].word(GOODS, "a good") if "resource" in entries else None,
            home_of=entries["home_of"].word(self.zones, "a faction") if "home_of" in entries else None,
            x=number(entries["x"], 0, LARGEST_PLAN),
            y=number(entries["y"], 0, LARGEST_PLAN),
            label=entries["label"].word(LABELS, "a place of the name"),
            two_lines=flag(entries, "two_lines"),
            minor=flag(entries, "minor"),
        )


def _tunnel(given: Given, stations: tuple[str, ...], lines: tuple[str, ...]) -> Tunnel:
    entries = given.entries("a tunnel", ("a", "b", "line"), ("via",))
    bends = entries["via"].items("bends") if "via" in entries else ()
    if "via" in entries and not bends:
        entries["via"].refuse("expected at least one bend")
    return Tunnel(
        a=entries["a"].word(stations, "a station"),
        b=entries["b"].word(stations, "a station"),
        line=entries["line"].word(lines, "a line"),
        via=tuple(pair_of(bend, "a place as [x, y]") for bend in bends),
    )


def _passage(given: Given, stations: tuple[str, ...]) -> Passage:
    entries = given.entries("a passage", ("a", "b"))
    return Passage(entries["a"].word(stations, "a station"), entries["b"].word(stations, "a station"))
