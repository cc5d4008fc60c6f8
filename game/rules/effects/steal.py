"""Take resources, never ammo, from the supply of a player who has not passed (R11.6, R22.2)."""

from __future__ import annotations

from game.cards.verbs import Steal
from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules.effects.context import Context
from game.rules.events import GoodsStolen, Source
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.state import ChooseResource, ChooseVictim, GameState, Seat


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


def has_effect(_game: Game, state: GameState, _verb: Steal, context: Context) -> bool:
    return bool(victims(state, context.seat))


def apply(judge: Judge, verb: Steal, context: Context) -> None:
    choose_victim(judge, context.seat, context.on_site, verb.goods["basic"])


def choose_victim(judge: Judge, seat: Seat, site: int, count: int) -> None:
    """Ask whose resource, if there is a choice."""
    possible = victims(judge.state, seat)
    if len(possible) > 1:
        judge.agenda.append(ChooseVictim(seat, site, count))
    elif possible:
        choose_resource(judge, seat, site, possible[0], count)


def choose_resource(judge: Judge, seat: Seat, site: int, victim: Seat, count: int) -> None:
    """Ask which resource, if there is a choice."""
    kinds = resources_of(judge.state, victim)
    if len(kinds) > 1:
        judge.agenda.append(ChooseResource(seat, site, victim, count))
    elif kinds:
        take(judge, seat, site, victim, kinds[0], count)


def take(judge: Judge, seat: Seat, site: int, victim: Seat, good: str, count: int) -> None:
    """Move one resource, and go on if ``count`` is more than one."""
    card = next(own.card for own in judge.state.player(seat).sites if own.id == site)
    judge.emit(GoodsStolen(seat, victim, Bag({good: 1}), Source("action", card, site)))
    if count > 1:
        choose_victim(judge, seat, site, count - 1)


def answers_of_victim(_: Game, state: GameState, question: ChooseVictim) -> tuple[Seat, ...]:
    return victims(state, question.seat)


def answer_victim(judge: Judge, question: ChooseVictim, victim: Seat) -> None:
    choose_resource(judge, question.seat, question.site, victim, question.count)


def answers_of_resource(_: Game, state: GameState, question: ChooseResource) -> tuple[str, ...]:
    return resources_of(state, question.victim)


def answer_resource(judge: Judge, question: ChooseResource, good: str) -> None:
    take(judge, question.seat, question.site, question.victim, good, question.count)
