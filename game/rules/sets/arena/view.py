"""What all see of the Arena (R53.2)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.cards.sets.arena import arena_of
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.rules.sets.arena.rules import champion_points, leader, points
from game.rules.state import Game, GameState


class ArenaView(msgspec.Struct, frozen=True):
    """The Arena (R53.2): the ``gear`` of the worker of each seat that has one there, its ``points``, those of the
    ``champion`` of a solo game, and the ``leader``, who would win the prize now."""

    gear: Mapping[Seat, Bag]
    points: Mapping[Seat, int]
    champion: int | None
    leader: Seat | None


def arena_view(game: Game, state: GameState) -> ArenaView | None:
    """The Arena; None in a game without one."""
    arena, gear = arena_of(game.catalog), state.arena
    if gear is None:
        return None
    return ArenaView(
        gear=gear,
        points={seat: points(arena, worn) for seat, worn in gear.items()} if arena else {},
        champion=champion_points(game, state),
        leader=leader(game, state),
    )
