"""The cards of a game as the listing of moves needs them, worked out once for all states."""

from __future__ import annotations

from typing import NamedTuple

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.rules.discards import printed_cards
from game.fiftyfirst.rules.effects import never_fails, never_runs_out
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.payment import Price, goods_price
from game.fiftyfirst.rules.state import Game
from game.kernel.bag import Bag
from game.kernel.memo import recalled


class PlannedAction(NamedTuple):
    """The action of a Location: what of its cost is paid, what is discarded, whether it has an effect anywhere, whether
    its cost may be paid ``any_times`` at once, and whether it is the good for a category (R42.7)."""

    verbs: tuple[Verb, ...]
    uses: int
    price: Price
    discards: Bag
    never_fails: bool
    any_times: bool
    is_matched: bool


class PlannedUse(NamedTuple):
    """A way to use a faction board: what it does, and what of its cost is paid and discarded.

    ``name``, ``action`` and ``repeats`` as in `FactionUse`; ``never_fails`` as in `PlannedAction`.
    """

    name: str
    action: str
    repeats: str | None
    verbs: tuple[Verb, ...]
    price: Price
    discards: Bag
    never_fails: bool


class PlannedGain(NamedTuple):
    """What an exchange gives, by the name of the good, and whether it can always be had."""

    name: str
    gain: Bag
    never_fails: bool


class CardPlan:
    """The cards of a catalog with the options of a game.

    Attributes:
        actions: Location -> its action, for those that have one (R11).
        defences: Location -> its defence value without a shield token, and with one (R10.3).
        boards: Faction -> the ways to use its board, in the order of their names (R12.1).
        exchange_price: The workers that an exchange costs.
        exchange: What it gives, in the order of the names (R12.2).
    """

    def __init__(self, catalog: Catalog, options: Options) -> None:
        self.actions = {
            card: PlannedAction(
                location.action.verbs,
                location.uses,
                *_cost(location.action_cost),
                never_fails(options, location.action.verbs),
                location.any_times,
                "matching" in location.action_cost,
            )
            for card, location in catalog.locations.items()
            if location.action
        }
        self.defences = {
            card: (location.defence_with(False), location.defence_with(True))
            for card, location in catalog.locations.items()
        }
        self.boards = {
            name: [
                PlannedUse(
                    use.name, use.action, use.repeats, (use.verb,), *_cost(use.spend), never_fails(options, (use.verb,))
                )
                for use in faction.uses
            ]
            for name, faction in catalog.factions.items()
        }
        self.exchange_price = goods_price(catalog.exchange.spend)
        self.exchange = [
            PlannedGain(good, gain, never_runs_out(options, gain))
            for good, gain in ((good, Bag({good: 1})) for good in catalog.exchange.goods)
        ]


def _cost(spend: Bag) -> tuple[Price, Bag]:
    """What is paid, and what is discarded."""
    return goods_price(spend), printed_cards(spend)


def plan_of(game: Game) -> CardPlan:
    """The plan of the cards that are played with."""
    return _plan(game.catalog, game.options)


@recalled(16)
def _plan(catalog: Catalog, options: Options) -> CardPlan:
    return CardPlan(catalog, options)
