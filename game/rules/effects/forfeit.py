"""Another player gives up goods of one kind, from the supply alone (R43.8.8)."""

from __future__ import annotations

from game.cards.verbs import ForfeitGoods
from game.kernel.bag import Bag
from game.rules.effects.context import EffectContext, context_at, verb_of
from game.rules.events import GoodsForfeited
from game.rules.judge import Judge
from game.rules.state import Game, GameState, Seat
from game.rules.steps import ChooseForfeiting


def has_effect(_game: Game, state: GameState, verb: ForfeitGoods, context: EffectContext) -> bool:
    return bool(_victims(state, verb, context.seat))


def apply(judge: Judge, verb: ForfeitGoods, context: EffectContext) -> None:
    """Take the goods from the only player who can give them up, or ask which one does."""
    victims = _victims(judge.state, verb, context.seat)
    if len(victims) > 1:
        judge.agenda.append(ChooseForfeiting(context.seat, context.on_site))
    else:
        for victim in victims:
            _forfeit(judge, verb, context.seat, victim)


def answers(game: Game, state: GameState, question: ChooseForfeiting) -> tuple[Seat, ...]:
    """The seats that have the goods."""
    return _victims(state, _verb(game, state, question), question.seat)


def answer(judge: Judge, question: ChooseForfeiting, victim: Seat) -> None:
    _forfeit(judge, _verb(judge.game, judge.state, question), question.seat, victim)


def _verb(game: Game, state: GameState, question: ChooseForfeiting) -> ForfeitGoods:
    return verb_of(game, context_at(state, question.seat, question.site, "action"), ForfeitGoods)


def _victims(state: GameState, verb: ForfeitGoods, seat: Seat) -> tuple[Seat, ...]:
    """Players who have not passed and have something to give up (R15.2)."""
    return tuple(other for other in state.owners_in_reach(seat) if _given_up(state, verb, other))


def _given_up(state: GameState, verb: ForfeitGoods, victim: Seat) -> Bag:
    """As many as there are, at most those of the verb."""
    held = state.player(victim).goods
    return Bag({good: min(count, held[good]) for good, count in verb.goods.items()})


def _forfeit(judge: Judge, verb: ForfeitGoods, seat: Seat, victim: Seat) -> None:
    judge.emit(GoodsForfeited(seat, victim, _given_up(judge.state, verb, victim)))
