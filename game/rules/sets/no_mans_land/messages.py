"""No Man's Land: Outposts (R45), what the game does with them by itself, and what it asks and is asked for."""

from __future__ import annotations

import msgspec

from game.kernel.message import Question, Step
from game.kernel.seats import Seat, SeatName
from game.rules.commands import Command, Payment
from game.rules.references import AreaId, AskingKind, Count, DeedName, LevelNumber, LocationId, SiteNumber


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
