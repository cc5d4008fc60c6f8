"""A bot that maximises its immediate gain."""

from __future__ import annotations

from game.fiftyfirst.bots.part import Worth
from game.fiftyfirst.bots.sets import PARTS
from game.fiftyfirst.bots.sight import AtOnce, RobotSight, considered
from game.fiftyfirst.rules.forecast import Forecast
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import Seat
from game.kernel.bag import Bag


class Greedy(AtOnce):
    """Takes the most VP now, with Locations as in the final score (R18.4), then the most goods and cards, whatever
    they cost. Ties go to the first in the order of moves; nothing is random.
    """

    def __init__(self, seed: str) -> None:
        """``seed`` is ignored."""

    def choose(self, sight: RobotSight) -> AnyCommand:
        return max(considered(sight.legal), key=lambda command: _worth(sight, command))  # max keeps the first of equals


def _worth(sight: RobotSight, command: AnyCommand) -> Worth:
    """What a command is worth, with what it means to sets."""
    forecast = sight.forecast(command)
    found = [worth(forecast, command.seat)]
    found += [part.worth(sight, command, forecast.question) for part in PARTS if part.worth]
    return sum([vp for vp, _ in found]), sum([goods for _, goods in found])


def worth(forecast: Forecast, seat: Seat) -> Worth:
    """VP, and number of goods and cards, that a command would bring a seat; what it is asked for next counts: cards
    that it may salvage, and the good of each Area that it may choose."""
    own, asked = forecast.of(seat), forecast.question
    offered = [part.offered(asked) for part in PARTS if part.offered] if asked and asked.seat == seat else []
    return own.gained["vp"] + own.locations, _count(own.gained) + own.cards + _count(own.stored) + sum(offered)


def _count(goods: Bag) -> int:
    return goods.total - goods["vp"]
