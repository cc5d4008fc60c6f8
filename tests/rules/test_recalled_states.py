"""Caches of the rules never change a game: games played alternately or in threads are the same as each alone."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.payment import Price
from game.fiftyfirst.rules.sheets import purse_of, state_sheet
from game.fiftyfirst.rules.state import Game
from game.kernel.bag import Bag
from game.kernel.message import encode
from game.kernel.refusal import Refusal
from tests.rules.play import Decision, decisions

SEEDS = (51, 52, 53)


@pytest.fixture
def game(catalog: Catalog) -> Game:
    return Game(catalog, ("base", "winter"))


def test_an_outcome_is_the_fold_of_its_events(game: Game) -> None:
    """Folding events does not depend on the last decision."""
    state = new_game(game, [None, None], 51).state
    outcome = decide(game, state, legal_commands(game, state, "A")[0])
    assert not isinstance(outcome, Refusal)
    assert fold(state, outcome.events) == outcome.state
    other = replace(state, round=7)
    assert outcome.events[0].evolve(other).round == 7
    assert fold(other, outcome.events).round == 7


def test_purses_with_the_same_goods_differ_by_what_lies_on_sites(game: Game) -> None:
    """Two players can hold the same Bag object, like an empty supply."""
    sites = next(step for step in decisions(game, 2, 51) if step.after.players[0].sites).after.players[0].sites
    filled = tuple(replace(site, goods=Bag({"gun": 1})) for site in sites)
    supply, gun = Bag(), Price(Bag({"gun": 1}))
    assert purse_of(state_sheet(game, sites), supply).canonical(gun) is None
    assert purse_of(state_sheet(game, filled), supply).canonical(gun) is not None
    assert purse_of(state_sheet(game, sites), supply).canonical(gun) is None


def test_games_played_alternately_are_the_same_as_each_alone(game: Game) -> None:
    alone = [_told(decisions(game, 3, seed)) for seed in SEEDS]
    turns = zip_longest(*(map(_line, decisions(game, 3, seed)) for seed in SEEDS))
    told = [[line for line in lines if line is not None] for lines in zip(*turns, strict=True)]
    assert told == alone


def test_games_in_threads_are_the_same_as_each_alone(game: Game) -> None:
    alone = [_told(decisions(game, 2, seed)) for seed in SEEDS]
    with ThreadPoolExecutor(len(SEEDS)) as threads:
        assert list(threads.map(lambda seed: _told(decisions(game, 2, seed)), SEEDS)) == alone


def _told(steps: Iterator[Decision]) -> list[bytes]:
    return list(map(_line, steps))


def _line(step: Decision) -> bytes:
    return encode([list(step.legal), list(step.events), step.after])
