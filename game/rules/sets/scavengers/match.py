"""Gain the good for a category on the top card of another player's discard pile (R42.7, R42.8)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.cards.sets.scavengers import MatchCategory
from game.kernel.bag import Bag
from game.rules import matched_goods
from game.rules.discard_piles import piles_in_reach
from game.rules.effects.context import EffectContext, context_at, verb_of
from game.rules.effects.gain import can_gain
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.scavengers.messages import ChooseMatched, GainMatched
from game.rules.sets.scavengers.salvage import do_later
from game.rules.state import GameState, Seat


def has_effect(game: Game, state: GameState, _verb: MatchCategory, context: EffectContext) -> bool:
    """Whether any category in reach gives something."""
    return any(
        _goods(game, state, context.seat, one.category) for one in matched_goods.matches(game, state, context.seat)
    )


def apply(judge: Judge, _verb: MatchCategory, context: EffectContext) -> None:
    """Put the gain off until all else is done, since it depends on the discard piles."""
    do_later(judge, GainMatched(context.seat, context.on_site, context.source.kind, context.source.via))


def match(judge: Judge, step: GainMatched) -> None:
    """Ask for the pile, the category and the colour, as far as there is a choice."""
    _go_on(judge, ChooseMatched(step.seat, step.site, step.kind, step.via))


def answers(game: Game, state: GameState, question: ChooseMatched) -> Sequence[str]:
    """The seats of the piles, then the categories of a card, then the colours of contact tokens."""
    seat, owner = question.seat, question.owner
    if question.category is not None:
        return _goods(game, state, seat, question.category)
    if owner is not None:
        return _giving(game, state, seat, owner)
    return [owner for owner in piles_in_reach(state, seat) if _giving(game, state, seat, owner)]


def answer(judge: Judge, question: ChooseMatched, word: str) -> None:
    if question.category is not None:
        _gain(judge, question, word)
    elif question.owner is not None:
        _go_on(judge, replace(question, category=word))
    else:
        _go_on(judge, replace(question, owner=word))


def _go_on(judge: Judge, question: ChooseMatched) -> None:
    """Ask, if there is a choice; else go on with the only answer."""
    possible = answers(judge.game, judge.state, question)
    if len(possible) > 1:
        judge.agenda.append(question)
    elif possible:
        answer(judge, question, possible[0])


def _giving(game: Game, state: GameState, seat: Seat, owner: Seat) -> Sequence[str]:
    """The categories on a pile that give ``seat`` something."""
    return [
        category for category in matched_goods.categories(game, state, owner) if _goods(game, state, seat, category)
    ]


def _goods(game: Game, state: GameState, seat: Seat, category: str) -> Sequence[str]:
    """The goods among which a category lets ``seat`` choose, as far as they can be had."""
    goods = matched_goods.COLOURS if category == "contact" else (category,)
    return [good for good in goods if can_gain(game, state, seat, Bag({good: 1}))]


def _gain(judge: Judge, question: ChooseMatched, good: str) -> None:
    context = context_at(judge.state, question.seat, question.site, question.kind)
    count = verb_of(judge.game, context, MatchCategory).count
    judge.gain(question.seat, Bag({good: count}), replace(context.source, via=question.via))
