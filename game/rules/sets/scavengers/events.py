"""What Scavengers bring about (R42): with discard piles and Ruins."""

from __future__ import annotations

from typing import ClassVar

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import SeatName
from game.rules.event import Event, Foretold
from game.rules.references import LocationId, SiteNumber
from game.rules.source import Source
from game.rules.state import VIRTUAL, GameState, Site


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
        state = state.without_site(self.seat, self.site, self.returned)
        return state.with_player(self.seat, sites=(*state.player(self.seat).sites, Site(self.site, self.card)))

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
