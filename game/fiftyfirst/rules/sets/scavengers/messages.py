"""Scavengers (R42): what the game does by itself and asks, and what happens with discard piles and Ruins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.fiftyfirst.rules.event import Event, Foretold
from game.fiftyfirst.rules.references import VIRTUAL, AskingKind, CategoryName, Count, LocationId, PrintedId, SiteNumber
from game.fiftyfirst.rules.source import Source
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Question, Step
from game.kernel.seats import SeatName

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


class GoodsPlacedOnRuin(Event, frozen=True):
    """Goods of the general supply were put on the Ruin ``site``, to be spent from there (R42.12)."""

    seat: SeatName
    site: SiteNumber
    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        return state.with_goods_on(self.seat, self.site, self.goods)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "gained", self.goods)
        told.facts(self.seat).setdefault("placed", []).append(self)


class CardSalvaged(Event, frozen=True):
    """The top card of the discard pile of ``owner`` went into the hand of ``seat`` (R42.5).

    The virtual opponent takes one up to build it (R32.11).
    """

    seat: SeatName
    owner: SeatName
    card: LocationId
    source: Source
    shows_gain: ClassVar[bool] = True

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """Whether a card comes to light: only the top of the virtual opponent's pile is known (R42.11)."""
        return self.owner == VIRTUAL

    def evolve(self, state: GameState) -> GameState:
        discard = state.player(self.owner).discard[:-1]
        return state.with_player(self.owner, discard=discard).with_card(self.seat, self.card)

    def foretell(self, told: Foretold) -> None:
        told.count(self.seat, "cards", 1)


class RuinDiscarded(Event, frozen=True):
    """An own Ruin was discarded; ``returned`` goods on it went to the supply (R42.9a)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY

    def evolve(self, state: GameState) -> GameState:
        state = state.without_site(self.seat, self.site, self.returned)
        return state.with_discarded(self.seat, (self.card,))

    def foretell(self, told: Foretold) -> None:
        """Goods that lay on it are no gain: they were the seat's already."""
        told.add(self.seat, "paid", Bag({"ruin": 1}))


class RuinRebuilt(Event, frozen=True):
    """An own Ruin is a Location again, the last of the State; ``returned`` goods on it went to the supply (R42.6)."""

    seat: SeatName
    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY
    turns_up: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        return state.without_site(self.seat, self.site, self.returned).with_new_site(self.seat, self.site, self.card)

    def foretell(self, told: Foretold) -> None:
        told.count(self.seat, "locations", 1)


class LocationDemolished(Event, frozen=True):
    """The Site of ``owner`` became a Ruin, which is not razing; ``returned`` and ``discarded`` as in `LocationRazed`
    (R42.12)."""

    seat: SeatName
    owner: SeatName
    site: SiteNumber
    card: LocationId
    returned: Bag = EMPTY
    discarded: bool = False

    def evolve(self, state: GameState) -> GameState:
        return state.with_ruin(self.owner, self.site, self.card, self.returned, self.discarded)

    def foretell(self, told: Foretold) -> None:
        if not self.discarded:
            told.facts(self.owner)["ruin"] = True
        told.count(self.owner, "locations", -1)


ScavengersEvent = CardSalvaged | RuinDiscarded | RuinRebuilt | GoodsPlacedOnRuin | LocationDemolished


class Salvage(Step, frozen=True):
    """``seat`` may take the top card of another player's discard pile, ``count`` times (R42.5)."""

    seat: SeatName
    count: Count
    source: Source


class GainMatched(Step, frozen=True):
    """``seat`` gains the good for a category on the top card of another player's discard pile (R42.7), by the Site
    ``site``; ``kind`` and ``via`` are those of the `Source`."""

    seat: SeatName
    site: SiteNumber
    kind: AskingKind
    via: PrintedId | None = None


class ChooseSalvage(Question, frozen=True):
    """From whose discard pile to take the top card, or nothing (R42.5); ``count`` may still be taken.

    ``source`` is where this comes from.
    """

    count: Count
    source: Source


class ChooseMatched(Question, frozen=True):
    """Which good to gain for a category on the top card of another player's discard pile (R42.7).

    First the pile is chosen, then one of its categories, then, for `contact`, a colour: ``owner`` and ``category`` are
    what has been chosen so far. ``site``, ``kind`` and ``via`` as in `ChooseGood`.
    """

    site: SiteNumber
    kind: AskingKind
    via: PrintedId | None = None
    owner: SeatName | None = None
    category: CategoryName | None = None


class ChooseRebuilt(Question, frozen=True):
    """Which own Ruin to turn up (R42.6); the Site ``site`` rebuilds ``count`` more, and ``kind`` as in `ChooseGood`."""

    site: SiteNumber
    kind: AskingKind
    count: Count = 1


class ChooseStripped(Question, frozen=True):
    """From which own Ruin to take the Spoils, or none any more; the Site ``site`` may strip ``count`` more (R42.12)."""

    site: SiteNumber
    count: Count = 1


class ChooseDemolished(Question, frozen=True):
    """Which Location the Site ``site`` makes a Ruin (R42.12)."""

    site: SiteNumber


class ChoosePlaced(Question, frozen=True):
    """Which resource to put on the own Ruin ``ruin``, or nothing; the Site ``site`` may put some on ``count`` more
    Ruins, this one included (R42.12)."""

    site: SiteNumber
    ruin: SiteNumber
    count: Count = 1


ScavengersStep = (
    ChooseSalvage | ChooseMatched | ChooseRebuilt | ChooseStripped | ChooseDemolished | ChoosePlaced | Salvage
    | GainMatched
)  # fmt: skip
