"""What robots see of discard piles, salvage and Ruins (R42), and what they do about them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots.facts import facts_of
from game.fiftyfirst.bots.foresight import ANSWERED, Outlook, foresee
from game.fiftyfirst.bots.levels import known_part, learned_value
from game.fiftyfirst.bots.sets.scavengers import LATER_PILES, PILES
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.commands import ActivateLocation, KeepCards
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import read_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.sets.scavengers.messages import ChooseMatched
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.rules.view import view
from game.kernel.bag import without
from game.kernel.refusal import Refusal
from tests.bots.moves import after, move, seen, turn
from tests.bots.test_levels import choice, decisions

SETS = ("base", "scavengers")
position = partial(turn, SETS)


def test_the_top_card_counts_as_often_as_others_can_take_it(catalog: Catalog) -> None:
    def told(salvagers: list[str], discard: list[str], **b: Any) -> dict[str, float]:
        return seen(*position(catalog, {"discard": discard}, {"state": salvagers, **b}))

    taken = told(["Scavenger Collector"], ["Church", "School"])
    promise = facts_of(catalog).locations["school"].promise
    assert promise > 0
    assert (taken["own_top"], taken["own_exposed"], taken["own_later_exposed"]) == (promise, 2 * promise, 2 * promise)
    assert taken["rival_top"] == 0
    assert told([], ["School"])["own_exposed"] == told(["Scavenger Collector"], [])["own_exposed"] == 0
    produced = told(["Erie Dredgers"], ["School"], deals=["Toledo Swap Meet"])
    assert (produced["own_exposed"], produced["own_later_exposed"]) == (0, 2 * promise)
    passed = told(["Scavenger Collector"], ["School"], passed=True)
    assert (passed["own_exposed"], passed["own_later_exposed"]) == (0, 2 * promise)


def test_a_pile_is_out_of_reach_when_its_owner_has_passed(catalog: Catalog) -> None:
    """R42.5a: so its top card, and what could be taken of it, count for nothing until Cleanup."""
    for passed in (False, True):
        game, state = position(
            catalog, {"state": ["Torchlight Kids"]}, {"discard": ["School"], "passed": passed}, phase="action"
        )
        told = seen(game, state)
        assert bool(told["rival_top"]) == bool(told["rival_exposed"]) == (not passed)
        assert told["own_open_salvage"] == (0 if passed else 2)
        assert told["own_salvage_actions"] == 2


def test_salvage_counts_as_half_a_card(catalog: Catalog) -> None:
    """It is one more in the hand, but one that somebody else could do without."""
    told = seen(*position(catalog, {"state": ["Erie Dredgers", "Fuel Tank"], "deals": ["Toledo Swap Meet"]}, {}))
    plain = seen(*position(catalog, {"state": ["Fuel Tank"]}, {}))
    assert told["own_makes_card"] - plain["own_makes_card"] == 0.5 + 0.5


def test_own_ruins_count_as_far_as_actions_take_them(catalog: Catalog) -> None:
    def told(*state: str, ruins: int) -> dict[str, float]:
        there = [*state, *[{"card": card, "ruin": True} for card in ("School", "Pub", "Church")[:ruins]]]
        return seen(*position(catalog, {"state": there}, {}))

    none, one, three = (told("Blast Engineers", ruins=ruins) for ruins in (0, 1, 3))
    assert [each["own_open_ruins"] for each in (none, one, three)] == [0, 1, 1]
    assert [each["own_spent_ruins"] for each in (none, one, three)] == [0, 1, 1]
    assert [each["own_affordable_vp"] for each in (none, one, three)] == [0, 2, 2], "they pay for its VP"
    assert none["own_ruin_actions"] == 1
    assert told("Red Anja", ruins=3)["own_open_ruins"] == 2
    assert told("Pony Express", ruins=3)["own_open_ruins"] == 3
    counted = [told("Cellar Gardens", ruins=ruins)["own_makes_worker"] for ruins in (0, 2)]
    assert counted[1] - counted[0] == 2, "production counts them (R42.9)"


def test_the_cards_of_ruins_count_that_can_be_turned_up(catalog: Catalog) -> None:
    promises = {card: facts_of(catalog).locations[card].promise for card in ("school", "archive", "pub")}
    ruins = [{"card": card, "ruin": True} for card in ("School", "Archive", "Pub")]
    stripped = seen(*position(catalog, {"state": ["Red Anja", *ruins]}, {}))["own_turned_ruins"]
    assert stripped == sum(sorted(promises.values())[1:])
    rebuilt = seen(*position(catalog, {"state": ["New Horizons Initiative", *ruins]}, {}))["own_turned_ruins"]
    assert rebuilt == max(promises.values())
    assert seen(*position(catalog, {"state": ["Blast Engineers", *ruins]}, {}))["own_turned_ruins"] == 0


def test_after_the_setup_the_named_card_lies_on_top(catalog: Catalog) -> None:
    game = Game(catalog, SETS)
    state = new_game(game, [None, None], 3).state
    seat = state.to_move
    assert seat is not None
    hand = state.player(seat).hand
    facts = facts_of(catalog).locations
    for top in (None, hand[4]):
        kept = foresee(game, state, KeepCards(seat, hand[:4], top)).state
        assert seen(game, kept, seat)["own_top"] == facts[top or hand[5]].promise


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_less_useful_card_lies_on_top_after_the_setup(level: str, catalog: Catalog) -> None:
    """R42.1: of the two that are not kept, others can take that one."""
    game, facts, unequal = Game(catalog, SETS), facts_of(catalog).locations, 0
    for seed in range(4):
        state = new_game(game, [None, None], seed).state
        command = choice(level, game, state, [])
        assert isinstance(command, KeepCards)
        others = without(state.player(command.seat).hand, command.cards)
        promise = [facts[card].promise for card in others]
        top = facts[command.top or others[-1]].promise
        assert top == min(promise)
        unequal += promise[0] != promise[1]
    assert unequal


def test_the_ruin_is_spent_that_promises_least(catalog: Catalog) -> None:
    """Others can still be turned up."""
    ruins = [{"card": card, "ruin": True} for card in ("School", "Archive", "Barter Blanket")]
    game, state = position(catalog, {"state": ["Red Anja", "Blast Engineers", *ruins]}, {}, phase="action")
    facts = facts_of(catalog).locations
    least = min(("school", "archive", "barter_blanket"), key=lambda card: facts[card].promise)
    command = choice("expert", game, state, [])
    assert isinstance(command, ActivateLocation)
    (number,) = command.discard
    assert isinstance(number, int)
    assert state.site(number)[1].card == least


def test_what_an_action_asks_for_counts_as_if_it_were_answered(catalog: Catalog) -> None:
    """Otherwise it would only cost, and no robot that looks one command ahead would do it."""
    value = learned_value("two")
    assert value is not None
    game, state = position(
        catalog,
        {"state": ["Scavenger Collector"], "goods": {"worker": 1}},
        {"discard": ["Gun Shop", "School"]},
        phase="action",
    )
    outlook, asked = Outlook(game, value), after(game, state, "activate Scavenger Collector")
    assert isinstance(asked.state.question, ANSWERED)
    answered = outlook.answered(asked, "A")
    assert set(answered.state.player("A").hand) == {"school", "gun_shop"}
    assert outlook.of(asked, "A") == outlook.of(answered, "A") > value.of(game, asked.state, "A")
    assert outlook.answered(asked, "B") == asked, "others answer for themselves"


def test_pile_category_and_colour_are_answered_together(catalog: Catalog) -> None:
    """Nothing is gained before the last of them."""
    value = learned_value("more")
    assert value is not None
    players = {
        "A": {"faction": "new_york", "goods": {"worker": 1}},
        "B": {"faction": "mutants_union", "state": ["Scrap Drone"], "discard": ["Gary Steel Magnet"]},
        "C": {"faction": "merchants_guild", "discard": ["Wasteland Expedition"]},
    }
    top = {"sets": list(SETS), "phase": "action", "turn": "A", "first_player": "A", "round": 2, "seed": 1}
    game, state = read_position(catalog, {**top, "players": players})
    asked = after(game, state, "visit B:Scrap Drone")
    assert isinstance(asked.state.question, ChooseMatched)
    answered = Outlook(game, value).answered(asked, "A")
    assert answered.state.player("A").vp == asked.state.player("A").vp + 1, "the VP of the card of C"


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_salvages(level: str, catalog: Catalog) -> None:
    game, state = position(
        catalog, {"state": ["Torchlight Kids"], "goods": {"worker": 1}}, {"discard": ["School"]}, phase="action"
    )
    assert move(level, game, state) == "activate Torchlight Kids"
    asked = after(game, state, "activate Torchlight Kids").state
    assert move(level, game, asked) == "choose B"


@pytest.mark.parametrize("kind", ["hegemony", "borgo"])
def test_against_a_virtual_opponent_its_pile_is_in_reach(kind: str, catalog: Catalog) -> None:
    game = Game(catalog, SETS)
    reached = 0
    for state, _ in decisions(game, 1, kind, 7):
        told = seen(game, state)
        assert not any(told[f"rival_{name}"] for name in (*PILES, *LATER_PILES))
        assert told["own_exposed"] == told["own_later_exposed"] == 0, "it takes none by actions"
        reached += told["own_open_salvage"] > 0
        assert state.player(VIRTUAL).discard
    assert reached


def test_a_seat_that_is_asked_nothing_is_judged_as_it_stands(catalog: Catalog) -> None:
    value = learned_value("two")
    assert value is not None
    game, state = position(catalog, {}, {}, phase="action")
    outlook = Outlook(game, value)
    foreseen = after(game, state, "pass")
    assert outlook.answered(foreseen, "A") == foreseen


def steps_of(game: Game, state: GameState, *texts: str) -> list[tuple[GameState, AnyCommand]]:
    """Moves of A, one after another as if nobody else had a turn, each with the position in which it is made."""
    steps = list[tuple[GameState, AnyCommand]]()
    for text in texts:
        commands = read_move(game, state, "A", text)
        assert not isinstance(commands, Refusal)
        (command,) = commands
        steps.append((state, command))
        state = foresee(game, state, command).state
        if state.to_move != "A":
            state = replace(state, agenda=(*state.agenda[:-1], ChooseAction("A")))
    return steps


@pytest.mark.parametrize(
    ("state", "first", "then"),
    [
        (["Wrecking-Ball Crew", "New Horizons Initiative"], "activate Wrecking-Ball Crew",
         "activate New Horizons Initiative"),
        (["Wrecking-Ball Crew", "Red Anja"], "activate Wrecking-Ball Crew", "activate Red Anja"),
    ],
)  # fmt: skip
def test_advice_ends_where_a_drawn_ruin_is_turned_up(state: list[str], first: str, then: str, catalog: Catalog) -> None:
    """R21.1: the robot does not know what it is, only that it is there."""
    game, now = position(
        catalog, {"state": state, "goods": {"worker": 5}}, {}, phase="action", deck=["School", "Pub", "Church"]
    )
    answer = ["choose Ruin"] if "Anja" in then else []
    steps = steps_of(game, now, first, then, *answer, "pass")
    assert known_part(view(game, now, "A"), tuple(steps)) == tuple(steps[:-1])


def test_advice_ends_where_the_next_card_of_the_opponent_is_not_known(catalog: Catalog) -> None:
    """R42.11: of its pile only the top card is."""
    top = {"sets": list(SETS), "solo": "hegemony", "phase": "action", "turn": "A", "first_player": "A", "round": 2}
    game, now = read_position(
        catalog,
        {
            **top,
            "players": {"A": {"faction": "new_york", "state": ["Scavenger Collector"], "goods": {"worker": 1}}},
            "opponent": {"discard": ["Church", "Pub", "School"]},
        },
    )
    steps = steps_of(game, now, "activate Scavenger Collector", "choose V", "choose V")
    assert known_part(view(game, now, "A"), tuple(steps)) == tuple(steps[:2])


def test_advice_goes_on_over_the_piles_of_people(catalog: Catalog) -> None:
    """R20.1: they are public, all of them."""
    game, now = position(
        catalog,
        {"state": ["Scavenger Collector"], "goods": {"worker": 1, "grey": 1}},
        {"discard": ["Pub", "School"]},
        phase="action",
    )
    steps = steps_of(game, now, "activate Scavenger Collector", "choose B", "choose B", "construct School")
    assert known_part(view(game, now, "A"), tuple(steps)) == tuple(steps)
