"""What a match asks of the rules: its status."""

from __future__ import annotations

from game.kernel.rules import Status
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.state import MetroState


def status(state: MetroState) -> Status:
    """The state in brief. Any round may be the last: it is looked at only at its end (M-1.3)."""
    question = state.question
    return Status(
        round=state.round,
        phase=state.phase,
        awaiting=(question.seat,) if question else (),
        question=type(question) if question else None,
        is_turn_open=question is not None and not question.begins_turn,
        vp={seat: vp_of(state, seat) for seat in state.seats},
        is_last_round=False,
        is_over=state.is_over,
        winners=state.winners,
    )
