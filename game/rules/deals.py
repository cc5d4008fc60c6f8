"""The Deals of a seat: with cards, and with what sets have for that. All effects take them alike."""

from __future__ import annotations

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.rules.sets.part import PARTS
from game.rules.state import GameState


def deals_of(state: GameState, seat: Seat) -> tuple[str, ...]:
    """All Deals of a seat: the cards, then those of sets."""
    return sum([part.deals(state, seat) for part in PARTS], state.player(seat).deals)


def goods_of_deal(catalog: Catalog, deal: str) -> Bag:
    """What a Deal with a card or a district gives."""
    location = catalog.locations.get(deal)
    return location.deal if location else catalog.districts[deal].deal
