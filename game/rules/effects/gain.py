"""Gain goods, fixed or counted by category (R6.6, R8.12)."""

from __future__ import annotations

from game.cards.card import Gain
from game.kernel.bag import Bag
from game.rules.effects.context import Context
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.state import GameState, Opponent, Player
from game.rules.supply import on_hand


def category_count(game: Game, owner: Player | Opponent, category: str) -> int:
    """Icons of a category in a State; Ruins have none (R1.11)."""
    locations = game.catalog.locations
    return sum(locations[site.card].categories.count(category) for site in owner.sites if not site.ruin)


def amount(game: Game, owner: Player | Opponent, verb: Gain) -> Bag:
    """What the verb gives when categories are counted in the State of ``owner``."""
    goods = verb.goods
    for counted in verb.counted:
        goods = goods + {counted.good: min(counted.max, category_count(game, owner, counted.category))}
    return goods


def can_gain(game: Game, state: GameState, goods: Bag, cards_paid: int = 0) -> bool:
    """Whether anything of ``goods`` can be had: cards and limited tokens may have run out."""
    if "card" in goods and (state.deck or state.discard or cards_paid):
        return True
    return any(good != "card" for good in on_hand(game, state, goods))


def has_effect(game: Game, state: GameState, verb: Gain, context: Context) -> bool:
    return can_gain(game, state, amount(game, state.owner(context.owner), verb), context.cards_paid)


def apply(judge: Judge, verb: Gain, context: Context) -> None:
    goods = amount(judge.game, judge.state.owner(context.owner), verb)
    judge.gain(context.seat, goods, context.source)
