"""An immutable multiset of named things: goods in a supply, a price, a reward."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, Self


class Bag(dict[str, int]):
    """A frozen mapping from a name to a positive count; what is absent counts 0.

    It is a ``dict`` so that reading costs what a dict costs and JSON needs no conversion,
    but nothing can change it. Build one with ``Bag({"brick": 2})``; zero counts are left out.

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
        """Set the count of a bag that nobody has seen yet."""
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
        """What is left after taking ``other`` out; raises ValueError if it is not all there."""
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
        """Whether ``other`` could be taken out."""
        for name, count in other.items():  # noqa: SIM110  (a generator here doubles the time; every payment asks)
            if self.get(name, 0) < count:
                return False
        return True

    @property
    def total(self) -> int:
        """How many things there are, of every kind together."""
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
"""How a new bag is filled before anybody sees it."""

EMPTY = Bag()
