"""R5 Lookout phase: Connection cards are turned up, then two drafts."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import PickCard
from game.rules.desk import Desk
from game.rules.events import (
    CardPicked,
    ConnectionsDiscarded,
    ConnectionsRevealed,
    OfferDiscarded,
    PhaseBegan,
    PileReshuffled,
    RoundBegan,
)
from game.rules.judge import Judge
from game.rules.solo import lookout as solo
from game.rules.state import VIRTUAL, AnyStep, ChooseCard, GameState, Seat
from game.rules.work import BeginRound, DiscardOffer, OpponentPick, Produce, RevealOffer


def begin_round(judge: Judge, _: BeginRound) -> None:
    """R4.1, R17.5: the first player token passes to the left, but not in the first round."""
    judge.emit(RoundBegan(judge.state.round + 1, _first_player(judge.state)))
    judge.emit(PhaseBegan("lookout"))
    _turn_up_connections(judge)
    judge.agenda += [Produce(), *(solo.work(judge.state) if judge.state.opponent else (RevealOffer(2), RevealOffer(1)))]


def _first_player(state: GameState) -> Seat:
    if state.opponent:
        return solo.first_player(state)
    return state.clockwise_from(state.first_player)[1] if state.round else state.first_player


def _turn_up_connections(judge: Judge) -> None:
    """R5.1, R5.2: an empty pile gives none, and comes back only with the option."""
    left = tuple(pile.face_up for pile in judge.state.piles if pile.face_up)
    if left:
        judge.emit(ConnectionsDiscarded(left))
    if judge.game.options.connections_reshuffle:
        _reshuffle_piles(judge)
    judge.emit(ConnectionsRevealed({pile.colour: pile.cards[0] for pile in judge.state.piles if pile.cards}))


def _reshuffle_piles(judge: Judge) -> None:
    connections = judge.game.catalog.connections
    for pile in judge.state.piles:
        cards = [card for card in judge.state.connection_discard if connections[card].pile == pile.colour]
        if not pile.cards and cards:
            order, chance = judge.state.chance.shuffle(cards)
            judge.emit(PileReshuffled(pile.colour, order, chance))


def reveal_offer(judge: Judge, step: RevealOffer) -> None:
    """R5.3, R5.4: players + 1 cards; seats that find no card take none (R5.7)."""
    state = judge.state
    judge.reveal_offer(step.draft, solo.offer_size(state) if state.opponent else len(state.seats) + 1)
    judge.agenda += picks(judge.state, step.draft)


def picks(state: GameState, draft: int) -> list[AnyStep]:
    """The questions of a draft as the agenda holds them, the last one first to be asked."""
    order = picking_order(state, draft)[: len(state.offer)]
    return [DiscardOffer(), *(pick_of(seat) for seat in reversed(order))]


def pick_of(seat: Seat) -> AnyStep:
    """A seat is asked for its card; the virtual opponent takes one by itself."""
    return OpponentPick() if seat == VIRTUAL else ChooseCard(seat)


def picking_order(state: GameState, draft: int) -> tuple[Seat, ...]:
    """Clockwise from the first player, then counter-clockwise from the last (R5.5)."""
    if state.opponent:
        return solo.picking_order(state, draft)
    order = state.clockwise_from(state.first_player)
    return order if draft == 1 else order[::-1]


def discard_offer(judge: Judge, _: DiscardOffer) -> None:
    if judge.state.offer:
        judge.emit(OfferDiscarded(judge.state.offer))


def _terms(desk: Desk, command: PickCard) -> Terms | Refusal:
    return Terms() if command.card in desk.state.offer else Refusal("no_such_card", card=command.card)


def _carry_out(judge: Judge, command: PickCard) -> None:
    judge.emit(CardPicked(command.seat, command.card))


def _moves(desk: Desk) -> Sequence[PickCard]:
    return [PickCard(desk.seat, card) for card in dict.fromkeys(desk.state.offer)]


PICK = Chapter((ChooseCard,), _terms, _carry_out, _moves)
