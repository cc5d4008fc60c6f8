"""The seats of a table, the players on them, and who looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Annotated, Final, TypeVar

import msgspec

from game.kernel.reference import Reference
from game.kernel.text import one_line

Seat = str
"""`A` to `F`. A game may add seats without a player, such as that of a virtual opponent."""

SEAT: Final = Reference("seat")
SeatName = Annotated[Seat, SEAT]
"""A field of a message that names a seat."""

SEATS: Final = ("A", "B", "C", "D", "E", "F")
"""Names of the seats of the largest table, in clockwise order. A game may have fewer (`game.play.kind.Kind.seats`)."""

_Of = TypeVar("_Of")


def by_seat(values: Sequence[_Of]) -> dict[Seat, _Of]:
    """Values in the order of the seats, by seat.

    Raises:
        ValueError: there are more values than seats.

    >>> by_seat(["Anna", "Ben"])
    {'A': 'Anna', 'B': 'Ben'}
    """
    return dict(zip(SEATS[: len(values)], values, strict=True))


HUMAN: Final = "human"
"""The player of a seat that no robot plays."""


def clockwise(seats: Sequence[Seat], first: Seat) -> tuple[Seat, ...]:
    """The seats in order, beginning with ``first``; unchanged if ``first`` is not among them.

    >>> clockwise(("A", "B", "C"), "B")
    ('B', 'C', 'A')
    """
    place = seats.index(first) if first in seats else 0
    return (*seats[place:], *seats[:place])


class Onlooker(Enum):
    """A viewer without a seat of its own."""

    EVERYONE = auto()
    """Sees what all seats see together, and everything face down besides: perfect information."""
    NOBODY = auto()
    """Sees only what is public: no hand, and nothing face down."""


EVERYONE: Final = Onlooker.EVERYONE
NOBODY: Final = Onlooker.NOBODY

Viewer = Seat | Onlooker
"""For whose eyes something is shown or told: those of one seat, `EVERYONE` or `NOBODY`."""


def may_see(viewer: Viewer, owner: Seat) -> bool:
    """Whether a viewer may see what is hidden from all but the seat ``owner``."""
    return viewer is EVERYONE or viewer == owner


class SeatSetup(msgspec.Struct, frozen=True):
    """The player at a seat. ``player`` is `human` or the name of a bot. ``role`` is
    what the seat plays, where there are different ones to play, such as a faction; without one a random one is
    dealt."""

    name: str
    player: str = HUMAN
    role: str | None = None

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN

    def named(self, number: int) -> SeatSetup:
        """The same with a name that fits on one line; an empty name becomes `Player 1` or `Robot 1`, by ``number``.

        >>> SeatSetup(" ", "greedy").named(2).name
        'Robot 2'
        """
        name = one_line(self.name) or f"{'Player' if self.is_human else 'Robot'} {number}"
        return self if name == self.name else msgspec.structs.replace(self, name=name)
