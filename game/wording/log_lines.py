"""Lines of the log that depend on more than the kind of event: in their message, or in whether there is one."""

from __future__ import annotations

from game.kernel.seats import SEATS
from game.rules import events as ev
from game.rules.effects.gain import goods_of_deal
from game.wording.message_facts import facts_of
from game.wording.teller import Teller


def game_started(tell: Teller, event: ev.GameStarted) -> str:
    state = event.state
    players = [
        tell.say("log-player", who=tell.who(seat), faction=tell.card(state.player(seat).faction))
        for seat in state.people
    ]
    if state.automa:
        opponent = tell.words.opponent(state.automa.kind)
        return tell.say("log-game_started-solo", players=tell.words.all_of(players), opponent=opponent)
    return tell.say("log-game_started", players=tell.words.all_of(players), first=tell.who(state.first_player))


def hand_chosen(tell: Teller, event: ev.HandChosen) -> str:
    """The choice is secret until all have chosen (R3.7)."""
    if not tell.knows_hand(event.seat):
        return tell.say("log-hand_chosen", who=tell.who(event.seat))
    facts = {"kept": tell.cards(event.kept), "discarded": tell.cards(event.discarded)}
    if event.top is not None:
        return tell.say("log-hand_chosen.cards_top", who=tell.who(event.seat), top=tell.card(event.top), **facts)
    return tell.say("log-hand_chosen.cards", who=tell.who(event.seat), **facts)


def hands_revealed(tell: Teller, event: ev.HandsRevealed) -> str:
    discards = [
        tell.say(
            "effect-other",
            who=tell.who(seat),
            effects=tell.say("effect-discards", n=len(cards), cards=tell.cards(cards)),
        )
        for seat, cards in zip(SEATS, event.discarded, strict=False)
    ]
    return tell.say("log-effects", effects=tell.words.in_turn(discards))


def connections_revealed(tell: Teller, event: ev.ConnectionsRevealed) -> str:
    if not event.cards:
        return tell.say("log-connections_revealed.none")
    return tell.say("log-connections_revealed", cards=tell.cards(event.cards.values()))


def deck_reshuffled(tell: Teller, event: ev.DeckReshuffled) -> str:
    """Of piles of their own, all keep some cards (R42.10)."""
    return tell.say("log-deck_reshuffled.own", n=event.kept) if event.kept else tell.say("log-deck_reshuffled")


def offer_discarded(tell: Teller, event: ev.OfferDiscarded) -> str:
    return tell.say("log-offer_discarded", **facts_of(tell, event, ("cards",))) if event.cards else ""


def seat_passed(tell: Teller, event: ev.SeatPassed) -> str:
    if event.why:
        return tell.say("log-opponent_passed", who=tell.who(event.seat), why=event.why, human=tell.who(SEATS[0]))
    return tell.say("log-seat_passed", who=tell.who(event.seat))


def tidied_up(tell: Teller, event: ev.TidiedUp) -> str:
    losses = [
        tell.say("effect-other", who=tell.who(seat), effects=tell.say("effect-loses", goods=tell.goods(lost)))
        for seat, lost in zip(SEATS, event.lost, strict=False)
        if lost
    ]
    return tell.say("log-tidied_up", effects=tell.words.in_turn(losses)) if losses else ""


def game_ended(tell: Teller, event: ev.GameEnded) -> str:
    ranking = sorted(event.scores, key=lambda score: -score.total)
    scores = [tell.say("log-score", who=tell.who(score.seat), vp=score.total) for score in ranking]
    winners = tell.words.all_of([tell.who(seat) for seat in event.winners])
    return tell.say("log-game_ended", n=len(event.winners), winners=winners, scores=tell.words.all_of(scores))


# ---------------------------------------------------------------------- the virtual opponent
def missed(tell: Teller, event: ev.OpponentMissed) -> str:
    facts = facts_of(tell, event, ("pile", "number", "card"))
    key = "log-opponent_missed.groups" if event.on_groups else "log-opponent_missed"
    return tell.say(key, human=tell.who(SEATS[0]), **facts)


def pile_discarded(tell: Teller, event: ev.PileDiscarded) -> str:
    """No line for Borgo's action cards, which have one when he draws them."""
    return "" if event.pile == "action" else tell.say("log-pile_discarded", **facts_of(tell, event, ("cards",)))


def deal_attacked(tell: Teller, event: ev.DealAttacked) -> str:
    goods = [tell.words.good_name(good) for good in goods_of_deal(tell.words.catalog, event.deal)]
    facts = {"deal": tell.card(event.deal), "good": tell.words.all_of(goods)}
    return tell.say("log-deal_attacked", **facts_of(tell, event, ("number", "card", "owner")), **facts)


def action_shown(tell: Teller, event: ev.ActionShown) -> str:
    facts = facts_of(tell, event, ("card", "action"))
    if event.category is None:
        return tell.say("log-action_shown", **facts)
    return tell.say("log-action_shown.icon", icon=tell.words.category(event.category), **facts)
