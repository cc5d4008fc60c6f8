"""How VP grew in a match, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from game.kernel.rules import Status
from game.kernel.seats import Viewer
from game.play.match import AnyMatch


def vp_by_round(match: AnyMatch) -> tuple[tuple[int, ...], ...]:
    """Everybody's VP at the start and at the end of each round; the last entry is the current total. A game without
    rounds is over after the first one."""
    return tuple(tuple(moment.status(match).vp.values()) for moment in ends_of_rounds(match))


class RoundEnd(NamedTuple):
    """When a round has ended: after a decision, or after the first ``events`` of it if there are any."""

    step: int
    events: int = 0

    def status(self, match: AnyMatch) -> Status:
        return match.status_within(*self) if self.events else match.status_at(self.step)

    def view(self, match: AnyMatch, viewer: Viewer) -> Any:
        return match.view_within(viewer, *self) if self.events else match.view(viewer, self.step)


def ends_of_rounds(match: AnyMatch) -> tuple[RoundEnd, ...]:
    """The end of the set-up and of each round, as far as it is played; of a game without rounds its start and its end.
    A match that begins in a round has its start for the set-up. A decision may end one round and begin the next."""
    rounds = [match.status_at(step).round for step in range(match.head + 1)]
    if not any(rounds):
        return RoundEnd(0), RoundEnd(match.head)
    ends = {} if rounds[0] == 0 else {0: RoundEnd(0)}
    for step, (before, now) in enumerate(pairwise(rounds), 1):
        if now != before:
            ends[before] = _end_within(match, step, before)
    ends[rounds[-1]] = RoundEnd(match.head)
    return tuple(ends[number] for number in sorted(ends))


def _end_within(match: AnyMatch, step: int, number: int) -> RoundEnd:
    """The end of a round that a decision ends."""
    for count in range(1, len(match.entry(step).events)):
        if match.status_within(step, count).round != number:
            return RoundEnd(step, count - 1) if count > 1 else RoundEnd(step - 1)
    return RoundEnd(step, len(match.entry(step).events) - 1)


def lead_since(rounds: Sequence[Sequence[int]], place: int) -> int:
    """The first round from whose end on the seat at ``place`` was always in the lead; ``len(rounds)`` if it never was.

    ``rounds`` holds the VP of all seats at the end of each round; a tie is no lead.

    >>> lead_since([(0, 0), (3, 5), (9, 7), (12, 11)], 0)
    2
    """
    first = len(rounds)
    for number in range(len(rounds) - 1, -1, -1):
        others = [vp for seat, vp in enumerate(rounds[number]) if seat != place]
        if rounds[number][place] <= max(others):
            break
        first = number
    return first
