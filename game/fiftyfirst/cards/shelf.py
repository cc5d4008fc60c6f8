"""Searching, filtering and sorting the cards of the catalog.

Pure functions: the caller provides the text of a card in its language.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from game.fiftyfirst.cards.card import CONNECTION, FACTION, Connection, Location, Printed
from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.cards.sets import PARTS
from game.fiftyfirst.cards.vocabulary import GAINS, RESOURCES, ROWS
from game.kernel.bag import Bag
from game.kernel.spelling import folded

KINDS: Final = (*ROWS, CONNECTION, FACTION, *[part.kind for part in PARTS if part.kind])
"""The kinds of what is printed: the types of Locations, and one for each other class."""

TILES: Final = frozenset([part.kind for part in PARTS if not part.joined_by])
"""The kinds that a game has by its options alone (R52, R53)."""

_COPIES: Final = {part.type: part.copies for part in PARTS}

ORDERS: Final = ("title", "set", "kind", "distance")
"""The orders a shelf can be sorted in."""


class Writing(NamedTuple):
    """The text of a card in one language: its title, and all text that is searched."""

    title: str
    text: str


def gives(card: Printed) -> frozenset[str]:
    """The kinds of `GAINS` that a card can give; a resource of choice counts as all four."""
    named = frozenset(card.gives)
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
    """All cards of ``sets`` in the order of `Catalog.printed`.

    Connection cards, boards and tiles of no set count as cards of the base set, and what lies on the other side of a
    Machine as often as the Machine.

    Args:
        write: Returns the text of the card with an id.
        tiles: Those of the kinds `TILES` that there are.
    """
    decks = {name: catalog.copies(name) for name in sets}

    def copies_of(card: Printed) -> Bag:
        if isinstance(card, Location) and card.machine is None:
            return Bag({name: deck.get(card.id, 0) for name, deck in decks.items()})
        if isinstance(card, Connection):
            return Bag({BASE_SET: card.copies})
        printed = catalog.printed[card.machine] if isinstance(card, Location) and card.machine else card
        copies = _COPIES.get(type(printed))
        return copies(catalog, printed, sets) if copies else Bag({BASE_SET: 1})

    found = []
    for id, card in catalog.printed.items():
        copies = copies_of(card)
        if copies and (card.kind not in TILES or card.kind in tiles):
            categories = card.categories if isinstance(card, Location) else ()
            distance: int | None = getattr(card, "distance", None)
            title, text = write(id)
            writing = Writing(title, folded(f"{title} {text}"))
            found.append(ShelfCard(id, card.kind, copies, categories, gives(card), distance, writing))
    return tuple(found)


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
