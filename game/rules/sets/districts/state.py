"""The districts of a state (R53.4)."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.sets.districts.messages import DistrictBoard
from game.rules.state import GameState


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
