"""Memos: of a pure function of frozen values, and of a property."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar

One = TypeVar("One")
Other = TypeVar("Other")
Result = TypeVar("Result")


def recalled(most: int) -> Callable[[Callable[[One, Other], Result]], Callable[[One, Other], Result]]:
    """Memoize a pure function of two frozen values by their identity. At most ``most`` results are kept.

    Comparing identities is fast however large the values are. It is safe because the memo keeps its values alive and
    they never change. Only the last result for each second value is kept, so the second should vary more.

    >>> @recalled(most=10)
    ... def longest(one, other):
    ...     print("computed")
    ...     return max(one, other, key=len)
    >>> few, many = ("a",), ("b", "c")
    >>> longest(few, many)
    computed
    ('b', 'c')
    >>> longest(few, many)
    ('b', 'c')
    """

    def decorate(work: Callable[[One, Other], Result]) -> Callable[[One, Other], Result]:
        kept: dict[int, tuple[One, Other, Result]] = {}

        @wraps(work)
        def recall(one: One, other: Other) -> Result:
            found = kept.get(id(other))
            if found is not None and found[0] is one:
                return found[2]
            result = work(one, other)
            if len(kept) >= most:
                kept.clear()
            kept[id(other)] = one, other, result
            return result

        return recall

    return decorate


class Lazy(Generic[Result]):
    """A property computed at its first use and then kept in the object's ``__dict__``.

    It is `functools.cached_property` without a lock, which in Python 3.11 costs more than most of these properties.
    """

    def __init__(self, work: Callable[[Any], Result]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, owner: Any, kind: type | None = None) -> Result:
        result = self._work(owner)
        owner.__dict__[self._name] = result
        return result
