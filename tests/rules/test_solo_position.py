"""Positions of solo games: the keys of the virtual opponent, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.phases.cleanup import storage_sites
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import write_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL, Automa, Game, GameState, Player, Site, automa_of
from game.fiftyfirst.rules.steps import (
    CarryOut,
    ChooseAttacked,
    ChooseCard,
    ChooseLostDeal,
    ChooseReplaced,
    NextTurn,
    OpponentTurn,
)
from game.kernel.refusal import Unreadable

A = {"faction": "mutants_union"}
B = {"faction": "new_york"}


def read(catalog: Catalog, solo: str = "hegemony", **given: Any) -> GameState:
    given.setdefault("players", {"A": A})
    return read_position(catalog, {"solo": solo} | given)[1]


def test_a_missing_key_of_the_opponent_is_empty_or_has_its_default(catalog: Catalog) -> None:
    for kind in KINDS:
        state = read(catalog, kind)
        assert (state.automa, state.player("V")) == (Automa(kind), Player(""))
        assert (state.people, state.to_move) == (("A",), "A")


def test_all_keys_of_an_opponent(catalog: Catalog) -> None:
    state = read(
        catalog,
        "borgo",
        players={"A": A | {"state": ["Camp", "Pub"]}},
        opponent={
            "vp": 25,
            "state": ["Ruin", {"card": "Docks", "worker": True, "shield": True}],
            "passed": True,
            "brawlers": 2,
        },
        first_player="V",
    )
    opponent = state.player("V")
    assert (opponent.vp, opponent.passed, automa_of(state).brawlers) == (25, True, 2)
    assert opponent.sites[1] == Site(4, "docks", worker=True, shield=True)
    assert (opponent.sites[0].id, opponent.sites[0].ruin) == (3, True)
    assert (state.first_player, state.end_triggered, state.next_site) == ("V", True, 5)


def test_the_piles_and_marks_of_a_round(catalog: Catalog) -> None:
    given = {"stage": "merchant", "must_pass": True, "attack_pile": ["Pub"], "merchant_pile": ["Docks", "School"]}
    automa = automa_of(read(catalog, "merchants", opponent=given))
    assert (automa.stage, automa.must_pass) == ("merchant", True)
    assert (automa.attack_pile, automa.merchant_pile) == (("pub",), ("docks", "school"))


@pytest.mark.parametrize(
    ("given", "picks"), [({"offer": ["School", "Pub", "Docks", "Quarry"]}, 2), ({"offer": ["School", "Pub"]}, 1)]
)
def test_how_many_picks_are_left_in_the_lookout(catalog: Catalog, given: dict[str, Any], picks: int) -> None:
    """R30.3."""
    state = read(catalog, phase="lookout", **given)
    assert sum(isinstance(step, ChooseCard) for step in state.agenda) == picks
    assert state.question == ChooseCard("A")


def test_the_first_player_and_the_seat_to_move(catalog: Catalog) -> None:
    assert read(catalog, turn="V").question == OpponentTurn("V")
    assert read(catalog, "borgo", first_player="V").question == OpponentTurn("V")
    assert read(catalog, "borgo", first_player="V", opponent={"passed": True}).to_move == "A"
    assert read(catalog, players={"A": A | {"passed": True}}).to_move == "V"


def test_the_questions_in_the_middle_of_a_turn_survive(catalog: Catalog) -> None:
    nothing: dict[str, list[str]] = {"red": [], "blue": []}
    hit = {"players": {"A": A | {"state": ["School", "School"]}}, "connections": nothing}
    for kind, given, agenda in (
        (
            "hegemony",
            hit | {"opponent": {"attack_pile": ["Camp"], "stage": "attack"}, "pending": _pending("choose_attacked")},
            (NextTurn("V"), ChooseAttacked("A")),
        ),
        (
            "merchants",
            {
                "players": {"A": A | {"deals": ["Docks", "Factory"]}},
                "opponent": {"merchant_pile": ["Shelter"], "stage": "merchant"},
                "pending": _pending("choose_lost_deal"),
            },
            (NextTurn("V"), ChooseLostDeal("A")),
        ),
        (
            "appalachian",
            {
                "opponent": {"development_pile": ["Camp"], "state": ["School", "School"], "stage": "development"},
                "pending": _pending("choose_replaced"),
            },
            (NextTurn("V"), ChooseReplaced("A")),
        ),
        (
            "borgo",
            hit
            | {
                "opponent": {"attack_pile": ["Camp"], "action_pile": ["Arena"]},
                "pending": [*_pending("choose_attacked")[:1], {"step": "carry_out", "actions": ["build"]}, *_LAST],
            },
            (NextTurn("V"), CarryOut(("build",)), ChooseAttacked("A")),
        ),
    ):
        game, state = read_position(catalog, {"solo": kind, "players": {"A": A}} | given)
        assert state.agenda == agenda
        assert read_position(catalog, write_position(game, state)) == (game, state)


_LAST = [{"step": "next_turn", "seat": "V"}]


def _pending(question: str) -> list[dict[str, str]]:
    return [{"step": question, "seat": "A"}, *_LAST]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": {"A": A, "B": B}}, r"players: expected the one seat A of a solo game, not A, B"),
        ({"players": {"B": B}}, r"players: expected the one seat A of a solo game, not B"),
        ({"opponent": {"hand": []}}, r"opponent.hand: this is no key of the virtual opponent"),
        ({"opponent": {"vp": -1}}, r"opponent.vp: expected a whole number from 0 to 999"),
        ({"opponent": {"state": ["Palace"]}}, r"opponent.state\[1\]: expected the title or id of a card"),
        ({"opponent": {"stage": "merchant"}}, r"opponent.stage: expected a stage of this opponent, not 'merchant'"),
        ({"opponent": {"attack_pile": ["Camp", "Camp"]}}, r"attack_pile\[2\]: 'Camp' is named more often"),
        ({"opponent": {"state": ["Ruin"]}}, r"V: only Borgo has Ruins, Brawlers"),
        ({"opponent": {"brawlers": 1}}, r"V: only Borgo has Ruins, Brawlers"),
        ({"opponent": {"merchant_pile": ["Camp"]}}, r"V: hegemony has no merchant pile"),
        ({"solo": "borgo", "opponent": {"development_pile": ["Camp"]}}, r"V: borgo has no development pile"),
        ({"first_player": "V"}, r"only Borgo has .* the first player token"),
        ({"opponent": {"state": [{"card": "Camp", "goods": {"worker": 2}}]}}, r"V: camp holds goods or was used"),
        ({"opponent": {"state": [{"card": "Camp", "worker": True}]}}, r"V: camp holds a visitor's worker and is no Op"),
        ({"phase": "setup", "turn": "V"}, r"turn: expected a seat, not 'V'"),
        ({"turn": "V", "opponent": {"passed": True}}, r"turn: expected a seat that has not passed, not 'V'"),
        ({"phase": "lookout", "opponent": {"passed": True}}, "expected that nobody has passed before the Action phase"),
        (
            {"opponent": {"passed": True}, "players": {"A": A | {"passed": True}}},
            r"expected a player who has not passed in the Action phase",
        ),
        ({"pending": _pending("choose_attacked")}, r"pending\[1\]: expected a virtual opponent with cards in its"),
        ({"pending": [{"step": "choose_action", "seat": "V"}]}, r"pending\[1\]: expected a seat of a player"),
        ({"pending": [{"step": "opponent_turn", "seat": "A"}]}, r"pending\[1\]: expected the seat V of the virtual"),
        ({"options": {"borgo.icon_map": {"guns": "attack"}}}, r"options.borgo.icon_map.guns: this is no key"),
        ({"options": {"borgo.icon_map": {"gun": "atack"}}}, r"did you mean 'attack'"),
        ({"options": {"borgo.extra_brawlers": True}}, r"expected a whole number from 0 to 999, not true"),
        ({"options": {"solo.titles": "deluxe"}}, r"options.solo.titles: expected one of the values of this option"),
    ],
)
def test_an_impossible_solo_position_is_refused(catalog: Catalog, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        read_position(catalog, {"solo": "hegemony", "players": {"A": A}} | given)


def test_every_card_of_borgos_action_pile_has_a_step(catalog: Catalog) -> None:
    with pytest.raises(Unreadable, match="a step 'carry_out' for each card of the opponent's action_pile"):
        read(
            catalog,
            "borgo",
            opponent={"action_pile": ["Arena"], "attack_pile": ["Camp"]},
            players={"A": A | {"state": ["School", "School"]}},
            pending=_pending("choose_attacked"),
        )


def test_nothing_is_stored_or_produced_in_the_state_of_the_opponent(game: Game, catalog: Catalog) -> None:
    """R30.2: it has no goods."""
    given = {"state": ["Ruined Library", "Docks"]}
    state = read(catalog, "borgo", opponent=given, players={"A": A | {"state": ["Thieves Den"]}}, first_player="V")
    assert storage_sites(game, state) == (1,)
    state = read(catalog, "borgo", opponent=given, phase="production", first_player="V")
    assert state.player(VIRTUAL).produced == {}


def test_an_opponent_stays_out_of_a_game_of_two(game: Game, catalog: Catalog) -> None:
    _, state = read_position(catalog, {"players": {"A": A, "B": B}})
    with_third = replace(state, players=(*state.players, Player("")), automa=Automa("borgo"))
    assert "2 players against the virtual opponent" in problems(game, with_third)
    unknown = replace(read(catalog), automa=Automa("moloch"))
    assert problems(game, unknown) == ("there is no virtual opponent moloch",)
