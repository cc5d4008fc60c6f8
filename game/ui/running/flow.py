"""Whose hand may lie open, when a turn ends by itself, and what can be taken back: for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.kernel.rules import Status
from game.kernel.seats import NOBODY, Seat, Viewer
from game.play.match import AnyMatch
from game.ui.settings import EndOfTurn, HandoverWay

if TYPE_CHECKING:
    from game.ui.game_table import Flow

TABLE: Final = "table"
"""The scene of the table."""
SCORE: Final = "score"
"""The scene of the final score."""
COVER: Final = "cover"
"""The scene that hides the table until the next player is there."""


def can_take_back(match: AnyMatch) -> bool:
    """Whether the last decision waits for *End turn* and can be undone."""
    return match.awaiting_end_turn and match.undo_possible


def shown_status(match: AnyMatch) -> Status:
    """The state to show in brief: that of the last decision while it can be undone, else the present one."""
    return match.status_at(match.head - 1) if can_take_back(match) else match.status


def ends_by_itself(match: AnyMatch, flow: Flow, end_of_turn: EndOfTurn, is_told: bool = False) -> bool:
    """Whether a turn that is over ends without a press of *End turn*.

    One of a player only if it is set so and has shown nothing to look at, and not while a lesson still tells of the
    decision.
    """
    if not match.awaiting_end_turn or (is_told and match.undo_possible):
        return False
    goes_on = flow.is_turn(match.status) or match.undo_possible
    if not flow.is_turn(match.status_at(match.head - 1)) or not goes_on:
        return True
    return end_of_turn == "itself" and not is_told and not flow.shows_something(match)


def has_open_hands(handover: HandoverWay) -> bool:
    """Whether each person's hand is open at once, as among friends."""
    return handover in ("open", "everything")


def viewer_after(match: AnyMatch, flow: Flow, viewer: Viewer, handover: HandoverWay = "hands") -> Viewer:
    """Whose hand is shown now: the only person's always, else the holder's until the turn ends, and while bots move.

    NOBODY if another person has to take the seat first; with an ``open`` hand-over that person's hand is shown at once,
    unless nobody needs a hand for the answer, or it is secret and not ``everything`` is open.
    """
    watchers, among_friends = watchers_of(match), has_open_hands(handover)
    if len(watchers) == 1:
        return watchers[0]
    if isinstance(viewer, Seat) and viewer not in watchers:
        viewer = NOBODY
    if match.awaiting_end_turn:
        return match.holder if viewer is NOBODY and among_friends and match.holder else viewer
    if match.bot_to_move or match.status.to_move in (None, viewer):
        return viewer
    is_closed = flow.is_hidden(match.status) or flow.is_open(match)
    among_friends = handover == "everything" or (among_friends and not is_closed)
    return match.status.to_move if among_friends and match.status.to_move else NOBODY


def is_looked_on(match: AnyMatch, flow: Flow) -> bool:
    """Whether an answer is to be given in secret just after another person has decided something."""
    decision = match.entry(match.head).decision
    is_other = decision is not None and decision.seat != match.status.to_move and match.is_human(decision.seat)
    return is_other and flow.is_hidden(match.status)


def humans_of(match: AnyMatch) -> tuple[Seat, ...]:
    """The seats that are played by people."""
    return tuple(seat for seat in match.seats if match.is_human(seat))


def watchers_of(match: AnyMatch) -> tuple[Seat, ...]:
    """The seats whose hands the people at this screen know: those that people play. If robots have taken all of these,
    the seats that the people left; a robot that plays alone has no secrets."""
    left = tuple(seat for seat in match.seats if match.players.was_human(seat))
    return humans_of(match) or left or (tuple(match.seats) if len(match.seats) == 1 else ())
