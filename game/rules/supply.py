"""The general supply with limited tokens (option `tokens_limited`, A-02)."""

from __future__ import annotations

from collections import Counter

from game.cards.vocabulary import GROUPS
from game.kernel.bag import Bag
from game.rules.sets.part import PARTS
from game.rules.state import Game, GameState

COMPONENTS = Bag({
    "shield": 10, "ammo": 13, "development": 9, "red": 20, "blue": 20, "grey": 30, "universal": 7,
    **dict.fromkeys(GROUPS, 8),
})  # fmt: skip
"""Number of each token in the box (R2.2, R2.4); resources and workers are unlimited (R1.15)."""


def tokens_out(state: GameState) -> Counter[str]:
    """Number of each token that lies outside the general supply."""
    out: Counter[str] = Counter()
    for player in state.players:
        out.update(player.goods)
        for used in player.used:
            out.update(used.marks)
        for site in player.sites:
            for goods in (site.goods, site.stored, site.marks):
                out.update(goods)
            out["shield"] += site.shield
        out["worker"] += sum(site.worker + site.blocked for site in player.sites)
    for part in PARTS:
        for goods in part.goods(state):
            out.update(goods)
    return out


def in_supply(state: GameState) -> dict[str, int]:
    """Number of each limited token in the general supply."""
    out = tokens_out(state)
    return {good: max(0, count - out[good]) for good, count in COMPONENTS.items()}


def on_hand(game: Game, state: GameState, goods: Bag) -> Bag:
    """The part of ``goods`` that the general supply can give: all of them, unless tokens are limited."""
    if not game.options.tokens_limited or COMPONENTS.keys().isdisjoint(goods):
        return goods
    held = in_supply(state)
    return Bag({good: min(count, held.get(good, count)) for good, count in goods.items()})
