"""The chips that filter and sort matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.cards.catalog import BASE_SET
from game.kernel.seats import SEATS
from game.match.library.match_list import FACETS, ORDERS, STATES, Wanted
from game.match.library.searching import Trait
from game.match.library.stored import PEOPLE, ROBOTS
from game.rules.solo.kinds import KINDS
from game.ui.context import Context
from game.ui.places import FilterChip
from game.ui.running.emblems import EMBLEMS
from game.ui.scenes.browser.scene import ORDER, Chip, ChipGroup, order_chips
from game.ui.theme import BODY

_COLUMNS: Final = {"states": 3, "players": 4, "factions": 4, "opponents": 4, "sets": 2}
"""Facet -> columns of its chips."""

_MOST_SETS = 6
"""Maximum chips of sets: those played most; the others are found by their names."""

_ICONS: Final[Mapping[str, str]] = {**EMBLEMS, PEOPLE: "person", ROBOTS: "robot"}


class MatchFilters(NamedTuple):
    """What the chips depend on: the number of all matches with each trait, the search and the order."""

    context: Context
    counts: Counter[Trait]
    search: Wanted
    order: str

    def groups(self) -> Mapping[str, ChipGroup]:
        """Name -> group of chips."""
        facets = {facet: ChipGroup(self._facet(facet), _COLUMNS[facet], BODY) for facet in FACETS}
        return {**facets, ORDER: ChipGroup(order_chips(self.context, "matches", ORDERS, self.order), 4, BODY)}

    def _facet(self, facet: str) -> tuple[Chip, ...]:
        counts = Counter({value: count for (known, value), count in self.counts.items() if known == facet})
        return tuple(self._chip(facet, value, counts[value]) for value in self._values(facet, counts))

    def _values(self, facet: str, counts: Counter[str]) -> Sequence[str]:
        if facet == "sets":
            played = sorted(counts, key=lambda name: (name != BASE_SET, -counts[name], name))
            return played[:_MOST_SETS] or (BASE_SET,)
        players = [str(number) for number in range(1, len(SEATS) + 1)]
        opponents = (*KINDS, PEOPLE, ROBOTS)
        factions = tuple(self.context.catalog.factions)
        return {"states": STATES, "players": players, "factions": factions, "opponents": opponents}[facet]

    def _chip(self, facet: str, value: str, count: int) -> Chip:
        name, chosen = self._name(facet, value), self.search.has(facet, value)
        tip = self.context.text("matches-filter-tip", name=name, n=count)
        why = None if count or chosen else self.context.text("matches-filter-none", name=name)
        shown = facet in ("states", "players", "sets")
        icon = None if shown else _ICONS.get(value, value)
        return Chip(FilterChip(facet, value), self._short(facet, value) if shown else "", icon, tip, chosen, why)

    def _name(self, facet: str, value: str) -> str:
        """The name of a value in a sentence."""
        words, text = self.context.wording, self.context.text
        match facet:
            case "factions":
                return words.title(value)
            case "players":
                return text("matches-count-players", n=int(value))
            case "opponents" if value in KINDS:
                return words.opponent(value)
            case "opponents":
                return text(f"matches-opponent-{value}")
        return self._short(facet, value)

    def _short(self, facet: str, value: str) -> str:
        """The words on a chip."""
        text = self.context.text
        if facet == "sets":
            title = self.context.wording.set_title(value)
            return text("matches-alone", set=title) if value == BASE_SET else title
        return value if facet == "players" else text(f"matches-state-{value}")
