"""Memos: of a pure function of frozen values, and of a property."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, Protocol, TypeVar

One = TypeVar("One", contravariant=True)
Other = TypeVar("Other", contravariant=True)
Result = TypeVar("Result", covariant=True)


class Recalled(Protocol[One, Other, Result]):
    """A memoized function."""

    def __call__(self, one: One, other: Other, /) -> Result: ...

    def known(self, one: One, other: Other, /) -> Result | None:
        """The result if it is still kept; None if it would have to be computed."""
        ...


def recalled(most: int) -> Callable[[Callable[[One, Other], Result]], Recalled[One, Other, Result]]:
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
    >>> longest.known(few, many), longest.known(many, many)
    (('b', 'c'), None)
    """

    def decorate(work: Callable[[One, Other], Result]) -> Recalled[One, Other, Result]:
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

        def known(one: One, other: Other) -> Result | None:
            found = kept.get(id(other))
            return found[2] if found is not None and found[0] is one else None

        recall.known = known  # type: ignore[attr-defined]
        return recall  # type: ignore[return-value]

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
