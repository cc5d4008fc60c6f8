"""Cards, Deals and Ruins that a cost discards: they are named in the command (A-08, R42.9a)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import islice
from typing import Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import DISCARDED
from game.fiftyfirst.rules.combinations import MOST_AT_ONCE, selections
from game.fiftyfirst.rules.commands import Named
from game.fiftyfirst.rules.events import CardsDiscarded, DealsDiscarded
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.state import Player, Seat
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal

Discard = tuple[Named, ...]

NAMED_ONE_BY_ONE: Final = ("card", "deal")
"""What is asked for one by one where there are too many ways to name it."""


def options(catalog: Catalog, player: Player, spend: Bag, deals: tuple[str, ...]) -> tuple[Discard, ...]:
    """Every distinct set of names that ``spend`` could discard, by titles; one empty set if it discards nothing.

    ``deals`` are all Deals of the player. An empty set also where there are too many to list: then what is discarded
    is asked for one by one.
    """
    if "ruin" in spend:
        return tuple((number,) for number in ruins(player))
    for good in NAMED_ONE_BY_ONE:
        if good in spend:
            return _sets_of(catalog, discardable(player, good, deals), spend[good])
    return ((),)


@lru_cache(maxsize=64)
def _sets_of(catalog: Catalog, names: tuple[str, ...], count: int) -> tuple[Discard, ...]:
    """Every distinct set of ``count`` of the names, in the order of their titles written one after another."""
    sets = tuple(islice(selections(names, count), MOST_AT_ONCE + 1))
    if len(sets) > MOST_AT_ONCE:
        return ((),)
    return tuple(sorted(sets, key=catalog.titles_of))


def discardable(player: Player, good: str, deals: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all cards, or all Deals, that a cost may discard, in their order; ``deals`` as in `options`."""
    return tuple(sorted(deals if good == "deal" else (*player.hand, *player.connections)))


def ruins(player: Player) -> tuple[int, ...]:
    """The numbers of all Ruins of a State, in the order of their names: `Ruin`, `Ruin#10`, `Ruin#2`."""
    numbers = [site.id for site in player.sites if site.ruin]
    places = sorted(range(len(numbers)), key=lambda place: str(place + 1) if place else "")
    return tuple([numbers[place] for place in places])


def settle(
    catalog: Catalog, player: Player, spend: Bag, named: Discard, deals: tuple[str, ...], category: str | None = None
) -> Discard | Refusal:
    """What is discarded: the named cards, or the only ones that fit; nothing yet where it is asked for one by one.

    ``deals`` as in `options`. With a ``category`` it is one Location from hand that has it, or none at all (R45.4).
    """
    if category is not None:
        return _settle_fitting(catalog, player, named, category)
    possible = options(catalog, player, spend, deals)
    if not possible:
        have = Bag({
            "card": len(discardable(player, "card", deals)), "deal": len(deals), "ruin": len(ruins(player)),
        })  # fmt: skip
        return Refusal("not_enough_goods", needs=spend, has=have)
    if not named:
        return possible[0] if len(possible) == 1 else Refusal("choice_missing", needs=spend)
    chosen = tuple(sorted(named, key=str))
    if chosen in possible or (possible == ((),) and _are_at_hand(player, spend, chosen, deals)):
        return chosen
    return Refusal("wrong_choice", needs=spend, card=named[0] if isinstance(named[0], str) else None)


def _settle_fitting(catalog: Catalog, player: Player, named: Discard, category: str) -> Discard | Refusal:
    fitting = with_category(catalog, player.hand, category)
    if len(named) > 1:
        return Refusal("wrong_choice")
    for card in named:
        if card in fitting:
            return named
        name = card if isinstance(card, str) else None
        if name not in player.hand:
            return Refusal("no_such_card", card=name)
        return Refusal("no_common_category", card=name, text=category)
    if len(fitting) > 1:
        return Refusal("choice_missing", needs=Bag({"card": 1}))
    return fitting or Refusal("no_common_category", text=category)


@lru_cache(maxsize=4096)
def with_category(catalog: Catalog, hand: tuple[str, ...], category: str) -> tuple[str, ...]:
    """The different Locations in hand that have a category, or none at all: those fit any (R45.4)."""
    kinds = {card: catalog.locations[card].categories for card in hand}
    return tuple(sorted([card for card, own in kinds.items() if category in own or not own], key=catalog.title))


def _are_at_hand(player: Player, spend: Bag, chosen: Discard, deals: tuple[str, ...]) -> bool:
    """Whether ``chosen`` are as many as a cost discards, and all there."""
    kinds = [good for good in NAMED_ONE_BY_ONE if good in spend]
    return any(
        len(chosen) == spend[good] and Counter(chosen) <= Counter[Named](discardable(player, good, deals))
        for good in kinds
    )


def deck_cards(player: Player, spend: Bag) -> int:
    """Number of Location cards that a cost can put onto the discard pile, from where they may be drawn again."""
    return min(spend["card"], len(player.hand)) + min(spend["deal"], len(player.deals)) + spend["ruin"]


def carry_out(judge: Judge, seat: Seat, spend: Bag, discard: Discard) -> None:
    """Discard the named cards, Deals or Ruin."""
    if not discard:
        return
    names = tuple(name for name in discard if isinstance(name, str))
    of_sets = next((part.discards[good] for part in PARTS for good in part.discards if good in spend), None)
    if of_sets:
        of_sets(judge, seat, discard)
    elif "deal" in spend:
        judge.emit(DealsDiscarded(seat, names))
    else:
        hand = judge.state.player(seat).hand
        cards = tuple(name for name in names if name in hand)
        judge.emit(CardsDiscarded(seat, cards, tuple(name for name in names if name not in hand)))


def left_open(spend: Bag, discard: Discard) -> tuple[str, int] | None:
    """The good of a printed cost that is still to be discarded, and how many, because the action did not name them;
    None if nothing is."""
    return None if discard else next(iter(printed_cards(spend).items()), None)


@lru_cache(maxsize=256)
def printed_cards(spend: Bag) -> Bag:
    """The part of a printed cost that is paid by discarding."""
    return Bag({good: spend[good] for good in DISCARDED if good in spend}) if spend else EMPTY
