"""R43.3 to R43.5: influence tokens in place of contact tokens, for Locations of the three groups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import GROUPS, TOKENS
from game.fiftyfirst.rules.combinations import splits
from game.fiftyfirst.rules.payment import Price, contacts
from game.kernel.bag import Bag
from game.kernel.memo import recalled

INFLUENCE = frozenset(GROUPS)
"""The goods that are influence tokens."""


@recalled(16)
def tokens_of(catalog: Catalog, sets: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens of a game: influence only if the deck has Locations of a group (R43.1)."""
    has_groups = any(catalog.locations[card].groups for card in catalog.deck(sets))
    return TOKENS if has_groups else tuple(token for token in TOKENS if token not in INFLUENCE)


@lru_cache(maxsize=512)
def in_place_of(colour: str, groups: tuple[str, ...], held: frozenset[str] = INFLUENCE) -> tuple[str, ...]:
    """The influence of those ``held`` that may be paid for a Location of these ``groups`` in place of contact tokens:
    its own in place of grey and blue ones, that of the others in place of red ones; none for a Location of no group
    (A-31).

    >>> in_place_of("grey", ("sharrash",)), in_place_of("red", ("sharrash",)), in_place_of("red", ())
    (('sharrash',), ('uranopolis', 'iron_gang'), ())
    """
    kinds = groups if colour != "red" or not groups else [group for group in GROUPS if group not in groups]
    return tuple([kind for kind in kinds if kind in held])


@lru_cache(maxsize=512)
def contacts_or_influence(colour: str, count: int, kinds: tuple[str, ...]) -> Price:
    """The price of ``count`` contact tokens, for which influence of these ``kinds`` may stand in, freely mixed.

    As many influence tokens as possible come first, of the first kinds before the others (R43.5a).

    >>> contacts_or_influence("grey", 2, ("sharrash",))
    (Bag({'sharrash': 2}), Bag({'sharrash': 1, 'grey': 1}), Bag({'grey': 2}))
    """
    usual = contacts(colour, count)
    if count <= 0 or not kinds:
        return usual
    return Price(*_mixes(colour, count, kinds), needs=usual.needs)


def with_most_influence(colour: str, count: int, kinds: tuple[str, ...], held: Mapping[str, int]) -> Price:
    """The alternative of `contacts_or_influence` that holds the canonical payment of whoever has the goods ``held``.

    >>> with_most_influence("red", 3, ("sharrash", "uranopolis"), {"uranopolis": 2, "red": 4})
    (Bag({'uranopolis': 2, 'red': 1}),)
    """
    left, shares = count, list[tuple[str, int]]()
    for kind in kinds:
        share = min(left, held.get(kind, 0))
        if share > 0:
            shares.append((kind, share))
            left -= share
    return _mixed(colour, left, tuple(shares)) if shares else contacts(colour, count)


@lru_cache(maxsize=512)
def _mixed(colour: str, count: int, shares: tuple[tuple[str, int], ...]) -> Price:
    """The price of so many contact tokens and shares of influence, without alternatives."""
    return Price(Bag({**dict(shares), colour: count}))


def _mixes(colour: str, count: int, kinds: tuple[str, ...]) -> Iterator[Bag]:
    for influence in range(count, -1, -1):
        for shares in sorted(splits(influence, (count,) * len(kinds)), reverse=True):
            yield Bag({**dict(zip(kinds, shares, strict=True)), colour: count - influence})
