"""Gain one of several things (R1.16): exactly one kind, named by its good."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.verbs import ChooseGain
from game.rules.effects.context import Context, context_at, verb_of
from game.rules.effects.gain import can_gain
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.state import ChooseGood, GameState


def has_effect(game: Game, state: GameState, verb: ChooseGain, context: Context) -> bool:
    return bool(_possible(game, state, verb, context.cards_paid))


def apply(judge: Judge, verb: ChooseGain, context: Context) -> None:
    """Ask which good, if several give anything."""
    possible = _possible(judge.game, judge.state, verb)
    if len(possible) > 1:
        judge.agenda.append(ChooseGood(context.seat, context.site, context.source.kind, context.source.via))
    elif possible:
        _gain(judge, verb, context, possible[0])


def answers(game: Game, state: GameState, question: ChooseGood) -> tuple[str, ...]:
    return _possible(game, state, verb_of(game, _context(state, question), ChooseGain))


def answer(judge: Judge, question: ChooseGood, good: str) -> None:
    context = _context(judge.state, question)
    _gain(judge, verb_of(judge.game, context, ChooseGain), context, good)


def _possible(game: Game, state: GameState, verb: ChooseGain, cards_paid: int = 0) -> tuple[str, ...]:
    """The goods that name the options which can be gained."""
    return tuple(next(iter(option.goods)) for option in verb.options if can_gain(game, state, option.goods, cards_paid))


def _gain(judge: Judge, verb: ChooseGain, context: Context, good: str) -> None:
    option = verb.option(good)
    assert option is not None
    judge.gain(context.seat, option.goods, context.source)


def _context(state: GameState, question: ChooseGood) -> Context:
    context = context_at(state, question.seat, question.site, question.kind)
    return replace(context, source=replace(context.source, via=question.via))
