"""Which scene shows the match as it stands, and whose hand may lie open."""

from __future__ import annotations

from game.match.match import Match
from game.rules.state import ChooseCard, ChooseHand, ChooseStorage, Question, Seat
from game.ui.accounts import events_of, last_production

KEEP, LOOKOUT, PRODUCTION, TABLE, CLEANUP, SCORE = "keep", "lookout", "production", "table", "cleanup", "score"
COVER = "cover"
"""The scenes a match goes through, each named after what it shows."""


def _answered_in(question: Question | None) -> str:
    """The scene in which a question is answered; the table for all of the Action phase."""
    match question:
        case ChooseHand():
            return KEEP
        case ChooseCard():
            return LOOKOUT
        case ChooseStorage():
            return CLEANUP
        case _:
            return TABLE


def scene_name(match: Match, produced: int) -> str:
    """The scene of the match as it stands; ``produced`` is the last round whose production has been read.

    While the holder could still take back a decision, the scene in which it was made stays.
    """
    if match.awaiting_end_turn and match.undo_barrier() is None:
        return _scene_of_last_decision(match)
    state = match.state
    if state.is_over:
        return SCORE
    if state.phase == "action" and produced < state.round and last_production(events_of(match), state.seats):
        return PRODUCTION
    return _answered_in(state.question)


def _scene_of_last_decision(match: Match) -> str:
    """Where the decision was made that waits for *End turn*."""
    before = match.journal[match.journal.head - 1].state
    return _answered_in(before.question)


def viewer_after(match: Match, viewer: Seat | None) -> Seat | None:
    """Whose hand may lie open now: the holder's until the turn is ended; the only human's always.

    None when another human has to take the seat first.
    """
    humans = humans_of(match)
    if len(humans) == 1:
        return humans[0]
    if match.awaiting_end_turn or match.state.to_move in (None, viewer):
        return viewer
    return None


def humans_of(match: Match) -> tuple[Seat, ...]:
    """The seats that are played by people."""
    return tuple(seat for seat in match.state.seats if match.is_human(seat))
