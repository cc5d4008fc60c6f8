"""How far a match of any game is: all that saving, watching, robots and the window ask of every game."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.kernel.message import Question
from game.kernel.seats import Seat


class Status(msgspec.Struct, frozen=True, gc=False):
    """A state in brief.

    ``awaiting`` are the seats that have to answer, in the order in which they are asked, and ``question`` is the type
    of what is asked. ``vp`` has every seat that scores, at the end of the game with its final total.
    """

    round: int
    phase: str
    awaiting: tuple[Seat, ...]
    question: type[Question] | None
    is_turn_open: bool
    """Whether the seat that is asked has begun its turn already."""
    vp: Mapping[Seat, int]
    is_last_round: bool
    is_over: bool
    winners: tuple[Seat, ...]

    @property
    def to_move(self) -> Seat | None:
        """The seat that has to answer first; None when the game is over."""
        return self.awaiting[0] if self.awaiting else None
