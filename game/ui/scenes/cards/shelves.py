"""The content of the card library: all cards, the discarded ones, those that could still be drawn.

Of a match it knows one viewer's view (`game.rules.view`), and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from game.cards.shelf import ORDERS, Search, ShelfCard, copies_in, ranking
from game.rules.unseen import Unseen
from game.rules.view import TableView

ALL, DISCARDED, UNSEEN = "all", "discarded", "unseen"
TABS: Final = (ALL, DISCARDED, UNSEEN)
"""The parts of the library; without a match, only the first."""

NEWEST: Final = "newest"


class Stack(NamedTuple):
    """A card with its number of copies."""

    card: ShelfCard
    copies: int


class Known(NamedTuple):
    """What the viewer of a match sees, and which cards are hidden."""

    view: TableView
    hidden: Unseen


class Library(msgspec.Struct, frozen=True):
    """All ``cards`` by id, in the order of ``sets``; ``known`` is None without a match."""

    cards: dict[str, ShelfCard]
    sets: tuple[str, ...]
    known: Known | None = None

    @property
    def tabs(self) -> tuple[str, ...]:
        return TABS if self.known else (ALL,)

    def stacks(self, tab: str, search: Search) -> tuple[Stack, ...]:
        """All cards of a tab, the newest discards first; the sets of ``search`` restrict the copies counted."""
        if tab == DISCARDED:
            return tuple(Stack(self.cards[id], 1) for id in self._discards())
        if tab == UNSEEN and self.known:
            return tuple(Stack(self.cards[id], copies) for id, copies in self.known.hidden.cards.items())
        return tuple(Stack(card, copies_in(card, search.sets)) for card in self.cards.values())

    def found(self, tab: str, search: Search, order: str) -> tuple[Stack, ...]:
        """The cards of a tab that ``search`` finds, sorted by one of `orders_of`."""
        found = [stack for stack in self.stacks(tab, search) if search.finds(stack.card)]
        if order == NEWEST:
            return tuple(found)
        rank = ranking(order, self.sets)
        return tuple(sorted(found, key=lambda stack: rank(stack.card)))

    def _discards(self) -> Sequence[str]:
        """The discard pile, the newest card first, then the discarded Connection cards."""
        if self.known is None:
            return ()
        view = self.known.view
        return (*reversed(view.discard), *reversed(view.connection_discard))


def orders_of(tab: str) -> tuple[str, ...]:
    """The orders of a tab, with the default first."""
    return (NEWEST, *(order for order in ORDERS if order != "set")) if tab == DISCARDED else ORDERS


def counted(tab: str, stacks: Sequence[Stack]) -> int:
    """The number of cards: of titles in the tab of all cards, else of copies."""
    return len(stacks) if tab == ALL else sum(stack.copies for stack in stacks)
