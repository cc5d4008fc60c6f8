"""The time line of a match: rounds, phases, turns, notable steps, and VP.

Step n is the table after decision n; step 0 is the dealt game. The journal is read once, so that moving along the time
line only looks things up.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

import msgspec

from game.kernel.rules import Status
from game.kernel.seats import Seat
from game.match.files.record import MatchJournal
from game.match.match import Match, MatchEntry
from game.match.sets import PARTS
from game.rules.commands import Choose
from game.rules.event import Event
from game.rules.events import DealMade, LocationConstructed, LocationDeveloped, LocationRazed
from game.rules.messages import AnyEvent
from game.rules.state import VIRTUAL, GameState
from game.rules.status import status
from game.rules.steps import ChooseStorage

Unit = Literal["decision", "turn", "phase", "round"]
UNITS: tuple[Unit, ...] = ("decision", "turn", "phase", "round")
"""The units of moving along the time line, smallest first."""

MARKS = (
    "razed", "outpost_razed", "demolished", "stolen", "claimed", "hacked", "destroyed", "built", "developed", "rebuilt",
    "outpost_built", "outpost_upgraded", "attacked", "deal", "vp", "opponent",
)  # fmt: skip
"""Kinds of notable steps, most notable first: `stolen` is a Location that changed hands, `claimed` an HQ card,
`attacked` a Location that a Machine razed, `vp` a swing, `opponent` a turn of the virtual opponent. Districts that are
razed, and Deals with them, count as others do."""

_DEEDS: Final[Mapping[type[Event], str]] = {
    LocationRazed: "razed",
    LocationConstructed: "built",
    LocationDeveloped: "developed",
    DealMade: "deal",
    **{kind: mark for part in PARTS for kind, mark in part.deeds.items()},
}

SWING = 3
"""VP gained by one seat in one decision that make a swing. A change of the sole leader is one as well."""


class TimelineMark(msgspec.Struct, frozen=True):
    """The mark of a notable step: its kind, one of `MARKS`, and the seat that did it, or was attacked."""

    step: int
    kind: str
    seat: Seat


class TimelineMoment(NamedTuple):
    """The table after a step: round, phase, the seat that decided, and VP in seat order."""

    round: int
    phase: str
    actor: Seat | None
    vp: tuple[int, ...]


class Timeline(msgspec.Struct, frozen=True):
    """The steps 0 to ``last`` of a match. ``stops`` maps each unit to the steps at which rounds and phases begin, or
    turns end."""

    seats: tuple[Seat, ...]
    moments: tuple[TimelineMoment, ...]
    stops: Mapping[Unit, tuple[int, ...]]
    marks: tuple[TimelineMark, ...]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    def next_stop(self, step: int, unit: Unit) -> int:
        """The next stop of a unit after ``step``, or the last step."""
        stops = self.stops[unit]
        place = bisect_right(stops, step)
        return stops[place] if place < len(stops) else self.last

    def previous_stop(self, step: int, unit: Unit) -> int:
        """The previous stop of a unit before ``step``, or step 0."""
        stops = self.stops[unit]
        place = bisect_left(stops, step) - 1
        return stops[place] if place >= 0 else 0

    def mark_at(self, step: int) -> TimelineMark | None:
        """The mark of a step, if it is notable."""
        place = bisect_left(self.marks, step, key=lambda mark: mark.step)
        return self.marks[place] if place < len(self.marks) and self.marks[place].step == step else None


def timeline_of(match: Match) -> Timeline:
    """The time line of a match."""
    return timeline(match.journal)


def timeline(journal: MatchJournal) -> Timeline:
    """The time line of all entries of a journal."""
    line = [journal[step] for step in range(len(journal))]
    states = [journal.state_after(step) for step in range(len(journal))]
    known = list(map(status, states))
    return Timeline(
        seats=tuple(known[0].vp),
        moments=tuple(
            TimelineMoment(at.round, at.phase, entry.decision.seat if entry.decision else None, tuple(at.vp.values()))
            for entry, at in zip(line, known, strict=True)
        ),
        stops={
            "decision": tuple(range(len(line))),
            "turn": _turns(line, known),
            "phase": _changes((after.round, after.phase) for after in known),
            "round": _changes(after.round for after in known),
        },
        marks=tuple(
            mark
            for (before, after), entry in zip(pairwise(states), line[1:], strict=True)
            if (mark := _mark(entry, before, after))
        ),
    )


def _turns(line: Sequence[MatchEntry], known: Sequence[Status]) -> tuple[int, ...]:
    """The steps at which a turn ends, and step 0."""
    ends = [before.number for before, entry in pairwise(line) if _begins_turn(before, known[before.number], entry)]
    return tuple(dict.fromkeys((0, *ends, len(line) - 1)))


def _begins_turn(before: MatchEntry, asked: Status, entry: MatchEntry) -> bool:
    """Whether a decision is the first of its turn; ``asked`` is the status before it."""
    assert entry.decision is not None
    goes_on = before.decision is not None and before.decision.seat == entry.decision.seat
    if goes_on and asked.question is ChooseStorage and isinstance(before.decision, Choose):
        return False  # goods are stored one at a time
    return not goes_on or not asked.is_turn_open


def _changes(values: Iterable[object]) -> tuple[int, ...]:
    """The steps at which a value changes, and step 0."""
    return (0, *(step for step, (before, after) in enumerate(pairwise(values), 1) if before != after))


def _mark(entry: MatchEntry, before: GameState, after: GameState) -> TimelineMark | None:
    """The mark of a decision; if several apply, the most notable."""
    assert entry.decision is not None
    found = [deed for event in entry.events if (deed := _deed(event))]
    if swinger := _swing(before, after):
        found.append(("vp", swinger))
    if entry.decision.seat == VIRTUAL:
        found.append(("opponent", VIRTUAL))
    kind, seat = min(found, key=lambda one: MARKS.index(one[0]), default=("", ""))
    return TimelineMark(entry.number, kind, seat) if kind else None


def _deed(event: AnyEvent) -> tuple[str, Seat] | None:
    """The kind of mark that an event makes, if any, and its seat.

    The virtual opponent builds in most of its turns, which have a mark of their own, and in every Lookout.
    """
    kind, seat = _DEEDS.get(type(event)), getattr(event, "seat", "")
    return None if kind is None or (kind in ("built", "outpost_built") and seat == VIRTUAL) else (kind, seat)


def _swing(before: GameState, after: GameState) -> Seat | None:
    """The seat that gained `SWING` VP in a decision, or became the sole leader."""
    gains = {seat: after.player(seat).vp - before.player(seat).vp for seat in after.seats}
    most = max(gains, key=lambda seat: gains[seat])
    if gains[most] >= SWING:
        return most
    leader = _leader(after)
    return leader if leader and gains[leader] > 0 and _leader(before) not in (None, leader) else None


def _leader(state: GameState) -> Seat | None:
    """The sole leader in VP, if there is one."""
    ranked = sorted(state.seats, key=lambda seat: -state.player(seat).vp)
    alone = len(ranked) > 1 and state.player(ranked[0]).vp > state.player(ranked[1]).vp
    return ranked[0] if alone else None
