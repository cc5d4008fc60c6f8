"""Labels of 51st State: what lies at its tables and on its screens, and the fixed places of its table."""

from __future__ import annotations

from game.kernel.seats import Seat
from game.ui.places import Answer, Numbered, OfSeat, Place


# ---------------------------------------------------------------------- in the hand
class HandCard(Place, frozen=True, tag="hand"):
    """A Location card of the player's hand, ``index`` from the left."""

    index: int
    card: str


class HandConnection(Place, frozen=True, tag="connection"):
    """A Connection card of the player's hand, ``index`` from the left of these."""

    index: int
    card: str


InHand = HandCard | HandConnection


# ---------------------------------------------------------------------- in the States
class SiteAt(Numbered, frozen=True, tag="site"):
    """A Site in any State."""


class Gutter(Place, frozen=True, tag="gutter"):
    """The head of a row of Sites."""

    row: str


class BoardOf(OfSeat, frozen=True, tag="board"):
    """The licence plate of an opponent."""


class TabOf(OfSeat, frozen=True, tag="tab"):
    """The tab of an opponent; a click shows that State."""


class DealOf(Place, frozen=True, tag="made_deal"):
    """A Deal under a faction board."""

    seat: Seat
    index: int
    card: str


class DealsOf(OfSeat, frozen=True, tag="deals"):
    """All Deals under a faction board."""


class OwnGoods(Place, frozen=True, tag="goods"):
    """The cell of a good on the player's own board."""

    good: str


class GoodsOf(Place, frozen=True, tag="goods_of"):
    """The cell of a good on the board of an opponent."""

    seat: Seat
    good: str


class BoardAction(Place, frozen=True, tag="faction"):
    """An action of the player's own faction board, by its name."""

    action: str


# ---------------------------------------------------------------------- beside the States
class ConnectionPile(Place, frozen=True, tag="take"):
    """A pile of Connection cards with its face-up card."""

    colour: str


class PileOf(OfSeat, frozen=True, tag="discards"):
    """The discard pile of another seat, in games in which each has one (R42.1); the player's own is `discard`."""


class MachineAt(Place, frozen=True, tag="machine"):
    """A deployed Machine, ``index`` in the order of deployment (R44.4)."""

    index: int


class MachinesOf(OfSeat, frozen=True, tag="held"):
    """Beside the board of another player: the Machines whose hacked sides are in its hand, and what Machines stop."""


class AreaAt(Place, frozen=True, tag="area"):
    """An Area of the map, by its id (R45.1)."""

    area: str


class LevelAt(Place, frozen=True, tag="level"):
    """A level of an Area (R45.2)."""

    area: str
    level: int


class MarkersOf(OfSeat, frozen=True, tag="markers"):
    """The markers that a seat has beside the map (R45.1)."""


class HqAt(Place, frozen=True, tag="hq"):
    """An HQ card, whether it is still laid out or claimed (R52.1)."""

    card: str


class BorderAt(Place, frozen=True, tag="border"):
    """A border tile in play, by its side that is up (R53.1)."""

    side: str


class DistrictAt(Place, frozen=True, tag="district"):
    """A district in play (R53.4)."""

    district: str


# ---------------------------------------------------------------------- choices
Origin = InHand | ConnectionPile | OwnGoods | SiteAt | MachineAt | AreaAt | MarkersOf | HqAt | DistrictAt | Answer
"""Where something can be taken to be carried, or aimed: also an own Site, a Machine, a marker on the map or beside it,
an HQ card that is claimed, and an answer, which is then given by a drop. A district is only aimed at."""


class ExchangeFor(Place, frozen=True, tag="exchange"):
    """What two workers are exchanged for."""

    good: str


class WayOption(Place, frozen=True, tag="way"):
    """A way to do an action: the name of a use of a faction board, how many times it is paid, or what is matched: the
    seat whose discard pile it is, or a category."""

    way: str | int


class PaymentGood(Place, frozen=True, tag="payment"):
    """The goods of one kind at one place, the supply or a Site, of which a payment can take some."""

    good: str
    site: int | None = None


class PaymentStep(Place, frozen=True, tag="pay"):
    """A button that takes one such good more (`plus`) or less (`minus`)."""

    step: str
    good: str
    site: int | None = None


class DiscardOption(Place, frozen=True, tag="choice"):
    """One of the cards, Deals or Ruins that a command may discard."""

    index: int


# ---------------------------------------------------------------------- the virtual opponent
class OpponentDeed(Place, frozen=True, tag="deed"):
    """A line of the virtual opponent's plan for the round."""

    deed: str


class OpponentPile(Place, frozen=True, tag="pile"):
    """A pile of cards that the virtual opponent has drawn."""

    pile: str


class DrawnCard(Place, frozen=True, tag="pile_card"):
    """A card that the virtual opponent has drawn."""

    pile: str
    index: int
    card: str


class BorgoIcon(Place, frozen=True, tag="icon"):
    """A sign of Borgo's table: what a category of the drawn card makes him do."""

    action: str
    category: str


# ---------------------------------------------------------------------- the screens of the phases
class FaceUpCard(Place, frozen=True, tag="card"):
    """A card laid out on a screen; ``copy`` counts equal ones from the left."""

    card: str
    copy: int = 1


class PickTurn(Place, frozen=True, tag="pick"):
    """A turn in the picking order of the Lookout, with the card that was taken, if any."""

    number: int
    card: str


class IncomeSource(Place, frozen=True, tag="source"):
    """A line of what Production has brought a seat."""

    seat: Seat
    number: int


class TotalOf(Place, frozen=True, tag="total"):
    """How much of a good Production has brought a seat."""

    seat: Seat
    good: str


class HitAt(Place, frozen=True, tag="hit"):
    """What the Machine at a place of those deployed did to a seat in the Assault."""

    seat: Seat
    place: int


class ThreadEnd(Numbered, frozen=True, tag="thread"):
    """The end of a thread from a Machine to what it hits."""


class CameMachine(Numbered, frozen=True, tag="came"):
    """A Machine that was deployed just now."""


class CleanupRow(Place, frozen=True, tag="cleanup"):
    """What a seat keeps in Cleanup (`keep`), or what it loses (`lose`)."""

    row: str
    seat: Seat


class CleanupGood(Place, frozen=True, tag="cleanup_good"):
    """One good of such a row."""

    row: str
    seat: Seat
    good: str


class OwnedGood(Place, frozen=True, tag="have"):
    """A good that could be stored."""

    good: str


class StoreStep(Place, frozen=True, tag="store"):
    """A button that stores one good more (`plus`) or less (`minus`)."""

    site: int
    good: str
    step: str


# ---------------------------------------------------------------------- the replay
class OpenCard(Place, frozen=True, tag="shown"):
    """A card of an open hand, or of the Lookout's offer; ``index`` counts from the left."""

    owner: str
    index: int
    card: str


# ---------------------------------------------------------------------- menus
class OpponentChip(Place, frozen=True, tag="opponent"):
    """A virtual opponent to play against."""

    kind: str


class ExpansionChip(Place, frozen=True, tag="expansion"):
    """An expansion to play with, or `none`."""

    name: str


class SetChip(Place, frozen=True, tag="set"):
    """A promo or pack to play with."""

    name: str


class FactionChip(Place, frozen=True, tag="faction_chip"):
    """A faction to play, or `random`; of the ``seat`` where there are several."""

    faction: str
    seat: Seat = ""


# ---------------------------------------------------------------------- fixed places of the table
PASS = "pass"
"""The large button while an action is due."""

BUILD, DEAL, DISCARD = "build", "deal", "discard"
"""Where a hand card is dropped to build it, make a Deal of it, or raze it."""

TABLE, STRIP = "table", "strip"
"""Where a Connection card is dropped to play it (the player's own rows) or to take it (the strip of the hand)."""

EXCHANGE, PRICE, DECK = "exchange", "price", "deck"
MACHINE_STACK, MACHINE_DISCARD, SERVER_ROOM = "machine_stack", "machine_discard", "server_room"
MACHINES, MACHINES_UP, MACHINES_DOWN = "machines", "machines_up", "machines_down"
"""In the panel of the Machines (R44.1): the piles and the server room, to which a Machine is hacked by a drop (R53.3);
its head, and the arrows that turn to further rows."""

MAP, LARGE_MAP = "map", "large_map"
"""The head of the map (R45.1), which opens and closes the large one; the ground of that, where a click does nothing."""

SHIELDS, REDS, BLUES = OwnGoods("shield"), OwnGoods("red"), OwnGoods("blue")
VERBS = ("construct", "deal", "raze", "develop")
"""The four uses of a Location card in hand (R1.3), in the order of the radial menu."""

SITE_VERBS = ("visit", "raze")
"""What can be done with another player's Location, in the order of the radial menu."""
