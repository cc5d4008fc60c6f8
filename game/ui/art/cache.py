"""Surfaces that were drawn once, by content and size."""

from __future__ import annotations

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
    """Drop everything that was drawn: after a resize, a change of language or of the text scale."""
    for cache in _caches:
        cache.cache_clear()
