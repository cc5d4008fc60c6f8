"""R3.2, R51.1: always base, at most one expansion, promos and own packs with any of them."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.options import EXPANSIONS, sets_of_game
from game.kernel.refusal import Unreadable


@pytest.fixture(scope="module")
def with_packs(catalog: Catalog) -> Catalog:
    """The sets of the game, two packs, and one with a mistake."""
    mistake = Unreadable("expected at least one location", "packs/hills/cards.yaml", 1)
    return replace(catalog, sets=(*catalog.sets, "beach", "coast"), refused={"hills": mistake})


def test_base_with_at_most_one_expansion_is_a_game(with_packs: Catalog) -> None:
    others = [name for name in with_packs.sets if name != "base"]
    for count in range(len(others) + 1):
        for more in combinations(others, count):
            if len(set(more) & set(EXPANSIONS)) <= 1:
                assert set(sets_of_game(with_packs, ("base", *more))) == {"base", *more}
            else:
                with pytest.raises(Unreadable, match="at most one expansion"):
                    sets_of_game(with_packs, ("base", *more))


def test_the_order_of_named_sets_does_not_matter(with_packs: Catalog) -> None:
    assert sets_of_game(with_packs, ("coast", "winter", "beach", "base")) == ("base", "winter", "beach", "coast")


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ((), "add the set 'base': its cards are in every game"),
        (("winter",), "add the set 'base': its cards are in every game"),
        (("base", "coast", "coast"), "expected each set once, not 'coast' twice"),
        (("base", "new_era", "winter"), "a game has at most one expansion: leave out 'new_era' or 'winter'"),
        (("base", "wintr"), "expected a set, not 'wintr'; did you mean 'winter'?"),
        (
            ("base", "lakes"),
            "the set 'lakes' is not installed, only base, allies, moloch, new_era, no_mans_land, promo_1, promo_2, "
            "scavengers, winter, beach, coast: leave it out, or put it among your packs",
        ),
        (
            ("base", "hills"),
            "the set 'hills' cannot be played until its mistake is fixed: packs/hills/cards.yaml:1: "
            "expected at least one location",
        ),
    ],
)
def test_sets_that_are_no_game_are_refused_with_advice(
    with_packs: Catalog, wanted: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(Unreadable, match=re.escape(sentence) + "$"):
        sets_of_game(with_packs, wanted)
