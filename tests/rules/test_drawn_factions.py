"""R3.5, R54.1: which factions are drawn at random."""

from __future__ import annotations

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import Game


def drawn(game: Game, *chosen: str | None) -> set[str]:
    """The factions of the first hundred deals."""
    return {player.faction for seed in range(100) for player in new_game(game, chosen, seed).state.players}


def test_factions_are_drawn_from_the_four_of_the_base_set(catalog: Catalog) -> None:
    assert drawn(Game(catalog), None, None) == set(catalog.base_factions)


def test_with_the_option_they_are_drawn_from_all_nine(catalog: Catalog) -> None:
    game = Game(catalog, options=Options(extra_factions=True))
    assert drawn(game, None, None) == set(catalog.factions)


def test_a_further_faction_can_be_chosen_without_the_option(catalog: Catalog) -> None:
    assert drawn(Game(catalog), "texas", None) == {"texas", *catalog.base_factions}


def test_four_random_factions_differ(catalog: Catalog) -> None:
    game = Game(catalog, options=Options(extra_factions=True))
    for seed in range(50):
        players = new_game(game, [None] * 4, seed).state.players
        assert len({player.faction for player in players}) == 4
