"""Which scene shows the match as it stands, and whose hand may lie open."""

from __future__ import annotations

from game.kernel.message import Message
from game.kernel.rules import Status
from game.kernel.seats import NOBODY, Seat, Viewer
from game.match.match import Match
from game.rules.events import PhaseBegan, TidiedUp
from game.rules.messages import AnyEvent
from game.rules.sets.moloch.messages import AssaultEvent, ChooseLost
from game.rules.steps import ChooseCard, ChooseHand
from game.ui.context import ReadSummaries
from game.ui.running.accounts import QUESTIONS, events_of, has_assault, last_production
from game.ui.settings import EndOfTurn, HandoverWay

KEEP, LOOKOUT, PRODUCTION, TABLE, CLEANUP, SCORE = "keep", "lookout", "production", "table", "cleanup", "score"
TIDIED, COVER, ASSAULT = "tidied", "cover", "assault"
"""The scenes a match goes through, each named after what it shows."""

SUMMARIES = (PRODUCTION, ASSAULT, TIDIED)
"""Scenes that show what happened. Only the Assault can ask something too."""

_ANSWERED_IN: dict[type[Message] | None, str] = {
    ChooseHand: KEEP, ChooseCard: LOOKOUT, **dict.fromkeys(QUESTIONS, ASSAULT)
}  # fmt: skip
"""Question -> the scene in which it is answered: those of the Cleanup phase in its own, all others at the table."""


def _scene_of(status: Status) -> str:
    """The scene in which the open question is answered."""
    return CLEANUP if status.phase == "cleanup" and status.question else _ANSWERED_IN.get(status.question, TABLE)


def scene_name(match: Match, read: ReadSummaries) -> str:
    """The scene that shows the match now: a summary until it has been ``read``, else that of the open question.

    While *End turn* is awaited and the last decision can be undone, that is the scene in which it was made.
    """
    if _can_take_back(match):
        return _scene_of_last_decision(match)
    now = match.status
    if now.is_over:
        return SCORE
    if (
        now.phase == "lookout"
        and read.cleanup < now.round - 1
        and any(isinstance(event, TidiedUp) for event in events_of(match))
    ):
        return TIDIED
    produced = now.phase in ("assault", "action") and read.production < now.round
    if produced and last_production(events_of(match), tuple(match.seats)):
        return PRODUCTION
    if now.phase == "action" and read.assault < now.round and has_assault(match):
        return ASSAULT
    return _scene_of(now)


def is_summary(match: Match, read: ReadSummaries) -> bool:
    """Whether the scene that shows the match now asks nothing."""
    return scene_name(match, read) in SUMMARIES and match.status.question not in QUESTIONS


def asks_for_a_card(match: Match) -> bool:
    """Whether an Assault asks for a card of a hand, which has to be opened for that."""
    question = match.view(NOBODY).question if match.status.question is ChooseLost else None
    return isinstance(question, ChooseLost) and question.good == "card"


def _can_take_back(match: Match) -> bool:
    """Whether the last decision waits for *End turn* and can be undone."""
    return match.awaiting_end_turn and match.undo_possible


def shown_phase(match: Match) -> tuple[int, str]:
    """Round and phase to show: those of the last decision while it can be undone, else the current ones.

    The table shows the Action phase, and the Production phase while a Location asks a question in it.
    """
    shown = match.status_at(match.head - 1) if _can_take_back(match) else match.status
    return shown.round, shown.phase


def still_read(match: Match, read: ReadSummaries) -> ReadSummaries:
    """The summaries that count as read after an undo: none of what lies ahead again."""
    now = match.status
    before = now.phase in ("setup", "lookout", "production")
    return ReadSummaries(
        min(read.production, now.round - before),
        min(read.cleanup, now.round - 1),
        min(read.assault, now.round - (before or now.phase == "assault")),
    )


def all_read(match: Match) -> ReadSummaries:
    """All summaries up to now, as read."""
    return still_read(match, ReadSummaries(*[match.status.round] * len(ReadSummaries._fields)))


def read_before(match: Match) -> ReadSummaries:
    """The summaries that count as read when a match is opened: those followed by a decision of a person."""
    recent = _since_last_human_decision(match)
    begun = {event.phase for event in recent if isinstance(event, PhaseBegan)}
    attacked = "action" in begun
    answered = any(isinstance(event, AssaultEvent) for event in recent)  # then Production was read before
    produced = "assault" in begun or (attacked and not answered)
    tidied = any(isinstance(event, TidiedUp) for event in recent)
    return ReadSummaries(match.status.round - produced, match.status.round - 1 - tidied, match.status.round - attacked)


def _since_last_human_decision(match: Match) -> tuple[AnyEvent, ...]:
    """The events of the last decision of a person and of all later ones."""
    recent: list[AnyEvent] = []
    for entry in reversed(match.line):
        recent[:0] = entry.events
        if entry.decision and match.is_human(entry.decision.seat):
            break
    return tuple(recent)


def _scene_of_last_decision(match: Match) -> str:
    """The scene in which the decision was made that waits for *End turn*."""
    return _scene_of(match.status_at(match.head - 1))


def ends_by_itself(match: Match, end_of_turn: EndOfTurn, is_told: bool = False) -> bool:
    """Whether a turn that is over ends without a press of *End turn*.

    In the Action phase only if it is set so; and not while a lesson still tells of the decision.
    """
    if not match.awaiting_end_turn or (is_told and match.undo_possible):
        return False
    before = match.status_at(match.head - 1)
    goes_on = match.status.phase == "action" or match.undo_possible
    if before.phase != "action" or _scene_of(before) != TABLE or not goes_on:
        return True
    return end_of_turn == "itself" and not is_told


def viewer_after(match: Match, viewer: Viewer, handover: HandoverWay = "hands") -> Viewer:
    """Whose hand is shown now: the only person's always, else the holder's until the turn ends, and while bots move.

    NOBODY if another person has to take the seat first; with an ``open`` hand-over that person's hand is shown at once.
    """
    watchers, among_friends = watchers_of(match), handover == "open"
    if len(watchers) == 1:
        return watchers[0]
    if isinstance(viewer, Seat) and viewer not in watchers:
        viewer = NOBODY
    if match.awaiting_end_turn:
        return match.holder if viewer is NOBODY and among_friends and match.holder else viewer
    if match.bot_to_move or match.status.to_move in (None, viewer):
        return viewer
    return match.status.to_move if among_friends and match.status.to_move else NOBODY


def humans_of(match: Match) -> tuple[Seat, ...]:
    """The seats that are played by people."""
    return tuple(seat for seat in match.seats if match.is_human(seat))


def watchers_of(match: Match) -> tuple[Seat, ...]:
    """The seats whose hands the people at this screen know: those that people play. If robots have taken all of these,
    the seats that the people left; a robot that plays alone has no secrets."""
    left = tuple(seat for seat in match.seats if match.players.was_human(seat))
    return humans_of(match) or left or (tuple(match.seats) if len(match.seats) == 1 else ())
