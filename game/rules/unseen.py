"""The cards that a seat has not in sight: what could still be drawn.

Everything here is reckoned from what the seat may see (R20) and from the list of all cards in the game. Nothing is
known about a hidden card but that it is none of those in sight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from game.kernel.seats import EVERYONE, may_see
from game.rules.game import Game
from game.rules.state import Site
from game.rules.view import OpponentView, SeatView, TableView


class Unseen(msgspec.Struct, frozen=True):
    """What is hidden from a seat: id -> copies of it, and how many cards lie where.

    ``locations`` lie in the ``deck``, in ``hands`` of others, under ``ruins`` of others, or, where the discard pile may
    not be looked through, ``covered`` in it. ``connections`` lie in the ``piles`` or in ``connection_hands``.
    """

    locations: Mapping[str, int]
    connections: Mapping[str, int]
    deck: int
    hands: int
    ruins: int
    covered: int
    piles: int
    connection_hands: int

    @property
    def cards(self) -> Mapping[str, int]:
        """All of them."""
        return {**self.locations, **self.connections}


def unseen(game: Game, view: TableView) -> Unseen:
    """The cards of the game which the viewer of ``view`` does not see.

    In a game that began from a position some may be out of it: then there are more than lie anywhere.
    """
    piles = [card for pile in view.piles for card in game.catalog.pile(pile.colour)]
    closed = [player for player in view.players if player.hand is None]
    face_down = sum(pile.left for pile in view.piles) + sum(player.connection_count for player in closed)
    return Unseen(
        locations=_left(game.catalog.deck(game.sets), _locations(view)),
        connections=_left(piles, _connections(view)) if face_down else {},
        deck=view.deck_size,
        hands=sum(player.hand_size for player in closed),
        ruins=sum(site.ruin for other in _others(view) for site in other.sites),
        covered=view.discard_size - len(view.discard),
        piles=sum(pile.left for pile in view.piles),
        connection_hands=sum(player.connection_count for player in closed),
    )


def _left(cards: Iterable[str], seen: Iterable[str]) -> Mapping[str, int]:
    """Every card with more copies than are in sight, in the order of the cards."""
    counted = Counter(cards)
    gone = Counter(seen)
    return {card: count - gone[card] for card, count in counted.items() if count > gone[card]}


def _others(view: TableView) -> Iterator[SeatView | OpponentView]:
    """Those whose Ruins the seat may not turn up (R20.5): the other seats, and Borgo."""
    if view.viewer is EVERYONE:
        return
    yield from (player for player in view.players if player.seat != view.viewer)
    if view.opponent:
        yield view.opponent


def _locations(view: TableView) -> Iterator[str]:
    """Every Location card that the seat sees, also as a Deal, in the discard pile, or as a Ruin of its own."""
    yield from view.discard
    yield from view.offer
    for player in view.players:
        yield from player.hand or ()
        yield from player.deals
        yield from _fronts(player.sites, may_see(view.viewer, player.seat))
    if view.opponent:
        opponent = view.opponent
        yield from _fronts(opponent.sites, view.viewer is EVERYONE)
        yield from (*opponent.attack_pile, *opponent.merchant_pile, *opponent.development_pile, *opponent.action_pile)


def _fronts(sites: Iterable[Site], is_own: bool) -> Iterator[str]:
    return (site.card for site in sites if is_own or not site.ruin)


def _connections(view: TableView) -> Iterator[str]:
    yield from view.connection_discard
    for pile in view.piles:
        if pile.face_up:
            yield pile.face_up
    for player in view.players:
        yield from player.connections or ()
