"""Which sound goes with what happens: one table, from the kind of an event to its sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from game.rules import events as ev
from game.rules.solo import events as solo
from game.rules.state import VIRTUAL

_PITCHES = {"gun": "coin_1", "brick": "coin_2", "iron": "coin_3", "fuel": "coin_4"}
"""A basic resource has its own pitch; every other token the highest."""

_TOKEN = "coin_5"
_MOST_COINS = 3
"""So many coins ring for a pile of one good."""

_LONG_WAY = 3
"""An emblem that drives further than so many VP is heard."""

_MOST_AT_ONCE = 3
"""Where nothing moves, all sounds of a decision come together: so many are enough."""


class Cue(NamedTuple):
    """The sounds of an event, in their order; ``lands`` if they are heard when what moves has arrived."""

    sounds: Callable[[Any], Sequence[str]]
    lands: bool = False


def _always(*names: str) -> Callable[[Any], Sequence[str]]:
    return lambda _: names


def _goods(event: Any) -> Sequence[str]:
    return sounds_of_goods(event.goods)


def _paid(event: ev.GoodsPaid) -> Sequence[str]:
    """A sound for every kind that is paid."""
    kinds = {good: 1 for pay in event.payment for good in pay.goods}
    return sounds_of_goods(kinds)


def _each_card(event: Any) -> Sequence[str]:
    return ("card_slide",) * min(_MOST_COINS, len(event.cards))


def _end(event: ev.GameEnded) -> Sequence[str]:
    return theme(VIRTUAL not in event.winners)


def sounds_of_goods(goods: Mapping[str, int]) -> Sequence[str]:
    """What so many goods sound like when they are put down."""
    names: list[str] = []
    for good, count in goods.items():
        if good == "vp":
            names += ["star_ding", *(["truck_pass"] if count > _LONG_WAY else [])]
        elif good == "worker":
            names += ["worker_step"] * min(_MOST_COINS, count)
        else:
            names += [_PITCHES.get(good, _TOKEN)] * min(_MOST_COINS, count)
    return names


def theme(is_won: bool) -> Sequence[str]:
    """What is heard when a match is over."""
    return ("win_theme",) if is_won else ("lose_sting",)


CUES: dict[type[Any], Cue] = {
    ev.LocationRazed: Cue(_always("fire_whoosh")),
    ev.CardRazed: Cue(_always("fire_whoosh")),
    ev.LocationConstructed: Cue(_always("plate_clank"), lands=True),
    ev.LocationDeveloped: Cue(_always("wrench"), lands=True),
    ev.DealMade: Cue(_always("card_slide")),
    ev.SeatPassed: Cue(_always("stamp")),
    ev.ShieldPlaced: Cue(_always("plate_clank")),
    ev.LocationActivated: Cue(_always("worker_step")),
    ev.FactionActivated: Cue(_always("worker_step")),
    ev.WorkersExchanged: Cue(_always("worker_step")),
    ev.OpenProductionUsed: Cue(_always("worker_step")),
    ev.ProductionDiverted: Cue(_always("worker_step")),
    ev.GoodsStolen: Cue(_goods, lands=True),
    ev.GoodsGained: Cue(_goods, lands=True),
    ev.GoodsPlaced: Cue(_goods, lands=True),
    ev.GoodsReturned: Cue(_goods, lands=True),
    ev.GoodsStored: Cue(_goods, lands=True),
    ev.GoodsPaid: Cue(_paid),
    ev.CardPicked: Cue(_always("card_slide")),
    ev.CardsDrawn: Cue(_each_card),
    ev.ConnectionTaken: Cue(_always("card_slide")),
    ev.ConnectionPlayed: Cue(_always("card_place")),
    ev.CardsDiscarded: Cue(_always("card_place")),
    ev.DealsDiscarded: Cue(_always("card_slide")),
    ev.HandChosen: Cue(_always("card_place")),
    ev.ConnectionsRevealed: Cue(_always("card_slide")),
    ev.OfferRevealed: Cue(_each_card),
    ev.DeckReshuffled: Cue(_always("card_slide", "card_slide")),
    ev.PileReshuffled: Cue(_always("card_slide", "card_slide")),
    ev.RoundBegan: Cue(_always("flag_flap")),
    ev.PhaseBegan: Cue(_always("sign_drop")),
    ev.EndTriggered: Cue(_always("horn_long")),
    ev.GameEnded: Cue(_end),
    solo.OpponentPicked: Cue(_always("card_slide")),
    solo.OpponentBuilt: Cue(_always("plate_clank"), lands=True),
    solo.OpponentDeveloped: Cue(_always("wrench"), lands=True),
    solo.OpponentDrew: Cue(_always("card_slide")),
    solo.PileDiscarded: Cue(_always("card_place")),
    solo.ConnectionRemoved: Cue(_always("card_slide")),
    solo.ShieldLost: Cue(_always("plate_clank")),
    solo.ShieldHeld: Cue(_always("plate_clank")),
    solo.ShieldRaised: Cue(_always("plate_clank")),
    solo.DealAttacked: Cue(_always("fire_whoosh")),
    solo.BrawlersCame: Cue(_always("worker_step", "worker_step")),
    solo.BrawlersLeft: Cue(_always("worker_step")),
}
"""Kind of an event -> its sounds; where all come at once, the first kinds of this table are heard."""

SILENT: frozenset[type[Any]] = frozenset((
    ev.GameStarted, ev.HandsRevealed, ev.ConnectionsDiscarded, ev.OfferDiscarded, ev.LocationCleared, ev.TidiedUp,
    ev.Awaited, solo.LotDrawn, solo.StageBegan, solo.OpponentMissed, solo.AttackAimed, solo.OpponentStopped,
    solo.ActionShown,
))  # fmt: skip
"""Kinds that are words only, or go on while something else is heard."""

HERALDED: frozenset[type[Any]] = frozenset((ev.RoundBegan, ev.PhaseBegan, ev.EndTriggered, ev.GameEnded))
"""Kinds that signs tell at a table on which is played, whichever way it came about."""

_RANKS = {kind: rank for rank, kind in enumerate(CUES)}


def at_once(events: Iterable[object], tells_all: bool = False) -> Sequence[str]:
    """What is heard of a decision of which nothing is seen to move: its main sounds, together.

    What signs tell is left to them, unless it is to tell all.
    """
    told = CUES.keys() if tells_all else CUES.keys() - HERALDED
    heard = sorted((event for event in events if type(event) in told),
                   key=lambda event: _RANKS[type(event)])  # fmt: skip
    names = dict.fromkeys(name for event in heard for name in CUES[type(event)].sounds(event))
    return tuple(names)[:_MOST_AT_ONCE]
