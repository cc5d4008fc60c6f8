"""The sets of a new game: at most one expansion, and any promos and packs (R3.2, R51.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.cards.catalog import BASE_SET, Catalog
from game.kernel.refusal import Unreadable
from game.rules.sets import EXPANSIONS, sets_of_game


class ChosenSets:
    """The choice of sets, which starts with those of the last game.

    ``expansion`` is None for the base set alone; ``extras`` are chosen from ``others``, in which the extras of the last
    game come first.
    """

    def __init__(self, catalog: Catalog, last: Collection[str]) -> None:
        self._catalog = catalog
        self.expansions: tuple[str, ...] = tuple(name for name in EXPANSIONS if name in catalog.sets)
        others = [name for name in catalog.sets if name not in (BASE_SET, *EXPANSIONS)]
        self.others = tuple(sorted(others, key=lambda name: name not in last))
        self.expansion: str | None = next((name for name in self.expansions if name in last), None)
        self.extras = {name for name in self.others if name in last}

    @property
    def refused(self) -> dict[str, Unreadable]:
        """Sets with mistakes in their files, which cannot be chosen."""
        return dict(self._catalog.refused)

    def toggle(self, name: str) -> None:
        """Choose one of ``others``, or no longer."""
        self.extras ^= {name}

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of the game."""
        expansion: Iterable[str] = (self.expansion,) if self.expansion else ()
        return sets_of_game(self._catalog, (BASE_SET, *expansion, *self.extras))

    def count(self, name: str) -> tuple[int, int]:
        """Numbers of titles and of cards of a set."""
        copies = self._catalog.copies(name)
        return len(copies), sum(copies.values())

    def is_pack(self, name: str) -> bool:
        """True if the set is a user's pack."""
        return name in self._catalog.packs
