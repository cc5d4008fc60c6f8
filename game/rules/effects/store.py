"""Keep goods on a card over Cleanup (R17.1): what fits, and what may be asked for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.cards.card import Store
from game.cards.vocabulary import RESOURCES, TOKENS
from game.kernel.bag import Bag
from game.rules.effects.context import Context
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.state import GameState


def has_effect(_game: Game, _state: GameState, _verb: Store, _context: Context) -> bool:
    return False


def apply(_judge: Judge, _verb: Store, _context: Context) -> None:
    """Nothing at once: the Cleanup phase asks."""


def fits(goods: Bag, capacity: Bag) -> bool:
    """Whether a card that stores ``capacity`` can hold ``goods``; ammo is no resource (A-52)."""
    spare = sum(max(0, goods[good] - capacity[good]) for good in RESOURCES)
    named = all(count <= capacity[good] for good, count in goods.items() if good not in RESOURCES)
    return named and spare <= capacity["basic"]


def storable(supply: Bag, capacity: Bag) -> bool:
    """Whether anything in a supply may be stored."""
    return any(fits(Bag({good: 1}), capacity) for good in supply)


def choices(supply: Bag, capacity: Bag) -> Iterator[Bag]:
    """Every bag that could be stored, the empty one included."""
    goods = [good for good in TOKENS if supply[good] and fits(Bag({good: 1}), capacity)]
    most = [min(supply[good], capacity[good] + (capacity["basic"] if good in RESOURCES else 0)) for good in goods]
    for amounts in product(*(range(limit + 1) for limit in most)):
        chosen = Bag(zip(goods, amounts, strict=True))
        if fits(chosen, capacity):
            yield chosen
