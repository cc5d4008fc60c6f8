"""Districts (R53.4): what is asked for with them, what happens, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.rules.commands import Command, Payment
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.references import DistrictId
from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import Seat, SeatName

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


class DistrictProduced(Event, frozen=True):
    """A district put ``goods`` onto itself (R53.4)."""

    district: DistrictId
    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        board = district_of(state, self.district)
        return with_district(state, replace(board, goods=board.goods + self.goods))


class DistrictDealMade(Event, frozen=True):
    seat: SeatName
    district: DistrictId

    def evolve(self, state: GameState) -> GameState:
        board = district_of(state, self.district)
        return with_district(state, replace(board, deals=(*board.deals, self.seat)))


class DistrictRazed(Event, frozen=True):
    """A district is gone with the Deals of ``deals``; the ``goods`` on it are gained apart (R53.4)."""

    seat: SeatName
    district: DistrictId
    goods: Bag
    deals: tuple[SeatName, ...] = ()

    @property
    def ends_deals_of(self) -> tuple[Seat, ...]:  # type: ignore[override]
        return self.deals

    def evolve(self, state: GameState) -> GameState:
        left = [board for board in state.districts or () if board.district != self.district]
        return replace(state, districts=tuple(left))


DistrictsEvent = DistrictProduced | DistrictDealMade | DistrictRazed


class DealWithDistrict(Command, frozen=True):
    """Put an own token on a district for blue contact tokens (R53.4)."""

    district: DistrictId
    payment: Payment | None = None


class RazeDistrict(Command, frozen=True):
    """Raze a district for all goods on it (R53.4)."""

    district: DistrictId
    payment: Payment | None = None


class DistrictBoard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A district in play, with the ``goods`` that lie on it; ``deals`` are the seats whose tokens are there, in the
    order in which they came (R53.4)."""

    district: str
    goods: Bag = EMPTY
    deals: tuple[Seat, ...] = ()


DistrictsCommand = DealWithDistrict | RazeDistrict


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
