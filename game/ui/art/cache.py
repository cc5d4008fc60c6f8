"""Surfaces that were drawn once, by content and size."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

Drawer = TypeVar("Drawer", bound=Callable[..., Any])

_caches: list[Any] = []


def kept(limit: int) -> Callable[[Drawer], Drawer]:
    """Keep the last ``limit`` results of a function of hashable arguments until `forget_all`."""

    def wrap(draw: Drawer) -> Drawer:
        cache: Any = lru_cache(limit)(draw)
        _caches.append(cache)
        return cache  # type: ignore[no-any-return]

    return wrap


def forget_all() -> None:
    """Drop everything that was drawn: after a resize, a match, a change of language or of the text scale."""
    for cache in _caches:
        cache.cache_clear()


def give_back() -> None:
    """Drop it, and give its memory back to the system: the C library of Linux keeps it otherwise, some 100 MB after a
    game of four. Slower than `forget_all` alone: for the end of a match, not for every step of a resize."""
    forget_all()
    if sys.platform.startswith("linux"):
        import ctypes  # here: the title is up without it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # another C library may have none
        if trim is not None:
            trim(0)
