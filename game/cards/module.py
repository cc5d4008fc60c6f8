"""The modules beside the sets as values: border tiles, the Arena, districts (R53.1, R53.2, R53.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from game.cards.verbs import DrawAndKeep, Gain, Steal
from game.kernel.bag import Bag

BORDERS: Final[Mapping[int, int]] = {1: 1, 2: 1, 3: 3, 4: 4}
"""Number of players -> number of border tiles, one between each two neighbours; a solo game has one (R53.1)."""

BorderVerb = Gain | DrawAndKeep | Steal
"""What the side of a border tile can do."""


class BorderSide(msgspec.Struct, frozen=True):
    """One side of a border tile: an action with its cost, after which the tile is flipped (R53.1)."""

    id: str
    title: str
    spend: Bag
    verb: BorderVerb


class BorderTile(msgspec.Struct, frozen=True):
    """A border tile (R53.1). It is left out with fewer than ``fewest_players``."""

    id: str
    title: str
    fewest_players: int
    sides: tuple[BorderSide, BorderSide]


class Arena(msgspec.Struct, frozen=True):
    """The Arena (R53.2): what it takes to ``place`` a worker there, the points of each good that can ``equip`` it, and
    the ``prize`` for most points. In a solo game a champion has so many points for each Cleanup phase. There is one."""

    id: ClassVar[str] = "arena_tile"
    title: ClassVar[str] = "Cage Arena"
    place: Bag
    equip: Mapping[str, int]
    prize: Bag
    solo_points_a_cleanup: int


class District(msgspec.Struct, frozen=True):
    """A district (R53.4): the goods that lie on it after the ``setup``, what it ``produces`` onto itself, what a
    ``deal`` gives, which costs as much as its ``distance``, and its ``defence`` when it is razed."""

    id: str
    title: str
    distance: int
    defence: int
    setup: Bag
    produces: Bag
    deal: Bag


class Modules(msgspec.Struct, frozen=True):
    """The content of the file of modules, in file order; ``facts`` has the data of each module as canonical text."""

    border_tiles: tuple[BorderTile, ...]
    arena: Arena
    districts: tuple[District, ...]
    facts: Mapping[str, str]
