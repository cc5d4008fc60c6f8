"""The sounds of what happens: a row for each kind of event that is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from game.metro2033.rules import events as ev
from game.metro2033.rules.event import MetroEvent
from game.ui.game_table import Signals

SIGNALS: Final = Signals(phase="lamp_click", round="train_passing")
"""What is heard when something begins; the rows name the same."""

_OF_GOODS: Final = {"pig": "sack", "mushroom": "basket", "ammo": "cartridges"}

_MOST_ALIKE: Final = 3
"""So many of one sound are heard for a pile of one good, or for many cards."""

_MOST_AT_ONCE: Final = 3
"""Where nothing moves, all sounds of a decision come together: so many are enough."""


def sounds_of_goods(goods: Mapping[str, int]) -> Sequence[str]:
    """What so many goods sound like when they are put down."""
    return [_OF_GOODS[good] for good, count in goods.items() for _ in range(min(_MOST_ALIKE, count))]


def theme(is_won: bool) -> Sequence[str]:
    """What is heard when a match is over."""
    return ("win_theme",) if is_won else ("lose_sting",)


def _of_price(event: ev.PricePaid) -> Sequence[str]:
    """One of each good that is paid."""
    return sounds_of_goods(dict.fromkeys(event.goods, 1))


def _of_exchange(event: ev.GoodsExchanged) -> Sequence[str]:
    return sounds_of_goods({event.given: 1, event.taken: 1})


def _of_cards(event: ev.CardsOffered | ev.MarketFilled) -> Sequence[str]:
    return ("card_slide",) * min(_MOST_ALIKE, len(event.cards))


def _of_deck(event: ev.CardKept) -> Sequence[str]:
    """Quests are paper, equipment is carried."""
    return ("paper",) if event.deck == "quest" else ("buckle",)


def _of_army(event: ev.ArmyChanged) -> Sequence[str]:
    """An army falls in a defeat, loses men who are not paid, or men come to it."""
    return {"defeat": ("collapse",), "upkeep": ("footstep",)}.get(event.cause, ("march",))


CUES: Final[Mapping[type[MetroEvent], Sequence[str] | Callable[[Any], Sequence[str]]]] = {
    ev.MetroWon: theme(is_won=True),
    ev.StageTwoStarted: ("red_light",),
    ev.RoundStarted: (SIGNALS.round,),
    ev.PhaseStarted: (SIGNALS.phase,),
    ev.StationLost: ("collapse",),
    ev.StationCaptured: ("stamp",),
    ev.RefugeTaken: ("stamp",),
    ev.HeroWounded: ("collapse",),
    ev.ArmyChanged: _of_army,
    ev.QuestCompleted: ("paper", "star_ding"),
    ev.LawPassed: ("gavel",),
    ev.FightStarted: ("rail_strike",),
    ev.CommonThreatRevealed: ("threat_bell",),
    ev.ThreatRevealed: ("threat_bell",),
    ev.ThreatRedrawn: ("threat_bell",),
    ev.ScoutedPlaced: ("threat_bell",),
    ev.FightDecided: ("buffers",),
    ev.HeroMoved: ("cart_on_rails",),
    ev.FactionTaken: ("stamp",),
    ev.HeroTaken: ("card_place",),
    ev.EquipmentBought: ("buckle",),
    ev.EquipmentDrawn: ("buckle",),
    ev.EquipmentTaken: ("buckle",),
    ev.WoundPrevented: ("buckle",),
    ev.QuestDrawn: ("paper",),
    ev.CardKept: _of_deck,
    ev.PropertyUsed: ("card_place",),
    ev.StrengthAdded: ("rifle_bolt",),
    ev.VotesAdded: ("paper",),
    ev.VoteCast: ("card_place",),
    ev.LawRevealed: ("paper",),
    ev.LawProposed: ("paper",),
    ev.LawsLookedAt: ("paper",),
    ev.LawRejected: ("card_slide",),
    ev.BattleCardsTurnedUp: ("card_slide", "card_slide"),
    ev.BattleCardChosen: ("card_place",),
    ev.BattleCardsDealt: ("card_slide", "card_slide", "card_slide"),
    ev.StationGuarded: ("footstep",),
    ev.DefenderChosen: ("footstep",),
    ev.ThreatScouted: ("card_pick",),
    ev.ThreatsPeeked: ("card_pick",),
    ev.ThreatsOrdered: ("card_place",),
    ev.ScoutedReturned: ("card_slide",),
    ev.GoodsReceived: lambda event: sounds_of_goods(event.goods),
    ev.GoodsExchanged: _of_exchange,
    ev.PricePaid: _of_price,
    ev.ArmyPassed: ("footstep",),
    ev.StepsAdded: ("footstep",),
    ev.MarketRefreshed: ("card_slide", "card_slide"),
    ev.MarketFilled: _of_cards,
    ev.CardsOffered: _of_cards,
    ev.EquipmentDiscarded: ("card_slide",),
    ev.DeckShuffled: ("card_slide", "card_slide"),
}
"""Kind of event -> its sounds, in their order; the kinds that matter most come first."""

HERALDED: Final[frozenset[type[MetroEvent]]] = frozenset((ev.RoundStarted, ev.PhaseStarted, ev.MetroWon))
"""Kinds that signs and the theme tell at a table on which is played, whichever way they came about."""

_RANKS: Final = {kind: rank for rank, kind in enumerate(CUES)}


def sounds_of(event: MetroEvent) -> Sequence[str]:
    """The sounds of an event, in their order; none of one that is silent."""
    cue = CUES.get(type(event), ())
    return cue(event) if callable(cue) else cue


def at_once(events: Iterable[MetroEvent], tells_all: bool = False) -> Sequence[str]:
    """What is heard of a decision of which nothing is seen to move: its main sounds, together.

    What signs tell is left to them, unless it is to tell all.
    """
    heard = [event for event in events if type(event) in CUES and (tells_all or type(event) not in HERALDED)]
    heard.sort(key=lambda event: _RANKS[type(event)])
    names = dict.fromkeys(name for event in heard for name in sounds_of(event))
    return tuple(names)[:_MOST_AT_ONCE]
