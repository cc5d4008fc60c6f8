"""What robots do with HQ cards, border tiles, the Arena and districts (R52, R53)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.fiftyfirst.bots.foresight import ANSWERED, TOGETHER
from game.fiftyfirst.bots.levels import known_part
from game.fiftyfirst.bots.value import NAMES
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.sets.arena.messages import ChooseEquipment
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen
from game.fiftyfirst.rules.steps import ChooseKept
from game.fiftyfirst.rules.view import view
from game.kernel.refusal import Refusal
from tests.bots.moves import after, move, seen, turn

LEVELS = ("greedy", "hard", "expert")


position = partial(turn, ("base", "promo_2"))


# ---------------------------------------------------------------------- headquarters
def test_a_position_is_judged_after_what_an_hq_asks() -> None:
    assert {ChooseHq, ChooseStolen} <= set(ANSWERED)
    assert ChooseHq in TOGETHER


FULFILLED: dict[str, dict[str, Any]] = {
    "Ledger House": {"hand": ["School"], "state": ["Construction Vehicles", "Fuel Tank"]},
    "IBN HQ": {"hand": ["Construction Vehicles"], "state": ["Scrap Metal", "Shipwreck", "Quarry"]},
    "Refinery Throne": {
        "hand": ["Corner Shop"], "state": ["Fuel Tank", "Methane Storage"],
        "deals": ["Gun Shop", "Docks", "Quarry", "Old Cinema"],
    },
    "Second Shift": {"hand": ["Corner Shop"], "state": ["Scrap Metal", "Fuel Tank", "School"]},
}  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hq", ["Ledger House", "IBN HQ", "Refinery Throne", "Second Shift"])
def test_a_robot_claims_what_it_is_offered(hq: str, level: str, catalog: Catalog) -> None:
    """Also where the effect comes only with the answers to what the HQ card asks."""
    own = FULFILLED[hq]
    other = {"state": ["Camp", {"card": "City Guards", "goods": {"gun": 1}}]}
    goods = {"grey": 2}
    game, state = position(catalog, {"goods": goods, **own}, other, options={"hq": True}, hq=[hq])
    question = after(game, state, f"construct {own['hand'][0]}").state
    assert isinstance(question.question, ChooseHq)
    assert move(level, game, question) == f"claim {hq}"


@pytest.mark.parametrize("level", LEVELS)
def test_a_robot_answers_what_a_claimed_hq_asks(level: str, catalog: Catalog) -> None:
    """R52.4, R9.2: one decision after the other, to the end of what is asked."""
    for hq in ("IBN HQ", "Refinery Throne", "Second Shift"):
        own = FULFILLED[hq]
        game, state = position(
            catalog, {"goods": {"grey": 2}, **own}, {"state": ["Camp", "City Guards"]}, options={"hq": True}, hq=[hq]
        )
        state = after(game, state, f"construct {own['hand'][0]}").state
        state = after(game, state, f"claim {hq}").state
        asked = 0
        while getattr(state.question, "hq", None):
            state = after(game, state, move(level, game, state)).state
            asked += 1
        assert asked == (3 if hq == "Refinery Throne" else 1)


# ---------------------------------------------------------------------- the Arena and districts
@pytest.mark.parametrize("level", LEVELS)
def test_a_robot_answers_with_what_it_equips(level: str, catalog: Catalog) -> None:
    arena = {"A": {"worker": True}, "B": {"worker": True}}
    game, state = position(
        catalog, {"goods": {"ammo": 1, "iron": 1}}, {"passed": True}, options={"arena": True}, arena=arena
    )
    outcome = decide(game, state, Pass("A"))
    assert not isinstance(outcome, Refusal)
    question = outcome.state
    assert isinstance(question.question, ChooseEquipment)
    assert move(level, game, question) in ("equip ammo", "equip iron", "equip nothing")


@pytest.mark.parametrize("level", LEVELS)
def test_a_robot_looks_no_further_than_the_cards_that_it_draws(level: str, catalog: Catalog) -> None:
    """R53.1: of two cards it keeps one; which, it chooses once it has seen them."""
    borders = [{"side": "Crossing by Night", "between": ["A", "B"]}]
    deck = ["School", "Docks"]
    game, state = position(
        catalog, {"goods": {"blue": 1}, "hand": ["Pub"]}, options={"borders": True}, borders=borders, deck=deck
    )
    found = after(game, state, "border Crossing by Night")
    assert (found.unknown, found.state.player("A").hand) == (1, ("pub",))
    assert not isinstance(found.state.question, ChooseKept)
    move(level, game, state)
    outcome = decide(game, state, ActivateBorder("A", "crossing_by_night"))
    assert not isinstance(outcome, Refusal)
    assert isinstance(outcome.state.question, ChooseKept)
    assert move(level, game, outcome.state) in ("choose Docks", "choose School")


def test_a_deal_with_a_district_counts_like_one_with_a_card(catalog: Catalog) -> None:
    """R53.4: it gives its good in every Production phase."""
    options = {"districts": True}

    def found(deals: list[str], seat: str = "A") -> dict[str, float]:
        lying = [{"id": "Foundry Quarter", "deals": deals}, {"id": "Lantern Market"}]
        game, state = position(catalog, {}, {}, options=options, districts=lying)
        return seen(game, state, seat)

    none, own, both = found([]), found(["A"]), found(["A", "B"])
    changed = {name for name in NAMES if own[name] != none[name]}
    assert {"own_deals", "own_makes_iron"} <= changed
    assert all(name.startswith("own_") for name in changed)
    assert both["rival_deals"] == 1
    assert found(["A"], "B")["rival_deals"] == 1


def test_a_plan_tells_positions_with_districts_apart(catalog: Catalog) -> None:
    game, state = position(catalog, {"goods": {"blue": 3}}, {}, options={"districts": True})
    shown = view(game, state, "A")
    steps = ((state, DealWithDistrict("A", "foundry_quarter")),)
    assert known_part(shown, steps) == steps
