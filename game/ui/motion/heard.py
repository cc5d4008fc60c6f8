"""A sound that comes in the course of motions: when its time has come it is told, and skipped with them."""

from __future__ import annotations

from typing import ClassVar

from game.ui.canvas import Canvas
from game.ui.motion.motion import Motion


class Heard(Motion, frozen=True, kw_only=True):
    """The ``sound``, by its name in the score, is heard once."""

    flat: ClassVar[bool] = True
    sound: str
    lasts: int = 1

    def stilled(self) -> Heard:
        return self

    def draw(self, canvas: Canvas, age: float) -> None:
        """Nothing is to be seen."""

    def moves_at(self, age: float) -> bool:  # noqa: ARG002 - no frame is due for a sound
        return False
