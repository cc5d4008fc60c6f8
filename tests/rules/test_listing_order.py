"""Moves are listed in the order of their texts, for any titles of cards; states of outcomes are those of folding."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.commands import ActivateLocation, RazeFromHand, RazeLocation
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import CHAPTERS, decide, legal_commands
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import FORMS, move_text
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game, GameState, Site
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.play.scenarios.scenario import read_position_file
from tests.conftest import ROOT
from tests.rules.play import decisions

POSITIONS = ROOT / "tests" / "positions"

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
    "oulart",
    "outposts",
)
"""Titles that begin like others, or with characters sorted before or after letters, or with the
word for Outposts in moves."""


@pytest.fixture(
    scope="module",
    params=[("base",), ("base", "scavengers"), ("base", "moloch"), ("base", "no_mans_land")],
    ids=lambda sets: sets[-1],
)
def renamed(request: pytest.FixtureRequest, catalog: Catalog) -> Game:
    """A game with few different titles, each with a number that tells the cards apart."""
    named = zip(cycle(TITLES), enumerate(catalog.locations.values()), strict=False)
    locations = {
        card.id: replace(card, title=title if number < len(TITLES) else f"{title} {number}")
        for title, (number, card) in named
    }
    machines = "moloch" in request.param
    return Game(
        replace(catalog, locations=locations), request.param, Options(moloch_coop=machines, server_room=machines)
    )


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_titles_that_begin_like_others_stay_in_order(renamed: Game, players: int, seed: int) -> None:
    for decision in decisions(renamed, players, seed):
        texts = [move_text(renamed, decision.before, move) for move in decision.legal]
        assert texts == sorted(set(texts))


@pytest.mark.parametrize("opponent", sorted(KINDS))
def test_answers_in_solo_games_stay_in_order(renamed: Game, opponent: str) -> None:
    for decision in decisions(renamed, 1, 5, opponent):
        texts = [move_text(renamed, decision.before, move) for move in decision.legal]
        assert texts == sorted(set(texts))


@pytest.mark.parametrize("path", sorted(POSITIONS.rglob("*.yaml")), ids=lambda path: path.stem)
def test_the_moves_of_positions_and_what_follows_them_stay_in_order(catalog: Catalog, path: Path) -> None:
    _, game, state = read_position_file(path, fiftyfirst(catalog).only)
    waiting = [state, *(_after(game, state, move) for move in legal_commands(game, state, state.to_move or "A"))]
    for state in waiting:
        if state.to_move:
            texts = [move_text(game, state, move) for move in legal_commands(game, state, state.to_move)]
            assert texts == sorted(set(texts))


def test_what_follows_a_title_counts_in_the_order(catalog: Catalog) -> None:
    discarding = next(card for card, location in catalog.locations.items() if "card" in location.action_cost)
    others = [card for card in catalog.locations if card != discarding][:4]
    locations = dict(catalog.locations)
    for card, title in zip((discarding, *others), ("Pub", "Pub Crawl", "B 9 Mile", "Bar", "A Bar"), strict=True):
        locations[card] = replace(locations[card], title=title, abilities=locations[discarding].abilities)
    game = Game(replace(catalog, locations=locations))
    state = new_game(game, [None, None], 1).state
    own = replace(
        state.players[0],
        hand=tuple(others),
        goods=Bag(dict.fromkeys(TOKENS, 9)),
        sites=(Site(1, discarding), Site(2, others[0])),
    )
    other = replace(state.players[1], sites=(Site(3, others[2]), Site(4, others[0])))
    state = replace(state, players=(own, other), agenda=(ChooseAction("A"),), phase="action")
    moves = legal_commands(game, state, "A")
    assert {type(move) for move in moves} >= {ActivateLocation, RazeFromHand, RazeLocation}
    texts = [move_text(game, state, move) for move in moves]
    assert texts == sorted(set(texts))


def test_kinds_of_moves_are_listed_in_the_order_of_their_words() -> None:
    words = [FORMS[kind].verb for kind in CHAPTERS]
    assert words == sorted(words)


def _after(game: Game, state: GameState, move: AnyCommand) -> GameState:
    outcome = decide(game, state, move)
    assert not isinstance(outcome, Refusal)
    return outcome.state
