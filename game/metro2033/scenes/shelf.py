"""Searching, filtering and sorting the cards of Metro 2033."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from game.kernel.spelling import folded
from game.metro2033.art.faces.signs import DECKS, card_signs
from game.metro2033.cards import card as cd
from game.metro2033.cards.vocabulary import BATTLE_TYPES, THREAT_TYPES
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords

SIGNS: Final = ("strength", "speed", "army", "pig", "mushroom", "ammo", "any_good", "equipment")
"""The signs by which cards are filtered."""

TYPES: Final = (*THREAT_TYPES, *BATTLE_TYPES)
STAGES: Final = ("1", "2")

FACETS: Final = ("decks", "types", "stages", "signs")
"""The fields of `CardSearch` that take several values."""

VALUES: Final = {"decks": DECKS, "types": TYPES, "stages": STAGES, "signs": SIGNS}
"""Facet -> its values, in their order."""

ORDERS: Final = ("deck", "title", "strength")
"""The orders in which cards can be sorted."""


class MetroShelfCard(msgspec.Struct, frozen=True):
    """A card as it is searched: ``types`` are those of a threat or a battle card, ``strength`` is what it counts by
    itself in a fight, ``text`` all words on it, without accents."""

    id: str
    deck: str
    types: tuple[str, ...]
    stages: tuple[str, ...]
    signs: frozenset[str]
    strength: float
    title: str
    text: str

    def of(self, facet: str) -> Collection[str]:
        """The values of the card in one of the `FACETS`."""
        return {"decks": (self.deck,), "types": self.types, "stages": self.stages, "signs": self.signs}[facet]


class CardSearch(msgspec.Struct, frozen=True):
    """A filter. A card must have any of the values of each facet that is not empty, and contain every word of
    ``text``, ignoring case and accents."""

    decks: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    stages: frozenset[str] = frozenset()
    signs: frozenset[str] = frozenset()
    text: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is filtered: every card is found."""
        return self == CardSearch(text=self.text) and not self.text.split()

    def chosen(self, facet: str) -> frozenset[str]:
        """The chosen values of one of the `FACETS`."""
        values: frozenset[str] = getattr(self, facet)
        return values

    def toggled(self, facet: str, value: str) -> CardSearch:
        """The search with ``value`` added to a facet, or removed if it was chosen."""
        return msgspec.structs.replace(self, **{facet: self.chosen(facet) ^ {value}})

    def finds(self, card: MetroShelfCard) -> bool:
        """Whether a card matches."""
        facets = all(not self.chosen(facet) or self.chosen(facet).intersection(card.of(facet)) for facet in FACETS)
        return facets and all(word in card.text for word in folded(self.text).split())


def shelf_cards(words: MetroWords) -> dict[str, MetroShelfCard]:
    """All cards by their ids, with their words."""
    return {id: _on_shelf(words, id) for id in words.cards_of_game.all}


def _on_shelf(words: MetroWords, id: str) -> MetroShelfCard:
    printed, signs = words.cards_of_game.all[id], card_signs(words.cards_of_game, id)
    icons = [sign.icon for row in (*signs.rows, signs.extra) for sign in row]
    icons += [signs.value.icon] if signs.value else []
    return MetroShelfCard(
        id=id,
        deck=signs.deck,
        types=(signs.kind,) if signs.kind in TYPES else (),
        stages=(str(signs.stage),) if signs.stage else (),
        signs=frozenset(icons) & frozenset(SIGNS),
        strength=_strength(printed),
        title=folded(words.title(id)),
        text=folded(card_words.summary(words, id)),
    )


def _strength(printed: object) -> float:
    """What a card counts in a fight, if it is a threat, a hero or a battle card; others come behind them."""
    if isinstance(printed, cd.ThreatCard | cd.HeroCard):
        return printed.strength
    return printed.bonus if isinstance(printed, cd.BattleCard) else math.inf


def sorted_cards(cards: Sequence[MetroShelfCard], order: str) -> Sequence[MetroShelfCard]:
    """Cards in one of the `ORDERS`; within a deck as in the files, those of equal strength by deck."""
    if order == "title":
        return sorted(cards, key=lambda card: card.title)
    ranked = sorted(cards, key=lambda card: DECKS.index(card.deck))
    return sorted(ranked, key=lambda card: card.strength) if order == "strength" else ranked
