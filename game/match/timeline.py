"""A match as a line of time: its rounds, phases and turns, what stands out, and how the VP grew.

A step is the number of a decision; step n is the table after it, and step 0 the dealt game. Everything is read out of
the journal once; after that, wherever the reader goes is looked up, never counted again.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from game.match.match import MatchEntry
from game.rules.commands import Choose
from game.rules.events import AnyEvent, DealMade, LocationConstructed, LocationDeveloped, LocationRazed
from game.rules.solo.events import OpponentDeveloped
from game.rules.state import VIRTUAL, ChooseAction, ChooseCard, ChooseHand, ChooseStorage, GameState, Seat

Unit = Literal["decision", "turn", "phase", "round"]
UNITS: tuple[Unit, ...] = ("decision", "turn", "phase", "round")
"""What a reader may step by, from the smallest to the largest."""

MARKS = ("razed", "built", "developed", "deal", "vp", "opponent")
"""What a step may stand out by, the most telling first: `vp` is a swing, `opponent` a turn of the virtual opponent."""

SWING = 3
"""VP that one seat has to gain in one decision for a swing; another one taking the lead is one as well."""

_BEGINNINGS = (ChooseAction, ChooseCard, ChooseHand, ChooseStorage)
"""Questions with which something new begins; every other one goes on with what the same seat has begun."""


class Mark(msgspec.Struct, frozen=True):
    """A step that stands out: by one of `MARKS`, and by whom."""

    step: int
    kind: str
    seat: Seat


class Moment(NamedTuple):
    """How the table stands after a step: round and phase, who decided, and everybody's VP in the order of owners."""

    round: int
    phase: str
    actor: Seat | None
    vp: tuple[int, ...]


class Timeline(msgspec.Struct, frozen=True):
    """The steps 0 to ``last`` of a match. ``stops`` are, for every unit, the steps at which its pieces begin or, for
    turns, end; ``owners`` are all who have a State, the virtual opponent last."""

    owners: tuple[Seat, ...]
    moments: tuple[Moment, ...]
    stops: Mapping[Unit, tuple[int, ...]]
    marks: tuple[Mark, ...]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    def next_stop(self, step: int, unit: Unit) -> int:
        """The next step by a unit; the last one if there is none."""
        stops = self.stops[unit]
        place = bisect_right(stops, step)
        return stops[place] if place < len(stops) else self.last

    def previous_stop(self, step: int, unit: Unit) -> int:
        """The step before by a unit; the first one if there is none."""
        stops = self.stops[unit]
        place = bisect_left(stops, step) - 1
        return stops[place] if place >= 0 else 0

    def mark_at(self, step: int) -> Mark | None:
        """What the step stands out by, if it does."""
        place = bisect_left(self.marks, step, key=lambda mark: mark.step)
        return self.marks[place] if place < len(self.marks) and self.marks[place].step == step else None


def timeline(line: Sequence[MatchEntry]) -> Timeline:
    """Read the entries of a match, entry 0 first, once from the beginning to the end."""
    moments = tuple(_moment(entry) for entry in line)
    return Timeline(
        owners=line[0].state.owners,
        moments=moments,
        stops={
            "decision": tuple(range(len(line))),
            "turn": _turns(line),
            "phase": _changes((moment.round, moment.phase) for moment in moments),
            "round": _changes(moment.round for moment in moments),
        },
        marks=tuple(mark for before, entry in pairwise(line) if (mark := _mark(before.state, entry))),
    )


def _moment(entry: MatchEntry) -> Moment:
    state = entry.state
    return Moment(state.round, state.phase, entry.decision.seat if entry.decision else None, _vp(state))


def _vp(state: GameState) -> tuple[int, ...]:
    """Everybody's VP; in the end with those of the Locations (R18.4)."""
    if state.scores:
        return tuple(score.total for score in state.scores)
    return tuple(state.owner(seat).vp for seat in state.owners)


def _turns(line: Sequence[MatchEntry]) -> tuple[int, ...]:
    """The steps at which a turn is over, and step 0."""
    ends = [before.number for before, entry in pairwise(line) if _begins_turn(before, entry)]
    return tuple(dict.fromkeys((0, *ends, len(line) - 1)))


def _begins_turn(before: MatchEntry, entry: MatchEntry) -> bool:
    """Whether a decision is the first of its turn, and does not answer what the same seat was asked in it."""
    assert entry.decision is not None
    goes_on = before.decision is not None and before.decision.seat == entry.decision.seat
    question = before.state.question
    if goes_on and isinstance(question, ChooseStorage) and isinstance(before.decision, Choose):
        return False  # goods are stored one at a time
    return not goes_on or isinstance(question, _BEGINNINGS)


def _changes(values: Iterable[object]) -> tuple[int, ...]:
    """The steps at which a value is another one than before."""
    known = list(values)
    return tuple(step for step, value in enumerate(known) if step == 0 or known[step - 1] != value)


def _mark(before: GameState, entry: MatchEntry) -> Mark | None:
    """The most telling thing of a decision."""
    assert entry.decision is not None
    found = [deed for event in entry.events if (deed := _deed(event))]
    if swinger := _swing(before, entry.state):
        found.append(("vp", swinger))
    if entry.decision.seat == VIRTUAL:
        found.append(("opponent", VIRTUAL))
    kind, seat = min(found, key=lambda one: MARKS.index(one[0]), default=("", ""))
    return Mark(entry.number, kind, seat) if kind else None


def _deed(event: AnyEvent) -> tuple[str, Seat] | None:
    """What an event stands out by, and who did it."""
    match event:
        case LocationRazed(seat=seat):
            return "razed", seat
        case LocationConstructed(seat=seat):
            return "built", seat
        case LocationDeveloped(seat=seat) | OpponentDeveloped(seat=seat):
            return "developed", seat
        case DealMade(seat=seat):
            return "deal", seat
        case _:
            return None


def _swing(before: GameState, after: GameState) -> Seat | None:
    """Who gained much at once in a decision, or took the lead alone; final scoring is nobody's deed."""
    gains = {seat: after.owner(seat).vp - before.owner(seat).vp for seat in after.owners}
    most = max(gains, key=lambda seat: gains[seat])
    if gains[most] >= SWING:
        return most
    leader = _leader(after)
    return leader if leader and gains[leader] > 0 and _leader(before) not in (None, leader) else None


def _leader(state: GameState) -> Seat | None:
    """Who has most VP alone."""
    ranked = sorted(state.owners, key=lambda seat: -state.owner(seat).vp)
    alone = len(ranked) > 1 and state.owner(ranked[0]).vp > state.owner(ranked[1]).vp
    return ranked[0] if alone else None
