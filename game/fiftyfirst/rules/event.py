"""What every event is, and what it tells in a forecast (`game.fiftyfirst.rules.forecast`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Message
from game.kernel.seats import Seat

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


class Foretold:
    """For each seat the fields of its `game.fiftyfirst.rules.forecast.SeatForecast`, as far as events have told
    them."""

    def __init__(self, mover: Seat) -> None:
        """Begin with the seat that moves: it comes first."""
        self.by_seat: dict[Seat, dict[str, Any]] = {mover: {}}

    def facts(self, seat: Seat) -> dict[str, Any]:
        """What has been told of a seat."""
        return self.by_seat.setdefault(seat, {})

    def add(self, seat: Seat, fact: str, goods: Bag) -> None:
        """A seat has ``goods`` more that it has `paid`, `gained`, `lost` or `stored`."""
        facts = self.facts(seat)
        facts[fact] = facts.get(fact, EMPTY) + goods

    def count(self, seat: Seat, fact: str, by: int) -> None:
        """A seat has more `cards`, or more or fewer `locations`."""
        facts = self.facts(seat)
        facts[fact] = facts.get(fact, 0) + by


class Event(Message, frozen=True):
    """Something that has happened. Undo stops at an event that ``reveals``: it brought hidden cards to light."""

    reveals: ClassVar[bool] = False
    is_private: ClassVar[bool] = False
    """Whether its ``seat`` alone sees what it reveals."""
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
