"""What belongs to a set stands in its file: Connection cards of a set are dealt with it alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.catalog import Catalog, load_catalog
from game.cards.packs import read_pack_of_one_file
from game.kernel.refusal import Unreadable
from game.paths import cards_folder
from game.rules.dealing import new_game
from game.rules.game import Game
from game.rules.invariants import connections_in_play, problems
from tests.cards.test_packs import card, cards

ROADS = (
    cards(card("toll_bridge"))
    + """
connections:
- {id: mule_train, title: "Mule Train", pile: blue, copies: 2, gain: {blue: 3}}
"""
)


@pytest.fixture
def roads(tmp_path: Path) -> Catalog:
    """The cards of the game, and a set of its own with a Connection card."""
    for path in cards_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "roads.yaml").write_text(ROADS)
    return load_catalog(tmp_path)


def test_a_connection_card_of_a_set_joins_its_pile_in_games_with_the_set(roads: Catalog) -> None:
    assert roads.pile("blue", ["base", "roads"]).count("mule_train") == 2
    assert "mule_train" not in roads.pile("blue", ["base"])
    assert roads.colours(["base", "roads"]) == roads.colours(["base"]) == ("red", "blue")


def test_a_game_with_the_set_deals_it(roads: Catalog) -> None:
    game = Game(roads, ("base", "roads"))
    state = new_game(game, [None, None], 5).state
    assert connections_in_play(state)["mule_train"] == 2
    assert problems(game, state) == ()


def test_a_game_without_the_set_is_dealt_as_ever(roads: Catalog, catalog: Catalog) -> None:
    assert new_game(Game(roads), [None, None], 5) == new_game(Game(catalog), [None, None], 5)
    assert roads.digest(["base"]) == catalog.digest(["base"])


def test_a_connection_card_that_the_sets_do_not_hold_is_a_problem(roads: Catalog) -> None:
    state = new_game(Game(roads, ("base", "roads")), [None, None], 5).state
    assert any("mule_train" in problem for problem in problems(Game(roads), state))


def test_a_pack_has_no_connection_cards(tmp_path: Path) -> None:
    path = tmp_path / "roads.yaml"
    path.write_text(ROADS)
    with pytest.raises(Unreadable, match="expected a key of a set, not 'connections'"):
        read_pack_of_one_file(path, {})
