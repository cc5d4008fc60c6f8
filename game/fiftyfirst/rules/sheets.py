"""Sheets of a State and of a hand: their cards in the order in which moves are listed, and the categories as which
cards count for the owner of a State, besides those that are printed on them (R43.8.5).

A sheet depends on the cards alone, so it is kept for as long as they lie there unchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from game.fiftyfirst.cards.card import CountsAlso, Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.card_plan import PlannedAction, plan_of
from game.fiftyfirst.rules.payment import Purse
from game.fiftyfirst.rules.state import Game, Seat, Site, WithStates
from game.kernel.bag import Bag
from game.kernel.memo import Lazy, recalled

RUIN = "Ruin"
"""What stands for the card of a Ruin in moves, and in views where it is hidden (R1.11)."""

_STATES, _HANDS = 16, 16
"""Maximum number of State and hand sheets kept: those of a table and of a few decisions before, few enough for the
processor's cache."""


class StateSheet:
    """The Sites of one State, by what can be done with them. Each list is in the order of the Sites' names."""

    def __init__(self, game: Game, sites: tuple[Site, ...]) -> None:
        self._catalog = game.catalog
        self._plan = plan_of(game)
        self._sites = sites

    @Lazy
    def names(self) -> Mapping[int, str]:
        """The Sites' names without their seat, by their numbers."""
        return {site.id: name for name, site in self.by_name}

    @Lazy
    def by_name(self) -> Sequence[tuple[str, Site]]:
        """All Sites with their names; Ruins count apart from Locations."""
        locations = self._catalog.locations
        names = [RUIN if site.ruin else locations[site.card].title for site in self._sites]
        if len(set(names)) < len(names):
            seen = Counter[str]()
            for place, name in enumerate(names):
                seen[name] += 1
                names[place] = name if seen[name] == 1 else f"{name}#{seen[name]}"
        return sorted(zip(names, self._sites, strict=True))

    @Lazy
    def usable(self) -> Sequence[tuple[str, Site, PlannedAction]]:
        """The Locations with an action that can still be used in this round (R11.3)."""
        actions = self._plan.actions
        return [
            (name, site, actions[site.card])
            for name, site in self.by_name
            if site.card in actions and site.used < actions[site.card].uses and not (site.ruin or site.blocked)
        ]

    @Lazy
    def unshielded(self) -> Sequence[int]:
        """The Locations without a shield, be it a token or printed (R16.2, R40.2)."""
        locations = self._catalog.locations
        return [site.id for _, site in self.by_name if not (site.ruin or locations[site.card].is_shielded(site.shield))]

    @Lazy
    def visitable(self) -> Sequence[int]:
        """The Open Productions on which no worker lies (R13.2, R43.8.3)."""
        cards = self._catalog.open_productions
        return [
            site.id for _, site in self.by_name if site.card in cards and not (site.worker or site.ruin or site.blocked)
        ]

    @Lazy
    def defended(self) -> Sequence[tuple[int, int]]:
        """The Locations and their defence values (R10.3)."""
        defences = self._plan.defences
        return [(site.id, defences[site.card][site.shield]) for _, site in self.by_name if not site.ruin]

    @Lazy
    def allied(self) -> Mapping[int, tuple[str, ...]]:
        """The Locations of a group, with the groups to which they belong (R43.2)."""
        cards, locations = self._catalog.allied, self._catalog.locations
        return {site.id: locations[site.card].groups for site in self._sites if site.card in cards and not site.ruin}

    @Lazy
    def lasting(self) -> Sequence[Location]:
        """The Locations that change rules as long as they stand, and are not blocked."""
        cards = self._catalog.lasting
        return [
            self._catalog.locations[site.card]
            for site in self._sites
            if site.card in cards and not (site.ruin or site.blocked)
        ]

    @Lazy
    def reserved(self) -> Mapping[int, str]:
        """The Locations whose goods pay for one thing alone, and for what (R44.9)."""
        reserving = self._catalog.reserving
        return {site.id: reserving[site.card] for site in self._sites if site.card in reserving and not site.ruin}

    def purse(self, supply: Bag) -> Purse:
        """What a player with these Sites and this supply can pay with."""
        return Purse(supply, self._sites, self.reserved)

    @property
    def raze_discount(self) -> int:
        """How many red contact tokens less these Locations make razing cost, in either of its forms."""
        return sum([location.raze_discount for location in self.lasting]) if self.lasting else 0

    @property
    def destroy_discount(self) -> int:
        """How many red contact tokens less these Locations make destroying a Machine cost."""
        return sum([location.destroy_discount for location in self.lasting])

    @Lazy
    def counting(self) -> tuple[CountsAlso, ...]:
        """The categories as which these Locations make cards of their owner count (R43.8.5)."""
        return counting_in(self._catalog, self._sites)


class HandSheet:
    """The different Locations of a hand, each once.

    Attributes:
        cards: The cards and their Distances, in the order of their titles.
        distances: The different Distances, the nearest first.
    """

    def __init__(self, catalog: Catalog, hand: tuple[str, ...]) -> None:
        self._catalog = catalog
        ordered = sorted(set(hand), key=catalog.title_order.__getitem__)
        self.cards = [(card, catalog.locations[card].distance) for card in ordered]
        self.distances = sorted({distance for _, distance in self.cards})

    @Lazy
    def allied(self) -> Mapping[str, tuple[str, ...]]:
        """The Locations of a group, with the groups to which they belong (R43.2)."""
        allied, locations = self._catalog.allied, self._catalog.locations
        return {card: locations[card].groups for card, _ in self.cards if card in allied}

    @Lazy
    def developing(self) -> Sequence[str]:
        """The cards in the order of moves that develop them over something."""
        order = self._catalog.developing_order
        return sorted([card for card, _ in self.cards], key=order.__getitem__)


@recalled(_STATES)
def state_sheet(game: Game, sites: tuple[Site, ...]) -> StateSheet:
    """The sheet of a State, made once for as long as none of its Sites changes."""
    return StateSheet(game, sites)


@recalled(16)
def purse_of(sheet: StateSheet, supply: Bag) -> Purse:
    """The purse of a player with this State and these goods, cached."""
    return sheet.purse(supply)


@recalled(_HANDS)
def hand_sheet(catalog: Catalog, hand: tuple[str, ...]) -> HandSheet:
    """The sheet of a hand, made once for as long as it stays as it is."""
    return HandSheet(catalog, hand)


def site_name(game: Game, table: WithStates, site: int, seat: Seat) -> str:
    """How ``seat`` names a Site: ``School``, ``School#2``, ``B:School`` in another State; ``#7`` if there is none."""
    for owner in table.seats:
        name = state_sheet(game, table.player(owner).sites).names.get(site)
        if name is not None:
            return name if owner == seat else f"{owner}:{name}"
    return f"#{site}"


def counting_in(catalog: Catalog, sites: Iterable[Site]) -> tuple[CountsAlso, ...]:
    """The rules of a State by which categories count as others, too: each once, in the order of the cards that have
    them. Those of blocked Locations do not apply (R43.8.3)."""
    widening = catalog.widening
    at_work = [site.card for site in sites if site.card in widening and not (site.ruin or site.blocked)]
    return _rules_of(catalog, frozenset(at_work)) if at_work else ()


@lru_cache(maxsize=64)
def _rules_of(catalog: Catalog, cards: frozenset[str]) -> tuple[CountsAlso, ...]:
    """The rules of these cards, in one order for all States: what follows from them is kept."""
    return tuple(dict.fromkeys([rule for card in sorted(cards) for rule in catalog.locations[card].counts_also]))
