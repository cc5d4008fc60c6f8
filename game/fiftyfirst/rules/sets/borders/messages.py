"""Border tiles (R53.1): what is asked for with them, and what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.rules.commands import Command, Named, Payment
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.references import BorderId
from game.kernel.seats import Seat, SeatName

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


class BorderActivated(Event, frozen=True):
    """A border tile was activated by its ``side`` and flipped: now ``turned`` is up (R53.1)."""

    seat: SeatName
    side: BorderId
    turned: BorderId

    def evolve(self, state: GameState) -> GameState:
        turned = [replace(one, side=self.turned) if one.side == self.side else one for one in state.borders]
        return replace(state, borders=tuple(turned))


BordersEvent = BorderActivated


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
