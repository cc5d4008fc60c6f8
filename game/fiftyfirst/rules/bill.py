"""Paying good by good: which goods at hand a bill takes, and what one more or one less of them makes of a payment.

Every good fills one place of the price, so the goods that it takes together are a matroid: whatever settles a part of
it can be completed, and one more good drives out at most one other. Single steps reach every way to pay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from game.fiftyfirst.rules.commands import Pay, Payment
from game.fiftyfirst.rules.payment import WILD, Price, Purse, fits, unpaid
from game.kernel.bag import EMPTY, Bag

PRECIOUS = frozenset({*WILD.values(), "development"})
"""Goods that a payment spends last."""


class GoodsSource(NamedTuple):
    """Goods of one kind at one place: the supply, or a Site."""

    good: str
    site: int | None = None


Taken = Mapping[GoodsSource, int]
"""How many goods are taken from each source."""


class Bill:
    """The price of a command, and the goods its player could pay it with.

    >>> bill = Bill(Price(Bag({"brick": 2})), Purse(Bag({"brick": 2, "ammo": 1}), sites=()))
    >>> bill.sources
    (GoodsSource(good='brick', site=None), GoodsSource(good='ammo', site=None))
    >>> bill.more((Pay(Bag({"brick": 2})),), GoodsSource("ammo"))
    (Pay(goods=Bag({'brick': 1, 'ammo': 1}), site=None),)
    """

    def __init__(self, price: Price, purse: Purse) -> None:
        self.price = price
        self.purse = purse.opened(price.purposes)
        self.at_hand = {
            GoodsSource(good, site): count for site, goods in self.purse.places for good, count in goods.items()
        }
        """How many goods each source has."""

    @cached_property
    def sources(self) -> tuple[GoodsSource, ...]:
        """The sources that some payment uses."""
        return tuple(source for source in self.at_hand if self.most[source])

    @cached_property
    def most(self) -> Taken:
        """How many goods of each source a payment takes at most."""
        return {
            source: max((self._filled(bag, (source, *self.at_hand))[source] for bag in self._payable), default=0)
            for source in self.at_hand
        }

    @cached_property
    def least(self) -> Taken:
        """How many goods of each source every payment takes."""
        return {
            source: min(
                (self._filled(bag, (*self._all_but(source), source))[source] for bag in self._payable), default=0
            )
            for source in self.at_hand
        }

    def accepts(self, payment: Payment) -> bool:
        """Whether a payment settles the bill."""
        return self.purse.accepts(self.price, payment)

    def more(self, payment: Payment, source: GoodsSource) -> Payment | None:
        """The payment with one more good of ``source``; goods that the price then no longer takes are put back. None if
        no payment takes that many.

        A wild good or a development token is put back first, then the same good of another place, then the good of
        which fewest are left.
        """
        taken = taken_of(payment)
        count = taken.get(source, 0) + 1
        if count > self.most.get(source, 0):
            return None
        left = {other: self.at_hand[other] - taken[other] for other in taken}
        kept = {source: count}
        for other in sorted(taken, key=lambda other: (_gives_way(other, source), -left[other])):
            if other != source:
                while kept.get(other, 0) < taken[other] and self._takes({**kept, other: kept.get(other, 0) + 1}):
                    kept[other] = kept.get(other, 0) + 1
        return self._payment(kept)

    def less(self, payment: Payment, source: GoodsSource) -> Payment | None:
        """The payment with one good less of ``source``; None if every payment takes that many."""
        taken = taken_of(payment)
        count = taken.get(source, 0) - 1
        return None if count < self.least.get(source, 0) else self._payment({**taken, source: count})

    def unpaid(self, payment: Payment) -> Bag:
        """The goods that are still missing after ``payment``, for the alternative that lacks fewest; empty if it
        settles the bill."""
        kinds = _kinds(taken_of(payment))
        open_parts = (unpaid(kinds, bag, self.purse.total) for bag in self._payable if fits(kinds, bag))
        return min(open_parts, key=lambda part: part.total, default=EMPTY)

    @cached_property
    def _payable(self) -> tuple[Bag, ...]:
        """The alternatives of the price that can be paid."""
        return tuple(bag for bag in self.price if self.purse.canonical(Price(bag)) is not None)

    def _all_but(self, source: GoodsSource) -> tuple[GoodsSource, ...]:
        return tuple(other for other in self.at_hand if other != source)

    def _takes(self, taken: Taken) -> bool:
        """Whether more goods make a payment of these."""
        kinds = _kinds(taken)
        return any(fits(kinds, bag) for bag in self._payable)

    def _filled(self, bag: Bag, order: Iterable[GoodsSource]) -> Taken:
        """A payment of ``bag`` with as many goods as possible of each source, one after the other."""
        taken: dict[GoodsSource, int] = {}
        for source in order:
            number = taken.get(source, 0)
            while number < self.at_hand[source] and fits(_kinds({**taken, source: number + 1}), bag):
                number += 1
            taken[source] = number
        return taken

    def _payment(self, taken: Taken) -> Payment:
        """A payment of these goods, from the supply first, then from Sites in State order."""
        pays = []
        for site, goods in self.purse.places:
            here = Bag({good: count for good in goods if (count := taken.get(GoodsSource(good, site), 0))})
            if here:
                pays.append(Pay(here, site))
        return tuple(pays)


def taken_of(payment: Payment) -> dict[GoodsSource, int]:
    """How many goods a payment takes from each source."""
    return {GoodsSource(good, pay.site): count for pay in payment for good, count in pay.goods.items()}


def _kinds(taken: Taken) -> Bag:
    """The goods taken, whatever their source."""
    kinds: dict[str, int] = {}
    for source, count in taken.items():
        kinds[source.good] = kinds.get(source.good, 0) + count
    return Bag({good: count for good, count in kinds.items() if count})


def _gives_way(other: GoodsSource, source: GoodsSource) -> int:
    """The rank in which ``other`` gives way to one more good of ``source``: the higher, the earlier."""
    if other.good in PRECIOUS and source.good not in PRECIOUS:
        return 2
    return 1 if other.good == source.good else 0
