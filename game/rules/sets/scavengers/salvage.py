"""Take the top card of another player's discard pile into the hand, or leave it there (R42.5)."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.commands import NOTHING
from game.rules.discard_piles import pile_of, piles_in_reach
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.scavengers.events import CardSalvaged
from game.rules.sets.scavengers.messages import ChooseSalvage, Salvage
from game.rules.state import GameState


def salvage(judge: Judge, step: Salvage) -> None:
    """Ask from which pile, if any is in reach. A Location that was razed and discarded since is no Site any more."""
    source = step.source
    if source.site is not None and not judge.state.find_site(source.site):
        source = replace(source, site=None)
    _go_on(judge, ChooseSalvage(step.seat, step.count, source))


def answers(_game: Game, state: GameState, question: ChooseSalvage) -> tuple[str, ...]:
    return (*piles_in_reach(state, question.seat), NOTHING)


def answer(judge: Judge, question: ChooseSalvage, word: str) -> None:
    """Take the top card of the pile of the seat ``word``, and ask again; `nothing` gives up all salvages that are
    left."""
    if word == NOTHING:
        return
    judge.emit(CardSalvaged(question.seat, word, pile_of(judge.state, word)[-1], question.source))
    _go_on(judge, replace(question, count=question.count - 1))


def _go_on(judge: Judge, question: ChooseSalvage) -> None:
    if question.count and piles_in_reach(judge.state, question.seat):
        judge.agenda.append(question)
