"""A list that is longer than its window: turned by wheel and keys, with a bar that shows where one is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pygame

from game.ui.canvas import Canvas
from game.ui.input import Input, Leave, Move, Press, Release, Wheel
from game.ui.theme import LINE, MUTED, PanelStyle

PAGES: Mapping[str, float] = {"page up": -0.8, "page down": 0.8, "home": -1000, "end": 1000}
"""Name of the key -> how many windows it turns the list."""

_TRACK = PanelStyle(LINE, None, radius=3)
_THUMB = PanelStyle(MUTED, None, radius=3)


class Scroller:
    """``offset`` pixels of the list are above its window ``rect``."""

    def __init__(self) -> None:
        self.offset = 0
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.height = 0

    @property
    def is_dragged(self) -> bool:
        """Whether the pointer holds the bar."""
        return False

    @property
    def furthest(self) -> int:
        return max(0, self.height - self.rect.height)

    def fit(self, rect: pygame.Rect, height: int) -> None:
        """The window and the height of the whole list are now these."""
        self.rect, self.height = pygame.Rect(rect), height
        self.offset = min(self.offset, self.furthest)

    def handle(self, value: Input) -> bool:
        """Turn the list; whether the input was meant for it."""
        if not isinstance(value, Wheel) or not self.rect.collidepoint(value.pos):
            return False
        self.turn(-value.steps * max(1, self.rect.height // 6))
        return True

    def turn(self, pixels: int) -> bool:
        """Go down the list, or up if negative; whether it moved."""
        before = self.offset
        self.offset = min(max(0, self.offset + pixels), self.furthest)
        return self.offset != before

    def page(self, key: str) -> bool:
        """Turn by a key of `PAGES`; whether the list moved."""
        return self.turn(round(PAGES[key] * self.rect.height)) if key in PAGES else False

    def reveal(self, top: int, bottom: int) -> None:
        """Bring the part from ``top`` to ``bottom`` of the list into the window."""
        self.turn(max(0, bottom - self.offset - self.rect.height))
        self.turn(min(0, top - self.offset))

    @property
    def top(self) -> int:
        """The y at which the list begins, above the window where it is turned."""
        return self.rect.y - self.offset

    @contextmanager
    def window(self, canvas: Canvas) -> Iterator[int]:
        """Draw inside the window only; gives the y at which the list begins."""
        with canvas.clipped(self.rect):
            yield self.rect.y - self.offset
        if self.furthest:
            self._draw_bar(canvas)

    def shows(self, rect: pygame.Rect) -> bool:
        """Whether a line of the list is wholly inside the window."""
        return self.rect.contains(rect)

    def _draw_bar(self, canvas: Canvas) -> None:
        width = max(4, canvas.px(6))
        track = pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)
        canvas.panel(track, _TRACK, "scroll:track")
        canvas.panel(self._thumb(track), _THUMB, "scroll:thumb")

    def _thumb(self, track: pygame.Rect) -> pygame.Rect:
        """The part of the track that shows where in the list the window is."""
        tall = min(track.height, max(24, self.rect.height * self.rect.height // max(1, self.height)))
        top = track.y + (track.height - tall) * self.offset // max(1, self.furthest)
        return pygame.Rect(track.x, top, track.width, tall)


class DraggedScroller(Scroller):
    """A list whose bar can be dragged; the bar has a ``track`` of its own beside the window."""

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
        """Turn the list so that the thumb is where the pointer holds it."""
        thumb = self._thumb(self.track)
        way = max(1, self.track.height - thumb.height)
        wanted = round((y - (self._grip or 0) - self.track.y) * self.furthest / way)
        self.turn(wanted - self.offset)

    def _draw_bar(self, canvas: Canvas) -> None:
        canvas.panel(self.track, _TRACK._replace(radius=7), "scroll:track")
        canvas.panel(self._thumb(self.track), _THUMB._replace(radius=7), "scroll:thumb")
