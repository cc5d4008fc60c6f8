"""Cards as the rules look at them: those that stand in a State, and those in a hand.

What is worked out here depends on the cards alone, so it is kept for as long as they lie there unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.cards.card import Location
from game.kernel.recall import Lazy, recalled
from game.rules.state import Site

Locations = Mapping[str, Location]

RUIN = "Ruin"
"""What stands for a card that has become a Ruin, whatever its front (R1.11)."""

_STATES, _HANDS = 64, 64
"""So many States and hands are kept in mind: more than any table has, and those of some decisions before."""


class Layout:
    """The Sites of one State."""

    def __init__(self, locations: Locations, sites: tuple[Site, ...]) -> None:
        self._locations = locations
        self.sites = sites

    @Lazy
    def standing(self) -> tuple[tuple[Site, Location], ...]:
        """The Sites that are Locations and no Ruins, and what is printed on them."""
        return tuple((site, self._locations[site.card]) for site in self.sites if not site.ruin)

    @Lazy
    def lasting(self) -> tuple[Location, ...]:
        """The Locations that change rules as long as they stand."""
        return tuple(location for _, location in self.standing if location.modifiers)

    @Lazy
    def raze_discount(self) -> int:
        """How many red contact tokens less these Locations make razing cost, in either of its forms."""
        return sum(location.raze_discount for location in self.lasting)

    @Lazy
    def usable(self) -> tuple[tuple[Site, Location], ...]:
        """The Locations with an action that can still be used in this round (R11.3), by their names."""
        return tuple((site, location) for site, location in self._by_name if site.used < location.uses)

    @Lazy
    def unshielded(self) -> tuple[Site, ...]:
        """The Locations that have no shield, neither a token nor a printed one (R16.2, R40.2), by their names."""
        return tuple(site for site, location in self._by_name if not location.is_shielded(site.shield))

    @Lazy
    def visitable(self) -> tuple[Site, ...]:
        """The Open Productions on which no worker lies (R13.2), by their names."""
        return tuple(site for site, location in self._by_name if location.is_open and not site.worker)

    @Lazy
    def defended(self) -> tuple[tuple[Site, int], ...]:
        """The Locations and their defence values (R10.3), by their names."""
        return tuple((site, location.defence_with(site.shield)) for site, location in self._by_name)

    @Lazy
    def weakest(self) -> int | None:
        """The least of the defence values; None if no Location stands here."""
        return min((defence for _, defence in self.defended), default=None)

    @Lazy
    def names(self) -> Mapping[int, str]:
        """The Sites' names without their seat, by their numbers; Ruins count apart from Locations."""
        seen: dict[str, int] = {}
        names: dict[int, str] = {}
        for site in self.sites:
            title = RUIN if site.ruin else title_of(self._locations, site.card)
            place = seen[title] = seen.get(title, 0) + 1
            names[site.id] = title if place == 1 else f"{title}#{place}"
        return names

    @Lazy
    def by_name(self) -> tuple[Site, ...]:
        """All Sites in the order of their names."""
        names = self.names
        return tuple(sorted(self.sites, key=lambda site: names[site.id]))

    @Lazy
    def _by_name(self) -> tuple[tuple[Site, Location], ...]:
        """The Sites that are `standing`, in the order of their names."""
        names = self.names
        return tuple(sorted(self.standing, key=lambda pair: names[pair[0].id]))


class Hand:
    """The different Locations of a hand, each once."""

    def __init__(self, locations: Locations, cards: tuple[str, ...]) -> None:
        found = {card: locations[card] for card in cards}
        ordered = sorted(found.items(), key=lambda pair: pair[1].title)
        self.distances = tuple((card, location.distance) for card, location in ordered)
        self.nearest = min((distance for _, distance in self.distances), default=None)
        self.developing = tuple(sorted(found, key=lambda card: f"{found[card].title} over "))


@recalled(_STATES)
def layout(locations: Locations, sites: tuple[Site, ...]) -> Layout:
    """The Sites of a State, worked out once for as long as none of them changes."""
    return Layout(locations, sites)


@recalled(_HANDS)
def hand_of(locations: Locations, cards: tuple[str, ...]) -> Hand:
    """The cards of a hand, worked out once for as long as it stays as it is."""
    return Hand(locations, cards)


def title_of(locations: Locations, card: str) -> str:
    """The title of a Location; a name that no card has stays as it is."""
    location = locations.get(card)
    return location.title if location else card
