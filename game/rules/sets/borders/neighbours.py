"""The border tiles between neighbours (R53.1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.kernel.seats import Seat
from game.rules.sets.borders.messages import Border
from game.rules.state import Game, GameState

_FEWEST_IN_A_RING = 3


def pairs(people: Sequence[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """The neighbours with a border tile between them, in seat order; the player of a solo game has one without a
    neighbour.

    >>> pairs("ABC"), pairs("AB"), pairs("A")
    ((('A', 'B'), ('B', 'C'), ('C', 'A')), (('A', 'B'),), (('A',),))
    """
    if len(people) == 1:
        return (tuple(people),)
    found = list(pairwise(people))
    if len(people) >= _FEWEST_IN_A_RING:
        found.append((people[-1], people[0]))
    return tuple(found)


def has_borders(game: Game) -> bool:
    """Whether there are border tiles (R53.1)."""
    return game.options.borders and bool(game.catalog.border_tiles)


def deal_borders(catalog: Catalog, state: GameState) -> GameState:
    """The state with a random tile between each two neighbours, a random side up."""
    people = state.people
    fitting = [tile.id for tile in catalog.border_tiles.values() if tile.fewest_players <= len(people)]
    tiles, chance = state.chance.shuffle(fitting)
    borders = []
    for between, tile in zip(pairs(people), tiles, strict=False):
        sides = catalog.border_tiles[tile].sides
        up, chance = chance.choose(len(sides))
        borders.append(Border(sides[up].id, between))
    return replace(state, borders=tuple(borders), chance=chance)
