"""Motions: drawn over a frame for some time, and ending in the resting picture.

State and table are final at once; a motion only covers what is new until it has arrived. All times are milliseconds at
normal speed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec
import pygame

from game.ui.art import chrome
from game.ui.art.shapes import fade
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.theme import LAMP, RED

LAYER = 8
"""Layer of what flies; what lies flat on the table has lower ones."""

Easing = Callable[[float], float]
_FADE_FROM = 0.6
"""Share of its way after which a gliding picture fades."""

_AIM_FROM = 60
"""Distance from which the ring of `Aim` closes, in u."""


class Motion(msgspec.Struct, frozen=True, kw_only=True):
    """A picture that changes with its age."""

    flat: ClassVar[bool] = False
    """True if it lies on the table, under the hand."""

    waits: ClassVar[bool] = False
    """True if its first picture is shown during the delay."""

    lasts: int
    delay: int = 0
    """Milliseconds from its start on the stage to its first picture."""

    @property
    def ends(self) -> int:
        return self.delay + self.lasts

    def draw(self, canvas: Canvas, age: float) -> None:
        """Draw the picture at an age in milliseconds."""
        raise NotImplementedError

    def stilled(self) -> Motion | None:
        """The motion for players with reduced motion; None if it is left out."""
        return None

    def moves_at(self, age: float) -> bool:
        """True if the picture at this age differs from the one before, and so needs a new frame."""
        return 0 <= age <= self.lasts

    def share(self, age: float) -> float:
        """The share of its time that has passed, 0 to 1."""
        return max(0.0, min(1.0, age / self.lasts)) if self.lasts else 1.0


class TimedSound(Motion, frozen=True, kw_only=True):
    """A sound in the course of motions: played once when its delay is over, skipped with the others."""

    flat: ClassVar[bool] = True
    sound: str
    """A name of `game.ui.sound.sounds.SOUNDS`."""

    lasts: int = 0

    def stilled(self) -> TimedSound:
        return self

    def draw(self, canvas: Canvas, age: float) -> None:
        """Draw nothing: a sound has no picture."""

    def moves_at(self, age: float) -> bool:  # noqa: ARG002 - it has no picture
        return False


class Veil(Motion, frozen=True, kw_only=True):
    """A part of the old table that covers what is new until it has arrived."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    picture: pygame.Surface
    at: tuple[int, int]

    def draw(self, canvas: Canvas, age: float) -> None:  # noqa: ARG002 - it is always the same
        canvas.blit(self.picture, self.at)

    def moves_at(self, age: float) -> bool:  # noqa: ARG002
        return False


class ArrivingCard(Motion, frozen=True, kw_only=True):
    """A hand card, named by its ``label``, that has not arrived yet."""

    flat: ClassVar[bool] = True
    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        """Nothing: the hand leaves its place empty."""

    def moves_at(self, age: float) -> bool:  # noqa: ARG002
        return False


class Fade(Motion, frozen=True, kw_only=True):
    """A part of the old frame fades out over the new one, so that lit targets fade in."""

    picture: pygame.Surface
    at: tuple[int, int]

    def stilled(self) -> Fade:
        return self

    def draw(self, canvas: Canvas, age: float) -> None:
        fade(self.picture, 1 - self.share(age))
        canvas.blit(self.picture, self.at)


class Glide(Motion, frozen=True, kw_only=True):
    """A picture moves from one place to another, and to its size."""

    picture: pygame.Surface
    start: Box
    end: Box
    easing: Easing
    label: Label
    """Its name in the marks."""

    fades: bool = False
    """True if it fades out on the last part of the way."""

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        shown = pygame.transform.smoothscale(self.picture, between(self.start, self.end, self.easing(t)).size)
        if self.fades and t > _FADE_FROM:
            shown.set_alpha(round(255 * (1 - t) / (1 - _FADE_FROM)))
        canvas.layer = LAYER
        canvas.image(shown, between(self.start, self.end, self.easing(t))[:2], self.label)


class Aim(Motion, frozen=True, kw_only=True):
    """A red ring closes around what will be hit."""

    at: Box

    def draw(self, canvas: Canvas, age: float) -> None:
        far = round(canvas.px(_AIM_FROM) * max(0.0, 1 - 2 * self.share(age)))
        canvas.layer = LAYER
        chrome.focus_ring(canvas, self.at.grown(far).rect, RED, 12, 5)


class TurnFrame(Motion, frozen=True, kw_only=True):
    """The lit frame of the active player moves from one State to another."""

    flat: ClassVar[bool] = True
    start: Box
    end: Box
    easing: Easing

    def draw(self, canvas: Canvas, age: float) -> None:
        x, y, w, h = between(self.start, self.end, self.easing(self.share(age)))
        line = max(2, canvas.px(3))
        for side in ((x, y, w, line), (x, y + h - line, w, line), (x, y, line, h), (x + w - line, y, line, h)):
            canvas.fill(side, LAMP)


def between(start: Box, end: Box, t: float) -> Box:
    """The box at share ``t`` of the way between two boxes, at least a pixel wide and high."""
    x, y, w, h = (round(a + (b - a) * t) for a, b in zip(start, end, strict=True))
    return Box(x, y, max(1, w), max(1, h))


def middle_box(center: tuple[int, int], size: tuple[int, int]) -> Box:
    """A box of ``size`` pixels around a point."""
    return Box(center[0] - size[0] // 2, center[1] - size[1] // 2, *size)
