"""What a command is done with, in words, and the signs of what it costs and does."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.rules import commands as cmd
from game.rules.dealing import new_game
from game.rules.game import Game
from game.rules.state import Site
from game.rules.view import TableView, view
from game.wording import Wording
from game.wording.command_words import activated, answer, kept
from game.wording.rows.cards import VERBS, action_strip
from game.wording.signs import bag_strip, trade_strip
from game.wording.teller import Teller
from tests.wording.conftest import NAMES


def _table(catalog: Catalog) -> TableView:
    """A game of Scavengers in which Anna has a Wasteland Expedition and an Archive."""
    game = Game(catalog, ("base", "scavengers"))
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    anna = replace(state.players[0], sites=(Site(1, "wasteland_expedition"), Site(2, "archive")))
    return view(game, replace(state, players=(anna, *state.players[1:])), "A")


def _said(tell: Teller, text: str) -> str:
    return str(tell.finish(str(text)))


def test_a_matched_category_is_named_with_the_pile(words: Wording, catalog: Catalog) -> None:
    """R42.7."""
    table, tell = _table(catalog), Teller(words, NAMES)
    matched = cmd.ActivateLocation("A", 1, matched=cmd.Matched("B", "worker"))
    told = _said(tell, activated(tell, matched, table))
    assert told == "Wasteland Expedition (worker icon on Ben’s discard pile)"
    tell = Teller(words, NAMES)
    assert _said(tell, activated(tell, cmd.ActivateLocation("A", 2), table)) == "Archive"


def test_the_card_that_lies_on_top_is_named_if_it_is_chosen(words: Wording, catalog: Catalog) -> None:
    """R42.1."""
    table, cards = _table(catalog), ("school", "pub", "docks", "quarry")
    tell = Teller(words, NAMES)
    assert _said(tell, kept(tell, cmd.KeepCards("A", cards), table)) == "School, Pub, Docks and Quarry"
    tell = Teller(words, NAMES)
    assert _said(tell, kept(tell, cmd.KeepCards("A", cards, "arena"), table)) == (
        "School, Pub, Docks and Quarry (on top of your discard pile: Arena)"
    )


def test_every_word_that_answers_a_question_has_a_name(words: Wording, catalog: Catalog) -> None:
    table = _table(catalog)
    told = {
        "B": "Ben",
        "nothing": "nothing",
        "contact": "contact",
        "card": "card",
        "vp": "VP",
        "grey": "grey contact token",
    }
    for word, name in told.items():
        tell = Teller(words, NAMES)
        assert _said(tell, answer(tell, cmd.Choose("A", word), table)) == name


def test_a_ruin_is_crossed_out_where_it_is_paid_and_not_where_it_is_gained() -> None:
    assert [(sign.name, sign.crossed) for sign in bag_strip({"ruin": 1}, spent=True)] == [("ruin", True)]
    assert [(sign.name, sign.crossed) for sign in bag_strip({"ruin": 1, "salvage": 1})] == [
        ("ruin", False), ("salvage", False),
    ]  # fmt: skip
    assert [sign.name or sign.kind for sign in trade_strip({"fuel": 1}, {"salvage": 3})] == [
        "fuel", "arrow", "salvage", "salvage", "salvage",
    ]  # fmt: skip


def _signs(catalog: Catalog, card: str) -> list[tuple[str, int]]:
    """The signs of what a card does, and how many of each."""
    ability = catalog.locations[card].abilities[0]
    strip = [sign for verb in ability.verbs for sign in VERBS[type(verb)].signs(verb, False, False)]
    return [(sign.name, sign.number) for sign in strip]


def test_the_signs_of_salvage_and_ruins(catalog: Catalog) -> None:
    assert _signs(catalog, "scrap_drone") == [("matching", 1)]
    assert _signs(catalog, "scaffold_brigade") == [("ruin", 1), ("rebuild", 1)]
    assert _signs(catalog, "red_anja") == [("strip", 2)]
    assert _signs(catalog, "mike_the_bang") == [("demolish", 1)]
    assert _signs(catalog, "tommy_the_bang") == [("demolish", 1), ("person", 1)]
    assert _signs(catalog, "pony_express") == [("place_on_ruins", 3), ("basic", 1)]
    action = catalog.locations["wasteland_expedition"].action
    assert action is not None
    assert [sign.name or sign.kind for sign in action_strip(action, 1)] == ["matching", "arrow", "vp"]
