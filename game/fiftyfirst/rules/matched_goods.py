"""R42.7 The good for which a category on the top card of another player's discard pile stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.fiftyfirst.cards.vocabulary import MATCHED
from game.fiftyfirst.rules.commands import Matched
from game.fiftyfirst.rules.payment import FREE, Price
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.kernel.bag import EMPTY, Bag

COLOURS: Final = ("grey", "blue", "red")
"""The contact tokens of which one is gained for `contact`; a universal one may pay for it."""

_PRICES: Final[Mapping[str, Price]] = {
    **{good: Price(Bag({good: 1})) for good in MATCHED},
    "contact": Price(*[Bag({colour: 1}) for colour in COLOURS]),
    "card": FREE,
    "vp": FREE,
}
_CARD: Final = Bag({"card": 1})


def matches(game: Game, state: GameState, seat: Seat) -> Iterator[Matched]:
    """What ``seat`` can match: every category that stands for a good, on every pile in reach."""
    for owner in state.piles_in_reach(seat):
        yield from (Matched(owner, category) for category in categories(game, state, owner))


def categories(game: Game, state: GameState, owner: Seat) -> Sequence[str]:
    """The categories of the top card of a pile that stand for a good (R42.8)."""
    location = game.catalog.locations[state.pile_of(owner)[-1]]
    return [category for category in location.categories if category in MATCHED]


def price(category: str) -> Price:
    """What matching a category costs in goods."""
    return _PRICES[category]


def discards(category: str) -> Bag:
    """What matching a category discards: a card from hand for `card`."""
    return _CARD if category == "card" else EMPTY


def vp(category: str) -> int:
    """The VP that matching a category costs."""
    return 1 if category == "vp" else 0
