"""The sets of a new game: at most one expansion, and any promos and packs (R3.2, R51.1); which modules go with them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.cards.catalog import BASE_SET, Catalog
from game.cards.sets.moloch import MOLOCH
from game.kernel.refusal import Unreadable
from game.rules.options import BOX, EXPANSIONS, sets_of_game


class ChosenSets:
    """The choice of sets, which starts with those of the last game.

    ``expansion`` is None for the base set alone; ``extras`` are chosen from the ``promos`` and ``packs``; the packs of
    the last game come first.
    """

    def __init__(self, catalog: Catalog, last: Collection[str]) -> None:
        self._catalog = catalog
        self.expansions: tuple[str, ...] = tuple(name for name in EXPANSIONS if name in catalog.sets)
        others = [name for name in catalog.sets if name not in (BASE_SET, *EXPANSIONS)]
        self.promos = tuple(name for name in others if name not in catalog.packs)
        self.packs = tuple(sorted(catalog.packs, key=lambda name: name not in last))
        self.expansion: str | None = next((name for name in self.expansions if name in last), None)
        self.extras = {name for name in others if name in last}

    @property
    def refused(self) -> dict[str, Unreadable]:
        """Sets with mistakes in their files, which cannot be chosen."""
        return dict(self._catalog.refused)

    def toggle(self, name: str) -> None:
        """Choose one of the promos or packs, or no longer."""
        self.extras ^= {name}

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of the game."""
        expansion: Iterable[str] = (self.expansion,) if self.expansion else ()
        return sets_of_game(self._catalog, (BASE_SET, *expansion, *self.extras))

    def lacks(self, module: str) -> str | None:
        """The set without which a module cannot be played; None if it can be with the chosen sets."""
        return BOX[module].lacks(self._catalog, self.sets)

    # ------------------------------------------------------------------ how many
    def count(self, name: str) -> tuple[int, int]:
        """Numbers of titles and of cards that a set brings, with its Connection cards and Areas; Machines count where
        they join (R51.2)."""
        catalog, copies = self._catalog, self._catalog.copies(name)
        apart = [card for card in catalog.connections.values() if card.set == name]
        numbers = [*copies.values(), *(card.copies for card in apart)]
        numbers += [1 for area in catalog.areas.values() if area.set == name]
        if MOLOCH in (name, self.expansion):
            numbers += [machine.copies for machine in catalog.machines.values() if machine.set == name]
        return len(numbers), sum(numbers)

    def pieces(self, module: str) -> int:
        """The number of cards or tiles of a module."""
        return BOX[module].count(self._catalog)

    def is_pack(self, name: str) -> bool:
        """True if the set is a user's pack."""
        return name in self._catalog.packs
