"""Recalling results: of a pure function for the same frozen values, of a property for the object that has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar

One = TypeVar("One")
Other = TypeVar("Other")
Result = TypeVar("Result")


def recalled(most: int) -> Callable[[Callable[[One, Other], Result]], Callable[[One, Other], Result]]:
    """Let a pure function of two frozen values give its last ``most`` results again for the very same values.

    The same means identical, not equal: telling that costs nothing however large the values are. It cannot err,
    because what is recalled keeps its values alive, and they never change. Only the last result for each second value
    is kept, so that is to be the one that changes more.
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
    """A property that is worked out when it is asked for first, and then kept by its object.

    Like `functools.cached_property` without the lock, which costs more than most of what is kept here.
    """

    def __init__(self, work: Callable[[Any], Result]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, owner: Any, kind: type | None = None) -> Result:
        result = self._work(owner)
        owner.__dict__[self._name] = result
        return result
