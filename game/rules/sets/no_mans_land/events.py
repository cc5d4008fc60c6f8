"""What happens with Outposts (R45)."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.seats import SeatName
from game.rules.event import Event
from game.rules.references import AreaId, CategoryName, LevelNumber, LocationId
from game.rules.sets.no_mans_land.messages import Outpost
from game.rules.sets.no_mans_land.state import map_of, with_outposts
from game.rules.state import GameState


class PickSkipped(Event, frozen=True):
    """A seat takes no card in this draft, and builds an Outpost instead (R45.3)."""

    seat: SeatName

    def evolve(self, state: GameState) -> GameState:
        return state.with_player(self.seat, skipped=True)


class OutpostBuilt(Event, frozen=True):
    """A marker was put on an Area, on level 1, or 2 by the virtual opponent; all in use, the one on ``removed`` was
    taken (R45.4, R45.9, R45.12)."""

    seat: SeatName
    area: AreaId
    level: LevelNumber = 1
    removed: AreaId | None = None

    def evolve(self, state: GameState) -> GameState:
        removed = {} if self.removed is None else {self.removed: None}
        return with_outposts(state, {**removed, self.area: Outpost(self.seat, self.level)})


class OutpostUpgraded(Event, frozen=True):
    """An Outpost went up to ``level`` (R45.5)."""

    seat: SeatName
    area: AreaId
    level: LevelNumber

    def evolve(self, state: GameState) -> GameState:
        return with_outposts(state, {self.area: replace(map_of(state)[self.area], level=self.level)})


class OutpostActivated(Event, frozen=True):
    """The effect of this level of an Area follows (R45.11)."""

    seat: SeatName
    area: AreaId
    level: LevelNumber


class OutpostRazed(Event, frozen=True):
    """The marker of ``owner`` went back, and a shield there to the general supply (R45.7)."""

    seat: SeatName
    owner: SeatName
    area: AreaId
    level: LevelNumber

    def evolve(self, state: GameState) -> GameState:
        return with_outposts(state, {self.area: None})


class OutpostShielded(Event, frozen=True):
    """A shield was put on the Area of an own Outpost (R45.8)."""

    seat: SeatName
    area: AreaId

    def evolve(self, state: GameState) -> GameState:
        return with_outposts(state, {self.area: replace(map_of(state)[self.area], shield=True)})


class OutpostShieldLost(Event, frozen=True):
    """Solo: an attack took the shield beside an Outpost (R32.9)."""

    seat: SeatName
    area: AreaId

    def evolve(self, state: GameState) -> GameState:
        return with_outposts(state, {self.area: replace(map_of(state)[self.area], shield=False)})


class OutpostAimed(Event, frozen=True):
    """Solo: Borgo's attack card hits an Outpost, by the ``category`` that they share (R32.9). ``decided`` is one of
    `game.rules.solo.matching.CRITERIA`."""

    number: int
    card: LocationId
    area: AreaId
    category: CategoryName
    decided: str


NoMansLandEvent = (
    PickSkipped | OutpostBuilt | OutpostUpgraded | OutpostActivated | OutpostRazed | OutpostShielded
    | OutpostShieldLost | OutpostAimed
)  # fmt: skip
