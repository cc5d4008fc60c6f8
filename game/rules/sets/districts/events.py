"""What happens with districts (R53.4)."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.bag import Bag
from game.kernel.seats import SeatName
from game.rules.event import Event
from game.rules.references import DistrictId
from game.rules.sets.districts.state import district_of, with_district
from game.rules.state import GameState, Seat


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
