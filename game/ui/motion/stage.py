"""All motions under way, at the speed that the player has chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.ui.canvas import Canvas
from game.ui.motion.heard import Heard
from game.ui.motion.motion import Awaited, Motion
from game.ui.places import Label
from game.ui.settings import Settings

_SECOND = 1000


class _Act:
    """A motion and its age, which is negative until its delay is over."""

    def __init__(self, motion: Motion) -> None:
        self.motion = motion
        self.age = -float(motion.delay)
        self.begun = False

    @property
    def is_over(self) -> bool:
        return self.age >= self.motion.lasts


class Stage:
    """Plays motions over a frame. `update` tells when a new frame is due: at rest never."""

    def __init__(self, hear: Callable[[str], None] = lambda _: None) -> None:
        """``hear`` is told the sounds among the motions, each when its time has come."""
        self._hear = hear
        self._acts: list[_Act] = []
        self._due = False

    @property
    def busy(self) -> bool:
        """Whether anything is still to be played."""
        return bool(self._acts)

    def plays(self, kind: type[Motion]) -> bool:
        """Whether a motion of this kind is under way."""
        return any(isinstance(act.motion, kind) for act in self._acts)

    @property
    def remaining(self) -> int:
        """Milliseconds at normal speed until all is over."""
        return max((round(act.motion.lasts - act.age) for act in self._acts), default=0)

    @property
    def awaited(self) -> frozenset[Label]:
        """The labels of hand cards that have not arrived yet."""
        return frozenset(act.motion.label for act in self._acts if isinstance(act.motion, Awaited))

    def play(self, motions: Iterable[Motion], settings: Settings) -> None:
        """Begin with these beside what is under way; nothing at all at the speed `off`, and nothing that travels if the
        player wants nothing to move."""
        if settings.moves:
            still = (motion.stilled() for motion in motions) if settings.reduced_motion else motions
            self._acts += [_Act(motion) for motion in still if motion]
            self._due = True

    def skip(self) -> None:
        """Any input puts everything where it is going."""
        self._due = self._due or self.busy
        self._acts.clear()

    def update(self, dt: int, settings: Settings) -> bool:
        """``dt`` milliseconds went by; whether the frame on the screen is no longer right."""
        if not settings.moves:
            self.skip()
        due, self._due = self._due, False
        for act in self._acts:
            before = act.age
            act.age += dt * _SECOND / settings.lasting(_SECOND)
            begun = before < 0 <= act.age
            self._sound(act)
            due = due or begun or act.is_over or act.motion.moves_at(before) or act.motion.moves_at(act.age)
        self._acts = [act for act in self._acts if not act.is_over]
        return due

    def _sound(self, act: _Act) -> None:
        """Tell a sound when its time has come."""
        if act.age >= 0 and not act.begun:
            act.begun = True
            if isinstance(act.motion, Heard):
                self._hear(act.motion.sound)

    def draw(self, canvas: Canvas, flat: bool = False) -> None:
        """Draw what lies ``flat`` on the table, or what is above it; in the order in which it was given."""
        for act in self._acts:
            if act.motion.flat == flat and (act.age >= 0 or act.motion.waits):
                act.motion.draw(canvas, max(0.0, act.age))
