"""Whose eyes a match is watched with, and what they see."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from game.kernel.seats import EVERYONE, NOBODY
from game.match.match import Match
from game.rules.state import Seat
from game.ui.running import flow
from game.ui.table.sight import HIDDEN, WAIT, Standing


class Eyes(NamedTuple):
    """A view of a match from ``side``, the seat at the lower edge, with ``all`` hands open, its ``own``, or none."""

    side: Seat
    all: bool = False
    own: bool = False

    def sees(self, seat: Seat) -> bool:
        """Whether they look into the hand of a seat."""
        return self.all or (self.own and self.side == seat)


def eyes_for(match: Match) -> tuple[Eyes, ...]:
    """The eyes a match may be watched with, the default first.

    If the match is over or has only bots, all hands may be seen. Otherwise nobody sees what is hidden (R20): a single
    person watches with their own eyes, several with the eyes of any seat, but all hands closed.
    """
    people = flow.watchers_of(match)
    side = people[0] if people else next(iter(match.seats))
    is_open = not people or match.status_at(match.last).is_over
    if len(match.seats) == 1 or (len(people) == 1 and not is_open):
        return (Eyes(side, own=True),)
    if is_open:
        return (Eyes(side, all=True), *(Eyes(seat, own=True) for seat in match.seats))
    return tuple(Eyes(seat) for seat in match.seats)


class WatchedStanding(Standing):
    """The standing of the table for a watcher, who has nothing to do."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        super().__init__(match, eyes.side, EVERYONE if eyes.all else eyes.side if eyes.own else NOBODY)

    @cached_property
    def turn(self) -> str:
        return HIDDEN if self.hidden else WAIT
