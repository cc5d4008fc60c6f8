"""Searching, filtering and sorting the cards of the catalog.

Pure functions: the caller provides the text of a card in its language.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from game.cards.area import Area
from game.cards.card import Connection, Location
from game.cards.catalog import BASE_SET, Catalog
from game.cards.faction import Faction
from game.cards.headquarters import Headquarters
from game.cards.machine import Machine
from game.cards.module import Arena, BorderSide, District
from game.cards.vocabulary import GAINS, RESOURCES, ROWS
from game.kernel.bag import Bag
from game.kernel.spelling import folded

CONNECTION, FACTION, MACHINE, AREA = "connection", "faction", "machine", "area"
HQ, BORDER, ARENA, DISTRICT = "hq", "border", "arena", "district"
KINDS: Final = (*ROWS, CONNECTION, FACTION, MACHINE, AREA, HQ, BORDER, ARENA, DISTRICT)
"""The kinds of cards: the types of Locations, Connection cards, faction boards, Machines, Areas, HQ cards, and the
tiles: borders, the Arena, districts."""

TILES: Final = frozenset((HQ, BORDER, ARENA, DISTRICT))
"""The kinds that a game has by its options alone (R52, R53)."""

ARENA_TILE: Final = "arena_tile"
"""The id of the tile of the Arena, of which there is one."""

ORDERS: Final = ("title", "set", "kind", "distance")
"""The orders a shelf can be sorted in."""


class Writing(NamedTuple):
    """The text of a card in one language: its title, and all text that is searched."""

    title: str
    text: str


Shelved = Location | Connection | Faction | Machine | Area | Headquarters | BorderSide | Arena | District
"""What stands on a shelf."""


def gives(card: Shelved) -> frozenset[str]:
    """The kinds of `GAINS` that a card can give by its abilities, its Deal, its Spoils, the levels of an Area, the
    prize of the Arena, or what lies on a district; a Machine gives none.

    A resource of choice counts as all four.
    """
    if isinstance(card, Machine):
        return frozenset()
    if isinstance(card, Area):
        return _kinds(good for level in card.levels for good in level.gain)
    if isinstance(card, Connection):
        return _kinds(card.gain)
    if isinstance(card, Headquarters | BorderSide):
        given = card.claimed if isinstance(card, Headquarters) else (card.verb,)
        return _kinds(good for verb in given for good in verb.gives)
    if isinstance(card, Arena):
        return _kinds(card.prize)
    if isinstance(card, District):
        return _kinds((*card.setup, *card.produces, *card.deal))
    if isinstance(card, Faction):
        return _kinds((*card.produces, *(good for action in card.actions for good in action.verb.gives)))
    by_ability = (good for ability in card.abilities for verb in ability.verbs for good in verb.gives)
    return _kinds((*by_ability, *card.deal, *card.spoils))


def _kinds(goods: Iterable[str]) -> frozenset[str]:
    named = frozenset(goods)
    return (named | frozenset(RESOURCES) if "basic" in named else named) & frozenset(GAINS)


class ShelfCard(msgspec.Struct, frozen=True):
    """A card as it is searched. ``copies`` maps sets to counts; ``distance`` is None for a card without one."""

    id: str
    kind: str
    copies: Bag
    categories: tuple[str, ...]
    gives: frozenset[str]
    distance: int | None
    writing: Writing

    def of(self, facet: str) -> Collection[str]:
        """The values of the card in a facet of `Search`."""
        return {"sets": self.copies, "kinds": (self.kind,), "categories": self.categories, "goods": self.gives}[facet]


FACETS: Final = ("sets", "kinds", "categories", "goods")
"""The fields of `Search` that take several values."""


class Search(msgspec.Struct, frozen=True):
    """A filter. A card must have any of the values of each facet that is not empty, and contain every word of
    ``text``, ignoring case and accents."""

    sets: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    goods: frozenset[str] = frozenset()
    text: str = ""

    @property
    def is_empty(self) -> bool:
        """True if nothing is filtered: every card is found."""
        return self == Search(text=self.text) and not self.text.split()

    def chosen(self, facet: str) -> frozenset[str]:
        """The chosen values of one of the `FACETS`."""
        values: frozenset[str] = getattr(self, facet)
        return values

    def toggled(self, facet: str, value: str) -> Search:
        """The search with ``value`` added to a facet, or removed if it was chosen."""
        return msgspec.structs.replace(self, **{facet: self.chosen(facet) ^ {value}})

    def finds(self, card: ShelfCard) -> bool:
        """Whether a card matches."""
        facets = all(not self.chosen(facet) or self.chosen(facet).intersection(card.of(facet)) for facet in FACETS)
        return facets and all(word in card.writing.text for word in folded(self.text).split())


def shelf_of(
    catalog: Catalog, sets: Sequence[str], write: Callable[[str], Writing], tiles: Collection[str] = TILES
) -> tuple[ShelfCard, ...]:
    """All cards of ``sets`` in the order of the catalog: Locations, Connection cards, faction boards, the Machines with
    the Locations on their other sides, the Areas, the HQ cards, and each side of border tiles, the Arena, districts.

    Connection cards, boards and tiles count as cards of the base set.

    Args:
        write: Returns the text of the card with an id.
        tiles: Those of the kinds `TILES` that there are.
    """
    decks = {name: Counter(catalog.deck((name,))) for name in sets}

    def shelved(card: Shelved, kind: str, copies: Bag) -> ShelfCard:
        categories = card.categories if isinstance(card, Location) else ()
        distance = card.distance if isinstance(card, Location | District) else None
        id = ARENA_TILE if isinstance(card, Arena) else card.id
        written = write(id)
        text = folded(f"{written.title} {written.text}")
        return ShelfCard(id, kind, copies, categories, gives(card), distance, Writing(written.title, text))

    locations = ((card, Bag({name: deck[card.id] for name, deck in decks.items()}))
                 for card in catalog.locations.values())  # fmt: skip
    one = Bag({BASE_SET: 1})
    machines = [catalog.machines[id] for id in dict.fromkeys(catalog.stack(sets))]
    return (
        *(shelved(card, card.type, copies) for card, copies in locations if copies),
        *(shelved(card, CONNECTION, Bag({BASE_SET: card.copies})) for card in catalog.connections.values()),
        *(shelved(card, FACTION, Bag({BASE_SET: 1})) for card in catalog.factions.values()),
        *(shelved(card, MACHINE, Bag({card.set: card.copies})) for card in machines),
        *(
            shelved(side, side.type, Bag({card.set: card.copies}))
            for card in machines
            for side in [catalog.locations[card.hacked]]
        ),
        *(shelved(area, AREA, Bag({area.set: 1})) for area in catalog.areas.values() if area.set in sets),
        *(shelved(hq, HQ, Bag({hq.set: 1})) for hq in catalog.headquarters.values() if hq.set in sets and HQ in tiles),
        *(shelved(tile, kind, one) for kind, tile in _tiles(catalog) if kind in tiles),
    )


def _tiles(catalog: Catalog) -> Iterator[tuple[str, BorderSide | Arena | District]]:
    """The tiles with their kinds."""
    yield from ((BORDER, side) for side in catalog.border_sides.values())
    yield from ((ARENA, arena) for arena in [catalog.arena] if arena)
    yield from ((DISTRICT, district) for district in catalog.districts.values())


def copies_in(card: ShelfCard, sets: frozenset[str]) -> int:
    """The number of copies of a card in ``sets``, or in all sets if ``sets`` is empty."""
    return sum(copies for name, copies in card.copies.items() if not sets or name in sets)


def ranking(order: str, sets: Sequence[str]) -> Callable[[ShelfCard], tuple[float, str]]:
    """The sort key for one of the `ORDERS`; ties are sorted by title.

    ``sets`` is the order of the sets; a card of several sets belongs to the first. Cards without a distance come last.
    """
    ranks: dict[str, Callable[[ShelfCard], float]] = {
        "title": lambda _: 0,
        "set": lambda card: min((sets.index(name) for name in card.copies), default=len(sets)),
        "kind": lambda card: KINDS.index(card.kind),
        "distance": lambda card: math.inf if card.distance is None else card.distance,
    }
    rank = ranks[order]
    return lambda card: (rank(card), folded(card.writing.title))
