"""Changes of a state that several events make: cards that are laid onto their piles, and Ruins."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.rules.deals import deals_of
from game.rules.piles import without
from game.rules.sets.part import PARTS
from game.rules.state import GameState, Site


def lay_down(state: GameState, seat: Seat, cards: tuple[str, ...]) -> GameState:
    """Lay ``cards`` of a seat onto its discard pile, one after another: its own (R42.1), or that of all (R3.3). Sets
    take back what is theirs."""
    for part in PARTS:
        state, cards = part.take_back(state, seat, cards)
    if state.own_discards:
        return state.with_player(seat, discard=state.player(seat).discard + cards)
    return replace(state, discard=state.discard + cards)


def discard_hand_cards(state: GameState, seat: Seat, cards: tuple[str, ...], connections: tuple[str, ...]) -> GameState:
    """Discard Locations and Connection cards of a hand."""
    player = state.player(seat)
    hand, kept = without(player.hand, cards), without(player.connections, connections)
    state = replace(state, connection_discard=state.connection_discard + connections)
    return lay_down(state.with_player(seat, hand=hand, connections=kept), seat, cards)


def discard_deals(state: GameState, seat: Seat, cards: tuple[str, ...]) -> GameState:
    """Discard Deals, each with a card or with what a set has for that."""
    deals = state.player(seat).deals
    of_sets = deals_of(state, seat)[len(deals) :]
    left = without(deals, [card for card in cards if card not in of_sets])
    return lay_down(state.with_player(seat, deals=left), seat, cards)


def leave_ruin(state: GameState, seat: Seat, site: int, card: str, returned: Bag, discarded: bool) -> GameState:
    """A Location of ``seat`` is a Ruin, or ``discarded``; goods on it go to the supply."""
    if discarded:
        return lay_down(state.without_site(seat, site, returned), seat, (card,))
    player = state.player(seat)
    sites = tuple([Site(site, card, ruin=True) if old.id == site else old for old in player.sites])
    return state.with_player(seat, sites=sites, goods=player.goods + returned)
