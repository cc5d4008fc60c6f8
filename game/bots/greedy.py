"""A bot that maximises its immediate gain."""

from __future__ import annotations

from typing import Final

from game.bots.sight import AtOnce, RobotSight, considered
from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.rules import commands as cmd
from game.rules.forecast import Forecast
from game.rules.messages import AnyCommand
from game.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseActivated,
    ChooseArea,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOutpost,
    ChooseOutpostHit,
    RazeOutpost,
    SkipPick,
)
from game.rules.sets.no_mans_land.state import map_of
from game.rules.sets.scavengers.messages import ChooseSalvage
from game.rules.state import Question, Seat
from game.rules.view import TableView

Worth = tuple[int, int]
"""VP, then goods and cards: what is compared."""

AN_OUTPOST: Final = 1
"""What a new Outpost counts as, and one that another player loses, in goods."""
A_PICK: Final = 2
"""What a card of the Lookout counts as beside an Outpost, in goods. In 120 games Greedy that counted it so won 65 %
against itself that counted it as nothing, and no more with 3."""


class Greedy(AtOnce):
    """Takes the most VP now, with Locations as in the final score (R18.4), then the most goods and cards, whatever
    they cost. Ties go to the first in the order of moves; nothing is random.
    """

    def __init__(self, seed: str) -> None:
        """``seed`` is ignored."""

    def choose(self, sight: RobotSight) -> AnyCommand:
        return max(considered(sight.legal), key=lambda command: _worth(sight, command))  # max keeps the first of equals


def _worth(sight: RobotSight, command: AnyCommand) -> Worth:
    """What a command is worth; a Machine that it removes counts as a Location: it would take more from everybody."""
    forecast = sight.forecast(command)
    vp, goods = worth(forecast, command.seat)
    removed = isinstance(command, HackMachine | DestroyMachine) and not command.partly
    level = _of_level(sight.game.catalog, forecast.question, command.seat)
    return vp + removed + level[0], goods + level[1] + _on_map(sight.view, command)


def worth(forecast: Forecast, seat: Seat) -> Worth:
    """VP, and number of goods and cards, that a command would bring a seat; what it is asked for next counts: cards
    that it may salvage, and the good of each Area that it may choose."""
    own = forecast.of(seat)
    vp = own.gained["vp"] + own.locations
    return vp, _count(own.gained) + own.cards + _count(own.stored) + _offered(forecast.question, seat)


def _offered(asked: Question | None, seat: Seat) -> int:
    if asked is None or asked.seat != seat:
        return 0
    match asked:
        case ChooseSalvage(count=count) | ChooseActivated(count=count):
            return count
        case ChooseOutpost():
            return 1
        case _:
            return 0


def _of_level(catalog: Catalog, asked: Question | None, seat: Seat) -> Worth:
    """What the best level brings of those that a seat may choose next (R45.11)."""
    if not isinstance(asked, ChooseLevel) or asked.seat != seat:
        return 0, 0
    area = catalog.areas[asked.area]
    gains = [area.level(level).gain for level in range(asked.lowest, asked.level + 1)]
    return max((gain["vp"], _count(gain)) for gain in gains)


def _on_map(view: TableView, command: AnyCommand) -> int:
    """What a command changes on the map, in goods: an own Outpost that goes counts as much as its level."""
    match command:
        case SkipPick(removing=gone) | BuildOutpost(removing=gone):
            return AN_OUTPOST - _level(view, gone)
        case cmd.PickCard():
            return A_PICK
        case RazeOutpost():
            return AN_OUTPOST
        case ChooseArea(area=area) if isinstance(view.question, ChooseGivenUp | ChooseOutpostHit):
            return -_level(view, area)
        case _:
            return 0


def _level(view: TableView, area: str | None) -> int:
    """The level on which an Outpost stands."""
    found = map_of(view).get(area) if area else None
    return found.level if found else 0


def _count(goods: Bag) -> int:
    return goods.total - goods["vp"]
