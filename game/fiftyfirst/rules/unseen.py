"""The cards that a viewer does not see: what could still be drawn.

They follow from what the viewer may see (R20) and from the list of all cards in the game. A hidden card can be any
that is not in sight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from game.fiftyfirst.cards.sets.moloch import hacked_sides, stack_of
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import Game, Site
from game.fiftyfirst.rules.view import TableView


class Unseen(msgspec.Struct, frozen=True):
    """The cards hidden from a viewer, id -> copies, and the number of cards in each place.

    ``locations`` are in the ``deck``, in ``hands`` of others, under ``ruins`` that others have drawn, or ``covered`` in
    a discard pile of which only the top is public. ``connections`` are in the ``piles`` or in ``connection_hands``, and
    ``machines`` in the ``stack``. Hacked cards in hands are in sight, as Machines.
    """

    locations: Mapping[str, int]
    connections: Mapping[str, int]
    deck: int
    hands: int
    ruins: int
    covered: int
    piles: int
    connection_hands: int
    machines: Mapping[str, int]
    stack: int

    @property
    def cards(self) -> Mapping[str, int]:
        """Locations and Connection cards together."""
        return {**self.locations, **self.connections}


def unseen(game: Game, view: TableView) -> Unseen:
    """The cards of the game that the viewer of ``view`` does not see.

    In a game that began at a position, some of them may be out of the game: then they are more than all places hold.
    """
    piles = [card for pile in view.piles for card in game.catalog.pile(pile.colour, game.sets)]
    closed = [player for player in view.players if player.hand is None]
    face_down = sum(pile.left for pile in view.piles) + sum(player.connection_count for player in closed)
    return Unseen(
        locations=_left(game.catalog.deck(game.sets), _locations(view)),
        connections=_left(piles, _connections(view)) if face_down else {},
        deck=view.deck_size,
        hands=sum(player.hand_size - len(player.machines_held) for player in closed),
        ruins=sum(site.card == RUIN for site in _sites(view)),
        covered=sum(size - len(cards) for size, cards in _discards(view)),
        piles=sum(pile.left for pile in view.piles),
        connection_hands=sum(player.connection_count for player in closed),
        machines=_left(stack_of(game.catalog, game.sets), _machines(game, view)) if view.machines else {},
        stack=view.machines.stack_size if view.machines else 0,
    )


def _left(cards: Iterable[str], seen: Iterable[str]) -> Mapping[str, int]:
    """Cards with copies that are not in sight, and their number, in the order of ``cards``."""
    counted = Counter(cards)
    gone = Counter(seen)
    return {card: count - gone[card] for card, count in counted.items() if count > gone[card]}


def _sites(view: TableView) -> Iterator[Site]:
    """The Sites of all States."""
    for player in view.players:
        yield from player.sites


def _discards(view: TableView) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The discard piles: how many cards each has, and which of them are public."""
    yield view.discard_size, view.discard
    for player in view.players:
        yield player.discard_size, player.discard


def _locations(view: TableView) -> Iterator[str]:
    """Every Location card that the viewer sees, including Deals, the discard piles, and cards under Ruins."""
    for _, cards in _discards(view):
        yield from cards
    yield from view.offer
    for player in view.players:
        yield from player.hand or ()
        yield from player.deals
    yield from (site.card for site in _sites(view) if site.card != RUIN)
    if view.automa:
        yield from view.automa.cards


def _machines(game: Game, view: TableView) -> Iterator[str]:
    """Every Machine that the viewer sees, on either side."""
    if view.machines:
        yield from view.machines.discard
        yield from (one.card for one in view.machines.deployed)
    sides = hacked_sides(game.catalog, game.sets)
    for player in view.players:
        yield from player.machines_held
        yield from (sides[card] for card in player.deals if card in sides)
    yield from (sides[site.card] for site in _sites(view) if site.card in sides)


def _connections(view: TableView) -> Iterator[str]:
    yield from view.connection_discard
    for pile in view.piles:
        if pile.face_up:
            yield pile.face_up
    for player in view.players:
        yield from player.connections or ()
