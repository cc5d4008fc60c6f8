"""The tests of random play with further sets and factions: two to four players, and each virtual opponent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE
from game.rules.commands import AnyCommand
from game.rules.decide import decide
from game.rules.evolve import evolve
from game.rules.forecast import foresee
from game.rules.game import Game, Options
from game.rules.invariants import problems
from game.rules.notation import read_move
from game.rules.position import read_position, write_position
from game.rules.sets import EXPANSIONS, sets_of_game
from game.rules.solo.kinds import KINDS
from game.rules.state import ChooseKept, GameState
from game.rules.view import view
from tests.rules.play import Decision, check_cards, check_encoding, check_moves, check_payments, decisions

SETS = (
    ("base", "new_era", "promo_1"),
    ("base", "promo_1", "winter"),
    ("base", "allies", "promo_2"),
    ("base", "promo_2", "scavengers"),
    ("base", "moloch", "promo_2"),
    ("base", "no_mans_land", "promo_2"),
)
TABLES = ((2, None), (3, None), (4, None), *((1, kind) for kind in KINDS))
each_game = pytest.mark.parametrize(
    ("sets", "players", "solo"),
    [(sets, players, solo) for sets in SETS for players, solo in TABLES],
    ids=lambda value: "+".join(value[1:]) if isinstance(value, tuple) else str(value),
)


def options(sets: tuple[str, ...]) -> Options:
    """All boards; with Machines all that there is to do with them, with the map the options about it."""
    machines, on_map = "moloch" in sets, "no_mans_land" in sets
    return Options(
        extra_factions=True,
        moloch_coop=machines,
        server_room=machines,
        raze_build_free=on_map,
        outposts_level_3_icon="gun" if on_map else None,
    )


@pytest.fixture
def played(catalog: Catalog, sets: tuple[str, ...], players: int, solo: str | None) -> tuple[Game, Iterator[Decision]]:
    game = Game(catalog, sets, options(sets))
    return game, decisions(game, players, 7, solo)


Played = tuple[Game, Iterator[Decision]]


@each_game
def test_no_invariant_breaks_and_no_card_is_lost(played: Played) -> None:
    game, match = played
    for decision in match:
        state = decision.before
        for event in decision.events:
            state = evolve(state, event)
            check_cards(game, state)
        assert state == decision.after
        assert problems(game, state) == ()


@pytest.mark.slow
@each_game
def test_listed_moves_are_accepted_distinct_and_read_back(played: Played) -> None:
    game, match = played
    for decision in match:
        check_moves(game, decision)


@pytest.mark.slow
@each_game
def test_each_way_to_pay_is_accepted(played: Played) -> None:
    game, match = played
    for decision in list(match)[::10]:
        check_payments(game, decision)


@pytest.mark.slow
@each_game
def test_every_state_survives_writing_and_reading(played: Played) -> None:
    game, match = played
    for decision in match:
        assert read_position(game.catalog, write_position(game, decision.after)) == (game, decision.after)
        check_encoding(decision)


@pytest.mark.slow
@each_game
def test_a_forecast_tells_no_hidden_card(played: Played) -> None:
    """Nothing that depends on the order of the deck is forecast, for any seat that draws."""
    game, match = played
    for decision in list(match)[::3]:
        if len(decision.before.deck) < 8:
            continue
        other = _deck_reversed(decision.before)
        for move in decision.legal[::4]:
            if move.seat in decision.before.seats:
                told, unknown = foresee(game, decision.before, move), foresee(game, other, move)
                assert told.seats == unknown.seats, move


def _deck_reversed(state: GameState) -> GameState:
    machines = state.machines and replace(state.machines, stack=state.machines.stack[::-1])
    return replace(state, deck=state.deck[::-1], machines=machines)


def _propaganda(catalog: Catalog, *deck: str) -> tuple[Game, GameState, AnyCommand]:
    """A can pay two cards to draw two and keep one."""
    given = {
        "sets": ["base", "promo_1"],
        "deck": list(deck),
        "players": {
            "A": {"faction": "new_york", "hand": ["School", "Pub"], "state": ["Propaganda Center"]},
            "B": {"faction": "mutants_union"},
        },
    }
    game, state = read_position(catalog, given)
    moves = read_move(game, state, "A", "activate Propaganda Center")
    assert not isinstance(moves, Refusal)
    return game, state, moves[0]


def test_a_card_that_is_not_kept_is_no_cost(catalog: Catalog) -> None:
    """With two cards of one title there is no choice, so one is discarded at once; two were paid, as with others."""
    alike, other = (_propaganda(catalog, "Oil Rig", second) for second in ("Oil Rig", "Camp"))
    assert foresee(*alike).seats == foresee(*other).seats
    assert foresee(*alike).seats[0].paid == {"card": 2}


def test_only_the_seat_that_keeps_one_of_the_drawn_cards_sees_them(catalog: Catalog) -> None:
    """R20.2."""
    game, state, move = _propaganda(catalog, "Docks", "Camp")
    outcome = decide(game, state, move)
    assert not isinstance(outcome, Refusal)
    assert foresee(game, state, move).question == ChooseKept("A", site=1, cards=())
    state = outcome.state
    asked = ChooseKept("A", site=1, cards=("docks", "camp"))
    assert [view(game, state, seat).question for seat in ("A", EVERYONE)] == [asked, asked]
    assert view(game, state, "B").question == replace(asked, cards=())


EXPANSION_OR_NONE = ((), *((name,) for name in EXPANSIONS))
COMBINATIONS = [
    ("base", *expansion, *promos)
    for expansion in EXPANSION_OR_NONE
    for promos in ((), ("promo_1",), ("promo_2",), ("promo_1", "promo_2"))
]


@pytest.mark.slow
@pytest.mark.parametrize("sets", COMBINATIONS, ids="+".join)
def test_no_invariant_breaks_with_any_combination_of_sets(catalog: Catalog, sets: tuple[str, ...]) -> None:
    game = Game(catalog, sets_of_game(catalog, sets), options(sets))
    for players, solo in ((2, None), (3, None), (4, None), (1, "hegemony"), (1, "borgo")):
        for decision in decisions(game, players, len(sets), solo):
            assert problems(game, decision.after) == ()
