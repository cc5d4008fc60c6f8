"""What a match asks of the rules: its status, and which decisions cannot be taken back."""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.rules import Status
from game.rules.messages import AnyEvent
from game.rules.state import GameState


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


def barrier(events: Iterable[AnyEvent]) -> str | None:
    """Why a decision with these events cannot be taken back: `revealed`, if they turned up what was hidden."""
    return "revealed" if any(event.reveals for event in events) else None
