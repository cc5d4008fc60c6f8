"""Counting sequences of decisions, which checks the whole rules engine by one number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.rules.commands import AnyCommand
from game.rules.decide import decide, payments
from game.rules.game import Game
from game.rules.legal import legal_commands
from game.rules.notation import write_move
from game.rules.state import GameState


def subtotals(game: Game, state: GameState, depth: int, all_payments: bool = False) -> dict[str, int]:
    """Move text -> number of sequences of ``depth`` decisions (at least 1) that begin with it.

    A sequence ends early where the game ends. With ``all_payments`` each way to pay counts as a separate move.

    Raises:
        AssertionError: a listed move was refused.
    """
    counts: Counter[str] = Counter()
    for move in _moves(game, state, all_payments):
        below = 1 if depth == 1 else total(game, _after(game, state, move), depth - 1, all_payments)
        counts[write_move(game, state, move)] += below
    return dict(counts)


def total(game: Game, state: GameState, depth: int, all_payments: bool = False) -> int:
    """The number of sequences of ``depth`` decisions from here."""
    if depth == 0 or state.is_over:
        return 1
    moves = _moves(game, state, all_payments)
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(total(game, _after(game, state, move), depth - 1, all_payments) for move in moves)


def _after(game: Game, state: GameState, move: AnyCommand) -> GameState:
    outcome = decide(game, state, move)
    assert not isinstance(outcome, Refusal), f"the listed move {move} was refused: {outcome}"
    return outcome.state


def _moves(game: Game, state: GameState, all_payments: bool) -> Iterator[AnyCommand]:
    if state.to_move is None:
        return
    for move in legal_commands(game, state, state.to_move):
        ways = payments(game, state, move) if all_payments else ()
        if ways:
            yield from (replace(move, payment=payment) for payment in ways)
        else:
            yield move
