"""Which scene shows a match of Metro 2033 as it stands.

Between decisions a person reads what has happened: the threat from the tunnels, the vote on a law, and each fight in
which a person fights. Such an account is told once, in the order in which things have happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from game.kernel.message import Question
from game.kernel.rules import Status
from game.kernel.seats import NOBODY, Seat
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.event import MetroEvent
from game.metro2033.rules.state import Fight
from game.play.match import AnyMatch
from game.ui.running.flow import SCORE, TABLE, can_take_back, humans_of, shown_status

DRAFT, THREAT, VOTE, BATTLE = "draft", "threat", "vote", "battle"
"""The scenes that a match goes through besides table and score, each named after what it shows."""

SEEN: Final = (DRAFT, TABLE)
"""Scenes that show a robot's decision. In a battle it is secret; votes are shown as they stand."""

SUMMARIES: Final = (THREAT, VOTE, BATTLE)
"""Scenes that show what has happened. Vote and battle ask something too."""

_ANSWERED_IN: Final[Mapping[type[Question] | None, str]] = {
    steps.ChooseFaction: DRAFT,
    steps.ChooseHero: DRAFT,
    steps.ChooseLook: VOTE,
    steps.ChooseProposal: VOTE,
    steps.ChooseVote: VOTE,
    steps.ChooseDefender: BATTLE,
    steps.ChooseBattleCard: BATTLE,
}
"""Question -> the scene in which it is answered. All others are answered at the table, but for drawn cards of the setup
and properties of a fight."""

_OF_A_TURN: Final = (
    steps.ChooseUpkeep, steps.ChooseRecruits, steps.ChooseArmyAction, steps.ChooseHeroAction, steps.ChooseCapture,
    steps.ChooseGoods, steps.ChooseSurplus, steps.ChooseOrder,
)  # fmt: skip
"""Questions of a seat's own turn, which ends with a press."""

_OPEN: Final = (
    steps.ChooseFaction, steps.ChooseHero, steps.ChooseGuard, steps.ChooseVote, steps.ChooseLook, steps.ChooseDefender,
    steps.ChooseHome, steps.ChooseRefuge, steps.ChooseLoot, steps.ChooseLostCard, steps.ChoosePolisGoods,
    steps.ChooseUpkeep, steps.ChooseRecruits,
)  # fmt: skip
"""Questions for which nothing hidden is needed (M-30)."""

_HIDDEN: Final = (steps.ChooseBattleCard, steps.ChooseProposal, steps.ChooseDrawn, steps.ChooseUse)
"""Questions that are answered in secret."""


class Happening(NamedTuple):
    """Where an event stands: the ``step`` of the match, and its place among the events of that step."""

    step: int
    place: int


class MetroAccount(NamedTuple):
    """What a summary tells, shown in a ``scene``: all ``begins`` with this event and is settled with the one where it
    ``ends``. ``number`` counts the accounts that end in the same step, from 1."""

    scene: str
    begins: Happening
    ends: Happening
    number: int


class ReadAccounts(NamedTuple):
    """Up to where accounts have been read: those that end before a ``step``, and this ``number`` of those that end in
    it."""

    step: int = 0
    number: int = 0


# ---------------------------------------------------------------------- accounts
def pending(match: AnyMatch, read: ReadAccounts) -> MetroAccount | None:
    """The first account that has not been read."""
    for step in range(read.step, match.head + 1):
        for account in _ending_in(match, step):
            if step > read.step or account.number > read.number:
                return account
    return None


def after(_: ReadAccounts, account: MetroAccount) -> ReadAccounts:
    """What counts as read when an account has been."""
    return ReadAccounts(account.ends.step, account.number)


def _ending_in(match: AnyMatch, step: int) -> Iterator[MetroAccount]:
    """The accounts that end in a step."""
    number = 0
    for place, event in enumerate(match.entry(step).events):
        ends = Happening(step, place)
        match event:
            case ev.CommonThreatDiscarded():
                scene, begins = THREAT, begun_before(match, ends, ev.CommonThreatRevealed)
            case ev.LawPassed() | ev.LawRejected():
                scene, begins = VOTE, begun_before(match, ends, ev.LawRevealed, ev.LawProposed)
            case ev.FightDecided():
                scene, begins = BATTLE, begun_before(match, ends, ev.FightStarted)
                if not _is_told(match, begins, ends):
                    continue
            case _:
                continue
        number += 1
        yield MetroAccount(scene, begins, ends, number)


def begun_before(match: AnyMatch, before: Happening, *kinds: type[MetroEvent]) -> Happening:
    """Where the last event of these kinds stands; the beginning of the match if it has begun after it."""
    for step in range(before.step, -1, -1):
        events = match.entry(step).events
        for place in range((before.place if step == before.step else len(events)) - 1, -1, -1):
            if isinstance(events[place], kinds):
                return Happening(step, place)
    return Happening(0, 0)


def event_at(match: AnyMatch, at: Happening) -> MetroEvent:
    """An event of the match."""
    found: MetroEvent = match.entry(at.step).events[at.place]
    return found


def _is_told(match: AnyMatch, begins: Happening, ends: Happening) -> bool:
    """Whether a fight is told by itself: a person fights, and not in a threat event."""
    started = event_at(match, begins)
    if isinstance(started, ev.FightStarted):
        fight = started.fight
    else:
        fight = match.view_within(NOBODY, ends.step, ends.place).fight
    return not fight.is_event and any(map(match.is_human, fighters(fight)))


def fighters(fight: Fight) -> tuple[Seat, ...]:
    """The seats that fight, the attacker first."""
    return tuple(seat for seat in (fight.attacker, fight.defender) if seat is not None)


# ---------------------------------------------------------------------- scenes
def scene_name(match: AnyMatch, read: ReadAccounts) -> str:
    """The scene that shows the match now: what is to be read, else that of the open question.

    While *End turn* is awaited and the last decision can be undone, that is the scene in which it was made.
    """
    if account := pending(match, read):
        return account.scene
    if can_take_back(match):
        return _asked_in(match, match.head - 1)
    return SCORE if match.status.is_over else _asked_in(match)


def _asked_in(match: AnyMatch, step: int | None = None) -> str:
    """The scene in which the question is answered that is open now, or that was after ``step`` decisions."""
    status = match.status if step is None else match.status_at(step)
    if status.question is steps.ChooseDrawn:
        return DRAFT if status.phase == "setup" else TABLE
    if status.question is steps.ChooseUse:
        question = match.view(NOBODY, step).question
        return BATTLE if question.window == "fight" else TABLE
    return _ANSWERED_IN.get(status.question, TABLE)


def is_summary(match: AnyMatch, read: ReadAccounts) -> bool:
    """Whether the scene that shows the match now asks nothing."""
    return pending(match, read) is not None


def is_turn(status: Status) -> bool:
    """Whether what is decided belongs to a seat's own turn, which ends with a press."""
    return status.phase != "setup" and status.question in _OF_A_TURN


def is_hidden(status: Status) -> bool:
    """Whether the open question is answered in secret, even among friends."""
    return status.question in _HIDDEN


def is_open(match: AnyMatch) -> bool:
    """Whether nothing hidden is needed for the open question: it is about none, or the seat has nothing to hide."""
    status = match.status
    if match.awaiting_end_turn and shows_something(match):
        return False
    if status.question in _OPEN or status.to_move is None:
        return status.question in _OPEN
    player = match.view(NOBODY).player(status.to_move)
    return status.question not in _HIDDEN and not (player.quests or player.scouted or player.peeked)


def shows_something(match: AnyMatch) -> bool:
    """Whether the player has just scouted a threat, which nobody else may see."""
    return any(isinstance(event, ev.ThreatScouted) for event in match.entry(match.head).events)


def is_covered(match: AnyMatch, scene: str) -> bool:
    """Whether a scene asks for what only one seat may see. Accounts are public."""
    return scene == _asked_in(match) and not match.status.is_over and not is_open(match)


def phase_of(match: AnyMatch, scene: str) -> tuple[int, str] | None:
    """Round and phase that the table shows: those of the last decision while it can be undone. The other scenes have
    headings of their own, and come in the midst of a phase."""
    shown = shown_status(match)
    return (shown.round, shown.phase) if scene == TABLE and shown.round else None


# ---------------------------------------------------------------------- what has been read
def read_before(match: AnyMatch) -> ReadAccounts:
    """What counts as read when a match is opened: what was followed by a decision of a person."""
    if not humans_of(match):
        return all_read(match)
    for step in range(match.head, 0, -1):
        decision = match.entry(step).decision
        if decision and match.is_human(decision.seat):
            return ReadAccounts(step)
    return ReadAccounts()


def still_read(match: AnyMatch, read: ReadAccounts) -> ReadAccounts:
    """What counts as read after an undo: nothing of what lies ahead again. While nothing is to be read, that is all up
    to now, so that nobody looks at it twice."""
    return all_read(match) if read.step > match.head or not is_summary(match, read) else read


def all_read(match: AnyMatch) -> ReadAccounts:
    """All accounts up to now, as read."""
    return ReadAccounts(match.head, sum(1 for _ in _ending_in(match, match.head)))
