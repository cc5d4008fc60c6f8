"""One deed of a decision and all that follows from it, told in one line.

`Anna constructs School for 1 grey: gains 2 workers.` Goods that come without a deed, as in the
Production phase, are told in one line for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.kernel.bag import EMPTY, Bag
from game.kernel.message import short_name
from game.rules import events as happened
from game.rules.events import AnyEvent, Source
from game.rules.payment import paid_goods
from game.rules.solo import events as solo
from game.rules.state import Seat
from game.wording import log_solo
from game.wording.sentence import Sentence
from game.wording.teller import Teller

DEEDS: Final[dict[type, Callable[[Teller, Any], dict[str, str]]]] = {
    happened.LocationConstructed: lambda tell, deed: {"card": tell.card(deed.card)},
    happened.LocationDeveloped: lambda tell, deed: {
        "card": tell.card(deed.card),
        "over": tell.card(deed.over_card),
        "old": "ruin" if deed.over_ruin else "location",
    },
    happened.DealMade: lambda tell, deed: {"card": tell.card(deed.card)},
    happened.CardRazed: lambda tell, deed: {"card": tell.card(deed.card)},
    happened.LocationRazed: lambda tell, deed: {"owner": tell.who(deed.owner), "card": tell.card(deed.card)},
    happened.LocationActivated: lambda tell, deed: {"card": tell.card(deed.card)},
    happened.FactionActivated: lambda _tell, _deed: {},
    happened.WorkersExchanged: lambda _tell, _deed: {},
    happened.OpenProductionUsed: lambda tell, deed: {"owner": tell.who(deed.owner), "card": tell.card(deed.card)},
    happened.ConnectionTaken: lambda tell, deed: {"card": tell.card(deed.card)},
    happened.ConnectionPlayed: lambda tell, deed: {"card": tell.card(deed.card)},
    happened.ShieldPlaced: lambda tell, deed: {"card": tell.card(deed.card)},
    happened.GoodsStored: lambda tell, deed: {"goods": tell.goods(deed.goods), "card": tell.card(deed.card)},
    solo.ConnectionRemoved: lambda tell, deed: {"card": tell.card(deed.card)},
    solo.OpponentDeveloped: log_solo.opponent_developed,
}
"""The facts that the message of each deed names."""


@dataclass
class Tale:
    """What happens to one seat in an act."""

    paid: Bag = EMPTY
    discarded: list[str] = field(default_factory=list)
    deals: list[str] = field(default_factory=list)
    placed: list[happened.GoodsPlaced] = field(default_factory=list)
    returned: Bag = EMPTY
    cleared: list[str] = field(default_factory=list)
    stolen: list[happened.GoodsStolen] = field(default_factory=list)
    gained: Bag = EMPTY
    drawn: list[str] = field(default_factory=list)
    sources: set[Source] = field(default_factory=set)
    ruin: bool = False


class Act:
    """Gathers events until they are told."""

    def __init__(self) -> None:
        self._deed: Any = None
        self._events: list[Any] = []
        self._tales: dict[Seat, Tale] = {}

    def takes(self, event: AnyEvent) -> bool:
        """Whether the event can belong to what has been gathered."""
        if type(event) in DEEDS:
            return self._deed is None
        return not (isinstance(event, happened.GoodsPaid) and self._tale(event.seat).paid)

    @property
    def told(self) -> tuple[AnyEvent, ...]:
        """What the line is about: the deed, or what has happened first without one."""
        return (self._deed,) if self._deed else tuple(self._events[:1])

    def add(self, event: AnyEvent) -> None:
        self._events.append(event)
        if type(event) in DEEDS:
            self._deed = event
        follow = FOLLOWS.get(type(event))
        if follow:
            follow(self._tale, event)

    def lines(self, teller: Callable[[], Teller]) -> Iterator[tuple[Sentence, Sequence[AnyEvent]]]:
        """The line of the deed, or a line for each seat to which something happened without one; with its events."""
        if self._deed is not None:
            yield self._deed_line(teller()), self._events
            return
        for seat, tale in self._tales.items():
            tell = teller()
            effects = list(_effects(tell, seat, tale, alone=True))
            if effects:
                line = tell.finish(tell.say("log-effects", effects=_other(tell, seat, effects)), seat)
                yield line, [event for event in self._events if event.seat == seat]

    def _tale(self, seat: Seat) -> Tale:
        return self._tales.setdefault(seat, Tale())

    def _deed_line(self, tell: Teller) -> Sentence:
        seat = self._deed.seat
        own = self._tale(seat)
        deed = self._deed_clause(tell, own.paid)
        own_effects = list(_effects(tell, seat, own, alone=False))
        effects = [tell.words.one_by_one(own_effects)] if own_effects else []
        for other, tale in self._tales.items():
            happens = list(_effects(tell, other, tale, alone=False)) if other != seat else []
            if happens:
                effects.append(_other(tell, other, happens))
        key = "log-deed_effects" if effects else "log-deed"
        return tell.finish(tell.say(key, deed=deed, effects=tell.words.in_turn(effects)), seat)

    def _deed_clause(self, tell: Teller, cost: Bag) -> str:
        key = f"deed-{short_name(type(self._deed).__name__)}"
        facts = {"who": tell.who(self._deed.seat), **DEEDS[type(self._deed)](tell, self._deed)}
        if cost and f"{key}.paid" in tell.words.messages:
            return tell.say(f"{key}.paid", cost=tell.goods(cost), **facts)
        return tell.say(key, **facts)


def _other(tell: Teller, seat: Seat, effects: list[str]) -> str:
    return tell.say("effect-other", who=tell.who(seat), effects=tell.words.one_by_one(effects))


def _effects(tell: Teller, seat: Seat, tale: Tale, alone: bool) -> Iterator[str]:
    """What happens to a seat, clause by clause; ``alone`` if no deed says where it comes from."""
    if tale.paid and alone:
        yield tell.say("effect-pays", goods=tell.goods(tale.paid))
    if tale.discarded:
        yield tell.say("effect-discards", n=len(tale.discarded), cards=tell.cards(tale.discarded))
    if tale.deals:
        yield tell.say("effect-gives_up", n=len(tale.deals), cards=tell.cards(tale.deals))
    for placed in tale.placed:
        key = "effect-places.card" if alone else "effect-places"
        yield tell.say(key, goods=tell.goods(placed.goods), card=tell.card(placed.card))
    if tale.returned:
        yield tell.say("effect-takes_back", goods=tell.goods(tale.returned))
    if tale.cleared:
        yield tell.say("effect-clears", n=len(tale.cleared), cards=tell.cards(tale.cleared))
    for theft in tale.stolen:
        yield _theft(tell, theft, alone)
    if tale.gained:
        yield _gains(tell, seat, tale, alone)
    elif tale.ruin:
        yield tell.say("effect-ruin")


def _theft(tell: Teller, theft: happened.GoodsStolen, alone: bool) -> str:
    facts = {"goods": tell.goods(theft.goods), "victim": tell.who(theft.victim)}
    if alone and theft.source.card:
        return tell.say("effect-steals.card", card=tell.card(theft.source.card), **facts)
    return tell.say("effect-steals", **facts)


def _gains(tell: Teller, seat: Seat, tale: Tale, alone: bool) -> str:
    facts, variant = {"goods": tell.goods(tale.gained)}, []
    if tale.drawn and tell.knows_hand(seat):
        facts["cards"] = tell.cards(tale.drawn)
        variant.append("cards")
    if tale.ruin:
        variant.append("ruin")
    elif alone and len(tale.sources) == 1:
        facts["source"] = tell.words.source(next(iter(tale.sources)))
        variant.append("source")
    return tell.say(f"effect-gains.{'_'.join(variant)}" if variant else "effect-gains", **facts)


_Tales = Callable[[Seat], Tale]


def _paid(tales: _Tales, event: happened.GoodsPaid) -> None:
    tales(event.seat).paid = paid_goods(event.payment)


def _cards_discarded(tales: _Tales, event: happened.CardsDiscarded) -> None:
    tales(event.seat).discarded += (*event.cards, *event.connections)


def _deals_discarded(tales: _Tales, event: happened.DealsDiscarded) -> None:
    tales(event.seat).deals += event.cards


def _returned(tales: _Tales, event: happened.GoodsReturned) -> None:
    tales(event.seat).returned += event.goods


def _gained(tales: _Tales, event: happened.GoodsGained) -> None:
    tale = tales(event.seat)
    tale.gained += event.goods
    tale.sources.add(event.source)


def _drawn(tales: _Tales, event: happened.CardsDrawn) -> None:
    tale = tales(event.seat)
    tale.gained += {"card": len(event.cards)}
    tale.drawn += event.cards
    tale.sources.add(event.source)


def _placed(tales: _Tales, event: happened.GoodsPlaced) -> None:
    tales(event.seat).placed.append(event)


def _cleared(tales: _Tales, event: happened.LocationCleared) -> None:
    tales(event.seat).cleared.append(event.card)


def _stolen(tales: _Tales, event: happened.GoodsStolen) -> None:
    tales(event.seat).stolen.append(event)


def _developed(tales: _Tales, event: happened.LocationDeveloped) -> None:
    tales(event.seat).returned += event.returned


def _razed(tales: _Tales, event: happened.LocationRazed) -> None:
    tale = tales(event.owner)
    tale.returned += event.returned
    tale.ruin = not event.discarded


FOLLOWS: Final[dict[type, Callable[[_Tales, Any], None]]] = {
    happened.GoodsPaid: _paid,
    happened.CardsDiscarded: _cards_discarded,
    happened.DealsDiscarded: _deals_discarded,
    happened.GoodsReturned: _returned,
    happened.GoodsGained: _gained,
    happened.CardsDrawn: _drawn,
    happened.GoodsPlaced: _placed,
    happened.LocationCleared: _cleared,
    happened.GoodsStolen: _stolen,
    happened.LocationDeveloped: _developed,
    happened.LocationRazed: _razed,
}
"""What each event adds to the tales of an act."""
