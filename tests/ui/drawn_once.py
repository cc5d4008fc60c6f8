"""How drawings are drawn in tests: blank where a test looks at marks alone, otherwise each only once in a process."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Any, Final

import pygame

from game.ui.art import cache
from game.ui.page import Page

_RASTERISE: Final[Any] = pygame.image.load_sized_svg
_PAINT: Final = Page._paint

KEPT = 3_000
"""Drawings that are kept in a process: some 250 MB."""

cache._LEAST_ROOM = 700_000_000
"""Bytes: tests in many windows would else draw the same pictures again and again."""


def draw(blank: bool) -> None:
    """From now on drawings are blank and frames are not painted, or both are as in the program.

    What the program has kept is dropped only if that changes.
    """
    rasterise = _blank if blank else _drawn_once
    if pygame.image.load_sized_svg is not rasterise:
        cache.forget_all()
        pygame.image.load_sized_svg = rasterise  # type: ignore[assignment]
        Page._paint = _leave_out if blank else _PAINT  # type: ignore[method-assign, assignment]


def _blank(_: Any, size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


def _leave_out(*_: Any) -> None:
    """The place of `Page._paint`."""


def _drawn_once(source: Any, size: tuple[int, int]) -> pygame.Surface:
    if not isinstance(source, BytesIO):
        drawn: pygame.Surface = _RASTERISE(source, size)
        return drawn
    return _drawn(source.getvalue(), size).copy()


@lru_cache(KEPT)
def _drawn(text: bytes, size: tuple[int, int]) -> pygame.Surface:
    drawn: pygame.Surface = _RASTERISE(BytesIO(text), size)
    return drawn
