"""Positions of one turn, what a robot sees and does there, and where a move leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.fiftyfirst.bots.foresight import Foreseen, foresee
from game.fiftyfirst.bots.player import make_bot
from game.fiftyfirst.bots.value import NAMES, features
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import sight_of
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.notation import read_move, write_move
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.refusal import Refusal
from game.play.kind import decided
from tests.rules.tables import position_with


def turn(
    sets: Sequence[str],
    catalog: Catalog,
    a: Mapping[str, Any] | None = None,
    b: Mapping[str, Any] | None = None,
    is_last: bool = False,
    **given: Any,
) -> tuple[Game, GameState]:
    """A turn of A in the Action phase of round 2, or of the last round; with ``solo`` there is no B."""
    top = {"phase": "action", "turn": "A", "first_player": "A", "round": 2, "seed": 1}
    game, state = position_with(sets, catalog, a or {}, None if "solo" in given else b or {}, **{**top, **given})
    return game, replace(state, end_triggered=is_last)


def seen(game: Game, state: GameState, seat: str = "A") -> dict[str, float]:
    """The features of a position by their names."""
    return dict(zip(NAMES, features(game, state, seat), strict=True))


def move(level: str, game: Game, state: GameState) -> str:
    """What a robot does in a position."""
    assert state.to_move is not None
    legal = legal_commands(game, state, state.to_move)
    return write_move(game, state, decided(make_bot(level, "7").think(sight_of(game, state, legal))))


def after(game: Game, state: GameState, text: str, seat: str = "A") -> Foreseen:
    """Where a move leads."""
    commands = read_move(game, state, seat, text)
    assert not isinstance(commands, Refusal)
    return foresee(game, state, commands[0])
