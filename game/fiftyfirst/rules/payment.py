"""Paying: which goods from which places settle a price (R1.4, R1.5, R1.7).

A `Price` lists alternative bags, of which one must be paid. Ammo may stand in for any resource, a universal contact
token for any grey, blue or red one; `basic` is any resource. Cards and Deals in a cost are not goods: the command
names them, and they have no part here. Goods that lie reserved on a Site pay for nothing but what they are reserved for
(R44.9).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice, product

from game.fiftyfirst.cards.vocabulary import DISCARDED, RESOURCES, TOKENS
from game.fiftyfirst.rules.combinations import MOST_AT_ONCE, splits
from game.fiftyfirst.rules.commands import Pay, Payment, paid_goods
from game.fiftyfirst.rules.state import Site
from game.kernel.bag import EMPTY, Bag

WILD = {**dict.fromkeys((*RESOURCES, "basic"), "ammo"), **dict.fromkeys(("grey", "blue", "red"), "universal")}
"""Good -> the wild good that may stand in for it."""


@lru_cache(maxsize=256)
def _as_printed(bag: Bag) -> Payment:
    """Exactly the printed goods, from the supply."""
    return (Pay(bag),) if bag else ()


class Price(tuple[Bag, ...]):
    """Alternative bags, the preferred one first.

    ``purposes`` are what it pays for, if goods may be reserved for that. ``needs`` is the one that a refusal names: the
    preferred one, unless told otherwise. ``printed`` is the payment with exactly the printed goods, if it is canonical
    for everybody who has them: no kind is left open, no alternative saves a development token, and nothing can be
    reserved for it. ``only`` is the good of a price of one kind of goods without alternatives, and how many.
    """

    needs: Bag
    printed: Payment | None
    only: tuple[str, int] | None
    purposes: tuple[str, ...]

    def __new__(cls, usual: Bag, *others: Bag, needs: Bag | None = None, purposes: tuple[str, ...] = ()) -> Price:
        price = super().__new__(cls, (usual, *others))
        price.purposes = purposes
        price.needs = usual if needs is None else needs
        is_clear = "basic" not in usual and not (others and "development" in usual) and not purposes
        price.printed = _as_printed(usual) if is_clear else None
        price.only = next(iter(usual.items())) if is_clear and len(usual) == 1 and not others else None
        return price


FREE = Price(EMPTY)
_NO_GOODS = (*DISCARDED, "matching")
_CONTACT_LIMIT = 64


@lru_cache(maxsize=_CONTACT_LIMIT)
def contacts(colour: str, count: int) -> Price:
    """The price of ``count`` contact tokens of a colour; free if ``count`` is not positive.

    >>> contacts("grey", 2)
    (Bag({'grey': 2}),)
    """
    return Price(Bag({colour: max(0, count)}))


@lru_cache(maxsize=256)
def goods_price(spend: Bag, times: int = 1) -> Price:
    """The price of a printed cost, paid so many ``times``, without what is discarded or matched."""
    return Price(Bag({good: times * count for good, count in spend.items() if good not in _NO_GOODS}))


NOTHING_RESERVED: Mapping[int, str] = {}


class Purse:
    """Everything a player can pay with: the supply first, then own Sites with goods in State order.

    What is ``reserved`` on Sites, by their numbers, is out of reach, unless `opened` for what it is reserved for: then
    it is the first that is spent.

    >>> purse = Purse(Bag({"brick": 1, "ammo": 1}), sites=())
    >>> purse.canonical(Price(Bag({"brick": 2})))
    (Pay(goods=Bag({'brick': 1, 'ammo': 1}), site=None),)
    >>> purse.canonical(Price(Bag({"brick": 3}))) is None
    True
    """

    __slots__ = ("_known", "_on_sites", "_opened", "_openings", "_reach", "_reserved", "_sites", "_supply", "_total")

    def __init__(
        self,
        supply: Bag,
        sites: tuple[Site, ...],
        reserved: Mapping[int, str] = NOTHING_RESERVED,
        purposes: tuple[str, ...] = (),
    ) -> None:
        self._supply = supply
        self._sites = sites
        self._reserved = NOTHING_RESERVED if purposes else reserved
        self._on_sites = [(site.id, site.goods) for site in sites if site.goods]
        self._opened: tuple[int, ...] = ()
        if reserved:
            self._on_sites = [
                (site, goods) for site, goods in self._on_sites if site not in reserved or reserved[site] in purposes
            ]
            self._opened = tuple([site for site, _ in self._on_sites if site in reserved])
            self._openings: dict[tuple[str, ...], Purse] = {}
        self._total: Bag = supply
        for _, goods in self._on_sites:
            self._total = self._total + goods
        self._reach = _with_wild(self._total)
        self._known: dict[int, tuple[Price, Payment | None]] = {}

    @property
    def total(self) -> Bag:
        """All goods of the supply and on Sites."""
        return self._total

    @property
    def places(self) -> tuple[tuple[int | None, Bag], ...]:
        """Supply and Sites with their goods, in State order, after Sites with goods reserved for what is paid; the
        supply is None."""
        if not self._opened:
            return ((None, self._supply), *self._on_sites)
        first = [place for place in self._on_sites if place[0] in self._opened]
        return (*first, (None, self._supply), *[place for place in self._on_sites if place not in first])

    def opened(self, purposes: tuple[str, ...]) -> Purse:
        """The purse with what is reserved for ``purposes``, which may be nothing."""
        if not purposes or not self._reserved:
            return self
        found = self._openings.get(purposes)
        if found is None:
            found = self._openings[purposes] = Purse(self._supply, self._sites, self._reserved, purposes)
        return found

    def most(self, good: str) -> int:
        """How many of a good can be paid at most, wild ones included."""
        return self._reach.get(good, 0)

    def canonical(self, price: Price) -> Payment | None:
        """The payment that spends the least valuable goods; None if the price cannot be paid.

        It has fewest wild goods, then fewest development tokens, then the first alternative, then most of what is
        reserved for it, of the supply and of the first Sites, then the kind that the player has most of. Results are
        cached by the identity of the `Price`, which is faster than its hash; the cache keeps the price alive.
        """
        if price.only is not None:
            good, count = price.only
            if self._supply.get(good, 0) >= count:
                return price.printed
            if self._reach.get(good, 0) < count:
                return None
        elif price.printed is not None and self._supply.covers(price[0]):
            return price.printed
        known = self._known.get(id(price))
        if known is None:
            known = self._known[id(price)] = price, self._least_precious(price)
        return known[1]

    def _least_precious(self, price: Price) -> Payment | None:
        if self._reserved and price.purposes:
            return self.opened(price.purposes).canonical(price)
        best: tuple[int, int, Payment] | None = None
        for bag in price:
            kinds = self._canonical_kinds(bag) if self._is_in_reach(bag) else None
            if kinds is None:
                continue
            rank = (wild_count(kinds) - bag.get("ammo", 0) - bag.get("universal", 0), kinds.get("development", 0))
            if best is None or rank < best[:2]:
                best = (*rank, self._from_first_places(kinds))
        return best[2] if best else None

    def accepts(self, price: Price, payment: Payment) -> bool:
        """Whether the goods of ``payment`` are there and settle one of the alternatives exactly."""
        if self._reserved and price.purposes:
            return self.opened(price.purposes).accepts(price, payment)
        places = [pay.site for pay in payment]
        if len(set(places)) < len(places) or not all(pay.goods for pay in payment):
            return False
        if not all(self._place(pay.site).covers(pay.goods) for pay in payment):
            return False
        kinds = paid_goods(payment)
        return any(_settles(kinds, bag) for bag in price)

    def all_payments(self, price: Price) -> tuple[Payment, ...]:
        """The distinct payments, the canonical one first, at most `MOST_AT_ONCE`.

        `accepts` also takes those that are not listed.
        """
        if self._reserved and price.purposes:
            return self.opened(price.purposes).all_payments(price)
        canonical = self.canonical(price)
        if canonical is None:
            return ()
        settled = next(bag for bag in price if _settles(paid_goods(canonical), bag))
        found = {canonical: price.index(settled)}
        for payment, place in self._every_payment(price):
            if len(found) == MOST_AT_ONCE:
                break
            found.setdefault(payment, place)
        return tuple(sorted(found, key=lambda payment: self._rank(payment, found[payment])))

    def _every_payment(self, price: Price) -> Iterator[tuple[Payment, int]]:
        """All payments, each with the index of the alternative that it settles."""
        for place, bag in enumerate(price):
            for kinds in self._all_kinds(bag):
                yield from ((payment, place) for payment in self._from_all_places(kinds))

    def _place(self, site: int | None) -> Bag:
        if site is None:
            return self._supply
        return next((goods for number, goods in self._on_sites if number == site), EMPTY)

    def _is_in_reach(self, bag: Bag) -> bool:
        """Whether there is enough for each kind of good by itself."""
        reach = self._reach
        return not [good for good, count in bag.items() if good != "basic" and reach.get(good, 0) < count]

    def _canonical_kinds(self, bag: Bag) -> Bag | None:
        """The goods that settle ``bag``, wild ones last; None if there are too few."""
        kinds: dict[str, int] = {}
        for good, count in bag.items():
            if good != "basic" and not self._spend(kinds, good, count):
                return None
        if "basic" in bag and not self._spend_basic(kinds, bag["basic"]):
            return None
        return Bag(kinds)

    def _spend(self, kinds: dict[str, int], good: str, count: int) -> bool:
        own = min(count, self._total.get(good, 0) - kinds.get(good, 0))
        if own:
            kinds[good] = kinds.get(good, 0) + own
        return own == count or self._spend_wild(kinds, good, count - own)

    def _spend_wild(self, kinds: dict[str, int], good: str, count: int) -> bool:
        wild = WILD.get(good)
        if wild is None or self._total.get(wild, 0) - kinds.get(wild, 0) < count:
            return False
        kinds[wild] = kinds.get(wild, 0) + count
        return True

    def _spend_basic(self, kinds: dict[str, int], count: int) -> bool:
        """Any resources: from the first place that has some, the kind that the player has most of (R1.16)."""
        reserved = dict(kinds)
        by_amount = sorted(RESOURCES, key=lambda good: -self._total.get(good, 0))
        for _, goods in self.places:
            free = {good: goods.get(good, 0) for good in by_amount}
            for good in by_amount:
                held = min(reserved.get(good, 0), free[good])
                reserved[good] = reserved.get(good, 0) - held
                taken = min(free[good] - held, count)
                if taken:
                    kinds[good] = kinds.get(good, 0) + taken
                    count -= taken
        return not count or self._spend_wild(kinds, "basic", count)

    def _from_first_places(self, kinds: Bag) -> Payment:
        if not self._on_sites or (not self._opened and self._supply.covers(kinds)):
            return (Pay(kinds),) if kinds else ()
        left, pays = dict(kinds), []
        for site, goods in self.places:
            here = Bag({good: min(count, goods.get(good, 0)) for good, count in left.items()})
            if here:
                pays.append(Pay(here, site))
                left = {good: count - here[good] for good, count in left.items()}
        return tuple(pays)

    def _all_kinds(self, bag: Bag) -> Iterator[Bag]:
        """Every bag of goods at hand that settles ``bag``."""
        fixed = Bag({good: count for good, count in bag.items() if good != "basic"})
        for kinds in self._swapped(sorted(fixed.items(), key=lambda one: one[0] in WILD), EMPTY):
            if "basic" in bag:
                yield from self._with_basic(kinds, bag["basic"])
            else:
                yield kinds

    def _swapped(self, goods: Sequence[tuple[str, int]], paid: Bag) -> Iterator[Bag]:
        """``paid`` plus every way to pay ``goods``, with wild ones in place of some as far as they are at hand; goods
        without a wild one come first."""
        if not goods:
            yield paid
            return
        (good, count), others = goods[0], goods[1:]
        wild, short = WILD.get(good), max(0, count - self._total[good] + paid[good])
        if wild is None:
            if not short:
                yield from self._swapped(others, paid + {good: count})
            return
        needed = sum(max(0, number - self._total[other]) for other, number in others if WILD[other] == wild)
        for swapped in range(short, min(count, self._total[wild] - paid[wild] - needed) + 1):
            yield from self._swapped(others, paid + {good: count - swapped, wild: swapped})

    def _with_basic(self, kinds: Bag, count: int) -> Iterator[Bag]:
        goods = (*RESOURCES, "ammo")
        for amounts in splits(count, [self._total[good] - kinds[good] for good in goods]):
            yield kinds + dict(zip(goods, amounts, strict=True))

    def _from_all_places(self, kinds: Bag) -> Iterator[Payment]:
        """Every way to take ``kinds`` from their places, at most `MOST_AT_ONCE` for each good."""
        places = self.places
        ways = [splits(count, [goods[good] for _, goods in places]) for good, count in kinds.items()]
        for chosen in product(*(islice(of_good, MOST_AT_ONCE) for of_good in ways)):
            pays = []
            for place, (site, _) in enumerate(places):
                here = Bag({good: split[place] for good, split in zip(kinds, chosen, strict=True)})
                if here:
                    pays.append(Pay(here, site))
            yield tuple(pays)

    def _rank(self, payment: Payment, alternative: int) -> tuple[object, ...]:
        """The sort key by which the canonical payment is first; ``alternative`` is the index in the price."""
        kinds = paid_goods(payment)
        by_site = {pay.site: pay.goods.total for pay in payment}
        places = [site for site, _ in self.places]
        from_places = [-by_site.get(site, 0) for site in places]
        by_amount = sorted(RESOURCES, key=lambda good: -self._total[good])
        amounts = [-kinds[good] for good in by_amount] + [-kinds[good] for good in TOKENS]
        placed = [-self._at(payment, site)[good] for site in places for good in (*by_amount, *TOKENS)]
        return (wild_count(kinds), kinds["development"], alternative, from_places, amounts, placed)

    @staticmethod
    def _at(payment: Payment, site: int | None) -> Bag:
        return next((pay.goods for pay in payment if pay.site == site), EMPTY)


def _with_wild(total: Bag) -> Mapping[str, int]:
    """How many of each good can be paid at most, wild ones included."""
    if "ammo" not in total and "universal" not in total:
        return total
    return {**total, **{good: total.get(good, 0) + total.get(wild, 0) for good, wild in WILD.items()}}


def wild_count(goods: Bag) -> int:
    """The number of wild goods among ``goods``."""
    return goods.get("ammo", 0) + goods.get("universal", 0)


def _settles(kinds: Bag, bag: Bag) -> bool:
    """Whether the goods ``kinds`` settle ``bag`` exactly."""
    return kinds.total == bag.total and fits(kinds, bag)


def fits(kinds: Bag, bag: Bag) -> bool:
    """Whether the goods ``kinds`` settle a part of ``bag`` or all of it.

    >>> fits(Bag({"ammo": 1}), Bag({"brick": 2})), fits(Bag({"ammo": 1, "brick": 2}), Bag({"brick": 2}))
    (True, False)
    """
    spare = {good: count - bag[good] for good, count in kinds.items() if count > bag[good]}
    ammo, universal = spare.pop("ammo", 0), spare.pop("universal", 0)
    if any(good not in RESOURCES for good in spare):
        return False
    short = {"ammo": bag["basic"] - sum(spare.values()), "universal": 0}
    if short["ammo"] < 0:
        return False
    for good, count in bag.items():
        if good in WILD and good != "basic":
            short[WILD[good]] += max(0, count - kinds[good])
    return ammo <= short["ammo"] and universal <= short["universal"]


def unpaid(kinds: Bag, bag: Bag, at_hand: Bag) -> Bag:
    """What of ``bag`` the goods ``kinds`` leave open, if they settle a part of it.

    Wild goods stand in first for what is not ``at_hand``.

    >>> unpaid(Bag({"ammo": 1}), Bag({"brick": 1, "iron": 1}), Bag({"brick": 1, "ammo": 1}))
    Bag({'brick': 1})
    """
    left = {good: max(0, count - kinds[good]) for good, count in bag.items()}
    spare = {good: count - bag[good] for good, count in kinds.items() if count > bag[good]}
    wilds = {wild: spare.pop(wild, 0) for wild in ("ammo", "universal")}
    if "basic" in left:
        left["basic"] -= sum(spare.values())
    for good in sorted((good for good in left if good in WILD), key=lambda good: at_hand[good] - kinds[good]):
        filled = min(left[good], wilds[WILD[good]])
        left[good] -= filled
        wilds[WILD[good]] -= filled
    return Bag({good: count for good, count in left.items() if count})
