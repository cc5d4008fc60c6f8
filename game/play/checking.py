"""Checking the rules of a game: invariants after every event, recorded matches decided again, and perft, the number of
sequences of decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, NamedTuple

import msgspec

from game.kernel.journal import Journal
from game.kernel.refusal import Refusal
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
from game.kernel.seats import Seat
from game.play.kind import Kind, Robot, decided


class SimulatedDecision(NamedTuple, Generic[StateT, CommandT, EventT]):
    """A decision of a robot: the state after it, the legal commands, the chosen one, its events, and any problems."""

    state: StateT
    legal: Sequence[CommandT] = ()
    command: CommandT | None = None
    events: Sequence[EventT] = ()
    problems: Sequence[str] = ()


def one_decision(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
    game: GameT,
    state: StateT,
    robot: Robot[GameT, StateT, CommandT, EventT] | None,
    history: Iterable[EventT] = (),
) -> SimulatedDecision[StateT, CommandT, EventT]:
    """Let the robot decide, or, without one, the first legal command. An exception counts as a problem.

    ``history`` are all events since the start, as far as robots are to remember them.
    """
    rules = kind.rules
    legal: Sequence[CommandT] = ()
    command: CommandT | None = None
    events: Sequence[EventT] = ()
    try:
        now = rules.status(state)
        assert now.to_move
        legal = rules.legal(game, state, now.to_move)
        if not legal:
            return SimulatedDecision(state, problems=[f"{now.to_move} has no legal move at {now.question}"])
        command = decided(robot(game, state, legal, history)) if robot else legal[0]
        outcome = rules.decide(game, state, command)
        if isinstance(outcome, Refusal):
            return SimulatedDecision(state, legal, command, problems=[f"the listed {command} was refused: {outcome}"])
        events = outcome.events
        for event in events:
            state = rules.fold(state, (event,))
            if wrong := rules.problems(game, state):
                told = [f"after {type(event).__name__}: {problem}" for problem in wrong]
                return SimulatedDecision(state, legal, command, events, told)
    except Exception as error:
        return SimulatedDecision(state, legal, command, events, [f"{type(error).__name__}: {error}"])
    return SimulatedDecision(state, legal, command, events)


class Deviation(msgspec.Struct, frozen=True):
    """A step that the rules decide differently than recorded.

    ``what`` is the code of the refusal, or the number in the step and the text of the first event that differs.
    """

    step: int
    move: str
    what: str


def first_difference(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
    game: GameT,
    journal: Journal[CommandT, EventT, StateT],
) -> Deviation | None:
    """Decide every step up to the head again, from the recorded position before it; returns the first difference."""
    for number in range(1, journal.head + 1):
        entry, before = journal[number], journal.state_after(number - 1)
        assert entry.decision is not None
        outcome = kind.rules.decide(game, before, entry.decision)
        what = outcome.code if isinstance(outcome, Refusal) else _differing(outcome.events, entry.events)
        if what:
            return Deviation(number, kind.notation.write_move(game, before, entry.decision), what)
    return None


def _differing(decided: tuple[object, ...], recorded: tuple[object, ...]) -> str | None:
    for number, (now, then) in enumerate(zip(decided, recorded, strict=False), start=1):
        if now != then:
            return f"event {number}: {now}; recorded: {then}"
    return None if len(decided) == len(recorded) else f"{len(decided)} events; recorded: {len(recorded)}"


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
