"""The border tiles: what stands on their sides, and how they are read (R53.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from game.fiftyfirst.cards.amounts import only, read_bag, read_cost
from game.fiftyfirst.cards.card_reader import OpenFile, PrintedPart, read_id, read_title, telling
from game.fiftyfirst.cards.verbs import READINGS, DrawAndKeep, Gain, Steal
from game.fiftyfirst.cards.vocabulary import BOARD_COSTS, GAINS
from game.kernel.bag import Bag
from game.kernel.given import Given

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog

BORDER: Final = "border"

BORDERS: Final[Mapping[int, int]] = {1: 1, 2: 1, 3: 3, 4: 4}
"""Number of players -> number of border tiles, one between each two neighbours; a solo game has one (R53.1)."""

BorderVerb = Gain | DrawAndKeep | Steal
"""What the side of a border tile can do."""


class BorderSide(msgspec.Struct, frozen=True):
    """One side of a border tile: an action with its cost, after which the tile is flipped (R53.1)."""

    kind: ClassVar[str] = BORDER
    id: str
    title: str
    spend: Bag
    verb: BorderVerb

    @property
    def gives(self) -> Iterable[str]:
        return self.verb.gives


class BorderTile(msgspec.Struct, frozen=True):
    """A border tile (R53.1). It is left out with fewer than ``fewest_players``."""

    id: str
    title: str
    fewest_players: int
    sides: tuple[BorderSide, BorderSide]


_KEYS = ("id", "title", "fewest_players", "sides")
_VERBS = ("gain", "draw", "steal")
_SIDES = 2


def _read(file: OpenFile, _: Given, entries: Mapping[str, Given]) -> Mapping[str, Any]:
    """Tiles and their sides have names of their own; there are tiles enough for each number of players."""
    given = entries["border_tiles"]
    tiles = []
    for item in given.items("border tiles"):
        with telling("border tile", item):
            tiles.append(_tile(item))
            for one in (tiles[-1], *tiles[-1].sides):
                file.claim(item, one.id, one.title)
    for players, needed in BORDERS.items():
        if sum(tile.fewest_players <= players for tile in tiles) < needed:
            given.refuse(f"expected more border tiles: {needed} for a game of {players}")
    return {"border_tiles": {tile.id: tile for tile in tiles}}


def _tile(given: Given) -> BorderTile:
    entries = given.entries("a border tile", _KEYS)
    sides = [_side(item) for item in entries["sides"].items("sides")]
    if len(sides) != _SIDES:
        entries["sides"].refuse(f"expected {_SIDES} sides of a border tile, not {len(sides)}")
    return BorderTile(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        fewest_players=entries["fewest_players"].number(1, max(BORDERS)),
        sides=(sides[0], sides[1]),
    )


def _side(given: Given) -> BorderSide:
    entries = given.entries("a side", ("id", "title", "spend"), _VERBS)
    return BorderSide(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        spend=read_cost(entries["spend"], BOARD_COSTS),
        verb=_verb(given, entries),
    )


def _verb(given: Given, entries: Mapping[str, Given]) -> BorderVerb:
    """The one verb of a side; what it gains is fixed, because it counts in nobody's State."""
    verb = only(given, [key for key in entries if key in _VERBS], "verb", _VERBS)
    if verb == "gain":
        return Gain(read_bag(entries[verb], GAINS))
    found = READINGS[verb].read(entries[verb])
    assert isinstance(found, DrawAndKeep | Steal)
    return found


@lru_cache(maxsize=8)
def border_sides(catalog: Catalog) -> Mapping[str, BorderSide]:
    """All sides of border tiles by id."""
    return {side.id: side for tile in catalog.border_tiles.values() for side in tile.sides}


@lru_cache(maxsize=8)
def tile_of_side(catalog: Catalog) -> Mapping[str, BorderTile]:
    """Side -> the border tile that it belongs to."""
    return {side.id: tile for tile in catalog.border_tiles.values() for side in tile.sides}


def side_below(catalog: Catalog, side: str) -> BorderSide:
    """The side that is up once a border tile is flipped (R53.1)."""
    return next(other for other in tile_of_side(catalog)[side].sides if other.id != side)


PART: Final = PrintedPart(
    "borders",
    keys=("border_tiles",),
    read=_read,
    kind=BORDER,
    type=BorderSide,
    printed=lambda catalog: border_sides(catalog).values(),
    apart="border_tiles",
    is_tile=True,
    back=lambda catalog, side: side_below(catalog, side.id).id,
)
