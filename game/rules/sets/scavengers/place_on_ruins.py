"""Put resources of the general supply on own Ruins, to be spent from there (R42.12)."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.sets.scavengers import PlaceOnRuins
from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules.commands import NOTHING
from game.rules.effects.context import EffectContext, context_at, verb_of
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.scavengers.events import GoodsPlacedOnRuin
from game.rules.sets.scavengers.messages import ChoosePlaced
from game.rules.state import GameState, Seat


def has_effect(_game: Game, state: GameState, _verb: PlaceOnRuins, context: EffectContext) -> bool:
    return bool(_ruins(state, context.seat))


def apply(judge: Judge, verb: PlaceOnRuins, context: EffectContext) -> None:
    """Ask for one Ruin after another, in State order."""
    for number in _ruins(judge.state, context.seat)[:1]:
        judge.agenda.append(ChoosePlaced(context.seat, context.on_site, number, verb.ruins))


def answers(_game: Game, _state: GameState, _question: ChoosePlaced) -> tuple[str, ...]:
    return (*RESOURCES, NOTHING)


def answer(judge: Judge, question: ChoosePlaced, word: str) -> None:
    left = question.count
    if word != NOTHING:
        verb = verb_of(judge.game, context_at(judge.state, question.seat, question.site, "action"), PlaceOnRuins)
        judge.emit(GoodsPlacedOnRuin(question.seat, question.ruin, Bag({word: verb.count})))
        left -= 1
    ruins = _ruins(judge.state, question.seat)
    following = ruins[ruins.index(question.ruin) + 1 :]
    if left and following:
        judge.agenda.append(replace(question, ruin=following[0], count=left))


def _ruins(state: GameState, seat: Seat) -> tuple[int, ...]:
    return tuple(site.id for site in state.player(seat).sites if site.ruin)
