"""Forecasts: the effects for all seats before a command is given, without a look at hidden cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.forecast import Forecast, SeatForecast, forecast, foresee, if_built
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import read_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction, ChooseKept
from game.fiftyfirst.rules.view import view
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE

GOODS = {"grey": 2, "red": 4, "brick": 1, "worker": 2}
A = {"faction": "new_york", "goods": GOODS, "hand": ["School", "Pub"]}
B = {"faction": "mutants_union", "goods": {"gun": 1}, "state": ["Murderers' Pub"]}


def told(catalog: Catalog, move: str, a: dict[str, Any] | None = None, **others: Any) -> Forecast | Refusal:
    players = {"A": {**A, **(a or {})}, "B": B, **others}
    game, state = read_position(
        catalog, {"phase": "action", "turn": "A", "first_player": "A", "round": 1, "players": players}
    )
    commands = read_move(game, state, "A", move)
    assert not isinstance(commands, Refusal)
    return forecast(game, state, commands[0])


@pytest.mark.parametrize(
    ("move", "code"), [("construct Docks", "no_such_card"), ("deal Pub", "not_enough_goods"), ("take red", None)]
)
def test_an_illegal_command_is_refused_with_its_facts(catalog: Catalog, move: str, code: str | None) -> None:
    answer = told(catalog, move)
    if code is None:
        assert isinstance(answer, Forecast)
    else:
        assert isinstance(answer, Refusal)
        assert answer.code == code
        assert answer.needs is None or (answer.needs, answer.has) == (Bag({"blue": 2}), Bag(GOODS))


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("refinery", {"vp": 2}),  # a fuel category of the Oil Rig and its own
        ("school", {"worker": 2}),
        ("pub", {"card": 2}),
        ("camp", {"worker": 3}),
        ("archive", {}),
    ],
)
def test_the_gain_of_a_card_is_known_before_it_can_be_paid_for(
    catalog: Catalog, card: str, gain: dict[str, int]
) -> None:
    poor = {"faction": "new_york", "goods": {}, "hand": [], "state": ["Oil Rig"]}
    given = {"phase": "action", "turn": "B", "first_player": "A", "round": 1, "players": {"A": poor, "B": B}}
    game, state = read_position(catalog, given)
    assert if_built(game, state, "A", card) == Bag(gain)


@pytest.mark.parametrize("drawn", ["School", "Brick Supplier", "Lamp-Oil Sisters", "Erie Dredgers", "Demolition Zone"])
def test_a_ruin_that_is_drawn_and_turned_up_at_once_is_not_foretold(catalog: Catalog, drawn: str) -> None:
    """R21.1, R42.6: whatever it will be, the forecast is the same, and so is what is asked next."""
    players = {
        "A": {"faction": "new_york", "goods": {"grey": 2}, "hand": ["Scaffold Brigade"]},
        "B": {"faction": "mutants_union", "discard": ["Pub"]},
    }
    top = {"sets": ["base", "scavengers"], "phase": "action", "turn": "A", "first_player": "A", "round": 1}
    game, state = read_position(catalog, {**top, "deck": [drawn, "Church"], "players": players})
    commands = read_move(game, state, "A", "construct Scaffold Brigade")
    assert not isinstance(commands, Refusal)
    built = forecast(game, state, commands[0])
    assert isinstance(built, Forecast)
    assert built.seats == (SeatForecast("A", paid=Bag({"grey": 2}), ruin=True, locations=2),)
    assert built.reveals
    assert built.question in (None, ChooseAction("B"))


def _propaganda(catalog: Catalog, *deck: str) -> tuple[Game, GameState, AnyCommand]:
    """A can pay two cards to draw two and keep one."""
    given = {
        "sets": ["base", "promo_1"],
        "deck": list(deck),
        "players": {
            "A": {"faction": "new_york", "hand": ["School", "Pub"], "state": ["Propaganda Center"]},
            "B": {"faction": "mutants_union"},
        },
    }
    game, state = read_position(catalog, given)
    moves = read_move(game, state, "A", "activate Propaganda Center")
    assert not isinstance(moves, Refusal)
    return game, state, moves[0]


def test_a_card_that_is_not_kept_is_no_cost(catalog: Catalog) -> None:
    """With two cards of one title there is no choice, so one is discarded at once; two were paid, as with others."""
    alike, other = (_propaganda(catalog, "Oil Rig", second) for second in ("Oil Rig", "Camp"))
    assert foresee(*alike).seats == foresee(*other).seats
    assert foresee(*alike).seats[0].paid == {"card": 2}


def test_only_the_seat_that_keeps_one_of_the_drawn_cards_sees_them(catalog: Catalog) -> None:
    """R20.2."""
    game, state, move = _propaganda(catalog, "Docks", "Camp")
    outcome = decide(game, state, move)
    assert not isinstance(outcome, Refusal)
    assert foresee(game, state, move).question == ChooseKept("A", site=1, cards=())
    state = outcome.state
    asked = ChooseKept("A", site=1, cards=("docks", "camp"))
    assert [view(game, state, seat).question for seat in ("A", EVERYONE)] == [asked, asked]
    assert view(game, state, "B").question == replace(asked, cards=())
