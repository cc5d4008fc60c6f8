"""R1.4, R1.5, R1.7: all payments, and the canonical one."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules import matched_goods
from game.rules.commands import Pay, Payment
from game.rules.influence import contacts_or_influence, with_most_influence
from game.rules.payment import FREE, Price, Purse, contacts, paid_goods
from game.rules.state import Site

KINDS = (
    "brick", "gun", "iron", "ammo", "worker", "grey", "blue", "red", "universal", "development", "sharrash",
    "uranopolis",
)  # fmt: skip
goods = st.dictionaries(st.sampled_from(KINDS), st.integers(1, 3), max_size=5).map(Bag)
prices = st.sampled_from(
    [
        Price(Bag({"brick": 2})),
        Price(Bag({"worker": 1, "iron": 2})),
        Price(Bag({"grey": 3})),
        Price(Bag({"basic": 1, "worker": 1})),
        Price(Bag({"basic": 2})),
        Price(Bag({"brick": 1}), Bag({"development": 1})),
        Price(Bag({"development": 1})),
        Price(Bag({"ammo": 1, "gun": 1})),
        contacts_or_influence("grey", 3, ("sharrash",)),
        contacts_or_influence("red", 3, ("sharrash", "uranopolis")),
        matched_goods.price("contact"),
        matched_goods.price("development"),
        matched_goods.price("ammo"),
        matched_goods.price("gun"),
        Price(Bag()),
    ]
)


def purse(supply: dict[str, int], *on_sites: dict[str, int], ruins: bool = False) -> Purse:
    """Goods in the supply and on cards, or on Ruins (R42.12)."""
    sites = tuple(Site(number, "camp", goods=Bag(goods), ruin=ruins) for number, goods in enumerate(on_sites, 1))
    return Purse(Bag(supply), sites)


def pay(supply: dict[str, int] | None = None, **on_sites: dict[str, int]) -> Payment:
    pays = [Pay(Bag(supply))] if supply else []
    return (*pays, *(Pay(Bag(goods), int(site.removeprefix("site"))) for site, goods in on_sites.items()))


@pytest.mark.parametrize(
    ("own", "price", "paid"),
    [
        (purse({"brick": 2, "ammo": 1}), {"brick": 1}, pay({"brick": 1})),
        (purse({"ammo": 1}), {"brick": 1}, pay({"ammo": 1})),
        (purse({"brick": 1, "ammo": 1}), {"brick": 2}, pay({"brick": 1, "ammo": 1})),
        (purse({"red": 3, "universal": 1}), {"red": 4}, pay({"red": 3, "universal": 1})),
        (purse({"ammo": 1}, {"brick": 1}), {"brick": 1}, pay(site1={"brick": 1})),
        (purse({"brick": 1}, {"brick": 3}), {"brick": 2}, pay({"brick": 1}, site1={"brick": 1})),
        (purse({}, {"worker": 1}, {"worker": 2}), {"worker": 2}, pay(site1={"worker": 1}, site2={"worker": 1})),
        (purse({"gun": 1, "iron": 2}), {"basic": 1}, pay({"iron": 1})),
        (purse({"gun": 1, "fuel": 1}), {"basic": 1}, pay({"gun": 1})),
        (purse({"gun": 1}, {"iron": 3}), {"basic": 1}, pay({"gun": 1})),
        (purse({"ammo": 2}), {"basic": 1, "worker": 0}, pay({"ammo": 1})),
    ],
)
def test_canonical_payment(own: Purse, price: dict[str, int], paid: Payment) -> None:
    assert own.canonical(Price(Bag(price))) == paid


@pytest.mark.parametrize(
    ("supply", "paid"),
    [
        ({"red": 2, "grey": 1, "universal": 1}, {"grey": 1}),
        ({"red": 2, "blue": 1}, {"blue": 1}),
        ({"red": 1, "universal": 2}, {"red": 1}),
        ({"universal": 1, "ammo": 1}, {"universal": 1}),
    ],
)
def test_a_contact_token_of_any_colour_is_matched_before_a_universal_one(
    supply: dict[str, int], paid: dict[str, int]
) -> None:
    """R42.7."""
    assert purse(supply).canonical(matched_goods.price("contact")) == pay(paid)


def test_no_other_token_is_matched_as_a_contact() -> None:
    assert (
        purse({"ammo": 3, "sharrash": 3, "development": 2, "iron": 3}).all_payments(matched_goods.price("contact"))
        == ()
    )


def test_goods_on_ruins_are_spent_like_those_on_cards() -> None:
    """R42.12: after those of the supply, in the order of the State."""
    own = purse({"gun": 1}, {"gun": 1, "iron": 2}, {"iron": 1}, ruins=True)
    assert own.canonical(Price(Bag({"gun": 2, "iron": 3}))) == pay(
        {"gun": 1}, site1={"gun": 1, "iron": 2}, site2={"iron": 1}
    )
    assert own.canonical(Price(Bag({"iron": 1}))) == pay(site1={"iron": 1})


def test_a_development_token_is_saved_wherever_it_stands_in_the_price() -> None:
    own = purse({"brick": 1, "development": 1})
    assert own.canonical(Price(Bag({"development": 1}), Bag({"brick": 1}))) == pay({"brick": 1})
    assert own.canonical(Price(Bag({"brick": 1}), Bag({"development": 1}))) == pay({"brick": 1})


@pytest.mark.parametrize(
    ("supply", "paid"),
    [
        ({"sharrash": 3, "uranopolis": 1, "red": 3}, {"sharrash": 3}),
        ({"sharrash": 1, "uranopolis": 1, "red": 3}, {"sharrash": 1, "uranopolis": 1, "red": 1}),
        ({"sharrash": 1, "uranopolis": 3, "red": 3}, {"sharrash": 1, "uranopolis": 2}),
        ({"uranopolis": 1, "red": 1, "universal": 3}, {"uranopolis": 1, "red": 1, "universal": 1}),
        ({"iron_gang": 3, "red": 3}, {"red": 3}),
    ],
)
def test_most_influence_is_paid_first_then_the_colour_then_universal(
    supply: dict[str, int], paid: dict[str, int]
) -> None:
    """R43.5a."""
    assert purse(supply).canonical(contacts_or_influence("red", 3, ("sharrash", "uranopolis"))) == pay(paid)


@given(supply=goods, on_card=goods, count=st.integers(0, 4), colour=st.sampled_from(("grey", "red")))
def test_the_canonical_payment_in_influence_is_found_without_all_alternatives(
    supply: Bag, on_card: Bag, count: int, colour: str
) -> None:
    """R43.5a: the list of moves asks for one of them alone."""
    own, kinds = purse(supply, on_card), ("sharrash", "uranopolis")
    one = with_most_influence(colour, count, kinds, own.total)
    assert own.canonical(one) == own.canonical(contacts_or_influence(colour, count, kinds))


def test_a_price_in_influence_names_contact_tokens_where_it_is_refused() -> None:
    assert contacts_or_influence("blue", 2, ("sharrash",)).needs == {"blue": 2}
    assert contacts_or_influence("blue", 2, ()) == contacts("blue", 2)
    assert contacts_or_influence("red", -1, ("sharrash",)) == FREE


@pytest.mark.parametrize(
    ("own", "price"),
    [
        (purse({"brick": 5}), {"ammo": 1}),
        (purse({"universal": 3}), {"brick": 1}),
        (purse({"universal": 1, "ammo": 1}), {"worker": 1}),
        (purse({"grey": 3}), {"universal": 1}),
        (purse({"ammo": 1}), {"brick": 1, "gun": 1}),
        (purse({"worker": 5}), {"basic": 1}),
    ],
)
def test_goods_that_cannot_stand_in_for_others(own: Purse, price: dict[str, int]) -> None:
    assert own.canonical(Price(Bag(price))) is None
    assert own.all_payments(Price(Bag(price))) == ()


def test_a_brick_comes_before_a_development_token_and_that_before_ammo() -> None:
    price = Price(Bag({"brick": 1}), Bag({"development": 1}))
    own = purse({"brick": 1, "development": 1, "ammo": 1})
    assert own.all_payments(price) == (pay({"brick": 1}), pay({"development": 1}), pay({"ammo": 1}))


@pytest.mark.slow
@given(supply=goods, on_card=goods, price=prices, ruins=st.booleans())
def test_all_payments_are_exactly_the_accepted_ones(supply: Bag, on_card: Bag, price: Price, ruins: bool) -> None:
    own = purse(supply, on_card, ruins=ruins)
    listed = own.all_payments(price)
    assert len(set(listed)) == len(listed)
    assert set(listed) == {payment for payment in every_split(supply, on_card, price) if own.accepts(price, payment)}
    assert own.canonical(price) == (listed[0] if listed else None)


def every_split(supply: Bag, on_card: Bag, price: Price) -> set[Payment]:
    """All bags that can be taken from both places, with the size of one of the alternatives."""
    sizes = {bag.total for bag in price}
    held = [(None, good, count) for good, count in supply.items()] + [(1, good, n) for good, n in on_card.items()]
    found = set()
    for amounts in product(*(range(min(count, max(sizes)) + 1) for _, _, count in held)):
        if sum(amounts) in sizes:
            here = {
                place: Bag({g: n for (p, g, _), n in zip(held, amounts, strict=True) if p == place})
                for place in (None, 1)
            }
            found.add(tuple(Pay(bag, place) for place, bag in here.items() if bag))
    return found


@given(supply=goods, price=prices)
def test_the_canonical_payment_spends_as_few_wild_goods_as_possible(supply: Bag, price: Price) -> None:
    listed = purse(supply).all_payments(price)
    wild = [paid_goods(payment)["ammo"] + paid_goods(payment)["universal"] for payment in listed]
    assert not wild or wild[0] == min(wild)


def test_resources_are_in_the_order_that_breaks_ties() -> None:
    assert RESOURCES == ("brick", "gun", "fuel", "iron")
