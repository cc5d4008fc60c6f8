"""The discard piles of Location cards: one that all seats share (R3.3), or one of its own for each seat (R42.1).

Every room of the rules that reads such a pile asks here; `game.rules.changes` lays cards down.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.other_states import owners_in_reach
from game.rules.state import GameState, Seat

KEPT = 3
"""Cards that each seat keeps of a pile of its own when the deck is made anew (R42.10)."""


def pile_of(state: GameState, seat: Seat) -> tuple[str, ...]:
    """The pile onto which the cards of ``seat`` go, the newest last."""
    return state.player(seat).discard if state.own_discards else state.discard


def kept_of(state: GameState) -> int:
    """How many cards each seat's own discard pile keeps when a new deck is made of the others (R42.10); 0 if all share
    one pile."""
    return KEPT if state.own_discards else 0


def for_the_deck(state: GameState) -> tuple[str, ...]:
    """The cards that become the deck when it is empty (R19.1, R42.10)."""
    if state.own_discards:
        return tuple([card for player in state.players for card in player.discard[:-KEPT]])
    return state.discard


def can_be_drawn(state: GameState, seat: Seat, discarded: int = 0) -> bool:
    """Whether there is a card to draw after ``seat`` has discarded so many, if need be from the discard piles."""
    if state.deck:
        return True
    if not state.own_discards:
        return bool(state.discard or discarded)
    return len(pile_of(state, seat)) + discarded > KEPT or bool(for_the_deck(state))


def piles_in_reach(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """The seats from whose piles ``seat`` may take the top card: others that have cards there and have not passed
    (R42.5, R42.5a)."""
    if not state.own_discards:
        return ()
    return tuple([owner for owner in owners_in_reach(state, seat) if state.player(owner).discard])


def discarded_cards(state: GameState) -> Iterator[str]:
    """The cards of all discard piles."""
    yield from state.discard
    for player in state.players:
        yield from player.discard
