"""A list longer than its window, scrolled by wheel and keys, with a scroll bar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pygame

from game.ui.canvas import Canvas
from game.ui.input import Input, Leave, Move, Press, Release, Wheel
from game.ui.theme import LINE, MUTED, PanelStyle

PAGES: Mapping[str, float] = {"page up": -0.8, "page down": 0.8, "home": -1000, "end": 1000}
"""Name of the key -> window heights by which it scrolls."""

_TRACK = PanelStyle(LINE, None, radius=3)
_THUMB = PanelStyle(MUTED, None, radius=3)


class Scroller:
    """A list of ``height`` pixels, of which ``offset`` are above its window ``rect``."""

    def __init__(self) -> None:
        self.offset = 0
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.height = 0

    @property
    def is_dragged(self) -> bool:
        """True while the pointer holds the bar."""
        return False

    @property
    def furthest(self) -> int:
        return max(0, self.height - self.rect.height)

    def fit(self, rect: pygame.Rect, height: int) -> None:
        """Set the window and the height of the whole list."""
        self.rect, self.height = pygame.Rect(rect), height
        self.offset = min(self.offset, self.furthest)

    def handle(self, value: Input) -> bool:
        """Scroll; True if the input was meant for the list."""
        if not isinstance(value, Wheel) or not self.rect.collidepoint(value.pos):
            return False
        self.turn(-value.steps * max(1, self.rect.height // 6))
        return True

    def turn(self, pixels: int) -> bool:
        """Scroll down, or up if negative; True if the list moved."""
        before = self.offset
        self.offset = min(max(0, self.offset + pixels), self.furthest)
        return self.offset != before

    def page(self, key: str) -> bool:
        """Scroll by a key of `PAGES`; True if the list moved."""
        return self.turn(round(PAGES[key] * self.rect.height)) if key in PAGES else False

    def reveal(self, top: int, bottom: int) -> None:
        """Scroll the part from ``top`` to ``bottom`` of the list into the window."""
        self.turn(max(0, bottom - self.offset - self.rect.height))
        self.turn(min(0, top - self.offset))

    @property
    def top(self) -> int:
        """The y of the list's upper edge, which lies above the window once it is scrolled."""
        return self.rect.y - self.offset

    @contextmanager
    def window(self, canvas: Canvas) -> Iterator[int]:
        """Clip to the window; gives `top`."""
        with canvas.clipped(self.rect):
            yield self.top
        if self.furthest:
            self._draw_bar(canvas)

    def shows(self, rect: pygame.Rect) -> bool:
        """True if a line of the list is wholly inside the window."""
        return self.rect.contains(rect)

    def _draw_bar(self, canvas: Canvas) -> None:
        width = max(4, canvas.px(6))
        track = pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)
        canvas.panel(track, _TRACK, "scroll:track")
        canvas.panel(self._thumb(track), _THUMB, "scroll:thumb")

    def _thumb(self, track: pygame.Rect) -> pygame.Rect:
        """The part of the track that stands for the window."""
        tall = min(track.height, max(24, self.rect.height * self.rect.height // max(1, self.height)))
        top = track.y + (track.height - tall) * self.offset // max(1, self.furthest)
        return pygame.Rect(track.x, top, track.width, tall)


class DraggedScroller(Scroller):
    """A list with a bar to be dragged, on a ``track`` beside the window."""

    def __init__(self) -> None:
        super().__init__()
        self.track = pygame.Rect(0, 0, 0, 0)
        self._grip: int | None = None

    @property
    def is_dragged(self) -> bool:
        return self._grip is not None

    def handle(self, value: Input) -> bool:
        if isinstance(value, Press) and value.button == "left" and self.furthest and self.track.collidepoint(value.pos):
            thumb = self._thumb(self.track)
            inside = thumb.collidepoint(value.pos)
            self._grip = value.pos[1] - thumb.y if inside else thumb.height // 2
            self._drag_to(value.pos[1])
            return True
        if isinstance(value, Move) and self._grip is not None:
            self._drag_to(value.pos[1])
            return True
        if isinstance(value, Release | Leave):
            self._grip = None
        return super().handle(value)

    def _drag_to(self, y: int) -> None:
        """Scroll so that the thumb follows the pointer that holds it."""
        thumb = self._thumb(self.track)
        way = max(1, self.track.height - thumb.height)
        wanted = round((y - (self._grip or 0) - self.track.y) * self.furthest / way)
        self.turn(wanted - self.offset)

    def _draw_bar(self, canvas: Canvas) -> None:
        canvas.panel(self.track, _TRACK._replace(radius=7), "scroll:track")
        canvas.panel(self._thumb(self.track), _THUMB._replace(radius=7), "scroll:thumb")
