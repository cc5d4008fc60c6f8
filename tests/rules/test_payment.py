"""R1.4, R1.5, R1.7: all payments, and the canonical one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.fiftyfirst.cards.vocabulary import RESOURCES
from game.fiftyfirst.rules import matched_goods
from game.fiftyfirst.rules.commands import Pay, Payment, paid_goods
from game.fiftyfirst.rules.influence import contacts_or_influence, with_most_influence
from game.fiftyfirst.rules.payment import FREE, WILD, Price, Purse, contacts, wild_count
from game.fiftyfirst.rules.sets.moloch.machines import destroying, hacking, leaving
from game.fiftyfirst.rules.state import Site
from game.kernel.bag import Bag

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


# ---------------------------------------------------------------------- R44.9 reserved goods
RESERVED = {1: "hack", 3: "destroy"}
"""Sites whose goods are reserved, and for what; goods on Site 2 pay for anything."""
PURPOSES = (
    (hacking(Bag({"brick": 1, "iron": 1, "worker": 1})), ("hack",)),
    (hacking(Bag({"gun": 1, "worker": 2})), ("hack",)),
    (hacking(Bag({"brick": 1, "iron": 1, "worker": 1}), Bag({"ammo": 1})), ("hack",)),
    (destroying(3), ("destroy",)),
    (destroying(0), ("destroy",)),
    (leaving(Bag({"worker": 1, "iron": 1})), ("hack",)),
    (leaving(Bag({"red": 2})), ("destroy",)),
    (leaving(Bag({"worker": 1, "red": 2})), ("hack", "destroy")),
    (contacts("red", 2), ()),
    (Price(Bag({"worker": 2})), ()),
    (Price(Bag({"basic": 2})), ()),
    (FREE, ()),
)
"""Prices, and what they pay for."""


def with_reserved_goods(random: Random) -> tuple[dict[int | None, Bag], Purse]:
    """Few goods in the supply, and on one card of each kind."""
    kinds: dict[int | None, Sequence[str]] = {
        None: ("brick", "iron", "gun", "worker", "ammo", "red", "universal"),
        1: ("brick", "iron", "gun", "worker"),
        2: ("iron", "worker", "red"),
        3: ("red",),
    }
    held = {
        place: Bag({good: random.randint(1, 2) for good in goods if random.random() < 0.45})
        for place, goods in kinds.items()
    }
    sites = tuple(Site(number, "camp", goods=held[number]) for number in (1, 2, 3))
    return held, Purse(held[None], sites, RESERVED)


def stands_for(paid: Sequence[str], printed: Sequence[str]) -> bool:
    """Whether each paid good is one of the printed ones or stands in for it, by trying."""
    if not printed:
        return not paid
    first, *others = printed
    for place, good in enumerate(paid):
        fits = good == first or (first == "basic" and good in RESOURCES) or WILD.get(first) == good
        if fits and stands_for([*paid[:place], *paid[place + 1 :]], others):
            return True
    return False


def every_payment(held: dict[int | None, Bag], price: Price, purposes: tuple[str, ...]) -> dict[Payment, int]:
    """All ways to take goods from the places that are open for a price, with the alternative that they settle first."""
    open_places = [place for place in held if place is None or place not in RESERVED or RESERVED[place] in purposes]
    single = [(place, good, count) for place in open_places for good, count in held[place].items()]
    found: dict[Payment, int] = {}
    most = max(bag.total for bag in price)
    for amounts in product(*(range(min(count, most) + 1) for *_, count in single)):
        paid = [good for (_, good, _), count in zip(single, amounts, strict=True) for _ in range(count)]
        if len(paid) > most:
            continue
        for alternative, bag in enumerate(price):
            if stands_for(paid, [good for good, count in bag.items() for _ in range(count)]):
                bags = {
                    place: Bag({good: n for (p, good, _), n in zip(single, amounts, strict=True) if p == place and n})
                    for place in open_places
                }
                found.setdefault(tuple(Pay(goods, place) for place, goods in bags.items() if goods), alternative)
    return found


def in_any_order(payments: Iterable[Payment]) -> set[frozenset[Pay]]:
    return {frozenset(payment) for payment in payments}


@pytest.mark.slow
@pytest.mark.parametrize("price", range(len(PURPOSES)))
def test_all_payments_with_reserved_goods_are_those_found_by_trying(price: int) -> None:
    """R44.9: they pay for nothing but what they are reserved for; of two ways to pay the first one keeps wild goods,
    and spends what is reserved first, then the supply, then other cards."""
    random, (asked, purposes) = Random(price), PURPOSES[price]
    paid = 0
    for _ in range(150):
        held, own = with_reserved_goods(random)
        found = every_payment(held, asked, purposes)
        listed = own.all_payments(asked)
        assert len(listed) == len(set(listed))
        assert in_any_order(listed) == in_any_order(found)
        assert all(own.accepts(asked, payment) for payment in found)
        canonical = own.canonical(asked)
        assert (canonical is None) == (not found)
        if canonical is None:
            continue
        assert canonical == listed[0]
        order = [*(place for place in (1, 3) if RESERVED[place] in purposes), None, 2]
        best = max(
            (-wild_count(paid_goods(payment)), -alternative, [_from(payment, place) for place in order])
            for payment, alternative in found.items()
        )
        mine = next(alternative for payment, alternative in found.items() if frozenset(payment) == frozenset(canonical))
        assert (-wild_count(paid_goods(canonical)), -mine, [_from(canonical, place) for place in order]) == best
        paid += 1
    assert paid > 20


def _from(payment: Payment, place: int | None) -> int:
    return next((one.goods.total for one in payment if one.site == place), 0)


def test_reserved_goods_are_out_of_reach_for_all_else() -> None:
    own = Purse(Bag({"worker": 1}), (Site(1, "camp", goods=Bag({"worker": 2})),), {1: "hack"})
    assert own.total == {"worker": 1}
    assert own.most("worker") == 1
    assert own.canonical(Price(Bag({"worker": 2}))) is None
    assert not own.accepts(Price(Bag({"worker": 1})), pay(site1={"worker": 1}))
    assert own.opened(("hack",)).total == {"worker": 3}
    assert own.opened(("destroy",)).total == {"worker": 1}
    price = Price(Bag({"worker": 2}), purposes=("hack",))
    assert own.canonical(price) == pay(site1={"worker": 2})
    assert own.all_payments(price) == (pay(site1={"worker": 2}), (*pay(site1={"worker": 1}), *pay({"worker": 1})))


def test_another_way_to_pay_is_accepted_where_nothing_lies_on_a_card_that_reserves() -> None:
    own = Purse(Bag({"brick": 1, "ammo": 1}), (Site(1, "camp"),), {1: "destroy"})
    price = Price(Bag({"brick": 1}), purposes=("hack",))
    assert own.canonical(price) == pay({"brick": 1})
    assert own.accepts(price, pay({"ammo": 1}))
    assert own.all_payments(price) == (pay({"brick": 1}), pay({"ammo": 1}))


@pytest.mark.parametrize(
    ("on_it", "ways"),
    [
        (Bag(), [{"brick": 1, "iron": 1, "worker": 1}]),
        (Bag({"worker": 1, "red": 2}), [{"brick": 1, "iron": 1}]),
        (Bag({"ammo": 1}), [{"iron": 1, "worker": 1}, {"brick": 1, "worker": 1}]),
        (Bag({"ammo": 1, "brick": 1}), [{"worker": 1}]),
        (Bag({"ammo": 2}), [{"worker": 1}]),
    ],
)
def test_what_a_code_lacks(on_it: Bag, ways: list[dict[str, int]]) -> None:
    """R44.14: ammo on a Machine stands for any resource of its code, so that there can be several ways."""
    found = hacking(Bag({"brick": 1, "iron": 1, "worker": 1}), on_it)
    assert sorted(map(dict, found), key=str) == sorted(ways, key=str)
    assert found.purposes == ("hack",)
