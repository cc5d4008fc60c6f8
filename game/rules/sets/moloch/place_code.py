"""Put goods of which codes consist on the card itself, each chosen by its owner (R44.12)."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.verbs import PlaceCode
from game.cards.vocabulary import CODE_GOODS
from game.kernel.bag import Bag
from game.rules.effects.context import EffectContext
from game.rules.events import GoodsPlaced
from game.rules.judge import Judge
from game.rules.sets.moloch.messages import ChooseCode
from game.rules.state import Game, GameState


def has_effect(_game: Game, _state: GameState, _verb: PlaceCode, _context: EffectContext) -> bool:
    return True


def apply(judge: Judge, verb: PlaceCode, context: EffectContext) -> None:
    source = context.source
    judge.agenda.append(ChooseCode(context.owner, context.on_site, source.kind, verb.count, source.via))


def answers(_game: Game, _state: GameState, _question: ChooseCode) -> tuple[str, ...]:
    """The goods of codes."""
    return CODE_GOODS


def answer(judge: Judge, question: ChooseCode, good: str) -> None:
    _, site = judge.state.site(question.site)
    judge.emit(GoodsPlaced(question.seat, site.id, site.card, Bag({good: 1})))
    if question.count > 1:
        judge.agenda.append(replace(question, count=question.count - 1))
