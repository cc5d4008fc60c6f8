"""Randomness as a value: a draw returns its outcome and the next generator."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.kernel.refusal import Unreadable

_MASK = (1 << 64) - 1


class Chance(msgspec.Struct, frozen=True, gc=False):
    """An immutable generator (SplitMix64): each draw returns an outcome and the next generator.

    ``pinned`` holds outcomes that a scenario fixes in advance: an index for a choice among several options, a list of
    names for a shuffle.

    >>> index, after = Chance(51).choose(6)
    >>> index
    4
    >>> order, after = after.shuffle(["Oak", "Ash", "Elm"])
    >>> order
    ('Oak', 'Elm', 'Ash')
    >>> Chance(51, pinned=(3,)).choose(6)
    (3, Chance(seed=51, pinned=()))
    """

    seed: int
    pinned: tuple[int | tuple[str, ...], ...] = ()

    def choose(self, options: int) -> tuple[int, Chance]:
        """Draw an index below ``options``. A single option takes no draw.

        Raises:
            Unreadable: the pinned outcome is not an index below ``options``.
        """
        if options < 2:
            return 0, self
        if self.pinned:
            index, *rest = self.pinned
            if not isinstance(index, int) or not 0 <= index < options:
                raise Unreadable(f"chance: {index!r} is not an index below {options}")
            return index, Chance(self.seed, tuple(rest))
        index, seed = _below(options, self.seed)
        return index, Chance(seed)

    def shuffle(self, items: Sequence[str]) -> tuple[tuple[str, ...], Chance]:
        """``items`` in random order, or in the pinned order.

        Raises:
            Unreadable: the pinned order does not hold exactly ``items``.
        """
        if self.pinned and isinstance(self.pinned[0], tuple):
            order, *rest = self.pinned
            if sorted(order) != sorted(items):  # type: ignore[arg-type]
                raise Unreadable("chance: the given order does not hold the cards that are shuffled")
            return tuple(order), Chance(self.seed, tuple(rest))  # type: ignore[arg-type]
        order_, seed = list(items), self.seed
        for last in range(len(order_) - 1, 0, -1):
            index, seed = _below(last + 1, seed)
            order_[last], order_[index] = order_[index], order_[last]
        return tuple(order_), Chance(seed, self.pinned)


def _below(bound: int, seed: int) -> tuple[int, int]:
    """An unbiased number below ``bound`` and the next seed."""
    limit = (_MASK + 1) - (_MASK + 1) % bound
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & _MASK
        mixed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        mixed ^= mixed >> 31
        if mixed < limit:
            return mixed % bound, seed
