"""Gain again what Deals give: own ones, or one of another player who has not passed (R9.2, R15.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.fiftyfirst.cards.verbs import CopyDeals
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, verb_of
from game.fiftyfirst.rules.effects.gain import can_gain, goods_of_deal
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseCopiedDeal


def has_effect(game: Game, state: GameState, verb: CopyDeals, context: EffectContext) -> bool:
    return bool(_left(game, state, verb, context.seat, (), context.cards_paid))


def apply(judge: Judge, verb: CopyDeals, context: EffectContext) -> None:
    _go_on(judge, verb, context, verb.count, ())


def answers(game: Game, state: GameState, question: ChooseCopiedDeal) -> tuple[str, ...]:
    verb = verb_of(game, context_asking(state, question), CopyDeals)
    return tuple(_left(game, state, verb, question.seat, question.taken))


def answer(judge: Judge, question: ChooseCopiedDeal, card: str) -> None:
    context = context_asking(judge.state, question)
    _copy(judge, question.seat, card)
    verb = verb_of(judge.game, context, CopyDeals)
    _go_on(judge, verb, context, question.count - 1, (*question.taken, card))


def owners_asked(game: Game, state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """Whose Deals the open question offers ``seat`` to copy; () if it asks for something else."""
    question = state.question
    if not isinstance(question, ChooseCopiedDeal) or question.seat != seat:
        return ()
    return _owners(state, verb_of(game, context_asking(state, question), CopyDeals), seat)


def _owners(state: GameState, verb: CopyDeals, seat: Seat) -> tuple[Seat, ...]:
    """The players whose Deals can be copied: none who has passed."""
    owners = (seat,) if verb.of == "you" else state.clockwise_from(seat)[1:]
    return tuple([owner for owner in owners if not state.player(owner).passed])


def _go_on(judge: Judge, verb: CopyDeals, context: EffectContext, count: int, taken: tuple[str, ...]) -> None:
    """Copy ``count`` more Deals; asks which, as long as there is a choice."""
    while count:
        left = _left(judge.game, judge.state, verb, context.seat, taken)
        if len(left) > 1 and left.total() > count:
            judge.agenda.append(ChooseCopiedDeal(context.seat, context.site, count, taken, context.hq))
            return
        if not left:
            return
        card = next(iter(left))
        _copy(judge, context.seat, card)
        count, taken = count - 1, (*taken, card)


def _left(
    game: Game, state: GameState, verb: CopyDeals, seat: Seat, taken: Iterable[str], cards_paid: int = 0
) -> Counter[str]:
    """The Deals that can still be copied and give something, with the number of their copies."""
    deals = Counter(deal for owner in _owners(state, verb, seat) for deal in state.deals_of(owner))
    catalog = game.catalog
    left = deals - Counter(taken)
    return Counter({
        deal: left[deal] for deal in left if can_gain(game, state, seat, goods_of_deal(catalog, deal), cards_paid)
    })  # fmt: skip


def _copy(judge: Judge, seat: Seat, card: str) -> None:
    judge.gain(seat, goods_of_deal(judge.game.catalog, card), Source("copied_deal", card))
