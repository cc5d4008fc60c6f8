"""Which scene shows a match of 51st State as it stands."""

from __future__ import annotations

from typing import NamedTuple

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules.events import PhaseBegan, TidiedUp
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sets.moloch.messages import AssaultEvent, ChooseLost
from game.fiftyfirst.rules.steps import ChooseCard, ChooseHand
from game.fiftyfirst.table.accounts import QUESTIONS, events_of, has_assault, last_production
from game.kernel.message import Message
from game.kernel.rules import Status
from game.kernel.seats import NOBODY
from game.ui.running.flow import SCORE, TABLE, can_take_back, shown_status

KEEP, LOOKOUT, PRODUCTION, CLEANUP, TIDIED, ASSAULT = (
    "keep", "lookout", "production", "cleanup", "tidied", "assault"
)  # fmt: skip
"""The scenes a match goes through besides table and score, each named after what it shows."""

SUMMARIES = (PRODUCTION, ASSAULT, TIDIED)
"""Scenes that show what happened. Only the Assault can ask something too."""

SEEN = (LOOKOUT, TABLE)
"""Scenes that show a robot's decision. In the setup it is secret; in Cleanup there is too little to see."""

_PHASES = {LOOKOUT: "lookout", PRODUCTION: "production", ASSAULT: "assault", CLEANUP: "cleanup", TIDIED: "cleanup"}
"""Scene -> the phase that it shows. The table shows the phase of the last decision."""

_ANSWERED_IN: dict[type[Message] | None, str] = {
    ChooseHand: KEEP, ChooseCard: LOOKOUT, **dict.fromkeys(QUESTIONS, ASSAULT)
}  # fmt: skip
"""Question -> the scene in which it is answered: those of the Cleanup phase in its own, all others at the table."""


class ReadSummaries(NamedTuple):
    """The last rounds whose summaries of Production, Cleanup and Assault were read."""

    production: int = 0
    cleanup: int = 0
    assault: int = 0


def _scene_of(status: Status) -> str:
    """The scene in which the open question is answered."""
    return CLEANUP if status.phase == "cleanup" and status.question else _ANSWERED_IN.get(status.question, TABLE)


def scene_name(match: Match, read: ReadSummaries) -> str:
    """The scene that shows the match now: a summary until it has been ``read``, else that of the open question.

    While *End turn* is awaited and the last decision can be undone, that is the scene in which it was made.
    """
    if can_take_back(match):
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


def is_turn(status: Status) -> bool:
    """Whether what is decided is an action or belongs to one: only such a turn ends with a press."""
    return status.phase == "action" and _scene_of(status) == TABLE


def is_hidden(_status: Status) -> bool:
    """No question is answered in secret where hands lie open."""
    return False


def is_open(_: Match) -> bool:
    """Whoever answers may need to see their hand."""
    return False


def shows_something(_: Match) -> bool:
    """What is drawn at the end of a turn stays in the hand."""
    return False


def asks_for_a_card(match: Match) -> bool:
    """Whether an Assault asks for a card of a hand, which has to be opened for that."""
    question = match.view(NOBODY).question if match.status.question is ChooseLost else None
    return isinstance(question, ChooseLost) and question.good == "card"


def is_covered(match: Match, scene: str) -> bool:
    """Whether a scene shows a hand: Cleanup is public, and so is the Assault until a hand is needed."""
    return scene in (KEEP, LOOKOUT, TABLE) or (scene == ASSAULT and asks_for_a_card(match))


def shown_phase(match: Match) -> tuple[int, str]:
    """Round and phase to show: those of the last decision while it can be undone, else the current ones.

    The table shows the Action phase, and the Production phase while a Location asks a question in it.
    """
    shown = shown_status(match)
    return shown.round, shown.phase


def phase_of(match: Match, scene: str) -> tuple[int, str] | None:
    """Round and phase that a scene shows; None if it shows none, as the hand that is kept."""
    if scene == TABLE:
        return shown_phase(match)
    return (match.status.round - (scene == TIDIED), _PHASES[scene]) if scene in _PHASES else None


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
