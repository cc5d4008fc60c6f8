"""Which drawn places a program comes to: put into a copy of the game, which calls `reached` there.

What is kept in a cache counts as reached whenever it is taken from there, as it was made by what is noted with it.
Processes that others start write down what they reach in a file beside the game.
"""

from __future__ import annotations

import builtins
import functools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

OUT = "WATCHED_TESTS"
"""The variable of the environment that names the file to which `watched_tests` writes."""

ASKS = -1
"""Stands among the places that a test reaches if it asks whether the full suite is run."""

FILE = Path(__file__).resolve().parent.parent / "reached.txt"

reached_now: set[int] = set()
"""What has been reached since somebody emptied it."""

_is_watched = False
_watchers: list[set[int]] = [reached_now]
"""The sets that are being filled: that of whoever watches, and one for each cache entry that is being made."""


def watch() -> None:
    """Somebody in this process reads `reached_now`: nothing is written to the file."""
    global _is_watched
    _is_watched = True


def _stop_watching() -> None:
    global _is_watched
    _is_watched = False
    reached_now.clear()


def reached(place: int, value: Any = None) -> Any:
    """Note that a place was reached; returns the ``value`` that stands there."""
    current = _watchers[-1]
    if place not in current:
        current.add(place)
        if not _is_watched:
            _write({place})
    return value


def ordered(place: int, operator: str, left: Any, right: Any) -> Any:
    """Compare, and note the place only if the limit is met: else another limit changes nothing."""
    if left == right:
        reached(place)
    match operator:
        case "<":
            return left < right
        case "<=":
            return left <= right
        case ">":
            return left > right
        case _:
            return left >= right


def _write(places: set[int]) -> None:
    file = os.open(FILE, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        os.write(file, "".join(f"{place}\n" for place in sorted(places)).encode())
    finally:
        os.close(file)


# ---------------------------------------------------------------------- caches
_lru_cache: Any = functools.lru_cache


def _is_ours(function: Any) -> bool:
    return str(getattr(function, "__module__", "")).split(".")[0] in ("game", "tests")


def _made(make: Callable[[], Any]) -> tuple[Any, frozenset[int]]:
    """A value, and what was reached while it was made."""
    mine: set[int] = set()
    _watchers.append(mine)
    try:
        return make(), frozenset(mine)
    finally:
        _watchers.pop()
        _watchers[-1].update(mine)


def _noted(function: Any, maxsize: int | None, typed: bool) -> Any:
    @_lru_cache(maxsize, typed)  # type: ignore[untyped-decorator]
    def kept(*args: Any, **kwargs: Any) -> tuple[Any, frozenset[int]]:
        return _made(lambda: function(*args, **kwargs))

    @functools.wraps(function)
    def taken(*args: Any, **kwargs: Any) -> Any:
        value, places = kept(*args, **kwargs)
        if places:
            _watchers[-1].update(places)
        return value

    taken.cache_clear = kept.cache_clear  # type: ignore[attr-defined]
    taken.cache_info = kept.cache_info  # type: ignore[attr-defined]
    taken.cache_parameters = kept.cache_parameters  # type: ignore[attr-defined]
    return taken


def _noting_lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
    if callable(maxsize):
        return _noted(maxsize, 128, typed) if _is_ours(maxsize) else _lru_cache(maxsize)
    plain = _lru_cache(maxsize, typed)
    return lambda function: _noted(function, maxsize, typed) if _is_ours(function) else plain(function)


class _NotingProperty(functools.cached_property[Any]):
    """A cached property that is asked each time."""

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        if instance is None:
            return self
        assert self.attrname is not None
        if not _is_ours(self.func):
            return super().__get__(instance, owner)
        place = (self.attrname, "reached")
        if self.attrname not in instance.__dict__:
            value, places = _made(lambda: self.func(instance))
            instance.__dict__[self.attrname] = value
            if places:
                instance.__dict__[place] = places
            return value
        _watchers[-1].update(instance.__dict__.get(place, ()))
        return instance.__dict__[self.attrname]

    def __set__(self, instance: Any, value: Any) -> None:
        instance.__dict__[self.attrname] = value

    def __delete__(self, instance: Any) -> None:
        del instance.__dict__[self.attrname]


def install() -> None:
    """Before anything else of the game is imported."""
    vars(builtins).update(_reached=reached, _ordered=ordered)
    vars(functools).update(
        lru_cache=_noting_lru_cache,
        cache=lambda function: _noting_lru_cache(None)(function),
        cached_property=_NotingProperty,
    )
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=_stop_watching)
