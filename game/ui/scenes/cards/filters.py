"""The chips that filter the cards of the library, and its count line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.cards.shelf import CONNECTION, FACETS, FACTION, KINDS, Search
from game.cards.vocabulary import CATEGORIES, GAINS
from game.ui.context import Context
from game.ui.places import FilterChip
from game.ui.scenes.browser.plan import ICONS
from game.ui.scenes.browser.scene import ORDER, Chip, ChipGroup, order_chips
from game.ui.scenes.cards.shelves import ALL, DISCARDED, UNSEEN, Known, Library, Stack, counted, orders_of
from game.ui.theme import BODY, CAPTION

MOST_SETS: Final = 8
"""Maximum chips of sets; if there are more sets, one chip pages through them."""

MORE: Final = "filter:more"

_KIND_ICONS: Final[Mapping[str, str]] = {CONNECTION: "contact", FACTION: "person"}
"""Icons of cards that are no Locations; the icon of a type of Location has its name."""

_ABREAST: Final = {"sets": 3, "kinds": 2}
"""Facet whose chips carry words -> how many stand side by side; others are icons."""


class Filters(NamedTuple):
    """What the chips depend on; ``page`` is that of the sets."""

    context: Context
    library: Library
    tab: str
    search: Search
    order: str
    page: int = 0

    def groups(self) -> Mapping[str, ChipGroup]:
        """Name -> group of chips; without sets if there is only one."""
        stacks, one_set = self.library.stacks(self.tab, Search()), len(self.library.sets) <= 1
        chips = {facet: self._facet(facet, stacks) for facet in FACETS if facet != "sets" or not one_set}
        orders = [name for name in orders_of(self.tab) if name != "set" or not one_set]
        return {
            **{facet: ChipGroup(found, _ABREAST.get(facet, ICONS), BODY) for facet, found in chips.items()},
            ORDER: ChipGroup(order_chips(self.context, "library", orders, self.order), 4, CAPTION),
        }

    def _facet(self, facet: str, stacks: Sequence[Stack]) -> tuple[Chip, ...]:
        chips, text = [self._chip(facet, value, stacks) for value in self._values(facet)], self.context.text
        if facet == "sets" and len(self.library.sets) > MOST_SETS:
            chips.append(Chip(MORE, text("library-more-sets"), None, text("library-more-sets-tip"), False))
        return tuple(chips)

    def _values(self, facet: str) -> Sequence[str]:
        sets = self.library.sets
        if facet == "sets" and len(sets) > MOST_SETS:
            shown = MOST_SETS - 1
            start = self.page % -(-len(sets) // shown) * shown
            return sets[start : start + shown]
        return {"sets": sets, "kinds": KINDS, "categories": CATEGORIES, "goods": GAINS}[facet]

    def _chip(self, facet: str, value: str, stacks: Sequence[Stack]) -> Chip:
        words = self.context.wording
        names = {"sets": words.set_title, "kinds": words.kind_name, "categories": words.category}
        name = names.get(facet, words.good_name)(value)
        having = counted(self.tab, [stack for stack in stacks if value in stack.card.of(facet)])
        total = counted(self.tab, stacks)
        tip = self.context.text(f"library-tip-{facet}", name=name, n=having, total=total)
        chosen = value in self.search.chosen(facet)
        why = None if having or chosen else self.context.text("library-tip-none", name=name)
        icon = None if facet == "sets" else _KIND_ICONS.get(value, value)
        return Chip(FilterChip(facet, value), name if facet in _ABREAST else "", icon, tip, chosen, why)


def count_line(context: Context, library: Library, tab: str, found: Sequence[Stack]) -> str:
    """The number of cards and of those shown, and where hidden ones may lie; empty if there are no cards."""
    text, known = context.text, library.known
    everything = library.stacks(tab, Search())
    if not everything:
        return ""
    variant = ".whole" if len(found) == len(everything) else ""
    line = text(f"library-count-{tab}{variant}", n=counted(tab, found), total=counted(tab, everything))
    if tab == UNSEEN and known:
        return " ".join((line, _where(context, known), text("library-reshuffled")))
    if tab == DISCARDED and known and known.hidden.covered:
        return f"{line} {text('library-covered', n=known.hidden.covered)}"
    return line


def _where(context: Context, known: Known) -> str:
    """Where hidden cards may lie; the deck is named even if it is empty."""
    hidden = known.hidden
    numbers = {
        "deck": hidden.deck,
        "hands": hidden.hands + hidden.connection_hands,
        "ruins": hidden.ruins,
        "covered": hidden.covered,
        "piles": hidden.piles,
    }
    places = [context.text(f"library-in-{place}", n=n) for place, n in numbers.items() if n or place == "deck"]
    return context.text("library-where", places=context.wording.all_of(places))


def nothing_line(context: Context, library: Library, tab: str) -> str:
    """What to do if no card is shown."""
    if library.stacks(tab, Search()):
        return context.text("library-nothing-found")
    return context.text("library-nothing-discarded" if tab == DISCARDED else "library-nothing-unseen")


PARTS: Final = {ALL: "overview", DISCARDED: "raze", UNSEEN: "card"}
"""Part of the library -> its icon."""
