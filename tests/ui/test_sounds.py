"""Every sound is there, short, evenly loud, without clicks at its ends, and the same whenever it is made."""

from __future__ import annotations

import hashlib
import sys
from array import array
from functools import partial
from itertools import pairwise

import pytest

from game.fiftyfirst.table.sounds import OWN_SOUNDS as OF_FIFTYFIRST
from game.metro2033.table.sounds import OWN_SOUNDS as OF_METRO
from game.ui.sound.recipe import Layer, Recipe
from game.ui.sound.sounds import SOUNDS
from game.ui.sound.speaker import Workshop
from game.ui.sound.synthesis import (
    PEAK,
    RATE,
    Wave,
    drawn,
    looped,
    loudness,
    low_pass,
    mastered,
    noise,
    pcm,
    pluck,
    ring,
    tone,
)

LONGEST = {
    "horn_long": 1.4, "motor_passing": 1.2, "win_theme": 6.1, "lose_sting": 3.1, "wind_loop": 8.1,
    "cart_on_rails": 0.9, "train_passing": 1.6, "red_light": 1.3, "tunnel_loop": 9.1,
}  # fmt: skip
"""Seconds; every other sound is over within two thirds of one."""
ASKED = {
    "card_pick", "card_place", "card_slide", "plate_clank", "wrench", "fire_whoosh", "coin_1", "coin_2", "coin_3",
    "coin_4", "coin_5", "footstep", "star_ding", "motor_passing", "sign_drop", "flag_flap", "horn_short", "horn_long",
    "stamp", "tape_rewind", "thud", "curtain", "win_theme", "lose_sting", "wind_loop", "servo", "alarm", "hammer",
    "flagpole", "winch", "flag_fall", "lamp_click", "cart_on_rails", "rail_strike", "collapse", "threat_bell", "gavel",
    "paper", "tunnel_loop",
}  # fmt: skip
ALL = {**SOUNDS, **OF_FIFTYFIRST, **OF_METRO}
LOOPS = sorted(name for name, recipe in ALL.items() if recipe.loop)
SHOTS = sorted(ALL.keys() - set(LOOPS))


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    workshop = Workshop(ALL)
    for name in LOOPS:
        workshop.want(name)
    while not workshop.is_done:
        workshop.work()
    return {name: samples for name in ALL if (samples := workshop.made(name))}


def wave(samples: bytes) -> Wave:
    values = array("h", samples)
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32767 for value in values]


def test_all_sounds_of_the_design_exist() -> None:
    assert ALL.keys() >= ASKED


def test_no_game_has_a_sound_of_the_name_of_another() -> None:
    names = [*SOUNDS, *OF_FIFTYFIRST, *OF_METRO]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", ALL)
def test_a_sound_is_short_and_heard_without_clipping(made: dict[str, bytes], name: str) -> None:
    samples = wave(made[name])
    assert 0.05 < len(made[name]) / 2 / RATE <= LONGEST.get(name, 0.67)
    assert 0.05 < max(map(abs, samples)) <= PEAK
    assert abs(sum(samples) / len(samples)) < 0.002


@pytest.mark.parametrize("name", SHOTS)
def test_sounds_are_evenly_loud(made: dict[str, bytes], name: str) -> None:
    assert -22.5 < loudness(wave(made[name])) < -17.5


@pytest.mark.parametrize("name", SHOTS)
def test_a_sound_begins_and_ends_in_silence(made: dict[str, bytes], name: str) -> None:
    samples = wave(made[name])
    highest = max(map(abs, samples))
    assert samples[0] == samples[-1] == 0.0
    assert max(map(abs, samples[:3])) < 0.4 * highest
    assert max(map(abs, samples[-20:])) < 0.05 * highest


@pytest.mark.parametrize("name", LOOPS)
def test_an_ambience_is_far_below_everything_else_and_goes_round_without_a_seam(
    made: dict[str, bytes], name: str
) -> None:
    around = wave(made[name])
    assert -31 < loudness(around) < -29
    steps = [abs(after - before) for before, after in pairwise(around)]
    assert abs(around[0] - around[-1]) <= max(steps)


def test_the_coins_rise(made: dict[str, bytes]) -> None:
    lowest = [strongest(wave(made[f"coin_{number}"]), range(1000, 1850, 5)) for number in range(1, 6)]
    assert lowest == sorted(lowest)
    assert lowest[-1] > 1.6 * lowest[0]


def test_a_sound_is_the_same_whenever_it_is_made(made: dict[str, bytes]) -> None:
    for name, samples in made.items():
        again = [part for part in ALL[name].make() if part is not None]
        assert [hashlib.sha256(part).digest() for part in again] == [hashlib.sha256(samples).digest()]


def test_no_two_sounds_are_alike(made: dict[str, bytes]) -> None:
    assert len({hashlib.sha256(samples).digest() for samples in made.values()}) == len(ALL)


# ---------------------------------------------------------------------- the pieces it is made of
def strongest(samples: Wave, candidates: range) -> int:
    """The frequency that sounds the loudest (Goertzel)."""
    return max(candidates, key=lambda hz: power(samples, hz))


def power(samples: Wave, hz: float) -> float:
    from math import cos, pi

    twice, one, two = 2 * cos(2 * pi * hz / RATE), 0.0, 0.0
    for sample in samples:
        one, two = sample + twice * one - two, one
    return one * one + two * two - twice * one * two


@pytest.mark.parametrize("hz", [110, 220, 440])
def test_what_is_tuned_has_its_pitch(hz: int) -> None:
    around = range(hz * 4 // 5, hz * 5 // 4)
    steady = tone(((0, hz), (1, hz)), 0.5, (1,))
    for samples in (ring(hz, 0.5, 0.2), pluck(hz, 0.5, 7), steady):
        assert strongest(samples, around) == pytest.approx(hz, rel=0.01)


def test_a_filter_takes_the_brightness_off() -> None:
    hiss = noise(0.3, 5)
    assert power(low_pass(hiss, 300), 4000) < 0.05 * power(hiss, 4000)
    assert power(low_pass(hiss, 300), 100) > 0.3 * power(hiss, 100)


def test_noise_is_even_and_its_own() -> None:
    hiss = noise(1, 9)
    assert len(hiss) == RATE
    assert abs(sum(hiss) / RATE) < 0.02
    assert -1 <= min(hiss) < -0.99 < 0.99 < max(hiss) <= 1
    assert hiss != noise(1, 10)


def test_a_curve_goes_straight_from_point_to_point() -> None:
    curve = drawn(((0.1, 1), (0.2, 3)), 0.4)
    assert len(curve) == round(0.4 * RATE)
    assert [round(curve[round(at * RATE)], 1) for at in (0.0, 0.05, 0.15, 0.3)] == [1, 1, 2, 3]


def test_a_loop_ends_where_it_begins() -> None:
    around = looped([number / 1000 for number in range(RATE)], 0.1)
    assert abs(around[0] - around[-1]) < 0.01


def test_mastering_brings_any_wave_to_its_level_but_not_over_the_peak() -> None:
    quiet = [0.001 * sample for sample in ring(400, 0.5, 2)]
    assert loudness(mastered(quiet, -18)) == pytest.approx(-18, abs=0.3)
    click = [0.0] * 2000 + [1.0] + [0.0] * 2000
    assert max(mastered(click, -18)) == pytest.approx(PEAK, abs=0.001)
    assert loudness([0.0] * 4000) == -120
    assert set(pcm(mastered([0.0] * 10, -18))) == {0}


# ---------------------------------------------------------------------- the workshop
def test_a_workshop_makes_what_is_wanted_next_part_by_part() -> None:
    def made_of(*values: float) -> Recipe:
        return Recipe(tuple(Layer(partial(ring, 400, 0.01, value)) for value in values))

    workshop = Workshop({"first": made_of(0.1), "second": made_of(0.2, 0.3)})
    assert workshop.made("second") is None
    workshop.want("second")
    steps = 0
    while workshop.made("second") is None:
        workshop.work()
        steps += 1
    assert steps == 4
    assert workshop.made("first") is None
    workshop.want("second")
    while not workshop.is_done:
        workshop.work()
    assert workshop.made("first")
    workshop.work()
    with pytest.raises(KeyError):
        workshop.made("nothing of this name")


def test_what_repeats_is_made_only_if_it_is_wanted() -> None:
    place = Recipe((Layer(partial(ring, 400, 0.1, 0.1)),), loop=0.05)
    workshop = Workshop({"place": place})
    assert workshop.is_done
    workshop.want("place")
    while not workshop.is_done:
        workshop.work()
    assert workshop.made("place")


def test_the_sounds_of_a_game_are_made_after_the_others_and_only_once() -> None:
    one, other = (Recipe((Layer(partial(ring, hz, 0.01, 0.1)),)) for hz in (400, 500))
    workshop = Workshop({"one": one})
    workshop.learn({"other": other})
    workshop.learn({"one": other, "other": one})
    while not workshop.is_done:
        workshop.work()
    expected = [next(part for part in recipe.make() if part is not None) for recipe in (one, other)]
    assert [workshop.made("one"), workshop.made("other")] == expected
