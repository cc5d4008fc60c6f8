"""Tables for tests of one expansion: every number of players and every opponent, positions, and moves at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import read_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.refusal import Refusal

TABLES = ((2, None), (3, None), (4, None), *((1, kind) for kind in KINDS))
"""Players and virtual opponent of every kind of game."""


def position_with(
    sets: Sequence[str], /, catalog: Catalog, a: Mapping[str, Any], b: Mapping[str, Any] | None = None, **given: Any
) -> tuple[Game, GameState]:
    """A plays New York, and B the Mutants, if there is no virtual opponent; ``given`` may name other ``sets``."""
    others = {"B": {"faction": "mutants_union", **(b or {})}} if b is not None else {}
    players = {"A": {"faction": "new_york", **a}, **others}
    return read_position(catalog, {"sets": list(sets), **given, "players": players})


def command(game: Game, state: GameState, seat: str, move: str) -> AnyCommand:
    """The first command of a move."""
    commands = read_move(game, state, seat, move)
    assert not isinstance(commands, Refusal), move
    return commands[0]


def played(game: Game, state: GameState, seat: str, move: str) -> tuple[tuple[AnyEvent, ...], GameState]:
    """The events of a move, and the state after it."""
    outcome = decide(game, state, command(game, state, seat, move))
    assert not isinstance(outcome, Refusal), (move, outcome)
    return tuple(outcome.events), outcome.state
