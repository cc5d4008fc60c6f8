"""Which sounds are played now: as loud as the player wishes, none while the window cannot be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.settings import Settings
from game.ui.sound.device import Device, Output
from game.ui.sound.score import AMBIENT
from game.ui.sound.workshop import Workshop

MOST_AT_ONCE = 4
"""So many sounds begin in one frame."""

LATE = 250
"""Milliseconds after which a sound that had to be made first is played no more."""

_HIDDEN = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_IN_SIGHT = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)


class Speaker:
    """Takes the names of sounds and plays them. It asks no clock, and makes nothing while it is silent."""

    def __init__(
        self, settings: Callable[[], Settings], output: Output | None = None, workshop: Workshop | None = None
    ) -> None:
        """``settings`` are those of the player, as they are now."""
        self._output = output or Device()
        self._workshop = workshop or Workshop(first=AMBIENT)
        self._settings = settings
        self._was_muted = False
        self._hidden = self._away = False
        self._begun: set[str] = set()
        """What has begun in this frame."""
        self._awaited: dict[str, int] = {}
        """What was to be played but is still being made, and for how many milliseconds it has been."""
        self._around: tuple[str, float] | None = None

    # ------------------------------------------------------------------ what is to be heard
    def play(self, name: str) -> None:
        """Play a sound of the score once; raises KeyError if there is none of this name."""
        samples = self._workshop.made(name)
        if not self._loudness or name in self._begun or len(self._begun) >= MOST_AT_ONCE:
            return
        if samples is None:
            self._workshop.want(name)
            self._awaited.setdefault(name, 0)
        elif self._output.play(name, samples, self._loudness):
            self._begun.add(name)

    def listen(self, events: Sequence[pygame.Event]) -> None:
        """Whether the window is in sight, and whether devices come or go."""
        for event in events:
            if event.type in _HIDDEN:
                self._hidden = True
                self._awaited.clear()
                self._output.hush()
                self._around = None
            elif event.type in _IN_SIGHT:
                self._hidden = False
            elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self._away = event.type == pygame.WINDOWFOCUSLOST
            if self._is_about_devices(event):
                self._around = None
                self._output.look_again()

    def _is_about_devices(self, event: pygame.Event) -> bool:
        """Whether a device was lost, or there may be one where none was."""
        if event.type == pygame.AUDIODEVICEREMOVED:
            return not getattr(event, "iscapture", False)
        return self._output.is_missing and event.type in (pygame.AUDIODEVICEADDED, pygame.WINDOWFOCUSGAINED)

    def update(self, dt: int, place: str | None, calm: bool) -> None:
        """``dt`` milliseconds went by at a ``place`` whose sound goes round; while it is ``calm`` there is time to
        make sounds."""
        self._obey()
        self._begun.clear()
        if not (self._loudness or self._wind):
            self._awaited.clear()
        elif calm or self._awaited:
            self._workshop.work()
        for name, waited in list(self._awaited.items()):
            del self._awaited[name]
            if self._workshop.made(name):
                self.play(name)
            elif waited + dt < LATE:
                self._awaited[name] = waited + dt
        self._surround(place if not self._away else None)

    def close(self) -> None:
        """The window closes."""
        self._output.close()

    # ------------------------------------------------------------------ how loud
    @property
    def _loudness(self) -> float:
        """Of what happens."""
        settings = self._settings()
        return 0.0 if settings.muted or self._hidden else settings.sound_volume

    @property
    def _wind(self) -> float:
        """Of the place."""
        settings = self._settings()
        return 0.0 if settings.muted or self._hidden else settings.ambience_volume

    def _obey(self) -> None:
        """Who mutes the game wants silence now."""
        before, self._was_muted = self._was_muted, self._settings().muted
        if self._was_muted and not before:
            self._output.hush()
            self._around = None

    def _surround(self, place: str | None) -> None:
        """Let the sound of the place come, go, or be as loud as it is wanted now."""
        wanted = (place, self._wind) if place and self._wind else None
        if wanted == self._around:
            return
        if wanted is None:
            self._output.leave()
            self._around = None
        elif self._around and self._around[0] == place:
            self._output.change_surrounding(wanted[1])
            self._around = wanted
        elif (samples := self._workshop.made(wanted[0])) is not None:
            self._output.surround(samples, wanted[1])
            self._around = wanted
