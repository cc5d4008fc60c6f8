"""Commands: what a seat asks for. `decide` judges them.

Cards are named by id, Sites by their number. ``payment`` None stands for the canonical payment.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Message
from game.kernel.seats import SeatName
from game.rules.references import (
    AreaId,
    BorderId,
    CategoryName,
    ColourName,
    ConnectionId,
    DeployedPlace,
    DistrictId,
    GearName,
    GoodName,
    HqId,
    LocationId,
    PrintedId,
    SiteNumber,
    UseName,
)


class Pay(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Goods paid from one place: the supply, or the seat's Site ``site``."""

    goods: Bag
    site: SiteNumber | None = None


Payment = tuple[Pay, ...]


class Command(Message, frozen=True):
    """What ``seat`` asks for."""

    seat: SeatName


Named = PrintedId | SiteNumber
"""What a cost discards: a card or Deal by its id, or a Ruin by the number of its Site."""


class Matched(msgspec.Struct, frozen=True, gc=False):
    """A category of the card on top of the discard pile of ``owner`` (R42.7)."""

    owner: SeatName
    category: CategoryName


class KeepCards(Command, frozen=True):
    """Keep four of the six cards (R3.7). Of the two others ``top`` lies on top of a discard pile of the seat's own; by
    default the later one in the hand does (R42.1)."""

    cards: tuple[LocationId, ...]
    top: LocationId | None = None


class PickCard(Command, frozen=True):
    """Take a card of the offer (R5.3)."""

    card: LocationId


class SkipPick(Command, frozen=True):
    """Take no card in this draft, and build an Outpost on ``area`` (R45.3). If all markers are in use, ``removing``
    names the Area from which one is taken (R45.9)."""

    area: AreaId
    removing: AreaId | None = None


class ConstructLocation(Command, frozen=True):
    """Build a hand card for grey contact tokens (R8.1)."""

    card: LocationId
    payment: Payment | None = None


class DevelopLocation(Command, frozen=True):
    """Build a hand card over the seat's Site ``site`` (R8.2)."""

    card: LocationId
    site: SiteNumber
    payment: Payment | None = None


class MakeDeal(Command, frozen=True):
    """Tuck a hand card under the faction board for blue contact tokens (R9)."""

    card: LocationId
    payment: Payment | None = None


class RazeFromHand(Command, frozen=True):
    """Discard a hand card for its Spoils (R10.2)."""

    card: LocationId
    payment: Payment | None = None


class RazeLocation(Command, frozen=True):
    """Raze the Site ``site`` in the State of ``owner`` (R10.3)."""

    owner: SeatName
    site: SiteNumber
    payment: Payment | None = None


class ActivateLocation(Command, frozen=True):
    """Activate the action of one of the seat's Sites; ``discard`` names the cards, Deals or Ruin of its cost (R11).

    Some actions pay their cost any number of ``times`` at once, and take effect as often (R43.8.7). The cost of others
    is the good for a category that is ``matched`` (R42.7).
    """

    site: SiteNumber
    times: int = 1
    matched: Matched | None = None
    payment: Payment | None = None
    discard: tuple[Named, ...] = ()


class ActivateFaction(Command, frozen=True):
    """Use the faction board in the way that ``action`` names: `grey`, `research`, or `again red` (R12.1, R54)."""

    action: UseName
    payment: Payment | None = None
    discard: tuple[Named, ...] = ()


class ExchangeWorkers(Command, frozen=True):
    """Two workers for one resource or a card: ``good`` (R12.2)."""

    good: GoodName
    payment: Payment | None = None


class HackMachine(Command, frozen=True):
    """Hack the deployed Machine at the place ``machine`` (R44.5.2); ``to_server_room`` for a marker there instead of
    its card (R53.3).

    ``partly`` leaves these goods on it, red contact tokens among them, as a part of what it takes (R44.14).
    """

    machine: DeployedPlace
    partly: Bag = EMPTY
    to_server_room: bool = False
    payment: Payment | None = None


class DestroyMachine(Command, frozen=True):
    """Destroy the deployed Machine at the place ``machine`` (R44.5.4); ``partly`` leaves red contact tokens on it
    (R44.14)."""

    machine: DeployedPlace
    partly: Bag = EMPTY
    payment: Payment | None = None


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


class ActivateBorder(Command, frozen=True):
    """Activate the border tile whose side ``side`` is up; ``discard`` names the cards or Deals of its cost (R53.1)."""

    side: BorderId
    payment: Payment | None = None
    discard: tuple[Named, ...] = ()


class EnterArena(Command, frozen=True):
    """Put a worker into the Arena (R53.2)."""

    payment: Payment | None = None


class DealWithDistrict(Command, frozen=True):
    """Put an own token on a district for blue contact tokens (R53.4)."""

    district: DistrictId
    payment: Payment | None = None


class RazeDistrict(Command, frozen=True):
    """Raze a district for all goods on it (R53.4)."""

    district: DistrictId
    payment: Payment | None = None


class UseOpenProduction(Command, frozen=True):
    """Send a worker to an Open Production of ``owner`` (R13)."""

    owner: SeatName
    site: SiteNumber
    payment: Payment | None = None


class TakeConnection(Command, frozen=True):
    """Take the face-up Connection card of a colour (R14.1)."""

    pile: ColourName
    payment: Payment | None = None


class PlayConnection(Command, frozen=True):
    """Play a Connection card from hand (R14.2)."""

    card: ConnectionId
    payment: Payment | None = None


class PlaceShield(Command, frozen=True):
    """Put a shield onto one of the seat's Locations (R16)."""

    site: SiteNumber
    payment: Payment | None = None


class StoreGoods(Command, frozen=True):
    """Cleanup: keep these goods on the seat's Site ``site``; an empty bag stores nothing (R17.1)."""

    site: SiteNumber
    goods: Bag


class ClaimHq(Command, frozen=True):
    """Claim an HQ card that the seat fulfils, or none of those that are offered (R52.2)."""

    card: HqId | None = None


NOTHING: Final = "nothing"
"""The answer of a seat that takes, or puts down, none of what it is offered."""


class EquipFighter(Command, frozen=True):
    """Cleanup: equip the own worker in the Arena with a good, or with `nothing` (R53.2)."""

    gear: GearName


class Choose(Command, frozen=True):
    """Answer a question with a word: a seat, a good, a category, or `nothing`."""

    answer: str


class ChooseSite(Command, frozen=True):
    """Answer a question with a Site: for instance which one an attack hits, or whose production to gain."""

    site: SiteNumber


class ChooseArea(Command, frozen=True):
    """Answer a question with an Area of the map."""

    area: AreaId


class ChooseDeal(Command, frozen=True):
    """Answer a question with a card: a Deal to lose or to copy, a drawn card to keep, or a card or Deal to discard."""

    card: PrintedId


class FinishTurn(Command, frozen=True):
    """Close an open turn, or do no more of what an action offers: `done`."""


class Pass(Command, frozen=True):
    """End the Action phase for this seat (R15)."""


class VirtualTurn(Command, frozen=True):
    """One whole turn of the virtual opponent: `V: turn` (R30.7, R32.6)."""


AnyCommand = (
    KeepCards | PickCard | SkipPick | ConstructLocation | DevelopLocation | MakeDeal | RazeFromHand | RazeLocation
    | ActivateLocation | ActivateFaction | ExchangeWorkers | HackMachine | DestroyMachine | ActivateBorder
    | EnterArena | DealWithDistrict | RazeDistrict | BuildOutpost | UpgradeOutpost | RazeOutpost | ShieldOutpost
    | UseOpenProduction | TakeConnection | PlayConnection | PlaceShield | EquipFighter | StoreGoods | ClaimHq
    | Choose | ChooseSite | ChooseArea | ChooseDeal | FinishTurn | Pass | VirtualTurn
)  # fmt: skip
