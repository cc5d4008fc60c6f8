"""Counting sequences of decisions, which checks the rules of a game by one number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.kernel.refusal import Refusal
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
from game.kernel.seats import Seat
from game.play.kind import Kind


def subtotals(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
    game: GameT,
    state: StateT,
    depth: int,
    all_payments: bool = False,
) -> dict[str, int]:
    """Move text -> number of sequences of ``depth`` decisions (at least 1) that begin with it.

    A sequence ends early where the game ends. With ``all_payments`` each way to pay counts as a separate move.

    Raises:
        AssertionError: a listed move was refused.
    """
    counts: Counter[str] = Counter()
    for move in _moves(kind, game, state, kind.rules.status(state).to_move, all_payments):
        below = 1 if depth == 1 else total(kind, game, _after(kind, game, state, move), depth - 1, all_payments)
        counts[kind.notation.write_move(game, state, move)] += below
    return dict(counts)


def total(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
    game: GameT,
    state: StateT,
    depth: int,
    all_payments: bool = False,
) -> int:
    """The number of sequences of ``depth`` decisions from here."""
    now = kind.rules.status(state)
    if depth == 0 or now.is_over:
        return 1
    moves = _moves(kind, game, state, now.to_move, all_payments)
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(total(kind, game, _after(kind, game, state, move), depth - 1, all_payments) for move in moves)


def _after(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT], game: GameT, state: StateT, move: CommandT
) -> StateT:
    outcome = kind.rules.decide(game, state, move)
    assert not isinstance(outcome, Refusal), f"the listed move {move} was refused: {outcome}"
    return outcome.state


def _moves(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
    game: GameT,
    state: StateT,
    to_move: Seat | None,
    all_payments: bool,
) -> Iterator[CommandT]:
    for move in kind.rules.legal(game, state, to_move) if to_move else ():
        yield from kind.rules.ways(game, state, move) if all_payments else (move,)
