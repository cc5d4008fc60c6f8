"""Motions of goods and VP: tokens fly, counters tick, emblems drive along the lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui.art import chrome
from game.ui.art.svg import icon
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion.easing import out_quad
from game.ui.motion.motion import LAYER, Motion

ARC = 60
"""Height of a token's flight above the straight way, in u."""

MILE = 40
"""Milliseconds per VP of an emblem's drive."""


class Token(Motion, frozen=True, kw_only=True):
    """A good flies from one place to another."""

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
    """The cell of a good counts tokens as they leave or arrive."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    at: Box
    good: str
    first: int
    ticks: tuple[tuple[int, int], ...]
    """Changes of the number: (milliseconds, difference)."""

    def draw(self, canvas: Canvas, age: float) -> None:
        canvas.layer = 4
        chrome.good_cell(canvas, self.at.rect, self.good, max(0, self.shown(age)))

    def shown(self, age: float) -> int:
        """The number in the cell at an age in milliseconds."""
        return self.first + sum(by for time, by in self.ticks if time <= age)


DrawLane = Callable[[Canvas, float], None]
"""Draws the score lane with one emblem at a number of VP."""


class Drive(Motion, frozen=True, kw_only=True):
    """An emblem drives along the score lane, at 40 ms per VP or faster, to arrive in time."""

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
    """The star beside the VP swells when VP arrive."""

    at: tuple[int, int]
    px: int

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        star = icon("vp", max(1, round(self.px * (1 + 0.9 * 4 * t * (1 - t)))))
        canvas.blit(star, star.get_rect(center=self.at))
