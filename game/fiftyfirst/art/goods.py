"""Goods as the window lists them."""

from __future__ import annotations

from game.fiftyfirst.cards.vocabulary import CONTACTS, GROUPS, RESOURCES
from game.kernel.bag import Bag

ORDER = ("worker", *RESOURCES, "ammo", *CONTACTS, "development", "shield", *GROUPS, "card", "salvage", "ruin", "vp")
"""The order in which the table shows goods."""


def ordered(goods: Bag) -> Bag:
    """The goods in the order of the table.

    >>> list(ordered(Bag({"vp": 1, "fuel": 2, "worker": 3})))
    ['worker', 'fuel', 'vp']
    """
    return Bag({good: goods[good] for good in ORDER if goods[good]})
