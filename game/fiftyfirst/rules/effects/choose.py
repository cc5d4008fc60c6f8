"""Gain one of several things (R1.16): exactly one kind, named by its good."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.cards.verbs import ChooseGain, GainMissing
from game.fiftyfirst.cards.vocabulary import RESOURCES
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, verbs_of
from game.fiftyfirst.rules.effects.gain import can_gain
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseGood
from game.kernel.bag import Bag

Choosing = ChooseGain | GainMissing
"""The verbs that ask for a kind."""


def has_effect(game: Game, state: GameState, verb: Choosing, context: EffectContext) -> bool:
    return bool(_possible(game, state, verb, context))


def apply(judge: Judge, verb: Choosing, context: EffectContext) -> None:
    """Ask which good, if several give anything."""
    possible = _possible(judge.game, judge.state, verb, context)
    if len(possible) > 1:
        judge.agenda.append(ChooseGood(context.seat, context.on_site, context.source.kind, context.source.via))
    elif possible:
        judge.gain(context.seat, possible[0], context.source)


def options(game: Game, state: GameState, question: ChooseGood) -> Sequence[Bag]:
    """The gains to choose from; an answer names a gain by its first good."""
    _, site = state.site(question.site)
    verbs = verbs_of(game.catalog.locations[site.card], question.kind)
    verb = next(verb for verb in verbs if isinstance(verb, Choosing))
    return _possible(game, state, verb, context_asking(state, question))


def answers(game: Game, state: GameState, question: ChooseGood) -> tuple[str, ...]:
    return tuple(next(iter(goods)) for goods in options(game, state, question))


def answer(judge: Judge, question: ChooseGood, good: str) -> None:
    goods = next(goods for goods in options(judge.game, judge.state, question) if next(iter(goods)) == good)
    judge.gain(question.seat, goods, context_asking(judge.state, question).source)


def _possible(game: Game, state: GameState, verb: Choosing, context: EffectContext) -> Sequence[Bag]:
    """The gains that can be had now."""
    seat, cards_paid = context.seat, context.cards_paid
    return [goods for goods in _printed(state, verb, context) if can_gain(game, state, seat, goods, cards_paid)]


def _printed(state: GameState, verb: Choosing, context: EffectContext) -> Sequence[Bag]:
    """What may be chosen: the printed gains, or resources that were not gained in this Production phase (R51.4)."""
    if isinstance(verb, ChooseGain):
        return [option.goods for option in verb.options]
    gained = state.player(context.owner).produced
    return [Bag({good: verb.count}) for good in RESOURCES if good not in gained]
