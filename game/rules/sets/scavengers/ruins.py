"""Effects on own Ruins: turn them up, take their Spoils, or put resources on them (R42.6, R42.12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.cards.verbs import PlaceOnRuins, RebuildRuins, StripRuins, Verb
from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules import discards
from game.rules.commands import NOTHING, Named
from game.rules.effects.context import EffectContext, context_asking, verb_of
from game.rules.effects.production import produce_site
from game.rules.judge import Judge
from game.rules.sets.scavengers.messages import (
    ChoosePlaced,
    ChooseRebuilt,
    ChooseStripped,
    GoodsPlacedOnRuin,
    RuinDiscarded,
    RuinRebuilt,
)
from game.rules.state import Game, GameState, Seat


def has_ruins(_game: Game, state: GameState, _verb: Verb, context: EffectContext) -> bool:
    """Whether there is a Ruin on which the verb has an effect."""
    return bool(discards.ruins(state.player(context.seat)))


def own_ruins(_game: Game, state: GameState, question: ChooseRebuilt | ChooseStripped) -> tuple[int, ...]:
    """The Ruins of the seat."""
    return discards.ruins(state.player(question.seat))


# ---------------------------------------------------------------------- rebuilding
def rebuild(judge: Judge, verb: RebuildRuins, context: EffectContext) -> None:
    """R42.6: they are Locations again, and produce at once, without VP or Building Bonus."""
    _go_on_rebuilding(judge, ChooseRebuilt(context.seat, context.on_site, context.source.kind, verb.count))


def answer_rebuilt(judge: Judge, question: ChooseRebuilt, number: int) -> None:
    _rebuild(judge, question.seat, number)
    if question.count > 1:
        _go_on_rebuilding(judge, replace(question, count=question.count - 1))


def _go_on_rebuilding(judge: Judge, question: ChooseRebuilt) -> None:
    """Rebuild so many Ruins; asks which, if there are more of them."""
    ruins = own_ruins(judge.game, judge.state, question)
    if len(ruins) > question.count:
        judge.agenda.append(question)
    else:
        for number in ruins:
            _rebuild(judge, question.seat, number)


def _rebuild(judge: Judge, seat: Seat, number: int) -> None:
    ruin = judge.state.player(seat).own_site(number)
    judge.emit(RuinRebuilt(seat, number, ruin.card, ruin.goods))
    _, site = judge.state.site(number)
    produce_site(judge, seat, seat, site, "production")


# ---------------------------------------------------------------------- stripping
def strip(judge: Judge, verb: StripRuins, context: EffectContext) -> None:
    """R42.12: take the Spoils of Ruins, and the goods on them, and discard them."""
    _go_on_stripping(judge, ChooseStripped(context.seat, context.on_site, verb.count))


def answer_stripped(judge: Judge, question: ChooseStripped, number: int) -> None:
    """Discard a Ruin for the Spoils of its card, and ask for the next one."""
    ruin = judge.state.player(question.seat).own_site(number)
    discard_ruins(judge, question.seat, (number,))
    source = context_asking(judge.state, question).source
    judge.gain(question.seat, judge.game.catalog.locations[ruin.card].spoils, source)
    _go_on_stripping(judge, replace(question, count=question.count - 1))


def discard_ruins(judge: Judge, seat: Seat, numbers: Sequence[Named]) -> None:
    """Discard Ruins of the seat; goods on them go to the supply (R42.9a)."""
    for number in numbers:
        site = judge.state.player(seat).own_site(int(number))
        judge.emit(RuinDiscarded(seat, site.id, site.card, site.goods))


def _go_on_stripping(judge: Judge, question: ChooseStripped) -> None:
    """Ask for the next Ruin: the seat may stop at any time."""
    if question.count and own_ruins(judge.game, judge.state, question):
        judge.agenda.append(question)


# ---------------------------------------------------------------------- putting resources on them
def place(judge: Judge, verb: PlaceOnRuins, context: EffectContext) -> None:
    """R42.12: ask for one Ruin after another, in State order."""
    for number in _in_state_order(judge.state, context.seat)[:1]:
        judge.agenda.append(ChoosePlaced(context.seat, context.on_site, number, verb.ruins))


def answers_of_placed(_game: Game, _state: GameState, _question: ChoosePlaced) -> tuple[str, ...]:
    return (*RESOURCES, NOTHING)


def answer_placed(judge: Judge, question: ChoosePlaced, word: str) -> None:
    left = question.count
    if word != NOTHING:
        verb = verb_of(judge.game, context_asking(judge.state, question), PlaceOnRuins)
        judge.emit(GoodsPlacedOnRuin(question.seat, question.ruin, Bag({word: verb.count})))
        left -= 1
    ruins = _in_state_order(judge.state, question.seat)
    following = ruins[ruins.index(question.ruin) + 1 :]
    if left and following:
        judge.agenda.append(replace(question, ruin=following[0], count=left))


def _in_state_order(state: GameState, seat: Seat) -> tuple[int, ...]:
    return tuple(site.id for site in state.player(seat).sites if site.ruin)
