"""Tales: the effects of a decision on one seat, and what each event adds to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.kernel.bag import EMPTY, Bag
from game.rules import events as ev
from game.rules.payment import paid_goods
from game.rules.state import Seat


@dataclass
class Tale:
    """The effects on one seat, besides the deed."""

    paid: Bag = EMPTY
    discarded: list[str] = field(default_factory=list)
    deals: list[str] = field(default_factory=list)
    placed: list[ev.GoodsPlaced] = field(default_factory=list)
    returned: Bag = EMPTY
    cleared: list[str] = field(default_factory=list)
    stolen: list[ev.GoodsStolen] = field(default_factory=list)
    robbed: list[ev.GoodsForfeited] = field(default_factory=list)
    blocked: list[ev.LocationBlocked] = field(default_factory=list)
    gained: Bag = EMPTY
    drawn: list[str] = field(default_factory=list)
    sources: set[ev.Source] = field(default_factory=set)
    ruin: bool = False


Tales = Callable[[Seat], Tale]
"""Seat -> its tale."""


def paid(tales: Tales, event: ev.GoodsPaid) -> None:
    tales(event.seat).paid = paid_goods(event.payment)


def cards_discarded(tales: Tales, event: ev.CardsDiscarded) -> None:
    tales(event.seat).discarded += (*event.cards, *event.connections)


def deals_discarded(tales: Tales, event: ev.DealsDiscarded) -> None:
    tales(event.seat).deals += event.cards


def goods_returned(tales: Tales, event: ev.GoodsReturned) -> None:
    tales(event.seat).returned += event.goods


def gained(tales: Tales, event: ev.GoodsGained) -> None:
    tale = tales(event.seat)
    tale.gained += event.goods
    tale.sources.add(event.source)


def drawn(tales: Tales, event: ev.CardsDrawn) -> None:
    tale = tales(event.seat)
    tale.gained += {"card": len(event.cards)}
    tale.drawn += event.cards
    tale.sources.add(event.source)


def placed(tales: Tales, event: ev.GoodsPlaced) -> None:
    tales(event.seat).placed.append(event)


def cleared(tales: Tales, event: ev.LocationCleared) -> None:
    tales(event.seat).cleared.append(event.card)


def stolen(tales: Tales, event: ev.GoodsStolen) -> None:
    tales(event.seat).stolen.append(event)


def robbed(tales: Tales, event: ev.GoodsForfeited) -> None:
    tales(event.seat).robbed.append(event)


def blocked(tales: Tales, event: ev.LocationBlocked) -> None:
    tales(event.seat).blocked.append(event)


def ruin_gained(tales: Tales, event: ev.RuinGained) -> None:
    tales(event.seat).ruin = True


def developed(tales: Tales, event: ev.LocationDeveloped) -> None:
    tales(event.seat).returned += event.returned


def razed(tales: Tales, event: ev.LocationRazed) -> None:
    tale = tales(event.owner)
    tale.returned += event.returned
    tale.ruin = not event.discarded
