"""Playing a watched match automatically."""

from __future__ import annotations

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Multiples of the speed at the table."""

READ = 1100
"""Milliseconds at normal speed to read a decision, after its motions."""


class Playback:
    """Says when the next decision is due. It reads no clock."""

    def __init__(self) -> None:
        self.playing = False
        self.speed = 1.0
        self._left = 0.0
        """Milliseconds at normal speed until the next decision."""

    def play(self, playing: bool) -> None:
        """Start, with the next decision at once, or stop."""
        self.playing, self._left = playing, 0.0

    def change_speed(self, by: int) -> None:
        """Choose the next faster speed (1) or the next slower one (-1), if there is one."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[max(0, min(place, len(SPEEDS) - 1))]

    def passed(self, dt: int) -> int:
        """Milliseconds of the match in ``dt`` milliseconds of the watcher."""
        return round(dt * self.speed)

    def update(self, dt: int, busy: bool) -> bool:
        """Let ``dt`` milliseconds pass; True if the next decision is due. While motions keep the table ``busy``, it is
        not."""
        if not self.playing or busy:
            return False
        self._left -= dt * self.speed
        if self._left > 0:
            return False
        self._left = READ
        return True
