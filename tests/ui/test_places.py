"""Places of the screen as values, and as the text in which scripts name them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.fiftyfirst.table.spots import BoardOf, FaceUpCard, HandCard, SiteAt, TabOf
from game.ui.places import Label, Numbered, OfSeat, Place, RowAt, StopButton, name_of
from game.ui.table.play.modes import Radial
from tests.ui.table_person import hand, mode, sit_down

BASES = (OfSeat, Numbered, RowAt)
"""Classes of which nothing is made."""


def kinds(kind: type[Place] = Place) -> Iterator[type[Place]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from kinds(sub)


@pytest.mark.parametrize(
    ("label", "name"),
    [
        (None, ""),
        ("confirm", "confirm"),
        (HandCard(0, "school"), "hand:0:school"),
        (SiteAt(12), "site:12"),
        (FaceUpCard("school"), "card:school"),
        (FaceUpCard("school", 2), "card:school:2"),
        (StopButton("turn", -1), "leap:turn:-1"),
    ],
)
def test_a_place_is_written_as_its_first_word_and_what_it_carries(label: Label | None, name: str) -> None:
    assert name_of(label) == name


def test_every_kind_of_place_has_a_first_word() -> None:
    assert [kind for kind in kinds() if kind not in BASES and not kind.__struct_config__.tag] == []


def test_no_two_kinds_of_places_have_the_same_name() -> None:
    """Scripts and lessons find a place by its name."""
    names = Counter(str(kind.__struct_config__.tag) for kind in kinds() if kind not in BASES)
    assert [name for name, count in names.items() if count > 1] == []


def test_places_of_different_kinds_are_different_even_with_the_same_seat() -> None:
    assert len({TabOf("B"), BoardOf("B"), TabOf("B")}) == 2


def test_a_script_names_a_place_in_text_or_as_a_value() -> None:
    by_text, by_value = sit_down(), sit_down()
    place = hand(by_value, "factory")
    by_text.click(name_of(place))
    by_value.click(place)
    assert mode(by_text) == mode(by_value)
    assert isinstance(mode(by_text), Radial)
