"""What is done in frames in which nothing happens: what may be shown next is drawn ahead, bit by bit, so that the frame
that shows it finds its pictures kept; and full garbage collections, which take longer than a frame, are made."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from game.ui.art.cache import Enough, NoRoom, in_steps
from game.ui.canvas import Canvas
from game.ui.page import Page
from game.ui.scene import Prospect, Scene
from game.ui.theme import Metrics

_DUE: Final = 10
"""Collections of the middle generation after which a full one is due, as usual in Python."""

_NEVER: Final = 1_000_000
"""So many of them that Python makes no full one by itself."""

_SHORT, _LONG = 2_000, 20_000
"""Milliseconds without input after which a full collection disturbs nobody: in menus, and during a match."""


@contextmanager
def collected_when_idle() -> Iterator[None]:
    """Within this context full collections are left to `collect_if_due`."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def collect_if_due(is_playing: bool = False, rested: int = 0) -> bool:
    """Make a full collection if one is due; True if one was made.

    Args:
        is_playing: a match is on the table.
        rested: milliseconds since the last input.
    """
    is_due = gc.get_count()[2] >= _DUE and rested >= (_LONG if is_playing else _SHORT)
    if is_due:
        gc.collect()
    return is_due


MOST: Final = 0.004
"""Seconds of an idle frame after which nothing more is begun."""

_TRIES: Final = 150
"""Idle frames after which a picture that is not complete is left: more is needed for it than can be kept."""


class DrawnAhead:
    """Draws what the scene on top may show next (`Scene.prospects`) on a page that nobody sees: only the memos of
    `game.ui.art.cache` keep it. No scene needs to know which of its pictures are missing."""

    def __init__(self, clock: Callable[[], float], strict: bool = False) -> None:
        """Args:
        clock: in seconds.
        strict: raise errors; otherwise what fails is left, and fails again when it is really shown.
        """
        self._clock = clock
        self._strict = strict
        self._key: tuple[object, ...] = ()
        self._prospects: Iterator[Prospect] = iter(())
        self._next: Prospect | None = None
        self._tries = 0
        self._page, self._sheet = Page(), pygame.Surface((1, 1))

    def work(self, scene: Scene, size: tuple[int, int], metrics: Metrics) -> bool:
        """Draw for a few milliseconds what is missing; False if nothing is. What there is no room for is left."""
        begun = self._clock()
        key = (scene, metrics, scene.outlook)
        if key != self._key:
            self._key, self._prospects, self._next, self._tries = key, scene.prospects(), None, 0
        if self._sheet.get_size() != size:
            self._sheet = pygame.Surface(size)
        self._page.begin(self._sheet, is_unseen=True)
        while True:
            try:
                self._next = self._next or next(self._prospects, None)
                if self._next is None:
                    return False
                with in_steps(self._clock, MOST, is_ahead=True):
                    self._next(Canvas(self._sheet, metrics, self._page))
            except Enough:
                self._tries += 1
                if self._tries < _TRIES:
                    return True
            except NoRoom:
                pass
            except Exception:
                if self._strict:
                    raise
            self._next, self._tries = None, 0
            if self._clock() - begun >= MOST:
                return True
