"""Take the top card of another player's discard pile into the hand, or leave it there (R42.5)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.rules.agenda import AnyStep
from game.rules.commands import NOTHING
from game.rules.judge import Judge
from game.rules.sets.part import PARTS
from game.rules.sets.scavengers.messages import CardSalvaged, ChooseSalvage, GainMatched, Salvage
from game.rules.state import Game, GameState, Seat
from game.rules.steps import BeginActions, EndProduction


def do_later(judge: Judge, step: Salvage | GainMatched) -> None:
    """Do a step that depends on discard piles after all else that happens now; several in the order in which they come
    up.

    In the Production phase that is after everybody has taken everything but what depends on it, seat by seat (R42.5b).
    """
    agenda, state, place = judge.agenda, judge.state, len(judge.agenda)
    if state.phase == "production":
        order = state.clockwise_from(state.first_player)
        after = (BeginActions, EndProduction, *[type(one) for part in PARTS for one in part.after_production(state)])
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
    _go_on(judge, ChooseSalvage(step.seat, step.count, source))


def answers(_game: Game, state: GameState, question: ChooseSalvage) -> tuple[str, ...]:
    return (*state.piles_in_reach(question.seat), NOTHING)


def answer(judge: Judge, question: ChooseSalvage, word: str) -> None:
    """Take the top card of the pile of the seat ``word``, and ask again; `nothing` gives up all salvages that are
    left."""
    if word == NOTHING:
        return
    judge.emit(CardSalvaged(question.seat, word, judge.state.pile_of(word)[-1], question.source))
    _go_on(judge, replace(question, count=question.count - 1))


def _go_on(judge: Judge, question: ChooseSalvage) -> None:
    if question.count and judge.state.piles_in_reach(question.seat):
        judge.agenda.append(question)
