"""The cards and tokens that are in play, and the general supply with limited tokens (option `tokens_limited`, A-02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.bag import Bag


def surplus(in_play: Mapping[str, int], printed: Mapping[str, int]) -> Iterator[str]:
    """A sentence for each card of which more copies are in play than are printed."""
    for card, count in in_play.items():
        if count > printed[card]:
            yield f"{count} copies of {card} are in play, {printed[card]} exist"


def cards_in_play(state: GameState) -> Counter[str]:
    """All Location cards of the game, in every place, with the number of their copies."""
    cards = [*state.deck, *state.discard, *state.offer]
    for player in state.players:
        cards += (*player.discard, *player.hand, *player.deals, *[site.card for site in player.sites])
    if state.automa:
        cards += state.automa.cards
    return Counter(cards)


def connections_in_play(state: GameState) -> Counter[str]:
    """All Connection cards of the game, in every place, with the number of their copies."""
    cards = list(state.connection_discard)
    for pile in state.piles:
        cards += (*pile.cards, pile.face_up) if pile.face_up else pile.cards
    for player in state.players:
        cards += player.connections
    return Counter(cards)


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


def on_hand(game: Game, state: GameState, goods: Bag) -> Bag:
    """The part of ``goods`` that the general supply can give: all of them, unless tokens are limited."""
    if not game.options.tokens_limited or COMPONENTS.keys().isdisjoint(goods):
        return goods
    out = tokens_out(state)
    return Bag({
        good: min(count, max(0, COMPONENTS[good] - out[good])) if good in COMPONENTS else count
        for good, count in goods.items()
    })  # fmt: skip
