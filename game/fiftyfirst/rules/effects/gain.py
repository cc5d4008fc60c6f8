"""Gain goods, fixed or counted by category (R6.6, R8.12) or by the gains of the phase (R41.1)."""

from __future__ import annotations

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.verbs import AnyCounted, Counted, CountedGains, Gain
from game.fiftyfirst.cards.vocabulary import FROM_PILES, RESOURCES
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.sheets import counting_in
from game.fiftyfirst.rules.state import Game, GameState, Player, Seat
from game.fiftyfirst.rules.supply import on_hand
from game.kernel.bag import Bag


def category_count(game: Game, owner: Player, category: str, for_owner: bool = True) -> int:
    """Icons of a category in a State; Ruins have none (R1.11). Some cards count as having more, ``for_owner`` alone
    (R43.8.5)."""
    locations = game.catalog.locations
    standing = [locations[site.card] for site in owner.sites if not site.ruin]
    counting = counting_in(game.catalog, owner.sites) if for_owner else ()
    if counting:
        return sum([location.counted_as(counting).count(category) for location in standing])
    return sum([location.categories.count(category) for location in standing])


def amount(game: Game, state: GameState, seat: Seat, verb: Gain, for_owner: bool = True) -> Bag:
    """What the verb gives, with what is counted: in the State of ``seat``, among the gains of the Production phase, or
    what a set counts; ``for_owner`` as in `category_count`."""
    goods = verb.goods
    for counted in verb.counted:
        goods = goods + {counted.good: min(counted.max, _count(game, state, seat, counted, for_owner))}
    return goods


def _count(game: Game, state: GameState, seat: Seat, counted: AnyCounted, for_owner: bool) -> int:
    if isinstance(counted, Counted):
        return category_count(game, state.player(seat), counted.category, for_owner)
    if isinstance(counted, CountedGains):
        return produced_of(state.player(seat).produced, counted.gained)
    count = next(part.counts[type(counted)] for part in PARTS if type(counted) in part.counts)
    return count(game, state, seat, counted)


def _amount(game: Game, state: GameState, verb: Gain, context: EffectContext) -> Bag:
    """What the verb gives in the context."""
    if not verb.counted:
        return verb.goods
    counted_in = context.counted_in or context.owner
    return amount(game, state, counted_in, verb, for_owner=context.seat == counted_in)


def produced_of(produced: Bag, good: str) -> int:
    """The number of a good gained in this Production phase; `basic` counts all resources (R41.1)."""
    return sum(produced[resource] for resource in RESOURCES) if good == "basic" else produced[good]


def goods_of_deal(catalog: Catalog, deal: str) -> Bag:
    """What a Deal with a card or a district gives."""
    location = catalog.locations.get(deal)
    return location.deal if location else catalog.districts[deal].deal


def can_gain(game: Game, state: GameState, seat: Seat, goods: Bag, cards_paid: int = 0) -> bool:
    """Whether ``seat`` can gain any of ``goods``: the piles of cards and limited tokens may have run out.

    ``cards_paid`` is the number of deck cards that it discards before.
    """
    if FROM_PILES.isdisjoint(goods):
        return bool(on_hand(game, state, goods))
    if ("card" in goods or "ruin" in goods) and state.can_be_drawn(seat, cards_paid):
        return True
    for part in PARTS:
        for good, pile in part.piles.items():
            if good in goods and pile.has_some(state, seat):
                return True
    return any(good not in FROM_PILES for good in on_hand(game, state, goods))


def has_effect(game: Game, state: GameState, verb: Gain, context: EffectContext) -> bool:
    return can_gain(game, state, context.seat, _amount(game, state, verb, context), context.cards_paid)


def apply(judge: Judge, verb: Gain, context: EffectContext) -> None:
    judge.gain(context.seat, _amount(judge.game, judge.state, verb, context), context.source)
