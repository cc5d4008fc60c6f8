"""A decision of a robot, with every invariant checked after every event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple

from game.kernel.refusal import Refusal
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
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
