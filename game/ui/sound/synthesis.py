"""Waves from formulas: tones, noise, plucked strings, envelopes and filters; and mastering, which makes them evenly
loud, without clicks at their ends.

A `Wave` is a list of samples at `RATE` per second, mostly between -1 and 1; times are in seconds, frequencies in Hz.
All functions are pure: the same call always gives the same wave.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Iterable, Sequence
from operator import mul

RATE = 22_050
"""Samples per second: enough for the ring of a coin, at half the work of 44,100."""

Wave = list[float]
Curve = Sequence[tuple[float, float]]
"""Points (time, value) joined by straight lines; constant before the first and after the last."""

_TURN = 2 * math.pi
_CYCLE = 2048
"""Samples in the table of one cycle of a tone."""


def count(seconds: float) -> int:
    """The number of samples in a time.

    >>> count(0.5)
    11025
    """
    return round(seconds * RATE)


# ---------------------------------------------------------------------- sources
def noise(seconds: float, seed: int) -> Wave:
    """White noise between -1 and 1, by a linear congruential generator."""
    value, wave = seed & 0xFFFFFFFF, []
    for _ in range(count(seconds)):
        value = (value * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        wave.append(value / 0x7FFFFFFF - 1.0)
    return wave


def ring(hz: float, seconds: float, decay: float, phase: float = 0.0) -> Wave:
    """A struck object: a sine that falls to 1/e in every ``decay`` seconds."""
    turn, keep = _TURN * hz / RATE, math.exp(-1 / (decay * RATE))
    twice, square = 2 * keep * math.cos(turn), keep * keep
    before, now, wave = math.sin(phase - turn) / keep, math.sin(phase), []
    for _ in range(count(seconds)):
        wave.append(now)
        before, now = now, twice * now - square * before
    return wave


def chime(hz: float, seconds: float, partials: Iterable[tuple[float, float, float]]) -> Wave:
    """Metal or glass: several rings, each (multiple of ``hz``, loudness, decay)."""
    return mixed(*((0.0, loud, ring(hz * times, seconds, decay)) for times, loud, decay in partials))


def tone(pitch: Curve, seconds: float, harmonics: Sequence[float]) -> Wave:
    """A tone that follows ``pitch``; ``harmonics`` are the loudnesses of the first, second, ... partial."""
    cycle = [
        sum(loud * math.sin(_TURN * number * at / _CYCLE) for number, loud in enumerate(harmonics, 1))
        for at in range(_CYCLE)
    ]
    phase, wave, share = 0.0, [], _CYCLE / RATE
    for hz in drawn(pitch, seconds):
        wave.append(cycle[int(phase) % _CYCLE])
        phase += hz * share
    return wave


def pluck(hz: float, seconds: float, seed: int, damping: float = 0.996, softness: float = 0.5) -> Wave:
    """A plucked string by Karplus and Strong: a burst of noise in a delay line that softens it."""
    length = RATE / hz - 0.5
    whole = max(2, int(length))
    part = length - whole
    line = low_pass(noise(whole / RATE, seed), 4_000 * (1.2 - softness))
    wave, last = [], 0.0
    for number in range(count(seconds)):
        at = number % whole
        now = line[at]
        wave.append(now)
        tuned = now + part * (last - now)
        line[at] = damping * (softness * tuned + (1 - softness) * last)
        last = now
    return wave


# ---------------------------------------------------------------------- shapes
def drawn(curve: Curve, seconds: float) -> Wave:
    """A curve as samples."""
    wave: Wave = []
    whole = count(seconds)
    (_, before), *rest = (curve[0], *curve, (seconds, curve[-1][1]))
    for time, value in rest:
        steps = min(count(time), whole) - len(wave)
        if steps > 0:
            slope = (value - before) / steps
            wave += [before + slope * step for step in range(steps)]
        before = value
    return wave + [before] * (whole - len(wave))


def shaped(wave: Wave, curve: Curve) -> Wave:
    """The wave with its loudness along a curve."""
    return [sample * loud for sample, loud in zip(wave, drawn(curve, len(wave) / RATE), strict=True)]


def fading(wave: Wave, decay: float, attack: float = 0.002) -> Wave:
    """The wave with a rise in ``attack`` seconds, then a fall to 1/e in every ``decay`` seconds."""
    keep, level, rise = math.exp(-1 / (decay * RATE)), 1.0, max(1, count(attack))
    out = []
    for number, sample in enumerate(wave):
        if number < rise:
            out.append(sample * number / rise)
        else:
            out.append(sample * level)
            level *= keep
    return out


def trembling(wave: Wave, hz: float, depth: float, phase: float = 0.0) -> Wave:
    """The wave with its loudness going down to 1 - ``depth`` and back, ``hz`` times a second."""
    step, sin = _TURN * hz / RATE, math.sin
    return [sample * (1 - depth * (0.5 + 0.5 * sin(phase + step * number))) for number, sample in enumerate(wave)]


# ---------------------------------------------------------------------- filters
def low_pass(wave: Wave, hz: float) -> Wave:
    """The wave without frequencies above ``hz``, by a gentle slope."""
    share, now, out = 1 - math.exp(-_TURN * hz / RATE), 0.0, []
    for sample in wave:
        now += share * (sample - now)
        out.append(now)
    return out


def high_pass(wave: Wave, hz: float) -> Wave:
    """The wave without frequencies below ``hz``, by a gentle slope."""
    return [sample - low for sample, low in zip(wave, low_pass(wave, hz), strict=True)]


def band_pass(wave: Wave, hz: Curve, sharp: float) -> Wave:
    """The wave near a frequency that may change; a larger ``sharp`` gives a narrower band."""
    low, band, damp, out = 0.0, 0.0, 1 / sharp, []
    tuning = [(time, 2 * math.sin(math.pi * min(middle, RATE / 6) / RATE)) for time, middle in hz]
    for sample, tuned in zip(wave, drawn(tuning, len(wave) / RATE), strict=True):
        low += tuned * band
        band += tuned * (sample - low - damp * band)
        out.append(band * damp)
    return out


# ---------------------------------------------------------------------- together
def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """The sum of waves, each (start, loudness, wave)."""
    wave: Wave = []
    for at, loud, part in parts:
        lay_over(wave, at, loud, part)
    return wave


def lay_over(wave: Wave, at: float, loud: float, part: Wave) -> None:
    """Add a part to a wave in place, from ``at`` seconds on; the wave gets longer if need be."""
    begin = count(at)
    end = begin + len(part)
    wave.extend([0.0] * (end - len(wave)))
    wave[begin:end] = [below + loud * sample for below, sample in zip(wave[begin:end], part, strict=True)]


def stretched(wave: Wave, times: int) -> Wave:
    """The wave ``times`` as long and as low."""
    out: Wave = []
    shares = [step / times for step in range(times)]
    for now, after in zip(wave, (*wave[1:], wave[-1]), strict=True):
        rise = after - now
        out += [now + rise * share for share in shares]
    return out


def looped(wave: Wave, overlap: float) -> Wave:
    """The wave as a seamless loop: its last ``overlap`` seconds are blended into its beginning."""
    width = count(overlap)
    tail, body = wave[-width:], wave[:-width]
    for number, sample in enumerate(tail):
        share = number / width
        body[number] = body[number] * math.sqrt(share) + sample * math.sqrt(1 - share)
    return body


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
    factor: float = 10 ** ((level - loudness(wave)) / 20)
    highest = max(max(wave, default=0.0), -min(wave, default=0.0))
    if highest * factor > PEAK:
        factor = PEAK / highest
    return [sample * factor for sample in wave]


def pcm(wave: Wave) -> bytes:
    """A mastered wave as 16-bit samples, little-endian, one channel."""
    samples = array("h", [int(sample * 32767) for sample in wave])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()
