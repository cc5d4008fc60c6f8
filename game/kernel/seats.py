"""The seats of a table, and the players on them."""

from __future__ import annotations

import msgspec

from game.kernel.text import one_line

Seat = str
"""`A` to `D`. A game may add seats without a player, such as that of a virtual opponent."""

SEATS = ("A", "B", "C", "D")
"""Names of the seats, in clockwise order (R3.9)."""


class SeatSetup(msgspec.Struct, frozen=True):
    """The player at a seat. ``player`` is `human` or the name of a bot; without a ``faction`` a random one is dealt."""

    name: str
    player: str = "human"
    faction: str | None = None

    @property
    def is_human(self) -> bool:
        return self.player == "human"

    def named(self, number: int) -> SeatSetup:
        """The same with a name that fits on one line; an empty name becomes `Player 1` or `Robot 1`, by ``number``.

        >>> SeatSetup(" ", "greedy").named(2).name
        'Robot 2'
        """
        name = one_line(self.name) or f"{'Player' if self.is_human else 'Robot'} {number}"
        return self if name == self.name else msgspec.structs.replace(self, name=name)
