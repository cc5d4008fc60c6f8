"""Positions: their keys, the defaults of keys left out, and that nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.kernel.given import WrongGiven
from game.kernel.refusal import Refusal, Unreadable
from game.rules import state as st
from game.rules.decide import decide
from game.rules.game import Game
from game.rules.invariants import cards_in_play, connections_in_play
from game.rules.notation import read_move
from game.rules.position import position_text, read_position, write_position

A = {"faction": "mutants_union"}
B = {"faction": "new_york"}
C = {"faction": "merchants_guild"}


def read(catalog: Catalog, **given: Any) -> st.GameState:
    given.setdefault("players", {"A": A, "B": B})
    return read_position(catalog, given)[1]


def players(a: dict[str, Any], b: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"A": A | a, "B": B | (b or {})}


def assert_survives(game: Game, state: st.GameState) -> None:
    """A state is the same after writing and reading, with titles and with ids."""
    assert read_position(game.catalog, write_position(game, state)) == (game, state)
    assert read_position(game.catalog, json.loads(position_text(game, state))) == (game, state)


# What is left out


def test_a_key_that_is_left_out_is_empty_or_has_its_default(catalog: Catalog) -> None:
    game, state = read_position(catalog, {"players": {"A": A, "B": B}})
    assert game.sets == ("base",)
    assert (state.round, state.phase, state.first_player, state.question) == (1, "action", "A", st.ChooseAction("A"))
    assert (state.players[0].hand, state.players[0].sites, state.discard) == ((), (), ())
    assert not state.end_triggered


def test_unnamed_cards_follow_the_named_ones_in_seeded_order(catalog: Catalog) -> None:
    state = read(catalog, deck=["Docks", "Quarry"], discard=["School"], seed=1)
    assert state.deck[:2] == ("docks", "quarry")
    assert cards_in_play(state) == cards_in_play(read(catalog))
    assert cards_in_play(state).total() == 88
    assert state.deck[2:] == read(catalog, deck=["Docks", "Quarry"], discard=["School"], seed=1).deck[2:]
    assert state.deck[2:] != read(catalog, deck=["Docks", "Quarry"], discard=["School"], seed=2).deck[2:]


def test_deck_only_leaves_the_rest_out_of_the_game(catalog: Catalog) -> None:
    assert read(catalog, deck=["Docks"], deck_only=True).deck == ("docks",)


def test_a_fully_named_position_starts_with_its_seed(catalog: Catalog) -> None:
    deck = list(catalog.deck(("base",)))
    assert read(catalog, deck=deck, connections={"red": [], "blue": []}, seed=7).chance.seed == 7
    assert read(catalog, deck=deck[1:], connections={"red": [], "blue": []}, seed=7).deck == tuple(deck[1:] + deck[:1])


def test_the_card_of_a_bare_ruin_is_drawn_by_seed(catalog: Catalog) -> None:
    state = read(catalog, players=players({"state": ["Ruin", {"card": "Pub", "ruin": True}, "Ruin"]}))
    ruins = state.players[0].sites
    assert [(site.ruin, site.drawn) for site in ruins] == [(True, True), (True, False), (True, True)]
    assert ruins[1].card == "pub"
    assert cards_in_play(state).total() == 88
    again = read(catalog, players=players({"state": ["Ruin", {"card": "Pub", "ruin": True}, "Ruin"]}))
    assert again.players[0].sites == ruins
    assert_survives(Game(catalog), state)


def test_a_bare_ruin_needs_an_unnamed_card(catalog: Catalog) -> None:
    deck = list(catalog.deck(("base",)))
    with pytest.raises(Unreadable, match="none for a Ruin"):
        read(catalog, deck=deck, players=players({"state": ["Ruin"]}))


# Connection cards


def test_the_first_card_of_a_pile_lies_face_up_or_has_been_taken(catalog: Catalog) -> None:
    state = read(catalog, connections={"red": ["Punks", "Thugs"], "blue": ["-", "Junk Train"]})
    red, blue = state.piles
    assert (red.face_up, red.cards) == ("punks", ("thugs",))
    assert (blue.face_up, blue.cards) == (None, ("junk_train",))


def test_a_missing_colour_is_the_seeded_pile_without_the_named_cards(catalog: Catalog) -> None:
    given = players({"connections": ["Punks", "Merchants"]})
    state = read(catalog, players=given, connection_discard=["Thugs"], connections={"blue": []})
    red, blue = state.piles
    assert red.face_up is not None
    assert sorted((red.face_up, *red.cards)) == ["punks", "punks", "punks", "thugs"]
    assert (blue.face_up, blue.cards) == (None, ())
    assert connections_in_play(state).total() == 7


def test_in_the_setup_the_piles_lie_face_down(catalog: Catalog) -> None:
    dealt = players({"hand": ["School", "Pub"]}, {"hand": ["School", "Pub"]})
    state = read(catalog, phase="setup", connections={"red": ["Punks"]}, players=dealt)
    assert [pile.face_up for pile in state.piles] == [None, None]
    assert state.piles[0].cards == ("punks",)


# Players


def test_goods_and_marks_on_a_site(catalog: Catalog) -> None:
    given = players(
        {
            "state": [
                {"card": "Docks", "worker": True, "shield": True},
                {"card": "Archive", "used": 1, "marks": {"worker": 1}},
                {"card": "Camp", "goods": {"worker": 2}},
                {"card": "Ruined Library", "goods": {"iron": 2, "gun": 1}},
                {"card": "Pub", "ruin": True, "drawn": True},
            ]
        }
    )
    assert read(catalog, players=given).players[0].sites == (
        st.Site(1, "docks", worker=True, shield=True),
        st.Site(2, "archive", used=1, marks=Bag({"worker": 1})),
        st.Site(3, "camp", goods=Bag({"worker": 2})),
        st.Site(4, "ruined_library", stored=Bag({"iron": 2, "gun": 1})),
        st.Site(5, "pub", ruin=True, drawn=True),
    )


def test_sites_are_numbered_through_all_states_unless_their_ids_are_given(catalog: Catalog) -> None:
    state = read(catalog, players=players({"state": ["Pub", "Docks"]}, {"state": ["Motel"]}))
    assert [site.id for player in state.players for site in player.sites] == [1, 2, 3]
    assert state.next_site == 4
    given = players({"state": ["Pub", "Docks"], "site_ids": [9, 4]}, {"state": ["Motel"]})
    state = read(catalog, players=given)
    assert [site.id for player in state.players for site in player.sites] == [9, 4, 3]
    assert state.next_site == 10


def test_the_next_site_has_the_same_number_after_the_last_one_is_gone(catalog: Catalog) -> None:
    game, state = read_position(catalog, {"players": players({"state": ["Pub"]}), "next_site": 7})
    assert state.next_site == 7
    assert read_position(catalog, write_position(game, state))[1] == state


def test_used_faction_actions_with_and_without_their_marks(catalog: Catalog) -> None:
    given = players({"used": ["grey", {"action": "red", "marks": {"gun": 1}}]})
    assert read(catalog, players=given).players[0].used == (
        st.UsedAction("grey"),
        st.UsedAction("red", Bag({"gun": 1})),
    )


def test_25_vp_mean_the_last_round(catalog: Catalog) -> None:
    """R18.1."""
    assert read(catalog, players=players({"vp": 25})).end_triggered
    assert not read(catalog, players=players({"vp": 24})).end_triggered


# Phases


def test_the_seat_to_move_in_the_action_phase(catalog: Catalog) -> None:
    assert read(catalog, turn="B").to_move == "B"
    assert read(catalog, first_player="B").to_move == "B"
    assert read(catalog, first_player="B", players=players({}, {"passed": True})).to_move == "A"


def test_production_runs_up_to_the_action_phase(catalog: Catalog) -> None:
    """R6: the Mutants Union gains 3 workers, 1 gun, 1 grey and a card, the School 1 worker."""
    state = read(catalog, phase="production", first_player="B", players=players({"state": ["School"]}))
    assert (state.phase, state.question) == ("action", st.ChooseAction("B"))
    assert state.players[0].goods == Bag({"worker": 4, "gun": 1, "grey": 1})
    assert len(state.players[0].hand) == 1


def test_cleanup_asks_for_storage_or_goes_on_to_the_next_round(catalog: Catalog) -> None:
    """R17.1, R17.5."""
    storing = players({"state": ["Ruined Library"], "goods": {"iron": 1}})
    assert read(catalog, phase="cleanup", players=storing).question == st.ChooseStorage("A", 1)
    state = read(catalog, phase="cleanup", round=3, players=players({"goods": {"iron": 1}}))
    assert (state.phase, state.round, state.first_player, state.question) == ("lookout", 4, "B", st.ChooseCard("B"))
    assert state.players[0].goods == Bag()


def picking(state: st.GameState) -> Iterator[str]:
    """The seats that still pick, in order."""
    return (step.seat for step in reversed(state.agenda) if isinstance(step, st.ChooseCard))


@pytest.mark.parametrize(
    ("given", "order"),
    [
        ({"offer": ["Pub", "Docks", "Camp", "Motel"]}, "BCA"),
        ({"offer": ["Pub", "Docks", "Camp"]}, "CA"),
        ({"offer": ["Pub", "Docks", "Camp", "Motel"], "draft": 2}, "ACB"),
        ({"offer": ["Pub", "Docks"], "draft": 2}, "B"),
        ({"offer": ["Pub", "Docks"], "turn": "C"}, "CA"),
        ({"offer": ["Pub"], "turn": "C"}, "C"),
        ({"deck": ["Pub", "Docks", "Camp", "Motel"]}, "BCA"),
    ],
)
def test_who_picks_in_the_lookout_phase(catalog: Catalog, given: dict[str, Any], order: str) -> None:
    """R5.3, R5.4, R5.7: the offer shows how far the draft is, unless the turn is given."""
    state = read(catalog, phase="lookout", first_player="B", players={"A": A, "B": B, "C": C}, **given)
    assert "".join(picking(state)) == order


def test_earlier_seats_have_chosen_in_the_setup(catalog: Catalog) -> None:
    """R3.7."""
    hand = ["School", "School", "Pub", "Pub", "Docks", "Docks"]
    given = {"A": A | {"hand": hand, "kept": hand[:4]}, "B": B | {"hand": ["Arena"] * 2 + ["Church"] * 2}}
    given["C"] = C | {"hand": ["Quarry"] * 2}
    state = read(catalog, phase="setup", turn="B", players=given)
    assert (state.round, state.question) == (0, st.ChooseHand("B"))
    assert state.players[0].kept == ("school", "school", "pub", "pub")


# What is refused


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"color": "red"}, r"color: this is no key of a position"),
        ({"deck": "Docks"}, r"deck: expected a list of cards, not 'Docks'"),
        ({"phase": "building"}, r"phase: expected a phase, not 'building'; known: setup, lookout"),
        ({"round": "two"}, r"round: expected a whole number from 0 to 999, not 'two'"),
        ({"round": True}, r"round: expected a whole number .* not true"),
        ({"deck_only": 1}, r"deck_only: expected true or false, not 1"),
        ({"turn": "C"}, r"turn: expected a seat, not 'C'"),
        ({"first_player": "V"}, r"first_player: expected a seat"),
        ({"sets": ["lakes"]}, "sets: the set 'lakes' is not installed, only base, "),
        ({"sets": ["base", 5]}, r"sets\[2\]: expected a set, not 5"),
        ({"sets": []}, "sets: add the set 'base'"),
        ({"sets": ["base", "winter", "new_era"]}, "sets: a game has at most one expansion"),
        ({"deck": ["Armored Car"]}, r"deck\[1\]: expected a card of the sets in this game, not 'Armored Car'"),
        ({"chance": [["Armored Car"]]}, r"chance\[1\]\[1\]: expected a card of the sets in this game"),
        ({"options": {"tokens": True}}, r"options.tokens: this is no key of the options"),
        ({"options": {"tiebreak.count": "hand"}}, r"options.tiebreak.count: expected one of the values of this option"),
        ({"options": {"tokens_limited": "yes"}}, r"options.tokens_limited: expected true or false"),
        ({"solo": "moloch"}, r"solo: expected a virtual opponent, not 'moloch'; known: hegemony, mutants"),
        ({"solo": "borgo"}, r"players: expected the one seat A of a solo game, not A, B"),
        ({"opponent": {"vp": 0}}, r"opponent: expected the key 'solo', too"),
        ({"seed": -1}, r"seed: expected a whole number"),
        ({"draft": 3}, r"draft: expected a whole number from 0 to 2, not 3"),
        ({"deck": ["Palace"]}, r"deck\[1\]: expected the title or id of a card, not 'Palace'"),
        ({"deck": ["Church"], "discard": ["Church", "Church"]}, r"deck\[1\]: 'Church' is named more often"),
        ({"connections": {"yellow": []}}, r"connections.yellow: this is no key"),
        ({"connections": {"red": ["Merchants"]}}, r"connections.red\[1\]: expected a red Connection card"),
        (
            {"connections": {"red": ["Punks", "-"]}},
            r"connections.red\[2\]: expected the title or id of a card, not '-'",
        ),
        ({"connections": {"red": ["Thugs"] * 3}}, r"connections.red\[3\]: 'Thugs' is named more often"),
        ({"chance": ["Pub"]}, r"chance\[1\]: expected a list of cards"),
        ({"chance": [["Palace"]]}, r"chance\[1\]\[1\]: expected the title or id"),
        ({"pending": ["build"]}, r"pending\[1\]: expected the name of a step, not 'build'"),
        ({"pending": ["choose_action"]}, r"pending\[1\]: expected a whole step choose_action"),
        ({"pending": [{"step": "choose_action", "seat": "D"}]}, r"pending\[1\].seat: expected a seat, not 'D'"),
        ({"pending": [{"step": "choose_action", "who": "A"}]}, r"pending\[1\].who: this is no key of the step"),
        (
            {"pending": [{"step": "choose_storage", "seat": "A", "site": "A:Pub"}]},
            r"pending\[1\].site: expected a Site with its",
        ),
        *(
            (
                {"pending": [{"step": "choose_storage", "seat": "A", "site": f"A:Motel#{place}"}]},
                r"pending\[1\].site: expected a Site with its",
            )
            for place in ("0", "x", "9" * 5000)
        ),
        ({"pending": ["tidy_up", 3]}, r"pending\[2\]"),
        ({"pending": []}, r"not possible: nothing is awaited"),
        ({"pending": [{"step": "choose_card", "seat": "A"}]}, r"pending\[1\]: expected a step of the phase 'action'"),
        (
            {"phase": "lookout", "pending": [{"step": "choose_card", "seat": "A"}]},
            r"pending\[1\]: expected a last step from which the game goes on",
        ),
        (
            {"phase": "lookout", "pending": [{"step": "choose_card", "seat": "A"}, "produce"]},
            "not possible: nothing can be answered to the open question",
        ),
        (
            {"phase": "lookout", "pending": [{"step": "reveal_offer", "draft": 3}, "produce"]},
            r"pending\[1\].draft: expected a whole number from 1 to 2",
        ),
        (
            {"pending": [{"step": "choose_victim", "seat": "A", "count": 999}]},
            r"pending\[1\].count: expected a whole number from 1 to 99",
        ),
        ({"phase": "setup"}, "players: expected a hand of at least 2 cards for A in the setup"),
        (
            {"phase": "production", "players": players({"passed": True})},
            "players: expected that nobody has passed before the Action phase",
        ),
        ({"scores": {"A": {"vp": 3}}}, "scores: expected the score of every seat"),
        ({"scores": {"A": {"vp": 3}, "B": {"vp": 3}}}, r"scores.A.locations: expected a whole number"),
    ],
)
def test_a_wrong_frame_is_refused_with_its_place(catalog: Catalog, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongGiven, match=sentence):
        read(catalog, **given)


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ({"color": 1}, r"players.A.color: this is no key of a player"),
        ({"faction": "borgo"}, r"players.A.faction: expected a faction, not 'borgo'"),
        ({"faction": None}, r"players.A.faction: expected a faction, not nothing"),
        ({"faction": "new_york"}, r"players.B: expected another faction"),
        ({"vp": -1}, r"players.A.vp: expected a whole number from 0"),
        ({"goods": {"gold": 1}}, r"players.A.goods.gold: this is no key of goods"),
        ({"goods": {"card": 1}}, r"players.A.goods.card: this is no key of goods"),
        ({"hand": ["Church"] * 3}, r"players.A.hand\[3\]: 'Church' is named more often"),
        ({"connections": ["Pub"]}, r"players.A.connections\[1\]: expected the title or id of a card"),
        ({"hand": ["Punks"]}, r"players.A.hand\[1\]: expected the title or id of a card"),
        ({"passed": "no"}, r"players.A.passed: expected true or false"),
        ({"used": ["green"]}, r"players.A.used\[1\].action: expected a faction action"),
        ({"used": ["grey", "grey"]}, r"players.A.used: expected each faction action at most once"),
        ({"kept": ["Pub"]}, r"players.A.kept: expected cards of the hand"),
        ({"state": [3]}, r"players.A.state\[1\]: expected a mapping \(a Site\), not 3"),
        ({"state": [{"ruin": True}]}, r"players.A.state\[1\].card: expected the title of a card"),
        ({"state": [{"card": "Pub", "goods": {"iron": 1}}]}, r"state\[1\].goods: expected goods that 'Pub' places or"),
        ({"state": [{"card": "Camp", "goods": {"iron": 1}}]}, r"state\[1\].goods: expected goods that 'Camp' places"),
        ({"state": [{"card": "Camp", "goods": {"worker": 4}}]}, r"state\[1\].goods: expected goods"),
        ({"state": [{"card": "Ruined Library", "goods": {"ammo": 1}}]}, r"state\[1\].goods: expected goods"),
        ({"state": [{"card": "Archive", "used": 3}]}, r"not possible: A: archive was used 3 times"),
        ({"state": [{"card": "Pub", "used": 1}]}, r"not possible: A: pub was used 1 times"),
        ({"state": [{"card": "School", "worker": True}]}, r"not possible: A: school holds a visitor's worker"),
        ({"state": [{"card": "Pub", "ruin": True, "shield": True}]}, r"not possible: A: pub is a Ruin"),
        ({"state": ["Pub"], "site_ids": [1, 2]}, r"players.A.site_ids: expected as many numbers as Sites"),
        ({"state": ["Pub", "Docks"], "site_ids": [2, 2]}, r"not possible: two Sites have the same number"),
    ],
)
def test_a_wrong_player_is_refused_with_its_place(catalog: Catalog, player: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongGiven, match=sentence):
        read(catalog, players={"A": A | player, "B": B})


@pytest.mark.parametrize("seats", ["", "A", "B", "AC", "BC", "ABD"])
def test_two_to_four_seats_from_a_on_are_expected(catalog: Catalog, seats: str) -> None:
    factions = list(catalog.factions)
    with pytest.raises(WrongGiven, match="players: expected two to four seats from A on"):
        read(catalog, players={seat: {"faction": faction} for seat, faction in zip(seats, factions, strict=False)})


def test_somebody_must_be_left_to_move_in_the_action_phase(catalog: Catalog) -> None:
    """R15.5: when all have passed the phase is over."""
    passed = {"passed": True}
    with pytest.raises(WrongGiven, match=r"players: expected a player who has not passed"):
        read(catalog, players=players(passed, passed))
    with pytest.raises(WrongGiven, match=r"turn: expected a seat that has not passed, not 'A'"):
        read(catalog, turn="A", players=players(passed))


def test_a_mistake_is_reported_with_its_path(catalog: Catalog) -> None:
    with pytest.raises(WrongGiven) as caught:
        read(catalog, players=players({"state": ["Pub", {"card": "Palace"}]}))
    assert caught.value.path == ("players", "A", "state", 1, "card")


# Nothing is lost


def test_questions_about_a_theft_survive(catalog: Catalog) -> None:
    """R22.2: whose resource, then which; the second of two equal cards asks."""
    caravan = {"state": ["School", "Thieves Caravan"], "goods": {"worker": 4}}
    stocked = {"goods": {"iron": 1, "fuel": 1}}
    given = {"players": {"A": A | caravan, "B": B | stocked, "C": C | stocked}}
    game, state = read_position(catalog, given)
    for move, question in {
        "activate Thieves Caravan": st.ChooseVictim("A", 2),
        "choose C": st.ChooseResource("A", 2, "C"),
        "choose iron": st.ChooseFollowUp("A", 2),
    }.items():
        commands = read_move(game, state, "A", move)
        assert not isinstance(commands, Refusal)
        outcome = decide(game, state, commands[0])
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        assert state.question == question
        assert_survives(game, state)


def test_storage_in_cleanup_survives(catalog: Catalog) -> None:
    """R17.1: the questions left are kept, with the names of the Sites."""
    given = {
        "phase": "cleanup",
        "players": players(
            {"state": ["Pub", "Thieves Den", "Ruined Library"], "goods": {"iron": 4}},
            {"state": ["Underground Warehouse"], "goods": {"gun": 1}},
        ),
    }
    game, state = read_position(catalog, given)
    written = write_position(game, state)
    assert written["pending"] == [
        {"step": "choose_storage", "seat": "A", "site": "A:Thieves Den"},
        {"step": "ask_storage", "sites": ["A:Ruined Library", "B:Underground Warehouse"]},
        "tidy_up",
    ]
    assert_survives(game, state)


def test_sites_in_pending_steps_are_told_apart(catalog: Catalog) -> None:
    given = players({"state": ["Motel", "Corner Shop", "Corner Shop"], "goods": {"worker": 2, "iron": 2}})
    pending = [{"step": "choose_follow_up", "seat": "A", "site": "A:Corner Shop#2"}]
    game, state = read_position(catalog, {"players": given, "pending": pending})
    assert state.question == st.ChooseFollowUp("A", 3)
    assert write_position(game, state)["pending"] == pending


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ({"step": "choose_storage", "seat": "B", "site": "A:Underground Warehouse"}, "a Site of the seat itself"),
        ({"step": "choose_storage", "seat": "A", "site": "A:School"}, "a Site with the ability for this step"),
    ],
)
def test_a_question_about_a_site_fits_it(catalog: Catalog, step: dict[str, Any], sentence: str) -> None:
    given = {"phase": "cleanup", "players": players({"state": ["Underground Warehouse", "School"]})}
    with pytest.raises(WrongGiven, match=rf"pending\[1\]: expected {sentence}"):
        read_position(catalog, given | {"pending": [step, "tidy_up"]})


@pytest.mark.parametrize(
    "step",
    [
        {"step": "choose_good", "seat": "A", "site": "A:Docks", "kind": "production"},
        {"step": "choose_good", "seat": "A", "site": "A:Storehouse", "kind": "action"},
        {"step": "choose_production", "seat": "A", "site": "A:Suppliers", "kind": "production"},
        {"step": "choose_diverted", "seat": "A", "site": "A:Docks"},
        {"step": "divert", "sites": ["A:Docks"]},
        {"step": "produce_sites", "seat": "A", "sites": ["A:Docks", "A:Church"]},
    ],
)
def test_a_step_of_the_production_phase_fits_its_sites(catalog: Catalog, step: dict[str, Any]) -> None:
    state = ["Docks", "Storehouse", "Suppliers", "Church"]
    given = {"sets": ["base", "winter"], "phase": "production", "players": players({"state": state})}
    with pytest.raises(WrongGiven, match=r"pending\[1\]: expected a Site with the ability for this step"):
        read_position(catalog, given | {"pending": [step, "begin_actions"]})


@pytest.mark.parametrize(
    "step",
    [
        {"step": "choose_cleared", "seat": "A", "site": "A:Fixer"},
        {"step": "choose_visited", "seat": "A", "site": "A:Propaganda Center"},
        {"step": "choose_kept", "seat": "A", "site": "A:Fixer", "cards": ["School"]},
    ],
)
def test_a_question_of_an_action_fits_its_site(catalog: Catalog, step: dict[str, Any]) -> None:
    given = {"sets": ["base", "promo_1"], "players": players({"state": ["Fixer", "Propaganda Center"]})}
    with pytest.raises(WrongGiven, match=r"pending\[1\]: expected a Site with the ability for this step"):
        read_position(catalog, given | {"pending": [step, {"step": "follow_up", "seat": "A"}]})


def test_the_cards_to_choose_from_are_in_the_hand(catalog: Catalog) -> None:
    given = {"sets": ["base", "promo_1"], "players": players({"state": ["Propaganda Center"], "hand": ["Camp", "Pub"]})}
    step = {"step": "choose_kept", "seat": "A", "site": "A:Propaganda Center", "cards": ["Camp", "School"]}
    with pytest.raises(WrongGiven, match=r"pending\[1\]: expected cards of the hand of the seat"):
        read_position(catalog, given | {"pending": [step, {"step": "follow_up", "seat": "A"}]})


def test_a_seat_cannot_steal_from_itself(catalog: Catalog) -> None:
    step = {"step": "choose_resource", "seat": "A", "site": "A:Thieves Caravan", "victim": "A"}
    given = players({"state": ["Thieves Caravan"], "goods": {"iron": 1}})
    with pytest.raises(WrongGiven, match="expected another seat as the victim"):
        read_position(catalog, {"players": given, "pending": [step, {"step": "follow_up", "seat": "A"}]})


def test_a_game_that_is_over_waits_for_nothing(catalog: Catalog) -> None:
    """R18.4."""
    score = {"vp": 25, "locations": 0, "total": 25, "goods": 0}
    state = read(catalog, scores={"A": score, "B": score}, winners=["A", "B"])
    assert (state.is_over, state.to_move) == (True, None)


def test_cards_out_of_the_game_take_no_randomness(catalog: Catalog) -> None:
    game, state = read_position(
        catalog, {"players": players({}), "deck": ["Pub"], "deck_only": True, "connections": {}}
    )
    assert_survives(game, state)


def test_pinned_chance_survives(catalog: Catalog) -> None:
    game, state = read_position(catalog, {"players": players({}), "chance": [1, ["School", "Pub"], 0]})
    assert state.chance.pinned == (1, ("school", "pub"), 0)
    assert_survives(game, state)


def test_the_text_is_the_same_for_equal_states_and_differs_for_others(catalog: Catalog) -> None:
    first = read_position(catalog, {"players": players({"goods": {"iron": 1, "gun": 2}})})
    same = read_position(catalog, {"players": players({"goods": {"gun": 2, "iron": 1}})})
    other = read_position(catalog, {"players": players({"goods": {"gun": 2, "iron": 2}})})
    assert position_text(*first) == position_text(*same)
    assert position_text(*first) != position_text(*other)
    assert "\n" not in position_text(*first)
    assert "murderers_pub" in position_text(*first)
