"""Every sound of the table, as a recipe: layers of `game.ui.sound.synthesis`, and a loudness.

Layers are made one at a time, so that an idle window can make one between two frames.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
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


# ---------------------------------------------------------------------- materials
def _rustle(
    seconds: float, hz: synthesis.Curve, shape: synthesis.Curve, seed: int, sharp: float = 1.2
) -> synthesis.Wave:
    """Paper or cloth: noise around a changing frequency."""
    return synthesis.shaped(synthesis.band_pass(synthesis.noise(seconds, seed), hz, sharp), shape)


def _tick(hz: float, seed: int, seconds: float = 0.03) -> synthesis.Wave:
    """A short, hard stroke."""
    return synthesis.fading(synthesis.band_pass(synthesis.noise(seconds, seed), ((0, hz),), 2.5), 0.006, 0.0004)


def _knock(hz: float, decay: float, seconds: float) -> synthesis.Wave:
    """A heavy, soft object is put down."""
    return synthesis.mixed(
        (0, 1, synthesis.ring(hz, seconds, decay)), (0, 0.5, synthesis.ring(hz * 1.83, seconds, decay * 0.5))
    )


_METAL = ((1.0, 1.0, 0.09), (1.72, 0.7, 0.12), (2.69, 0.75, 0.07), (4.11, 0.5, 0.05), (5.64, 0.35, 0.03))
_COIN = ((1.0, 1.0, 0.055), (2.32, 0.55, 0.07), (3.97, 0.3, 0.03))
_BELL = ((1.0, 1.0, 0.20), (2.0, 0.35, 0.14), (2.99, 0.4, 0.09), (4.21, 0.18, 0.05))
"""Partials: (multiple of the lowest frequency, loudness, decay in seconds)."""

_BRASS = (1.0, 0.85, 0.75, 0.5, 0.42, 0.28, 0.2, 0.12, 0.08)


def _coin(hz: float) -> Recipe:
    return Recipe((
        Layer(partial(synthesis.chime, hz, 0.22, _COIN)),
        Layer(partial(synthesis.chime, hz * 1.335, 0.2, _COIN), 0.6, 0.03),
        Layer(partial(_tick, 5200, 11), 0.35),
    ))  # fmt: skip


def _horn(hz: float, seconds: float, bend: float, swell: float) -> synthesis.Wave:
    """A horn: its tone rises from ``bend`` Hz below, in ``swell`` seconds, and droops a little at the end."""
    pitch = ((0, hz - bend), (swell, hz), (seconds - 0.08, hz), (seconds, hz - bend / 2))
    wave = synthesis.tone(pitch, seconds, _BRASS)
    return synthesis.shaped(wave, ((0, 0), (swell, 1), (seconds - 0.09, 0.92), (seconds, 0)))


def _crackle(seconds: float, seed: int) -> synthesis.Wave:
    """A few sparks at irregular intervals."""
    spark = [sample if abs(sample) > 0.9965 else 0.0 for sample in synthesis.noise(seconds, seed)]
    return synthesis.band_pass(spark, ((0, 3200),), 2.0)


def _engine(seconds: float) -> synthesis.Wave:
    """A motor passes: its pitch drops, and it is loudest in between."""
    pitch = ((0, 58), (seconds * 0.45, 56), (seconds * 0.6, 47), (seconds, 44))
    pulse = synthesis.tone(pitch, seconds, (1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2))
    return synthesis.shaped(synthesis.low_pass(pulse, 900), _passing(seconds))


def _passing(seconds: float) -> synthesis.Curve:
    return ((0, 0), (seconds * 0.3, 0.35), (seconds * 0.5, 1), (seconds * 0.68, 0.4), (seconds, 0))


def _tape(first: float, last: float) -> synthesis.Wave:
    """Tape over the heads: chatter that rises or falls from ``first`` to ``last`` Hz."""
    seconds = 0.36
    voice = synthesis.tone(((0, first), (seconds, last)), seconds, (0.7, 0.4, 0.5, 0.2, 0.3))
    voice = synthesis.trembling(synthesis.trembling(voice, 41, 0.8), 17, 0.6, 1.0)
    hiss = synthesis.band_pass(synthesis.noise(seconds, 77), ((0, first * 3), (seconds, last * 3)), 1.5)
    return synthesis.shaped(
        synthesis.mixed((0, 0.8, voice), (0, 1.1, hiss)), ((0, 0), (0.03, 1), (seconds - 0.06, 0.8), (seconds, 0))
    )


def _chain(seconds: float) -> synthesis.Wave:
    """Links run over an edge, faster and faster."""
    links = ((0.0, 0.5), (0.06, 0.6), (0.11, 0.7), (0.15, 0.8), (0.18, 0.9), (0.205, 1.0))
    return synthesis.mixed(*((at, loud, _tick(3600 + 300 * number, 31 + number, 0.02))
                   for number, (at, loud) in enumerate(links) if at < seconds))  # fmt: skip


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


# ---------------------------------------------------------------------- short sounds
def _string(at: float, hz: float, loud: float, seed: int, seconds: float = 1.6, damping: float = 0.996) -> Layer:
    return Layer(partial(_plucked, hz, seconds, seed, damping), loud, at)


def _plucked(hz: float, seconds: float, seed: int, damping: float) -> synthesis.Wave:
    return synthesis.shaped(
        synthesis.pluck(hz, seconds, seed, damping), ((0, 0), (0.002, 1), (seconds * 0.7, 0.8), (seconds, 0))
    )


D2, A2, C3, D3, F3, FIS3, G3, A3 = 73.42, 110.0, 130.81, 146.83, 174.61, 185.0, 196.0, 220.0
C4, D4, E4, F4, FIS4, G4, A4 = 261.63, 293.66, 329.63, 349.23, 369.99, 392.0, 440.0
B4, C5, D5, FIS5 = 493.88, 523.25, 587.33, 739.99

_BEAT = 0.36
"""Seconds of a beat of the themes."""

_TUNE = (
    (0.0, D4), (0.5, FIS4), (1.0, A4), (2.0, B4), (2.5, A4), (3.0, FIS4), (3.5, G4), (4.0, A4),
    (5.0, C5), (5.5, B4), (6.0, G4), (6.5, A4), (7.0, B4), (8.0, A4), (8.5, FIS4), (9.0, E4), (9.5, FIS4), (10.0, D4),
)  # fmt: skip
"""(Beat, pitch in Hz): a tune of our own, in D mixolydian."""

_BASS = ((0.0, D2), (2.0, D3), (4.0, D2), (5.0, C3), (6.0, G3), (8.0, A2), (9.0, A3), (10.0, D2))
_CLOSE = (D3, A3, D4, FIS4, A4, D5)


def _win() -> Recipe:
    tune = (_string(beat * _BEAT, hz, 0.9, 101 + n, 0.9) for n, (beat, hz) in enumerate(_TUNE))
    bass = (_string(beat * _BEAT, hz, 0.8, 201 + n, 1.1, 0.994) for n, (beat, hz) in enumerate(_BASS))
    close = (_string(11.0 * _BEAT + 0.035 * n, hz, 0.75, 301 + n, 2.04 - 0.035 * n, 0.997)
             for n, hz in enumerate(_CLOSE))  # fmt: skip
    bell = Layer(partial(synthesis.chime, FIS5, 1.2, _BELL), 0.22, 11.0 * _BEAT + 0.2)
    return Recipe((*tune, *bass, *close, bell))


_FALL = ((0.0, A4), (0.55, F4), (1.1, E4), (1.65, D4))


def _lose() -> Recipe:
    tune = (_string(at, hz, 0.9, 401 + n, 1.35, 0.994) for n, (at, hz) in enumerate(_FALL))
    drone = (_string(at, hz, 0.8, 451 + n, 3.0 - at, 0.997) for n, (at, hz) in enumerate(((0.0, D2), (1.65, A2))))
    low = Layer(partial(_sinking, 1.3), 0.25, 1.65)
    return Recipe((*tune, *drone, _string(1.68, F3, 0.6, 471, 1.32), low))


def _sinking(seconds: float) -> synthesis.Wave:
    hum = synthesis.tone(((0, D3), (seconds, D3 * 0.94)), seconds, (1, 0.4, 0.3, 0.1))
    return synthesis.shaped(hum, ((0, 0), (0.2, 1), (seconds, 0)))


def _gust(hz: synthesis.Curve, shape: synthesis.Curve, seed: int, sharp: float) -> synthesis.Wave:
    """Wind whose frequency and strength follow the curves. It has no high tones, so it is made three times too fast
    and stretched, which takes a third of the time."""
    quick = _rustle(_WIND / 3, [(at / 3, 3 * tuned) for at, tuned in hz], [(at / 3, loud) for at, loud in shape],
                    seed, sharp)  # fmt: skip
    return synthesis.stretched(quick, 3)


_WIND = 9.0
_OPEN_ROAD = Recipe((
    Layer(partial(_gust, ((0, 260), (2.2, 420), (4.0, 240), (6.3, 520), (9, 300)),
                 ((0, 0.6), (2.2, 1), (4.0, 0.5), (6.3, 1), (9, 0.6)), 501, 0.8)),
    Layer(partial(_gust, ((0, 760), (1.6, 620), (3.1, 900), (5.4, 700), (7.0, 960), (9, 760)),
                 ((0, 0.2), (1.6, 0.05), (3.1, 0.5), (5.4, 0.1), (7.0, 0.45), (9, 0.2)), 502, 9.0), 1.6),
    Layer(partial(_gust, ((0, 110), (9, 110)), ((0, 0.7), (3, 1), (6, 0.6), (9, 0.7)), 503, 0.7), 0.8),
), level=-30.0, loop=1.0)  # fmt: skip


SOUNDS: dict[str, Recipe] = {
    "card_pick": Recipe((
        Layer(partial(_rustle, 0.09, ((0, 2200), (0.09, 3600)), ((0, 0), (0.012, 1), (0.09, 0)), 1)),
        Layer(partial(_knock, 240, 0.01, 0.05), 0.25),
    ), level=-22.0),
    "card_place": Recipe((
        Layer(partial(_knock, 128, 0.022, 0.14)),
        Layer(partial(_rustle, 0.1, ((0, 2600), (0.1, 900)), ((0, 0), (0.003, 1), (0.03, 0.35), (0.1, 0)), 2), 0.9),
    )),
    "card_slide": Recipe((
        Layer(partial(_rustle, 0.2, ((0, 1600), (0.14, 3600), (0.2, 3000)),
                     ((0, 0), (0.12, 1), (0.16, 0.8), (0.2, 0)), 3)),
        Layer(partial(_tick, 1900, 4), 0.6, 0.17),
    ), level=-20.0),
    "plate_clank": Recipe((
        Layer(partial(synthesis.chime, 318, 0.4, _METAL)),
        Layer(partial(synthesis.chime, 447, 0.34, _METAL), 0.5, 0.028),
        Layer(partial(_knock, 96, 0.03, 0.16), 0.9),
        Layer(partial(_tick, 2400, 5), 0.9),
    )),
    "wrench": Recipe((
        *(Layer(partial(_tick, hz, 6 + n), 1.2, at) for n, (at, hz) in enumerate(
            ((0.0, 1500), (0.05, 1700), (0.095, 1900), (0.14, 2150), (0.18, 2400)))),
        Layer(partial(synthesis.chime, 690, 0.24, _METAL), 0.5, 0.2),
    )),
    "fire_whoosh": Recipe((
        Layer(partial(_rustle, 0.62, ((0, 220), (0.16, 1500), (0.35, 900), (0.62, 260)),
                     ((0, 0), (0.1, 1), (0.22, 0.75), (0.62, 0)), 13, 0.7)),
        Layer(partial(_rustle, 0.5, ((0, 90), (0.5, 70)), ((0, 0), (0.08, 1), (0.5, 0)), 14, 1.0), 0.9, 0.02),
        Layer(partial(_crackle, 0.55, 15), 1.5, 0.07),
    )),
    "servo": Recipe((
        Layer(partial(_servo, 240, 610, 0.28)),
        Layer(partial(_servo, 300, 470, 0.16), 0.7, 0.31),
        Layer(partial(_knock, 110, 0.025, 0.12), 0.8, 0.45),
        Layer(partial(_tick, 1600, 61), 0.7, 0.45),
    ), level=-20.0),
    "alarm": Recipe((
        Layer(partial(_siren, 420, 760, 0.6)),
        Layer(partial(_siren, 426, 770, 0.58), 0.5, 0.01),
    ), level=-20.0),
    "hammer": Recipe((
        Layer(partial(synthesis.chime, 236, 0.4, _METAL)),
        Layer(partial(synthesis.chime, 391, 0.3, _METAL), 0.6, 0.012),
        Layer(partial(_knock, 74, 0.04, 0.2), 1.2),
        Layer(partial(_tick, 2100, 62), 1.1),
        Layer(partial(_crackle, 0.4, 63), 1.2, 0.05),
        Layer(partial(_knock, 150, 0.02, 0.12), 0.5, 0.24),
        Layer(partial(synthesis.chime, 612, 0.2, _METAL), 0.35, 0.25),
    )),
    "flagpole": Recipe((
        Layer(partial(_knock, 128, 0.03, 0.14)),
        Layer(partial(_tick, 1500, 71), 0.6),
        Layer(partial(_knock, 104, 0.035, 0.18), 1.1, 0.15),
        Layer(partial(_rustle, 0.13, ((0, 500), (0.05, 1300), (0.13, 600)), ((0, 0), (0.035, 1), (0.13, 0)), 72),
              0.9, 0.27),
        Layer(partial(_rustle, 0.13, ((0, 450), (0.05, 1100), (0.13, 500)), ((0, 0), (0.035, 1), (0.13, 0)), 73),
              0.5, 0.42),
    ), level=-19.0),
    "winch": Recipe((
        Layer(partial(_chain, 0.3), 0.9),
        Layer(partial(_tick, 1900, 74), 0.8, 0.1),
        Layer(partial(_tick, 2100, 75), 0.8, 0.2),
        Layer(partial(_knock, 142, 0.03, 0.16), 1.0, 0.31),
        Layer(partial(synthesis.chime, 470, 0.2, _METAL), 0.3, 0.31),
    ), level=-19.0),
    "flag_fall": Recipe((
        Layer(partial(_crackle, 0.4, 76), 1.2),
        Layer(partial(_rustle, 0.3, ((0, 1300), (0.3, 350)), ((0, 0), (0.05, 1), (0.3, 0)), 77), 0.9, 0.08),
        Layer(partial(_knock, 92, 0.04, 0.2), 1.1, 0.34),
        Layer(partial(_knock, 168, 0.02, 0.1), 0.5, 0.43),
    )),
    "coin_1": _coin(1046.5),
    "coin_2": _coin(1174.7),
    "coin_3": _coin(1318.5),
    "coin_4": _coin(1568.0),
    "coin_5": _coin(1760.0),
    "footstep": Recipe((
        Layer(partial(_knock, 92, 0.018, 0.1)),
        Layer(partial(_rustle, 0.07, ((0, 1300), (0.07, 700)), ((0, 0), (0.004, 1), (0.07, 0)), 17), 0.7),
        Layer(partial(_knock, 118, 0.014, 0.08), 0.7, 0.085),
        Layer(partial(_rustle, 0.08, ((0, 1900), (0.08, 1000)), ((0, 0), (0.006, 1), (0.08, 0)), 18), 0.6, 0.085),
    ), level=-20.0),
    "star_ding": Recipe((
        Layer(partial(synthesis.chime, 1318.5, 0.6, _BELL)),
        Layer(partial(synthesis.chime, 1975.5, 0.5, _BELL), 0.5, 0.07),
    ), level=-19.0),
    "motor_passing": Recipe((
        Layer(partial(_engine, 1.1)),
        Layer(partial(_rustle, 1.1, ((0, 500), (0.5, 1100), (1.1, 350)), _passing(1.1), 19, 0.7), 0.5),
    )),
    "sign_drop": Recipe((
        Layer(partial(_chain, 0.24), 0.8),
        Layer(partial(_knock, 150, 0.03, 0.16), 1.0, 0.24),
        Layer(partial(synthesis.chime, 520, 0.2, _METAL), 0.3, 0.24),
        Layer(partial(_knock, 170, 0.018, 0.09), 0.4, 0.35),
    ), level=-19.0),
    "flag_flap": Recipe(tuple(
        Layer(partial(_rustle, 0.13, ((0, 500), (0.05, 1300), (0.13, 600)), ((0, 0), (0.035, 1), (0.13, 0)), 21 + n),
             loud, at)
        for n, (at, loud) in enumerate(((0.0, 0.8), (0.13, 1.0), (0.25, 0.7), (0.4, 0.4)))
    ), level=-20.0),
    "horn_short": Recipe((
        Layer(partial(_horn, F4, 0.3, 12, 0.03)),
        Layer(partial(_horn, A4, 0.3, 14, 0.035), 0.8),
    ), level=-19.0),
    "horn_long": Recipe((
        Layer(partial(_horn, 155.6, 1.3, 9, 0.07)),
        Layer(partial(_horn, 196.0, 1.3, 9, 0.08), 0.9),
        Layer(partial(_horn, 233.1, 1.3, 9, 0.09), 0.8),
        Layer(partial(_rustle, 1.3, ((0, 1400), (1.3, 1100)), ((0, 0), (0.05, 1), (1.2, 0.8), (1.3, 0)), 25), 0.35),
    )),
    "stamp": Recipe((
        Layer(partial(_knock, 105, 0.03, 0.16)),
        Layer(partial(_knock, 262, 0.012, 0.08), 0.6, 0.004),
        Layer(partial(_tick, 1300, 26), 0.9),
        Layer(partial(_rustle, 0.06, ((0, 1500), (0.06, 2600)), ((0, 0), (0.02, 1), (0.06, 0)), 27), 0.3, 0.11),
    )),
    "tape_rewind": Recipe((Layer(partial(_tape, 320, 1150)),), level=-20.0),
    "tape_forward": Recipe((Layer(partial(_tape, 1150, 320)),), level=-20.0),
    "thud": Recipe((
        Layer(partial(_knock, 98, 0.035, 0.2)),
        Layer(lambda: synthesis.fading(synthesis.low_pass(synthesis.noise(0.12, 28), 380), 0.025), 1.4),
    )),
    "curtain": Recipe((
        Layer(partial(_rustle, 0.34, ((0, 700), (0.2, 1700), (0.34, 1000)),
                     ((0, 0), (0.1, 0.8), (0.22, 1), (0.34, 0)), 29)),
        Layer(lambda: synthesis.high_pass(_chain(0.19), 2500), 0.35, 0.04),
    ), level=-20.0),
    "win_theme": _win(),
    "lose_sting": _lose(),
    "wind_loop": _OPEN_ROAD,
}  # fmt: skip

AMBIENT = frozenset(("wind_loop",))
"""Sounds of a place, which repeat."""
