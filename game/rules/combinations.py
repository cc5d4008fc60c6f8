"""The ways to take goods or cards together, of which only so many are listed as anybody could look through.

Every way is found directly, none is tried out in vain: the first few are found at once, however many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

MOST_AT_ONCE: Final = 100
"""Up to so many combinations are listed whole; where there are more, goods or cards are asked for one at a time."""


def too_many(ways: Iterable[object]) -> bool:
    """Whether these are more than `MOST_AT_ONCE`; no more than that are looked at."""
    return sum(1 for _ in islice(ways, MOST_AT_ONCE + 1)) > MOST_AT_ONCE


def splits(count: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take ``count`` from places that hold ``limits``, as a number for each place."""
    for shares in _shares(count, limits):
        taken = dict(shares)
        yield tuple([taken.get(place, 0) for place in range(len(limits))])


def selections(things: Sequence[T], count: int) -> Iterator[tuple[T, ...]]:
    """Every different way to take ``count`` of ``things``, among which there may be equal ones, in their order."""
    held = Counter(things)
    kinds = tuple(held)
    for shares in _shares(count, tuple(held.values())):
        yield tuple([kinds[place] for place, number in shares for _ in range(number)])


def _shares(count: int, limits: Sequence[int], first: int = 0) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to take ``count`` from the places from ``first`` on: the places from which any is taken, and how many.

    It goes as deep as ``count``, and not as there are places.
    """
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
