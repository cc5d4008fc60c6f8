"""The sound device: opened when the first sound is due, silent where there is none, and looked for again later."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.ui.sound.synthesis import RATE

CHANNELS = 9
"""One for the place, the others for what happens: more at once is noise."""

_BUFFER = 512
"""Samples that the device takes at once: 23 ms between a deed and its sound."""

FADE = 900
"""Milliseconds in which the sound of a place comes and goes."""


class Output(Protocol):
    """What plays sounds."""

    @property
    def is_missing(self) -> bool:
        """Whether there was no device when one was needed."""

    def play(self, name: str, samples: bytes, volume: float) -> bool:
        """Play a sound once, beside others; whether there was room for it."""

    def surround(self, samples: bytes, volume: float) -> bool:
        """Let the sound of a place come up and go round; whether it does."""

    def change_surrounding(self, volume: float) -> None:
        """Make the sound of the place as loud as this."""

    def leave(self) -> None:
        """Let the sound of the place fade away."""

    def hush(self) -> None:
        """Break off everything."""

    def look_again(self) -> None:
        """A device has come or gone: begin anew with the one that is there now."""

    def close(self) -> None:
        """Give the device back."""


class Device:
    """The mixer of pygame. Whatever goes wrong with it, it only gets silent."""

    def __init__(self) -> None:
        self._failed = False
        self._sounds: dict[str, pygame.mixer.Sound] = {}

    @property
    def is_missing(self) -> bool:
        return self._failed

    def play(self, name: str, samples: bytes, volume: float) -> bool:
        if not self._is_open():
            return False
        try:
            if name not in self._sounds:
                self._sounds[name] = pygame.mixer.Sound(buffer=samples)
            channel = _free_channel()
            if channel is None:
                return False
            channel.set_volume(volume)
            channel.play(self._sounds[name])
        except pygame.error:
            self._give_up()
            return False
        return True

    def surround(self, samples: bytes, volume: float) -> bool:
        if not self._is_open():
            return False
        try:
            channel = pygame.mixer.Channel(0)
            channel.play(pygame.mixer.Sound(buffer=samples), loops=-1, fade_ms=FADE)
            channel.set_volume(volume)
        except pygame.error:
            self._give_up()
            return False
        return True

    def change_surrounding(self, volume: float) -> None:
        if pygame.mixer.get_init():
            pygame.mixer.Channel(0).set_volume(volume)

    def leave(self) -> None:
        if pygame.mixer.get_init():
            pygame.mixer.Channel(0).fadeout(FADE // 2)

    def hush(self) -> None:
        if pygame.mixer.get_init():
            pygame.mixer.stop()

    def look_again(self) -> None:
        self.close()
        self._failed = False

    def close(self) -> None:
        self._sounds.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def _is_open(self) -> bool:
        """Open the device if it is not; one that cannot be opened is not tried again before another comes."""
        if self._failed:
            return False
        if pygame.mixer.get_init():
            return True
        try:
            pygame.mixer.init(RATE, -16, 1, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError):
            self._give_up()
        return not self._failed

    def _give_up(self) -> None:
        self.close()
        self._failed = True


def _free_channel() -> pygame.mixer.Channel | None:
    """A channel on which nothing is played; the first one is that of the place."""
    channels = map(pygame.mixer.Channel, range(1, CHANNELS))
    return next((channel for channel in channels if not channel.get_busy()), None)
