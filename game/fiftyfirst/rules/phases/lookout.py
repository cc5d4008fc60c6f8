"""R5 Lookout phase: Connection cards are turned up, then two drafts."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import PickCard
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.opponent import OpponentKind
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.state import VIRTUAL, GameState, Seat
from game.fiftyfirst.rules.steps import BeginRound, ChooseCard, DiscardOffer, OpponentPick, Produce, RevealOffer
from game.kernel.refusal import Refusal


def begin_round(judge: Judge, _: BeginRound) -> None:
    """R4.1, R17.5: the first player token passes to the left, but not in the first round."""
    judge.emit(ev.RoundBegan(judge.state.round + 1, next_first_player(judge.state, judge.opponent)))
    judge.emit(ev.PhaseBegan("lookout"))
    _turn_up_connections(judge)
    judge.agenda += [Produce(), *work(judge.opponent, judge.state)]


def next_first_player(state: GameState, kind: OpponentKind | None) -> Seat:
    """The first player of the next round; against most virtual opponents always the human (R30.2)."""
    stays = not state.round or (kind is not None and not kind.holds_token)
    return state.first_player if stays else state.clockwise_from(state.first_player)[1]


def work(kind: OpponentKind | None, state: GameState) -> tuple[AnyStep, ...]:
    """What the phase consists of, as the agenda holds it: the last step comes first."""
    drafts = tuple(RevealOffer(draft) for draft in reversed(drafts_of(kind)))
    if kind is None:
        return drafts
    return (*[step for part in PARTS for step in part.after_drafts(state)], kind.after_drafts, *drafts)


def drafts_of(kind: OpponentKind | None) -> tuple[int, ...]:
    """The drafts of a Lookout."""
    return kind.drafts if kind else (1, 2)


def _turn_up_connections(judge: Judge) -> None:
    """R5.1, R5.2: an empty pile gives none, and comes back only with the option."""
    left = tuple(pile.face_up for pile in judge.state.piles if pile.face_up)
    if left:
        judge.emit(ev.ConnectionsDiscarded(left))
    if judge.game.options.connections_reshuffle:
        _reshuffle_piles(judge)
    judge.emit(ev.ConnectionsRevealed({pile.colour: pile.cards[0] for pile in judge.state.piles if pile.cards}))


def _reshuffle_piles(judge: Judge) -> None:
    connections = judge.game.catalog.connections
    for pile in judge.state.piles:
        cards = [card for card in judge.state.connection_discard if connections[card].pile == pile.colour]
        if not pile.cards and cards:
            order, chance = judge.state.chance.shuffle(cards)
            judge.emit(ev.PileReshuffled(pile.colour, order, chance))


def reveal_offer(judge: Judge, step: RevealOffer) -> None:
    """Turn up the offer of a draft (R5.3), and ask each seat in order for its pick (R5.4); seats for which no card is
    left are not asked (R5.7)."""
    judge.reveal_offer(step.draft, offer_size(judge.state, judge.opponent))
    order = picking_order(judge.state, judge.opponent, step.draft)[: len(judge.state.offer)]
    judge.agenda += [DiscardOffer(), *(pick_of(seat) for seat in reversed(order))]


def offer_size(state: GameState, kind: OpponentKind | None) -> int:
    """How many cards a draft turns up: players + 1 (R5.3), or what the virtual opponent says (R30.3, R32.3)."""
    return kind.offer if kind else len(state.seats) + 1


def pick_of(seat: Seat) -> AnyStep:
    """The step in which a seat picks: a question, or for the virtual opponent a pick of its own."""
    return OpponentPick() if seat == VIRTUAL else ChooseCard(seat)


def picking_order(state: GameState, kind: OpponentKind | None, draft: int) -> tuple[Seat, ...]:
    """Clockwise from the first player, then counter-clockwise from the last (R5.5); twice round where there is only
    one draft (R30.3)."""
    order = state.clockwise_from(state.first_player)
    if len(drafts_of(kind)) == 1:
        return order * 2
    return order if draft == 1 else order[::-1]


def picks(state: GameState, kind: OpponentKind | None) -> tuple[Seat, ...]:
    """The seats that pick, in order, through all drafts (R5.5)."""
    return tuple(seat for draft in drafts_of(kind) for seat in picking_order(state, kind, draft))


def picks_done(state: GameState, kind: OpponentKind | None) -> int:
    """The number of `picks` that are over, all of them when no pick is to be made."""
    if not isinstance(state.question, ChooseCard):
        return len(picks(state, kind))
    before = 0 if state.draft == 1 else len(state.seats)
    if state.outposts is not None:  # a skipped pick leaves the offer as it is
        left = sum(isinstance(step, ChooseCard | OpponentPick) for step in state.agenda)
        return before + len(picking_order(state, kind, state.draft)) - left
    if kind:
        return before + kind.offer - len(state.offer)
    return before + picking_order(state, kind, state.draft).index(state.question.seat)


def leaves_card(state: GameState, kind: OpponentKind | None) -> bool:
    """Whether a card of each draft goes onto the discard pile of the first player (R42.2)."""
    return state.own_discards and offer_size(state, kind) > len(picking_order(state, kind, state.draft))


def discard_offer(judge: Judge, _: DiscardOffer) -> None:
    if judge.state.offer:
        judge.emit(ev.OfferDiscarded(judge.state.offer))


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    if any(part.bars_picks(side.game, side.state, side.seat) for part in PARTS if part.bars_picks):
        return ()
    return [make(side.seat, card) for card in sorted(set(side.state.offer), key=side.game.catalog.title)]


def _why_not(side: Side, command: PickCard) -> Refusal:
    return Refusal("must_skip" if command.card in side.state.offer else "no_such_card", card=command.card)


def _carry_out(judge: Judge, command: PickCard) -> None:
    judge.emit(ev.CardPicked(command.seat, command.card))


PICK = Chapter("pick {location}", (ChooseCard,), _possible, _why_not, _carry_out)
