"""The whole window in u, for screens that fill a window of any shape and give larger text more room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.art.card_face import RATIO
from game.ui.boxes import Sheet
from game.ui.theme import Metrics


class ScreenSheet(NamedTuple):
    """The sheet of a whole screen: ``width`` x ``height`` u: 1920 x 1080 in 16:9, higher in 4:3, wider in 21:9."""

    metrics: Metrics

    @property
    def width(self) -> float:
        return Sheet(self.metrics.size).width

    @property
    def height(self) -> float:
        return Sheet(self.metrics.size).height

    def grown(self, u: float, most: float = 2.0) -> float:
        """A length that holds text: larger with the text scale, up to ``most`` times; never smaller."""
        return u * min(max(1.0, self.metrics.text_scale), most)

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in u from the upper left corner of the window, in pixels."""
        return Sheet(self.metrics.size).box(x, y, w, h).rect

    def centred(self, y: float, w: float, h: float) -> pygame.Rect:
        """The same in the middle of the width, and never wider than the window."""
        wide = min(w, self.width - 24)
        return self.box((self.width - wide) / 2, y, wide, h)

    def row(self, count: int, y: float, w: float, h: float, gap: float = 16) -> tuple[pygame.Rect, ...]:
        """``count`` boxes side by side in the middle, each ``w`` wide or as wide as there is room for."""
        wide = min(w, (self.width - 40 - gap * (count - 1)) / max(1, count))
        left = (self.width - wide * count - gap * (count - 1)) / 2
        return tuple(self.box(left + number * (wide + gap), y, wide, h) for number in range(count))


def card_places(count: int, room: pygame.Rect, gap: int, widest: int) -> tuple[pygame.Rect, ...]:
    """Where ``count`` cards lie in ``room``, as large as they can be: in one row or in two. There may be none."""
    plans = [_plan(count, rows, room, gap, widest) for rows in (1, 2)]
    return max(plans, key=lambda plan: plan[0].width if plan else 0)


def _plan(count: int, rows: int, room: pygame.Rect, gap: int, widest: int) -> tuple[pygame.Rect, ...]:
    columns = -(-count // rows)
    width = min(widest, (room.width - gap * (columns - 1)) // max(1, columns))
    width = max(1, min(width, round(((room.height - gap * (rows - 1)) // rows) / RATIO)))
    height = round(width * RATIO)
    top = room.centery - (rows * height + gap * (rows - 1)) // 2
    lines = _shared(count, columns)
    return tuple(
        pygame.Rect(left, top + line * (height + gap), width, height)
        for line, cards in enumerate(lines)
        for left in _lefts(cards, room.centerx, width, gap)
    )


def _shared(count: int, columns: int) -> Sequence[int]:
    """How many cards each row has."""
    return [min(columns, count - start) for start in range(0, count, max(1, columns))]


def _lefts(count: int, middle: int, width: int, gap: int) -> Sequence[int]:
    first = middle - (count * width + gap * (count - 1)) // 2
    return [first + number * (width + gap) for number in range(count)]
