"""Positions of Metro 2033 are read strictly, and written so that reading gives the same state."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.kernel.bag import Bag
from game.kernel.given import Given
from game.kernel.refusal import Unreadable
from game.metro2033.rules import steps as st
from game.metro2033.rules.position.agenda import agenda_from
from game.metro2033.rules.position.pending import read_pending, write_pending
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.position.values import PositionReading
from game.metro2033.rules.position.writing import position_text, write_position
from game.metro2033.rules.state import Fight, Guard, MetroState
from tests.metro2033.laid import bare_table, metro, metro_cards
from tests.metro2033.messages import some_of

PLAIN: dict[str, Any] = {"phase": "army", "turn": "A", "players": {"A": {"faction": "reich"}, "B": {"faction": "red"}}}


def _with(path: str, value: Any) -> dict[str, Any]:
    """The plain position with another value; ``players.A.army`` tells where."""
    data = deepcopy(PLAIN)
    *above, last = path.split(".")
    place = data
    for key in above:
        place = place.setdefault(key, {})
    place[last] = value
    return data


def _read(data: dict[str, Any]) -> MetroState:
    return read_position(metro_cards(), data)[1]


# ---------------------------------------------------------------------- defaults
def test_what_is_left_out_is_as_usual() -> None:
    state = _read({"phase": "hero", "players": {"A": {"faction": "reich", "hero": "artyom"}, "B": {"faction": "red"}}})
    first, second = state.players
    assert (first.hero, first.at, first.army) == ("artyom", "pushkinskaya", 2)
    assert (second.hero, second.at) == ("khan", "okhotny_ryad")
    assert set(state.owners) == {*metro_cards().factions["reich"].homes, *metro_cards().factions["red"].homes}
    assert (state.round, state.space, state.first_player, state.stage) == (1, 0, "A", 1)
    assert len(state.market) == 4
    assert len(state.equipment) == 14
    assert len(state.threats) == 18
    assert {metro_cards().threats[card].stage for card in state.threats} == {1}


@pytest.mark.parametrize(("round", "space"), [(1, 0), (2, 1), (7, 6), (8, 1), (14, 1)])
def test_the_round_token_goes_around_the_loop(round: int, space: int) -> None:
    assert _read(_with("round", round)).space == space


def test_named_cards_lie_on_top_and_the_others_follow_by_seed() -> None:
    data = _with("threats", ["Hot Dust", "rat_swarm"]) | {"seed": 7, "equipment": ["Nail Club"]}
    state = _read(data)
    assert state.threats[:2] == ("hot_dust", "rat_swarm")
    assert state.equipment[0] == "nail_club"
    assert state == _read(data)
    assert state.threats != _read(data | {"seed": 8}).threats


def test_the_market_is_filled_unless_it_is_only_what_is_named() -> None:
    data = _with("market", ["Gas Mask"])
    filled, only = _read(data), _read(data | {"market_only": True})
    assert filled.market[0] == "gas_mask"
    assert (len(filled.market), len(filled.equipment)) == (4, 14)
    assert (only.market, len(only.equipment)) == (("gas_mask",), 17)


def test_in_stage_two_the_threats_are_those_of_stage_two() -> None:
    state = _read(_with("stage", 2))
    assert {metro_cards().threats[card].stage for card in state.threats} == {2}


# ---------------------------------------------------------------------- what is open
def test_the_agenda_of_a_phase_begins_with_the_turn_that_is_told() -> None:
    state = _read(PLAIN)
    assert agenda_from(state, "army", "A") == (st.StartPhase("hero"), st.StartTurn("B"), st.StartTurn("A"))
    assert agenda_from(state, "hero", "B") == (st.StartPhase("end"), st.StartTurn("B"))
    assert agenda_from(state, "events") == (st.StartPhase("events"),)


def test_the_turn_of_a_hero_goes_on_where_it_was() -> None:
    data = _with("phase", "hero")
    data["players"]["A"] |= {"moved": 2, "at": "Tverskaya"}
    assert _read(data).agenda[-1] == st.ChooseHeroAction("A")
    data["players"]["A"] |= {"bought": True}
    assert _read(data).agenda[-1] == st.ChooseHeroAction("A", trading=True)


@pytest.mark.parametrize("step", get_args(st.MetroStep))
@given(data=some.data())
def test_every_step_is_read_as_it_is_written(step: type[Any], data: some.DataObject) -> None:
    state = bare_table(st.StartPhase("end"), data.draw(some_of(step)))
    written = write_pending(PositionReading(metro_cards(), (), 1).names, state)
    assert read_pending(PositionReading(metro_cards(), state.seats, 1), Given(written)) == {"agenda": state.agenda}


def test_what_happens_in_a_round_is_read_as_it_is_written() -> None:
    state = bare_table(st.StartPhase("end"))
    fight = Fight(
        "tverskaya",
        "A",
        "hero",
        "B",
        "army",
        hands={"A": ("feint", "ambush"), "B": ("breakthrough",)},
        rest=("counterattack",),
        chosen={"A": "feint"},
        added={"A": 2},
        cheaper=Bag({"pig": 1}),
        winner="nobody",
    )
    fields: dict[str, Any] = {
        "agenda": state.agenda,
        "guards": {"A": Guard("tverskaya", "hero")},
        "common": "rat_swarm",
        "vote": "ceasefire",
        "votes": {"A": 3, "B": -4},
        "more_votes": 2,
        "fight": fight,
    }
    written = write_pending(PositionReading(metro_cards(), (), 1).names, MetroState((), "A", state.chance, **fields))
    assert read_pending(PositionReading(metro_cards(), state.seats, 1), Given(written)) == fields


def test_a_position_is_read_as_it_is_written() -> None:
    data = _with("phase", "hero") | {
        "options": {"goal": 8, "ring": "beside_open"},
        "round": 9,
        "law": "Ceasefire",
        "quest_discard": ["Parade", "Big Game"],
        "face_down": {"B": ["Big Game"]},
        "threats": ["Rat Swarm"],
        "chance": [2, ["Feint", "ambush"]],
        "market": ["Gas Mask"],
        "market_only": True,
    }
    data["players"]["A"] |= {
        "goods": {"ammo": 2},
        "stations": ["Tverskaya", "Pushkinskaya", "Tsvetnoy Bulvar"],
        "equipment": ["Nail Club"],
        "quests": ["Old Debts"],
        "completed": ["Full Larders"],
        "used": ["Full Larders"],
        "peeked": ["Rat Swarm"],
        "scouted": {"card": "Hot Dust", "round": 8},
    }
    data["players"]["B"] |= {"wounded": True, "hurt_in": 9, "at": "Lubyanka"}
    found, state = read_position(metro_cards(), data)
    again, same = read_position(metro_cards(), write_position(found, state))
    assert same == state
    assert again.options == found.options
    assert position_text(again, same) == position_text(found, state)
    assert position_text(again, same.with_player("A", army=3)) != position_text(found, state)


# ---------------------------------------------------------------------- what is wrong
_WRONG = [
    ("game", "nim", "game: expected the name of this game, not 'nim'"),
    ("rounds", 3, "rounds: this is no key of a position; did you mean 'round'?"),
    ("round", "three", "round: expected a whole number"),
    ("space", 7, "space: expected a whole number from 0 to 6, not 7"),
    ("phase", "heros", "phase: expected a phase, not 'heros'; did you mean 'hero'?"),
    ("turn", "C", "turn: expected a seat, not 'C'"),
    ("first_player", "F", "first_player: expected a seat, not 'F'"),
    ("stage", 3, "stage: expected a whole number from 1 to 2, not 3"),
    ("options", {"goal": 3}, "options.goal: expected a whole number from 4 to 12, not 3"),
    ("options", {"rings": "open"}, "options.rings: this is no key of the options; did you mean 'ring'?"),
    ("options", {"floor_same": "yes"}, "options.floor_same: expected true or false, not 'yes'"),
    ("threats", ["Rat Swarms"], "threats[1]: expected a threat, not 'Rat Swarms'; did you mean 'Rat Swarm'?"),
    ("threats", ["Pale Giant"], "threats[1]: expected a threat of stage 1, not 'Pale Giant'"),
    ("threats", ["Gas Mask"], "threats[1]: expected a threat, not 'Gas Mask'"),
    ("threats", ["Rat Swarm", "rat_swarm"], "threats[2]: 'Rat Swarm' is named twice: it is in one place only"),
    ("law", "Parade", "law: expected a law, not 'Parade'"),
    ("market", "Gas Mask", "market: expected a list of cards, not 'Gas Mask'"),
    ("market_only", 1, "market_only: expected true or false, not 1"),
    ("face_down", {"A": ["Parade"]}, "face_down.A[1]: expected a card of the 'quest_discard', once, not 'Parade'"),
    ("chance", [["Gas Mast"]], "chance[1][1]: expected a card, not 'Gas Mast'; did you mean 'Gas Mask'?"),
    ("players", {"A": {"faction": "red"}}, "players: expected two to six seats from A on, not A"),
    ("players.C", {}, "players.C: a player needs the key 'faction'"),
    ("players.A.faction", "Fourth Rich", "players.A.faction: expected a faction, not 'Fourth Rich'; did you mean"),
    ("players.A.faction", "red", "players.B.faction: 'Red Line' is named twice: it is in one place only"),
    ("players.A.hero", "Kahn", "players.A.hero: expected a hero, not 'Kahn'; did you mean 'Khan'?"),
    ("players.A.at", "Tverskoya", "players.A.at: expected a station, not 'Tverskoya'; did you mean 'Tverskaya'?"),
    ("players.A.at", "Begovaya", "players.A.at: expected a station of an open zone, not 'Begovaya'"),
    ("players.A.army", 9, "players.A.army: expected a whole number from 1 to 8, not 9"),
    ("players.A.goods", {"gold": 1}, "players.A.goods.gold: this is no key of goods; known: pig, mushroom, ammo"),
    ("players.A.goods", {"pig": -1}, "players.A.goods.pig: expected a whole number from 0 to 999, not -1"),
    ("players.A.stations", ["Okhotny Ryad"], "players.B.stations: 'Okhotny Ryad' is named twice"),
    ("players.A.stations", ["Begovaya"], "players.A.stations[1]: expected a station of an open zone, not 'Begovaya'"),
    ("players.A.stations", ["Trubnaya"], "players.A.stations[1]: expected an ordinary station or one of Polis, not"),
    ("players.A.met", ["Parade"], "players.A.met: expected some of the 'quests'"),
    ("players.A.peeked", ["Rat Swarm"], "players.A.peeked: expected the top of the deck of 'threats'"),
    ("players.A.scouted", {"card": "Hot Dust"}, "players.A.scouted: a scouted threat needs the key 'round'"),
    ("players.A.wounded", "yes", "players.A.wounded: expected true or false, not 'yes'"),
    ("pending", {}, "pending: what is pending needs the key 'steps'"),
    ("pending", {"steps": []}, "pending.steps: expected at least one step, not a list"),
    ("pending", {"steps": ["end_fights"]}, "pending.steps[1]: expected the name of a step, not 'end_fights'; did you"),
    ("pending", {"steps": ["choose_army_action"]}, "the step 'choose_army_action' needs the key 'seat'"),
    ("pending", {"steps": [{"step": "choose_army_action", "seat": "C"}]}, "pending.steps[1].seat: expected a seat"),
    ("pending", {"steps": [{"step": "choose_army_action", "seat": "A"}]}, "pending.steps: expected a last step from"),
    ("winners", ["A"], "turn: expected no 'turn' in a game that is over"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "sentence"), _WRONG, ids=lambda part: str(part)[:40])
def test_what_is_wrong_is_refused_with_its_place(path: str, value: Any, sentence: str) -> None:
    with pytest.raises(Unreadable) as error:
        _read(_with(path, value))
    assert sentence in str(error.value)


def test_what_is_pending_has_what_its_steps_are_about() -> None:
    last = {"step": "start_phase", "phase": "hero"}
    for step, needed in (
        ("end_fight", "a fight"),
        ("end_threat_event", "a common threat"),
        ("count_votes", "a law in 'vote'"),
        ({"step": "choose_capture", "seat": "A"}, "a fight with an attacker"),
        ({"step": "choose_battle_card", "seat": "A"}, "a fight with hands"),
        ({"step": "fight_common_threat", "seat": "A"}, "a common threat"),
    ):
        name = step["step"] if isinstance(step, dict) else step
        with pytest.raises(Unreadable) as error:
            _read(_with("pending", {"steps": [step, last]}))
        assert str(error.value) == f"pending: the step '{name}' needs {needed}"


@pytest.mark.parametrize(
    ("fight", "sentence"),
    [
        ({"attacker": "A"}, "expected an attacker with a fighter, or a defender"),
        ({"defender": "A"}, "expected a threat and with what the station is defended"),
        ({"attacker": "A", "fighter": "army", "defender": "A"}, "expected two seats"),
        ({"attacker": "A", "fighter": "army", "hands": {"A": ["Feint"]}}, "expected hands of both sides"),
        ({"attacker": "A", "fighter": "army", "chosen": {"A": "Feint"}}, "expected chosen cards from the hands"),
        ({"attacker": "A", "fighter": "army", "is_revealed": True}, "expected the chosen cards of both sides"),
    ],
)
def test_a_fight_has_its_sides_and_their_cards(fight: dict[str, Any], sentence: str) -> None:
    pending = {
        "steps": ["end_fight", {"step": "start_phase", "phase": "hero"}],
        "fight": {"station": "Dinamo", **fight},
    }
    with pytest.raises(Unreadable, match=f"pending.fight: {sentence}"):
        _read(_with("pending", pending))


@pytest.mark.parametrize(
    "step",
    [
        {"step": "start_phase", "phase": "setup"},
        {"step": "choose_faction", "seat": "A"},
        {"step": "choose_use", "seat": "A", "window": "wound"},
        {"step": "trigger_ability", "seat": "A", "card": "Khan", "ability": 0},
    ],
    ids=lambda step: step["step"],
)
def test_a_step_that_cannot_be_pending_is_refused(step: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match=f"pending: the step '{step['step']}' does not fit the position"):
        _read(_with("pending", {"steps": [step, {"step": "start_phase", "phase": "hero"}]}))


def test_a_turn_is_told_only_in_phases_of_turns() -> None:
    with pytest.raises(Unreadable, match="turn: expected a turn only in the phases mobilisation, army, hero"):
        _read(_with("phase", "events"))


def test_a_text_for_hashes_does_not_depend_on_the_order_in_which_stations_were_taken() -> None:
    state = _read(PLAIN)
    turned = dict(reversed(list(state.owners.items())))
    other = MetroState(**{field: getattr(state, field) for field in state.__struct_fields__} | {"owners": turned})
    assert other == state
    assert position_text(metro(), other) == position_text(metro(), state)
