"""What has happened. Events carry all that `evolve` needs: it never sees the catalog.

An event class with ``reveals`` True brought hidden information to light: undo stops there.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import SeatName
from game.rules.commands import Payment
from game.rules.event import Event
from game.rules.references import (
    STATE,
    AreaId,
    BorderId,
    CategoryName,
    ColourName,
    ConnectionId,
    Count,
    DealId,
    DeployedPlace,
    DistrictId,
    DraftNumber,
    GearName,
    GoodName,
    HqId,
    LevelNumber,
    LocationId,
    MachineId,
    PhaseName,
    PileName,
    SiteNumber,
    StageName,
    TheChance,
    UseName,
)
from game.rules.source import KINDS as KINDS
from game.rules.source import Source as Source
from game.rules.state import VIRTUAL, AnyStep, GameState, Score, Seat

TheState = Annotated[GameState, STATE]


class GameStarted(Event, frozen=True):
    """The dealt game, or a position: where a match begins."""

    state: TheState


class HandChosen(Event, frozen=True):
    """A seat's secret choice in the setup (R3.7)."""

    seat: SeatName
    kept: tuple[LocationId, ...]
    discarded: tuple[LocationId, ...]
    top: LocationId | None = None
    """Which of the discarded lies on top, if it was named (R42.1)."""


class HandsRevealed(Event, frozen=True):
    """All have chosen: the discards are turned up in seat order."""

    discarded: tuple[tuple[LocationId, ...], ...]
    reveals: ClassVar[bool] = True


class RoundBegan(Event, frozen=True):
    """A new round; the first player token has moved, marks of passing are gone (R17.5)."""

    round: int
    first_player: SeatName


class PhaseBegan(Event, frozen=True):
    phase: PhaseName


class ConnectionsDiscarded(Event, frozen=True):
    """The face-up Connection cards that nobody took were discarded (R5.1)."""

    cards: tuple[ConnectionId, ...]


class ConnectionsRevealed(Event, frozen=True):
    """One Connection card of each pile was turned up (R5.1): by colour; one that has none left is absent (R5.2)."""

    cards: dict[ColourName, ConnectionId]
    reveals: ClassVar[bool] = True


class PileReshuffled(Event, frozen=True):
    """The Connection discards of a colour became its pile again (option `connections.reshuffle`)."""

    colour: ColourName
    cards: tuple[ConnectionId, ...]
    chance: TheChance
    reveals: ClassVar[bool] = True


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the deck (R19.1); of piles of their own, seats kept the top ``kept`` cards (R42.10)."""

    deck: tuple[LocationId, ...]
    chance: TheChance
    kept: int = 0
    reveals: ClassVar[bool] = True


class OfferRevealed(Event, frozen=True):
    """Cards were turned up for a draft; they come from the top of the deck."""

    draft: DraftNumber
    cards: tuple[LocationId, ...]
    reveals: ClassVar[bool] = True


class CardPicked(Event, frozen=True):
    """A card of the offer went into a hand; that of the virtual opponent at once became the Site ``site`` (R30.3)."""

    seat: SeatName
    card: LocationId
    site: SiteNumber | None = None


class PickSkipped(Event, frozen=True):
    """A seat takes no card in this draft, and builds an Outpost instead (R45.3)."""

    seat: SeatName


class OutpostBuilt(Event, frozen=True):
    """A marker was put on an Area, on level 1, or 2 by the virtual opponent; all in use, the one on ``removed`` was
    taken (R45.4, R45.9, R45.12)."""

    seat: SeatName
    area: AreaId
    level: LevelNumber = 1
    removed: AreaId | None = None


class OutpostUpgraded(Event, frozen=True):
    """An Outpost went up to ``level`` (R45.5)."""

    seat: SeatName
    area: AreaId
    level: LevelNumber


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


class OutpostShielded(Event, frozen=True):
    """A shield was put on the Area of an own Outpost (R45.8)."""

    seat: SeatName
    area: AreaId


class OutpostShieldLost(Event, frozen=True):
    """Solo: an attack took the shield beside an Outpost (R32.9)."""

    seat: SeatName
    area: AreaId


class OutpostAimed(Event, frozen=True):
    """Solo: Borgo's attack card hits an Outpost, by the ``category`` that they share (R32.9). ``decided`` is one of
    `game.rules.solo.matching.CRITERIA`."""

    number: int
    card: LocationId
    area: AreaId
    category: CategoryName
    decided: str


class OfferDiscarded(Event, frozen=True):
    cards: tuple[LocationId, ...]


class GoodsReturned(Event, frozen=True):
    """Goods stored on a Site went back to the supply (R6.2)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    goods: Bag


class GoodsGained(Event, frozen=True):
    """Tokens into the supply and VP onto the track."""

    seat: SeatName
    goods: Bag
    source: Source


class ProductionDiverted(Event, frozen=True):
    """In this Production phase the Location ``target`` of ``owner`` produces for ``seat``, by its Site ``site``."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    owner: SeatName
    target: SiteNumber
    target_card: LocationId


class GoodsPlaced(Event, frozen=True):
    """A Building Bonus or a production put goods on its own Site."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    goods: Bag


class GoodsPlacedOnRuin(Event, frozen=True):
    """Goods of the general supply were put on the Ruin ``site``, to be spent from there (R42.12)."""

    seat: SeatName
    site: SiteNumber
    goods: Bag


class CardsDrawn(Event, frozen=True):
    """Cards from the top of the deck into a hand."""

    seat: SeatName
    cards: tuple[LocationId, ...]
    source: Source
    reveals: ClassVar[bool] = True


class RuinGained(Event, frozen=True):
    """The top card of the deck now lies face down in a State, a Ruin with the number ``site`` (R21.1)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    source: Source
    reveals: ClassVar[bool] = True


class CardSalvaged(Event, frozen=True):
    """The top card of the discard pile of ``owner`` went into the hand of ``seat`` (R42.5).

    The virtual opponent takes one up to build it (R32.11).
    """

    seat: SeatName
    owner: SeatName
    card: LocationId
    source: Source

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """Whether a card comes to light: only the top of the virtual opponent's pile is known (R42.11)."""
        return self.owner == VIRTUAL


class RuinDiscarded(Event, frozen=True):
    """An own Ruin was discarded; ``returned`` goods on it went to the supply (R42.9a)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY


class RuinRebuilt(Event, frozen=True):
    """An own Ruin is a Location again, the last of the State; ``returned`` goods on it went to the supply (R42.6)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY


class GoodsPaid(Event, frozen=True):
    """Goods left the supply and own Sites."""

    seat: SeatName
    payment: Payment


class CardsDiscarded(Event, frozen=True):
    """Hand cards were discarded as a cost; ``connections`` are Connection cards among them."""

    seat: SeatName
    cards: tuple[LocationId, ...] = ()
    connections: tuple[ConnectionId, ...] = ()


class DealsDiscarded(Event, frozen=True):
    """Own Deals were discarded as a cost."""

    seat: SeatName
    cards: tuple[DealId, ...]


class LocationConstructed(Event, frozen=True):
    seat: SeatName
    card: LocationId
    site: SiteNumber


class LocationDeveloped(Event, frozen=True):
    """``card`` was built over the Site ``over``; ``returned`` goods of the old Site go to the supply (R8.9)."""

    seat: SeatName
    card: LocationId
    site: SiteNumber
    over: SiteNumber
    over_card: LocationId
    over_ruin: bool = False
    returned: Bag = EMPTY


class DealMade(Event, frozen=True):
    seat: SeatName
    card: LocationId


class CardRazed(Event, frozen=True):
    """A hand card was razed (R10.2)."""

    seat: SeatName
    card: LocationId


class LocationRazed(Event, frozen=True):
    """The Site of ``owner`` became a Ruin; ``returned`` goods on it went to the owner's supply (R10.4, R10.5).

    With ``discarded`` the card left the State instead: the virtual opponent has no Ruins (R30.12).
    """

    seat: SeatName
    owner: SeatName
    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY
    discarded: bool = False


class LocationDemolished(Event, frozen=True):
    """The Site of ``owner`` became a Ruin, which is not razing; ``returned`` and ``discarded`` as in `LocationRazed`
    (R42.12)."""

    seat: SeatName
    owner: SeatName
    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY
    discarded: bool = False


class HqClaimed(Event, frozen=True):
    """A seat has claimed an HQ card: it lies at its State now (R52.2)."""

    seat: SeatName
    card: HqId


class LocationStolen(Event, frozen=True):
    """The Site of ``owner`` is now the last in the State of ``seat``, with all that lies on it (R52.4)."""

    seat: SeatName
    owner: SeatName
    site: SiteNumber
    card: LocationId


class VpLost(Event, frozen=True):
    """A seat paid with VP (R42.7), or lost some for the Machines that are left at the end (R44.7)."""

    seat: SeatName
    vp: int
    source: Source


class MachinesDeployed(Event, frozen=True):
    """Machines came from the bottom of the stack (R44.4)."""

    cards: tuple[MachineId, ...]
    reveals: ClassVar[bool] = True


class StackReshuffled(Event, frozen=True):
    """The discarded Machines became the stack again (R44.4)."""

    stack: tuple[MachineId, ...]
    chance: TheChance
    reveals: ClassVar[bool] = True


class AssaultEvent(Event, frozen=True):
    """What the deployed Machine ``machine`` did to ``seat``; ``place`` is its place among those deployed (R44.3)."""

    seat: SeatName
    place: DeployedPlace
    machine: MachineId


class AssaultRazed(AssaultEvent, frozen=True):
    """It razed the Site, which became a Ruin or was ``discarded``; ``returned`` as in `LocationRazed` (R44.3.1)."""

    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY
    discarded: bool = False


class AssaultTook(AssaultEvent, frozen=True):
    """It took goods from the supply, or VP (R44.3c)."""

    goods: Bag


class AssaultTookCard(AssaultEvent, frozen=True):
    """It took a card from the hand: one of ``cards``, or a Connection card of ``connections``."""

    cards: tuple[LocationId, ...] = ()
    connections: tuple[ConnectionId, ...] = ()


class AssaultTookDeal(AssaultEvent, frozen=True):
    """It took a Deal."""

    deal: DealId


class AssaultStoppedBoard(AssaultEvent, frozen=True):
    """It stopped these actions of the faction board, or the `exchange`, in this round (R44.3d)."""

    stopped: tuple[UseName, ...]


class AssaultStoppedLocation(AssaultEvent, frozen=True):
    """It stopped the action of a Location, which has no more of its ``uses`` in this round (R44.3d)."""

    site: SiteNumber
    card: LocationId
    uses: int


class AssaultMissed(AssaultEvent, frozen=True):
    """It found nothing. ``why`` it razes nothing: `none` of the Locations fits, those that fit are `shielded`, or
    `shared` with Machines that raze them; it takes nothing: what it takes is `lacking`; it stops nothing: what it stops
    is `absent`, or used or stopped `already`.
    """

    why: str


class MachineHacked(Event, frozen=True):
    """A deployed Machine was hacked (R44.5.2).

    Its hacked side ``card`` went into the hand; or it was discarded, because others had begun (R44.14), or in return
    for a marker in the server room (R53.3).
    """

    seat: SeatName
    place: DeployedPlace
    machine: MachineId
    card: LocationId | None = None
    server_room: bool = False

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """Whether the hacked side comes to light (R20.1a)."""
        return self.card is not None


class MachineDestroyed(Event, frozen=True):
    """A deployed Machine was destroyed and discarded (R44.5.4)."""

    seat: SeatName
    place: DeployedPlace
    machine: MachineId


class MachineCharged(Event, frozen=True):
    """Goods were left on a deployed Machine, as a part of what it takes to hack or destroy it (R44.14)."""

    seat: SeatName
    place: DeployedPlace
    machine: MachineId
    goods: Bag


class HackedDrawn(Event, frozen=True):
    """The Machine at the bottom of the stack went into a hand, hacked side up: ``card`` (R44.8)."""

    seat: SeatName
    machine: MachineId
    card: LocationId
    source: Source
    reveals: ClassVar[bool] = True


class BorderActivated(Event, frozen=True):
    """A border tile was activated by its ``side`` and flipped: now ``turned`` is up (R53.1)."""

    seat: SeatName
    side: BorderId
    turned: BorderId


class ArenaEntered(Event, frozen=True):
    """A worker stands in the Arena (R53.2)."""

    seat: SeatName


class FighterEquipped(Event, frozen=True):
    """One ``gear`` of the supply went to the worker in the Arena (R53.2)."""

    seat: SeatName
    gear: GearName


class DistrictProduced(Event, frozen=True):
    """A district put ``goods`` onto itself (R53.4)."""

    district: DistrictId
    goods: Bag


class DistrictDealMade(Event, frozen=True):
    seat: SeatName
    district: DistrictId


class DistrictRazed(Event, frozen=True):
    """A district is gone with the Deals of ``deals``; the ``goods`` on it are gained apart (R53.4)."""

    seat: SeatName
    district: DistrictId
    goods: Bag
    deals: tuple[SeatName, ...] = ()


class LocationActivated(Event, frozen=True):
    """A card action was used; ``marks`` are the goods now lying on it (R11.1)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    marks: Bag = EMPTY


class LocationCleared(Event, frozen=True):
    """The goods that marked a use, or a visitor's worker, went off a Site, which is free again (R11.5)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId


class LocationBlocked(Event, frozen=True):
    """``seat`` has blocked a Location of ``owner`` until Cleanup (R43.8.3)."""

    seat: SeatName
    owner: SeatName
    site: SiteNumber
    card: LocationId


class FactionActivated(Event, frozen=True):
    seat: SeatName
    action: UseName
    marks: Bag = EMPTY


class WorkersExchanged(Event, frozen=True):
    seat: SeatName
    good: GoodName


class OpenProductionUsed(Event, frozen=True):
    """A worker of ``seat`` lies on the Open Production of ``owner`` (R13.1)."""

    seat: SeatName
    owner: SeatName
    site: SiteNumber
    card: LocationId


class ConnectionTaken(Event, frozen=True):
    seat: SeatName
    pile: ColourName
    card: ConnectionId


class ConnectionPlayed(Event, frozen=True):
    seat: SeatName
    card: ConnectionId


class ShieldPlaced(Event, frozen=True):
    seat: SeatName
    site: SiteNumber
    card: LocationId


class GoodsStolen(Event, frozen=True):
    """Resources went from the supply of ``victim`` to ``seat``."""

    seat: SeatName
    victim: SeatName
    goods: Bag
    source: Source


class GoodsForfeited(Event, frozen=True):
    """Goods went from the supply of ``victim`` to the general supply, by the action of ``seat`` (R43.8.8)."""

    seat: SeatName
    victim: SeatName
    goods: Bag


class GoodsStored(Event, frozen=True):
    """Goods went from the supply onto a Site for the next round (R17.1)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    goods: Bag


PASSING: Final = ("player_passed", "must_pass", "no_brawler", "no_card")
"""Why the opponent passes: the human has; its attacks are over; Borgo lacks a Brawler, or a card to draw."""


class SeatPassed(Event, frozen=True):
    """``why`` tells the reason of the virtual opponent: one of PASSING."""

    seat: SeatName
    why: str = ""


class EndTriggered(Event, frozen=True):
    """Someone has 25 VP: this is the last round (R18.1). For the log; the state knows it with the VP."""

    seat: SeatName


class Overrun(Event, frozen=True):
    """No Machine is left to be deployed, and no player has acted in the round: the game ends (R44.7)."""


class TidiedUp(Event, frozen=True):
    """Cleanup: what was not stored went back to the general supply (R17.2); ``lost`` by seat order."""

    lost: tuple[Bag, ...]


class GameEnded(Event, frozen=True):
    """Final scoring (R18.4, R18.5); ``grade`` is what a victory over the virtual opponent is worth (R30.17)."""

    scores: tuple[Score, ...]
    winners: tuple[SeatName, ...]
    grade: str | None = None


# ---------------------------------------------------------------------- what only the virtual opponent does
class OpponentEvent(Event, frozen=True):
    """Something that the virtual opponent does."""

    seat: ClassVar[Seat] = VIRTUAL


class LotDrawn(OpponentEvent, frozen=True):
    """A random choice: number ``index`` of ``options``, in their fixed order."""

    index: int
    options: int
    chance: TheChance
    reveals: ClassVar[bool] = True


class OpponentTurnedUp(OpponentEvent, frozen=True):
    """The opponent took the top card of the deck, to build it (R30.3, R32.10)."""

    card: LocationId
    reveals: ClassVar[bool] = True


class StageBegan(OpponentEvent, frozen=True):
    """What the opponent does in its turns from now on in this round (R30.7, R31.3, R31.4)."""

    stage: StageName


class OpponentDrew(OpponentEvent, frozen=True):
    """The top card of the deck went onto a pile of the opponent, as the card with this ``number``.

    ``pile`` is `attack`, `merchant`, `development`, or `action` for the card that tells Borgo what to do.
    """

    pile: PileName
    number: int
    card: LocationId
    reveals: ClassVar[bool] = True


class OpponentMissed(OpponentEvent, frozen=True):
    """Nothing of the human, or in its own State, goes with the card drawn last.

    With ``on_groups`` the attack was one that only hits Locations of a group (R32.11).
    """

    pile: PileName
    number: int
    card: LocationId
    on_groups: bool = False


class PileDiscarded(OpponentEvent, frozen=True):
    """Cards of a pile of the opponent were discarded."""

    pile: PileName
    cards: tuple[LocationId, ...]


class ConnectionRemoved(OpponentEvent, frozen=True):
    """The opponent discarded a face-up Connection card (R30.7, R32.8)."""

    colour: ColourName
    card: ConnectionId


class AttackAimed(OpponentEvent, frozen=True):
    """The attack hits a Site of the human.

    ``categories`` are what the attack card ``card`` and the ``target`` have in common; ``decided`` is the criterion of
    R30.8 that chose the target, one of `game.rules.solo.matching.CRITERIA`.
    """

    number: int
    card: LocationId
    site: SiteNumber
    target: LocationId
    categories: tuple[CategoryName, ...]
    decided: str


class ShieldLost(OpponentEvent, frozen=True):
    """A shield took the attack (R30.7)."""

    owner: SeatName
    site: SiteNumber
    card: LocationId


class ShieldHeld(OpponentEvent, frozen=True):
    """A printed shield took the attack, and stays (R30.9)."""

    owner: SeatName
    site: SiteNumber
    card: LocationId


class DealAttacked(OpponentEvent, frozen=True):
    """A merchant attack discarded a Deal of ``owner``, whose good is that of ``card`` (R31.3)."""

    number: int
    card: LocationId
    owner: SeatName
    deal: DealId


class DevelopmentAimed(OpponentEvent, frozen=True):
    """The opponent took the newest card of its development pile, to build it over its Site ``over`` (R31.4).

    ``categories`` and ``decided`` as in AttackAimed.
    """

    number: int
    card: LocationId
    over: SiteNumber
    over_card: LocationId
    categories: tuple[CategoryName, ...]
    decided: str


class OpponentStopped(OpponentEvent, frozen=True):
    """The opponent is done for this round, and passes in its next turn (R30.10)."""


class ActionShown(OpponentEvent, frozen=True):
    """What a drawn card makes Borgo do, and by which of its categories; none for the Standard action (R32.7)."""

    card: LocationId
    action: UseName
    category: CategoryName | None = None


class BrawlersCame(OpponentEvent, frozen=True):
    """``why``: `lookout` (R32.3), `visited` or `visiting` an Open Production (R32.12, R32.11), `expansion` (R32.11)."""

    count: Count
    why: str


class BrawlersLeft(OpponentEvent, frozen=True):
    """``why``: `standard` (R32.8), `attack` (R32.9), `expansion` (R32.11) or `cleanup` (R32.14)."""

    count: Count
    why: str


class Awaited(Event, frozen=True):
    """Ends every decision: what is pending now; its last step is the open question."""

    agenda: tuple[AnyStep, ...]


SoloEvent = (
    LotDrawn | OpponentTurnedUp | StageBegan | OpponentDrew | OpponentMissed | PileDiscarded | ConnectionRemoved
    | AttackAimed | ShieldLost | ShieldHeld | OutpostAimed | OutpostShieldLost | DealAttacked | DevelopmentAimed
    | OpponentStopped | ActionShown | BrawlersCame | BrawlersLeft
)  # fmt: skip
AnyEvent = (
    GameStarted | HandChosen | HandsRevealed | RoundBegan | PhaseBegan | ConnectionsDiscarded | ConnectionsRevealed
    | PileReshuffled | DeckReshuffled | OfferRevealed | CardPicked | PickSkipped | OfferDiscarded | GoodsReturned
    | GoodsGained | ProductionDiverted | GoodsPlaced | GoodsPlacedOnRuin | CardsDrawn | RuinGained | CardSalvaged
    | RuinDiscarded | RuinRebuilt | GoodsPaid | CardsDiscarded | DealsDiscarded | LocationConstructed
    | LocationDeveloped | DealMade | OutpostBuilt | OutpostUpgraded | OutpostActivated | OutpostRazed
    | OutpostShielded | CardRazed | LocationRazed | LocationDemolished | HqClaimed | LocationStolen | VpLost
    | MachinesDeployed | StackReshuffled | AssaultRazed | AssaultTook | AssaultTookCard | AssaultTookDeal
    | AssaultStoppedBoard | AssaultStoppedLocation | AssaultMissed | MachineHacked | MachineDestroyed | MachineCharged
    | HackedDrawn
    | BorderActivated | ArenaEntered | FighterEquipped | DistrictProduced | DistrictDealMade | DistrictRazed
    | LocationActivated | LocationCleared | LocationBlocked | FactionActivated | WorkersExchanged
    | OpenProductionUsed | ConnectionTaken | ConnectionPlayed | ShieldPlaced | GoodsStolen | GoodsForfeited
    | GoodsStored | SeatPassed | EndTriggered | Overrun | TidiedUp | GameEnded | Awaited | SoloEvent
)  # fmt: skip

_SEATS: Final = ("seat", "owner", "victim")
"""Fields that name seats: first the one that acts, then those that it acts on."""


def concerned(event: AnyEvent) -> tuple[Seat, ...]:
    """The seats that an event concerns: first the one that acts, then those that it acts on; empty if it concerns all
    seats alike. Razing a district acts on all others who have a Deal with it."""
    seats = tuple(getattr(event, field) for field in _SEATS if hasattr(event, field))
    ended = event.deals if isinstance(event, DistrictRazed) else ()
    return (*seats, *(seat for seat in ended if seat not in seats))


def is_done_to(event: AnyEvent, seat: Seat) -> bool:
    """Whether another seat does something to ``seat``: razes its Location, uses its Open Production, steals from it."""
    actor, *others = concerned(event) or (seat,)
    return actor != seat and seat in others
