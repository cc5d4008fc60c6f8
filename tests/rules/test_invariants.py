"""Hypothesis plays: with any choices, cards are conserved and no invariant breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.moloch.messages import Deployed, Machines, machines_of
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost
from game.fiftyfirst.rules.state import Game, GameState, Site
from game.fiftyfirst.rules.supply import cards_in_play
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

relaxed = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@pytest.mark.slow
@relaxed
@given(data=st.data(), players=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_no_choice_breaks_an_invariant(game: Game, data: st.DataObject, players: int, seed: int) -> None:
    state = new_game(game, [None] * players, seed).state
    for _ in range(60):
        if state.is_over or state.to_move is None:
            return
        moves = legal_commands(game, state, state.to_move)
        move = moves[data.draw(st.integers(0, len(moves) - 1))]
        outcome = decide(game, state, move)
        assert not isinstance(outcome, Refusal)
        for event in outcome.events:
            state = event.evolve(state)
            assert all(count > 0 for player in state.players for count in player.goods.values())
        assert problems(game, state) == ()


@relaxed
@given(seed=st.integers(0, 2**64 - 1), players=st.integers(2, 4))
def test_every_card_is_dealt_once(game: Game, seed: int, players: int) -> None:
    state = new_game(game, [None] * players, seed).state
    assert cards_in_play(state) == Counter(game.catalog.deck(("base",)))
    assert all(len(player.hand) == 6 for player in state.players)
    assert len({player.faction for player in state.players}) == players


def broken(game: Game, **changes: object) -> tuple[str, ...]:
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    return problems(game, replace(state, **changes))


def with_player(game: Game, **changes: object) -> tuple[str, ...]:
    state: GameState = new_game(game, ["new_york", "mutants_union"], 1).state
    player = replace(state.players[0], **changes)
    return problems(game, replace(state, players=(player, replace(state.players[1], hand=())), deck=(), next_site=9))


def test_each_broken_invariant_is_named(game: Game) -> None:
    assert "copies of pub" in broken(game, discard=("pub", "pub", "pub"))[0]
    assert broken(game, phase="lunch") == ("there is no phase lunch",)
    assert broken(game, agenda=()) == ("nothing is awaited and the game is not over",)
    assert "end is not triggered" in with_player(game, vp=25)[0]
    assert "VP" in with_player(game, vp=-1)[0]
    assert "cannot hold ['vp']" in with_player(game, goods=Bag({"vp": 1}))[0]
    assert "there is no faction" in with_player(game, faction="rome")[0]
    assert "taken twice" in with_player(game, faction="mutants_union")[0]
    assert "visitor's worker" in with_player(game, hand=(), sites=(Site(1, "church", worker=True),))[0]
    assert "used 2 times" in with_player(game, hand=(), sites=(Site(1, "gun_shop", used=2),))[0]
    assert "is a Ruin" in with_player(game, hand=(), sites=(Site(1, "church", ruin=True, shield=True),))[0]
    assert "was drawn as a Ruin" in with_player(game, hand=(), sites=(Site(1, "church", drawn=True),))[0]
    assert "does not place" in with_player(game, hand=(), sites=(Site(1, "church", goods=Bag({"gun": 1})),))[0]
    assert "cannot store" in with_player(game, hand=(), sites=(Site(1, "ruined_library", stored=Bag({"ammo": 1})),))[0]
    assert "same number" in with_player(game, hand=(), sites=(Site(1, "church"), Site(1, "camp")))[0]
    assert "is produced outside" in with_player(game, hand=(), produced=Bag({"iron": 1}))[0]
    assert "is blocked outside" in with_player(game, hand=(), sites=(Site(1, "docks", blocked=True),))[0]
    assert "is taken outside" in with_player(game, hand=(), sites=(Site(1, "docks", diverted=True),))[0]


def test_discard_piles_are_those_of_the_sets(catalog: Catalog) -> None:
    """R3.3, R42.1."""
    shared, own = Game(catalog), Game(catalog, ("base", "scavengers"))
    assert "a seat's own discard pile" in with_player(shared, hand=(), discard=("pub",))[0]
    assert broken(shared, own_discards=True) == ("the sets of the game have other discard piles",)
    state = new_game(own, ["new_york", "mutants_union"], 1).state
    assert problems(own, state) == ()
    card = state.deck[0]
    assert "a common discard pile" in problems(own, replace(state, deck=state.deck[1:], discard=(card,)))[0]
    assert problems(own, replace(state, own_discards=False)) == ("the sets of the game have other discard piles",)


def test_only_a_card_that_is_not_kept_is_laid_on_top(catalog: Catalog) -> None:
    """R42.1."""
    game = Game(catalog, ("base", "scavengers"))
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    first, *others = state.players
    for kept, top, sound in (
        (first.hand[:4], first.hand[4], True),
        (first.hand[:4], first.hand[0], first.hand[0] in first.hand[4:]),
        (None, first.hand[4], False),
    ):
        seated = replace(state, players=(replace(first, kept=kept, top=top), *others))
        assert (problems(game, seated) == ()) == sound


def test_no_token_lies_on_a_printed_shield(catalog: Catalog) -> None:
    """R16.2, R40.2."""
    new_era = Game(catalog, ("base", "new_era"))
    assert "has one printed" in with_player(new_era, hand=(), sites=(Site(1, "hidden_forge", shield=True),))[0]


# ---------------------------------------------------------------------- what belongs to a set or an option
Change = Callable[[GameState], GameState]


def machines(change: Callable[[Machines], dict[str, Any]]) -> Change:
    return lambda state: replace(state, machines=replace(machines_of(state), **change(machines_of(state))))


def charged(card: str) -> Deployed:
    return Deployed(card, Bag({"worker": 1}))


def outposts(there: Mapping[str, Outpost] | None) -> Change:
    return lambda state: replace(state, outposts=there)


def hq(*cards: str) -> Change:
    return lambda state: replace(state, hq=cards)


def first(**changes: object) -> Change:
    return lambda state: replace(state, players=(replace(state.players[0], **changes), *state.players[1:]))


def stopped(phase: str) -> Change:
    return lambda state: replace(first(stopped=("grey",))(state), phase=phase)


AREAS = [f"area_{row}_{side}" for row in ("north", "south") for side in ("west", "central", "east")]
BROKEN: Sequence[tuple[str, Change, str]] = [
    ("moloch", machines(lambda of: {"stack": (*of.stack, "mother")}), "2 copies of mother"),
    ("moloch", machines(lambda _: {"deployed": (Deployed("rail_hound"),)}), "1 copies of rail_hound"),
    (
        "moloch",
        machines(lambda of: {"deployed": (Deployed(of.stack[-1], Bag({"worker": 1})),), "stack": of.stack[:-1]}),
        "goods lie on a Machine in a game that is not cooperative",
    ),
    ("moloch", machines(lambda _: {"server_room": 0}), "the server room does not agree with the options"),
    (
        "moloch",
        machines(lambda of: {"sides": {**of.sides, "hacked_mother": "dragnet"}}),
        "the Machines have other sides than those that exist",
    ),
    ("moloch", lambda state: replace(state, machines=None), "the sets of the game have other Machines"),
    ("moloch", stopped("lookout"), "actions are stopped before the Assault phase"),
    ("promo_1", stopped("action"), "actions are stopped without Machines"),
    ("no_mans_land", outposts(None), "the sets of the game have another map"),
    ("no_mans_land", outposts({"area_nowhere": Outpost("A")}), "there is no such Outpost: area_nowhere"),
    ("no_mans_land", outposts({"area_central": Outpost("C")}), "Outpost(owner='C', level=1"),
    ("no_mans_land", outposts({"area_central": Outpost("A", 4)}), "Outpost(owner='A', level=4"),
    (
        "no_mans_land",
        outposts({"area_central": Outpost("A", shield=True)}),
        "a shield lies on an Area outside the Action phase",
    ),
    ("no_mans_land", outposts(dict.fromkeys((*AREAS, "area_central"), Outpost("A"))), "A has 7 Outposts"),
    ("promo_1", outposts({}), "the sets of the game have another map"),
    ("promo_2 hq", lambda state: replace(state, hq=None), "do not agree with the options"),
    ("promo_2 hq", hq("hq_ibn", "hq_ibn"), "2 copies of hq_ibn"),
    ("promo_2 hq", hq("hq_ibn", "hq_tent_city", "hq_quarry_keep"), "3 HQ cards for 2 players"),
    ("promo_2 hq", hq("school"), "1 copies of school"),
    ("promo_2", first(hq=("hq_ibn",)), "HQ cards are claimed in a game without them"),
]
"""A set, with `hq` if there are headquarters; a change of a dealt game; and a part of the problem."""


@pytest.mark.parametrize(("of", "change", "problem"), BROKEN)
def test_what_a_set_brings_is_whole(catalog: Catalog, of: str, change: Change, problem: str) -> None:
    name, *options = of.split()
    game = Game(catalog, ("base", name), Options(hq="hq" in options))
    state = new_game(game, [None, None], 1).state
    assert problems(game, state) == ()
    broken = change(state)
    (found,) = {*problems(game, broken)} - {*problems(game, replace(state, phase=broken.phase))}
    assert problem in found


@pytest.mark.parametrize("phase", ["action", "cleanup"])
def test_what_machines_stop_is_sound_after_the_assault(catalog: Catalog, phase: str) -> None:
    game = Game(catalog, ("base", "moloch"))
    state = replace(new_game(game, [None, None], 1).state, phase=phase)
    assert problems(game, stopped(phase)(state)) == problems(game, state)
