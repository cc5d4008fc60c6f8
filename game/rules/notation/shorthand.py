"""Decide several commands given in one line: all of them, or none."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.rules.commands import ActivateLocation, ExchangeWorkers
from game.rules.decide import decide
from game.rules.judge import Outcome
from game.rules.messages import AnyCommand
from game.rules.state import Game, GameState, Seat
from game.rules.steps import ChooseFollowUp


def decide_all(game: Game, state: GameState, commands: Sequence[AnyCommand]) -> tuple[Outcome, ...] | Refusal:
    """The outcome of each command in turn, or the first refusal."""
    outcomes: list[Outcome] = []
    for command in commands:
        if outcomes:
            state = _kept_open(state, command)
        outcome = decide(game, state, command)
        if isinstance(outcome, Refusal):
            return outcome
        outcomes.append(outcome)
        state = outcome.state
    return tuple(outcomes)


def why_not_all(game: Game, state: GameState, _seat: Seat, commands: Sequence[AnyCommand]) -> Refusal | None:
    """The first refusal of commands that a seat wants to give one after the other; None if it can."""
    outcome = decide_all(game, state, commands)
    return outcome if isinstance(outcome, Refusal) else None


def _kept_open(state: GameState, command: AnyCommand) -> GameState:
    """The state with the turn still open for a repetition, so that `decide` says why nothing can be repeated."""
    if state.to_move == command.seat or not isinstance(command, ActivateLocation | ExchangeWorkers):
        return state
    site = command.site if isinstance(command, ActivateLocation) else None
    return replace(state, agenda=(ChooseFollowUp(command.seat, site, site is None),))
