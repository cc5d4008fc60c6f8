"""How a sound is made: layers of `game.ui.sound.synthesis`, and a loudness.

Layers are made one at a time, so that an idle window can make one between two frames.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.ui.sound import synthesis

LEVEL = -18.0
"""Usual loudness: dBFS of the loudest tenth of a second."""


class Layer(NamedTuple):
    """A wave within a sound."""

    make: Callable[[], synthesis.Wave]
    loud: float = 1.0
    """Factor on its samples."""

    at: float = 0.0
    """Its start, in seconds."""


class Recipe(NamedTuple):
    """How a sound is made."""

    layers: tuple[Layer, ...]
    level: float = LEVEL
    """Loudness, in dBFS."""

    loop: float = 0.0
    """Of a sound that repeats: seconds by which its end overlaps its beginning."""

    def make(self) -> Iterator[bytes | None]:
        """Make the sound in steps: None after each, and its samples after the last."""
        wave: synthesis.Wave = []
        for layer in self.layers:
            synthesis.lay_over(wave, layer.at, layer.loud, layer.make())
            yield None
        if self.loop:
            wave = synthesis.looped(wave, self.loop)
            yield None
        wave = synthesis.mastered(wave, self.level, bool(self.loop))
        yield None
        yield synthesis.pcm(wave)
