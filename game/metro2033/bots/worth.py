"""What things are worth to a robot, in VP: goods, strength, equipment. All that only depends on how much there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from game.kernel.bag import Bag
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.card import Circumstance, FreeUse, InsteadOfWound, MetroAbility, Modifier
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import GOODS

ENOUGH: Final = 2
"""Goods of a kind that are worth much; more of them are worth little."""

GOOD: Final = 0.16
SPARE_GOOD: Final = 0.03
POINT: Final = 0.33
"""A point of strength that the hero always has."""

STEP: Final = POINT / 2
"""A step of the hero."""

QUEST: Final = 0.42
"""A quest that is taken."""

WOUND: Final = 0.4
"""A wound: the hero leaves out a turn, and stands at home."""

CARD: Final = 0.15
"""A card of the hero that goes when he loses against a station."""

ARMY_POINT: Final = 0.45
"""A point of strength that an army loses in a fight."""

POLIS_STATION: Final = 0.3
"""What a Polis station is worth beside its VP."""

AMONG: Final[Mapping[tuple[str, str], float]] = {
    ("threat", "type"): 0.25,
    ("threat", "any"): 0.6,
    ("player", "any"): 0.4,
    ("polis", "any"): 0.05,
}
"""The share of fights that are against such an opponent, for strength that counts in them alone."""


def goods_worth(goods: Bag) -> float:
    """What the goods of a seat are worth.

    >>> round(goods_worth(Bag({"pig": 3, "ammo": 1})), 2)
    0.51
    """
    worth = 0.0
    for good in GOODS:
        count = goods.get(good, 0)
        if count > ENOUGH:
            worth += GOOD * ENOUGH + SPARE_GOOD * (count - ENOUGH)
        else:
            worth += GOOD * count
    return worth


def reward_worth(reward: Bag) -> float:
    """What a reward is worth to a seat that has enough of nothing."""
    return sum([_REWARDS[what] * count for what, count in reward.items()])


_REWARDS: Final[Mapping[str, float]] = {
    "pig": 0.13, "mushroom": 0.13, "ammo": 0.11, "any": 0.15, "army": 0.3, "equipment": 0.35, "quest": 0.3,
}  # fmt: skip


@lru_cache(maxsize=64)
def equipment_worth(cards: MetroCards, card: str) -> float:
    """What a hero gains by carrying a card."""
    return sum([_ability_worth(ability) for ability in cards.equipment[card].abilities])


def _ability_worth(ability: MetroAbility) -> float:
    if isinstance(ability, Modifier):
        count = _PER_COUNT.get(type(ability.verb))
        return count(ability) if count else 0.0
    if isinstance(ability, InsteadOfWound):
        return WOUND / 2
    return 0.12 if isinstance(ability, FreeUse) else 0.18


def _strength(ability: Modifier) -> float:
    assert isinstance(ability.verb, vb.AddStrength)
    return POINT * ability.verb.count * share_of(ability.when)


def share_of(when: Circumstance) -> float:
    """In what share of its fights a seat meets with such circumstances."""
    share = 1.0 if when.against is None else AMONG[when.against, "type" if when.type else "any"]
    return share * (0.7 if when.side else 1.0)


def _speed(ability: Modifier) -> float:
    assert isinstance(ability.verb, vb.AddSpeed)
    return STEP * ability.verb.count


_PER_COUNT: Final[Mapping[type[Any], Callable[[Modifier], float]]] = {vb.AddStrength: _strength, vb.AddSpeed: _speed}
