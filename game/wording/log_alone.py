"""Events that are a line of their own: rounds, phases, what is turned up, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.kernel.seats import SEATS
from game.rules import events as happened
from game.wording import log_solo
from game.wording.teller import Teller


def _game_started(tell: Teller, event: happened.GameStarted) -> str:
    state = event.state
    players = [
        tell.say("log-player", who=tell.who(seat), faction=tell.card(state.player(seat).faction))
        for seat in state.seats
    ]
    if state.opponent:
        opponent = tell.words.opponent(state.opponent.kind)
        return tell.say("log-game_started-solo", players=tell.words.all_of(players), opponent=opponent)
    return tell.say("log-game_started", players=tell.words.all_of(players), first=tell.who(state.first_player))


def _hand_chosen(tell: Teller, event: happened.HandChosen) -> str:
    """The choice is secret until all have chosen (R3.7)."""
    if not tell.knows_hand(event.seat):
        return tell.say("log-hand_chosen", who=tell.who(event.seat))
    return tell.say(
        "log-hand_chosen.cards",
        who=tell.who(event.seat),
        kept=tell.cards(event.kept),
        discarded=tell.cards(event.discarded),
    )


def _hands_revealed(tell: Teller, event: happened.HandsRevealed) -> str:
    discards = [
        tell.say("effect-other", who=tell.who(seat), effects=_discards(tell, cards))
        for seat, cards in zip(SEATS, event.discarded, strict=False)
    ]
    return tell.say("log-effects", effects=tell.words.in_turn(discards))


def _discards(tell: Teller, cards: tuple[str, ...]) -> str:
    return tell.say("effect-discards", n=len(cards), cards=tell.cards(cards))


def _round_began(tell: Teller, event: happened.RoundBegan) -> str:
    return tell.say("log-round_began", round=event.round, who=tell.who(event.first_player))


def _phase_began(tell: Teller, event: happened.PhaseBegan) -> str:
    return tell.say("log-phase_began", phase=tell.words.phase(event.phase))


def _connections_discarded(tell: Teller, event: happened.ConnectionsDiscarded) -> str:
    return tell.say("log-connections_discarded", n=len(event.cards), cards=tell.cards(event.cards))


def _connections_revealed(tell: Teller, event: happened.ConnectionsRevealed) -> str:
    if not event.cards:
        return tell.say("log-connections_revealed.none")
    return tell.say("log-connections_revealed", cards=tell.cards(event.cards.values()))


def _offer_revealed(tell: Teller, event: happened.OfferRevealed) -> str:
    return tell.say("log-offer_revealed", draft=event.draft, cards=tell.cards(event.cards))


def _card_picked(tell: Teller, event: happened.CardPicked) -> str:
    return tell.say("log-card_picked", who=tell.who(event.seat), card=tell.card(event.card))


def _offer_discarded(tell: Teller, event: happened.OfferDiscarded) -> str:
    if not event.cards:
        return ""
    return tell.say("log-offer_discarded", n=len(event.cards), cards=tell.cards(event.cards))


def _production_diverted(tell: Teller, event: happened.ProductionDiverted) -> str:
    return tell.say(
        "log-production_diverted",
        who=tell.who(event.seat),
        card=tell.card(event.card),
        owner=tell.who(event.owner),
        target=tell.card(event.target_card),
    )


def _seat_passed(tell: Teller, event: happened.SeatPassed) -> str:
    if event.why:
        return tell.say("log-opponent_passed", who=tell.who(event.seat), why=event.why, human=tell.who(SEATS[0]))
    return tell.say("log-seat_passed", who=tell.who(event.seat))


def _tidied_up(tell: Teller, event: happened.TidiedUp) -> str:
    losses = [
        tell.say("effect-other", who=tell.who(seat), effects=tell.say("effect-loses", goods=tell.goods(lost)))
        for seat, lost in zip(SEATS, event.lost, strict=False)
        if lost
    ]
    return tell.say("log-tidied_up", effects=tell.words.in_turn(losses)) if losses else ""


def _game_ended(tell: Teller, event: happened.GameEnded) -> str:
    ranking = sorted(event.scores, key=lambda score: -score.total)
    scores = [tell.say("log-score", who=tell.who(score.seat), vp=score.total) for score in ranking]
    winners = tell.words.all_of([tell.who(seat) for seat in event.winners])
    return tell.say("log-game_ended", n=len(event.winners), winners=winners, scores=tell.words.all_of(scores))


def _pile_reshuffled(tell: Teller, event: happened.PileReshuffled) -> str:
    return tell.say("log-pile_reshuffled", pile=tell.words.pile(event.colour))


def _deck_reshuffled(tell: Teller, _event: happened.DeckReshuffled) -> str:
    return tell.say("log-deck_reshuffled")


def _end_triggered(tell: Teller, event: happened.EndTriggered) -> str:
    return tell.say("log-end_triggered", who=tell.who(event.seat))


def _silent(_tell: Teller, _event: object) -> str:
    return ""


Telling = Callable[[Teller, Any], str]

ALONE: Final[dict[type, Telling]] = {
    happened.GameStarted: _game_started,
    happened.HandChosen: _hand_chosen,
    happened.HandsRevealed: _hands_revealed,
    happened.RoundBegan: _round_began,
    happened.PhaseBegan: _phase_began,
    happened.ConnectionsDiscarded: _connections_discarded,
    happened.ConnectionsRevealed: _connections_revealed,
    happened.PileReshuffled: _pile_reshuffled,
    happened.OfferRevealed: _offer_revealed,
    happened.CardPicked: _card_picked,
    happened.OfferDiscarded: _offer_discarded,
    happened.ProductionDiverted: _production_diverted,
    happened.SeatPassed: _seat_passed,
    happened.TidiedUp: _tidied_up,
    happened.GameEnded: _game_ended,
    happened.Awaited: _silent,
    **log_solo.ALONE,
}
"""Events that end what was being told; an empty text says nothing to a player."""

ASIDES: Final[dict[type, Telling]] = {
    happened.DeckReshuffled: _deck_reshuffled,
    happened.EndTriggered: _end_triggered,
}
"""Events in the middle of a deed that are told after it."""
