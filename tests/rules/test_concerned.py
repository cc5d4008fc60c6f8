"""The seats that an event concerns, and what counts as done to another seat."""

from __future__ import annotations

from inspect import get_annotations
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.events import Source, concerned, is_done_to
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sets.districts.messages import DistrictRazed
from game.kernel.bag import Bag


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=lambda kind: kind.__name__)
def test_an_event_concerns_every_seat_in_it(kind: type[Event]) -> None:
    hints = {name: hint for base in kind.__mro__ for name, hint in get_annotations(base).items()}
    seats = {name for name, hint in hints.items() if hint in ("SeatName", "ClassVar[Seat]")}
    event: Any = SimpleNamespace(ends_deals_of=(), **{name: name for name in seats})
    assert set(concerned(event)) == seats - {"first_player"}, "the first player changes for all"
    assert concerned(event)[:1] in [(), ("seat",)], "who acts comes first"


DONE = (
    ev.LocationRazed("A", "B", 1, "church"),
    ev.OpenProductionUsed("A", "B", 1, "church"),
    ev.ProductionDiverted("A", 1, "church", "B", 2, "pub"),
    ev.GoodsStolen("A", "B", Bag({"gun": 1}), Source("action", "church")),
)


@pytest.mark.parametrize("event", DONE, ids=lambda event: type(event).__name__)
def test_what_a_seat_does_to_another_is_done_to_that_one_alone(event: AnyEvent) -> None:
    assert concerned(event) == ("A", "B")
    assert [seat for seat in "ABC" if is_done_to(event, seat)] == ["B"]


def test_the_virtual_opponent_takes_a_deal_of_the_human() -> None:
    attacked = ev.DealAttacked(1, "pub", "A", "church")
    assert concerned(attacked) == ("V", "A")
    assert is_done_to(attacked, "A")
    assert not is_done_to(ev.OpponentStopped(), "A")


def test_razing_a_district_is_done_to_all_others_with_a_deal() -> None:
    razed = DistrictRazed("B", "foundry_quarter", Bag({"iron": 3}), ("C", "B"))
    assert concerned(razed) == ("B", "C")
    assert [seat for seat in "ABC" if is_done_to(razed, seat)] == ["C"]


def test_what_a_seat_does_by_itself_is_done_to_nobody() -> None:
    for event in (ev.SeatPassed("A"), ev.GoodsGained("A", Bag({"gun": 1}), Source("spoils")), ev.RoundBegan(2, "B")):
        assert not any(is_done_to(event, seat) for seat in "AB")
