"""Take resources, never ammo, from the supply of a player who has not passed (R11.6, R22.2)."""

from __future__ import annotations

from game.cards.verbs import Steal
from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules.effects.context import EffectContext
from game.rules.events import GoodsStolen, Source
from game.rules.judge import Judge
from game.rules.state import Game, GameState, Seat
from game.rules.steps import ChooseResource, ChooseVictim


def victims(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """The seats from which a resource can be taken, clockwise from the thief."""
    return tuple(
        other
        for other in state.clockwise_from(seat)[1:]
        if not state.player(other).passed and resources_of(state, other)
    )


def resources_of(state: GameState, seat: Seat) -> tuple[str, ...]:
    """The kinds of resources in a supply."""
    goods = state.player(seat).goods
    return tuple(good for good in RESOURCES if good in goods)


def has_effect(_game: Game, state: GameState, _verb: Steal, context: EffectContext) -> bool:
    return bool(victims(state, context.seat))


def apply(judge: Judge, verb: Steal, context: EffectContext) -> None:
    choose_victim(judge, ChooseVictim(context.seat, context.site, verb.goods["basic"], context.border))


def choose_victim(judge: Judge, question: ChooseVictim) -> None:
    """Ask whose resource, if there is a choice."""
    possible = victims(judge.state, question.seat)
    if len(possible) > 1:
        judge.agenda.append(question)
    elif possible:
        answer_victim(judge, question, possible[0])


def choose_resource(judge: Judge, question: ChooseResource) -> None:
    """Ask which resource, if there is a choice."""
    kinds = resources_of(judge.state, question.victim)
    if len(kinds) > 1:
        judge.agenda.append(question)
    elif kinds:
        answer_resource(judge, question, kinds[0])


def answers_of_victim(_: Game, state: GameState, question: ChooseVictim) -> tuple[Seat, ...]:
    return victims(state, question.seat)


def answer_victim(judge: Judge, question: ChooseVictim, victim: Seat) -> None:
    choose_resource(judge, ChooseResource(question.seat, question.site, victim, question.count, question.border))


def answers_of_resource(_: Game, state: GameState, question: ChooseResource) -> tuple[str, ...]:
    return resources_of(state, question.victim)


def answer_resource(judge: Judge, question: ChooseResource, good: str) -> None:
    """Move one resource, and go on if more are to be taken."""
    seat, count = question.seat, question.count
    judge.emit(GoodsStolen(seat, question.victim, Bag({good: 1}), _source(judge.state, question)))
    if count > 1:
        choose_victim(judge, ChooseVictim(seat, question.site, count - 1, question.border))


def _source(state: GameState, question: ChooseResource) -> Source:
    if question.site is None:
        return Source("border", question.border)
    return Source("action", state.site(question.site)[1].card, question.site)
