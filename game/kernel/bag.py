"""An immutable multiset of named things: goods in a supply, a price, a reward; and cards in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, Self


class Bag(dict[str, int]):
    """A frozen mapping from names to positive counts. Absent names count 0; zero counts are dropped.

    It is a ``dict`` so that reading is as fast and JSON needs no conversion.

    >>> price = Bag({"stone": 2, "wood": 0})
    >>> price
    Bag({'stone': 2})
    >>> price["wood"]
    0
    >>> price + {"wood": 1}
    Bag({'stone': 2, 'wood': 1})
    >>> price - {"stone": 1}
    Bag({'stone': 1})
    >>> price.covers({"stone": 3})
    False
    >>> price["wood"] = 1
    Traceback (most recent call last):
    TypeError: a Bag never changes; make a new one

    Raises:
        ValueError: a count is negative.
    """

    __slots__ = ("_hash",)

    _hash: int

    def __init__(self, counts: Mapping[str, int] | Iterable[tuple[str, int]] = ()) -> None:
        _fill(self, counts)
        if self and min(self.values()) <= 0:
            for name in list(self):
                self._count(name, self[name])

    def _count(self, name: str, count: int) -> None:
        """Set a count while the bag is being built."""
        if count > 0:
            _put(self, name, count)
        elif count == 0:
            _leave_out(self, name, None)
        else:
            raise ValueError(f"{name}: a count cannot be {count}")

    def __missing__(self, name: str) -> int:
        return 0

    def __add__(self, other: Mapping[str, int]) -> Bag:
        if not other:
            return self
        total: Bag = _new(Bag)
        _fill(total, self)
        for name, count in other.items():
            count += self.get(name, 0)
            if count > 0:
                _put(total, name, count)
            else:
                total._count(name, count)
        return total

    def __sub__(self, other: Mapping[str, int]) -> Bag:
        """The bag without ``other``; raises ValueError if it does not cover it."""
        if not other:
            return self
        left: Bag = _new(Bag)
        _fill(left, self)
        for name, count in other.items():
            count = self.get(name, 0) - count
            if count > 0:
                _put(left, name, count)
            else:
                left._count(name, count)
        return left

    def covers(self, other: Mapping[str, int]) -> bool:
        """Whether the bag holds at least ``other``."""
        for name, count in other.items():  # noqa: SIM110  (a generator here doubles the time; every payment asks)
            if self.get(name, 0) < count:
                return False
        return True

    @property
    def total(self) -> int:
        """The sum of all counts."""
        return sum(self.values())

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(frozenset(self.items()))
            return self._hash

    def _frozen(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a Bag never changes; make a new one")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _frozen

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[type[Bag], tuple[dict[str, int]]]:
        return Bag, (dict(self),)

    def __repr__(self) -> str:
        return f"Bag({dict.__repr__(self)})"


_new, _fill, _put, _leave_out = dict.__new__, dict.update, dict.__setitem__, dict.pop
"""Methods of dict, for a bag that is being built."""

EMPTY = Bag()


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """``cards`` of a hand, an offer or a pile without one copy of each of ``gone``, the rest in order."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
