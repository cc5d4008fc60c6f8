"""What the card library shows: all cards, those that were discarded, those that could still be drawn.

Of a match it knows what the eyes of one seat see (`game.rules.view`), and nothing else.
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
"""The parts of the library; without a match there is only the first."""

NEWEST: Final = "newest"


class Stack(NamedTuple):
    """A card with the number of its copies that lie there."""

    card: ShelfCard
    copies: int


class Known(NamedTuple):
    """What somebody knows of the match on the table, and which cards nobody shows them."""

    view: TableView
    hidden: Unseen


class Library(msgspec.Struct, frozen=True):
    """All ``cards`` by their ids, in the order of ``sets``; ``known`` is None where no match is on the table."""

    cards: dict[str, ShelfCard]
    sets: tuple[str, ...]
    known: Known | None = None

    @property
    def tabs(self) -> tuple[str, ...]:
        return TABS if self.known else (ALL,)

    def stacks(self, tab: str, search: Search) -> tuple[Stack, ...]:
        """All that lies in a tab, of discards the newest first; of ``search`` only the sets matter, for copies."""
        if tab == DISCARDED:
            return tuple(Stack(self.cards[id], 1) for id in self._discards())
        if tab == UNSEEN and self.known:
            return tuple(Stack(self.cards[id], copies) for id, copies in self.known.hidden.cards.items())
        return tuple(Stack(card, copies_in(card, search.sets)) for card in self.cards.values())

    def found(self, tab: str, search: Search, order: str) -> tuple[Stack, ...]:
        """What of it is looked for, sorted by one of `orders_of`."""
        found = [stack for stack in self.stacks(tab, search) if search.finds(stack.card)]
        if order == NEWEST:
            return tuple(found)
        rank = ranking(order, self.sets)
        return tuple(sorted(found, key=lambda stack: rank(stack.card)))

    def _discards(self) -> Sequence[str]:
        """The discard pile, the newest first, then the Connection cards that were played."""
        if self.known is None:
            return ()
        view = self.known.view
        return (*reversed(view.discard), *reversed(view.connection_discard))


def orders_of(tab: str) -> tuple[str, ...]:
    """By what the cards of a tab can be sorted; the first holds until another is chosen."""
    return (NEWEST, *(order for order in ORDERS if order != "set")) if tab == DISCARDED else ORDERS


def counted(tab: str, stacks: Sequence[Stack]) -> int:
    """How many cards there are: titles where all are shown, else every copy."""
    return len(stacks) if tab == ALL else sum(stack.copies for stack in stacks)
