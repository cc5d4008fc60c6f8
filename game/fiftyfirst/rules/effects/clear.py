"""Clear own Locations, so that they can be used again in the same round (R11.5, R41.3)."""

from __future__ import annotations

from game.fiftyfirst.cards.verbs import ClearLocations
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, verb_of
from game.fiftyfirst.rules.events import LocationCleared
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseCleared


def has_effect(_game: Game, state: GameState, verb: ClearLocations, context: EffectContext) -> bool:
    return bool(_targets(state, verb, context))


def apply(judge: Judge, verb: ClearLocations, context: EffectContext) -> None:
    _go_on(judge, verb, context, verb.count)


def answers(game: Game, state: GameState, question: ChooseCleared) -> tuple[int, ...]:
    """The Sites that can be cleared."""
    context = context_asking(state, question)
    return _targets(state, verb_of(game, context, ClearLocations), context)


def answer(judge: Judge, question: ChooseCleared, number: int) -> None:
    context = context_asking(judge.state, question)
    _clear(judge, question.seat, number)
    _go_on(judge, verb_of(judge.game, context, ClearLocations), context, question.count - 1)


def _go_on(judge: Judge, verb: ClearLocations, context: EffectContext, count: int) -> None:
    """Clear ``count`` more Sites; asks which, if there are more of them."""
    targets = _targets(judge.state, verb, context)
    if count and len(targets) > count:
        judge.agenda.append(ChooseCleared(context.seat, context.on_site, count))
        return
    for number in targets[:count]:
        _clear(judge, context.seat, number)


def _targets(state: GameState, verb: ClearLocations, context: EffectContext) -> tuple[int, ...]:
    """Own Locations that were used (R11.1, R11.4) or hold a visitor's worker (R13.2)."""
    return tuple(
        site.id
        for site in state.player(context.owner).sites
        if (site.used or site.worker) and not (verb.other_than_this and site.id == context.site)
    )


def _clear(judge: Judge, seat: Seat, number: int) -> None:
    site = judge.state.player(seat).own_site(number)
    judge.emit(LocationCleared(seat, number, site.card))
