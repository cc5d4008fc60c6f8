"""One row for each kind of event: how the log tells it, the section of the rules about it, its sounds.

The messages of a row have the event's name: `deed-card_razed` for a deed, `log-card_picked` for a line of its own. They
may name `$who`, the seat that acts, and the facts of the row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import paid_goods
from game.fiftyfirst.rules.effects.gain import goods_of_deal
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.state import SEATS, VIRTUAL
from game.fiftyfirst.wording import row
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.sets import SETS
from game.kernel.message import short_name
from game.wording.ordering import in_place


def game_started(tell: CardTeller, event: ev.GameStarted) -> str:
    state = event.state
    players = [
        tell.say("log-player", who=tell.who(seat), faction=tell.card(state.player(seat).faction))
        for seat in state.people
    ]
    if state.automa:
        opponent = tell.words.opponent(state.automa.kind)
        return tell.say("log-game_started-solo", players=tell.words.all_of(players), opponent=opponent)
    return tell.say("log-game_started", players=tell.words.all_of(players), first=tell.who(state.first_player))


def hand_chosen(tell: CardTeller, event: ev.HandChosen) -> str:
    """The choice is secret until all have chosen (R3.7)."""
    if not tell.knows_hand(event.seat):
        return tell.say("log-hand_chosen", who=tell.who(event.seat))
    facts = {"kept": tell.cards(event.kept), "discarded": tell.cards(event.discarded)}
    if event.top is not None:
        return tell.say("log-hand_chosen.cards_top", who=tell.who(event.seat), top=tell.card(event.top), **facts)
    return tell.say("log-hand_chosen.cards", who=tell.who(event.seat), **facts)


def hands_revealed(tell: CardTeller, event: ev.HandsRevealed) -> str:
    discards = [
        tell.say(
            "effect-other",
            who=tell.who(seat),
            effects=tell.say("effect-discards", n=len(cards), cards=tell.cards(cards)),
        )
        for seat, cards in zip(SEATS, event.discarded, strict=False)
    ]
    return tell.say("log-effects", effects=tell.words.in_turn(discards))


def connections_revealed(tell: CardTeller, event: ev.ConnectionsRevealed) -> str:
    if not event.cards:
        return tell.say("log-connections_revealed.none")
    return tell.say("log-connections_revealed", cards=tell.cards(event.cards.values()))


def deck_reshuffled(tell: CardTeller, event: ev.DeckReshuffled) -> str:
    """Of piles of their own, all keep some cards (R42.10)."""
    return tell.say("log-deck_reshuffled.own", n=event.kept) if event.kept else tell.say("log-deck_reshuffled")


def offer_discarded(tell: CardTeller, event: ev.OfferDiscarded) -> str:
    return tell.say("log-offer_discarded", **tell.facts_of(event, ("cards",))) if event.cards else ""


def seat_passed(tell: CardTeller, event: ev.SeatPassed) -> str:
    if event.why:
        return tell.say("log-opponent_passed", who=tell.who(event.seat), why=event.why, human=tell.who(SEATS[0]))
    return tell.say("log-seat_passed", who=tell.who(event.seat))


def tidied_up(tell: CardTeller, event: ev.TidiedUp) -> str:
    losses = [
        tell.say("effect-other", who=tell.who(seat), effects=tell.say("effect-loses", goods=tell.goods(lost)))
        for seat, lost in zip(SEATS, event.lost, strict=False)
        if lost
    ]
    return tell.say("log-tidied_up", effects=tell.words.in_turn(losses)) if losses else ""


def game_ended(tell: CardTeller, event: ev.GameEnded) -> str:
    ranking = sorted(event.scores, key=lambda score: -score.total)
    scores = [tell.say("log-score", who=tell.who(score.seat), vp=score.total) for score in ranking]
    winners = tell.words.all_of([tell.who(seat) for seat in event.winners])
    return tell.say("log-game_ended", n=len(event.winners), winners=winners, scores=tell.words.all_of(scores))


# ---------------------------------------------------------------------- the virtual opponent
def missed(tell: CardTeller, event: ev.OpponentMissed) -> str:
    facts = tell.facts_of(event, ("pile", "number", "card"))
    key = "log-opponent_missed.groups" if event.on_groups else "log-opponent_missed"
    return tell.say(key, human=tell.who(SEATS[0]), **facts)


def pile_discarded(tell: CardTeller, event: ev.PileDiscarded) -> str:
    """No line for Borgo's action cards, which have one when he draws them."""
    return "" if event.pile == "action" else tell.say("log-pile_discarded", **tell.facts_of(event, ("cards",)))


def deal_attacked(tell: CardTeller, event: ev.DealAttacked) -> str:
    goods = [tell.words.good_name(good) for good in goods_of_deal(tell.words.catalog, event.deal)]
    facts = {"deal": tell.card(event.deal), "good": tell.words.all_of(goods)}
    return tell.say("log-deal_attacked", **tell.facts_of(event, ("number", "card", "owner")), **facts)


def action_shown(tell: CardTeller, event: ev.ActionShown) -> str:
    facts = tell.facts_of(event, ("card", "action"))
    if event.category is None:
        return tell.say("log-action_shown", **facts)
    return tell.say("log-action_shown.icon", icon=tell.words.category(event.category), **facts)


# ---------------------------------------------------------------------- what follows from them
Moved = TypeVar("Moved", ev.GoodsPlaced, ev.GoodsStolen, ev.GoodsForfeited)


def _add_up(told: list[Moved], event: Moved) -> None:
    """Add an event that moves goods; those that differ from it in their goods alone become one with it."""
    for place, other in enumerate(told):
        if replace(other, goods=event.goods) == event:
            told[place] = replace(other, goods=other.goods + event.goods)
            return
    told.append(event)


def _paid(tales: row.Tales, event: ev.GoodsPaid) -> None:
    tales(event.seat).paid = paid_goods(event.payment)


def _cards_discarded(tales: row.Tales, event: ev.CardsDiscarded) -> None:
    tales(event.seat).discarded += (*event.cards, *event.connections)


def _deals_discarded(tales: row.Tales, event: ev.DealsDiscarded) -> None:
    tales(event.seat).deals += event.cards


def _goods_returned(tales: row.Tales, event: ev.GoodsReturned) -> None:
    tales(event.seat).returned += event.goods


def _gained(tales: row.Tales, event: ev.GoodsGained) -> None:
    tale = tales(event.seat)
    tale.gained += event.goods
    tale.sources.add(event.source)


def _drawn(tales: row.Tales, event: ev.CardsDrawn) -> None:
    tale = tales(event.seat)
    tale.gained += {"card": len(event.cards)}
    tale.drawn += event.cards
    tale.sources.add(event.source)


def _cleared(tales: row.Tales, event: ev.LocationCleared) -> None:
    tales(event.seat).cleared.append(event.card)


def _moved(to: str) -> Callable[[row.Tales, Any], None]:
    """Adds an event that moves goods to this list of the tale of its seat."""
    return lambda tales, event: _add_up(getattr(tales(event.seat), to), event)


def _ruin_gained(tales: row.Tales, event: ev.RuinGained) -> None:
    tale = tales(event.seat)
    tale.gained += {"ruin": 1}
    tale.new_ruins.append(event.site)
    tale.sources.add(event.source)


def _vp_lost(tales: row.Tales, event: ev.VpLost) -> None:
    """A price (R42.7), or what the Machines cost at the end (R44.7)."""
    if event.source.kind == "machines_left":
        tales(event.seat).to_machines += {"vp": event.vp}
    else:
        tales(event.seat).paid += {"vp": event.vp}


def _developed(tales: row.Tales, event: ev.LocationDeveloped) -> None:
    tales(event.seat).returned += event.returned


def _razed(tales: row.Tales, event: ev.LocationRazed) -> None:
    tale = tales(event.owner)
    tale.returned += event.returned
    tale.ruin = not event.discarded


# ---------------------------------------------------------------------- the rows
COMPENSATION: Final = row.OpponentStep(lambda event: event.source.kind == "compensation")


_BASE: Final[Mapping[type[Event] | row.Virtual, row.EventRow]] = {
    ev.LocationRazed: row.EventRow(
        "raze_state", row.DEED, ("owner", "card"), effect=_razed, sounds=("fire_whoosh",), step=row.FOLLOWS,
        icon="raze",
    ),
    ev.CardRazed: row.EventRow("raze_hand", row.DEED, ("card",), sounds=("fire_whoosh",), icon="raze"),
    ev.LocationConstructed: row.EventRow(
        "construct", row.DEED, ("card",), sounds=("plate_clank",), lands=True, icon="build"
    ),
    ev.LocationDeveloped: row.EventRow(
        "develop", row.DEED, ("card", "over_card", "over_ruin"), effect=_developed, sounds=("wrench",), lands=True,
        icon="development",
    ),
    ev.DealMade: row.EventRow("make_deal", row.DEED, ("card",), sounds=("card_slide",), icon="deal"),
    ev.SeatPassed: row.EventRow("passing", row.LINE, line=seat_passed, sounds=("stamp",), step=row.OpponentStep()),
    ev.ShieldPlaced: row.EventRow("shields", row.DEED, ("card",), sounds=("plate_clank",), icon="shield"),
    ev.LocationActivated: row.EventRow("activate", row.DEED, ("card",), sounds=("footstep",), icon="activate"),
    ev.FactionActivated: row.EventRow("faction_actions", row.DEED, sounds=("footstep",), icon="action"),
    ev.WorkersExchanged: row.EventRow("exchange", row.DEED, sounds=("footstep",), icon="exchange"),
    ev.OpenProductionUsed: row.EventRow(
        "visit", row.DEED, ("owner", "card"), sounds=("footstep",), step=row.OpponentStep(), icon="open_production",
    ),
    ev.ProductionDiverted: row.EventRow("winter", row.LINE, ("card", "owner", "target_card"), sounds=("footstep",)),
    ev.GoodsStolen: row.EventRow("stealing", row.EFFECT, effect=_moved("stolen"), sounds=(row.GOODS,), lands=True),
    ev.GoodsForfeited: row.EventRow(
        "special_effects", row.EFFECT, effect=_moved("robbed"), sounds=(row.GOODS,), lands=True
    ),
    ev.LocationBlocked: row.EventRow("special_effects", row.EFFECT, effect=row.follows, sounds=("footstep",)),
    ev.RuinGained: row.EventRow("ruins", row.EFFECT, effect=_ruin_gained, sounds=("card_place",)),
    ev.GoodsGained: row.EventRow(
        "production", row.EFFECT, effect=_gained, sounds=(row.GOODS,), lands=True, step=COMPENSATION
    ),
    ev.GoodsPlaced: row.EventRow(
        "goods_on_cards", row.EFFECT, effect=_moved("placed"), sounds=(row.GOODS,), lands=True
    ),
    ev.GoodsReturned: row.EventRow(
        "goods_on_cards", row.EFFECT, effect=_goods_returned, sounds=(row.GOODS,), lands=True
    ),
    ev.GoodsStored: row.EventRow("storing", row.DEED, ("goods", "card"), sounds=(row.GOODS,), lands=True, icon="lock"),
    ev.GoodsPaid: row.EventRow("paying", row.EFFECT, effect=_paid, sounds=(row.PAYMENT,)),
    ev.CardPicked: row.EventRow("lookout", row.LINE, ("card",), sounds=("card_slide",), icon="lookout"),
    ev.CardsDrawn: row.EventRow("deck", row.EFFECT, effect=_drawn, sounds=(row.CARDS,), step=COMPENSATION),
    ev.ConnectionTaken: row.EventRow("take_connection", row.DEED, ("card",), sounds=("card_slide",), icon="card"),
    ev.ConnectionPlayed: row.EventRow("play_connection", row.DEED, ("card",), sounds=("card_place",), icon="play"),
    ev.CardsDiscarded: row.EventRow("hand", row.EFFECT, effect=_cards_discarded, sounds=("card_place",)),
    ev.DealsDiscarded: row.EventRow("make_deal", row.EFFECT, effect=_deals_discarded, sounds=("card_slide",)),
    ev.HandChosen: row.EventRow("setup", row.LINE, line=hand_chosen, sounds=("card_place",)),
    ev.ConnectionsRevealed: row.EventRow(
        "connection_piles", row.LINE, line=connections_revealed, sounds=("card_slide",)
    ),
    ev.OfferRevealed: row.EventRow("lookout", row.LINE, ("draft", "cards"), sounds=(row.CARDS,)),
    ev.DeckReshuffled: row.EventRow("deck", row.ASIDE, line=deck_reshuffled, sounds=("card_slide", "card_slide")),
    ev.PileReshuffled: row.EventRow("option_connections", row.LINE, ("colour",), sounds=("card_slide", "card_slide")),
    ev.RoundBegan: row.EventRow("round", row.LINE, ("round", "first_player"), sounds=("flag_flap",)),
    ev.PhaseBegan: row.EventRow("round", row.LINE, ("phase",), sounds=("sign_drop",)),
    ev.EndTriggered: row.EventRow("end", row.ASIDE, sounds=("horn_long",)),
    ev.GameEnded: row.EventRow("scoring", row.LINE, line=game_ended, sounds=(row.ENDING,)),
    row.Virtual(ev.CardPicked): row.EventRow(
        "solo_lookout", row.LINE, ("card",), sounds=("card_slide",), message="opponent_picked", step=row.OpponentStep(),
    ),
    row.Virtual(ev.LocationConstructed): row.EventRow(
        "solo_lookout", row.LINE, ("card",), sounds=("plate_clank",), lands=True, message="opponent_built",
        step=row.OpponentStep(),
    ),
    ev.DevelopmentAimed: row.EventRow(
        "solo_appalachian", row.DEED, ("number", "card", "over_card", "categories", "decided"), step=row.OpponentStep(),
    ),
    row.Virtual(ev.LocationDeveloped): row.EventRow(
        "solo_appalachian", row.EFFECT, effect=_developed, sounds=("wrench",), lands=True
    ),
    ev.OpponentDrew: row.EventRow(
        "solo_attack", row.LINE, ("pile", "number", "card"), sounds=("card_slide",), step=row.OpponentStep()
    ),
    ev.PileDiscarded: row.EventRow("solo_turn", row.LINE, line=pile_discarded, sounds=("card_place",)),
    ev.ConnectionRemoved: row.EventRow(
        "solo_turn", row.DEED, ("card",), sounds=("card_slide",), step=row.OpponentStep()
    ),
    ev.ShieldLost: row.EventRow("solo_attack", row.LINE, ("owner", "card"), sounds=("plate_clank",), step=row.FOLLOWS),
    ev.ShieldHeld: row.EventRow("new_era", row.LINE, ("owner", "card"), sounds=("plate_clank",), step=row.FOLLOWS),
    row.Virtual(ev.ShieldPlaced): row.EventRow(
        "borgo_build", row.LINE, ("card",), sounds=("plate_clank",), message="shield_raised", step=row.FOLLOWS
    ),
    ev.DealAttacked: row.EventRow(
        "solo_merchants", row.LINE, line=deal_attacked, sounds=("fire_whoosh",), step=row.OpponentStep()
    ),
    ev.BrawlersCame: row.EventRow(
        "borgo", row.LINE, ("count", "why"), sounds=("footstep", "footstep"),
        step=row.OpponentStep(lambda event: event.why == "lookout", follows=True),
    ),
    ev.BrawlersLeft: row.EventRow("borgo_turn", row.LINE, ("count", "why"), sounds=("footstep",), step=row.FOLLOWS),
    # without a sound: words only, or something else is heard meanwhile
    ev.GameStarted: row.EventRow("setup", row.LINE, line=game_started),
    ev.HandsRevealed: row.EventRow("setup", row.LINE, line=hands_revealed),
    ev.ConnectionsDiscarded: row.EventRow("connection_piles", row.LINE, ("cards",)),
    ev.OfferDiscarded: row.EventRow("lookout", row.LINE, line=offer_discarded),
    ev.LocationCleared: row.EventRow("special_effects", row.EFFECT, effect=_cleared),
    ev.VpLost: row.EventRow("matching", row.EFFECT, effect=_vp_lost, sounds=("coin_1",)),
    ev.TidiedUp: row.EventRow("cleanup", row.LINE, line=tidied_up),
    ev.Awaited: row.EventRow(None, row.SILENT),
    ev.LotDrawn: row.EventRow(None, row.SILENT, step=row.FOLLOWS),
    ev.OpponentTurnedUp: row.EventRow(None, row.SILENT, step=row.FOLLOWS),
    ev.StageBegan: row.EventRow("solo_turn", row.LINE, ("stage",), step=row.FOLLOWS),
    ev.OpponentMissed: row.EventRow("solo_attack", row.LINE, line=missed, step=row.OpponentStep()),
    ev.AttackAimed: row.EventRow(
        "solo_attack", row.LINE, ("number", "card", "target", "categories", "decided"), step=row.OpponentStep(),
    ),
    ev.OpponentStopped: row.EventRow("solo_turn", row.LINE, step=row.FOLLOWS),
    ev.ActionShown: row.EventRow("borgo_turn", row.LINE, line=action_shown, step=row.OpponentStep()),
}  # fmt: skip

EVENTS: Final = in_place(_BASE, (one.events for one in SETS), lambda one: one.after)
"""Every kind of event. Where all the sounds of a decision come at once, those of the first rows are heard."""


def key_of(event: Event) -> type[Event] | row.Virtual:
    """The key of an event in EVENTS."""
    as_virtual = row.Virtual(type(event))
    return as_virtual if getattr(event, "seat", None) == VIRTUAL and as_virtual in EVENTS else type(event)


def name_of(key: type[Event] | row.Virtual) -> str:
    """The name of an event in its messages."""
    return EVENTS[key].message if isinstance(key, row.Virtual) else short_name(key.__name__)


def row_of(event: Event) -> row.EventRow:
    """The row of an event."""
    return EVENTS[key_of(event)]
