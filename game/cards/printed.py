"""What is printed: cards, faction boards, Areas and tiles, and which kinds of them there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards.area import Area
from game.cards.card import Connection, Location
from game.cards.faction import Faction
from game.cards.headquarters import Headquarters
from game.cards.machine import Machine
from game.cards.module import Arena, BorderSide, District
from game.cards.vocabulary import ROWS

Printed = Location | Connection | Faction | Machine | Area | Headquarters | BorderSide | Arena | District
"""Anything that has a face, a title and an id; of a border tile, each side."""

CONNECTION, FACTION, MACHINE, AREA = "connection", "faction", "machine", "area"
HQ, BORDER, ARENA, DISTRICT = "hq", "border", "arena", "district"
KINDS: Final = (*ROWS, CONNECTION, FACTION, MACHINE, AREA, HQ, BORDER, ARENA, DISTRICT)
"""The kinds of what is printed: the types of Locations, and one for each other class."""

TILES: Final = frozenset((HQ, BORDER, ARENA, DISTRICT))
"""The kinds that a game has by its options alone (R52, R53)."""

_KIND_OF: Final[Mapping[type[Printed], str]] = {
    Connection: CONNECTION,
    Faction: FACTION,
    Machine: MACHINE,
    Area: AREA,
    Headquarters: HQ,
    BorderSide: BORDER,
    Arena: ARENA,
    District: DISTRICT,
}


def kind_of(printed: Printed) -> str:
    """One of the `KINDS`.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> printed = load_catalog(cards_folder()).printed
    >>> kind_of(printed["school"]), kind_of(printed["junk_train"]), kind_of(printed["arena_tile"])
    ('production', 'connection', 'arena')
    """
    return printed.type if isinstance(printed, Location) else _KIND_OF[type(printed)]
