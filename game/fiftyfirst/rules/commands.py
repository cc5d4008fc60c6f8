"""Commands: what a seat asks for. `decide` judges them.

Cards are named by id, Sites by their number. ``payment`` None stands for the canonical payment.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.fiftyfirst.rules import references as ref
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Message
from game.kernel.seats import SeatName


class Pay(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Goods paid from one place: the supply, or the seat's Site ``site``."""

    goods: Bag
    site: ref.SiteNumber | None = None


Payment = tuple[Pay, ...]


def paid_goods(payment: Payment) -> Bag:
    """All goods of a payment, from every place."""
    if len(payment) == 1:
        return payment[0].goods
    return sum((pay.goods for pay in payment), EMPTY)


class Command(Message, frozen=True):
    """What ``seat`` asks for."""

    seat: SeatName


Named = ref.PrintedId | ref.SiteNumber
"""What a cost discards: a card or Deal by its id, or a Ruin by the number of its Site."""


class Matched(msgspec.Struct, frozen=True, gc=False):
    """A category of the card on top of the discard pile of ``owner`` (R42.7)."""

    owner: SeatName
    category: ref.CategoryName


class KeepCards(Command, frozen=True):
    """Keep four of the six cards (R3.7). Of the two others ``top`` lies on top of a discard pile of the seat's own; by
    default the later one in the hand does (R42.1)."""

    cards: tuple[ref.LocationId, ...]
    top: ref.LocationId | None = None


class PickCard(Command, frozen=True):
    """Take a card of the offer (R5.3)."""

    card: ref.LocationId


class ConstructLocation(Command, frozen=True):
    """Build a hand card for grey contact tokens (R8.1)."""

    card: ref.LocationId
    payment: Payment | None = None


class DevelopLocation(Command, frozen=True):
    """Build a hand card over the seat's Site ``site`` (R8.2)."""

    card: ref.LocationId
    site: ref.SiteNumber
    payment: Payment | None = None


class MakeDeal(Command, frozen=True):
    """Tuck a hand card under the faction board for blue contact tokens (R9)."""

    card: ref.LocationId
    payment: Payment | None = None


class RazeFromHand(Command, frozen=True):
    """Discard a hand card for its Spoils (R10.2)."""

    card: ref.LocationId
    payment: Payment | None = None


class RazeLocation(Command, frozen=True):
    """Raze the Site ``site`` in the State of ``owner`` (R10.3)."""

    owner: SeatName
    site: ref.SiteNumber
    payment: Payment | None = None


class ActivateLocation(Command, frozen=True):
    """Activate the action of one of the seat's Sites; ``discard`` names the cards, Deals or Ruin of its cost (R11).

    Some actions pay their cost any number of ``times`` at once, and take effect as often (R43.8.7). The cost of others
    is the good for a category that is ``matched`` (R42.7).
    """

    site: ref.SiteNumber
    times: int = 1
    matched: Matched | None = None
    payment: Payment | None = None
    discard: tuple[Named, ...] = ()


class ActivateFaction(Command, frozen=True):
    """Use the faction board in the way that ``action`` names: `grey`, `research`, or `again red` (R12.1, R54)."""

    action: ref.UseName
    payment: Payment | None = None
    discard: tuple[Named, ...] = ()


class ExchangeWorkers(Command, frozen=True):
    """Two workers for one resource or a card: ``good`` (R12.2)."""

    good: ref.GoodName
    payment: Payment | None = None


class UseOpenProduction(Command, frozen=True):
    """Send a worker to an Open Production of ``owner`` (R13)."""

    owner: SeatName
    site: ref.SiteNumber
    payment: Payment | None = None


class TakeConnection(Command, frozen=True):
    """Take the face-up Connection card of a colour (R14.1)."""

    pile: ref.ColourName
    payment: Payment | None = None


class PlayConnection(Command, frozen=True):
    """Play a Connection card from hand (R14.2)."""

    card: ref.ConnectionId
    payment: Payment | None = None


class PlaceShield(Command, frozen=True):
    """Put a shield onto one of the seat's Locations (R16)."""

    site: ref.SiteNumber
    payment: Payment | None = None


class StoreGoods(Command, frozen=True):
    """Cleanup: keep these goods on the seat's Site ``site``; an empty bag stores nothing (R17.1)."""

    site: ref.SiteNumber
    goods: Bag


NOTHING: Final = "nothing"
"""The answer of a seat that takes, or puts down, none of what it is offered."""


class Choose(Command, frozen=True):
    """Answer a question with a word: a seat, a good, a category, or `nothing`."""

    answer: str


class ChooseSite(Command, frozen=True):
    """Answer a question with a Site: for instance which one an attack hits, or whose production to gain."""

    site: ref.SiteNumber


class ChooseArea(Command, frozen=True):
    """Answer a question with an Area of the map."""

    area: ref.AreaId


class ChooseDeal(Command, frozen=True):
    """Answer a question with a card: a Deal to lose or to copy, a drawn card to keep, or a card or Deal to discard."""

    card: ref.PrintedId


class FinishTurn(Command, frozen=True):
    """Close an open turn, or do no more of what an action offers: `done`."""


class Pass(Command, frozen=True):
    """End the Action phase for this seat (R15)."""


class VirtualTurn(Command, frozen=True):
    """One whole turn of the virtual opponent: `V: turn` (R30.7, R32.6)."""


BaseCommand = (
    KeepCards | PickCard | ConstructLocation | DevelopLocation | MakeDeal | RazeFromHand | RazeLocation
    | ActivateLocation | ActivateFaction | ExchangeWorkers | UseOpenProduction | TakeConnection | PlayConnection
    | PlaceShield | StoreGoods | Choose | ChooseSite | ChooseArea | ChooseDeal | FinishTurn | Pass | VirtualTurn
)  # fmt: skip
