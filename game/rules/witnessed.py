"""The cards in hands that everybody has seen: picked from an offer, salvaged, or taken face up.

A view shows only how many cards another seat holds. Whoever has followed the game knows more, and may use it (R20).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from game.kernel.seats import Seat
from game.rules import events as ev
from game.rules.messages import AnyEvent
from game.rules.piles import without
from game.rules.sets.moloch.events import AssaultTookCard
from game.rules.sets.scavengers.events import CardSalvaged
from game.rules.state import VIRTUAL

Held = Mapping[Seat, tuple[str, ...]]
"""Seat -> cards that it is known to hold."""


class Witnessed(msgspec.Struct, frozen=True):
    """Cards that all have seen go into a hand, and not leave it since.

    Of two equal cards, one seen and one drawn, the seen one counts as played first: then nobody is sure of the other.
    """

    hands: Held = {}
    connections: Held = {}

    def after(self, events: Iterable[AnyEvent]) -> Witnessed:
        """The cards that all have seen, after these further events."""
        witnessed = self
        for event in events:
            witnessed = witnessed._after_one(event)
        return witnessed

    def _after_one(self, event: AnyEvent) -> Witnessed:
        match event:
            case ev.GameStarted():
                return Witnessed()
            case ev.CardPicked(seat=seat, card=card) if seat != VIRTUAL:
                return replace(self, hands=_with(self.hands, seat, card))
            case CardSalvaged(seat=seat, card=card) if seat != VIRTUAL:
                return replace(self, hands=_with(self.hands, seat, card))
            case ev.ConnectionTaken(seat=seat, card=card):
                return replace(self, connections=_with(self.connections, seat, card))
            case ev.ConnectionPlayed(seat=seat, card=card):
                return replace(self, connections=_without(self.connections, seat, (card,)))
            case (
                ev.CardsDiscarded(seat=seat, cards=cards, connections=connections)
                | AssaultTookCard(seat=seat, cards=cards, connections=connections)
            ):
                return Witnessed(_without(self.hands, seat, cards), _without(self.connections, seat, connections))
            case _ if isinstance(event, _PLAYED):
                return replace(self, hands=_without(self.hands, event.seat, (event.card,)))
            case _:
                return self


_PLAYED: Final = (ev.LocationConstructed, ev.LocationDeveloped, ev.DealMade, ev.CardRazed)
"""Events with which a card leaves a hand."""


def _with(held: Held, seat: Seat, card: str) -> Held:
    return {**held, seat: (*held.get(seat, ()), card)}


def _without(held: Held, seat: Seat, cards: Iterable[str]) -> Held:
    known = held.get(seat, ())
    gone = Counter(known) & Counter(cards)
    return {**held, seat: without(known, gone.elements())} if gone else held
