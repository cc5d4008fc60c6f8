"""Gain goods, fixed or counted by category (R6.6, R8.12) or by the gains of the phase (R41.1)."""

from __future__ import annotations

from game.cards.verbs import Counted, CountedGains, Gain
from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules.effects.context import Context
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.state import GameState, Player
from game.rules.supply import on_hand


def category_count(game: Game, owner: Player, category: str) -> int:
    """Icons of a category in a State; Ruins have none (R1.11)."""
    locations = game.catalog.locations
    return sum(locations[site.card].categories.count(category) for site in owner.sites if not site.ruin)


def amount(game: Game, owner: Player, verb: Gain) -> Bag:
    """What the verb gives, with the counted categories or gains of the Production phase of ``owner``."""
    goods = verb.goods
    for counted in verb.counted:
        goods = goods + {counted.good: min(counted.max, _count(game, owner, counted))}
    return goods


def _count(game: Game, owner: Player, counted: Counted | CountedGains) -> int:
    if isinstance(counted, Counted):
        return category_count(game, owner, counted.category)
    return produced_of(owner.produced, counted.gained)


def produced_of(produced: Bag, good: str) -> int:
    """The number of a good gained in this Production phase; `basic` counts all resources (R41.1)."""
    return sum(produced[resource] for resource in RESOURCES) if good == "basic" else produced[good]


def can_gain(game: Game, state: GameState, goods: Bag, cards_paid: int = 0) -> bool:
    """Whether any of ``goods`` can be gained: cards and limited tokens may have run out."""
    if "card" not in goods:
        return bool(on_hand(game, state, goods))
    if state.deck or state.discard or cards_paid:
        return True
    return len(on_hand(game, state, goods)) > 1


def has_effect(game: Game, state: GameState, verb: Gain, context: Context) -> bool:
    return can_gain(game, state, amount(game, state.player(context.owner), verb), context.cards_paid)


def apply(judge: Judge, verb: Gain, context: Context) -> None:
    goods = amount(judge.game, judge.state.player(context.owner), verb)
    judge.gain(context.seat, goods, context.source)
