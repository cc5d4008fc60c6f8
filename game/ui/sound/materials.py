"""What sounds are made of: paper, wood, metal, sparks, chains, horns, wind."""

from __future__ import annotations

from game.ui.sound import synthesis


def rustle(
    seconds: float, hz: synthesis.Curve, shape: synthesis.Curve, seed: int, sharp: float = 1.2
) -> synthesis.Wave:
    """Paper or cloth: noise around a changing frequency."""
    return synthesis.shaped(synthesis.band_pass(synthesis.noise(seconds, seed), hz, sharp), shape)


def tick(hz: float, seed: int, seconds: float = 0.03) -> synthesis.Wave:
    """A short, hard stroke."""
    return synthesis.fading(synthesis.band_pass(synthesis.noise(seconds, seed), ((0, hz),), 2.5), 0.006, 0.0004)


def knock(hz: float, decay: float, seconds: float) -> synthesis.Wave:
    """A heavy, soft object is put down."""
    return synthesis.mixed(
        (0, 1, synthesis.ring(hz, seconds, decay)), (0, 0.5, synthesis.ring(hz * 1.83, seconds, decay * 0.5))
    )


METAL = ((1.0, 1.0, 0.09), (1.72, 0.7, 0.12), (2.69, 0.75, 0.07), (4.11, 0.5, 0.05), (5.64, 0.35, 0.03))
COIN = ((1.0, 1.0, 0.055), (2.32, 0.55, 0.07), (3.97, 0.3, 0.03))
BELL = ((1.0, 1.0, 0.20), (2.0, 0.35, 0.14), (2.99, 0.4, 0.09), (4.21, 0.18, 0.05))
"""Partials: (multiple of the lowest frequency, loudness, decay in seconds)."""

_BRASS = (1.0, 0.85, 0.75, 0.5, 0.42, 0.28, 0.2, 0.12, 0.08)


def crackle(seconds: float, seed: int) -> synthesis.Wave:
    """A few sparks at irregular intervals."""
    spark = [sample if abs(sample) > 0.9965 else 0.0 for sample in synthesis.noise(seconds, seed)]
    return synthesis.band_pass(spark, ((0, 3200),), 2.0)


def chain(seconds: float) -> synthesis.Wave:
    """Links run over an edge, faster and faster."""
    links = ((0.0, 0.5), (0.06, 0.6), (0.11, 0.7), (0.15, 0.8), (0.18, 0.9), (0.205, 1.0))
    return synthesis.mixed(*((at, loud, tick(3600 + 300 * number, 31 + number, 0.02))
                   for number, (at, loud) in enumerate(links) if at < seconds))  # fmt: skip


def horn(hz: float, seconds: float, bend: float, swell: float) -> synthesis.Wave:
    """A horn: its tone rises from ``bend`` Hz below, in ``swell`` seconds, and droops a little at the end."""
    pitch = ((0, hz - bend), (swell, hz), (seconds - 0.08, hz), (seconds, hz - bend / 2))
    wave = synthesis.tone(pitch, seconds, _BRASS)
    return synthesis.shaped(wave, ((0, 0), (swell, 1), (seconds - 0.09, 0.92), (seconds, 0)))


def gust(
    seconds: float, hz: synthesis.Curve, shape: synthesis.Curve, seed: int, sharp: float, times: int = 3
) -> synthesis.Wave:
    """Wind whose frequency and strength follow the curves. It has no high tones, so it is made so many ``times`` too
    fast and stretched, which takes as much less time."""
    tuning = [(at / times, times * tuned) for at, tuned in hz]
    quick = rustle(seconds / times, tuning, [(at / times, loud) for at, loud in shape], seed, sharp)
    return synthesis.stretched(quick, times)
