"""Motions of goods and VP: tokens fly, counters tick, emblems drive along the lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui.art import chrome
from game.ui.art.icons import icon
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion.easing import out_quad
from game.ui.motion.motion import LAYER, Motion

ARC = 60
"""Units by which a flying token rises above the straight way."""

MILE = 40
"""Milliseconds in which an emblem drives from one VP to the next."""


class Token(Motion, frozen=True, kw_only=True):
    """A good on its way through the air."""

    good: str
    start: tuple[int, int]
    end: tuple[int, int]
    px: int

    def draw(self, canvas: Canvas, age: float) -> None:
        t = out_quad(self.share(age))
        rise = canvas.px(ARC) * 4 * t * (1 - t)
        x, y = (a + (b - a) * t for a, b in zip(self.start, self.end, strict=True))
        canvas.layer = LAYER
        canvas.icon(self.good, (x, y - rise), self.px)


class Counter(Motion, frozen=True, kw_only=True):
    """The cell of a good while its tokens are under way: it counts when one leaves or arrives."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    at: Box
    good: str
    first: int
    ticks: tuple[tuple[int, int], ...]
    """When the number changes, in milliseconds, and by how much."""

    def draw(self, canvas: Canvas, age: float) -> None:
        canvas.layer = 4
        chrome.good_cell(canvas, self.at.rect, self.good, max(0, self.shown(age)))

    def shown(self, age: float) -> int:
        """The number in the cell at an age."""
        return self.first + sum(by for time, by in self.ticks if time <= age)


DrawLane = Callable[[Canvas, float], None]
"""Draws the score lane with one emblem on so many VP."""


class Drive(Motion, frozen=True, kw_only=True):
    """An emblem drives along the score lane, a mile mark every 40 ms, and not for longer than all of its time."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    lane: DrawLane
    first: int
    last: int

    def draw(self, canvas: Canvas, age: float) -> None:
        pace = min(MILE, self.lasts / max(1, abs(self.last - self.first)))
        miles = min(age / pace, abs(self.last - self.first))
        canvas.layer = 4
        self.lane(canvas, self.first + (miles if self.last > self.first else -miles))


class Ding(Motion, frozen=True, kw_only=True):
    """The star beside the VP swells when they have come."""

    at: tuple[int, int]
    px: int

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        star = icon("vp", max(1, round(self.px * (1 + 0.9 * 4 * t * (1 - t)))))
        canvas.blit(star, star.get_rect(center=self.at))
