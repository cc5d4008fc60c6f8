"""Areas of No Man's Land as values: where they lie on the map, and what an Outpost there brings (R45)."""

from __future__ import annotations

import msgspec

from game.kernel.bag import Bag


class Level(msgspec.Struct, frozen=True):
    """A level of an Area. ``category`` is the icon of the card that lifts an Outpost to it; level 1 has none: Outposts
    are built on it (R45.2, R45.5)."""

    level: int
    defence: int
    gain: Bag
    category: str | None = None


class Area(msgspec.Struct, frozen=True):
    """An Area card (R45.1). ``row`` and ``column`` count from 1, from the north-west; ``levels`` begin with level 1.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> area = load_catalog(cards_folder()).areas["area_south_west"]
    >>> area.title, area.directions, area.level(2).gain
    ('South-West', ('south', 'west'), Bag({'brick': 2}))
    """

    id: str
    title: str
    row: int
    column: int
    directions: tuple[str, ...]
    levels: tuple[Level, ...]
    set: str

    def level(self, number: int) -> Level:
        """The level with this number."""
        return self.levels[number - 1]


class OutpostRules(msgspec.Struct, frozen=True):
    """How many markers each player has, and the category of the card that builds an Outpost (R45.1, R45.4)."""

    markers: int
    build: str


def place_on_map(area: Area) -> tuple[int, int]:
    """The row and the column of an Area."""
    return area.row, area.column


MAP_SIDE = 3
"""Areas in a row and in a column of the map."""

LEVELS = 3
"""Levels of an Area."""
