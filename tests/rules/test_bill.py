"""Paying good by good reaches every way to pay, and nothing else is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import RESOURCES, TOKENS
from game.fiftyfirst.rules.bill import Bill, GoodsSource, taken_of
from game.fiftyfirst.rules.commands import Pay, Payment
from game.fiftyfirst.rules.decide import bill, legal_commands, payments
from game.fiftyfirst.rules.hints import without_payment
from game.fiftyfirst.rules.influence import contacts_or_influence
from game.fiftyfirst.rules.payment import Price, Purse
from game.fiftyfirst.rules.state import Site
from game.kernel.bag import EMPTY, Bag
from tests.rules.positions import load_position

POSITIONS = sorted((Path(__file__).parents[1] / "positions").rglob("*.yaml"))


def reached(found: Bill, start: Payment, goal: Payment) -> Payment:
    """Take away one by one what ``goal`` does not spend, then add what it does."""
    wanted, payment = taken_of(goal), start
    for source, count in taken_of(start).items():
        for _ in range(count - wanted.get(source, 0)):
            less = found.less(payment, source)
            assert less is not None, (source, payment, goal)
            payment = less
    for source, count in wanted.items():
        while taken_of(payment).get(source, 0) < count:
            more = found.more(payment, source)
            assert more is not None, (source, payment, goal)
            payment = more
    return payment


def every_taking(found: Bill, most: int = 99) -> Iterator[Payment]:
    """All payments of the goods at hand, right or wrong, with at most so many goods, in the order of places."""
    counts = [range(found.at_hand[source] + 1) for source in found.at_hand]
    for numbers in product(*counts):
        if sum(numbers) > most:
            continue
        taken = dict(zip(found.at_hand, numbers, strict=True))
        yield tuple(
            Pay(here, site)
            for site, _ in found.purse.places
            if (here := Bag({source.good: n for source, n in taken.items() if n and source.site == site}))
        )


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_every_listed_payment_of_a_position_is_reached(
    catalog: Catalog, path: Path, request: pytest.FixtureRequest
) -> None:
    """Of many payments some 6; with ``--full`` all."""
    full = request.config.getoption("full")
    game, state = load_position(catalog, path)
    assert state.to_move is not None
    commands = {
        without_payment(move) for move in legal_commands(game, state, state.to_move) if hasattr(move, "payment")
    }
    for command in commands:
        ways, found = payments(game, state, command.seat, command), bill(game, state, command.seat, command)
        for way in ways if full else ways[:: 1 + len(ways) // 6]:
            assert taken_of(reached(found, ways[0], way)) == taken_of(way), command
            assert found.unpaid(way) == EMPTY


GOODS = st.sampled_from((*RESOURCES, "ammo", "worker", "grey", "blue", "universal", "development"))
SMALL = st.dictionaries(GOODS, st.integers(1, 3), max_size=3).map(Bag)
PRICES = st.lists(
    st.dictionaries(st.one_of(GOODS, st.just("basic")), st.integers(1, 2), min_size=1, max_size=3).map(Bag),
    min_size=1,
    max_size=2,
    unique=True,
).map(lambda bags: Price(*bags))
INFLUENCE = st.dictionaries(st.sampled_from(("sharrash", "uranopolis", "red", "universal")), st.integers(1, 3)).map(Bag)


@given(supply=SMALL, placed=SMALL, price=PRICES)
@example(EMPTY, Bag({"brick": 1, "gun": 1}), Price(Bag({"basic": 1, "brick": 1}), Bag({"basic": 1})))
def test_every_payment_is_reached_and_steps_say_what_is_possible(supply: Bag, placed: Bag, price: Price) -> None:
    found = Bill(price, Purse(supply, (Site(7, "school", goods=placed),)))
    right = [way for way in every_taking(found) if found.accepts(way)]
    if not right:
        assert not found.sources
        return
    for goal in right:
        assert taken_of(reached(found, right[0], goal)) == taken_of(goal)
    for source in found.at_hand:
        counts = [taken_of(way).get(source, 0) for way in right]
        assert (found.least[source], found.most[source]) == (min(counts), max(counts))
    for way in right:
        for source in found.sources:
            for step in (found.more(way, source), found.less(way, source)):
                assert step is None or found.accepts(step) == (found.unpaid(step) == EMPTY)


@given(supply=INFLUENCE, placed=INFLUENCE, count=st.integers(1, 3))
def test_influence_is_mixed_step_by_step(supply: Bag, placed: Bag, count: int) -> None:
    """R43.5."""
    price = contacts_or_influence("red", count, ("sharrash", "uranopolis"))
    found = Bill(price, Purse(supply, (Site(7, "school", goods=placed),)))
    right = [way for way in every_taking(found, most=count + 1) if found.accepts(way)]
    assert bool(right) == (supply.total + placed.total >= count)
    for goal in right:
        assert taken_of(reached(found, right[0], goal)) == taken_of(goal)


def test_a_wild_good_gives_way_first_and_else_the_good_of_which_least_is_left() -> None:
    found = Bill(Price(Bag({"basic": 2})), Purse(Bag({"brick": 3, "iron": 1, "gun": 1, "ammo": 2}), ()))
    assert found.more((Pay(Bag({"brick": 1, "ammo": 1})),), GoodsSource("iron")) == (Pay(Bag({"brick": 1, "iron": 1})),)
    assert found.more((Pay(Bag({"brick": 1, "iron": 1})),), GoodsSource("gun")) == (Pay(Bag({"brick": 1, "gun": 1})),)


def test_what_is_unpaid_is_told_as_what_is_still_at_hand() -> None:
    found = Bill(Price(Bag({"brick": 1, "iron": 1})), Purse(Bag({"brick": 1, "ammo": 2}), ()))
    assert found.unpaid((Pay(Bag({"ammo": 1})),)) == {"brick": 1}
    assert found.less((Pay(Bag({"brick": 1, "ammo": 1})),), GoodsSource("ammo")) is None, "nothing else pays for iron"


def test_tokens_of_other_kinds_are_no_source() -> None:
    found = Bill(Price(Bag({"grey": 1})), Purse(Bag(dict.fromkeys(TOKENS, 1)), ()))
    assert found.sources == (GoodsSource("grey"), GoodsSource("universal"))
