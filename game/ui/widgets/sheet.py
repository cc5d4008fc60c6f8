"""The window in u, for screens that fill a window of any shape and give larger text more room."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.art.faces import RATIO
from game.ui.boxes import Sheet
from game.ui.theme import Metrics


class ScreenSheet(NamedTuple):
    """The window as ``width`` x ``height`` u: 1920 x 1080 at 16:9, higher at 4:3, wider at 21:9.

    >>> tuple(ScreenSheet(Metrics((1280, 720))).box(960, 540, 480, 270))
    (640, 360, 320, 180)
    """

    metrics: Metrics

    @property
    def width(self) -> float:
        return Sheet(self.metrics.size).width

    @property
    def height(self) -> float:
        return Sheet(self.metrics.size).height

    def grown(self, u: float, most: float = 2.0) -> float:
        """A length that holds text: it grows with the text scale up to ``most`` times, and never shrinks."""
        return u * min(max(1.0, self.metrics.text_scale), most)

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in u from the upper left corner of the window, in pixels."""
        return Sheet(self.metrics.size).box(x, y, w, h).rect

    def centred(self, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in the middle of the width, no wider than the window; arguments in u."""
        wide = min(w, self.width - 24)
        return self.box((self.width - wide) / 2, y, wide, h)

    def row(self, count: int, y: float, w: float, h: float, gap: float = 16) -> tuple[pygame.Rect, ...]:
        """``count`` rectangles side by side in the middle, each ``w`` u wide, or less if there is no room."""
        wide = min(w, (self.width - 40 - gap * (count - 1)) / max(1, count))
        left = (self.width - wide * count - gap * (count - 1)) / 2
        return tuple(self.box(left + number * (wide + gap), y, wide, h) for number in range(count))


def card_places(count: int, room: pygame.Rect, gap: int, widest: int) -> tuple[pygame.Rect, ...]:
    """Places of ``count`` cards in ``room``, as large as possible, in one row or two. ``count`` may be 0."""
    plans = [_plan(count, rows, room, gap, widest) for rows in (1, 2)]
    return max(plans, key=lambda plan: plan[0].width if plan else 0)


def _plan(count: int, rows: int, room: pygame.Rect, gap: int, widest: int) -> tuple[pygame.Rect, ...]:
    columns = -(-count // rows)
    width = min(widest, (room.width - gap * (columns - 1)) // max(1, columns))
    width = max(1, min(width, round(((room.height - gap * (rows - 1)) // rows) / RATIO)))
    height = round(width * RATIO)
    top = room.centery - (rows * height + gap * (rows - 1)) // 2
    places = []
    for row, start in enumerate(range(0, count, max(1, columns))):
        cards = min(columns, count - start)
        left = room.centerx - (cards * width + gap * (cards - 1)) // 2
        for number in range(cards):
            places.append(pygame.Rect(left + number * (width + gap), top + row * (height + gap), width, height))
    return tuple(places)
