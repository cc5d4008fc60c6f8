"""A list of lines of equal height, scrolled by whole lines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate, pairwise

import pygame

from game.ui.canvas import Canvas
from game.ui.scenes.browser.lists import ListScene
from game.ui.theme import GOLD, PANEL2, PanelStyle
from game.ui.widgets.button import Button, toned
from game.ui.widgets.scroller import DraggedScroller

_OPEN, _CHOSEN = PanelStyle(PANEL2, None, radius=8), PanelStyle(PANEL2, GOLD, radius=8, edge_width=3)


class LineList:
    """Lays out a list of lines."""

    def __init__(self) -> None:
        self.scroller = DraggedScroller()
        self._pitch = 1

    @property
    def first(self) -> int:
        """The number of the first visible line."""
        return round(self.scroller.offset / self._pitch)

    def reveal(self, number: int) -> None:
        self.scroller.reveal(number * self._pitch, (number + 1) * self._pitch)

    def beside(self, number: int, direction: str) -> int | None:
        step = {"up": -1, "down": 1}.get(direction)
        return None if step is None else number + step

    def fit(self, window: pygame.Rect, pitch: int, count: int, track: pygame.Rect) -> None:
        """Lay out ``count`` lines, ``pitch`` pixels apart, in a window of whole lines; the first visible one stays.

        ``track`` is the place of the scroll bar.
        """
        first, before, self._pitch = self.first, self._pitch, pitch
        self.scroller.fit(window, pitch * count)
        self.scroller.track = track
        if before != pitch:
            self.scroller.turn(first * pitch - self.scroller.offset)

    def draw(self, scene: ListScene, canvas: Canvas, air: float, draw_line: Callable[[pygame.Rect, int], None]) -> None:
        """Draw the visible lines, with gaps of ``air`` u, and the scroll bar, which is labelled `WORD:bar`."""
        window, pitch = self.scroller.rect, self._pitch
        for place in range(min(scene.count - self.first, max(1, window.height // pitch))):
            line = pygame.Rect(window.x, window.y + place * pitch, window.width, pitch - max(2, canvas.px(air)))
            draw_line(line, self.first + place)
        if self.scroller.furthest:
            with self.scroller.window(canvas):
                tip = scene.context.text(f"{scene.word}-bar-tip")
                scene.explain(canvas, self.scroller.track, f"{scene.word}:bar", tip)


def put_row(scene: ListScene, canvas: Canvas, rect: pygame.Rect, number: int, tip: str, chosen: bool) -> None:
    """Draw the background of a line, which is a button."""
    label = scene.label_of(number)
    canvas.panel(rect, toned(_CHOSEN if chosen else _OPEN, label, scene.touch), label)
    scene.put(canvas, Button(label, "", rect, drawn=False, tip=tip))


def columns(rect: pygame.Rect, pad: int, *shares: float) -> tuple[pygame.Rect, ...]:
    """Columns of a line: these shares of its width, and a last one for the rest; ``pad`` pixels apart.

    >>> [part.width for part in columns(pygame.Rect(0, 0, 100, 10), 4, 0.5, 0.2)]
    [46, 16, 26]
    """
    edges = [rect.x + round(rect.width * share) for share in (0.0, *accumulate(shares), 1.0)]
    return tuple(pygame.Rect(left, rect.y, right - left - pad, rect.height) for left, right in pairwise(edges))
