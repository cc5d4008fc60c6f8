"""A bot that takes what it can get at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kernel.bag import Bag
from game.rules.commands import AnyCommand
from game.rules.forecast import Forecast
from game.rules.state import Seat
from game.rules.view import TableView


class Greedy:
    """Most VP now, Locations counted as in the final score (R18.4); then most goods and cards, whatever they cost;
    ties go to the first in the order of the moves. Nothing about it is left to chance.
    """

    def __init__(self, seed: str) -> None:
        """Every bot is made with a seed; this one has no use for it."""

    def choose(
        self,
        view: TableView,  # noqa: ARG002 - all that counts is foreseen
        legal: Sequence[AnyCommand],
        foresee: Callable[[AnyCommand], Forecast],
    ) -> AnyCommand:
        return max(legal, key=lambda command: worth(foresee(command), command.seat))  # max keeps the first of equals


def worth(forecast: Forecast, seat: Seat) -> tuple[int, int]:
    """VP and goods that a command would bring a seat."""
    own = forecast.of(seat)
    vp = own.gained["vp"] + own.locations
    return vp, _count(own.gained) + own.cards + _count(own.stored)


def _count(goods: Bag) -> int:
    return goods.total - goods["vp"]
