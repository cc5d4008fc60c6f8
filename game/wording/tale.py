"""Tales: the effects of a decision on one seat, and what each event adds to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.rules import events as ev
from game.rules.commands import paid_goods
from game.rules.event import Event
from game.rules.state import Seat

Kind = TypeVar("Kind", bound=Event)


@dataclass
class Tale:
    """The effects on one seat, besides the deed; ``events`` are those that are told one by one."""

    paid: Bag = EMPTY
    discarded: list[str] = field(default_factory=list)
    deals: list[str] = field(default_factory=list)
    placed: list[ev.GoodsPlaced] = field(default_factory=list)
    returned: Bag = EMPTY
    cleared: list[str] = field(default_factory=list)
    stolen: list[ev.GoodsStolen] = field(default_factory=list)
    robbed: list[ev.GoodsForfeited] = field(default_factory=list)
    ruins_discarded: list[str] = field(default_factory=list)
    rebuilt: list[str] = field(default_factory=list)
    rebuilt_at_once: list[str] = field(default_factory=list)
    on_ruins: list[Bag] = field(default_factory=list)
    new_ruins: list[int] = field(default_factory=list)
    gained: Bag = EMPTY
    drawn: list[str] = field(default_factory=list)
    sources: set[ev.Source] = field(default_factory=set)
    hacked: list[str] = field(default_factory=list)
    from_stack: list[str] = field(default_factory=list)
    to_machines: Bag = EMPTY
    ruin: bool = False
    events: list[Event] = field(default_factory=list)

    def each(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind that are told one by one."""
        return [event for event in self.events if isinstance(event, kind)]


Tales = Callable[[Seat], Tale]
"""Seat -> its tale."""

Moved = TypeVar("Moved", ev.GoodsPlaced, ev.GoodsStolen, ev.GoodsForfeited)


def _add_up(told: list[Moved], event: Moved) -> None:
    """Add an event that moves goods; those that differ from it in their goods alone become one with it."""
    for place, other in enumerate(told):
        if replace(other, goods=event.goods) == event:
            told[place] = replace(other, goods=other.goods + event.goods)
            return
    told.append(event)


def follows(tales: Tales, event: Any) -> None:
    """It is told as it is, among what follows."""
    tales(event.seat).events.append(event)


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
    _add_up(tales(event.seat).placed, event)


def cleared(tales: Tales, event: ev.LocationCleared) -> None:
    tales(event.seat).cleared.append(event.card)


def stolen(tales: Tales, event: ev.GoodsStolen) -> None:
    _add_up(tales(event.seat).stolen, event)


def robbed(tales: Tales, event: ev.GoodsForfeited) -> None:
    _add_up(tales(event.seat).robbed, event)


def ruin_gained(tales: Tales, event: ev.RuinGained) -> None:
    tale = tales(event.seat)
    tale.gained += {"ruin": 1}
    tale.new_ruins.append(event.site)
    tale.sources.add(event.source)


def vp_lost(tales: Tales, event: ev.VpLost) -> None:
    """A price (R42.7), or what the Machines cost at the end (R44.7)."""
    if event.source.kind == "machines_left":
        tales(event.seat).to_machines += {"vp": event.vp}
    else:
        tales(event.seat).paid += {"vp": event.vp}


def developed(tales: Tales, event: ev.LocationDeveloped) -> None:
    tales(event.seat).returned += event.returned


def razed(tales: Tales, event: ev.LocationRazed) -> None:
    tale = tales(event.owner)
    tale.returned += event.returned
    tale.ruin = not event.discarded
