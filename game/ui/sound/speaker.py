"""Plays sounds at the player's volume, and none while the window is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import pygame

from game.ui.settings import Settings
from game.ui.sound.device import Device, Output
from game.ui.sound.sounds import AMBIENT, SOUNDS, Recipe

MOST_AT_ONCE = 4
"""Maximum sounds started per frame."""

LATE = 250
"""Milliseconds after which a sound that is still being made is dropped."""

_HIDDEN = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_IN_SIGHT = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)


class Workshop:
    """Makes each sound once, layer by layer, while the window is idle: no start waits for sounds, and no file is
    needed."""

    def __init__(self, recipes: Mapping[str, Recipe] = SOUNDS, first: Iterable[str] = ()) -> None:
        """Make ``first`` before the others, which follow in their order unless one is wanted sooner."""
        self._recipes = recipes
        sooner = set(first)
        self._queue = sorted(recipes, key=lambda name: name not in sooner)
        self._under_way: tuple[str, Iterator[bytes | None]] | None = None
        self._made: dict[str, bytes] = {}

    @property
    def is_done(self) -> bool:
        return self._under_way is None and not self._queue

    def made(self, name: str) -> bytes | None:
        """The samples of a sound, or None if it is not made yet. Raises KeyError if there is no such sound."""
        if name not in self._recipes:
            raise KeyError(name)
        return self._made.get(name)

    def want(self, name: str) -> None:
        """Make this sound next."""
        if name in self._queue:
            self._queue.remove(name)
            self._queue.insert(0, name)

    def work(self) -> None:
        """Take the next step of a sound, some milliseconds long."""
        if self._under_way is None:
            if not self._queue:
                return
            name = self._queue.pop(0)
            self._under_way = name, self._recipes[name].make()
        name, steps = self._under_way
        samples = next(steps)
        if samples is not None:
            self._made[name] = samples
            self._under_way = None


class Speaker:
    """Plays sounds by name. It reads no clock, and makes nothing while it is silent."""

    def __init__(
        self, settings: Callable[[], Settings], output: Output | None = None, workshop: Workshop | None = None
    ) -> None:
        """``settings`` returns the player's present settings."""
        self._output = output or Device()
        self._workshop = workshop or Workshop(first=AMBIENT)
        self._settings = settings
        self._was_muted = False
        self._hidden = self._away = False
        self._begun: set[str] = set()
        """Sounds started in this frame."""
        self._awaited: dict[str, int] = {}
        """Sounds to be played once they are made -> milliseconds waited."""
        self._ambience: tuple[str, float] | None = None
        """Name and volume."""

    # ------------------------------------------------------------------ playing
    def play(self, name: str) -> None:
        """Play a sound once. Raises KeyError if there is no such sound."""
        samples = self._workshop.made(name)
        if not self._loudness or name in self._begun or len(self._begun) >= MOST_AT_ONCE:
            return
        if samples is None:
            self._workshop.want(name)
            self._awaited.setdefault(name, 0)
        elif self._output.play(name, samples, self._loudness):
            self._begun.add(name)

    def listen(self, events: Sequence[pygame.Event]) -> None:
        """Follow whether the window is visible and which devices there are."""
        for event in events:
            if event.type in _HIDDEN:
                self._hidden = True
                self._awaited.clear()
                self._output.hush()
                self._ambience = None
            elif event.type in _IN_SIGHT:
                self._hidden = False
            elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self._away = event.type == pygame.WINDOWFOCUSLOST
            lost = event.type == pygame.AUDIODEVICEREMOVED and not getattr(event, "iscapture", False)
            may_be_found = event.type in (pygame.AUDIODEVICEADDED, pygame.WINDOWFOCUSGAINED)
            if lost or (may_be_found and self._output.is_missing):
                self._ambience = None
                self._output.look_again()

    def update(self, dt: int, ambience: str | None, calm: bool) -> None:
        """Let ``dt`` milliseconds pass with this ``ambience``, a name of `SOUNDS`; make sounds while it is ``calm``."""
        was_muted, self._was_muted = self._was_muted, self._settings().muted
        if self._was_muted and not was_muted:
            self._output.hush()
            self._ambience = None
        self._begun.clear()
        if not (self._loudness or self._ambience_loudness):
            self._awaited.clear()
        elif calm or self._awaited:
            self._workshop.work()
        for name, waited in list(self._awaited.items()):
            del self._awaited[name]
            if self._workshop.made(name):
                self.play(name)
            elif waited + dt < LATE:
                self._awaited[name] = waited + dt
        self._follow_ambience(ambience if not self._away else None)

    def close(self) -> None:
        """Close the device."""
        self._output.close()

    # ------------------------------------------------------------------ loudness
    @property
    def _loudness(self) -> float:
        """Volume of the sounds of events."""
        settings = self._settings()
        return 0.0 if settings.muted or self._hidden else settings.sound_volume

    @property
    def _ambience_loudness(self) -> float:
        settings = self._settings()
        return 0.0 if settings.muted or self._hidden else settings.ambience_volume

    def _follow_ambience(self, ambience: str | None) -> None:
        """Start, end or change the ambience as it is wanted now."""
        wanted = (ambience, self._ambience_loudness) if ambience and self._ambience_loudness else None
        if wanted == self._ambience:
            return
        if wanted is None:
            self._output.end_ambience()
            self._ambience = None
        elif self._ambience and self._ambience[0] == ambience:
            self._output.change_ambience(wanted[1])
            self._ambience = wanted
        elif (samples := self._workshop.made(wanted[0])) is not None:
            self._output.play_ambience(samples, wanted[1])
            self._ambience = wanted
