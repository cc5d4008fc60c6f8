"""The cards in hands that everybody has seen: picked from an offer, salvaged, or taken face up.

A view shows only how many cards another seat holds. Whoever has followed the game knows more, and may use it (R20).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.kernel.bag import without
from game.kernel.seats import Seat
from game.rules import events as ev
from game.rules.messages import AnyEvent
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

    def _after_one(self, event: Any) -> Witnessed:
        if isinstance(event, ev.GameStarted):
            return Witnessed()
        if event.shows_gain and event.seat != VIRTUAL:
            return replace(self, hands=_with(self.hands, event.seat, event.card))
        if event.shows_loss:
            hands = _without(self.hands, event.seat, event.cards)
            return Witnessed(hands, _without(self.connections, event.seat, event.connections))
        if isinstance(event, ev.ConnectionTaken):
            return replace(self, connections=_with(self.connections, event.seat, event.card))
        if isinstance(event, ev.ConnectionPlayed):
            return replace(self, connections=_without(self.connections, event.seat, (event.card,)))
        if isinstance(event, _PLAYED):
            return replace(self, hands=_without(self.hands, event.seat, (event.card,)))
        return self


_PLAYED: Final = (ev.LocationConstructed, ev.LocationDeveloped, ev.DealMade, ev.CardRazed)
"""Events with which a card leaves a hand."""


def _with(held: Held, seat: Seat, card: str) -> Held:
    return {**held, seat: (*held.get(seat, ()), card)}


def _without(held: Held, seat: Seat, cards: Iterable[str]) -> Held:
    known = held.get(seat, ())
    gone = Counter(known) & Counter(cards)
    return {**held, seat: without(known, gone.elements())} if gone else held
