"""The districts, and the Deals of seats with them (R53.4): for all effects these are Deals like those of cards."""

from __future__ import annotations

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.rules.game import Game
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.state import GameState


def has_districts(game: Game) -> bool:
    """Whether there are districts (R53.4)."""
    return game.options.districts and bool(game.catalog.districts)


def lay_out(catalog: Catalog) -> tuple[DistrictBoard, ...]:
    """All districts, with the goods of the setup on them."""
    return tuple([DistrictBoard(district.id, district.setup) for district in catalog.districts.values()])


def deals_with_districts(state: GameState, seat: Seat) -> tuple[str, ...]:
    """The districts with which a seat has a Deal, in their order."""
    return tuple([board.district for board in state.districts if seat in board.deals]) if state.districts else ()


def deals_of(state: GameState, seat: Seat) -> tuple[str, ...]:
    """All Deals of a seat: the cards, then the districts."""
    cards = state.player(seat).deals
    return (*cards, *deals_with_districts(state, seat)) if state.districts else cards


def goods_of_deal(catalog: Catalog, deal: str) -> Bag:
    """What a Deal with a card or a district gives."""
    location = catalog.locations.get(deal)
    return location.deal if location else catalog.districts[deal].deal
