"""Gain goods, fixed or counted by category (R6.6, R8.12) or by the gains of the phase (R41.1)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards.verbs import AnyCounted, Counted, CountedHacked, CountedMachines, CountedOutposts, CountedRuins, Gain
from game.cards.vocabulary import FROM_PILES, RESOURCES
from game.kernel.bag import Bag
from game.rules.categories import counting_in
from game.rules.discard_piles import can_be_drawn, piles_in_reach
from game.rules.effects.context import EffectContext
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.no_mans_land.outposts import counted as outposts_in
from game.rules.sets.no_mans_land.outposts import levels_of
from game.rules.state import GameState, Player, Seat
from game.rules.supply import on_hand

NO_OUTPOSTS: Mapping[str, int] = {}
"""The levels of the Outposts of a seat that has none."""


def category_count(game: Game, owner: Player, category: str, for_owner: bool = True) -> int:
    """Icons of a category in a State; Ruins have none (R1.11). Some cards count as having more, ``for_owner`` alone
    (R43.8.5)."""
    locations = game.catalog.locations
    standing = [locations[site.card] for site in owner.sites if not site.ruin]
    counting = counting_in(game.catalog, owner.sites) if for_owner else ()
    if counting:
        return sum([location.counted_as(counting).count(category) for location in standing])
    return sum([location.categories.count(category) for location in standing])


def amount(
    game: Game,
    owner: Player,
    verb: Gain,
    machines: int = 0,
    outposts: Mapping[str, int] = NO_OUTPOSTS,
    for_owner: bool = True,
) -> Bag:
    """What the verb gives, with what is counted: in the State of ``owner``, among the gains of the Production phase,
    the ``machines`` that are deployed, or the owner's ``outposts``, Area -> level; ``for_owner`` as in
    `category_count`."""
    goods = verb.goods
    for counted in verb.counted:
        goods = goods + {counted.good: min(counted.max, _count(game, owner, counted, machines, outposts, for_owner))}
    return goods


def _count(
    game: Game, owner: Player, counted: AnyCounted, machines: int, outposts: Mapping[str, int], for_owner: bool
) -> int:
    if isinstance(counted, Counted):
        return category_count(game, owner, counted.category, for_owner)
    if isinstance(counted, CountedRuins):
        return sum([site.ruin for site in owner.sites])
    if isinstance(counted, CountedMachines):
        return machines
    if isinstance(counted, CountedHacked):
        locations = game.catalog.locations
        return sum([locations[site.card].machine is not None for site in owner.sites if not site.ruin])
    if isinstance(counted, CountedOutposts):
        return outposts_in(game.catalog, outposts, counted.part, counted.levels)
    return produced_of(owner.produced, counted.gained)


def deployed_machines(state: GameState) -> int:
    """The number of deployed Machines (R44.11)."""
    return len(state.machines.deployed) if state.machines else 0


def _amount(game: Game, state: GameState, verb: Gain, context: EffectContext) -> Bag:
    """What the verb gives in the context."""
    if not verb.counted:
        return verb.goods
    counted_in = context.counted_in or context.owner
    owner = state.player(counted_in)
    levels = NO_OUTPOSTS if state.outposts is None else levels_of(state, counted_in)
    return amount(game, owner, verb, deployed_machines(state), levels, for_owner=context.seat == counted_in)


def produced_of(produced: Bag, good: str) -> int:
    """The number of a good gained in this Production phase; `basic` counts all resources (R41.1)."""
    return sum(produced[resource] for resource in RESOURCES) if good == "basic" else produced[good]


def can_gain(game: Game, state: GameState, seat: Seat, goods: Bag, cards_paid: int = 0) -> bool:
    """Whether ``seat`` can gain any of ``goods``: the piles of cards and limited tokens may have run out.

    ``cards_paid`` is the number of deck cards that it discards before.
    """
    from_deck, salvage, hacked = "card" in goods or "ruin" in goods, "salvage" in goods, "hacked" in goods
    if not (from_deck or salvage or hacked):
        return bool(on_hand(game, state, goods))
    if (from_deck and can_be_drawn(state, seat, cards_paid)) or (salvage and piles_in_reach(state, seat)):
        return True
    if hacked and state.machines is not None and (state.machines.stack or state.machines.discard):
        return True
    return any(good not in FROM_PILES for good in on_hand(game, state, goods))


def has_effect(game: Game, state: GameState, verb: Gain, context: EffectContext) -> bool:
    return can_gain(game, state, context.seat, _amount(game, state, verb, context), context.cards_paid)


def apply(judge: Judge, verb: Gain, context: EffectContext) -> None:
    judge.gain(context.seat, _amount(judge.game, judge.state, verb, context), context.source)
