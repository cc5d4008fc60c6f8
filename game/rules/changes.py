"""Changes of a state that several events make: cards that are laid onto their piles, and Ruins."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.rules.piles import without
from game.rules.sets.districts.state import district_of, with_district
from game.rules.sets.moloch.state import machines_of, with_machines
from game.rules.state import GameState, Site


def lay_down(state: GameState, seat: Seat, cards: tuple[str, ...]) -> GameState:
    """Lay ``cards`` of a seat onto its discard pile, one after another: its own (R42.1), or that of all (R3.3).

    Hacked cards are Machines again, and go to theirs (R44.6).
    """
    if state.machines is not None and any(card in state.machines.sides for card in cards):
        sides = state.machines.sides
        hacked = tuple([sides[card] for card in cards if card in sides])
        state = with_machines(state, discard=machines_of(state).discard + hacked)
        cards = tuple([card for card in cards if card not in sides])
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
    """Discard Deals: the card of each, or, of one with a district, the token, which leaves the game (R53.4)."""
    for district in [board.district for board in state.districts or () if board.district in cards]:
        board = district_of(state, district)
        left = tuple([other for other in board.deals if other != seat])
        state = with_district(state, replace(board, deals=left))
        cards = without(cards, (district,))
    return lay_down(state.with_player(seat, deals=without(state.player(seat).deals, cards)), seat, cards)


def leave_ruin(state: GameState, seat: Seat, site: int, card: str, returned: Bag, discarded: bool) -> GameState:
    """A Location of ``seat`` is a Ruin, or ``discarded``; goods on it go to the supply."""
    if discarded:
        return lay_down(state.without_site(seat, site, returned), seat, (card,))
    player = state.player(seat)
    sites = tuple([Site(site, card, ruin=True) if old.id == site else old for old in player.sites])
    return state.with_player(seat, sites=sites, goods=player.goods + returned)
