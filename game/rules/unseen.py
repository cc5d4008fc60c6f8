"""The cards that a viewer has not in sight: what could still be drawn.

Everything here is reckoned from what the viewer may see (R20) and from the list of all cards in the game. Nothing is
known about a hidden card but that it is none of those in sight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from game.rules.game import Game
from game.rules.layout import RUIN
from game.rules.state import Site
from game.rules.view import TableView


class Unseen(msgspec.Struct, frozen=True):
    """What is hidden from a viewer: id -> copies of it, and how many cards lie where.

    ``locations`` lie in the ``deck``, in ``hands`` of others, under ``ruins`` that others have drawn, or, where the
    discard pile may not be looked through, ``covered`` in it. ``connections`` lie in the ``piles`` or in
    ``connection_hands``.
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
        ruins=sum(site.card == RUIN for site in _sites(view)),
        covered=view.discard_size - len(view.discard),
        piles=sum(pile.left for pile in view.piles),
        connection_hands=sum(player.connection_count for player in closed),
    )


def _left(cards: Iterable[str], seen: Iterable[str]) -> Mapping[str, int]:
    """Every card with more copies than are in sight, in the order of the cards."""
    counted = Counter(cards)
    gone = Counter(seen)
    return {card: count - gone[card] for card, count in counted.items() if count > gone[card]}


def _sites(view: TableView) -> Iterator[Site]:
    """The Sites of all States."""
    for player in view.players:
        yield from player.sites
    if view.opponent:
        yield from view.opponent.sites


def _locations(view: TableView) -> Iterator[str]:
    """Every Location card that the viewer sees, also as a Deal, in the discard pile, or under a Ruin."""
    yield from view.discard
    yield from view.offer
    for player in view.players:
        yield from player.hand or ()
        yield from player.deals
    yield from (site.card for site in _sites(view) if site.card != RUIN)
    if view.opponent:
        opponent = view.opponent
        yield from (*opponent.attack_pile, *opponent.merchant_pile, *opponent.development_pile, *opponent.action_pile)


def _connections(view: TableView) -> Iterator[str]:
    yield from view.connection_discard
    for pile in view.piles:
        if pile.face_up:
            yield pile.face_up
    for player in view.players:
        yield from player.connections or ()
