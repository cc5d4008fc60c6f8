"""What a robot does in a position, and where a move leads."""

from __future__ import annotations

from game.bots.foresight import Foreseen, foresee
from game.bots.player import make_bot
from game.kernel.refusal import Refusal
from game.match.fiftyfirst import sight_of
from game.play.kind import decided
from game.rules.game import Game
from game.rules.legal import legal_commands
from game.rules.notation import read_move, write_move
from game.rules.state import GameState


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
