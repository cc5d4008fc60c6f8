"""The content of the card library: all cards, the discarded ones, those that could still be drawn.

Of a match it knows one viewer's view (`game.rules.view`), and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from game.cards.shelf import ORDERS, Search, ShelfCard, copies_in, ranking
from game.kernel.seats import Seat
from game.rules.unseen import Unseen
from game.rules.view import SeatView, TableView

ALL, DISCARDED, UNSEEN = "all", "discarded", "unseen"
TABS: Final = (ALL, DISCARDED, UNSEEN)
"""The parts of the library; without a match, only the first."""

NEWEST: Final = "newest"


class Stack(NamedTuple):
    """A card with its number of copies; ``owner`` is whose discard pile it lies on, where each seat has one (R42.1),
    and ``on_top`` tells that it is the card there that others can take."""

    card: ShelfCard
    copies: int
    owner: Seat | None = None
    on_top: bool = False


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

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of its cards."""
        return frozenset(card.kind for card in self.cards.values())

    def stacks(self, tab: str, search: Search) -> tuple[Stack, ...]:
        """All cards of a tab, the newest discards first; the sets of ``search`` restrict the copies counted."""
        if tab == DISCARDED:
            return tuple(self._discards())
        if tab == UNSEEN and self.known:
            hidden = {**self.known.hidden.cards, **self.known.hidden.machines}
            return tuple(Stack(self.cards[id], copies) for id, copies in hidden.items())
        return tuple(Stack(card, copies_in(card, search.sets)) for card in self.cards.values())

    def found(self, tab: str, search: Search, order: str, pile: Seat | None = None) -> tuple[Stack, ...]:
        """The cards of a tab that ``search`` finds, sorted by one of `orders_of`; of discards only those of the
        ``pile`` of a seat, if one is given."""
        found = [stack for stack in self.stacks(tab, search) if search.finds(stack.card)]
        if tab == DISCARDED and pile is not None:
            found = [stack for stack in found if stack.owner == pile]
        if order == NEWEST:
            return tuple(found)
        rank = ranking(order, self.sets)
        return tuple(sorted(found, key=lambda stack: rank(stack.card)))

    @property
    def view(self) -> TableView:
        """The table of the match."""
        assert self.known is not None, "no match is on the table"
        return self.known.view

    @property
    def piles(self) -> tuple[SeatView, ...]:
        """The players with discard piles of their own, the viewer first, then in turn order; none if all share one."""
        if self.known is None or not self.known.view.own_discards:
            return ()
        view = self.known.view
        start = view.seats.index(view.viewer) if view.viewer in view.seats else 0
        return (*view.players[start:], *view.players[:start])

    def _discards(self) -> Iterator[Stack]:
        """The discard pile of all, or one pile after another, the newest card first; then the discarded Connection
        cards and Machines."""
        if self.known is None:
            return
        view = self.known.view
        yield from (Stack(self.cards[id], 1) for id in reversed(view.discard))
        for player in self.piles:
            for number, id in enumerate(reversed(player.discard)):
                yield Stack(self.cards[id], 1, player.seat, number == 0)
        machines = view.machines.discard if view.machines else ()
        yield from (Stack(self.cards[id], 1) for id in (*reversed(view.connection_discard), *reversed(machines)))


def orders_of(tab: str) -> tuple[str, ...]:
    """The orders of a tab, with the default first."""
    return (NEWEST, *(order for order in ORDERS if order != "set")) if tab == DISCARDED else ORDERS


def counted(tab: str, stacks: Sequence[Stack]) -> int:
    """The number of cards: of titles in the tab of all cards, else of copies."""
    return len(stacks) if tab == ALL else sum(stack.copies for stack in stacks)
