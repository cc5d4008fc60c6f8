"""Which card the zoom shows, and which others it leafs through."""

from __future__ import annotations

from game.rules.sheets import RUIN
from game.ui import places
from game.ui.table import labels
from game.ui.table.sight import Sight


def cards_to_zoom(sight: Sight, label: places.Label) -> tuple[tuple[str, ...], int] | None:
    """The cards of the group at ``label``, and the index of the one there; None if no card lies there."""
    standing = sight.standing
    if (zone := sight.zone(label)) and (found := zone.cards(sight, label)):
        return found
    match label:
        case places.HandCard(index=index):
            return standing.me.hand or (), index
        case places.HandConnection(index=index):
            return standing.me.connections or (), index
        case places.SiteAt(number):
            of_player = sight.site(number)
            # Without the Ruins whose front the viewer does not know (R20.5).
            sites = [site for site in sight.player(of_player[0]).sites if site.card != RUIN] if of_player else []
            numbers = [site.id for site in sites]
            return (tuple(site.card for site in sites), numbers.index(number)) if number in numbers else None
        case places.DealOf(seat, index):
            return standing.view.player(seat).deals, index
        case places.DrawnCard(pile, index):
            return sight.automa.pile(pile), index
        case places.TabOf(seat):
            deals = sight.player(seat).deals
            return (deals, 0) if deals else None
        case places.ConnectionPile(colour):
            cards = tuple(pile.face_up for pile in standing.view.piles if pile.face_up)
            shown = sight.face_up(colour)
            return (cards, cards.index(shown)) if shown else None
        case labels.DISCARD:
            return top_of(standing.me.discard if standing.view.own_discards else standing.view.discard)
        case places.NamedCard(card=card):
            return ((card,), 0) if card in sight.catalog.printed else None
        case _:
            return None


def top_of(pile: tuple[str, ...]) -> tuple[tuple[str, ...], int] | None:
    """A discard pile, and the index of the card on top; None if it is empty."""
    return (pile, len(pile) - 1) if pile else None
