"""The sounds that only 51st State has: its machines, plates, flags and fires."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from game.ui.sound import synthesis
from game.ui.sound.materials import METAL, chain, crackle, knock, rustle, tick
from game.ui.sound.recipe import Layer, Recipe


def _engine(seconds: float) -> synthesis.Wave:
    """A motor passes: its pitch drops, and it is loudest in between."""
    pitch = ((0, 58), (seconds * 0.45, 56), (seconds * 0.6, 47), (seconds, 44))
    pulse = synthesis.tone(pitch, seconds, (1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2))
    return synthesis.shaped(synthesis.low_pass(pulse, 900), _passing(seconds))


def _passing(seconds: float) -> synthesis.Curve:
    return ((0, 0), (seconds * 0.3, 0.35), (seconds * 0.5, 1), (seconds * 0.68, 0.4), (seconds, 0))


def _servo(first: float, last: float, seconds: float) -> synthesis.Wave:
    """A small motor turns a limb: its whine climbs from ``first`` to ``last`` Hz, and stops with a jerk."""
    pitch = ((0, first), (seconds * 0.25, last), (seconds * 0.85, last * 1.03), (seconds, last * 0.8))
    whine = synthesis.trembling(synthesis.tone(pitch, seconds, (1, 0.2, 0.45, 0.1, 0.3, 0.05, 0.15)), 53, 0.35)
    return synthesis.shaped(whine, ((0, 0), (0.02, 1), (seconds - 0.04, 0.85), (seconds, 0)))


def _siren(low: float, high: float, seconds: float) -> synthesis.Wave:
    """Two rising wails of a siren."""
    half = seconds / 2
    pitch = ((0, low), (half * 0.85, high), (half, low), (half * 1.85, high), (seconds, low))
    wail = synthesis.band_pass(synthesis.tone(pitch, seconds, (1, 0.7, 0.6, 0.4, 0.3, 0.2)), ((0, 1100),), 0.8)
    fall = ((0, 0), (half * 0.3, 1), (half * 0.93, 0.9), (half, 0.15), (half * 1.3, 1), (half * 1.9, 0.8), (seconds, 0))
    return synthesis.shaped(wail, fall)


OWN_SOUNDS: Final[Mapping[str, Recipe]] = {
    "plate_clank": Recipe((
        Layer(partial(synthesis.chime, 318, 0.4, METAL)),
        Layer(partial(synthesis.chime, 447, 0.34, METAL), 0.5, 0.028),
        Layer(partial(knock, 96, 0.03, 0.16), 0.9),
        Layer(partial(tick, 2400, 5), 0.9),
    )),
    "wrench": Recipe((
        *(Layer(partial(tick, hz, 6 + n), 1.2, at) for n, (at, hz) in enumerate(
            ((0.0, 1500), (0.05, 1700), (0.095, 1900), (0.14, 2150), (0.18, 2400)))),
        Layer(partial(synthesis.chime, 690, 0.24, METAL), 0.5, 0.2),
    )),
    "fire_whoosh": Recipe((
        Layer(partial(rustle, 0.62, ((0, 220), (0.16, 1500), (0.35, 900), (0.62, 260)),
                     ((0, 0), (0.1, 1), (0.22, 0.75), (0.62, 0)), 13, 0.7)),
        Layer(partial(rustle, 0.5, ((0, 90), (0.5, 70)), ((0, 0), (0.08, 1), (0.5, 0)), 14, 1.0), 0.9, 0.02),
        Layer(partial(crackle, 0.55, 15), 1.5, 0.07),
    )),
    "servo": Recipe((
        Layer(partial(_servo, 240, 610, 0.28)),
        Layer(partial(_servo, 300, 470, 0.16), 0.7, 0.31),
        Layer(partial(knock, 110, 0.025, 0.12), 0.8, 0.45),
        Layer(partial(tick, 1600, 61), 0.7, 0.45),
    ), level=-20.0),
    "alarm": Recipe((
        Layer(partial(_siren, 420, 760, 0.6)),
        Layer(partial(_siren, 426, 770, 0.58), 0.5, 0.01),
    ), level=-20.0),
    "hammer": Recipe((
        Layer(partial(synthesis.chime, 236, 0.4, METAL)),
        Layer(partial(synthesis.chime, 391, 0.3, METAL), 0.6, 0.012),
        Layer(partial(knock, 74, 0.04, 0.2), 1.2),
        Layer(partial(tick, 2100, 62), 1.1),
        Layer(partial(crackle, 0.4, 63), 1.2, 0.05),
        Layer(partial(knock, 150, 0.02, 0.12), 0.5, 0.24),
        Layer(partial(synthesis.chime, 612, 0.2, METAL), 0.35, 0.25),
    )),
    "flagpole": Recipe((
        Layer(partial(knock, 128, 0.03, 0.14)),
        Layer(partial(tick, 1500, 71), 0.6),
        Layer(partial(knock, 104, 0.035, 0.18), 1.1, 0.15),
        Layer(partial(rustle, 0.13, ((0, 500), (0.05, 1300), (0.13, 600)), ((0, 0), (0.035, 1), (0.13, 0)), 72),
              0.9, 0.27),
        Layer(partial(rustle, 0.13, ((0, 450), (0.05, 1100), (0.13, 500)), ((0, 0), (0.035, 1), (0.13, 0)), 73),
              0.5, 0.42),
    ), level=-19.0),
    "winch": Recipe((
        Layer(partial(chain, 0.3), 0.9),
        Layer(partial(tick, 1900, 74), 0.8, 0.1),
        Layer(partial(tick, 2100, 75), 0.8, 0.2),
        Layer(partial(knock, 142, 0.03, 0.16), 1.0, 0.31),
        Layer(partial(synthesis.chime, 470, 0.2, METAL), 0.3, 0.31),
    ), level=-19.0),
    "flag_fall": Recipe((
        Layer(partial(crackle, 0.4, 76), 1.2),
        Layer(partial(rustle, 0.3, ((0, 1300), (0.3, 350)), ((0, 0), (0.05, 1), (0.3, 0)), 77), 0.9, 0.08),
        Layer(partial(knock, 92, 0.04, 0.2), 1.1, 0.34),
        Layer(partial(knock, 168, 0.02, 0.1), 0.5, 0.43),
    )),
    "motor_passing": Recipe((
        Layer(partial(_engine, 1.1)),
        Layer(partial(rustle, 1.1, ((0, 500), (0.5, 1100), (1.1, 350)), _passing(1.1), 19, 0.7), 0.5),
    )),
}  # fmt: skip
