"""The sets of a new game: at most one expansion, and any promos and packs (R3.2, R51.1); which modules go with them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from game.cards.catalog import BASE_SET, MOLOCH, Catalog
from game.kernel.refusal import Unreadable
from game.rules.expansions import EXPANSIONS, sets_of_game
from game.rules.game import HQ_OPTIONS

SERVER_ROOM: Final = "server_room"


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

    def has(self, module: str) -> bool:
        """True if the catalog holds a module, whatever the chosen sets are."""
        return self.pieces(module) > 0

    def lacks(self, module: str) -> str | None:
        """The set without which a module cannot be played: HQ cards come with Promo 2 (R51.2), the server room needs
        Machines (R53.3). None if it can be played with the chosen sets."""
        catalog, sets = self._catalog, self.sets
        if module == SERVER_ROOM and not catalog.has_machines(sets):
            return MOLOCH
        if module in HQ_OPTIONS and not catalog.hq_cards(sets):
            return next(name for name in catalog.sets if catalog.hq_cards([name]))
        return None

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
        catalog = self._catalog
        found = {
            "hq": len(catalog.headquarters),
            SERVER_ROOM: int(catalog.server_room is not None and MOLOCH in catalog.sets),
            "borders": len(catalog.border_tiles),
            "arena": int(catalog.arena is not None),
            "districts": len(catalog.districts),
        }
        return found[module]

    def is_pack(self, name: str) -> bool:
        """True if the set is a user's pack."""
        return name in self._catalog.packs
