"""The library of 51st State: all cards of all sets by their kinds, categories and goods.

Opened from the table, it also shows what was discarded, and what the viewer could still draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final, NamedTuple

import msgspec

from game.fiftyfirst.cards.card import CONNECTION, FACTION
from game.fiftyfirst.cards.catalog import BASE_SET
from game.fiftyfirst.cards.sets.no_mans_land import AREA
from game.fiftyfirst.cards.shelf import FACETS, KINDS, ORDERS, Search, ShelfCard, copies_in, ranking, shelf_of
from game.fiftyfirst.cards.vocabulary import CATEGORIES, GAINS
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.options import BOX, EXPANSIONS
from game.fiftyfirst.rules.unseen import Unseen, unseen
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.table.emblems import emblem_of
from game.fiftyfirst.wording import printed
from game.kernel.seats import Seat
from game.ui.context import Context
from game.ui.places import FilterChip, Label
from game.ui.scenes.browser import ICONS, ORDER, Chip, ChipGroup, order_chips
from game.ui.scenes.cards.scene import ALL, PILES, CardsScene, Stack, counted
from game.ui.theme import BODY, CAPTION

DISCARDED, UNSEEN = "discarded", "unseen"
TABS: Final = (ALL, DISCARDED, UNSEEN)
"""The parts of the library; without a match, only the first."""

NEWEST: Final = "newest"


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

    def stacks(self, tab: str, search: Search) -> tuple[Stack[ShelfCard], ...]:
        """All cards of a tab, the newest discards first; the sets of ``search`` restrict the copies counted."""
        if tab == DISCARDED:
            return tuple(self._discards())
        if tab == UNSEEN and self.known:
            hidden = {**self.known.hidden.cards, **self.known.hidden.machines}
            return tuple(Stack(self.cards[id], copies) for id, copies in hidden.items())
        return tuple(Stack(card, copies_in(card, search.sets)) for card in self.cards.values())

    def found(self, tab: str, search: Search, order: str, pile: Seat | None = None) -> tuple[Stack[ShelfCard], ...]:
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

    def _discards(self) -> Iterator[Stack[ShelfCard]]:
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


MOST_SETS: Final = 8
"""Maximum chips of sets; if there are more sets, one chip pages through them."""

MORE: Final = "filter:more"

_KIND_ICONS: Final[Mapping[str, str]] = {CONNECTION: "contact", FACTION: "person", AREA: "map"}
"""Icons of cards that are no Locations; the icon of a type of Location has its name."""

_SHORT: Final[Mapping[str, str]] = {"production_feature": "type-production_feature.short"}
"""Kind whose name is too long for its chip -> the message with a short one."""

_ABREAST: Final = {"sets": 3, "kinds": 2}
"""Facet whose chips carry words -> how many stand side by side; others are icons."""


class Filters(NamedTuple):
    """What the chips depend on; ``page`` is that of the sets, ``pile`` whose discard pile alone is shown."""

    context: Context
    library: Library
    tab: str
    search: Search
    order: str
    page: int = 0
    pile: Seat | None = None

    def groups(self) -> Mapping[str, ChipGroup]:
        """Name -> group of chips; without sets if there is only one."""
        stacks, one_set = self.library.stacks(self.tab, Search()), len(self.library.sets) <= 1
        chips = {facet: self._facet(facet, stacks) for facet in FACETS if facet != "sets" or not one_set}
        orders = [name for name in orders_of(self.tab) if name != "set" or not one_set]
        piles = tuple(map(self._pile, self.library.piles)) if self.tab == DISCARDED else ()
        return {
            **({PILES: ChipGroup(piles, 2, BODY)} if piles else {}),
            **{facet: ChipGroup(found, _ABREAST.get(facet, ICONS), BODY) for facet, found in chips.items()},
            ORDER: ChipGroup(order_chips(self.context, "library", orders, self.order), 4, CAPTION),
        }

    def _pile(self, player: SeatView) -> Chip:
        """The chip for the discard pile of a seat, where each has one (R42.1): whose it is, and its number of cards. Of
        the virtual opponent's only the top is seen."""
        seat, name = player.seat, _name_of(self.context, player.seat)
        hidden = ".covered" if player.discard_size > len(player.discard) else ""
        tip = self.context.text(f"library-tip-piles{hidden}", name=name, n=player.discard_size)
        why = None if player.discard else self.context.text("library-pile-empty")
        return Chip(FilterChip(PILES, seat), name, emblem_of(self.library.view, seat), tip, self.pile == seat, why)

    def _facet(self, facet: str, stacks: Sequence[Stack[ShelfCard]]) -> tuple[Chip, ...]:
        counts: Counter[str] = Counter()
        for stack in stacks:
            many = counted(self.tab, (stack,))
            for value in stack.card.of(facet):
                counts[value] += many
        total, text = counted(self.tab, stacks), self.context.text
        chips = [self._chip(facet, value, counts[value], total) for value in self._values(facet)]
        if facet == "sets" and len(self.library.sets) > MOST_SETS:
            chips.append(Chip(MORE, text("library-more-sets"), None, text("library-more-sets-tip"), False))
        return tuple(chips)

    def _values(self, facet: str) -> Sequence[str]:
        sets = self.library.sets
        if facet == "sets" and len(sets) > MOST_SETS:
            shown = MOST_SETS - 1
            start = self.page % -(-len(sets) // shown) * shown
            return sets[start : start + shown]
        known = self.library.kinds
        kinds = [kind for kind in KINDS if kind in known]
        return {"sets": sets, "kinds": kinds, "categories": CATEGORIES, "goods": GAINS}[facet]

    def _chip(self, facet: str, value: str, having: int, total: int) -> Chip:
        words = wording_of(self.context)
        names = {"sets": words.set_title, "kinds": words.kind_name, "categories": words.category}
        name = names.get(facet, words.good_name)(value)
        tip = self.context.text(f"library-tip-{facet}", name=name, n=having, total=total)
        chosen = value in self.search.chosen(facet)
        why = None if having or chosen else self.context.text("library-tip-none", name=name)
        icon = None if facet == "sets" else _KIND_ICONS.get(value, value)
        label = self.context.text(_SHORT[value]) if value in _SHORT else name
        return Chip(FilterChip(facet, value), label if facet in _ABREAST else "", icon, tip, chosen, why)


def count_line(context: Context, library: Library, tab: str, found: Sequence[Stack[ShelfCard]]) -> str:
    """The number of cards and of those shown, and where hidden ones may lie; empty if there are no cards."""
    text, known = context.text, library.known
    everything = library.stacks(tab, Search())
    if not everything:
        return ""
    variant = ".whole" if len(found) == len(everything) else ""
    line = text(f"library-count-{tab}{variant}", n=counted(tab, found), total=counted(tab, everything))
    if tab == UNSEEN and known:
        return " ".join((line, _where(context, known), text(f"library-reshuffled{_own(known)}")))
    if tab == DISCARDED and known and known.hidden.covered:
        return f"{line} {text(f'library-covered{_own(known)}', n=known.hidden.covered)}"
    return line


def _where(context: Context, known: Known) -> str:
    """Where hidden cards may lie; the deck is named even if it is empty."""
    hidden = known.hidden
    numbers = {
        "deck": hidden.deck, "hands": hidden.hands + hidden.connection_hands, "ruins": hidden.ruins,
        "covered": hidden.covered, "piles": hidden.piles, "stack": hidden.stack,
    }  # fmt: skip
    names = {"covered": f"covered{_own(known)}"}
    places = [
        context.text(f"library-in-{names.get(place, place)}", n=n)
        for place, n in numbers.items()
        if n or place == "deck"
    ]
    return context.text("library-where", places=context.wording.all_of(places))


def _own(known: Known) -> str:
    """The variant of a message in games in which each seat has a discard pile."""
    return ".own" if known.view.own_discards else ""


def pile_line(context: Context, stack: Stack[ShelfCard]) -> str:
    """Whose discard pile a card lies on, and whether on top; empty if all share one."""
    if stack.owner is None:
        return ""
    top = ".top" if stack.on_top else ""
    return context.text(f"library-on-pile{top}", name=_name_of(context, stack.owner))


def _name_of(context: Context, seat: Seat) -> str:
    """The name of the player at a seat of the match on the table."""
    assert context.match is not None, "piles are those of a match"
    return context.wording.called(context.match.names, seat)


class LibraryScene(CardsScene[Search]):
    """The library; ``kind`` is the only kind of cards that is shown first, if one is given."""

    parts: ClassVar = {ALL: "overview", DISCARDED: "raze", UNSEEN: "card"}

    def __init__(self, context: Context, tab: str = ALL, pile: Seat | None = None, kind: str | None = None) -> None:
        super().__init__(context, Search(), tab, pile)
        self.search = Search(kinds=frozenset([kind] if kind else ()))
        self._page = 0

    @property
    def library(self) -> Library:
        assert isinstance(self.shelves, Library)
        return self.shelves

    def make_shelves(self) -> Library:
        return library_of(self.context)

    def orders(self) -> Sequence[str]:
        return orders_of(self.tab)

    def written(self, card: str) -> tuple[str, str]:
        written = printed.written(wording_of(self.context), card)
        return written.title, written.text

    def about_pile(self, stack: Stack[ShelfCard]) -> str:
        return pile_line(self.context, stack)

    def groups(self) -> Mapping[str, ChipGroup]:
        return Filters(self.context, self.library, self.tab, self.search, self.order, self._page, self.pile).groups()

    def counted(self) -> str:
        return count_line(self.context, self.library, self.tab, self.found)

    def nothing_found(self) -> str:
        if self.library.stacks(self.tab, Search()):
            return self.text("library-nothing-found")
        return self.text("library-nothing-discarded" if self.tab == DISCARDED else "library-nothing-unseen")

    @property
    def is_filtered(self) -> bool:
        return not self.search.is_empty or (self.tab == DISCARDED and self.pile is not None)

    def press(self, label: Label | None) -> None:
        if label == MORE:
            self._page += 1
        else:
            super().press(label)


def library_of(context: Context) -> Library:
    """All cards; with a match on the table, those of its sets and what its viewer knows of them.

    Sets stand in the order of the catalog, but the base set and the expansions come first.
    """
    match, write = context.match, partial(printed.written, wording_of(context))
    catalog = match.game.catalog if match else context.content
    known = match.game.sets if match else catalog.sets
    sets = tuple(sorted(known, key=lambda name: (name != BASE_SET, name not in EXPANSIONS)))
    if match is None:
        return Library({card.id: card for card in shelf_of(catalog, sets, write)}, sets)
    view = match.view(context.viewer)
    tiles = [BOX[module].kind for module in match.game.options.modules]
    cards = {card.id: card for card in shelf_of(catalog, sets, write, tiles)}
    return Library(cards, sets, Known(view, unseen(match.game, view)))


def open_library(context: Context, tab: str = ALL, pile: Seat | None = None, kind: str | None = None) -> None:
    """Show the library over the scene on top, at a part, at the discard pile of a seat, or with one kind of cards."""
    context.stack.push(LibraryScene(context, tab, pile, kind))
