"""The notable steps of a match of 51st State: Locations that change hands or are destroyed, swings in VP, and the turns
of the virtual opponent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.fiftyfirst.match.sets import PARTS
from game.fiftyfirst.rules.commands import Choose
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.events import DealMade, LocationConstructed, LocationDeveloped, LocationRazed
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.state import VIRTUAL, GameState
from game.fiftyfirst.rules.steps import ChooseStorage
from game.kernel.journal import Entry
from game.kernel.rules import Status
from game.kernel.seats import Seat
from game.play.highlights import Highlight

MARKS = (
    "razed", "outpost_razed", "demolished", "stolen", "claimed", "hacked", "destroyed", "built", "developed", "rebuilt",
    "outpost_built", "outpost_upgraded", "attacked", "deal", "vp", "opponent",
)  # fmt: skip
"""Kinds of notable steps, most notable first: `stolen` is a Location that changed hands, `claimed` an HQ card,
`attacked` a Location that a Machine razed, `vp` a swing, `opponent` a turn of the virtual opponent. Districts that are
razed, and Deals with them, count as others do."""

_DEEDS: Final[Mapping[type[Event], str]] = {
    LocationRazed: "razed",
    LocationConstructed: "built",
    LocationDeveloped: "developed",
    DealMade: "deal",
    **{kind: mark for part in PARTS for kind, mark in part.deeds.items()},
}

SWING = 3
"""VP gained by one seat in one decision that make a swing. A change of the sole leader is one as well."""


class LocationHighlights:
    """The notable steps of a match of 51st State."""

    kinds = MARKS

    def of(self, entry: Entry[AnyCommand, AnyEvent], before: GameState, after: GameState) -> Sequence[Highlight]:
        found = [deed for event in entry.events if (deed := _deed(event))]
        if swinger := _swing(before, after):
            found.append(Highlight("vp", swinger))
        if entry.decision is not None and entry.decision.seat == VIRTUAL:
            found.append(Highlight("opponent", VIRTUAL))
        return found

    def goes_on(self, decision: AnyCommand, asked: Status) -> bool:
        """Goods are stored one at a time."""
        return asked.question is ChooseStorage and isinstance(decision, Choose)


def _deed(event: AnyEvent) -> Highlight | None:
    """The kind of mark that an event makes, if any, and its seat.

    The virtual opponent builds in most of its turns, which have a mark of their own, and in every Lookout.
    """
    kind, seat = _DEEDS.get(type(event)), getattr(event, "seat", "")
    if kind is None or (kind in ("built", "outpost_built") and seat == VIRTUAL):
        return None
    return Highlight(kind, seat)


def _swing(before: GameState, after: GameState) -> Seat | None:
    """The seat that gained `SWING` VP in a decision, or became the sole leader."""
    gains = {seat: after.player(seat).vp - before.player(seat).vp for seat in after.seats}
    most = max(gains, key=lambda seat: gains[seat])
    if gains[most] >= SWING:
        return most
    leader = _leader(after)
    return leader if leader and gains[leader] > 0 and _leader(before) not in (None, leader) else None


def _leader(state: GameState) -> Seat | None:
    """The sole leader in VP, if there is one."""
    ranked = sorted(state.seats, key=lambda seat: -state.player(seat).vp)
    alone = len(ranked) > 1 and state.player(ranked[0]).vp > state.player(ranked[1]).vp
    return ranked[0] if alone else None
