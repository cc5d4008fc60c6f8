"""A refusal of Metro 2033 carries the facts for a sentence about it, and no others (M-50)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from game.kernel.refusal import Refusal
from game.metro2033.kind import metro_kind
from game.metro2033.rules.decide import decide
from game.metro2033.rules.notation import read_move
from game.metro2033.rules.refusals import REASONS
from game.play.scenarios.scenario import read_scenario
from tests.metro2033.laid import metro_cards
from tests.metro2033.test_metro_rules_shown import BY_A_TABLE

FOLDER = Path(__file__).parent / "scenarios"

FACTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "refusals/unreadable_move": {"code": "unreadable_move", "text": "army atacks Tsvetnoy Bulvar"},
    "refusals/game_over": {"code": "game_over"},
    "refusals/not_your_turn": {"code": "not_your_turn", "seat": "A"},
    "refusals/wrong_phase": {"code": "wrong_phase", "phase": "army"},
    "refusals/wrong_phase_of_a_property": {"code": "wrong_phase", "phase": "army", "card": "foot_in_the_door"},
    "refusals/no_question": {"code": "no_question", "phase": "army"},
    "refusals/wrong_choice": {"code": "wrong_choice"},
    "setup/m3_2_faction_taken": {"code": "faction_taken", "card": "red", "seat": "A"},
    "setup/m3_2_second_faction_borders": {"code": "not_bordering", "card": "bauman"},
    "refusals/hero_taken": {"code": "hero_taken", "card": "khan", "seat": "B"},
    "refusals/not_a_home": {"code": "not_a_home", "card": "red", "station": "lubyanka"},
    "refusals/wounded": {"code": "wounded", "seat": "A"},
    "refusals/closed_before_all": {"code": "closed_zone", "station": "polyanka", "zone": "bandits"},
    "refusals/hansa_is_not_guarded": {"code": "hansa_station", "station": "suvorovskaya"},
    "refusals/abandoned_is_not_guarded": {"code": "abandoned_station", "station": "trubnaya"},
    "army/m7_1_what_is_attacked": {"code": "own_station", "station": "pushkinskaya"},
    "events/m5_4_not_your_station": {"code": "not_your_station", "station": "teatralnaya", "seat": "B"},
    "events/m5_4_hero_defends_only_where_he_stands": {"code": "hero_elsewhere", "station": "tverskaya", "hero": "khan"},
    "army/m7_2_owned_polis_stops": {"code": "out_of_reach", "station": "ploshchad_revolyutsii", "seat": "B"},
    "army/m7_2_a_second_hansa_tunnel": {"code": "out_of_reach", "station": "serpukhovskaya", "limit": 1},
    "refusals/out_of_reach_of_a_hero": {"code": "out_of_reach", "station": "chistye_prudy", "hero": "artyom"},
    "hero/m8_1_too_far": {"code": "too_far", "station": "sukharevskaya", "steps": 5, "has": {"steps": 4}},
    "hero/m8_3_no_move_after_buying": {"code": "already_acted"},
    "hero/m8_8_not_on_his_station": {"code": "hero_protected", "station": "teatralnaya", "seat": "B"},
    "refusals/not_there": {"code": "not_there", "station": "chekhovskaya", "seat": "B"},
    "hero/m8_3_only_on_hansa": {"code": "not_on_hansa", "station": "chekhovskaya"},
    "hero/m8_6_only_neutral_stations_are_scouted": {"code": "not_neutral", "station": "chekhovskaya"},
    "refusals/not_in_market": {"code": "not_in_market", "card": "arc_lamp"},
    "refusals/no_such_card": {"code": "no_such_card", "card": "parade"},
    "hero/m8_3_refresh_once": {"code": "already_refreshed"},
    "hero/m8_3_no_refresh_after_buying": {"code": "already_bought"},
    "equipment/tunnel_plan": {"code": "already_used", "card": "tunnel_plan"},
    "refusals/no_quests_left": {"code": "no_cards_left"},
    "refusals/nothing_scouted": {"code": "nothing_scouted", "station": "tsvetnoy_bulvar"},
    "mobilisation/m6_2_eight_at_most": {"code": "army_limit", "limit": 8, "has": {"army": 5}},
    "mobilisation/m6_2_recruit_too_many": {
        "code": "not_enough_goods", "needs": {"pig": 3, "ammo": 3}, "has": {"pig": 2, "ammo": 3}
    },
    "hero/m8_3_limit_needs_a_choice": {"code": "choice_missing", "limit": 2, "card": "gas_mask"},
    "quests/m13_4_condition_not_met": {"code": "condition_not_met", "card": "parade"},
    "quests/m13_2_same_condition": {"code": "same_condition", "card": "call_to_arms"},
    "refusals/no_effect_of_an_army": {"code": "no_effect", "card": "iron_reserve"},
    "refusals/no_effect_where_he_stands": {"code": "no_effect", "station": "tverskaya"},
}  # fmt: skip
"""Scenario that ends with a refusal -> what the refusal says."""


@pytest.mark.parametrize("name", FACTS)
def test_a_refusal_carries_its_facts(name: str) -> None:
    scenario = read_scenario(FOLDER / f"{name}.yaml", metro_kind(metro_cards()).only)
    metro, state, refusal = scenario.game, scenario.state, None
    for move in scenario.moves:
        assert refusal is None, "the last move is refused"
        commands = read_move(metro, state, move.seat, move.text)
        outcome = commands if isinstance(commands, Refusal) else decide(metro, state, commands[0])
        if isinstance(outcome, Refusal):
            refusal = outcome
        else:
            state = outcome.state
    assert msgspec.to_builtins(refusal) == FACTS[name]


def test_the_facts_of_each_refusal_are_tested() -> None:
    assert {facts["code"] for facts in FACTS.values()} == set(REASONS) - BY_A_TABLE
