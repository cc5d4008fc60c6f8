"""Turn own Ruins up: they are Locations again, and produce at once, without VP or Building Bonus (R42.6)."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.sets.scavengers import RebuildRuins
from game.rules import discards
from game.rules.effects.context import EffectContext
from game.rules.effects.production import produce_site
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.scavengers.events import RuinRebuilt
from game.rules.sets.scavengers.messages import ChooseRebuilt
from game.rules.state import GameState, Seat


def has_effect(_game: Game, state: GameState, _verb: RebuildRuins, context: EffectContext) -> bool:
    return bool(discards.ruins(state.player(context.seat)))


def apply(judge: Judge, verb: RebuildRuins, context: EffectContext) -> None:
    _go_on(judge, ChooseRebuilt(context.seat, context.on_site, context.source.kind, verb.count))


def answers(_game: Game, state: GameState, question: ChooseRebuilt) -> tuple[int, ...]:
    """The Ruins of the seat."""
    return discards.ruins(state.player(question.seat))


def answer(judge: Judge, question: ChooseRebuilt, number: int) -> None:
    _rebuild(judge, question.seat, number)
    if question.count > 1:
        _go_on(judge, replace(question, count=question.count - 1))


def _go_on(judge: Judge, question: ChooseRebuilt) -> None:
    """Rebuild so many Ruins; asks which, if there are more of them."""
    ruins = answers(judge.game, judge.state, question)
    if len(ruins) > question.count:
        judge.agenda.append(question)
    else:
        for number in ruins:
            _rebuild(judge, question.seat, number)


def _rebuild(judge: Judge, seat: Seat, number: int) -> None:
    ruin = judge.state.player(seat).site(number)
    assert ruin is not None
    judge.emit(RuinRebuilt(seat, number, ruin.card, ruin.goods))
    _, site = judge.state.site(number)
    produce_site(judge, seat, seat, site, "production")
