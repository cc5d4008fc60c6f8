"""Sets as they were when older matches were recorded.

The header of a match has a digest of its cards. If it is the one from before cards joined a set, the match is dealt,
verified and told with that set as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from game.cards.catalog import Catalog

JOINED: Final[Mapping[str, frozenset[str]]] = {"promo_1": frozenset(("local_gun_shop",))}
"""Set -> the cards that joined it after matches had been recorded with it."""


def catalog_of(
    catalog: Catalog, sets: Sequence[str], factions: Sequence[str], modules: Sequence[str], digest: str
) -> Catalog:
    """The catalog that a match with this digest was dealt from: one without the cards of `JOINED`, or ``catalog``."""
    if JOINED.keys().isdisjoint(sets) or digest == catalog.digest(sets, factions, modules):
        return catalog
    before = before_they_joined(catalog)
    return before if digest == before.digest(sets, factions, modules) else catalog


@lru_cache(maxsize=2)
def before_they_joined(catalog: Catalog) -> Catalog:
    """The catalog without the cards of `JOINED`."""
    return catalog.without(frozenset().union(*JOINED.values()))
