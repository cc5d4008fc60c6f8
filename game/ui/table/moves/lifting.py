"""What moves under the pointer: a hovered card or what others cover rises, the last one sinks back, a held card grows
and leans, what pays pulses."""

from __future__ import annotations

import math

from game.ui.input import NOWHERE, Position
from game.ui.motion.motion import in_out_cubic, out_cubic
from game.ui.places import Label
from game.ui.settings import Settings

RISE, SINK, LIFT, PULSE = 110, 90, 90, 1400
"""Milliseconds at normal speed."""

MOST_TILT = 6.0
"""Maximum tilt of a held card, in degrees."""

BRIGHTEST = 4
"""Steps of the light in which goods pulse that pay."""

_DASH_SPEED = 20
"""In u per second: speed of the dashes around a lit target."""


class Lifting:
    """How far each motion has come: ``tilt`` of the held card in degrees, ``phase`` of the dashes in u."""

    def __init__(self) -> None:
        self.tilt = 0.0
        self.phase = 0.0
        self._risen: Label | None = None
        self._grown = 0.0
        self._sinking: tuple[Label, float] | None = None
        self._lifted = 0.0
        self._raised: dict[int, float] = {}
        self._beat = 0

    @property
    def grown(self) -> float:
        """How far the hovered card has risen, 0 to 1."""
        return out_cubic(self._grown)

    @property
    def sinking(self) -> tuple[Label, float] | None:
        """The card that the pointer has left, and how far it is still up, 0 to 1."""
        return self._sinking

    @property
    def raised(self) -> dict[int, float]:
        """How far what others cover is raised, 0 to 1, by its number."""
        return {number: in_out_cubic(share) for number, share in self._raised.items()}

    @property
    def light(self) -> int:
        """The light of goods that pay, 0 to BRIGHTEST."""
        return round(BRIGHTEST * (1 - math.cos(2 * math.pi * self._beat / PULSE)) / 2)

    @property
    def lifted(self) -> float:
        """How far the held card has grown, 0 to 1."""
        return out_cubic(self._lifted)

    def lean(self, before: Position, pos: Position, scale: float) -> None:
        """Tilt a held card against the direction in which it is carried."""
        if before != NOWHERE:
            speed = (pos[0] - before[0]) / max(1.0, 4 * scale)
            self.tilt = max(-MOST_TILT, min(MOST_TILT, self.tilt * 0.7 - speed))

    def update(self, dt: int, card: Label | None, held: bool, settings: Settings) -> bool:
        """Advance by ``dt`` milliseconds with the pointer on a ``card`` that rises, or on none; True if one moved."""
        self.phase += 0 if settings.reduced_motion else dt * _DASH_SPEED / 1000
        self.tilt = self.tilt * 0.8 if abs(self.tilt) > 0.3 and not settings.reduced_motion else 0.0
        self._lifted = min(1.0, self._lifted + _part(dt, settings.travelling(LIFT))) if held else 0.0
        before = (self._risen, self._grown, self._sinking)
        if card != self._risen:
            at_once = held or not settings.travelling(SINK)
            self._sinking = None if at_once or not self._risen or not self._grown else (self._risen, self._grown)
            self._risen, self._grown = card, 0.0
        if self._risen:
            self._grown = min(1.0, self._grown + _part(dt, settings.travelling(RISE)))
        if self._sinking:
            left = self._sinking[1] - _part(dt, settings.travelling(SINK))
            self._sinking = (self._sinking[0], left) if left > 0 else None
        return before != (self._risen, self._grown, self._sinking)

    def uncover(self, dt: int, number: int | None, settings: Settings) -> bool:
        """Advance by ``dt`` milliseconds with the pointer on what others cover, by its number, or on none; True if that
        moved."""
        before, step = self._raised, _part(dt, settings.travelling(RISE))
        lowered = {one: share - step for one, share in before.items() if one != number and share > step}
        risen = {number: min(1.0, before.get(number, 0.0) + step)} if number is not None else {}
        self._raised = {**lowered, **risen}
        return before != self._raised

    def pulse(self, dt: int, is_paying: bool, settings: Settings) -> bool:
        """Advance the light of goods that pay by ``dt`` milliseconds; True if it changed."""
        before, pulses = self.light, is_paying and settings.moves and not settings.reduced_motion
        self._beat = (self._beat + dt) % PULSE if pulses else 0
        return before != self.light


def _part(dt: int, lasts: int) -> float:
    """The share of a motion of ``lasts`` milliseconds that passes in ``dt``; all of it if motions are off."""
    return dt / lasts if lasts else 1.0
