"""Put goods on the card itself, to be spent from there (R1.7, R6.2)."""

from __future__ import annotations

from game.fiftyfirst.cards.verbs import PlaceHere
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.events import GoodsPlaced
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.supply import on_hand


def has_effect(_game: Game, _state: GameState, verb: PlaceHere, _context: EffectContext) -> bool:
    return bool(verb.goods)


def apply(judge: Judge, verb: PlaceHere, context: EffectContext) -> None:
    goods = on_hand(judge.game, judge.state, verb.goods)
    site = judge.state.player(context.owner).site(context.on_site)
    if site and goods:
        judge.emit(GoodsPlaced(context.owner, site.id, site.card, goods))
