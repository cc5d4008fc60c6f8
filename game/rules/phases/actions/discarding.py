"""A-08: the cards or Deals of a cost, discarded one by one where there are too many ways to name them all at once.

The action has been paid and marked by then; it takes effect once everything is discarded.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.bag import Bag
from game.rules import discards
from game.rules.judge import Judge
from game.rules.phases.actions import activate, faction
from game.rules.sets.part import PARTS
from game.rules.state import Game, GameState
from game.rules.steps import ChooseDiscarded


def answers(_game: Game, state: GameState, question: ChooseDiscarded) -> tuple[str, ...]:
    """The different cards or Deals of which one is discarded next."""
    deals = state.deals_of(question.seat)
    return tuple(dict.fromkeys(discards.discardable(state.player(question.seat), question.good, deals)))


def answer(judge: Judge, question: ChooseDiscarded, card: str) -> None:
    discards.carry_out(judge, question.seat, Bag({question.good: 1}), (card,))
    if question.count > 1:
        judge.agenda.append(replace(question, count=question.count - 1))
    elif question.site is not None:
        activate.take_effect(judge, question.seat, question.site)
    elif question.action is not None:
        faction.take_effect(judge, question.seat, question.action)
    else:
        for part in PARTS:
            part.discarded(judge, question)
