"""Whether a match that is watched goes on by itself, and how fast."""

from __future__ import annotations

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""How many times as fast as at the table decisions follow each other."""

READ = 1100
"""Milliseconds at normal speed for reading a decision, after its motions are over."""


class Playback:
    """Tells when the next decision is due. It asks no clock."""

    def __init__(self) -> None:
        self.playing = False
        self.speed = 1.0
        self._left = 0.0
        """Milliseconds at normal speed until the next decision."""

    def play(self, playing: bool) -> None:
        """Go on, with the next decision at once; or stop."""
        self.playing, self._left = playing, 0.0

    def change_speed(self, by: int) -> None:
        """The next faster speed, or with -1 the next slower one, as far as there is one."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[max(0, min(place, len(SPEEDS) - 1))]

    def passed(self, dt: int) -> int:
        """How many milliseconds of the match go by in ``dt`` of the watcher."""
        return round(dt * self.speed)

    def update(self, dt: int, busy: bool) -> bool:
        """``dt`` milliseconds went by, in which motions kept the table ``busy`` or not; whether it is time for the
        next decision."""
        if not self.playing or busy:
            return False
        self._left -= dt * self.speed
        if self._left > 0:
            return False
        self._left = READ
        return True
