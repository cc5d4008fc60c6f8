"""One row for each kind of event: how the log tells it, the section of the rules about it, its sounds.

The messages of a row have the event's name: `deed-card_razed` for a deed, `log-card_picked` for a line of its own. They
may name `$who`, the seat that acts, and the facts of the row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.kernel.message import short_name
from game.rules import events as ev
from game.rules.event import Event
from game.rules.state import VIRTUAL
from game.wording import log_lines, tale
from game.wording.row import (
    ASIDE,
    CARDS,
    DEED,
    EFFECT,
    ENDING,
    FOLLOWS,
    GOODS,
    LINE,
    PAYMENT,
    SILENT,
    EventRow,
    OpponentStep,
    Virtual,
    in_place,
)
from game.wording.sets import SETS

COMPENSATION: Final = OpponentStep(lambda event: event.source.kind == "compensation")


_BASE: Final[Mapping[type[Event] | Virtual, EventRow]] = {
    ev.LocationRazed: EventRow(
        "raze_state", DEED, ("owner", "card"), effect=tale.razed, sounds=("fire_whoosh",), step=FOLLOWS, icon="raze",
    ),
    ev.CardRazed: EventRow("raze_hand", DEED, ("card",), sounds=("fire_whoosh",), icon="raze"),
    ev.LocationConstructed: EventRow("construct", DEED, ("card",), sounds=("plate_clank",), lands=True, icon="build"),
    ev.LocationDeveloped: EventRow(
        "develop", DEED, ("card", "over_card", "over_ruin"), effect=tale.developed, sounds=("wrench",), lands=True,
        icon="development",
    ),
    ev.DealMade: EventRow("make_deal", DEED, ("card",), sounds=("card_slide",), icon="deal"),
    ev.SeatPassed: EventRow("passing", LINE, line=log_lines.seat_passed, sounds=("stamp",), step=OpponentStep()),
    ev.ShieldPlaced: EventRow("shields", DEED, ("card",), sounds=("plate_clank",), icon="shield"),
    ev.LocationActivated: EventRow("activate", DEED, ("card",), sounds=("worker_step",), icon="activate"),
    ev.FactionActivated: EventRow("faction_actions", DEED, sounds=("worker_step",), icon="action"),
    ev.WorkersExchanged: EventRow("exchange", DEED, sounds=("worker_step",), icon="exchange"),
    ev.OpenProductionUsed: EventRow(
        "visit", DEED, ("owner", "card"), sounds=("worker_step",), step=OpponentStep(), icon="open_production",
    ),
    ev.ProductionDiverted: EventRow("winter", LINE, ("card", "owner", "target_card"), sounds=("worker_step",)),
    ev.GoodsStolen: EventRow("stealing", EFFECT, effect=tale.stolen, sounds=(GOODS,), lands=True),
    ev.GoodsForfeited: EventRow("special_effects", EFFECT, effect=tale.robbed, sounds=(GOODS,), lands=True),
    ev.LocationBlocked: EventRow("special_effects", EFFECT, effect=tale.follows, sounds=("worker_step",)),
    ev.RuinGained: EventRow("ruins", EFFECT, effect=tale.ruin_gained, sounds=("card_place",)),
    ev.GoodsGained: EventRow("production", EFFECT, effect=tale.gained, sounds=(GOODS,), lands=True, step=COMPENSATION),
    ev.GoodsPlaced: EventRow("goods_on_cards", EFFECT, effect=tale.placed, sounds=(GOODS,), lands=True),
    ev.GoodsReturned: EventRow("goods_on_cards", EFFECT, effect=tale.goods_returned, sounds=(GOODS,), lands=True),
    ev.GoodsStored: EventRow("storing", DEED, ("goods", "card"), sounds=(GOODS,), lands=True, icon="lock"),
    ev.GoodsPaid: EventRow("paying", EFFECT, effect=tale.paid, sounds=(PAYMENT,)),
    ev.CardPicked: EventRow("lookout", LINE, ("card",), sounds=("card_slide",), icon="lookout"),
    ev.CardsDrawn: EventRow("deck", EFFECT, effect=tale.drawn, sounds=(CARDS,), step=COMPENSATION),
    ev.ConnectionTaken: EventRow("take_connection", DEED, ("card",), sounds=("card_slide",), icon="card"),
    ev.ConnectionPlayed: EventRow("play_connection", DEED, ("card",), sounds=("card_place",), icon="play"),
    ev.CardsDiscarded: EventRow("hand", EFFECT, effect=tale.cards_discarded, sounds=("card_place",)),
    ev.DealsDiscarded: EventRow("make_deal", EFFECT, effect=tale.deals_discarded, sounds=("card_slide",)),
    ev.HandChosen: EventRow("setup", LINE, line=log_lines.hand_chosen, sounds=("card_place",)),
    ev.ConnectionsRevealed: EventRow(
        "connection_piles", LINE, line=log_lines.connections_revealed, sounds=("card_slide",)
    ),
    ev.OfferRevealed: EventRow("lookout", LINE, ("draft", "cards"), sounds=(CARDS,)),
    ev.DeckReshuffled: EventRow("deck", ASIDE, line=log_lines.deck_reshuffled, sounds=("card_slide", "card_slide")),
    ev.PileReshuffled: EventRow("option_connections", LINE, ("colour",), sounds=("card_slide", "card_slide")),
    ev.RoundBegan: EventRow("round", LINE, ("round", "first_player"), sounds=("flag_flap",)),
    ev.PhaseBegan: EventRow("round", LINE, ("phase",), sounds=("sign_drop",)),
    ev.EndTriggered: EventRow("end", ASIDE, sounds=("horn_long",)),
    ev.GameEnded: EventRow("scoring", LINE, line=log_lines.game_ended, sounds=(ENDING,)),
    Virtual(ev.CardPicked): EventRow(
        "solo_lookout", LINE, ("card",), sounds=("card_slide",), message="opponent_picked", step=OpponentStep(),
    ),
    Virtual(ev.LocationConstructed): EventRow(
        "solo_lookout", LINE, ("card",), sounds=("plate_clank",), lands=True, message="opponent_built",
        step=OpponentStep(),
    ),
    ev.DevelopmentAimed: EventRow(
        "solo_appalachian", DEED, ("number", "card", "over_card", "categories", "decided"), step=OpponentStep(),
    ),
    Virtual(ev.LocationDeveloped): EventRow(
        "solo_appalachian", EFFECT, effect=tale.developed, sounds=("wrench",), lands=True
    ),
    ev.OpponentDrew: EventRow(
        "solo_attack", LINE, ("pile", "number", "card"), sounds=("card_slide",), step=OpponentStep()
    ),
    ev.PileDiscarded: EventRow("solo_turn", LINE, line=log_lines.pile_discarded, sounds=("card_place",)),
    ev.ConnectionRemoved: EventRow("solo_turn", DEED, ("card",), sounds=("card_slide",), step=OpponentStep()),
    ev.ShieldLost: EventRow("solo_attack", LINE, ("owner", "card"), sounds=("plate_clank",), step=FOLLOWS),
    ev.ShieldHeld: EventRow("new_era", LINE, ("owner", "card"), sounds=("plate_clank",), step=FOLLOWS),
    Virtual(ev.ShieldPlaced): EventRow(
        "borgo_build", LINE, ("card",), sounds=("plate_clank",), message="shield_raised", step=FOLLOWS
    ),
    ev.DealAttacked: EventRow(
        "solo_merchants", LINE, line=log_lines.deal_attacked, sounds=("fire_whoosh",), step=OpponentStep()
    ),
    ev.BrawlersCame: EventRow(
        "borgo", LINE, ("count", "why"), sounds=("worker_step", "worker_step"),
        step=OpponentStep(lambda event: event.why == "lookout", follows=True),
    ),
    ev.BrawlersLeft: EventRow("borgo_turn", LINE, ("count", "why"), sounds=("worker_step",), step=FOLLOWS),
    # without a sound: words only, or something else is heard meanwhile
    ev.GameStarted: EventRow("setup", LINE, line=log_lines.game_started),
    ev.HandsRevealed: EventRow("setup", LINE, line=log_lines.hands_revealed),
    ev.ConnectionsDiscarded: EventRow("connection_piles", LINE, ("cards",)),
    ev.OfferDiscarded: EventRow("lookout", LINE, line=log_lines.offer_discarded),
    ev.LocationCleared: EventRow("special_effects", EFFECT, effect=tale.cleared),
    ev.VpLost: EventRow("matching", EFFECT, effect=tale.vp_lost, sounds=("coin_1",)),
    ev.TidiedUp: EventRow("cleanup", LINE, line=log_lines.tidied_up),
    ev.Awaited: EventRow(None, SILENT),
    ev.LotDrawn: EventRow(None, SILENT, step=FOLLOWS),
    ev.OpponentTurnedUp: EventRow(None, SILENT, step=FOLLOWS),
    ev.StageBegan: EventRow("solo_turn", LINE, ("stage",), step=FOLLOWS),
    ev.OpponentMissed: EventRow("solo_attack", LINE, line=log_lines.missed, step=OpponentStep()),
    ev.AttackAimed: EventRow(
        "solo_attack", LINE, ("number", "card", "target", "categories", "decided"), step=OpponentStep(),
    ),
    ev.OpponentStopped: EventRow("solo_turn", LINE, step=FOLLOWS),
    ev.ActionShown: EventRow("borgo_turn", LINE, line=log_lines.action_shown, step=OpponentStep()),
}  # fmt: skip

EVENTS: Final = in_place(_BASE, (one.events for one in SETS), lambda row: row.after)
"""Every kind of event. Where all the sounds of a decision come at once, those of the first rows are heard."""


def key_of(event: Event) -> type[Event] | Virtual:
    """The key of an event in EVENTS."""
    as_virtual = Virtual(type(event))
    return as_virtual if getattr(event, "seat", None) == VIRTUAL and as_virtual in EVENTS else type(event)


def name_of(key: type[Event] | Virtual) -> str:
    """The name of an event in its messages."""
    return EVENTS[key].message if isinstance(key, Virtual) else short_name(key.__name__)


def row_of(event: Event) -> EventRow:
    """The row of an event."""
    return EVENTS[key_of(event)]
