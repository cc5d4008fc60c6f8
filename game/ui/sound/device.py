"""The sound device: opened for the first sound, silent if there is none, and tried again when one appears."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.ui.sound.synthesis import RATE

CHANNELS = 9
"""Channel 0 plays the ambience, the others sounds of events."""

_BUFFER = 512
"""Samples per buffer of the device: a latency of 23 ms."""

FADE = 900
"""Milliseconds in which the ambience fades in; it fades out in half of them."""


class Output(Protocol):
    """Plays sounds. Volumes are 0 to 1."""

    @property
    def is_missing(self) -> bool:
        """True if the device could not be opened."""

    def play(self, name: str, samples: bytes, volume: float) -> bool:
        """Play a sound once, beside others. False if no channel was free."""

    def play_ambience(self, samples: bytes, volume: float) -> bool:
        """Fade in the ambience and repeat it. False if that failed."""

    def change_ambience(self, volume: float) -> None:
        """Change the volume of the ambience."""

    def end_ambience(self) -> None:
        """Fade out the ambience."""

    def hush(self) -> None:
        """Stop all sounds at once."""

    def look_again(self) -> None:
        """Close the device, to open the present one next time: one has come or gone."""

    def close(self) -> None:
        """Close the device."""


class Device:
    """The mixer of pygame. If anything goes wrong with it, it stays silent."""

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
            channels = map(pygame.mixer.Channel, range(1, CHANNELS))
            channel = next((channel for channel in channels if not channel.get_busy()), None)
            if channel is None:
                return False
            channel.set_volume(volume)
            channel.play(self._sounds[name])
        except pygame.error:
            self._give_up()
            return False
        return True

    def play_ambience(self, samples: bytes, volume: float) -> bool:
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

    def change_ambience(self, volume: float) -> None:
        if pygame.mixer.get_init():
            pygame.mixer.Channel(0).set_volume(volume)

    def end_ambience(self) -> None:
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
        """Open the device if necessary; after a failure not before `look_again`."""
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
