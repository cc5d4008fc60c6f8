"""The time line of a match: rounds, phases, turns, notable steps, and VP.

Step n is the table after decision n; step 0 is the dealt game. The journal is read once, so that moving along the time
line only looks things up.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import msgspec

from game.kernel.journal import Entry, Journal
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, Status, ViewT
from game.kernel.seats import Seat
from game.play.highlights import Highlight, Highlights
from game.play.kind import Kind
from game.play.match import Match

Unit = Literal["decision", "turn", "phase", "round"]
UNITS: tuple[Unit, ...] = ("decision", "turn", "phase", "round")
"""The units of moving along the time line, smallest first."""


class TimelineMark(msgspec.Struct, frozen=True):
    """The mark of a notable step: its kind (`game.play.highlights`), and the seat that did it, or to which it was
    done."""

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


def timeline_of(match: Match[GameT, StateT, CommandT, EventT, ViewT, ForecastT]) -> Timeline:
    """The time line of a match."""
    return timeline(match.kind, match.journal)


def timeline(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT], journal: Journal[CommandT, EventT, StateT]
) -> Timeline:
    """The time line of all entries of a journal."""
    line = [journal[step] for step in range(len(journal))]
    states = [journal.state_after(step) for step in range(len(journal))]
    known = list(map(kind.rules.status, states))
    return Timeline(
        seats=tuple(known[0].vp),
        moments=tuple(
            TimelineMoment(at.round, at.phase, entry.decision.seat if entry.decision else None, tuple(at.vp.values()))
            for entry, at in zip(line, known, strict=True)
        ),
        stops={
            "decision": tuple(range(len(line))),
            "turn": _turns(kind.highlights, line, known),
            "phase": _changes((after.round, after.phase) for after in known),
            "round": _changes(after.round for after in known),
        },
        marks=tuple(
            mark
            for (before, after), entry in zip(pairwise(states), line[1:], strict=True)
            if (mark := _mark(entry.number, kind.highlights.of(entry, before, after), kind.highlights.kinds))
        ),
    )


def _turns(
    highlights: Highlights[CommandT, EventT, Any], line: Sequence[Entry[CommandT, EventT]], known: Sequence[Status]
) -> tuple[int, ...]:
    """The steps at which a turn ends, and step 0."""
    ends = [
        before.number
        for before, entry in pairwise(line)
        if _begins_turn(highlights, before, known[before.number], entry)
    ]
    return tuple(dict.fromkeys((0, *ends, len(line) - 1)))


def _begins_turn(
    highlights: Highlights[CommandT, EventT, Any],
    before: Entry[CommandT, EventT],
    asked: Status,
    entry: Entry[CommandT, EventT],
) -> bool:
    """Whether a decision is the first of its turn; ``asked`` is the status before it."""
    assert entry.decision is not None
    if before.decision is None or before.decision.seat != entry.decision.seat:
        return True
    return not asked.is_turn_open and not highlights.goes_on(before.decision, asked)


def _changes(values: Iterable[object]) -> tuple[int, ...]:
    """The steps at which a value changes, and step 0."""
    return (0, *(step for step, (before, after) in enumerate(pairwise(values), 1) if before != after))


def _mark(step: int, found: Sequence[Highlight], kinds: Sequence[str]) -> TimelineMark | None:
    """The mark of a decision; if several apply, the most notable."""
    if not found:
        return None
    kind, seat = min(found, key=lambda one: kinds.index(one.kind))
    return TimelineMark(step, kind, seat)
