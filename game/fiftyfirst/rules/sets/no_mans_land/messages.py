"""No Man's Land: Outposts (R45), what the game does with them by itself, asks and is asked for, and what happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.rules.commands import Command, Payment
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.references import (
    AreaId,
    AskingKind,
    CategoryName,
    Count,
    DeedName,
    LevelNumber,
    LocationId,
    SiteNumber,
)
from game.kernel.message import Question, Step
from game.kernel.seats import Seat, SeatName

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


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
    `game.fiftyfirst.rules.solo.attack.CRITERIA`."""

    number: int
    card: LocationId
    area: AreaId
    category: CategoryName
    decided: str


NoMansLandEvent = (
    PickSkipped | OutpostBuilt | OutpostUpgraded | OutpostActivated | OutpostRazed | OutpostShielded
    | OutpostShieldLost | OutpostAimed
)  # fmt: skip


class SkipPick(Command, frozen=True):
    """Take no card in this draft, and build an Outpost on ``area`` (R45.3). If all markers are in use, ``removing``
    names the Area from which one is taken (R45.9)."""

    area: AreaId
    removing: AreaId | None = None


class BuildOutpost(Command, frozen=True):
    """Build an Outpost on ``area`` for a hand card (R45.4); ``removing`` as in `SkipPick`."""

    area: AreaId
    removing: AreaId | None = None
    discard: tuple[LocationId | SiteNumber, ...] = ()


class UpgradeOutpost(Command, frozen=True):
    """Lift the own Outpost on ``area`` to the next level for a hand card (R45.5, R45.6)."""

    area: AreaId
    discard: tuple[LocationId | SiteNumber, ...] = ()


class RazeOutpost(Command, frozen=True):
    """Raze the Outpost of another player on ``area`` (R45.7)."""

    area: AreaId
    payment: Payment | None = None


class ShieldOutpost(Command, frozen=True):
    """Put a shield on the Area of an own Outpost (R45.8)."""

    area: AreaId
    payment: Payment | None = None


class RewardOutpost(Step, frozen=True):
    """What Locations of ``seat`` give for an Outpost that it has built, or ``upgraded`` (R10.7, R45)."""

    seat: SeatName
    upgraded: bool = False


class ActivateAreas(Step, frozen=True):
    """The Outposts of ``seat`` on these Areas take effect, one by one (R45.11)."""

    seat: SeatName
    areas: tuple[AreaId, ...]


class OfferToBuild(Step, frozen=True):
    """After razing the Outpost on ``area``: ask whether ``seat`` builds one there, if it can (R45.7)."""

    seat: SeatName
    area: AreaId


class OpponentOutpost(Step, frozen=True):
    """Solo Lookout: the opponent builds an Outpost, if it can (R45.12)."""


class Outpost(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An Outpost on an Area: whose marker stands there, on which level, and whether a shield lies there (R45.2,
    R45.8)."""

    owner: Seat
    level: int = 1
    shield: bool = False


class ChooseOutpost(Question, frozen=True):
    """On which Area an effect of the Site ``site`` does its ``deed``: `build`, `upgrade` or `raze` (R45.10). ``kind``
    is that of the `Source`."""

    site: SiteNumber
    kind: AskingKind
    deed: DeedName


class ChooseActivated(Question, frozen=True):
    """Which own Outpost an effect of the Site ``site`` activates, of up to ``count`` more (R45.11), beside those that
    are ``activated`` already. ``kind`` is that of the `Source`."""

    site: SiteNumber
    kind: AskingKind
    count: Count
    activated: tuple[AreaId, ...] = ()


class ChooseGivenUp(Question, frozen=True):
    """All markers are in use: from which Area one is taken for a new Outpost on ``area`` (R45.9)."""

    area: AreaId


class ChooseLevel(Question, frozen=True):
    """Which level of an Area takes effect: ``level``, or a lower one down to ``lowest`` (R45.5, R45.7, R45.11)."""

    area: AreaId
    level: LevelNumber
    lowest: LevelNumber


class ChooseToBuild(Question, frozen=True):
    """After razing the Outpost on ``area``: whether to build one there at once (R45.7)."""

    area: AreaId


class ChooseOpponentArea(Question, frozen=True):
    """Solo: on which of several equally good Areas the virtual opponent builds its Outpost (R45.12)."""


class ChooseOutpostHit(Question, frozen=True):
    """Solo: which of the seat's Outposts that nothing tells apart Borgo razes: by the attack card, or else in his
    expansion action (R32.9, R32.11)."""

    by_card: bool = False


NoMansLandStep = (
    ChooseOutpost | ChooseActivated | ChooseGivenUp | ChooseLevel | ChooseToBuild | ChooseOpponentArea
    | ChooseOutpostHit | RewardOutpost | ActivateAreas | OfferToBuild | OpponentOutpost
)  # fmt: skip
NoMansLandCommand = SkipPick | BuildOutpost | UpgradeOutpost | RazeOutpost | ShieldOutpost


def with_outposts(state: GameState, changed: Mapping[str, Outpost | None]) -> GameState:
    """The state with other Outposts on these Areas; None for none."""
    outposts = {**map_of(state), **changed}
    return replace(state, outposts={area: found for area, found in outposts.items() if found is not None})


def without_shields(state: GameState) -> GameState:
    """The state after Cleanup: shields go back to the general supply."""
    shielded = {area: replace(outpost, shield=False) for area, outpost in map_of(state).items() if outpost.shield}
    return with_outposts(state, shielded) if shielded else state


class WithOutposts(Protocol):
    """A state, or a view of one."""

    @property
    def outposts(self) -> Mapping[str, Outpost] | None: ...


def map_of(table: WithOutposts) -> Mapping[str, Outpost]:
    """The Outposts of a game, by Areas; none without No Man's Land."""
    return table.outposts or {}
