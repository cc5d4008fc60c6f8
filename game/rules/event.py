"""What every event is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel.message import Message
from game.kernel.seats import Seat

if TYPE_CHECKING:
    from game.rules.foretold import Foretold
    from game.rules.state import GameState


class Event(Message, frozen=True):
    """Something that has happened. Undo stops at an event that ``reveals``: it brought hidden cards to light."""

    reveals: ClassVar[bool] = False
    ends_deals_of: ClassVar[tuple[Seat, ...]] = ()
    """The seats whose Deals it ends: it concerns them, too."""

    shows_gain: ClassVar[bool] = False
    """Whether all see which ``card`` goes into the hand of its ``seat``."""
    shows_loss: ClassVar[bool] = False
    """Whether all see which ``cards`` and ``connections`` leave the hand of its ``seat``."""
    turns_up: ClassVar[bool] = False
    """Whether it tells all what its ``site`` is, if they did not know."""

    def evolve(self, state: GameState) -> GameState:
        """The state after this event; by default nothing changes. Only events make a new state of an old one."""
        return state

    def foretell(self, told: Foretold) -> None:
        """Tell what it brings each seat, for forecasts; by default nothing."""
