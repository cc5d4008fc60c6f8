"""Stamps have the size that they are given, and words that can be read."""

from __future__ import annotations

import pytest

from game.metro2033.art.stamps import BLOOD, BRASS, GREEN, stamp


@pytest.mark.parametrize("ink", [GREEN, BRASS, BLOOD])
def test_a_stamp_is_as_large_as_it_is_asked_for(ink: str) -> None:
    assert stamp("Held", (90, 34), ink).get_size() == (90, 34)


def test_a_turned_stamp_takes_more_room() -> None:
    wide, high = stamp("Victory", (290, 96), GREEN, 6.0).get_size()
    assert 290 < wide < 310
    assert 96 < high < 140


def test_long_words_stay_within_the_stamp() -> None:
    drawn = stamp("Katharina-Sophie Freifrau von Hohenstein wins", (200, 60), BRASS)
    assert drawn.get_size() == (200, 60)
