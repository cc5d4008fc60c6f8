"""Rectangles in whole pixels, and the sheet that converts u to pixels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame

from game.ui.theme import Metrics

_LEAST_SEEN = 28
"""Pixels of a thing that others should not cover."""


class Box(NamedTuple):
    """An immutable rectangle that pygame accepts wherever it takes one.

    >>> Box(10, 20, 30, 40).grown(5)
    Box(x=5, y=15, w=40, h=50)
    """

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def center(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def size(self) -> tuple[int, int]:
        return self.w, self.h

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self)

    def holds(self, pos: tuple[int, int]) -> bool:
        """True if the point lies inside."""
        return self.x <= pos[0] < self.right and self.y <= pos[1] < self.bottom

    def grown(self, by: int) -> Box:
        """The box with ``by`` pixels more on every side; fewer if negative."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def clamped(self, size: tuple[int, int], margin: int = 0) -> Box:
        """The box, moved into a window of ``size``."""
        x = max(margin, min(self.x, size[0] - margin - self.w))
        y = max(margin, min(self.y, size[1] - margin - self.h))
        return self._replace(x=x, y=y)


def turned(rect: pygame.Rect, room: pygame.Rect) -> pygame.Rect:
    """The rectangle mirrored within ``room``: as far from its right edge as it was from the left one."""
    return rect.move(room.left + room.right - rect.left - rect.right, 0)


class Sheet:
    """Converts u to pixels: the largest 16:9 picture that fits into the window is 1920 x 1080 u. ``width`` and
    ``height`` are those of the whole window, in u."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.scale = Metrics(size).scale
        self.width = size[0] / self.scale
        self.height = size[1] / self.scale

    def px(self, u: float) -> int:
        return round(u * self.scale)

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        """A box in u, in pixels; edges that meet in u meet in pixels."""
        left, top = self.px(x), self.px(y)
        return Box(left, top, self.px(x + w) - left, self.px(y + h) - top)


def fitting(length: float, count: int, seen: float) -> float:
    """Maximum width of each of ``count`` overlapping things in ``length``, if a share ``seen`` of each must be visible.

    >>> fitting(300, 3, 0.5)
    150.0
    """
    return length / (1 + seen * (count - 1)) if count > 1 else length


def side_by_side(middles: Sequence[float], widths: Sequence[float], low: float, high: float) -> tuple[float, ...]:
    """Left edges of things with their middles as near as possible to ``middles`` (ascending), without overlaps, between
    ``low`` and ``high``.

    >>> side_by_side((10, 12), (4, 4), 0, 100)
    (7.0, 11.0)
    """
    groups: list[list[int]] = []
    starts: list[float] = []
    for index in range(len(middles)):
        groups.append([index])
        starts.append(_start(middles, widths, [index], low, high))
        while len(groups) > 1 and starts[-2] + sum(widths[i] for i in groups[-2]) > starts[-1]:
            groups[-2:] = [groups[-2] + groups[-1]]
            starts[-2:] = [_start(middles, widths, groups[-1], low, high)]
    return tuple(start + sum(widths[i] for i in group[:rank])
                 for group, start in zip(groups, starts, strict=True) for rank in range(len(group)))  # fmt: skip


def _start(middles: Sequence[float], widths: Sequence[float], group: Sequence[int], low: float, high: float) -> float:
    """The left edge of a row of things whose middle is the average of theirs."""
    whole = sum(widths[i] for i in group)
    wanted = sum(middles[i] for i in group) / len(group) - whole / 2
    return max(low, min(wanted, high - whole))


def spread(start: int, length: int, item: int, count: int, gap: int) -> tuple[int, ...]:
    """Left edges of ``count`` items of width ``item`` in ``length`` pixels: side by side with ``gap``, or evenly
    overlapping if they do not fit.

    >>> spread(0, 100, 40, 3, 5)
    (0, 30, 60)
    """
    if count <= 0:
        return ()
    step = float(item + gap)
    if count > 1 and (count - 1) * step + item > length:
        step = max(0.0, (length - item) / (count - 1))
    return tuple(start + round(index * step) for index in range(count))


def in_a_row(start: int, length: int, widths: Sequence[int], gap: int) -> tuple[int, ...]:
    """Left edges of things of these ``widths`` in ``length`` pixels: side by side with ``gap``, or, if they do not fit,
    so that the same share of each is seen, unless that is too little of a narrow one.

    >>> in_a_row(0, 400, (100, 50, 100), 10)
    (0, 110, 170)
    >>> in_a_row(0, 320, (160, 80, 160), 10)
    (0, 128, 192)
    """
    if sum(widths) + gap * (len(widths) - 1) <= length:
        steps = [float(width + gap) for width in widths]
    else:
        steps = [length * width / sum(widths) for width in widths]
        if min(steps) < _LEAST_SEEN:
            steps = [length / len(widths)] * len(widths)
    return tuple(start + round(left) for left in accumulate(steps, initial=0.0))[: len(widths)]
