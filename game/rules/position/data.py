"""Plain data of positions, and names in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.bag import Bag
from game.kernel.given import Given

Data = dict[str, Any]
Name = Callable[[str], str]
"""Writes the id of something printed: as its title, or as it is."""


def read_goods(given: Given, goods: tuple[str, ...]) -> Bag:
    """Goods by their numbers."""
    return Bag({good: count.number() for good, count in given.mapping(goods, "goods").items()})
