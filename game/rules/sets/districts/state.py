"""The districts of a state (R53.4)."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.kernel.bag import without
from game.kernel.seats import Seat
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.state import Game, GameState


def has_districts(game: Game) -> bool:
    """Whether there are districts (R53.4)."""
    return game.options.districts and bool(game.catalog.districts)


def lay_out(catalog: Catalog) -> tuple[DistrictBoard, ...]:
    """All districts, with the goods of the setup on them."""
    return tuple([DistrictBoard(district.id, district.setup) for district in catalog.districts.values()])


def deals_with(state: GameState, seat: Seat) -> tuple[str, ...]:
    """The districts with which a seat has a Deal, in their order."""
    return tuple([board.district for board in state.districts if seat in board.deals]) if state.districts else ()


def take_tokens(state: GameState, seat: Seat, discarded: tuple[str, ...]) -> tuple[GameState, tuple[str, ...]]:
    """Of a discarded Deal with a district, the token leaves the game (R53.4); what else is discarded is left."""
    for board in state.districts or ():
        if board.district in discarded:
            deals = tuple([other for other in board.deals if other != seat])
            state = with_district(state, replace(board, deals=deals))
            discarded = without(discarded, (board.district,))
    return state, discarded


def with_district(state: GameState, board: DistrictBoard) -> GameState:
    """The state with something else on a district."""
    districts = [board if other.district == board.district else other for other in state.districts or ()]
    return replace(state, districts=tuple(districts))


def district_of(state: GameState, district: str) -> DistrictBoard:
    """A district that is in play. Raises LookupError."""
    for board in state.districts or ():
        if board.district == district:
            return board
    raise LookupError(district)
