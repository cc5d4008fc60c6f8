"""The chips that filter the cards of the library, and its count line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.cards.card import CONNECTION, FACTION
from game.cards.sets.no_mans_land import AREA
from game.cards.shelf import FACETS, KINDS, Search
from game.cards.vocabulary import CATEGORIES, GAINS
from game.kernel.seats import Seat
from game.rules.view import SeatView
from game.ui.context import Context
from game.ui.places import FilterChip
from game.ui.running.emblems import emblem_of
from game.ui.scenes.browser.plan import ICONS
from game.ui.scenes.browser.scene import ORDER, Chip, ChipGroup, order_chips
from game.ui.scenes.cards.shelves import ALL, DISCARDED, UNSEEN, Known, Library, Stack, counted, orders_of
from game.ui.theme import BODY, CAPTION
from game.wording.teller import called

MOST_SETS: Final = 8
"""Maximum chips of sets; if there are more sets, one chip pages through them."""

MORE: Final = "filter:more"

_KIND_ICONS: Final[Mapping[str, str]] = {CONNECTION: "contact", FACTION: "person", AREA: "map"}
"""Icons of cards that are no Locations; the icon of a type of Location has its name."""

_SHORT: Final[Mapping[str, str]] = {"production_feature": "type-production_feature.short"}
"""Kind whose name is too long for its chip -> the message with a short one."""

PILES: Final = "piles"
"""The group of chips that chooses one of several discard piles."""

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
        piles = self._piles() if self.tab == DISCARDED else ()
        return {
            **({PILES: ChipGroup(piles, 2, BODY)} if piles else {}),
            **{facet: ChipGroup(found, _ABREAST.get(facet, ICONS), BODY) for facet, found in chips.items()},
            ORDER: ChipGroup(order_chips(self.context, "library", orders, self.order), 4, CAPTION),
        }

    def _piles(self) -> tuple[Chip, ...]:
        """A chip for the discard pile of each seat, where each has one (R42.1)."""
        return tuple(
            Chip(
                FilterChip(PILES, player.seat),
                _name_of(self.context, player.seat),
                emblem_of(self.library.view, player.seat),
                self._pile_tip(player),
                self.pile == player.seat,
                None if player.discard else self.context.text("library-pile-empty"),
            )
            for player in self.library.piles
        )

    def _pile_tip(self, player: SeatView) -> str:
        """Whose pile it is, how many cards it has, and that of the virtual opponent's only the top is seen."""
        hidden = ".covered" if player.discard_size > len(player.discard) else ""
        name = _name_of(self.context, player.seat)
        return self.context.text(f"library-tip-piles{hidden}", name=name, n=player.discard_size)

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
        kinds = [kind for kind in KINDS if kind in self.library.kinds]
        return {"sets": sets, "kinds": kinds, "categories": CATEGORIES, "goods": GAINS}[facet]

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
        label = self.context.text(_SHORT[value]) if value in _SHORT else name
        return Chip(FilterChip(facet, value), label if facet in _ABREAST else "", icon, tip, chosen, why)


def count_line(context: Context, library: Library, tab: str, found: Sequence[Stack]) -> str:
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
        "deck": hidden.deck,
        "hands": hidden.hands + hidden.connection_hands,
        "ruins": hidden.ruins,
        "covered": hidden.covered,
        "piles": hidden.piles,
        "stack": hidden.stack,
    }
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


def pile_line(context: Context, stack: Stack) -> str:
    """Whose discard pile a card lies on, and whether on top; empty if all share one."""
    if stack.owner is None:
        return ""
    top = ".top" if stack.on_top else ""
    return context.text(f"library-on-pile{top}", name=_name_of(context, stack.owner))


def _name_of(context: Context, seat: Seat) -> str:
    """The name of the player at a seat of the match on the table."""
    assert context.match is not None, "piles are those of a match"
    return called(context.wording, context.match.names, seat)


def nothing_line(context: Context, library: Library, tab: str) -> str:
    """What to do if no card is shown."""
    if library.stacks(tab, Search()):
        return context.text("library-nothing-found")
    return context.text("library-nothing-discarded" if tab == DISCARDED else "library-nothing-unseen")


PARTS: Final = {ALL: "overview", DISCARDED: "raze", UNSEEN: "card"}
"""Part of the library -> its icon."""
