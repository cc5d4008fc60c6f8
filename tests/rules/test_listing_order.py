"""Moves are listed in the order of their text, whatever cards are called; recalled states are those of folding."""

from __future__ import annotations

from itertools import cycle

import pytest
from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.rules.evolve import fold
from game.rules.game import Game
from game.rules.notation.writing import move_text
from tests.rules.play import decisions

TITLES = (
    "Pub",
    "Pub Crawl",
    "Pub of Two",
    "Pub#Two",
    "pub",
    "Pub-Yard",
    "Public House",
    "Zum Ochsen",
    "Éclair",
    "9 Mile",
)
"""Titles that begin like others, or with what stands before or behind the letters."""


@pytest.fixture(scope="module")
def renamed(catalog: Catalog) -> Game:
    """The base game with few different titles, each with a number that says which card it is."""
    named = zip(cycle(TITLES), enumerate(catalog.locations.values()), strict=False)
    locations = {
        card.id: replace(card, title=title if number < 10 else f"{title} {number}") for title, (number, card) in named
    }
    return Game(replace(catalog, locations=locations))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_titles_that_begin_like_others_stay_in_order(renamed: Game, players: int, seed: int) -> None:
    for decision in decisions(renamed, players, seed):
        texts = [move_text(renamed, decision.before, move) for move in decision.legal]
        assert texts == sorted(set(texts))


def test_what_a_judge_has_folded_is_what_folding_gives(game: Game) -> None:
    for decision in decisions(game, 3, 7):
        another = replace(decision.before)
        assert fold(another, decision.events) == fold(decision.before, decision.events) == decision.after
