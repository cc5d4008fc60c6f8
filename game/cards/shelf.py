"""The cards of the game as a shelf to look through: what each one is, which are looked for, and in which order.

Pure functions of the catalog: what is written on a card in a language is handed in.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from game.cards.card import Connection, Faction, Location
from game.cards.catalog import BASE_SET, Catalog
from game.cards.gives import gives
from game.cards.vocabulary import ROWS
from game.kernel.bag import Bag
from game.kernel.spelling import folded

CONNECTION, FACTION = "connection", "faction"
KINDS: Final = (*ROWS, CONNECTION, FACTION)
"""What a card can be: a Location of a type, a Connection card, a faction board."""

ORDERS: Final = ("title", "set", "kind", "distance")
"""By what a shelf may be sorted."""


class Writing(NamedTuple):
    """What stands on a card in one language: its title, and all its words in which one may search."""

    title: str
    text: str


class ShelfCard(msgspec.Struct, frozen=True):
    """One title. ``copies`` are those of each set that has any; ``distance`` is None where a card has none."""

    id: str
    kind: str
    copies: Bag
    categories: tuple[str, ...]
    gives: frozenset[str]
    distance: int | None
    writing: Writing

    def of(self, facet: str) -> Collection[str]:
        """What the card has of a facet of `Search`."""
        return {"sets": self.copies, "kinds": (self.kind,), "categories": self.categories, "goods": self.gives}[facet]


FACETS: Final = ("sets", "kinds", "categories", "goods")
"""The fields of `Search` in which several values may be chosen."""


class Search(msgspec.Struct, frozen=True):
    """What is looked for. Of the values of one facet any will do; an empty facet asks for nothing. Every word of
    ``text`` has to stand on the card, in capitals or not."""

    sets: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    goods: frozenset[str] = frozenset()
    text: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether every card is found."""
        return self == Search(text=self.text) and not self.text.split()

    def chosen(self, facet: str) -> frozenset[str]:
        """The values that are chosen in one of the `FACETS`."""
        values: frozenset[str] = getattr(self, facet)
        return values

    def toggled(self, facet: str, value: str) -> Search:
        """The same with one value more, or without it if it was chosen."""
        return msgspec.structs.replace(self, **{facet: self.chosen(facet) ^ {value}})

    def finds(self, card: ShelfCard) -> bool:
        """Whether a card is what is looked for."""
        facets = all(not self.chosen(facet) or self.chosen(facet).intersection(card.of(facet)) for facet in FACETS)
        return facets and all(word in card.writing.text for word in folded(self.text).split())


def shelf_of(catalog: Catalog, sets: Sequence[str], write: Callable[[str], Writing]) -> tuple[ShelfCard, ...]:
    """Every card of ``sets`` by its id's place in the catalog: Locations, Connection cards, faction boards.

    Args:
        write: gives what stands on the card with an id. Connection cards and boards belong to the base set.
    """
    decks = {name: Counter(catalog.deck((name,))) for name in sets}

    def shelved(card: Location | Connection | Faction, kind: str, copies: Bag) -> ShelfCard:
        categories = card.categories if isinstance(card, Location) else ()
        distance = card.distance if isinstance(card, Location) else None
        written = write(card.id)
        text = folded(f"{written.title} {written.text}")
        return ShelfCard(card.id, kind, copies, categories, gives(card), distance, Writing(written.title, text))

    locations = ((card, Bag({name: deck[card.id] for name, deck in decks.items()}))
                 for card in catalog.locations.values())  # fmt: skip
    return (
        *(shelved(card, card.type, copies) for card, copies in locations if copies),
        *(shelved(card, CONNECTION, Bag({BASE_SET: card.copies})) for card in catalog.connections.values()),
        *(shelved(card, FACTION, Bag({BASE_SET: 1})) for card in catalog.factions.values()),
    )


def copies_in(card: ShelfCard, sets: frozenset[str]) -> int:
    """How many copies of a card the chosen sets have; all of them where none is chosen."""
    return sum(copies for name, copies in card.copies.items() if not sets or name in sets)


def ranking(order: str, sets: Sequence[str]) -> Callable[[ShelfCard], tuple[float, str]]:
    """The key by which cards are sorted in one of the `ORDERS`, those that are alike in it by title.

    ``sets`` says which set is first; a reprint stands with the first that prints it. What has no distance comes last.
    """
    ranks: dict[str, Callable[[ShelfCard], float]] = {
        "title": lambda _: 0,
        "set": lambda card: min((sets.index(name) for name in card.copies), default=len(sets)),
        "kind": lambda card: KINDS.index(card.kind),
        "distance": lambda card: math.inf if card.distance is None else card.distance,
    }
    rank = ranks[order]
    return lambda card: (rank(card), folded(card.writing.title))
