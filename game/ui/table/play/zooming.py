"""Which card the zoom shows, and which others it leafs through."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards.module import Arena
from game.rules.sheets import RUIN
from game.rules.view import TableView
from game.ui.places import (
    AreaAt,
    BorderAt,
    ConnectionPile,
    DealOf,
    DistrictAt,
    DrawnCard,
    HandCard,
    HandConnection,
    HqAt,
    Label,
    LevelAt,
    MachineAt,
    MachinesOf,
    NamedCard,
    PileOf,
    SiteAt,
    TabOf,
)
from game.ui.table import labels
from game.ui.table.sight import Sight


def cards_to_zoom(sight: Sight, label: Label) -> tuple[tuple[str, ...], int] | None:
    """The cards of the group at ``label``, and the index of the one there; None if no card lies there."""
    standing = sight.standing
    match label:
        case HandCard(index=index):
            return standing.me.hand or (), index
        case HandConnection(index=index):
            return standing.me.connections or (), index
        case SiteAt(number):
            found = sight.site(number)
            # Without the Ruins whose front the viewer does not know (R20.5).
            sites = [site for site in sight.player(found[0]).sites if site.card != RUIN] if found else []
            numbers = [site.id for site in sites]
            return (tuple(site.card for site in sites), numbers.index(number)) if number in numbers else None
        case DealOf(seat, index):
            return standing.view.player(seat).deals, index
        case DrawnCard(pile, index):
            return sight.automa.pile(pile), index
        case TabOf(seat):
            deals = sight.player(seat).deals
            return (deals, 0) if deals else None
        case ConnectionPile(colour):
            cards = tuple(pile.face_up for pile in standing.view.piles if pile.face_up)
            shown = sight.face_up(colour)
            return (cards, cards.index(shown)) if shown else None
        case labels.DISCARD:
            return _top_of(standing.me.discard if standing.view.own_discards else standing.view.discard)
        case PileOf(seat):
            return _top_of(sight.player(seat).discard)
        case MachineAt(index):
            machines = standing.view.machines
            return (tuple(one.card for one in machines.deployed), index) if machines else None
        case MachinesOf(seat):
            held = sight.player(seat).machines_held
            return (held, 0) if held else None
        case AreaAt(area) | LevelAt(area):
            areas = tuple(sight.catalog.areas)
            return areas, areas.index(area)
        case labels.MACHINE_DISCARD:
            return _top_of(standing.view.machines.discard if standing.view.machines else ())
        case HqAt(card):
            groups = [cards for cards in _headquarters(standing.view) if card in cards]
            return (groups[0], groups[0].index(card)) if groups else None
        case BorderAt(side):
            beside = [border.side for border in standing.view.borders if standing.seat in border.between]
            together = beside if side in beside else [side]
            sides = tuple(both for up in together for both in (up, sight.catalog.other_side(up).id))
            return sides, sides.index(side)
        case labels.ARENA if sight.catalog.arena is not None:
            return (Arena.id,), 0
        case DistrictAt(district):
            districts = tuple(board.district for board in standing.view.districts or ())
            return (districts, districts.index(district)) if district in districts else None
        case NamedCard(card=card):
            return ((card,), 0) if card in sight.catalog.printed else None
        case _:
            return None


def _headquarters(view: TableView) -> Iterator[tuple[str, ...]]:
    """The HQ cards that lie together: those laid out, and the claimed ones of each player (R52.1)."""
    yield view.hq or ()
    yield from (player.hq for player in view.players)


def _top_of(pile: tuple[str, ...]) -> tuple[tuple[str, ...], int] | None:
    """A discard pile, and the index of the card on top; None if it is empty."""
    return (pile, len(pile) - 1) if pile else None
