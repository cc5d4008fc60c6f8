"""What a match asks of the rules: its status, and what may be asked for a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.fiftyfirst.rules.decide import bill, payments
from game.fiftyfirst.rules.effects.copy_deals import owners_asked
from game.fiftyfirst.rules.forecast import forecast_answered, if_built
from game.fiftyfirst.rules.hints import hints, hints_in_steps
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases.actions.raze import contacts_to_raze
from game.fiftyfirst.rules.state import GameState
from game.kernel.rules import Status

OPEN: Final[frozenset[Callable[..., Any]]] = frozenset((
    payments, bill, forecast_answered, if_built, hints, hints_in_steps, contacts_to_raze, owners_asked,
    *[function for part in PARTS for function in part.open],
))  # fmt: skip
"""Functions of the rules that tell a seat nothing hidden from it, as views do. Each takes a game, a state, the seat and
further facts: ``payments(game, state, "A", command)``."""


def status(state: GameState) -> Status:
    """The state in brief; at the end VP include Locations (R18.4)."""
    question = state.question
    return Status(
        round=state.round,
        phase=state.phase,
        awaiting=(question.seat,) if question else (),
        question=type(question) if question else None,
        is_turn_open=question is not None and not question.begins_turn,
        vp={score.seat: score.total for score in state.scores} or {seat: state.player(seat).vp for seat in state.seats},
        is_last_round=state.end_triggered,
        is_over=state.is_over,
        winners=state.winners,
    )
