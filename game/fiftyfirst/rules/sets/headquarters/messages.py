"""HQ cards (R52): what the game asks and is asked for, and what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.fiftyfirst.rules.commands import Command
from game.fiftyfirst.rules.event import Event, Foretold
from game.fiftyfirst.rules.references import HqId, LocationId, SiteNumber
from game.kernel.bag import EMPTY, without
from game.kernel.message import Question
from game.kernel.seats import SeatName

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


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


class ClaimHq(Command, frozen=True):
    """Claim an HQ card that the seat fulfils, or none of those that are offered (R52.2)."""

    card: HqId | None = None


class ChooseHq(Question, frozen=True):
    """Whether to claim one of the HQ cards ``offered``, which the seat fulfils by what it has just built, and which one
    (R52.2)."""

    offered: tuple[HqId, ...]


class ChooseStolen(Question, frozen=True):
    """Which Location of another player to take, by the HQ card ``hq`` that was just claimed (R52.4)."""

    hq: HqId


HeadquartersStep = ChooseHq | ChooseStolen
HeadquartersCommand = ClaimHq
