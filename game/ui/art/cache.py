"""Memoised drawings, all dropped together."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any, TypeVar

Drawer = TypeVar("Drawer", bound=Callable[..., Any])

_caches: list[Any] = []
_lasting: list[Any] = []


class Enough(Exception):
    """Drawing `in_steps` ends here; what was finished until now is kept, so that the next time goes on from there."""


class _Step:
    """How far drawing has come: when the first missing drawing was begun, and whether one has been finished."""

    def __init__(self, clock: Callable[[], float], most: float) -> None:
        self._clock, self._most = clock, most
        self._begun: float | None = None
        self.has_drawn = False

    @property
    def is_over(self) -> bool:
        """Whether no further drawing is to be begun."""
        if self._begun is None:
            self._begun = self._clock()
        return self.has_drawn and self._clock() - self._begun >= self._most


_step: list[_Step] = []
"""The step that is drawn now; empty while whatever is missing is drawn at once."""


@contextmanager
def in_steps(clock: Callable[[], float], most: float) -> Iterator[None]:
    """Within this context no missing drawing is begun ``most`` seconds after the first one: `Enough` is raised instead.
    At least one is finished, so that what is drawn again and again in this way will be complete one day."""
    _step.append(_Step(clock, most))
    try:
        yield
    finally:
        _step.pop()


def pause() -> None:
    """A place between two pieces of work that are kept by themselves: a step may end here.

    Raises:
        Enough: drawing in steps, and this one has lasted long enough.
    """
    if _step:
        _step[-1].has_drawn = True
        if _step[-1].is_over:
            raise Enough


def kept(limit: int, lasting: bool = False) -> Callable[[Drawer], Drawer]:
    """A decorator like `lru_cache` that `forget_all` empties; ``limit`` is the number of results kept.

    ``lasting`` is for what depends on no size, language or palette: only `give_back` empties it.
    """

    def wrap(draw: Drawer) -> Drawer:
        @wraps(draw)
        def draw_missing(*args: Any, **kwargs: Any) -> Any:
            step = _step[-1] if _step else None
            if step and step.is_over:
                raise Enough
            drawn = draw(*args, **kwargs)
            if step:
                step.has_drawn = True
            return drawn

        cache: Any = lru_cache(limit)(draw_missing)
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
