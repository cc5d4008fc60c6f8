"""A bot that maximises its immediate gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.sight import AtOnce
from game.kernel.bag import Bag
from game.rules.commands import AnyCommand, DestroyMachine, HackMachine
from game.rules.forecast import Forecast
from game.rules.state import ChooseSalvage, Seat
from game.rules.view import TableView


class Greedy(AtOnce):
    """Takes the most VP now, with Locations as in the final score (R18.4), then the most goods and cards, whatever
    they cost. Ties go to the first in the order of moves; nothing is random.
    """

    def __init__(self, seed: str) -> None:
        """``seed`` is ignored."""

    def choose(
        self,
        view: TableView,  # noqa: ARG002 - all that counts is foreseen
        legal: Sequence[AnyCommand],
        foresee: Callable[[AnyCommand], Forecast],
    ) -> AnyCommand:
        return max(legal, key=lambda command: _worth(command, foresee(command)))  # max keeps the first of equals


def _worth(command: AnyCommand, forecast: Forecast) -> tuple[int, int]:
    """What a command is worth; a Machine that it removes counts as a Location: it would take more from everybody."""
    vp, goods = worth(forecast, command.seat)
    return vp + (isinstance(command, HackMachine | DestroyMachine) and not command.partly), goods


def worth(forecast: Forecast, seat: Seat) -> tuple[int, int]:
    """VP, and number of goods and cards, that a command would bring a seat; cards that it may salvage next count."""
    own = forecast.of(seat)
    vp = own.gained["vp"] + own.locations
    asked = forecast.question
    offered = asked.count if isinstance(asked, ChooseSalvage) and asked.seat == seat else 0
    return vp, _count(own.gained) + own.cards + _count(own.stored) + offered


def _count(goods: Bag) -> int:
    return goods.total - goods["vp"]
