"""What happens with HQ cards (R52)."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.bag import EMPTY, without
from game.kernel.seats import SeatName
from game.rules.event import Event, Foretold
from game.rules.references import HqId, LocationId, SiteNumber
from game.rules.state import GameState


class HqClaimed(Event, frozen=True):
    """A seat has claimed an HQ card: it lies at its State now (R52.2)."""

    seat: SeatName
    card: HqId

    def evolve(self, state: GameState) -> GameState:
        state = replace(state, hq=without(state.hq or (), (self.card,)))
        return state.with_player(self.seat, hq=(*state.player(self.seat).hq, self.card))


class LocationStolen(Event, frozen=True):
    """The Site of ``owner`` is now the last in the State of ``seat``, with all that lies on it (R52.4)."""

    seat: SeatName
    owner: SeatName
    site: SiteNumber
    card: LocationId

    def evolve(self, state: GameState) -> GameState:
        stolen = state.player(self.owner).own_site(self.site)
        state = state.without_site(self.owner, self.site, EMPTY)
        return state.with_player(self.seat, sites=(*state.player(self.seat).sites, stolen))

    def foretell(self, told: Foretold) -> None:
        told.count(self.seat, "locations", 1)
        told.count(self.owner, "locations", -1)


HeadquartersEvent = HqClaimed | LocationStolen
