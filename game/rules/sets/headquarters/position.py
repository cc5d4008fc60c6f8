"""HQ cards in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from game.kernel.given import Given
from game.rules.position.cards import Cards
from game.rules.sets.headquarters.claimable import has_headquarters


def read_headquarters(cards: Cards, given: Given) -> tuple[str, ...]:
    """HQ cards in one place: laid out, or claimed by a seat. None is in two places."""
    if given.items("HQ cards") and not has_headquarters(cards.game):
        given.refuse("expected 'hq' only in games with Promo 2 and the option 'hq'")
    return cards.headquarters.take_all(given)
