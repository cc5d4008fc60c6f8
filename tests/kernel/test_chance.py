"""Randomness as a value."""

from __future__ import annotations

from collections import Counter

import pytest

from game.kernel.chance import Chance
from game.kernel.refusal import Unreadable


def test_the_same_seed_draws_the_same() -> None:
    assert Chance(7).choose(100) == Chance(7).choose(100)
    assert Chance(7).shuffle("abcdefgh") == Chance(7).shuffle("abcdefgh")


def test_a_draw_leaves_the_generator_unchanged_and_returns_its_successor() -> None:
    chance = Chance(1)
    _, after = chance.choose(6)
    assert chance == Chance(1)
    assert after != chance


def test_every_option_is_drawn_about_as_often() -> None:
    chance, drawn = Chance(3), Counter[int]()
    for _ in range(3000):
        index, chance = chance.choose(3)
        drawn[index] += 1
    assert set(drawn) == {0, 1, 2}
    assert all(850 < count < 1150 for count in drawn.values())


def test_a_single_option_takes_no_randomness() -> None:
    chance = Chance(5, (1,))
    assert chance.choose(1) == (0, chance)


def test_a_shuffle_keeps_every_item() -> None:
    items = [str(number) for number in range(40)]
    shuffled, _ = Chance(11).shuffle(items)
    assert sorted(shuffled) == sorted(items)
    assert list(shuffled) != items


def test_pinned_outcomes_come_first_and_then_the_seed() -> None:
    first, rest = Chance(9, (2, ("c", "a", "b"))).choose(4)
    order, rest = rest.shuffle("abc")
    assert (first, order) == (2, ("c", "a", "b"))
    assert rest == Chance(9)


def test_a_pinned_index_is_not_used_up_by_a_shuffle() -> None:
    order, rest = Chance(9, (1,)).shuffle("abc")
    assert order == Chance(9).shuffle("abc")[0]
    assert rest.pinned == (1,)


def test_a_pinned_index_out_of_range_is_refused() -> None:
    with pytest.raises(Unreadable, match="index below 3"):
        Chance(1, (3,)).choose(3)


def test_a_pinned_order_of_other_cards_is_refused() -> None:
    with pytest.raises(Unreadable, match="does not hold the cards"):
        Chance(1, (("a", "x"),)).shuffle("ab")
