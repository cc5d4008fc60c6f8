"""Who did something to a player of 51st State."""

from __future__ import annotations

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules.events import is_done_to
from game.kernel.seats import Seat
from game.ui.running.deeds import since_last_decision


def last_to_touch(match: Match, seat: Seat) -> Seat | None:
    """The last player who did something to ``seat`` since its last decision; None if nobody did."""
    for entry in reversed(since_last_decision(match, seat)):
        if entry.decision is not None and any(is_done_to(event, seat) for event in entry.events):
            seat_of: Seat = entry.decision.seat
            return seat_of
    return None
