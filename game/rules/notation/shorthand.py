"""Several commands asked for in one line: all of them are carried out, or none."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.rules.commands import ActivateLocation, AnyCommand, ExchangeWorkers
from game.rules.decide import decide
from game.rules.events import AnyEvent
from game.rules.evolve import fold
from game.rules.game import Game
from game.rules.state import ChooseFollowUp, GameState


def decide_all(
    game: Game, state: GameState, commands: Sequence[AnyCommand]
) -> tuple[Sequence[AnyEvent], ...] | Refusal:
    """The events of each command in turn, or the first refusal."""
    decisions: list[Sequence[AnyEvent]] = []
    for command in commands:
        if decisions:
            state = _kept_open(state, command)
        events = decide(game, state, command)
        if isinstance(events, Refusal):
            return events
        decisions.append(events)
        state = fold(state, events)
    return tuple(decisions)


def _kept_open(state: GameState, command: AnyCommand) -> GameState:
    """The turn before a repetition, held open: it ends where nothing can be repeated, and the reason is wanted."""
    if state.to_move == command.seat or not isinstance(command, ActivateLocation | ExchangeWorkers):
        return state
    site = command.site if isinstance(command, ActivateLocation) else None
    return replace(state, agenda=(ChooseFollowUp(command.seat, site, site is None),))
