"""The cards of the own hand under the pointer: one rises, one sinks back, one is picked up and leans."""

from __future__ import annotations

from game.ui.input import Position
from game.ui.motion.easing import out_cubic
from game.ui.places import InHand, Label
from game.ui.pointer import NOWHERE
from game.ui.settings import Settings

RISE, SINK, LIFT = 110, 90, 90
"""Milliseconds at normal speed."""

MOST_TILT = 6.0
"""Degrees to which a moving card leans."""

_DASH_SPEED = 20
"""Units a second at which the dashes of a lit target crawl."""


class Lifting:
    """How far each of these motions has come; ``tilt`` in degrees, ``phase`` of the dashes in units."""

    def __init__(self) -> None:
        self.tilt = 0.0
        self.phase = 0.0
        self._risen: InHand | None = None
        self._grown = 0.0
        self._sinking: tuple[InHand, float] | None = None
        self._lifted = 0.0

    @property
    def grown(self) -> float:
        """How far the hovered card is up, 0 to 1."""
        return out_cubic(self._grown)

    @property
    def sinking(self) -> tuple[InHand, float] | None:
        """The card that was left, and how far it is up still."""
        return self._sinking

    @property
    def lifted(self) -> float:
        """How far the held card is picked up, 0 to 1."""
        return out_cubic(self._lifted)

    def lean(self, before: Position, pos: Position, scale: float) -> None:
        """A card that is carried fast leans back."""
        if before != NOWHERE:
            speed = (pos[0] - before[0]) / max(1.0, 4 * scale)
            self.tilt = max(-MOST_TILT, min(MOST_TILT, self.tilt * 0.7 - speed))

    def update(self, dt: int, hover: Label | None, held: bool, settings: Settings) -> bool:
        """``dt`` milliseconds went by with the pointer on ``hover``; whether a hand card moved."""
        self.phase += 0 if settings.reduced_motion else dt * _DASH_SPEED / 1000
        self.tilt = self.tilt * 0.8 if abs(self.tilt) > 0.3 and not settings.reduced_motion else 0.0
        self._lifted = min(1.0, self._lifted + _part(dt, settings.travelling(LIFT))) if held else 0.0
        before = (self._risen, self._grown, self._sinking)
        self._point_at(hover if isinstance(hover, InHand) else None, held or not settings.travelling(SINK))
        if self._risen:
            self._grown = min(1.0, self._grown + _part(dt, settings.travelling(RISE)))
        if self._sinking:
            left = self._sinking[1] - _part(dt, settings.travelling(SINK))
            self._sinking = (self._sinking[0], left) if left > 0 else None
        return before != (self._risen, self._grown, self._sinking)

    def _point_at(self, card: InHand | None, at_once: bool) -> None:
        """Another card is under the pointer, or none."""
        if card == self._risen:
            return
        self._sinking = None if at_once or not self._risen or not self._grown else (self._risen, self._grown)
        self._risen, self._grown = card, 0.0


def _part(dt: int, lasts: int) -> float:
    """Which part of a motion goes by in ``dt`` milliseconds; all of it if nothing moves."""
    return dt / lasts if lasts else 1.0
