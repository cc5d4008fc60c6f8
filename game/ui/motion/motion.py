"""What a motion is: something drawn over a frame for some time, which always ends in the resting picture.

The rules' state and the drawn table are final at once; a motion only covers what is new until it has arrived.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec
import pygame

from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.theme import RED

LAYER = 8
"""Of what flies; what lies flat on the table has the layers below."""

Easing = Callable[[float], float]


class Motion(msgspec.Struct, frozen=True, kw_only=True):
    """Begins ``delay`` milliseconds after it was given to the stage and lasts so many.

    Its times are those at normal speed. One that is ``flat`` lies on the table, under the hand. Before its time it
    is not drawn, unless it ``waits``: then its first picture is.
    """

    flat: ClassVar[bool] = False
    waits: ClassVar[bool] = False
    lasts: int
    delay: int = 0

    @property
    def ends(self) -> int:
        return self.delay + self.lasts

    def draw(self, canvas: Canvas, age: float) -> None:
        """Draw the picture ``age`` milliseconds after the beginning."""
        raise NotImplementedError

    def stilled(self) -> Motion | None:
        """The same for those who want nothing to move: what only travels is left out, and its end is seen at once."""
        return None

    def moves_at(self, age: float) -> bool:
        """Whether the picture at this age differs from the one before: a sign that hangs needs no new frames."""
        return 0 <= age <= self.lasts

    def share(self, age: float) -> float:
        """How much of its time has gone by, 0 to 1."""
        return max(0.0, min(1.0, age / self.lasts)) if self.lasts else 1.0


class Veil(Motion, frozen=True, kw_only=True):
    """A piece of the table as it was, over what is new, until that has arrived."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    picture: pygame.Surface
    at: tuple[int, int]

    def draw(self, canvas: Canvas, age: float) -> None:  # noqa: ARG002 - it is always the same
        canvas.blit(self.picture, self.at)

    def moves_at(self, age: float) -> bool:  # noqa: ARG002
        return False


class Awaited(Motion, frozen=True, kw_only=True):
    """A hand card that is on its way: its place, by ``label``, is empty until then."""

    flat: ClassVar[bool] = True
    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        """Nothing: the hand leaves it out."""

    def moves_at(self, age: float) -> bool:  # noqa: ARG002
        return False


class Fade(Motion, frozen=True, kw_only=True):
    """A piece of the frame as it was gives way to what is new: lit targets appear."""

    picture: pygame.Surface
    at: tuple[int, int]

    def stilled(self) -> Fade:
        return self

    def draw(self, canvas: Canvas, age: float) -> None:
        self.picture.set_alpha(round(255 * (1 - self.share(age))))
        canvas.blit(self.picture, self.at)


class Glide(Motion, frozen=True, kw_only=True):
    """A picture on its way from one place to another, where it may have another size; ``label`` names it in the
    marks. ``fades`` lets it vanish on the last part of the way."""

    picture: pygame.Surface
    start: Box
    end: Box
    easing: Easing
    label: Label
    fades: bool = False

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        shown = pygame.transform.smoothscale(self.picture, between(self.start, self.end, self.easing(t)).size)
        if self.fades and t > _FADE_FROM:
            shown.set_alpha(round(255 * (1 - t) / (1 - _FADE_FROM)))
        canvas.layer = LAYER
        canvas.image(shown, between(self.start, self.end, self.easing(t))[:2], self.label)


_FADE_FROM = 0.6


class Aim(Motion, frozen=True, kw_only=True):
    """A red ring closes around what is going to be hit."""

    at: Box

    def draw(self, canvas: Canvas, age: float) -> None:
        far = round(canvas.px(_AIM_FROM) * max(0.0, 1 - 2 * self.share(age)))
        canvas.layer = LAYER
        chrome.focus_ring(canvas, self.at.grown(far).rect, RED, 12, 5)


_AIM_FROM = 60
"""In u: from how far outside the ring closes."""


class Frame(Motion, frozen=True, kw_only=True):
    """The gold frame of who has the turn, on its way from one board to another."""

    picture: Callable[[tuple[int, int]], pygame.Surface]
    start: Box
    end: Box
    easing: Easing

    def draw(self, canvas: Canvas, age: float) -> None:
        place = between(self.start, self.end, self.easing(self.share(age)))
        canvas.blit(self.picture(place.size), place[:2])


def between(start: Box, end: Box, t: float) -> Box:
    """The box ``t`` of the way from one to the other, never smaller than a pixel."""
    x, y, w, h = (round(a + (b - a) * t) for a, b in zip(start, end, strict=True))
    return Box(x, y, max(1, w), max(1, h))


def middle_box(center: tuple[int, int], size: tuple[int, int]) -> Box:
    """A box of a size around a point."""
    return Box(center[0] - size[0] // 2, center[1] - size[1] // 2, *size)
