"""The top cards of other players' discard piles: take them into the hand (R42.5), or gain the good for a category
(R42.7, R42.8)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.fiftyfirst.cards.sets.scavengers import MatchCategory
from game.fiftyfirst.rules import matched_goods
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.commands import NOTHING
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, verb_of
from game.fiftyfirst.rules.effects.gain import can_gain
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.sets.scavengers.messages import (
    CardSalvaged,
    ChooseMatched,
    ChooseSalvage,
    GainMatched,
    Salvage,
)
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import BeginActions, EndProduction
from game.kernel.bag import Bag


def do_later(judge: Judge, step: Salvage | GainMatched) -> None:
    """Do a step that depends on discard piles after all else that happens now; several in the order in which they come
    up.

    In the Production phase that is after everybody has taken everything but what depends on it, seat by seat (R42.5b).
    """
    agenda, state, place = judge.agenda, judge.state, len(judge.agenda)
    if state.phase == "production":
        order = state.clockwise_from(state.first_player)
        parts = [part.after_production for part in PARTS if part.after_production]
        after = (BeginActions, EndProduction, *[type(one) for further in parts for one in further(state)])
        place = sum(isinstance(one, after) for one in agenda)
        while place < len(agenda) and _is_later(agenda[place], order, step.seat):
            place += 1
    else:
        while place and isinstance(agenda[place - 1], Salvage | GainMatched):
            place -= 1
    agenda.insert(place, step)


def _is_later(step: AnyStep, order: Sequence[Seat], seat: Seat) -> bool:
    """Whether a step that was put off is one of a seat that comes after ``seat`` in ``order``."""
    return isinstance(step, Salvage | GainMatched) and order.index(step.seat) > order.index(seat)


def salvage(judge: Judge, step: Salvage) -> None:
    """Ask from which pile, if any is in reach. A Location that was razed and discarded since is no Site any more."""
    source = step.source
    if source.site is not None and not judge.state.find_site(source.site):
        source = replace(source, site=None)
    _go_on_salvaging(judge, ChooseSalvage(step.seat, step.count, source))


def answers_of_salvage(_game: Game, state: GameState, question: ChooseSalvage) -> tuple[str, ...]:
    return (*state.piles_in_reach(question.seat), NOTHING)


def answer_salvage(judge: Judge, question: ChooseSalvage, word: str) -> None:
    """Take the top card of the pile of the seat ``word``, and ask again; `nothing` gives up all salvages that are
    left."""
    if word == NOTHING:
        return
    judge.emit(CardSalvaged(question.seat, word, judge.state.pile_of(word)[-1], question.source))
    _go_on_salvaging(judge, replace(question, count=question.count - 1))


def _go_on_salvaging(judge: Judge, question: ChooseSalvage) -> None:
    if question.count and judge.state.piles_in_reach(question.seat):
        judge.agenda.append(question)


# ---------------------------------------------------------------------- matching a category
def can_match(game: Game, state: GameState, _verb: MatchCategory, context: EffectContext) -> bool:
    """Whether any category in reach gives something."""
    return any(
        _goods(game, state, context.seat, one.category) for one in matched_goods.matches(game, state, context.seat)
    )


def match_later(judge: Judge, _verb: MatchCategory, context: EffectContext) -> None:
    """Put the gain off until all else is done, since it depends on the discard piles."""
    do_later(judge, GainMatched(context.seat, context.on_site, context.source.kind, context.source.via))


def match(judge: Judge, step: GainMatched) -> None:
    """Ask for the pile, the category and the colour, as far as there is a choice."""
    _go_on_matching(judge, ChooseMatched(step.seat, step.site, step.kind, step.via))


def answers_of_matched(game: Game, state: GameState, question: ChooseMatched) -> Sequence[str]:
    """The seats of the piles, then the categories of a card, then the colours of contact tokens."""
    seat, owner = question.seat, question.owner
    if question.category is not None:
        return _goods(game, state, seat, question.category)
    if owner is not None:
        return _giving(game, state, seat, owner)
    return [owner for owner in state.piles_in_reach(seat) if _giving(game, state, seat, owner)]


def answer_matched(judge: Judge, question: ChooseMatched, word: str) -> None:
    if question.category is not None:
        _gain(judge, question, word)
    elif question.owner is not None:
        _go_on_matching(judge, replace(question, category=word))
    else:
        _go_on_matching(judge, replace(question, owner=word))


def _go_on_matching(judge: Judge, question: ChooseMatched) -> None:
    """Ask, if there is a choice; else go on with the only answer."""
    possible = answers_of_matched(judge.game, judge.state, question)
    if len(possible) > 1:
        judge.agenda.append(question)
    elif possible:
        answer_matched(judge, question, possible[0])


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
    context = context_asking(judge.state, question)
    count = verb_of(judge.game, context, MatchCategory).count
    judge.gain(question.seat, Bag({good: count}), context.source)
