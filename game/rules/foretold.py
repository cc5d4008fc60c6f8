"""What events tell in a forecast (`game.rules.forecast`)."""

from __future__ import annotations

from typing import Any

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import Seat


class Foretold:
    """For each seat the fields of its `game.rules.forecast.SeatForecast`, as far as events have told them."""

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
