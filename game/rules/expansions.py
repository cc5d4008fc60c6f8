"""Which sets of cards are played together (R3.2, R51.1)."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final, NoReturn

from game.cards.catalog import BASE_SET, Catalog
from game.cards.sets.moloch import MOLOCH
from game.cards.sets.no_mans_land import NO_MANS_LAND
from game.kernel.refusal import Unreadable

EXPANSIONS: Final = ("new_era", "winter", "scavengers", "allies", MOLOCH, NO_MANS_LAND)
"""Sets that are never mixed with each other; every other one, a promo or a pack of one's own, goes with any."""

_WITH_OWN_DISCARDS: Final = frozenset({"scavengers"})
"""Sets with which each seat has a discard pile of its own."""

_FURTHER_PHASES: Final = {MOLOCH: ("assault", "deploy")}
"""Set -> the phases that it puts between Production and Action."""

_LONGEST_SHOWN = 40
"""Maximum characters of a name that an error repeats."""


def sets_of_game(catalog: Catalog, wanted: Sequence[str]) -> tuple[str, ...]:
    """The ``wanted`` sets as a game holds them: in the order of the catalog, so that one seed always deals one game.

    Raises:
        Unreadable: a set is not there or left out because of a mistake, is named twice, there are two expansions, or
            the base set is missing.
    """
    for name in wanted:
        if name not in catalog.sets:
            _refuse_missing(catalog, name)
        if wanted.count(name) > 1:
            raise Unreadable(f"expected each set once, not {name!r} twice")
    if BASE_SET not in wanted:
        raise Unreadable(f"add the set {BASE_SET!r}: its cards are in every game")
    expansions = [name for name in wanted if name in EXPANSIONS]
    if len(expansions) > 1:
        raise Unreadable(f"a game has at most one expansion: leave out {' or '.join(map(repr, expansions))}")
    return tuple(name for name in catalog.sets if name in wanted)


def has_own_discards(sets: Sequence[str]) -> bool:
    """Whether each seat has a discard pile of its own in a game with ``sets``, instead of one for all (R42.1)."""
    return not _WITH_OWN_DISCARDS.isdisjoint(sets)


def phases(sets: Sequence[str]) -> tuple[str, ...]:
    """The phases of a game with ``sets``, in their order, with the setup (R4.1, R44.2)."""
    further = [phase for name, added in _FURTHER_PHASES.items() if name in sets for phase in added]
    return ("setup", "lookout", "production", *further, "action", "cleanup")


def _refuse_missing(catalog: Catalog, name: str) -> NoReturn:
    if name in catalog.refused:
        raise Unreadable(f"the set {name!r} cannot be played until its mistake is fixed: {catalog.refused[name]}")
    shown = repr(name if len(name) <= _LONGEST_SHOWN else f"{name[:_LONGEST_SHOWN]}...")
    near = difflib.get_close_matches(name, catalog.sets, 1)
    if near:
        raise Unreadable(f"expected a set, not {shown}; did you mean {near[0]!r}?")
    installed = ", ".join(catalog.sets)
    raise Unreadable(f"the set {shown} is not installed, only {installed}: leave it out, or put it among your packs")
