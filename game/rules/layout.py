"""Cards as the rules look at them: those that stand in a State, and those in a hand.

What is worked out here depends on the cards alone, so it is kept for as long as they lie there unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.cards.card import Ability, Action, Location
from game.cards.catalog import Catalog
from game.kernel.recall import Lazy, recalled
from game.rules.game import Game
from game.rules.payment import Price, goods_price
from game.rules.state import GameState, Seat, Site

RUIN = "Ruin"
"""What stands for the card of a Ruin in moves, and in views where it is hidden (R1.11)."""

_STATES, _HANDS = 16, 16
"""So many States and hands are kept in mind: those of a table and of some decisions before, and few enough to stay in
the processor's own memory."""


class Layout:
    """The Sites of one State, by what can be done with them. Each list is in the order of the Sites' names."""

    def __init__(self, catalog: Catalog, sites: tuple[Site, ...]) -> None:
        self._catalog = catalog
        self._locations = catalog.locations
        self._sites = sites

    @Lazy
    def names(self) -> Mapping[int, str]:
        """The Sites' names without their seat, by their numbers; Ruins count apart from Locations."""
        seen: dict[str, int] = {}
        names: dict[int, str] = {}
        for site in self._sites:
            title = RUIN if site.ruin else self._locations[site.card].title
            place = seen[title] = seen.get(title, 0) + 1
            names[site.id] = title if place == 1 else f"{title}#{place}"
        return names

    @Lazy
    def by_name(self) -> Sequence[Site]:
        """All Sites."""
        return self._ordered(self._sites)

    @Lazy
    def usable(self) -> Sequence[tuple[Site, Ability, Price]]:
        """The Locations with an action that can still be used in this round (R11.3), and its price."""
        actions = self._catalog.actions
        found = [site for site in self._sites if site.card in actions and not site.ruin]
        return [
            (site, actions[site.card], goods_price(action.spend))
            for site in self._ordered(found)
            if site.used < (action := action_of(actions[site.card])).uses
        ]

    @Lazy
    def unshielded(self) -> Sequence[Site]:
        """The Locations without a shield, be it a token or printed (R16.2, R40.2)."""
        locations = self._locations
        return self._ordered([site for site in self._standing if not locations[site.card].is_shielded(site.shield)])

    @Lazy
    def visitable(self) -> Sequence[Site]:
        """The Open Productions on which no worker lies (R13.2)."""
        cards = self._catalog.open_productions
        return self._ordered([site for site in self._sites if site.card in cards and not (site.worker or site.ruin)])

    @Lazy
    def defended(self) -> Sequence[tuple[Site, int]]:
        """The Locations and their defence values (R10.3)."""
        locations = self._locations
        return [(site, locations[site.card].defence_with(site.shield)) for site in self._ordered(self._standing)]

    @Lazy
    def lasting(self) -> Sequence[Location]:
        """The Locations that change rules as long as they stand."""
        cards = self._catalog.lasting
        return [self._locations[site.card] for site in self._sites if site.card in cards and not site.ruin]

    @property
    def raze_discount(self) -> int:
        """How many red contact tokens less these Locations make razing cost, in either of its forms."""
        return sum([location.raze_discount for location in self.lasting]) if self.lasting else 0

    @property
    def _standing(self) -> Sequence[Site]:
        """The Locations, in State order: no Ruins."""
        return [site for site in self._sites if not site.ruin]

    def _ordered(self, sites: Sequence[Site]) -> Sequence[Site]:
        if len(sites) < 2:
            return sites
        names = self.names
        return [site for _, site in sorted([(names[site.id], site) for site in sites])]


class Hand:
    """The different Locations of a hand, each once, in the order of their titles.

    ``distances`` are the cards with their Distances, ``nearest`` is the least of these; ``developing`` are the cards in
    the order of moves that develop them over something.
    """

    def __init__(self, catalog: Catalog, cards: tuple[str, ...]) -> None:
        locations, different = catalog.locations, set(cards)
        ordered = sorted(different, key=catalog.title_order.__getitem__)
        self.distances = [(card, locations[card].distance) for card in ordered]
        self.nearest = min([distance for _, distance in self.distances], default=0)
        self.developing = sorted(different, key=catalog.developing_order.__getitem__)


@recalled(_STATES)
def layout(catalog: Catalog, sites: tuple[Site, ...]) -> Layout:
    """The Sites of a State, worked out once for as long as none of them changes."""
    return Layout(catalog, sites)


def site_name(game: Game, state: GameState, site: int, seat: Seat) -> str:
    """How ``seat`` names a Site: ``School``, ``School#2``, ``B:School`` in another State; ``#7`` if there is none."""
    for owner in state.seats:
        name = layout(game.catalog, state.player(owner).sites).names.get(site)
        if name is not None:
            return name if owner == seat else f"{owner}:{name}"
    return f"#{site}"


@recalled(_HANDS)
def hand_of(catalog: Catalog, cards: tuple[str, ...]) -> Hand:
    """The cards of a hand, worked out once for as long as it stays as it is."""
    return Hand(catalog, cards)


def action_of(ability: Ability) -> Action:
    """What the ability of a card action costs, and how often it can be used."""
    assert isinstance(ability.timing, Action)
    return ability.timing
