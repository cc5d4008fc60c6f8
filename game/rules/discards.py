"""Cards and Deals that a cost discards: they are named in the command (A-08)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import islice
from typing import Final

from game.cards.catalog import Catalog
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.rules.combinations import MOST_AT_ONCE, selections
from game.rules.events import CardsDiscarded, DealsDiscarded
from game.rules.judge import Judge
from game.rules.state import Player, Seat

Discard = tuple[str, ...]

DISCARDED: Final = ("card", "deal")
"""What of a cost is discarded; a cost names at most one of them."""


def options(catalog: Catalog, player: Player, spend: Bag) -> tuple[Discard, ...]:
    """Every distinct set of names that ``spend`` could discard, by titles; one empty set if it discards nothing.

    An empty one also where there are too many to list: then what is discarded is asked for one by one.
    """
    for good in DISCARDED:
        if good in spend:
            return _sets_of(catalog, discardable(player, good), spend[good])
    return ((),)


@lru_cache(maxsize=64)
def _sets_of(catalog: Catalog, names: Discard, count: int) -> tuple[Discard, ...]:
    """Every distinct set of ``count`` of the names, in the order of their titles written one after another."""
    sets = tuple(islice(selections(names, count), MOST_AT_ONCE + 1))
    return tuple(sorted(sets, key=catalog.titles_of)) if len(sets) <= MOST_AT_ONCE else ((),)


def discardable(player: Player, good: str) -> Discard:
    """The names of all cards, or all Deals, that a cost may discard, in their order."""
    return tuple(sorted(player.deals if good == "deal" else (*player.hand, *player.connections)))


def settle(catalog: Catalog, player: Player, spend: Bag, named: Discard) -> Discard | Refusal:
    """What is discarded: the named cards, or the only ones that fit; nothing yet where it is asked for one by one."""
    possible = options(catalog, player, spend)
    if not possible:
        have = Bag({"card": len(player.hand) + len(player.connections), "deal": len(player.deals)})
        return Refusal("not_enough_goods", needs=spend, has=have)
    if not named:
        return possible[0] if len(possible) == 1 else Refusal("choice_missing", needs=spend)
    chosen = tuple(sorted(named))
    if chosen in possible or (possible == ((),) and _are_at_hand(player, spend, chosen)):
        return chosen
    return Refusal("wrong_choice", needs=spend, card=named[0])


def _are_at_hand(player: Player, spend: Bag, chosen: Discard) -> bool:
    """Whether ``chosen`` are as many as a cost discards, and all there."""
    kinds = [good for good in DISCARDED if good in spend]
    return any(len(chosen) == spend[good] and Counter(chosen) <= Counter(discardable(player, good)) for good in kinds)


def deck_cards(player: Player, spend: Bag) -> int:
    """Number of Location cards that a cost can put onto the discard pile, from where they may be drawn again."""
    return min(spend["card"], len(player.hand)) + spend["deal"]


def carry_out(judge: Judge, seat: Seat, spend: Bag, discard: Discard) -> None:
    """Discard the named cards or Deals."""
    if not discard:
        return
    if "deal" in spend:
        judge.emit(DealsDiscarded(seat, discard))
        return
    hand = judge.state.player(seat).hand
    cards = tuple(name for name in discard if name in hand)
    judge.emit(CardsDiscarded(seat, cards, tuple(name for name in discard if name not in hand)))


def left_open(spend: Bag, discard: Discard) -> Bag:
    """The part of a printed cost that is still to be discarded, because the action did not name it."""
    return EMPTY if discard else printed_cards(spend)


@lru_cache(maxsize=256)
def printed_cards(spend: Bag) -> Bag:
    """The part of a printed cost that is paid by discarding."""
    return Bag({good: spend[good] for good in DISCARDED if good in spend}) if spend else EMPTY
