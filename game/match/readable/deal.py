"""How a match began: dealt from its seed, possibly with factions drawn, or at a position."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS
from game.play.files.line import Header
from game.rules.dealing import new_game
from game.rules.events import GameStarted
from game.rules.game import Game
from game.rules.position.reading import read_position
from game.rules.position.writing import write_position
from game.rules.state import GameState, Seat


class Beginning(NamedTuple):
    """The seats that ``drawn`` their factions at the deal, or the ``position`` of a match that was not dealt."""

    drawn: tuple[Seat, ...] = ()
    position: Mapping[str, Any] | None = None


def beginning_of(game: Game, header: Header, start: GameState) -> Beginning:
    """How ``start`` came about. A match file has the factions, but not whether they were drawn."""
    seats = SEATS[: len(header.seats)]
    for size in range(len(seats) + 1):
        for drawn in combinations(seats, size):
            if begin(game, header, Beginning(drawn)) == start:
                return Beginning(drawn)
    return Beginning(position=write_position(game, start))


def begin(game: Game, header: Header, beginning: Beginning) -> GameState | None:
    """The first position of a match; None if no such game can be dealt.

    Raises:
        Unreadable: the position is not possible, or its sets, options or opponent are not those of the match.
    """
    if beginning.position is not None:
        return _at_position(game, header, beginning.position)
    factions = [
        None if seat in beginning.drawn else setup.faction
        for seat, setup in zip(SEATS, header.seats, strict=False)
    ]  # fmt: skip
    try:
        return new_game(game, factions, header.seed, header.solo).state
    except ValueError:
        return None


def started(start: GameState) -> tuple[GameStarted, ...]:
    """The events of entry 0."""
    return (GameStarted(start),)


def _at_position(game: Game, header: Header, position: Mapping[str, Any]) -> GameState:
    framed, state = read_position(game.catalog, position)
    solo = state.automa.kind if state.automa else None
    if (framed.sets, framed.options, solo) != (game.sets, game.options, header.solo):
        raise Unreadable("the position belongs to another game: its sets, options or opponent differ")
    return state
