"""Every question and panel in windows of every shape, with small and large text: nothing meets, nothing leaves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules.bill import Bill
from game.rules.payment import Price, Purse
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.play.modes import Aiming, Discarding, Exchanging, Mode, Passing, Paying, Radial, Reading, Rest
from tests.ui.layout import problems
from tests.ui.sweep import Shape, in_shapes
from tests.ui.table_person import hand, mode, scene, sit_down, site

pytestmark = pytest.mark.usefixtures("blank_drawings")

Act = Callable[[Rehearsal], None]


def constructing(window: Rehearsal) -> None:
    window.click(hand(window, "refinery"))
    window.click("verb:construct")


def many_ways(window: Rehearsal) -> None:
    """More sources of goods than any window can show at once, the last one with the focus."""
    constructing(window)
    paying = mode(window)
    assert isinstance(paying, Paying)
    goods = Bag(dict.fromkeys(RESOURCES, 2))
    purse = Purse(goods, tuple(replace(own, goods=goods) for own in scene(window).standing.me.sites))
    scene(window).controller.mode = replace(paying, bill=Bill(Price(Bag({"basic": 3})), purse), payment=())
    window.key("tab")
    for _ in range(3):
        window.key("shift+tab")


def discarding(window: Rehearsal) -> None:
    window.click("faction:grey")


def deals(window: Rehearsal) -> None:
    window.click(site(window, "hideout"))


def exchanging(window: Rehearsal) -> None:
    window.click("exchange")


def passing(window: Rehearsal) -> None:
    window.click("pass")


def good(window: Rehearsal) -> None:
    window.click(site(window, "thieves_caravan"))
    window.key("tab")


def radial(window: Rehearsal) -> None:
    window.click(hand(window, "refinery"))
    window.hover("verb:deal")


def razing(window: Rehearsal) -> None:
    window.click("goods:red")
    window.hover(site(window, "fuel_tank", "B"))


def reading(window: Rehearsal) -> None:
    window.click(site(window, "thieves_caravan"))
    window.key("escape")
    window.key("l")


def explained(window: Rehearsal) -> None:
    window.hover(site(window, "fuel_tank", "B"))
    window.wait(400)


PANELS: dict[Act, type[Mode]] = {
    constructing: Paying,
    many_ways: Paying,
    discarding: Discarding,
    deals: Discarding,
    exchanging: Exchanging,
    passing: Passing,
    good: Rest,
    radial: Radial,
    razing: Aiming,
    reading: Reading,
}


@in_shapes()
def test_every_panel_fits_into_every_window(shape: Shape) -> None:
    window = sit_down("table_payment", *shape)
    for act, kind in PANELS.items():
        act(window)
        window.settle()
        assert isinstance(mode(window), kind), act.__name__
        assert problems(window.app.marks, shape.size) == [], act.__name__
        window.key("escape")
        window.settle()
        assert isinstance(mode(window), Rest), f"{act.__name__} can be cancelled"
    explained(window)
    assert problems(window.app.marks, shape.size) == []


@in_shapes()
def test_the_victims_of_a_theft_fit_into_every_window(shape: Shape) -> None:
    window = sit_down("table_thieves", *shape)
    window.click(site(window, "thieves_caravan"))
    window.settle()
    answers = {label for label in window.labels() if label.startswith("answer:")}
    assert answers == {"answer:B", "answer:C", "answer:D"}
    assert problems(window.app.marks, shape.size) == []
