"""Parts of a frame that are drawn once, and shown again until something in them changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

import pygame

from game.ui.art.cache import pause
from game.ui.canvas import Canvas, Mark
from game.ui.page import Page

_states: Final = count(1000)
"""A number for each picture of a still, since all are painted onto the same surface. Numbers below 1000 are alpha
values."""


class Still:
    """A picture as large as the window, and the marks in it. Nothing is painted before all that is in it can be, and
    then only where it differs from the picture before."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Drop the picture."""
        self.surface: pygame.Surface | None = None
        """The picture as last painted."""
        self._key: tuple[object, ...] | None = None
        self._marks: tuple[Mark, ...] = ()
        self._page, self._state = Page(), 0
        self._is_finished = False

    def put(
        self, canvas: Canvas, key: tuple[object, ...], draw: Callable[[Canvas], None],
        finish: Callable[[Canvas], None] | None = None,
    ) -> None:  # fmt: skip
        """Show the picture; ``draw`` draws it if ``key``, what it depends on, is another, and ``finish`` then changes
        what is painted, so that no mark of it holds.

        Raises:
            Enough: drawing in steps, and this one has lasted long enough.
        """
        if self.surface is None or self.surface.get_size() != canvas.size:
            self.surface, self._key = pygame.Surface(canvas.size), None
        if self._key is None or not _is_same(self._key, key):
            self._page.begin(self.surface)
            behind = Canvas(self.surface, canvas.metrics, self._page)
            draw(behind)
            if self._page.finish() != []:
                self._state = next(_states)
            self._key, self._marks, self._is_finished = key, () if finish else tuple(behind.marks), False
            pause(after_long=True)
        if finish and not self._is_finished:
            finish(Canvas(self.surface, canvas.metrics))
            self._page.forget()
            self._is_finished = True
            pause(after_long=True)
        canvas.blit(self.surface, (0, 0), state=self._state)
        canvas.marks += self._marks


def _is_same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """True if two keys mean the same picture. Tests identity first, as equality is slower."""
    return len(one) == len(other) and all(a is b or a == b for a, b in zip(one, other, strict=True))
