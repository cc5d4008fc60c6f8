"""Waves from formulas: tones, noise, plucked strings, and what shapes them. No clock, no chance, no device.

A `Wave` is a list of samples at `RATE` per second, mostly between -1 and 1; times are in seconds, frequencies in Hz.
The same call always gives the same wave.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

RATE = 22_050
"""Samples per second: enough for the ring of a coin, and half the work of twice as many."""

Wave = list[float]
Curve = Sequence[tuple[float, float]]
"""Points (time, value); straight lines between them, and the outer values before the first and after the last."""

_TURN = 2 * math.pi
_CYCLE = 2048
"""Samples of one cycle of a tone."""


def count(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


# ---------------------------------------------------------------------- sources
def noise(seconds: float, seed: int) -> Wave:
    """Hiss: even between -1 and 1, by a linear congruential generator of its own."""
    value, wave = seed & 0xFFFFFFFF, []
    for _ in range(count(seconds)):
        value = (value * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        wave.append(value / 0x7FFFFFFF - 1.0)
    return wave


def ring(hz: float, seconds: float, decay: float, phase: float = 0.0) -> Wave:
    """Something struck: a sine that falls to a third in ``decay`` seconds."""
    turn, keep = _TURN * hz / RATE, math.exp(-1 / (decay * RATE))
    twice, square = 2 * keep * math.cos(turn), keep * keep
    before, now, wave = math.sin(phase - turn) / keep, math.sin(phase), []
    for _ in range(count(seconds)):
        wave.append(now)
        before, now = now, twice * now - square * before
    return wave


def chime(hz: float, seconds: float, partials: Iterable[tuple[float, float, float]]) -> Wave:
    """Metal or glass: rings together, each (times ``hz``, loudness, decay)."""
    return mixed(*((0.0, loud, ring(hz * times, seconds, decay)) for times, loud, decay in partials))


def tone(pitch: Curve, seconds: float, harmonics: Sequence[float]) -> Wave:
    """A steady tone that follows ``pitch``; ``harmonics`` are the loudness of the first, second, ... partial."""
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
    """A plucked string (Karplus and Strong): a burst of noise that runs through a loop and gets softer in it."""
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
    """As loud as the curve says."""
    return [sample * loud for sample, loud in zip(wave, drawn(curve, len(wave) / RATE), strict=True)]


def fading(wave: Wave, decay: float, attack: float = 0.002) -> Wave:
    """Rises in ``attack`` seconds, then falls to a third in every ``decay`` seconds."""
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
    """Louder and softer ``hz`` times a second, down to 1 - ``depth``."""
    step, sin = _TURN * hz / RATE, math.sin
    return [sample * (1 - depth * (0.5 + 0.5 * sin(phase + step * number))) for number, sample in enumerate(wave)]


# ---------------------------------------------------------------------- filters
def low_pass(wave: Wave, hz: float) -> Wave:
    """Takes the brightness off above ``hz``, gently."""
    share, now, out = 1 - math.exp(-_TURN * hz / RATE), 0.0, []
    for sample in wave:
        now += share * (sample - now)
        out.append(now)
    return out


def high_pass(wave: Wave, hz: float) -> Wave:
    """Takes the weight off below ``hz``, gently."""
    return [sample - low for sample, low in zip(wave, low_pass(wave, hz), strict=True)]


def band_pass(wave: Wave, hz: Curve, sharp: float) -> Wave:
    """Lets through what lies around a frequency that may wander; the larger ``sharp``, the closer around it."""
    low, band, damp, out = 0.0, 0.0, 1 / sharp, []
    tuning = [(time, 2 * math.sin(math.pi * min(middle, RATE / 6) / RATE)) for time, middle in hz]
    for sample, tuned in zip(wave, drawn(tuning, len(wave) / RATE), strict=True):
        low += tuned * band
        band += tuned * (sample - low - damp * band)
        out.append(band * damp)
    return out


# ---------------------------------------------------------------------- together
def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves over each other, each (when it begins, how loud, itself)."""
    wave: Wave = []
    for at, loud, part in parts:
        lay_over(wave, at, loud, part)
    return wave


def lay_over(wave: Wave, at: float, loud: float, part: Wave) -> None:
    """Add a part to a wave, which gets longer if need be: it begins ``at`` seconds and is so loud."""
    begin = count(at)
    end = begin + len(part)
    wave.extend([0.0] * (end - len(wave)))
    wave[begin:end] = [below + loud * sample for below, sample in zip(wave[begin:end], part, strict=True)]


def stretched(wave: Wave, times: int) -> Wave:
    """So many times as long and as low: what holds no brightness is made in a fraction of the time."""
    out: Wave = []
    shares = [step / times for step in range(times)]
    for now, after in zip(wave, (*wave[1:], wave[-1]), strict=True):
        rise = after - now
        out += [now + rise * share for share in shares]
    return out


def looped(wave: Wave, overlap: float) -> Wave:
    """The same without its last ``overlap`` seconds, which are blended into its beginning: it can go round."""
    width = count(overlap)
    tail, body = wave[-width:], wave[:-width]
    for number, sample in enumerate(tail):
        share = number / width
        body[number] = body[number] * math.sqrt(share) + sample * math.sqrt(1 - share)
    return body
