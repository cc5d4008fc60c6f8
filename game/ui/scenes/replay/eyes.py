"""From whose eyes a match is watched, and what these see of it."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from game.kernel.seats import EVERYONE, NOBODY
from game.match.match import Match
from game.rules.state import Seat
from game.ui.table.standing import HIDDEN, WAIT, Standing


class Eyes(NamedTuple):
    """``side`` is the seat at the lower edge. With ``all`` every hand is open, with ``own`` that of the side, with
    neither no hand is."""

    side: Seat
    all: bool = False
    own: bool = False


def eyes_for(match: Match) -> tuple[Eyes, ...]:
    """From whose eyes a match may be watched, those first that it begins with.

    When it is over, or nobody plays in it, every hand may be seen, if there are several. While people still play,
    nobody sees what is hidden from them (R20): the only one looks through the own eyes, several see what everybody may
    see.
    """
    people = tuple(seat for seat in match.seats if match.is_human(seat))
    side = people[0] if people else next(iter(match.seats))
    is_open = not people or match.status_at(match.journal.last).is_over
    if len(match.seats) == 1 or (len(people) == 1 and not is_open):
        return (Eyes(side, own=True),)
    if is_open:
        return (Eyes(side, all=True), *(Eyes(seat, own=True) for seat in match.seats))
    return tuple(Eyes(seat) for seat in match.seats)


class WatchedStanding(Standing):
    """How the table stands for somebody who only looks at it: nothing is to be done."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        super().__init__(match, eyes.side, EVERYONE if eyes.all else eyes.side if eyes.own else NOBODY)

    @cached_property
    def turn(self) -> str:
        return HIDDEN if self.hidden else WAIT
