"""What the time line of a match asks of a game: which steps are notable, and which belong together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from game.kernel.journal import Entry
from game.kernel.rules import CommandT, EventT, Status
from game.kernel.seats import Seat

StateIn = TypeVar("StateIn", contravariant=True)


class Highlight(NamedTuple):
    """What makes a step notable: its kind, and the seat that did it, or to which it was done."""

    kind: str
    seat: Seat


class Highlights(Protocol[CommandT, EventT, StateIn]):
    """The notable steps of the matches of a game."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of notable steps, most notable first."""

    def of(self, entry: Entry[CommandT, EventT], before: StateIn, after: StateIn, /) -> Sequence[Highlight]:
        """What is notable of a decision, between the states before and after it, in any order."""

    def goes_on(self, decision: CommandT, asked: Status, /) -> bool:
        """Whether a further answer of the same seat belongs to the turn of its last ``decision``, whatever the rules
        say of the question that is ``asked`` now."""
