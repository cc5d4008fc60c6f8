"""Strict reading of numbers, bags of goods and words of cards."""

from __future__ import annotations

from typing import TypeVar

from game.fiftyfirst.cards.vocabulary import DISCARDED, SPENDABLE
from game.kernel.bag import Bag
from game.kernel.given import Given

W = TypeVar("W", bound=str)

LARGEST = 99
"""The largest number that a card file may hold: nothing printed comes near it."""

MOST_DISCARDED = 3
"""Maximum cards or Deals in one cost: each combination is a separate move."""


def goods_in(given: Given, goods: tuple[str, ...]) -> list[tuple[str, Given]]:
    """The goods of a bag with the nodes of their counts; refuses an empty bag."""
    found = list(given.pairs("goods with their numbers"))
    if not found:
        given.refuse("expected at least one good")
    return [(good.word(goods, "a good"), value) for good, value in found]


def read_bag(given: Given, goods: tuple[str, ...]) -> Bag:
    """A bag of ``goods`` with fixed counts, at least one."""
    return Bag((good, fixed(value)) for good, value in goods_in(given, goods))


def read_cost(given: Given, goods: tuple[str, ...] = SPENDABLE) -> Bag:
    """A cost of ``goods``. It holds only one of cards, Deals and Ruins: a move lists what it discards in one list.

    A matched good is a cost by itself.
    """
    cost = read_bag(given, goods)
    discarded = [good for good in DISCARDED if good in cost]
    if len(discarded) > 1:
        given.refuse("expected either cards, Deals or Ruins in a cost, not more than one of them")
    if max(cost["card"], cost["deal"]) > MOST_DISCARDED:
        given.refuse(f"expected at most {MOST_DISCARDED} cards or Deals in a cost")
    if cost["ruin"] > 1:
        given.refuse("expected at most 1 Ruin in a cost")
    if "matching" in cost and cost != {"matching": 1}:
        given.refuse("expected 'matching: 1' as the whole cost")
    return cost


def number(given: Given, lowest: int = 1) -> int:
    """A number as it is printed."""
    return given.number(lowest, LARGEST)


def number_in(given: Given, what: str, key: str) -> int:
    """The number under ``key``, which is all that there is in ``what``."""
    return number(given.entries(what, (key,))[key])


def fixed(given: Given) -> int:
    """A number that cannot depend on the State: `per` is refused."""
    if given.is_mapping:
        given.refuse("expected a fixed number: only what an ability gains can be counted by 'per'")
    return number(given)


def only(given: Given, found: list[str], what: str, words: tuple[str, ...]) -> str:
    """The one word that was ``found``; refuses none and several. ``words`` are those that are possible."""
    if not found:
        given.refuse(f"expected an ability with one {what}, not without one; known: {', '.join(words)}")
    if len(found) > 1:
        given.refuse(f"expected an ability with one {what}, not with {' and '.join(map(repr, found))}")
    return found[0]


def one_of(given: Given, words: tuple[W, ...], what: str) -> W:
    """One of ``words``, with its type."""
    found = given.word(words, what)
    return next(known for known in words if known == found)
