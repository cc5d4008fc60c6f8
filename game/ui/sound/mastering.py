"""From a wave to what a device plays: evenly loud, without clicks at its ends, as 16-bit samples."""

from __future__ import annotations

import math
import sys
from array import array
from operator import mul

from game.ui.sound.synthesis import RATE, Wave, count

PEAK = 0.84
"""The highest sample, -1.5 dBFS: two sounds at once may meet."""

WINDOW = 0.1
"""Seconds over which loudness is measured: short sounds are as loud as their loudest moment."""

_STEPS = 5
"""Steps of the window to its end."""

_NOTHING = 1e-12

_EDGE_IN, _EDGE_OUT = 0.001, 0.012
"""Seconds in which the beginning and the end come from silence and go to it."""


def loudness(wave: Wave) -> float:
    """The level of the loudest moment in dBFS (a full sine has -3); -120 for silence."""
    step = count(WINDOW / _STEPS)
    blocks = (wave[start : start + step] for start in range(0, len(wave), step))
    powers = [sum(map(mul, block, block)) for block in blocks]
    best = max((sum(powers[start : start + _STEPS]) for start in range(max(1, len(powers) - _STEPS + 1))), default=0.0)
    mean = best / max(1, min(len(wave), step * _STEPS))
    return 10 * math.log10(mean) if mean > _NOTHING else -120.0


def mastered(wave: Wave, level: float, is_loop: bool = False) -> Wave:
    """Brought to a loudness of ``level`` dBFS, or as near to it as its peaks allow; a loop keeps its ends."""
    middle = sum(wave) / max(1, len(wave))
    wave = [sample - middle for sample in wave]
    if not is_loop:
        _soften_ends(wave)
    gain: float = 10 ** ((level - loudness(wave)) / 20)
    highest = max(max(wave, default=0.0), -min(wave, default=0.0))
    if highest * gain > PEAK:
        gain = PEAK / highest
    return [sample * gain for sample in wave]


def _soften_ends(wave: Wave) -> None:
    for seconds, forward in ((_EDGE_IN, True), (_EDGE_OUT, False)):
        width = min(count(seconds), len(wave))
        for number in range(width):
            wave[number if forward else -1 - number] *= number / width


def pcm(wave: Wave) -> bytes:
    """A mastered wave as 16-bit samples, little-endian, one channel."""
    samples = array("h", [int(sample * 32767) for sample in wave])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def seconds_of(samples: bytes) -> float:
    """How long 16-bit samples last."""
    return len(samples) / 2 / RATE
