"""Positions: their keys, the defaults of keys left out, and that nothing is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import position_text, write_position
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseAction, ChooseCard, ChooseFollowUp, ChooseHand, ChooseStorage
from game.fiftyfirst.rules.supply import cards_in_play, connections_in_play
from game.kernel.bag import Bag
from game.kernel.given import WrongGiven
from game.kernel.refusal import Unreadable
from tests.sets.row import Position, refused

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
    assert (state.round, state.phase, state.first_player, state.question) == (1, "action", "A", ChooseAction("A"))
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
    assert (state.phase, state.question) == ("action", ChooseAction("B"))
    assert state.players[0].goods == Bag({"worker": 4, "gun": 1, "grey": 1})
    assert len(state.players[0].hand) == 1


def test_cleanup_asks_for_storage_or_goes_on_to_the_next_round(catalog: Catalog) -> None:
    """R17.1, R17.5."""
    storing = players({"state": ["Ruined Library"], "goods": {"iron": 1}})
    assert read(catalog, phase="cleanup", players=storing).question == ChooseStorage("A", 1)
    state = read(catalog, phase="cleanup", round=3, players=players({"goods": {"iron": 1}}))
    assert (state.phase, state.round, state.first_player, state.question) == ("lookout", 4, "B", ChooseCard("B"))
    assert state.players[0].goods == Bag()


def picking(state: st.GameState) -> Iterator[str]:
    """The seats that still pick, in order."""
    return (step.seat for step in reversed(state.agenda) if isinstance(step, ChooseCard))


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
    assert (state.round, state.question) == (0, ChooseHand("B"))
    assert state.players[0].kept == ("school", "school", "pub", "pub")


# What is refused

REFUSED = """
- "color: this is no key of a position": {color: red}
- "deck: expected a list of cards, not 'Docks'": {deck: Docks}
- "phase: expected a phase, not 'building'; known: setup, lookout": {phase: building}
- "round: expected a whole number from 0 to 999, not 'two'": {round: two}
- "round: expected a whole number from 0 to 999, not true": {round: true}
- "deck_only: expected true or false, not 1": {deck_only: 1}
- "turn: expected a seat, not 'C'": {turn: C}
- "first_player: expected a seat": {first_player: V}
- "sets: the set 'lakes' is not installed, only base, ": {sets: [lakes]}
- "sets[2]: expected a set, not 5": {sets: [base, 5]}
- "sets: add the set 'base'": {sets: []}
- "sets: a game has at most one expansion": {sets: [base, winter, new_era]}
- "deck[1]: expected a card of the sets in this game, not 'Armored Car'": {deck: [Armored Car]}
- "chance[1][1]: expected a card of the sets in this game": {chance: [[Armored Car]]}
- "options.tokens: this is no key of the options": {options: {tokens: true}}
- "options.tiebreak.count: expected one of the values of this option": {options: {tiebreak.count: hand}}
- "options.tokens_limited: expected true or false": {options: {tokens_limited: 'yes'}}
- "solo: expected a virtual opponent, not 'moloch'; known: hegemony, mutants": {solo: moloch}
- "players: expected the one seat A of a solo game, not A, B": {solo: borgo, A: {}, B: {}}
- "opponent: expected the key 'solo', too": {opponent: {vp: 0}}
- "seed: expected a whole number": {seed: -1}
- "draft: expected a whole number from 0 to 2, not 3": {draft: 3}
- "deck[1]: expected the title or id of a card, not 'Palace'": {deck: [Palace]}
- "deck[1]: 'Church' is named more often": {deck: [Church], discard: [Church, Church]}
- "connections.yellow: this is no key": {connections: {yellow: []}}
- "connections.red[1]: expected a red Connection card": {connections: {red: [Merchants]}}
- "connections.red[2]: expected the title or id of a card, not '-'": {connections: {red: [Punks, '-']}}
- "connections.red[3]: 'Thugs' is named more often": {connections: {red: [Thugs, Thugs, Thugs]}}
- "chance[1]: expected a list of cards": {chance: [Pub]}
- "chance[1][1]: expected the title or id": {chance: [[Palace]]}
- "pending[1]: expected the name of a step, not 'build'": {pending: [build]}
- "pending[1]: expected a whole step choose_action": {pending: [choose_action]}
- "pending[1].seat: expected a seat, not 'D'": {pending: [{step: choose_action, seat: D}]}
- "pending[1].who: this is no key of the step": {pending: [{step: choose_action, who: A}]}
- "pending[1].site: expected a Site with its": {pending: [{step: choose_storage, seat: A, site: "A:Pub"}]}
- "pending[1].site: expected a Site with its": {pending: [{step: choose_storage, seat: A, site: "A:Motel#0"}]}
- "pending[1].site: expected a Site with its": {pending: [{step: choose_storage, seat: A, site: "A:Motel#x"}]}
- pending[2]: {pending: [tidy_up, 3]}
- "not possible: nothing is awaited": {pending: []}
- "pending[1]: expected a step of the phase 'action'": {pending: [{step: choose_card, seat: A}]}
- "pending[1]: expected a last step from which the game goes on": {phase: lookout, pending: [{step: choose_card,
    seat: A}]}
- "not possible: nothing can be answered to the open question": {phase: lookout, pending: [{step: choose_card,
    seat: A}, produce]}
- "pending[1].draft: expected a whole number from 1 to 2": {phase: lookout, pending: [{step: reveal_offer, draft: 3},
    produce]}
- "pending[1].count: expected a whole number from 1 to 99": {pending: [{step: choose_victim, seat: A, count: 999}]}
- "players: expected a hand of at least 2 cards for A in the setup": {phase: setup}
- "players: expected that nobody has passed before the Action phase": {phase: production, A: {passed: true}}
- "scores: expected the score of every seat": {scores: {A: {vp: 3}}}
- "scores.A.locations: expected a whole number": {scores: {A: {vp: 3}, B: {vp: 3}}}
- "players.A.color: this is no key of a player": {A: {color: 1}}
- "players.A.faction: expected a faction, not 'borgo'": {A: {faction: borgo}}
- "players.A.faction: expected a faction, not nothing": {A: {faction: null}}
- "players.B: expected another faction": {A: {faction: mutants_union}}
- "players.A.vp: expected a whole number from 0": {A: {vp: -1}}
- "players.A.goods.gold: this is no key of goods": {A: {goods: {gold: 1}}}
- "players.A.goods.card: this is no key of goods": {A: {goods: {card: 1}}}
- "players.A.hand[3]: 'Church' is named more often": {A: {hand: [Church, Church, Church]}}
- "players.A.connections[1]: expected the title or id of a card": {A: {connections: [Pub]}}
- "players.A.hand[1]: expected the title or id of a card": {A: {hand: [Punks]}}
- "players.A.passed: expected true or false": {A: {passed: 'no'}}
- "players.A.used[1].action: expected a faction action": {A: {used: [green]}}
- "players.A.used: expected each faction action at most once": {A: {used: [grey, grey]}}
- "players.A.kept: expected cards of the hand": {A: {kept: [Pub]}}
- "players.A.state[1]: expected a mapping (a Site), not 3": {A: {state: [3]}}
- "players.A.state[1].card: expected the title of a card": {A: {state: [{ruin: true}]}}
- "state[1].goods: expected goods that 'Pub' places or": {A: {state: [{card: Pub, goods: {iron: 1}}]}}
- "state[1].goods: expected goods that 'Camp' places": {A: {state: [{card: Camp, goods: {iron: 1}}]}}
- "state[1].goods: expected goods": {A: {state: [{card: Camp, goods: {worker: 4}}]}}
- "state[1].goods: expected goods": {A: {state: [{card: Ruined Library, goods: {ammo: 1}}]}}
- "not possible: A: archive was used 3 times": {A: {state: [{card: Archive, used: 3}]}}
- "not possible: A: pub was used 1 times": {A: {state: [{card: Pub, used: 1}]}}
- "not possible: A: school holds a visitor's worker": {A: {state: [{card: School, worker: true}]}}
- "not possible: A: pub is a Ruin": {A: {state: [{card: Pub, ruin: true, shield: true}]}}
- "players.A.site_ids: expected as many numbers as Sites": {A: {state: [Pub], site_ids: [1, 2]}}
- "not possible: two Sites have the same number": {A: {state: [Pub, Docks], site_ids: [2, 2]}}
- "pending[1]: expected cards of the hand of the seat": {sets: [base, promo_1], pending: [{step: choose_kept,
    seat: A, site: "A:Propaganda Center", cards: [Camp, School]}, {step: follow_up, seat: A}],
    A: {state: [Propaganda Center], hand: [Camp, Pub]}}
- expected another seat as the victim: {pending: [{step: choose_resource, seat: A, site: "A:Thieves Caravan",
    victim: A}, {step: follow_up, seat: A}], A: {state: [Thieves Caravan], goods: {iron: 1}}}
- "players: expected a player who has not passed": {A: {passed: true}, B: {passed: true}}
- "turn: expected a seat that has not passed, not 'A'": {turn: A, A: {passed: true}}
- none for a Ruin: {deck: [abandoned_suburbs, archive, arena, arena, assassin, assassin, assembly_plant,
    assembly_plant, bioweaponry, bioweaponry, boiler_room, brick_storage, brick_supplier, brick_supplier, camp,
    church, church, city_guards, clay_pit, clay_pit, confessor, construction_vehicles, construction_vehicles,
    construction_vehicles, convoy, corner_shop, corner_shop, crossroads, deserted_colony, docks, docks, excavator,
    factory, fuel_tank, fuel_tank, gasoline_cultist, gasoline_drinkers_den, gun_shop, gun_shop, gunsmith, hideout,
    hideout, huge_machinery, huge_machinery, merc_outpost, methane_storage, motel, murderers_pub, museum, negotiator,
    negotiator, oil_rig, oil_rig, oil_trader, oilmen_fortress, oilmen_fortress, old_cinema, parking_lot, parking_lot,
    pub, pub, quarry, quarry, radioactive_fuel, radioactive_fuel, refinery, rubble, rubble_trader, ruined_library,
    school, school, school, scrap_metal, scrap_trader, shadow, sharrash, shelter, shipwreck, shipwreck, skyscraper,
    skyscraper, thieves_caravan, thieves_den, underground_warehouse, weapon_trader, wrecked_tank, wrecked_tank,
    wrecked_tank], A: {state: [Ruin]}}
"""

REFUSED_IN_CLEANUP = """
- "pending[1]: expected a Site of the seat itself": {pending: [{step: choose_storage, seat: B,
    site: "A:Underground Warehouse"}, tidy_up]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_storage, seat: A,
    site: "A:School"}, tidy_up]}
"""

REFUSED_IN_PRODUCTION = """
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_good, seat: A,
    site: "A:Docks", kind: production}, begin_actions]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_good, seat: A,
    site: "A:Storehouse", kind: action}, begin_actions]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_production, seat: A,
    site: "A:Suppliers", kind: production}, begin_actions]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_diverted, seat: A,
    site: "A:Docks"}, begin_actions]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: divert, sites: ["A:Docks"]},
    begin_actions]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: produce_sites, seat: A,
    sites: ["A:Docks", "A:Church"]}, begin_actions]}
"""

REFUSED_IN_ACTION = """
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_cleared, seat: A,
    site: "A:Fixer"}, {step: follow_up, seat: A}]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_visited, seat: A,
    site: "A:Propaganda Center"}, {step: follow_up, seat: A}]}
- "pending[1]: expected a Site with the ability for this step": {pending: [{step: choose_kept, seat: A,
    site: "A:Fixer", cards: [School]}, {step: follow_up, seat: A}]}
"""

WRONG = [
    *refused(("base",), REFUSED),
    *refused(("base",), REFUSED_IN_CLEANUP, phase="cleanup", A={"state": ["Underground Warehouse", "School"]}),
    *refused(
        ("base", "winter"), REFUSED_IN_PRODUCTION, phase="production",
        A={"state": ["Docks", "Storehouse", "Suppliers", "Church"]},
    ),
    *refused(("base", "promo_1"), REFUSED_IN_ACTION, A={"state": ["Fixer", "Propaganda Center"]}),
]  # fmt: skip


@pytest.mark.parametrize(("given", "told"), WRONG)
def test_a_position_that_cannot_be_is_refused_with_its_place(catalog: Catalog, given: Position, told: str) -> None:
    with pytest.raises(WrongGiven, match=re.escape(told)):
        read_position(catalog, given)


def test_a_number_with_very_many_digits_is_no_place(catalog: Catalog) -> None:
    step = {"step": "choose_storage", "seat": "A", "site": f"A:Motel#{'9' * 5000}"}
    with pytest.raises(WrongGiven, match=r"pending\[1\].site: expected a Site with its"):
        read(catalog, pending=[step])


def test_a_bare_ruin_needs_an_unnamed_card(catalog: Catalog) -> None:
    deck = list(catalog.deck(("base",)))
    with pytest.raises(Unreadable, match="none for a Ruin"):
        read(catalog, deck=deck, players=players({"state": ["Ruin"]}))


@pytest.mark.parametrize("seats", ["", "A", "B", "AC", "BC", "ABD"])
def test_two_to_four_seats_from_a_on_are_expected(catalog: Catalog, seats: str) -> None:
    factions = list(catalog.factions)
    with pytest.raises(WrongGiven, match="players: expected two to four seats from A on"):
        read(catalog, players={seat: {"faction": faction} for seat, faction in zip(seats, factions, strict=False)})


def test_a_mistake_is_reported_with_its_path(catalog: Catalog) -> None:
    with pytest.raises(WrongGiven) as caught:
        read(catalog, players=players({"state": ["Pub", {"card": "Palace"}]}))
    assert caught.value.path == ("players", "A", "state", 1, "card")


# Nothing is lost


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
    assert state.question == ChooseFollowUp("A", 3)
    assert write_position(game, state)["pending"] == pending


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
