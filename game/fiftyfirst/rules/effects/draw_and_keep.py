"""Draw cards into the hand, keep some of them, and discard the others face up."""

from __future__ import annotations

from msgspec.structs import replace

from game.fiftyfirst.cards.verbs import DrawAndKeep
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.events import CardsDiscarded
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseKept
from game.kernel.bag import without


def has_effect(_game: Game, state: GameState, _verb: DrawAndKeep, context: EffectContext) -> bool:
    return state.can_be_drawn(context.seat, context.cards_paid)


def apply(judge: Judge, verb: DrawAndKeep, context: EffectContext) -> None:
    held = len(judge.state.player(context.seat).hand)
    judge.draw(context.seat, verb.count, context.source)
    drawn = judge.state.player(context.seat).hand[held:]
    _go_on(judge, ChooseKept(context.seat, drawn, verb.keep, context.site, context.action, context.border))


def answers(_game: Game, _state: GameState, question: ChooseKept) -> tuple[str, ...]:
    """The different cards that the seat can keep."""
    return tuple(dict.fromkeys(question.cards))


def answer(judge: Judge, question: ChooseKept, card: str) -> None:
    left = without(question.cards, (card,))
    _go_on(judge, replace(question, cards=left, keep=question.keep - 1))


def _go_on(judge: Judge, question: ChooseKept) -> None:
    """Ask for the next card to keep, if there is a choice; otherwise discard the rest of the cards."""
    cards, keep = question.cards, question.keep
    if keep and len(cards) > keep and len(set(cards)) > 1:
        judge.agenda.append(question)
    elif cards[keep:]:
        judge.emit(CardsDiscarded(question.seat, cards[keep:]))
