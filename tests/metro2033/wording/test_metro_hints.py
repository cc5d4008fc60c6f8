"""Hints of Metro 2033: what is notable in a situation, found in a seat's view and told in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.metro2033.match.hinting import metro_hints
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.rules.decide import decide, legal_commands
from game.metro2033.rules.forecast import foresee
from game.metro2033.rules.hints import MOST_NOTABLE, SITUATIONS, MetroHint, MetroHints, hints
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.state import MetroState
from game.metro2033.rules.view import view
from game.metro2033.wording.hint_words import HINTS
from game.metro2033.wording.metro_book import BOOK
from game.ui.art.svg import is_icon
from game.wording.messages import languages
from tests.metro2033.laid import metro, metro_cards
from tests.metro2033.test_metro_matches import deal, play
from tests.metro2033.wording.spoken import NAMES, narrator

RED = ["Okhotny Ryad", "Teatralnaya", "Ploshchad Revolyutsii"]
REICH = ["Chekhovskaya", "Tverskaya", "Pushkinskaya"]
HAND = ("flanking_move", "feint", "breakthrough")
EXAMPLE = MetroHint("", "dinamo", "parade", "B", Bag({"pig": 2}), 3, 5)


def situations() -> list[str]:
    return [name for row in SITUATIONS for name in row.names]


def table(**given: Any) -> MetroState:
    """A position of Red Line (A) against the Reich (B)."""
    own, other = given.pop("A", {}), given.pop("B", {})
    players = {"A": {"faction": "red", "hero": "khan", **own}, "B": {"faction": "reich", "hero": "anna", **other}}
    _, state = read_position(metro_cards(), {"game": "metro2033", "round": 1, "turn": "A", **given, "players": players})
    return state


def found(state: MetroState) -> Mapping[str, MetroHint]:
    """The situations that the seat which is asked sees."""
    seat = state.to_move
    assert seat is not None
    forecasts = {command: foresee(metro(), state, command) for command in legal_commands(metro(), state, seat)}
    seen = hints(metro(), view(metro(), state, seat), forecasts)
    assert len(seen.notable) <= MOST_NOTABLE
    assert seen.possible == forecasts
    return {hint.situation: hint for hint in seen.notable}


# ---------------------------------------------------------------------- finding
def test_nobody_is_hinted_at_anything_when_nothing_is_asked() -> None:
    state = replace(table(phase="army"), agenda=())
    assert hints(metro(), state, {}) == MetroHints((), {})


def test_a_quest_that_can_be_completed_comes_first() -> None:
    seen = found(table(phase="army", A={"army": 7, "quests": ["Parade"], "goods": {"pig": 3}}))
    assert next(iter(seen)) == "quest_ready"
    assert seen["quest_ready"].commands == (cmd.CompleteQuest("A", "parade"),)


def test_a_weak_army_should_recruit() -> None:
    seen = found(table(phase="mobilisation", A={"goods": {"pig": 2, "ammo": 3}}))
    assert (seen["army_weak"].n, seen["army_weak"].of) == (2, 4)
    assert seen["army_weak"].commands == (cmd.Recruit("A", 2),)
    assert "army_weak" not in found(table(phase="mobilisation", A={"army": 5, "goods": {"pig": 2, "ammo": 3}}))


def test_upkeep_that_cannot_be_paid_is_told_in_time() -> None:
    assert found(table(phase="army", A={"army": 8}))["upkeep_due"].goods == Bag({"pig": 3})
    assert "upkeep_due" not in found(table(phase="army", A={"army": 8, "goods": {"pig": 3}}))


def test_an_army_of_eight_cannot_lose_in_polis() -> None:
    seen = found(table(phase="army", A={"army": 8, "goods": {"pig": 3}}))
    assert metro_cards().map.stations[seen["sure_victory"].station or ""].kind == "polis"


def test_polis_is_worth_recruits() -> None:
    seen = found(table(phase="mobilisation", A={"army": 5, "goods": {"pig": 3, "ammo": 3}}))
    assert (seen["polis_near"].n, seen["polis_near"].commands) == (8, (cmd.Recruit("A", 3),))


def test_a_weak_neighbour_is_told() -> None:
    own = {"army": 5, "stations": [*RED[:2], "Pushkinskaya"]}
    seen = found(table(phase="army", A=own, B={"stations": REICH[:2], "army": 2}))
    assert (seen["weak_neighbour"].seat, seen["weak_neighbour"].n, seen["weak_neighbour"].of) == ("B", 2, 5)


def battle(army: int, other: int) -> MetroState:
    """A attacks Tverskaya with its army and has to play a battle card."""
    cards = ["flanking_move", "feint", "breakthrough", "counterattack", "ambush", "solid_defence", "frontal_assault"]
    state = table(phase="army", chance=[cards], A={"army": army}, B={"army": other})
    outcome = decide(metro(), state, cmd.ArmyAttacks("A", "tverskaya"))
    assert not isinstance(outcome, Refusal)
    return outcome.state


def test_the_best_battle_card_is_told_if_any_can_win() -> None:
    best = found(battle(4, 4))["best_card"]
    odds = {card: foresee(metro(), battle(4, 4), cmd.PlayBattleCard("A", card)).odds for card in HAND}
    assert odds[best.card or ""] == max(filter(None, odds.values()), key=lambda one: (one.win, one.tie))
    assert "best_card" not in found(battle(2, 8))


def test_a_hero_is_met_with_all_that_he_carries() -> None:
    state = table(phase="army", B={"at": "Teatralnaya", "equipment": ["Repeating Rifle", "Arc Lamp"]})
    foreseen = foresee(metro(), state, cmd.ArmyAttacksHero("A", "B"))
    assert foreseen.against == metro_cards().heroes["anna"].strength + 2


def test_who_cannot_pay_for_a_capture_is_told_what_is_missing() -> None:
    assert found(table(phase="army", A={"goods": {"pig": 1}}))["capture_unpaid"].goods == Bag({"mushroom": 1})
    assert "capture_unpaid" not in found(table(phase="army", A={"goods": {"pig": 1, "mushroom": 1}}))


def test_hansa_is_near_for_whoever_can_pay() -> None:
    state = table(phase="hero", A={"at": "Chistye Prudy", "goods": {"ammo": 1, "mushroom": 1}})
    hint = found(state)["hansa_near"]
    assert metro_cards().map.stations[hint.station or ""].kind == "hansa"
    assert hint.commands[0] in legal_commands(metro(), state, "A")
    assert "hansa_near" not in found(table(phase="hero", A={"at": "Chistye Prudy"}))


def test_on_hansa_trade_exchange_and_the_limit_are_told() -> None:
    state = table(
        phase="hero",
        market=["Handcar"],
        A={"at": "Komsomolskaya", "goods": {"ammo": 4, "mushroom": 1}, "equipment": ["Gas Mask", "Nail Club"]},
    )
    seen = found(state)
    assert {"trade_here", "exchange_helps", "limit_reached"} <= set(seen)
    assert seen["exchange_helps"].commands == (cmd.ExchangeGoods("A", 1, "ammo", "pig"),)


def test_a_hero_abroad_is_in_danger() -> None:
    assert found(table(phase="hero", A={"at": "Pushkinskaya"}))["hero_in_danger"].seat == "B"
    assert "hero_in_danger" not in found(table(phase="hero"))


def test_a_scouted_threat_can_be_used() -> None:
    state = table(phase="army", round=2, A={"scouted": {"card": "Rat Swarm", "round": 1}})
    assert found(state)["scouted_ready"].n == 1


def test_who_is_close_to_victory_is_told() -> None:
    own = {"stations": RED, "completed": _quests(5)}
    assert found(table(phase="army", A=own))["goal_near"].n == 1
    assert found(table(phase="army", A={**own, "completed": _quests(6)}))["goal_reached"].n == 9
    other = found(table(phase="army", turn="A", B={"stations": REICH, "completed": _quests(5)}))
    assert (other["rival_near"].seat, other["rival_near"].n) == ("B", 2)
    assert other["stage_two_comes"].n == 8


def _quests(count: int) -> list[str]:
    """Quests with different conditions."""
    by_condition = {card.condition: card.title["en"] for card in metro_cards().quests.values()}
    return list(by_condition.values())[:count]


def test_a_threat_of_the_next_round_is_told() -> None:
    assert "threat_comes" in found(table(phase="army", round=2, space=1))
    assert "threat_comes" not in found(table(phase="army", round=3, space=2))


def test_votes_are_counted_and_the_leader_is_named() -> None:
    state = replace(table(phase="army"), agenda=(st.ChooseVote("A"),), vote="ceasefire", votes={"B": -3})
    seen = found(state)
    assert (seen["votes"].n, seen["votes"].of) == (3, 3)
    assert (seen["leader_voted"].seat, seen["leader_voted"].n) == ("B", 0)


def test_a_strong_hero_may_guard_and_three_stations_are_safe() -> None:
    state = replace(table(phase="army", A={"at": "Teatralnaya"}), agenda=(st.ChooseGuard("A"),))
    seen = found(state)
    assert (seen["guard_with_hero"].n, seen["guard_with_hero"].of) == (3, 2)
    assert seen["three_stations"].n == 3


def test_a_property_that_costs_no_card_is_told() -> None:
    seen = found(table(phase="army", A={"completed": ["Parade"], "quests": ["Call to Arms"], "goods": {"ammo": 1}}))
    assert seen["property_ready"].card == "parade"


# ---------------------------------------------------------------------- telling
def test_every_situation_has_its_words() -> None:
    assert sorted(situations()) == sorted(HINTS)
    assert {row.topic for row in HINTS.values()} <= set(BOOK.sections)
    icons = {row.icon for row in HINTS.values()}
    assert {icon for icon in icons if not is_icon(icon)} == set()


@pytest.mark.parametrize("language", languages())
def test_every_situation_is_told(language: str) -> None:
    told = narrator(language)
    told.words.messages.missing.clear()
    told.words.messages.damages.clear()
    examples = tuple(replace(EXAMPLE, situation=name) for name in situations())
    groups = list(told.hints(MetroHints(examples, {}), table(phase="army"), NAMES))
    assert [group.name for group in groups] == ["notable"]
    assert len({line.title for line in groups[0].lines}) == len(HINTS)
    assert all(line.text.endswith(".") for line in groups[0].lines)
    state = table(phase="army", A={"army": 8})
    legal = legal_commands(metro(), state, "A")
    seen = hints(metro(), state, {command: foresee(metro(), state, command) for command in legal})
    possible = list(told.hints(seen, state, NAMES))[-1]
    ways = [command for command in legal if isinstance(command, cmd.MoveHero)]
    assert (possible.name, len(possible.lines)) == ("possible", len(legal) - len(ways) + bool(ways))
    advice = told.advice("hard", legal[0], seen, state, NAMES)
    assert advice.lines[0].commands == (legal[0],)
    assert told.hindsight("hard", legal[0], legal[1], state, NAMES)
    assert (told.words.messages.missing, told.words.messages.damages) == (set(), [])


def test_hints_of_a_match_tell_what_is_possible_and_what_is_notable() -> None:
    match = deal()
    play(match, 200)
    seat, legal = match.status.awaiting[0], match.legal()
    thoughts = metro_hints(match, seat, legal)
    steps = 0
    while True:
        try:
            next(thoughts)
        except StopIteration as done:
            seen: MetroHints = done.value
            break
        steps += 1
    assert steps == len(legal)
    assert list(seen.possible) == list(legal)
    assert seen == hints(match.game, match.view(seat), seen.possible)
