"""The library of Metro 2033: all cards by their decks, types and signs.

Opened from the table, it also shows what was discarded, and what may still come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

import msgspec

from game.metro2033.of_context import metro_words
from game.metro2033.rules.state import MetroState
from game.metro2033.rules.unseen import CardsToCome, cards_to_come
from game.metro2033.scenes.shelf import (
    FACETS,
    ORDERS,
    TYPES,
    VALUES,
    CardSearch,
    MetroShelfCard,
    shelf_cards,
    sorted_cards,
)
from game.metro2033.wording import card_words
from game.ui.context import Context
from game.ui.places import FilterChip
from game.ui.scenes.browser import ICONS, ORDER, Chip, ChipGroup, order_chips
from game.ui.scenes.cards.scene import ALL, CardsScene, Stack
from game.ui.theme import BODY, CAPTION

DISCARDED, UNSEEN = "discarded", "unseen"
PARTS: Final = (ALL, DISCARDED, UNSEEN)
"""The parts of the library; without a match, only the first."""

NEWEST: Final = "newest"

_ABREAST: Final = {"decks": 2, "stages": 2}
"""Facet whose chips carry words -> how many stand side by side; others are icons."""

_ICONS: Final[Mapping[str, str]] = {
    "faction": "metro2033/player", "battle": "metro2033/battle_card", "1": "metro2033/stage_one",
    "2": "metro2033/stage_two",
}  # fmt: skip
"""Value of a facet -> its icon, where that has another name."""


class MetroKnown(NamedTuple):
    """What the viewer of a match sees, and what may still come for all that he knows."""

    view: MetroState
    to_come: CardsToCome


class MetroLibrary(msgspec.Struct, frozen=True):
    """All ``cards`` by id; ``known`` is None without a match."""

    cards: dict[str, MetroShelfCard]
    known: MetroKnown | None = None

    @property
    def tabs(self) -> tuple[str, ...]:
        return PARTS if self.known else (ALL,)

    def stacks(self, tab: str, _: CardSearch) -> tuple[Stack[MetroShelfCard], ...]:
        """All cards of a part, the newest discards first. There is one copy of each."""
        return tuple(Stack(self.cards[id], 1) for id in self._ids(tab))

    def _ids(self, tab: str) -> Sequence[str]:
        if self.known is None or tab == ALL:
            return tuple(self.cards)
        if tab == UNSEEN:
            return self.known.to_come.cards
        view = self.known.view
        piles = (view.threat_discard, view.equipment_discard, view.quest_discard)
        return [id for pile in piles for id in reversed(pile) if id in self.cards]

    def found(self, tab: str, search: CardSearch, order: str, _: object = None) -> tuple[Stack[MetroShelfCard], ...]:
        """The cards of a part that ``search`` finds, sorted."""
        found = [stack.card for stack in self.stacks(tab, search) if search.finds(stack.card)]
        return tuple(Stack(card, 1) for card in (found if order == NEWEST else sorted_cards(found, order)))


class CardFilters(NamedTuple):
    """What the chips depend on."""

    context: Context
    library: MetroLibrary
    tab: str
    search: CardSearch
    order: str

    def groups(self) -> Mapping[str, ChipGroup]:
        """Name -> group of chips."""
        cards = [stack.card for stack in self.library.stacks(self.tab, self.search)]
        groups = {facet: ChipGroup(self._facet(facet, cards), _columns(facet), BODY) for facet in FACETS}
        return {
            **groups,
            ORDER: ChipGroup(order_chips(self.context, "library", orders_of(self.tab), self.order), 4, CAPTION),
        }

    def _facet(self, facet: str, cards: Sequence[MetroShelfCard]) -> tuple[Chip, ...]:
        counts = Counter(value for card in cards for value in card.of(facet))
        return tuple(self._chip(facet, value, counts[value], len(cards)) for value in VALUES[facet])

    def _chip(self, facet: str, value: str, having: int, total: int) -> Chip:
        text, name = self.context.text, self._name(facet, value)
        chosen = value in self.search.chosen(facet)
        tip = text(f"library-tip-{facet}", name=name, n=having, total=total)
        why = None if having or chosen else text("library-tip-none", name=name)
        icon = _ICONS.get(value, f"metro2033/{value}")
        return Chip(FilterChip(facet, value), name if facet in _ABREAST else "", icon, tip, chosen, why)

    def _name(self, facet: str, value: str) -> str:
        words = metro_words(self.context)
        if facet == "types":
            is_of_threat = value in TYPES[:3]
            return words.threat_type(value) if is_of_threat else words.battle_type(value)
        key = f"library-{facet.removesuffix('s')}-{value}"
        return words.text(key) if key in words.messages else words.good_name("any" if value == "any_good" else value)


def _columns(facet: str) -> int:
    return _ABREAST.get(facet, ICONS)


def orders_of(tab: str) -> tuple[str, ...]:
    """The orders of a part, with the default first."""
    return (NEWEST, *ORDERS) if tab == DISCARDED else ORDERS


def count_line(context: Context, library: MetroLibrary, tab: str, found: int) -> str:
    """The number of cards and of those shown, and where those may lie that are not seen; empty if there are no
    cards."""
    text, total = context.text, len(library.stacks(tab, CardSearch()))
    if not total:
        return ""
    key, known = f"library-count-{tab}{'.whole' if found == total else ''}", library.known
    places = _places(context, known.to_come) if known and tab == UNSEEN else ""
    line: str = text(key, n=found, total=total, places=places)
    if known and tab == DISCARDED and known.to_come.covered:
        return f"{line} {text('library-covered', n=known.to_come.covered)}"
    return line


def _places(context: Context, to_come: CardsToCome) -> str:
    """Where cards lie that may still come; the decks are named even if they are empty."""
    numbers = {"decks": to_come.decks, "aside": to_come.aside, "held": to_come.held, "covered": to_come.covered}
    told = [context.text(f"library-in-{place}", n=n) for place, n in numbers.items() if n or place == "decks"]
    return context.wording.all_of(told)


class MetroLibraryScene(CardsScene[CardSearch]):
    """The library; ``deck`` is the only one whose cards are shown first, if one is given."""

    parts: ClassVar = {ALL: "overview", DISCARDED: "discard", UNSEEN: "card"}

    def __init__(self, context: Context, tab: str = ALL, deck: str = "") -> None:
        super().__init__(context, CardSearch(), tab)
        self.search = CardSearch(decks=frozenset([deck] if deck else ()))

    @property
    def library(self) -> MetroLibrary:
        assert isinstance(self.shelves, MetroLibrary)
        return self.shelves

    def make_shelves(self) -> MetroLibrary:
        return library_of(self.context)

    def orders(self) -> Sequence[str]:
        return orders_of(self.tab)

    def written(self, card: str) -> tuple[str, str]:
        words = metro_words(self.context)
        return words.title(card), " ".join(fact.sentence for fact in card_words.facts(words, card))

    def about_pile(self, _: Stack[MetroShelfCard]) -> str:
        return ""

    def groups(self) -> Mapping[str, ChipGroup]:
        return CardFilters(self.context, self.library, self.tab, self.search, self.order).groups()

    def counted(self) -> str:
        return count_line(self.context, self.library, self.tab, self.count)

    def nothing_found(self) -> str:
        if self.library.stacks(self.tab, CardSearch()):
            return self.text("library-nothing-found")
        return self.text("library-nothing-discarded" if self.tab == DISCARDED else "library-nothing-unseen")


def library_of(context: Context) -> MetroLibrary:
    """All cards; with a match on the table, also what its viewer knows of where they are."""
    words, match = metro_words(context), context.match
    if match is None:
        return MetroLibrary(shelf_cards(words))
    view: MetroState = match.view(context.viewer)
    return MetroLibrary(shelf_cards(words), MetroKnown(view, cards_to_come(words.cards_of_game, view)))


def open_metro_library(context: Context, tab: str = ALL, deck: str = "") -> None:
    """Show the library over the scene on top, at a part, with the cards of one deck or of all."""
    context.stack.push(MetroLibraryScene(context, tab, deck))
