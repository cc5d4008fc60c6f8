"""Combinations of goods or cards, with a limit on how many are listed.

Each combination is built directly, so the first few are found at once, however many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

MOST_AT_ONCE: Final = 100
"""Maximum number of combinations that are listed; where there are more, goods or cards are asked for one at a time."""


def too_many(ways: Iterable[object]) -> bool:
    """Whether there are more than `MOST_AT_ONCE` ``ways``; looks no further than the first one beyond that number."""
    return sum(1 for _ in islice(ways, MOST_AT_ONCE + 1)) > MOST_AT_ONCE


def splits(count: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take ``count`` from places that hold at most ``limits``, as a number for each place.

    >>> list(splits(2, (2, 1)))
    [(1, 1), (2, 0)]
    """
    for shares in _shares(count, limits):
        taken = dict(shares)
        yield tuple([taken.get(place, 0) for place in range(len(limits))])


def selections(things: Sequence[T], count: int) -> Iterator[tuple[T, ...]]:
    """Every different way to take ``count`` of ``things``; equal things are interchangeable.

    >>> list(selections(("School", "School", "Docks"), 2))
    [('School', 'Docks'), ('School', 'School')]
    """
    held = Counter(things)
    kinds = tuple(held)
    for shares in _shares(count, tuple(held.values())):
        yield tuple([kinds[place] for place, number in shares for _ in range(number)])


def _shares(count: int, limits: Sequence[int], first: int = 0) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to take ``count`` from the places at ``first`` and after it: the places from which something is taken,
    and how much. The recursion is at most ``count`` deep, however many places there are."""
    if not count:
        yield ()
        return
    left = sum(limits[first:])
    for place in range(first, len(limits)):
        if left < count:
            return
        left -= limits[place]
        for number in range(max(1, count - left), min(count, limits[place]) + 1):
            yield from (((place, number), *others) for others in _shares(count - number, limits, place + 1))
