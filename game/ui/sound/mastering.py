"""Mastering: waves of even loudness, without clicks at their ends, as 16-bit samples."""

from __future__ import annotations

import math
import sys
from array import array
from operator import mul

from game.ui.sound.synthesis import RATE, Wave, count

PEAK = 0.84
"""Maximum of a sample, -1.5 dBFS: leaves room for sounds played at once."""

WINDOW = 0.1
"""Window in which loudness is measured, in seconds."""

_STEPS = 5
"""Positions of the window per length of the window."""

_SILENCE = 1e-12

_FADE_IN, _FADE_OUT = 0.001, 0.012
"""Seconds."""


def loudness(wave: Wave) -> float:
    """The level of the loudest window, in dBFS (a full sine has -3); -120 for silence."""
    step = count(WINDOW / _STEPS)
    blocks = (wave[start : start + step] for start in range(0, len(wave), step))
    powers = [sum(map(mul, block, block)) for block in blocks]
    best = max((sum(powers[start : start + _STEPS]) for start in range(max(1, len(powers) - _STEPS + 1))), default=0.0)
    mean = best / max(1, min(len(wave), step * _STEPS))
    return 10 * math.log10(mean) if mean > _SILENCE else -120.0


def mastered(wave: Wave, level: float, is_loop: bool = False) -> Wave:
    """The wave at a loudness of ``level`` dBFS, or as near to it as its peaks allow, faded in and out unless it is a
    loop."""
    middle = sum(wave) / max(1, len(wave))
    wave = [sample - middle for sample in wave]
    for seconds, forward in () if is_loop else ((_FADE_IN, True), (_FADE_OUT, False)):
        width = min(count(seconds), len(wave))
        for number in range(width):
            wave[number if forward else -1 - number] *= number / width
    gain: float = 10 ** ((level - loudness(wave)) / 20)
    highest = max(max(wave, default=0.0), -min(wave, default=0.0))
    if highest * gain > PEAK:
        gain = PEAK / highest
    return [sample * gain for sample in wave]


def pcm(wave: Wave) -> bytes:
    """A mastered wave as 16-bit samples, little-endian, one channel."""
    samples = array("h", [int(sample * 32767) for sample in wave])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def seconds_of(samples: bytes) -> float:
    """Duration of 16-bit samples, in seconds."""
    return len(samples) / 2 / RATE
