"""What a match asks of the rules: its status."""

from __future__ import annotations

from game.kernel.rules import Status
from game.metro2033.rules.atlas import all_vp
from game.metro2033.rules.state import MetroState
from game.metro2033.rules.steps import ChooseHeroAction


def status(state: MetroState) -> Status:
    """The state in brief. Any round may be the last: it is looked at only at its end (M-1.3)."""
    question = state.question
    return Status(
        round=state.round,
        phase=state.phase,
        awaiting=(question.seat,) if question else (),
        question=type(question) if question else None,
        is_turn_open=_is_turn_open(state),
        vp=all_vp(state),
        is_last_round=False,
        is_over=state.is_over,
        winners=state.winners,
    )


def _is_turn_open(state: MetroState) -> bool:
    """Whether the seat that is asked has begun its turn: a hero is asked again after a move or a purchase."""
    question = state.question
    if question is None or not question.begins_turn:
        return question is not None
    if not isinstance(question, ChooseHeroAction):
        return False
    player = state.player(question.seat)
    return question.trading or bool(player.moved or player.steps)
