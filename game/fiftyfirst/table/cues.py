"""The sounds of what happens: those that its row in `game.fiftyfirst.wording.rows.events` names, or that depend on its
goods, cards or winners.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.wording.row import CARDS, ENDING, GOODS, PAYMENT
from game.fiftyfirst.wording.rows.events import EVENTS, key_of, row_of
from game.ui.game_table import Signals

SIGNALS: Final = Signals()
"""What is heard when something begins; the rows name the same."""

_PITCHES = {"gun": "coin_1", "brick": "coin_2", "iron": "coin_3", "fuel": "coin_4"}
"""A basic resource has its own pitch; every other token the highest."""

_TOKEN = "coin_5"
_MOST_COINS = 3
"""So many coins ring for a pile of one good."""

_LONG_WAY = 3
"""An emblem that drives further than so many VP is heard."""

_MOST_AT_ONCE = 3
"""Where nothing moves, all sounds of a decision come together: so many are enough."""


def sounds_of_goods(goods: Mapping[str, int]) -> Sequence[str]:
    """What so many goods sound like when they are put down."""
    names: list[str] = []
    for good, count in goods.items():
        if good == "vp":
            names += ["star_ding", *(["motor_passing"] if count > _LONG_WAY else [])]
        elif good == "worker":
            names += ["footstep"] * min(_MOST_COINS, count)
        else:
            names += [_PITCHES.get(good, _TOKEN)] * min(_MOST_COINS, count)
    return names


def theme(is_won: bool) -> Sequence[str]:
    """What is heard when a match is over."""
    return ("win_theme",) if is_won else ("lose_sting",)


def _sounds_of_payment(event: ev.GoodsPaid) -> Sequence[str]:
    """The sounds of one token of each kind that is paid."""
    return sounds_of_goods({good: 1 for pay in event.payment for good in pay.goods})


_BY_EVENT: dict[str, Callable[[Any], Sequence[str]]] = {
    GOODS: lambda event: sounds_of_goods(event.goods),
    PAYMENT: _sounds_of_payment,
    CARDS: lambda event: ("card_slide",) * min(_MOST_COINS, len(event.cards)),
    ENDING: lambda event: theme(VIRTUAL not in event.winners),
}

HERALDED: frozenset[type[Event]] = frozenset((ev.RoundBegan, ev.PhaseBegan, ev.EndTriggered, ev.GameEnded))
"""Kinds that signs tell at a table on which is played, whichever way it came about."""

_RANKS = {kind: rank for rank, kind in enumerate(EVENTS)}


def sounds_of(event: Any) -> Sequence[str]:
    """The sounds of an event, in their order; none of one that is silent."""
    return [sound for name in row_of(event).sounds for sound in _named(name, event)]


def _named(name: str, event: Any) -> Sequence[str]:
    return _BY_EVENT[name](event) if name in _BY_EVENT else (name,)


def at_once(events: Iterable[Event], tells_all: bool = False) -> Sequence[str]:
    """What is heard of a decision of which nothing is seen to move: its main sounds, together.

    What signs tell is left to them, unless it is to tell all.
    """
    heard = [event for event in events if tells_all or type(event) not in HERALDED]
    heard.sort(key=lambda event: _RANKS[key_of(event)])
    names = dict.fromkeys(name for event in heard for name in sounds_of(event))
    return tuple(names)[:_MOST_AT_ONCE]
