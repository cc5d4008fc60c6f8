"""Cards as the rules look at them: those that stand in a State, and those in a hand.

What is worked out here depends on the cards alone, so it is kept for as long as they lie there unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.cards.card import Ability, Action, Location
from game.cards.catalog import Catalog
from game.kernel.recall import recalled
from game.rules.payment import Price, goods_price
from game.rules.state import Site

Locations = Mapping[str, Location]

RUIN = "Ruin"
"""What stands for a card that has become a Ruin, whatever its front (R1.11)."""

_STATES, _HANDS = 64, 64
"""So many States and hands are kept in mind: more than any table has, and those of some decisions before."""


class Layout:
    """The Sites of one State, in the order of their names, by what can be done with them.

    ``names`` are the Sites' names without their seat, by their numbers; Ruins count apart from Locations.
    ``by_name`` are all Sites; ``usable`` the Locations with an action that can still be used in this round (R11.3), and
    its price; ``unshielded`` those without a shield, be it a token or printed (R16.2, R40.2); ``visitable`` the Open
    Productions on which no worker lies (R13.2); ``defended`` all Locations with their defence values (R10.3);
    ``lasting`` the Locations that change rules as long as they stand.
    """

    def __init__(self, locations: Locations, sites: tuple[Site, ...]) -> None:
        self.names = _names(locations, sites)
        ordered = sorted([(self.names[site.id], site) for site in sites])
        self.by_name = [site for _, site in ordered]
        self.usable: list[tuple[Site, Ability, Price]] = []
        self.unshielded: list[Site] = []
        self.visitable: list[Site] = []
        self.defended: list[tuple[Site, int]] = []
        self.lasting: list[Location] = []
        for site in self.by_name:
            if not site.ruin:
                self._place(site, locations[site.card])

    def _place(self, site: Site, location: Location) -> None:
        self.defended.append((site, location.defence_with(site.shield)))
        action = location.action
        if action and site.used < action_of(action).uses:
            self.usable.append((site, action, goods_price(action_of(action).spend)))
        if not location.is_shielded(site.shield):
            self.unshielded.append(site)
        if location.is_open and not site.worker:
            self.visitable.append(site)
        if location.modifiers:
            self.lasting.append(location)

    @property
    def raze_discount(self) -> int:
        """How many red contact tokens less these Locations make razing cost, in either of its forms."""
        return sum([location.raze_discount for location in self.lasting]) if self.lasting else 0


def _names(locations: Locations, sites: Iterable[Site]) -> Mapping[int, str]:
    seen: dict[str, int] = {}
    names: dict[int, str] = {}
    for site in sites:
        title = RUIN if site.ruin else title_of(locations, site.card)
        place = seen[title] = seen.get(title, 0) + 1
        names[site.id] = title if place == 1 else f"{title}#{place}"
    return names


class Hand:
    """The different Locations of a hand, each once, in the order of their titles.

    ``distances`` are the cards with their Distances, and ``nearest`` is the least of these; ``developing`` are the
    cards in the order of moves that develop them over something.
    """

    def __init__(self, catalog: Catalog, cards: tuple[str, ...]) -> None:
        locations, different = catalog.locations, set(cards)
        ordered = sorted(different, key=catalog.title_order.__getitem__)
        self.distances = [(card, locations[card].distance) for card in ordered]
        self.nearest = min([distance for _, distance in self.distances], default=None)
        self.developing = sorted(different, key=catalog.developing_order.__getitem__)


@recalled(_STATES)
def layout(locations: Locations, sites: tuple[Site, ...]) -> Layout:
    """The Sites of a State, worked out once for as long as none of them changes."""
    return Layout(locations, sites)


@recalled(_HANDS)
def hand_of(catalog: Catalog, cards: tuple[str, ...]) -> Hand:
    """The cards of a hand, worked out once for as long as it stays as it is."""
    return Hand(catalog, cards)


def action_of(ability: Ability) -> Action:
    """What the ability of a card action costs, and how often it can be used."""
    assert isinstance(ability.timing, Action)
    return ability.timing


def title_of(locations: Locations, card: str) -> str:
    """The title of a Location; a name that no card has stays as it is."""
    location = locations.get(card)
    return location.title if location else card
