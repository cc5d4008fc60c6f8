"""Plays motions at the speed that the player has chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.ui.canvas import Canvas
from game.ui.motion.motion import ArrivingCard, Motion, TimedSound
from game.ui.places import Label
from game.ui.settings import Settings

_SECOND = 1000


class _Playing:
    """A motion and its age in milliseconds, which is negative until its delay is over."""

    def __init__(self, motion: Motion) -> None:
        self.motion = motion
        self.age = -float(motion.delay)

    @property
    def is_over(self) -> bool:
        return self.age >= self.motion.lasts


class Stage:
    """Plays motions over a frame. `update` says when a new frame is due."""

    def __init__(self, hear: Callable[[str], None] = lambda _: None) -> None:
        """``hear`` is called with the name of each sound when it is due."""
        self._hear = hear
        self._playing: list[_Playing] = []
        self._due = False

    @property
    def busy(self) -> bool:
        """True if any motion is not over."""
        return bool(self._playing)

    def plays(self, kind: type[Motion]) -> bool:
        """True if a motion of this kind is not over."""
        return any(isinstance(one.motion, kind) for one in self._playing)

    @property
    def remaining(self) -> int:
        """Milliseconds at normal speed until all motions are over."""
        return max((round(one.motion.lasts - one.age) for one in self._playing), default=0)

    @property
    def awaited(self) -> frozenset[Label]:
        """The labels of hand cards that have not arrived yet."""
        return frozenset(one.motion.label for one in self._playing if isinstance(one.motion, ArrivingCard))

    def play(self, motions: Iterable[Motion], settings: Settings) -> None:
        """Start motions beside those already playing: none at the speed `off`, and with reduced motion only those that
        have a still form."""
        if settings.moves:
            still = (motion.stilled() for motion in motions) if settings.reduced_motion else motions
            self._playing += [_Playing(motion) for motion in still if motion]
            self._due = True

    def skip(self) -> None:
        """End all motions at once, as any input does."""
        self._due = self._due or self.busy
        self._playing.clear()

    def update(self, dt: int, settings: Settings) -> bool:
        """Let ``dt`` milliseconds pass; True if a new frame is due."""
        if not settings.moves:
            self.skip()
        due, self._due = self._due, False
        for one in self._playing:
            before = one.age
            one.age += dt * _SECOND / settings.lasting(_SECOND)
            if one.is_over and isinstance(one.motion, TimedSound):
                self._hear(one.motion.sound)
            begun = before < 0 <= one.age
            due = due or begun or one.is_over or one.motion.moves_at(before) or one.motion.moves_at(one.age)
        self._playing = [one for one in self._playing if not one.is_over]
        return due

    def draw(self, canvas: Canvas, flat: bool = False) -> None:
        """Draw the motions that lie ``flat`` on the table, or those above it, in the order of their start."""
        for one in self._playing:
            if one.motion.flat == flat and (one.age >= 0 or one.motion.waits):
                one.motion.draw(canvas, max(0.0, one.age))
