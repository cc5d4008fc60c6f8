"""Take resources, never ammo, from the supply of a player who has not passed (R11.6, R22.2)."""

from __future__ import annotations

from game.fiftyfirst.cards.verbs import Steal
from game.fiftyfirst.cards.vocabulary import RESOURCES
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.events import GoodsStolen, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseResource, ChooseVictim
from game.kernel.bag import Bag


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
    _go_on(judge, ChooseVictim(context.seat, context.site, verb.goods["basic"], context.border))


def answers(_: Game, state: GameState, question: ChooseVictim | ChooseResource) -> tuple[str, ...]:
    """The seats, or the kinds of resources of one."""
    return victims(state, question.seat) if isinstance(question, ChooseVictim) else resources_of(state, question.victim)


def answer(judge: Judge, question: ChooseVictim | ChooseResource, word: str) -> None:
    """Once the victim and the resource are named, move one resource, and go on if more are to be taken."""
    seat, site, count, border = question.seat, question.site, question.count, question.border
    if isinstance(question, ChooseVictim):
        _go_on(judge, ChooseResource(seat, site, word, count, border))
        return
    source = Source("border", border) if site is None else Source("action", judge.state.site(site)[1].card, site)
    judge.emit(GoodsStolen(seat, question.victim, Bag({word: 1}), source))
    if count > 1:
        _go_on(judge, ChooseVictim(seat, site, count - 1, border))


def _go_on(judge: Judge, question: ChooseVictim | ChooseResource) -> None:
    """Ask, if there is a choice."""
    possible = answers(judge.game, judge.state, question)
    if len(possible) > 1:
        judge.agenda.append(question)
    elif possible:
        answer(judge, question, possible[0])
