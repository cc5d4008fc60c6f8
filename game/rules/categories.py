"""R43.8.5: the categories as which cards count for the owner of a State, besides those that are printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.cards.card import CountsAlso
from game.cards.catalog import Catalog
from game.rules.state import Site


def counting_in(catalog: Catalog, sites: Iterable[Site]) -> tuple[CountsAlso, ...]:
    """The rules of a State by which categories count as others, too: each once, in the order of the cards that have
    them. Those of blocked Locations do not apply (R43.8.3)."""
    widening = catalog.widening
    at_work = [site.card for site in sites if site.card in widening and not (site.ruin or site.blocked)]
    return _rules_of(catalog, frozenset(at_work)) if at_work else ()


@lru_cache(maxsize=64)
def _rules_of(catalog: Catalog, cards: frozenset[str]) -> tuple[CountsAlso, ...]:
    """The rules of these cards, in one order for all States: what follows from them is kept."""
    return tuple(dict.fromkeys([rule for card in sorted(cards) for rule in catalog.locations[card].counts_also]))
