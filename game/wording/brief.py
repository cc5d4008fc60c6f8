"""The short form of a log line, in signs: what is done, its cost, an arrow, and what everybody gets.

Whole sentences have all details; the log of the table has room for one line for each action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.kernel.bag import Bag
from game.rules.event import Event
from game.rules.state import Seat
from game.rules.subject import card_named
from game.wording.row import Aftermath
from game.wording.rows.events import row_of
from game.wording.sentence import CardName, InlineIcon, Part, PlayerName
from game.wording.sets import SETS
from game.wording.tale import Tale
from game.wording.teller import Teller


def brief_of(tell: Teller, event: Event, tales: Mapping[Seat, Tale]) -> tuple[Part, ...]:
    """The short form of what an event tells, with what follows from it for each seat; () if its kind has none.

    What stands before the arrow is paid or given up. Players are named where it is not the one who acts.
    """
    row = row_of(event)
    if not row.icon:
        return ()
    if row.passive:
        return _brief_of_assault(tell, event, row.icon, tales)
    actor: Seat = getattr(event, "seat", "")
    own, card, level = tales.get(actor, Tale()), card_named(event), row.level(event)
    parts: list[Part] = [InlineIcon(row.icon)]
    parts += [_player(tell, owner)] if (owner := getattr(event, "owner", None)) else []
    parts += [InlineIcon("ruin")] if getattr(event, "over_ruin", False) else []
    parts += [CardName(tell.words.title(card), card)] if card else []
    parts += [InlineIcon(f"outpost_{level}")] if level else []
    parts += [goods for goods in dict.fromkeys((_given(own), row.puts_down(event))) if goods]
    gains = list(_got(Aftermath(tell, actor, own, event)))
    for seat, tale in tales.items():
        theirs = list(_got(Aftermath(tell, seat, tale))) if seat != actor else []
        gains += [_player(tell, seat), *theirs] if theirs else []
    return (*parts, InlineIcon("arrow_light"), *gains) if gains else tuple(parts)


def brief_of_effects(tell: Teller, seat: Seat, tale: Tale) -> tuple[Part, ...]:
    """The short form of what happens to a seat without a deed."""
    parts: list[Part] = [given] if (given := _given(tale)) else []
    gains = list(_got(Aftermath(tell, seat, tale)))
    return (*parts, InlineIcon("arrow_light"), *gains) if gains else ()


def _brief_of_assault(tell: Teller, event: Any, icon: str, tales: Mapping[Seat, Tale]) -> tuple[Part, ...]:
    """The Machine, what it does to which seat, and what that seat gets for it."""
    parts: list[Part] = [InlineIcon(icon), CardName(tell.words.title(event.machine), event.machine)]
    parts.append(_player(tell, event.seat))
    parts += [CardName(tell.words.title(card), card) for card in _hit(event)]
    if goods := getattr(event, "goods", None):
        parts.append(goods)
    parts += [InlineIcon(action) for action in getattr(event, "stopped", ())]
    gains = list(_got(Aftermath(tell, event.seat, tales.get(event.seat, Tale()))))
    return (*parts, InlineIcon("arrow_light"), *gains) if gains else tuple(parts)


def _hit(event: Any) -> Iterator[str]:
    """The card that a Machine takes, razes or stops."""
    for name in ("card", "deal"):
        if hasattr(event, name):
            yield getattr(event, name)
    for name in ("cards", "connections"):
        yield from getattr(event, name, ())


def _player(tell: Teller, seat: Seat) -> PlayerName:
    return PlayerName(tell.name(seat), seat)


def _given(tale: Tale) -> Bag:
    """What a seat pays and discards."""
    goods = tale.paid + tale.to_machines
    return goods + {"card": len(tale.discarded), "deal": len(tale.deals), "ruin": len(tale.ruins_discarded)}


def _got(at: Aftermath) -> Iterator[Part]:
    """What a seat gains, takes, takes back or places on a card or Ruin, and its Ruin; first and last what sets tell."""
    tell, tale = at.tell, at.tale
    yield from _of_sets("first", at)
    goods = tale.gained + tale.returned
    for placed in (*(placed.goods for placed in tale.placed), *tale.on_ruins):
        goods += placed
    if goods:
        yield goods
    for theft in tale.stolen:
        yield from (InlineIcon("steal"), _player(tell, theft.victim), theft.goods)
    yield from _of_sets("last", at)
    if tale.ruin:
        yield InlineIcon("ruin")


def _of_sets(place: str, at: Aftermath) -> Iterator[Part]:
    """What sets tell before or behind the goods, first of the latest."""
    return (part for one in reversed(SETS) if place in one.in_short for part in one.in_short[place](at))
