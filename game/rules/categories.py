"""R43.8.5: the categories as which cards count for the owner of a State, besides those that are printed on them."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards.card import CountsAlso
from game.cards.catalog import Catalog
from game.rules.state import Site


def counting_in(catalog: Catalog, sites: Iterable[Site]) -> tuple[CountsAlso, ...]:
    """The rules of a State that make categories count as others; those of blocked Locations rest (R43.8.3)."""
    widening = catalog.widening
    return tuple([
        rule
        for site in sites
        if site.card in widening and not (site.ruin or site.blocked)
        for rule in catalog.locations[site.card].counts_also
    ])  # fmt: skip
