"""Cards and Deals that a cost discards: they are named in the command (A-08)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.rules.desk import Desk
from game.rules.events import CardsDiscarded, DealsDiscarded
from game.rules.judge import Judge
from game.rules.state import Player, Seat

Discard = tuple[str, ...]


def options(player: Player, spend: Bag) -> tuple[Discard, ...]:
    """Every distinct set of names that ``spend`` could discard; one empty set if it discards nothing."""
    if "card" in spend:
        return _distinct((*player.hand, *player.connections), spend["card"])
    if "deal" in spend:
        return _distinct(player.deals, spend["deal"])
    return ((),)


def settle(desk: Desk, spend: Bag, named: Discard) -> Discard | Refusal:
    """What is discarded: the named cards, or the only ones that fit."""
    possible = options(desk.player, spend)
    if not possible:
        have = Bag({"card": len(desk.player.hand) + len(desk.player.connections), "deal": len(desk.player.deals)})
        return Refusal("not_enough_goods", needs=spend, has=have)
    if not named:
        return possible[0] if len(possible) == 1 else Refusal("choice_missing", needs=spend)
    chosen = tuple(sorted(named))
    return chosen if chosen in possible else Refusal("wrong_choice", needs=spend, card=named[0])


def deck_cards(player: Player, spend: Bag) -> int:
    """How many Location cards a cost can put onto the discard pile, to be drawn again; Connection cards never are."""
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


@lru_cache(maxsize=256)
def printed_cards(spend: Bag) -> Bag:
    """The part of a printed cost that is paid by discarding."""
    return Bag({kind: spend[kind] for kind in ("card", "deal") if kind in spend}) if spend else EMPTY


def _distinct(names: tuple[str, ...], count: int) -> tuple[Discard, ...]:
    return tuple(dict.fromkeys(combinations(sorted(names), count)))
