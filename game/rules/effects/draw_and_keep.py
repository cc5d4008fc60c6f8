"""Draw cards into the hand, keep some of them, and discard the others face up."""

from __future__ import annotations

from game.cards.verbs import DrawAndKeep
from game.rules.effects.context import Context
from game.rules.events import CardsDiscarded
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.piles import without
from game.rules.state import ChooseKept, GameState, Seat


def has_effect(_game: Game, state: GameState, _verb: DrawAndKeep, context: Context) -> bool:
    return bool(state.deck or state.discard or context.cards_paid)


def apply(judge: Judge, verb: DrawAndKeep, context: Context) -> None:
    held = len(judge.state.player(context.seat).hand)
    judge.draw(context.seat, verb.count, context.source)
    drawn = judge.state.player(context.seat).hand[held:]
    _go_on(judge, context.seat, context.site, drawn, verb.keep)


def answers(_game: Game, _state: GameState, question: ChooseKept) -> tuple[str, ...]:
    """The different cards that the seat can keep."""
    return tuple(dict.fromkeys(question.cards))


def answer(judge: Judge, question: ChooseKept, card: str) -> None:
    left = without(question.cards, (card,))
    _go_on(judge, question.seat, question.site, left, question.keep - 1)


def _go_on(judge: Judge, seat: Seat, site: int, cards: tuple[str, ...], keep: int) -> None:
    """Ask for the next card to keep, if there is a choice; otherwise discard the rest of ``cards``."""
    if keep and len(cards) > keep and len(set(cards)) > 1:
        judge.agenda.append(ChooseKept(seat, site, cards, keep))
    elif cards[keep:]:
        judge.emit(CardsDiscarded(seat, cards[keep:]))
