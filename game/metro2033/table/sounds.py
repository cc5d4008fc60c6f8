"""The sounds that only Metro 2033 has: rails, lamps, boots, goods and the tunnel itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from game.ui.sound import synthesis
from game.ui.sound.materials import BELL, COIN, METAL, crackle, gust, horn, knock, rustle, tick
from game.ui.sound.recipe import Layer, Recipe

TUNNEL: Final = "tunnel_loop"
"""The ambience."""

_RAIL = ((1.0, 1.0, 0.17), (2.756, 0.75, 0.13), (5.404, 0.45, 0.08), (8.933, 0.25, 0.04))
"""A bar that hangs free: (multiple of the lowest frequency, loudness, decay in seconds)."""


def _hum(seconds: float) -> synthesis.Wave:
    """A lamp has been switched on: its ballast hums, and is not heard any more."""
    return synthesis.fading(synthesis.tone(((0, 100),), seconds, (1, 0.7, 0.5, 0.3, 0.2)), seconds * 0.3, 0.03)


def _clack(hz: float, seed: int) -> synthesis.Wave:
    """A wheel passes a joint of the rails."""
    return synthesis.mixed(
        (0, 1, knock(hz, 0.018, 0.09)), (0, 0.8, tick(1300, seed)), (0, 0.18, synthesis.chime(hz * 5.1, 0.12, _RAIL))
    )


def _rolling(seconds: float, seed: int) -> synthesis.Wave:
    """Wheels on rails: they come and go."""
    shape = ((0, 0), (seconds * 0.25, 1), (seconds * 0.7, 0.9), (seconds, 0))
    return rustle(seconds, ((0, 240), (seconds * 0.4, 420), (seconds, 260)), shape, seed, 1.1)


def _rumble(seconds: float, seed: int, top: float) -> synthesis.Wave:
    """A heavy train: low noise that swells and fades, and shakes at every sleeper."""
    shape = ((0, 0), (seconds * 0.45, 1), (seconds * 0.6, 0.9), (seconds, 0))
    pitch = ((0, top * 0.8), (seconds * 0.5, top), (seconds, top * 0.7))
    return synthesis.trembling(rustle(seconds, pitch, shape, seed, 0.8), 9, 0.5)


def _far_train(seconds: float, seed: int) -> synthesis.Wave:
    """A train behind walls, which takes most of the time to come and go."""
    shape = ((0, 0), (seconds * 0.4, 0.25), (seconds * 0.62, 1), (seconds * 0.78, 0.45), (seconds, 0))
    return synthesis.trembling(
        gust(seconds, ((0, 62), (seconds * 0.62, 88), (seconds, 64)), shape, seed, 1.3, 6), 2.3, 0.55
    )


def _drip(hz: float) -> synthesis.Wave:
    """A drop falls into a puddle, with two echoes of the vault."""
    drop = synthesis.fading(synthesis.tone(((0, hz), (0.02, hz * 0.92), (0.09, hz * 1.5)), 0.16, (1, 0.12)), 0.03)
    return synthesis.mixed((0, 1, drop), (0.17, 0.3, synthesis.low_pass(drop, 1500)),
                           (0.38, 0.16, synthesis.low_pass(drop, 1000)))  # fmt: skip


def _falling(seconds: float, seed: int) -> synthesis.Wave:
    """Something heavy hits the ground."""
    return synthesis.fading(synthesis.low_pass(synthesis.noise(seconds, seed), 300), seconds / 4)


_STEPS = ((0.0, 0.9), (0.14, 1.0), (0.28, 0.85), (0.42, 0.95))
"""(Start, loudness) of the steps of a column."""


def _march() -> Recipe:
    steps = (Layer(partial(knock, 88 + 7 * (n % 2), 0.02, 0.1), loud, at) for n, (at, loud) in enumerate(_STEPS))
    gravel = (Layer(partial(rustle, 0.08, ((0, 1200), (0.08, 650)), ((0, 0), (0.005, 1), (0.08, 0)), 610 + n),
                    0.8 * loud, at + 0.006) for n, (at, loud) in enumerate(_STEPS))  # fmt: skip
    return Recipe((*steps, *gravel), level=-20.0)


_SECONDS = 10.0
"""Of the ambience, before its end overlaps its beginning."""

OWN_SOUNDS: Final[Mapping[str, Recipe]] = {
    "lamp_click": Recipe((
        Layer(partial(tick, 2100, 601), 1.1),
        Layer(partial(knock, 340, 0.008, 0.05), 0.7),
        Layer(partial(tick, 3000, 602), 0.9, 0.055),
        Layer(partial(synthesis.chime, 1480, 0.16, COIN), 0.16, 0.055),
        Layer(partial(_hum, 0.4), 0.16, 0.06),
    ), level=-20.0),
    "cart_on_rails": Recipe((
        Layer(partial(_rolling, 0.85, 603), 0.55),
        *(Layer(partial(_clack, hz, 604 + n), loud, at) for n, (at, loud, hz) in enumerate(
            ((0.08, 0.7, 150), (0.17, 0.9, 142), (0.41, 1.0, 150), (0.5, 0.85, 142)))),
    ), level=-19.0),
    "rail_strike": Recipe((
        Layer(partial(synthesis.chime, 415, 0.62, _RAIL)),
        Layer(partial(synthesis.chime, 421, 0.5, _RAIL), 0.4, 0.004),
        Layer(partial(knock, 118, 0.03, 0.14), 0.8),
        Layer(partial(tick, 3400, 620), 0.8),
    )),
    "buffers": Recipe((
        Layer(partial(knock, 70, 0.05, 0.26), 1.2),
        Layer(partial(synthesis.chime, 167, 0.3, METAL), 0.7),
        Layer(partial(_falling, 0.16, 621), 1.2),
        Layer(partial(knock, 84, 0.04, 0.2), 0.7, 0.13),
        Layer(partial(synthesis.chime, 212, 0.24, METAL), 0.4, 0.13),
    )),
    "collapse": Recipe((
        Layer(partial(knock, 58, 0.08, 0.4), 1.2),
        Layer(partial(_falling, 0.3, 622), 1.5),
        Layer(partial(rustle, 0.4, ((0, 900), (0.4, 260)), ((0, 0), (0.04, 1), (0.4, 0)), 623, 0.8), 0.5, 0.1),
        Layer(partial(crackle, 0.4, 624), 0.7, 0.16),
        Layer(partial(knock, 130, 0.02, 0.1), 0.35, 0.37),
    )),
    "threat_bell": Recipe((
        *(Layer(partial(synthesis.chime, 932.3, 0.62 - at, BELL), loud, at)
          for at, loud in ((0.0, 1.0), (0.13, 0.85), (0.26, 0.95))),
        *(Layer(partial(tick, 4200, 625 + n), 0.5, at) for n, at in enumerate((0.0, 0.13, 0.26))),
    ), level=-19.0),
    "gavel": Recipe((
        *(Layer(partial(knock, 205, 0.016, 0.1), loud, at) for at, loud in ((0.0, 0.7), (0.24, 1.0))),
        *(Layer(partial(knock, 88, 0.03, 0.16), 0.7 * loud, at) for at, loud in ((0.0, 0.7), (0.24, 1.0))),
        *(Layer(partial(tick, 950, 628 + n), loud, at) for n, (at, loud) in enumerate(((0.0, 0.7), (0.24, 1.0)))),
    )),
    "paper": Recipe((
        Layer(partial(rustle, 0.15, ((0, 2600), (0.15, 4200)), ((0, 0), (0.03, 1), (0.08, 0.4), (0.15, 0)), 630, 0.9)),
        Layer(partial(rustle, 0.2, ((0, 3800), (0.2, 2200)), ((0, 0), (0.02, 0.8), (0.1, 1), (0.2, 0)), 631, 0.9),
              0.9, 0.16),
        Layer(partial(tick, 2600, 632, 0.02), 0.4, 0.33),
    ), level=-21.0),
    "march": _march(),
    "sack": Recipe((
        Layer(partial(knock, 112, 0.025, 0.13)),
        Layer(partial(rustle, 0.16, ((0, 700), (0.16, 420)), ((0, 0), (0.01, 1), (0.06, 0.4), (0.16, 0)), 633), 1.1),
    ), level=-20.0),
    "basket": Recipe((
        Layer(partial(rustle, 0.18, ((0, 1500), (0.18, 2300)), ((0, 0), (0.02, 0.8), (0.07, 0.3), (0.1, 1), (0.18, 0)),
                      634, 1.4)),
        Layer(partial(knock, 420, 0.008, 0.05), 0.4, 0.02),
        Layer(partial(knock, 360, 0.009, 0.05), 0.5, 0.1),
    ), level=-21.0),
    "cartridges": Recipe((
        *(Layer(partial(synthesis.chime, hz, 0.16, COIN), loud, at) for at, loud, hz in (
            (0.0, 0.8, 2210), (0.045, 1.0, 2480), (0.08, 0.7, 2050), (0.14, 0.8, 2350))),
        Layer(partial(tick, 4600, 635), 0.4),
    ), level=-20.0),
    "buckle": Recipe((
        Layer(partial(rustle, 0.14, ((0, 900), (0.14, 500)), ((0, 0), (0.03, 1), (0.14, 0)), 636, 0.9), 0.9),
        Layer(partial(synthesis.chime, 1720, 0.14, METAL), 0.5, 0.12),
        Layer(partial(tick, 2700, 637), 1.0, 0.12),
        Layer(partial(knock, 260, 0.012, 0.06), 0.5, 0.12),
    ), level=-20.0),
    "rifle_bolt": Recipe((
        Layer(partial(tick, 1500, 638), 1.1),
        Layer(partial(rustle, 0.12, ((0, 1800), (0.12, 2900)), ((0, 0), (0.05, 1), (0.12, 0)), 639, 2.0), 0.6, 0.03),
        Layer(partial(synthesis.chime, 1180, 0.14, METAL), 0.45, 0.17),
        Layer(partial(tick, 2300, 640), 1.2, 0.17),
    ), level=-19.0),
    "train_passing": Recipe((
        Layer(partial(_rumble, 1.5, 641, 210)),
        *(Layer(partial(_clack, 120, 642 + n), 0.35 + 0.25 * (n in (2, 3, 4)), 0.25 + 0.16 * n) for n in range(6)),
    ), level=-20.0),
    "red_light": Recipe((
        Layer(partial(horn, 110.0, 1.2, 6, 0.12)),
        Layer(partial(horn, 116.5, 1.2, 6, 0.12), 0.8),
        Layer(partial(synthesis.chime, 415, 0.6, _RAIL), 0.5),
        Layer(partial(synthesis.chime, 415, 0.6, _RAIL), 0.5, 0.5),
    ), level=-19.0),
    TUNNEL: Recipe((
        Layer(partial(gust, _SECONDS, ((0, 96), (5, 128), (_SECONDS, 96)), ((0, 0.8), (5, 1), (_SECONDS, 0.8)),
                      650, 0.8, 6)),
        Layer(partial(gust, _SECONDS, ((0, 430), (4, 380), (8, 520), (_SECONDS, 430)),
                     ((0, 0.5), (3, 0.9), (7, 0.4), (_SECONDS, 0.5)), 651, 1.2), 0.3),
        Layer(partial(_far_train, 6.0, 652), 1.5, 3.0),
        *(Layer(partial(_drip, hz), loud, at) for at, loud, hz in (
            (1.3, 0.42, 980), (2.9, 0.3, 1240), (3.25, 0.18, 1120), (5.6, 0.4, 900), (8.0, 0.34, 1310))),
    ), level=-30.0, loop=1.0),
}  # fmt: skip
