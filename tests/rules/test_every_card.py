"""A sweep over all Locations: each is built, developed, razed, made a Deal, and its ability reached.

What must come out is added up here from the printed card, not by the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.cards.card import Action, Gain, Location, PlaceHere, Steal, Store
from game.cards.catalog import Catalog, load_catalog
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.paths import cards_folder
from game.rules.decide import decide
from game.rules.evolve import fold
from game.rules.game import Game
from game.rules.notation import read_move
from game.rules.position import read_position
from game.rules.state import ChooseStorage, GameState, Player

CATALOG = load_catalog(cards_folder())
LOCATIONS = tuple(CATALOG.locations.values())
each_location = pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.id)
PLENTY = {"worker": 9, "brick": 9, "gun": 9, "fuel": 9, "iron": 9, "grey": 9, "blue": 9, "red": 9}


def position(a: Mapping[str, Any], b: Mapping[str, Any] | None = None, phase: str = "action") -> tuple[Game, GameState]:
    """A plays New York, B the Mutants; the rest of the deck is at hand for draws."""
    players = {"A": {"faction": "new_york", **a}, "B": {"faction": "mutants_union", **(b or {})}}
    return read_position(CATALOG, {"phase": phase, "turn": "A", "first_player": "A", "round": 1, "players": players})


def play(game: Game, state: GameState, *moves: str) -> GameState:
    for move in moves:
        commands = read_move(game, state, "A", move)
        assert not isinstance(commands, Refusal), move
        for command in commands:
            events = decide(game, state, command)
            assert not isinstance(events, Refusal), (move, events)
            state = fold(state, events)
    return state


def gained(before: Player, after: Player, paid: Mapping[str, int]) -> Bag:
    """Everything a player has more than before, cards and VP too, once ``paid`` is added back."""
    have = after.goods + {"vp": after.vp, "card": len(after.hand)} + paid
    return have - (before.goods + {"vp": before.vp, "card": len(before.hand)})


def printed(verbs: tuple[Any, ...], categories: tuple[str, ...]) -> Bag:
    """What the verbs give in a State that has only these categories (R6.6)."""
    total = EMPTY
    for verb in verbs:
        if isinstance(verb, Gain):
            total = total + verb.goods
            for counted in verb.counted:
                total = total + {counted.good: min(counted.max, categories.count(counted.category))}
    return total


@each_location
def test_it_is_constructed_and_gives_production_and_bonus(location: Location) -> None:
    game, state = position({"hand": [location.title], "goods": PLENTY})
    after = play(game, state, f"construct {location.title}").player("A")
    expected = printed(location.production + location.building_bonus, location.categories)
    placed = sum((verb.goods for verb in location.building_bonus if isinstance(verb, PlaceHere)), EMPTY)
    assert gained(state.player("A"), after, {"grey": location.distance, "card": 1}) == expected
    assert [(site.card, site.goods) for site in after.sites] == [(location.id, placed)]
    assert expected or placed or location.action or location.storage, "a Location without any ability"


@each_location
def test_it_is_developed_over_a_ruin_for_a_brick_and_a_vp(location: Location) -> None:
    game, state = position({"hand": [location.title], "goods": PLENTY, "state": ["Ruin"]})
    after = play(game, state, f"develop {location.title} over Ruin").player("A")
    expected = printed(location.production + location.building_bonus, location.categories) + {"vp": 1}
    assert gained(state.player("A"), after, {"brick": 1, "card": 1}) == expected


@each_location
def test_it_makes_a_deal(location: Location) -> None:
    game, state = position({"hand": [location.title], "goods": PLENTY})
    after = play(game, state, f"deal {location.title}").player("A")
    assert after.deals == (location.id,)
    assert gained(state.player("A"), after, {"blue": location.distance, "card": 1}) == location.deal


@each_location
def test_it_is_razed_from_hand(location: Location) -> None:
    game, state = position({"hand": [location.title], "goods": PLENTY})
    after = play(game, state, f"raze {location.title}")
    paid = {"red": location.distance, "card": 1}
    assert gained(state.player("A"), after.player("A"), paid) == location.spoils
    assert after.discard == (location.id,)


@each_location
def test_it_is_razed_in_another_state(location: Location) -> None:
    game, state = position({"goods": PLENTY}, {"state": [location.title]})
    after = play(game, state, f"raze B:{location.title}")
    paid = {"red": location.defence}
    assert gained(state.player("A"), after.player("A"), paid) == location.spoils
    assert gained(state.player("B"), after.player("B"), {}) == location.deal
    assert after.player("B").sites[0].ruin


@each_location
def test_its_production_comes_every_round(location: Location) -> None:
    game, state = position({"state": [location.title]}, phase="production")
    faction = game.catalog.factions["new_york"].produces
    before = Player("new_york")
    assert gained(before, state.player("A"), {}) == faction + printed(location.production, location.categories)


WITH_ACTION = tuple(location for location in LOCATIONS if location.action)


@pytest.mark.parametrize("location", WITH_ACTION, ids=lambda location: location.id)
def test_its_action_is_used_as_often_as_printed(location: Location) -> None:
    assert location.action
    timing = location.action.timing
    assert isinstance(timing, Action)
    deals = ["Church", "Motel"][: timing.spend["deal"] * timing.uses]
    game, state = position({"goods": PLENTY, "state": [location.title], "deals": deals}, {"goods": {"iron": 2}})
    named = [f" discarding {deal}" for deal in deals] or [""] * timing.uses
    after = play(game, state, *(f"activate {location.title}{discard}" for discard in named))
    verb = location.action.verbs[0]
    once = Bag({"iron": 1}) if isinstance(verb, Steal) else printed((verb,), ())
    marks = after.player("A").sites[0].marks
    assert after.player("A").sites[0].used == timing.uses
    assert gained(state.player("A"), after.player("A"), marks) == sum((once for _ in range(timing.uses)), EMPTY)
    assert after.to_move == "B", "used up, so the turn is over"


STORING = tuple(location for location in LOCATIONS if location.storage)


@pytest.mark.parametrize("location", STORING, ids=lambda location: location.id)
def test_its_storage_is_asked_for_in_cleanup(location: Location) -> None:
    game, state = position({"goods": PLENTY, "state": [location.title]}, phase="cleanup")
    assert isinstance(state.question, ChooseStorage)
    basic, worker = location.storage["basic"], location.storage["worker"]
    goods = f"{{iron: {basic}, worker: {worker}}}" if worker else f"{{iron: {basic}}}"
    after = play(game, state, f"store {goods} on {location.title}").player("A")
    assert after.sites[0].stored == Bag({"iron": basic, "worker": worker})
    assert after.goods == EMPTY


def test_every_verb_is_reached_by_some_card(catalog: Catalog) -> None:
    verbs = {type(verb) for location in catalog.locations.values() for a in location.abilities for verb in a.verbs}
    assert verbs == {Gain, PlaceHere, Store, Steal}
