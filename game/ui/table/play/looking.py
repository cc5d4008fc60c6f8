"""Which card lies under the pointer, and among which others: for the zoom."""

from __future__ import annotations

from game.rules.layout import RUIN
from game.ui.places import Label, name_of
from game.ui.table import labels
from game.ui.table.sight import Sight


def neighbours(sight: Sight, label: Label) -> tuple[tuple[str, ...], int] | None:
    """The cards among which the one under a label lies, and its place among them."""
    standing, word = sight.standing, labels.last(label)
    match labels.kind(label):
        case "hand":
            return (standing.me.hand or (), labels.number(label))
        case "connection":
            return (standing.me.connections or (), labels.number(label))
        case "site":
            return _sites_beside(sight, labels.number(label))
        case "made_deal":
            deals = standing.view.player(name_of(label).split(":")[1]).deals
            return (deals, int(name_of(label).split(":")[2]))
        case "pile_card":
            return _drawn(sight, *name_of(label).split(":")[1:3])
        case "tab":
            deals = sight.owner(word).deals
            return (deals, 0) if deals else None
        case "take":
            cards = tuple(pile.face_up for pile in standing.view.piles if pile.face_up)
            shown = sight.face_up(word)
            return (cards, cards.index(shown)) if shown else None
        case "discard":
            return (standing.view.discard, len(standing.view.discard) - 1) if standing.view.discard else None
        case "named":
            return ((word,), 0) if sight.location(word) or word in sight.catalog.connections else None
        case _:
            return None


def _drawn(sight: Sight, pile: str, index: str) -> tuple[tuple[str, ...], int]:
    """The cards of a pile of the virtual opponent."""
    return getattr(sight.standing.view.opponent, f"{pile}_pile"), int(index)


def _sites_beside(sight: Sight, number: int) -> tuple[tuple[str, ...], int] | None:
    """The Sites of one State, but for the Ruins whose front the viewer does not know (R20.5)."""
    found = sight.site(number)
    if found is None:
        return None
    sites = [site for site in sight.owner(found[0]).sites if site.card != RUIN]
    if found[1] not in sites:
        return None
    return tuple(site.card for site in sites), [site.id for site in sites].index(number)
