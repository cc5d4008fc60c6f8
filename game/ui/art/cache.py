"""Memoised drawings, all dropped together."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

Drawer = TypeVar("Drawer", bound=Callable[..., Any])

_caches: list[Any] = []
_lasting: list[Any] = []


def kept(limit: int, lasting: bool = False) -> Callable[[Drawer], Drawer]:
    """A decorator like `lru_cache` that `forget_all` empties; ``limit`` is the number of results kept.

    ``lasting`` is for what depends on no size, language or palette: only `give_back` empties it.
    """

    def wrap(draw: Drawer) -> Drawer:
        cache: Any = lru_cache(limit)(draw)
        (_lasting if lasting else _caches).append(cache)
        return cache  # type: ignore[no-any-return]

    return wrap


def forget_all() -> None:
    """Drop every memoised drawing: after a resize, a match, or a change of language or palette."""
    for cache in _caches:
        cache.cache_clear()


def give_back() -> None:
    """Drop every memoised drawing, and fonts, and return their memory to the system, which glibc otherwise keeps: some
    100 MB after a game of four. Slower than `forget_all`: for the end of a match, not for every step of a resize."""
    forget_all()
    for cache in _lasting:
        cache.cache_clear()
    if sys.platform.startswith("linux"):
        import ctypes  # imported late: the title does not need it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc alone has it
        if trim is not None:
            trim(0)
