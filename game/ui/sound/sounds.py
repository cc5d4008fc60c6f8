"""The sounds that any game has, each as a recipe. A game has more of its own (`game.ui.game_look.GameLook`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from game.ui.sound import synthesis
from game.ui.sound.materials import BELL, COIN, METAL, chain, gust, horn, knock, rustle, tick
from game.ui.sound.recipe import Layer, Recipe


def _coin(hz: float) -> Recipe:
    return Recipe((
        Layer(partial(synthesis.chime, hz, 0.22, COIN)),
        Layer(partial(synthesis.chime, hz * 1.335, 0.2, COIN), 0.6, 0.03),
        Layer(partial(tick, 5200, 11), 0.35),
    ))  # fmt: skip


def _tape(first: float, last: float) -> synthesis.Wave:
    """Tape over the heads: chatter that rises or falls from ``first`` to ``last`` Hz."""
    seconds = 0.36
    voice = synthesis.tone(((0, first), (seconds, last)), seconds, (0.7, 0.4, 0.5, 0.2, 0.3))
    voice = synthesis.trembling(synthesis.trembling(voice, 41, 0.8), 17, 0.6, 1.0)
    hiss = synthesis.band_pass(synthesis.noise(seconds, 77), ((0, first * 3), (seconds, last * 3)), 1.5)
    return synthesis.shaped(
        synthesis.mixed((0, 0.8, voice), (0, 1.1, hiss)), ((0, 0), (0.03, 1), (seconds - 0.06, 0.8), (seconds, 0))
    )


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
    bell = Layer(partial(synthesis.chime, FIS5, 1.2, BELL), 0.22, 11.0 * _BEAT + 0.2)
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


_WIND = 9.0
_OPEN_ROAD = Recipe((
    Layer(partial(gust, _WIND, ((0, 260), (2.2, 420), (4.0, 240), (6.3, 520), (9, 300)),
                 ((0, 0.6), (2.2, 1), (4.0, 0.5), (6.3, 1), (9, 0.6)), 501, 0.8)),
    Layer(partial(gust, _WIND, ((0, 760), (1.6, 620), (3.1, 900), (5.4, 700), (7.0, 960), (9, 760)),
                 ((0, 0.2), (1.6, 0.05), (3.1, 0.5), (5.4, 0.1), (7.0, 0.45), (9, 0.2)), 502, 9.0), 1.6),
    Layer(partial(gust, _WIND, ((0, 110), (9, 110)), ((0, 0.7), (3, 1), (6, 0.6), (9, 0.7)), 503, 0.7), 0.8),
), level=-30.0, loop=1.0)  # fmt: skip


SOUNDS: Final[Mapping[str, Recipe]] = {
    "card_pick": Recipe((
        Layer(partial(rustle, 0.09, ((0, 2200), (0.09, 3600)), ((0, 0), (0.012, 1), (0.09, 0)), 1)),
        Layer(partial(knock, 240, 0.01, 0.05), 0.25),
    ), level=-22.0),
    "card_place": Recipe((
        Layer(partial(knock, 128, 0.022, 0.14)),
        Layer(partial(rustle, 0.1, ((0, 2600), (0.1, 900)), ((0, 0), (0.003, 1), (0.03, 0.35), (0.1, 0)), 2), 0.9),
    )),
    "card_slide": Recipe((
        Layer(partial(rustle, 0.2, ((0, 1600), (0.14, 3600), (0.2, 3000)),
                     ((0, 0), (0.12, 1), (0.16, 0.8), (0.2, 0)), 3)),
        Layer(partial(tick, 1900, 4), 0.6, 0.17),
    ), level=-20.0),
    "coin_1": _coin(1046.5),
    "coin_2": _coin(1174.7),
    "coin_3": _coin(1318.5),
    "coin_4": _coin(1568.0),
    "coin_5": _coin(1760.0),
    "footstep": Recipe((
        Layer(partial(knock, 92, 0.018, 0.1)),
        Layer(partial(rustle, 0.07, ((0, 1300), (0.07, 700)), ((0, 0), (0.004, 1), (0.07, 0)), 17), 0.7),
        Layer(partial(knock, 118, 0.014, 0.08), 0.7, 0.085),
        Layer(partial(rustle, 0.08, ((0, 1900), (0.08, 1000)), ((0, 0), (0.006, 1), (0.08, 0)), 18), 0.6, 0.085),
    ), level=-20.0),
    "star_ding": Recipe((
        Layer(partial(synthesis.chime, 1318.5, 0.6, BELL)),
        Layer(partial(synthesis.chime, 1975.5, 0.5, BELL), 0.5, 0.07),
    ), level=-19.0),
    "sign_drop": Recipe((
        Layer(partial(chain, 0.24), 0.8),
        Layer(partial(knock, 150, 0.03, 0.16), 1.0, 0.24),
        Layer(partial(synthesis.chime, 520, 0.2, METAL), 0.3, 0.24),
        Layer(partial(knock, 170, 0.018, 0.09), 0.4, 0.35),
    ), level=-19.0),
    "flag_flap": Recipe(tuple(
        Layer(partial(rustle, 0.13, ((0, 500), (0.05, 1300), (0.13, 600)), ((0, 0), (0.035, 1), (0.13, 0)), 21 + n),
             loud, at)
        for n, (at, loud) in enumerate(((0.0, 0.8), (0.13, 1.0), (0.25, 0.7), (0.4, 0.4)))
    ), level=-20.0),
    "horn_short": Recipe((
        Layer(partial(horn, F4, 0.3, 12, 0.03)),
        Layer(partial(horn, A4, 0.3, 14, 0.035), 0.8),
    ), level=-19.0),
    "horn_long": Recipe((
        Layer(partial(horn, 155.6, 1.3, 9, 0.07)),
        Layer(partial(horn, 196.0, 1.3, 9, 0.08), 0.9),
        Layer(partial(horn, 233.1, 1.3, 9, 0.09), 0.8),
        Layer(partial(rustle, 1.3, ((0, 1400), (1.3, 1100)), ((0, 0), (0.05, 1), (1.2, 0.8), (1.3, 0)), 25), 0.35),
    )),
    "stamp": Recipe((
        Layer(partial(knock, 105, 0.03, 0.16)),
        Layer(partial(knock, 262, 0.012, 0.08), 0.6, 0.004),
        Layer(partial(tick, 1300, 26), 0.9),
        Layer(partial(rustle, 0.06, ((0, 1500), (0.06, 2600)), ((0, 0), (0.02, 1), (0.06, 0)), 27), 0.3, 0.11),
    )),
    "tape_rewind": Recipe((Layer(partial(_tape, 320, 1150)),), level=-20.0),
    "tape_forward": Recipe((Layer(partial(_tape, 1150, 320)),), level=-20.0),
    "thud": Recipe((
        Layer(partial(knock, 98, 0.035, 0.2)),
        Layer(lambda: synthesis.fading(synthesis.low_pass(synthesis.noise(0.12, 28), 380), 0.025), 1.4),
    )),
    "curtain": Recipe((
        Layer(partial(rustle, 0.34, ((0, 700), (0.2, 1700), (0.34, 1000)),
                     ((0, 0), (0.1, 0.8), (0.22, 1), (0.34, 0)), 29)),
        Layer(lambda: synthesis.high_pass(chain(0.19), 2500), 0.35, 0.04),
    ), level=-20.0),
    "win_theme": _win(),
    "lose_sting": _lose(),
    "wind_loop": _OPEN_ROAD,
}  # fmt: skip
