"""Border tiles (R53.1), and what is asked for with them."""

from __future__ import annotations

import msgspec

from game.kernel.seats import Seat
from game.rules.commands import Command, Named, Payment
from game.rules.references import BorderId


class ActivateBorder(Command, frozen=True):
    """Activate the border tile whose side ``side`` is up; ``discard`` names the cards or Deals of its cost (R53.1)."""

    side: BorderId
    payment: Payment | None = None
    discard: tuple[Named, ...] = ()


class Border(msgspec.Struct, frozen=True, gc=False):
    """A border tile ``between`` two neighbours, or beside the only player of a solo game; ``side`` is up (R53.1)."""

    side: str
    between: tuple[Seat, ...]


BordersCommand = ActivateBorder
