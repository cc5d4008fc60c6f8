"""The seats of a table, and who sits there."""

from __future__ import annotations

import msgspec

from game.kernel.text import one_line

Seat = str
"""`A` to `D`; a game may have seats that nobody sits at, such as that of a virtual opponent."""

SEATS = ("A", "B", "C", "D")
"""Names of the seats, in clockwise order (R3.9)."""


class SeatSetup(msgspec.Struct, frozen=True):
    """Who sits at a seat. ``player`` is `human` or the name of a bot; without a ``faction`` a random one is dealt."""

    name: str
    player: str = "human"
    faction: str | None = None

    @property
    def is_human(self) -> bool:
        return self.player == "human"

    def named(self, number: int) -> SeatSetup:
        """The same with a name that can be shown on one line. A name of which nothing is left becomes `Player 1` or
        `Robot 1`, by the ``number`` of the seat, as matches keep players for whom no name was typed."""
        name = one_line(self.name) or f"{'Player' if self.is_human else 'Robot'} {number}"
        return self if name == self.name else msgspec.structs.replace(self, name=name)
