"""Take the Spoils of own Ruins, and the goods on them, and discard them (R42.12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.cards.sets.scavengers import StripRuins
from game.rules import discards
from game.rules.commands import Named
from game.rules.effects.context import EffectContext, context_at
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.scavengers.events import RuinDiscarded
from game.rules.sets.scavengers.messages import ChooseStripped
from game.rules.state import GameState, Seat


def has_effect(_game: Game, state: GameState, _verb: StripRuins, context: EffectContext) -> bool:
    return bool(discards.ruins(state.player(context.seat)))


def apply(judge: Judge, verb: StripRuins, context: EffectContext) -> None:
    _go_on(judge, ChooseStripped(context.seat, context.on_site, verb.count))


def answers(_game: Game, state: GameState, question: ChooseStripped) -> tuple[int, ...]:
    """The Ruins of the seat."""
    return discards.ruins(state.player(question.seat))


def answer(judge: Judge, question: ChooseStripped, number: int) -> None:
    """Discard a Ruin for the Spoils of its card, and ask for the next one."""
    ruin = judge.state.player(question.seat).own_site(number)
    discard_ruins(judge, question.seat, (number,))
    source = context_at(judge.state, question.seat, question.site, "action").source
    judge.gain(question.seat, judge.game.catalog.locations[ruin.card].spoils, source)
    _go_on(judge, replace(question, count=question.count - 1))


def discard_ruins(judge: Judge, seat: Seat, numbers: Sequence[Named]) -> None:
    """Discard Ruins of the seat; goods on them go to the supply (R42.9a)."""
    for number in numbers:
        site = judge.state.player(seat).own_site(int(number))
        judge.emit(RuinDiscarded(seat, site.id, site.card, site.goods))


def _go_on(judge: Judge, question: ChooseStripped) -> None:
    """Ask for the next Ruin: the seat may stop at any time."""
    if question.count and answers(judge.game, judge.state, question):
        judge.agenda.append(question)
