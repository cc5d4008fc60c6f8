"""If there are more than a hundred ways to store goods or discard cards, they are asked for one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.card import Ability, Action, Cleanup, Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.verbs import Gain, Store
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.commands import Pay
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.events import CardsDiscarded, GoodsGained, LocationActivated, fold
from game.fiftyfirst.rules.forecast import foresee
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import read_move, write_move
from game.fiftyfirst.rules.payment import Price, Purse
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game, GameState, Site
from game.fiftyfirst.rules.steps import ChooseDiscarded, ChooseFollowUp, ChooseStorage
from game.kernel.bag import Bag
from game.kernel.given import WrongGiven
from game.kernel.refusal import Refusal
from tests.rules.test_position import assert_survives

DEPOT, EATER, BROKER = "depot", "eater", "broker"
ANY = Bag(dict.fromkeys(TOKENS, 99))
TEN = ["School", "Quarry", "Docks", "Pub", "Church", "Motel", "Arena", "Camp", "Refinery", "Factory"]


def printed(id: str, type: str, *abilities: Ability) -> Location:
    return Location(id, id.capitalize(), type, 1, Bag({"vp": 1}), (), Bag({"vp": 1}), 3, abilities, "wide")


@pytest.fixture
def wide(catalog: Catalog) -> Catalog:
    """The base set with cards that offer very many choices."""
    gain = (Gain(Bag({"vp": 1})),)
    cards = (
        printed(DEPOT, "feature", Ability(Cleanup(), (Store(ANY),))),
        printed(EATER, "action", Ability(Action(Bag({"worker": 1, "card": 3}), 2), gain)),
        printed(BROKER, "action", Ability(Action(Bag({"deal": 3}), 1), gain)),
    )
    sets = (*catalog.sets, "wide")
    return replace(catalog, locations={**catalog.locations, **{card.id: card for card in cards}}, sets=sets)


def sit_down(catalog: Catalog, phase: str, **mine: Any) -> tuple[Game, GameState]:
    players = {"A": {"faction": "new_york", **mine}, "B": {"faction": "mutants_union"}}
    return read_position(catalog, {"sets": ["base", "wide"], "phase": phase, "players": players})


def texts(game: Game, state: GameState) -> list[str]:
    return [write_move(game, state, move) for move in legal_commands(game, state, "A")]


def after(game: Game, state: GameState, *moves: str) -> GameState:
    for text in moves:
        state = fold(state, decided(game, state, text))
    return state


def decided(game: Game, state: GameState, text: str) -> Sequence[AnyEvent]:
    read = read_move(game, state, "A", text)
    assert not isinstance(read, Refusal), text
    outcome = decide(game, state, read[0])
    assert not isinstance(outcome, Refusal), (text, outcome)
    return outcome.events


def check_all(game: Game, state: GameState) -> None:
    """Every listed move reads back, is accepted and has a forecast; the state is sound and survives writing."""
    assert problems(game, state) == ()
    assert_survives(game, state)
    for move in legal_commands(game, state, "A"):
        read = read_move(game, state, "A", write_move(game, state, move))
        assert not isinstance(read, Refusal)
        assert decide(game, state, read[0]) == decide(game, state, move)
        foresee(game, state, move)


# ------------------------------------------------------------------ storing
def test_goods_are_stored_one_at_a_time_until_all_ways_can_be_listed(wide: Catalog) -> None:
    game, state = sit_down(wide, "cleanup", state=["Depot"], goods={"brick": 8, "gun": 4, "worker": 2})
    one_by_one = ["choose brick", "choose gun", "choose worker", "store nothing on Depot"]
    assert texts(game, state) == one_by_one
    check_all(game, state)
    state = after(game, state, "choose brick", "choose worker")
    assert state.question == ChooseStorage("A", 1)
    assert state.player("A").sites[0].stored == Bag({"brick": 1, "worker": 1})
    assert {type(move) for move in legal_commands(game, state, "A")} == {cmd.StoreGoods}
    assert len(texts(game, state)) == 8 * 5 * 2
    check_all(game, state)
    state = after(game, state, "store {brick: 2, gun: 1} on Depot")
    assert state.players[0].sites[0].stored == Bag({"brick": 3, "gun": 1, "worker": 1})
    assert not isinstance(state.question, ChooseStorage)


def test_all_goods_can_still_be_stored_by_one_command(wide: Catalog) -> None:
    game, state = sit_down(wide, "cleanup", state=["Depot"], goods={"brick": 90, "gun": 90})
    state = after(game, state, "store {brick: 70, gun: 9} on Depot")
    assert state.players[0].sites[0].stored == Bag({"brick": 70, "gun": 9})
    assert not isinstance(state.question, ChooseStorage)


def test_no_more_than_fits_is_stored_after_goods_one_by_one(wide: Catalog) -> None:
    game, state = sit_down(wide, "cleanup", state=["Depot"], goods={"brick": 200, "gun": 2})
    state = after(game, state, *["choose brick"] * 67)
    assert len(texts(game, state)) == 33 * 3
    too_much = Bag({"brick": 33})
    refusal = Refusal("not_storable", needs=too_much, has=ANY, card=DEPOT)
    assert decide(game, state, cmd.StoreGoods("A", 1, too_much)) == refusal
    state = after(game, state, "store {brick: 32, gun: 2} on Depot")
    assert state.players[0].sites[0].stored == Bag({"brick": 99, "gun": 2})


def test_with_a_hundred_ways_a_single_good_is_no_answer(wide: Catalog) -> None:
    game, state = sit_down(wide, "cleanup", state=["Depot"], goods={"brick": 99})
    assert len(legal_commands(game, state, "A")) == 100
    refusal = decide(game, state, cmd.Choose("A", "brick"))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "wrong_choice"


# ------------------------------------------------------------------ discarding
def test_cards_are_discarded_one_at_a_time_before_the_action_takes_effect(wide: Catalog) -> None:
    game, state = sit_down(wide, "action", state=["Eater"], goods={"worker": 2}, hand=TEN, connections=["Thugs"])
    assert [text for text in texts(game, state) if text.startswith("activate")] == ["activate Eater"]
    check_all(game, state)
    state = after(game, state, "activate Eater")
    assert state.question == ChooseDiscarded("A", "card", 3, site=1)
    assert texts(game, state) == [f"choose {title}" for title in sorted([*TEN, "Thugs"])]
    check_all(game, state)
    state = after(game, state, "choose Thugs", "choose Pub")
    assert state.question == ChooseDiscarded("A", "card", 1, site=1)
    assert (state.connection_discard[-1:], state.discard[-1:]) == (("thugs",), ("pub",))
    assert state.players[0].vp == 0
    events = decided(game, state, "choose Docks")
    kinds = [type(event) for event in events if isinstance(event, CardsDiscarded | GoodsGained)]
    assert kinds == [CardsDiscarded, GoodsGained]
    assert fold(state, events).question == ChooseFollowUp("A", site=1)


def test_discards_can_still_be_named_with_the_action(wide: Catalog) -> None:
    game, state = sit_down(wide, "action", state=["Eater"], goods={"worker": 1}, hand=TEN)
    events = decided(game, state, "activate Eater discarding Pub, Docks, School")
    assert [type(event) for event in events][1:4] == [CardsDiscarded, LocationActivated, GoodsGained]
    for wrong in (("pub", "docks"), ("pub", "pub", "docks"), ("pub", "docks", "thugs")):
        refusal = decide(game, state, cmd.ActivateLocation("A", 1, discard=wrong))
        assert isinstance(refusal, Refusal)
        assert refusal.code == "wrong_choice"


def test_up_to_a_hundred_ways_stay_whole_moves(wide: Catalog) -> None:
    game, state = sit_down(wide, "action", state=["Eater"], goods={"worker": 1}, hand=TEN[:9])
    activations = [text for text in texts(game, state) if text.startswith("activate")]
    assert len(activations) == 84
    assert all(" discarding " in text for text in activations)
    refusal = decide(game, state, cmd.ActivateLocation("A", 1))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "choice_missing"


def test_deals_are_given_up_one_at_a_time(wide: Catalog) -> None:
    game, state = sit_down(wide, "action", state=["Broker"], deals=TEN)
    state = after(game, state, "activate Broker")
    assert state.question == ChooseDiscarded("A", "deal", 3, site=1)
    check_all(game, state)
    state = after(game, state, "choose Pub", "choose Docks", "choose School")
    assert len(state.players[0].deals) == 7
    assert state.players[0].vp == 1


def test_a_faction_action_asks_too(catalog: Catalog) -> None:
    """The Appalachian Federation discards a card for two grey contact tokens: here one of more than a hundred."""
    game = Game(catalog, catalog.sets)
    given = {
        "sets": ["base"],
        "players": {"A": {"faction": "appalachian_federation", "goods": {"brick": 1}}, "B": {"faction": "new_york"}},
    }
    _, state = read_position(catalog, given)
    hand = tuple(catalog.locations)[:101]
    state = replace(state, players=(replace(state.players[0], hand=hand), state.players[1]))
    factions = [move for move in legal_commands(game, state, "A") if isinstance(move, cmd.ActivateFaction)]
    assert [move.discard for move in factions] == [()]
    state = fold(state, accepted(game, state, factions[0]))
    assert state.question == ChooseDiscarded("A", "card", action="grey")
    assert len(legal_commands(game, state, "A")) == 101
    state = fold(state, accepted(game, state, cmd.ChooseDeal("A", "pub")))
    assert "pub" not in state.players[0].hand
    assert state.players[0].goods == Bag({"grey": 2})


def accepted(game: Game, state: GameState, command: AnyCommand) -> Sequence[AnyEvent]:
    outcome = decide(game, state, command)
    assert not isinstance(outcome, Refusal), outcome
    return outcome.events


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"good": "worker"}, "'card' or 'deal'"),
        ({"good": "deal"}, "a Site with the ability"),
        ({"site": "A:Depot"}, "a Site with the ability"),
        ({"count": 11}, "as many cards or Deals"),
        ({"action": "grey"}, "either a site or an action"),
    ],
)
def test_a_position_asks_only_for_what_can_be_discarded(wide: Catalog, changed: dict[str, Any], message: str) -> None:
    step = {"step": "choose_discarded", "seat": "A", "good": "card", "count": 2, "site": "A:Eater", **changed}
    players = {
        "A": {"faction": "new_york", "state": ["Eater", "Depot"], "hand": TEN},
        "B": {"faction": "mutants_union"},
    }
    pending = [step, {"step": "follow_up", "seat": "A"}]
    with pytest.raises(WrongGiven, match=message):
        read_position(wide, {"sets": ["base", "wide"], "phase": "action", "players": players, "pending": pending})


# ------------------------------------------------------------------ paying
def test_a_hundred_of_very_many_payments_are_listed_and_all_are_accepted() -> None:
    sites = tuple(Site(number, "docks", goods=Bag({"brick": 9, "iron": 9})) for number in range(1, 60))
    purse = Purse(Bag(dict.fromkeys(TOKENS, 60)), sites)
    price = Price(Bag({"basic": 40, "grey": 20, "blue": 20, "red": 20, "ammo": 3}))
    listed = purse.all_payments(price)
    assert len(set(listed)) == len(listed) == 100
    assert listed[0] == purse.canonical(price)
    assert all(purse.accepts(price, payment) for payment in listed)
    other = (Pay(Bag({"iron": 40, "universal": 60, "ammo": 3})),)
    assert purse.accepts(price, other)
