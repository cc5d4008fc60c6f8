"""Machines of Moloch as values: what they cost, how they attack, and which card they become (R44)."""

from __future__ import annotations

from functools import cached_property

import msgspec

from game.cards.card import Location
from game.cards.vocabulary import TYPES_BY_CODE
from game.kernel.bag import Bag


class Lose(msgspec.Struct, frozen=True):
    """Each player loses these goods, VP, cards from hand or Deals, as far as they are there (R44.3c)."""

    goods: Bag


class RazeOwn(msgspec.Struct, frozen=True):
    """Each player's Machine razes one Location: of a row, with a category, or of a Distance; one of them is set
    (R44.3a)."""

    row: str | None = None
    category: str | None = None
    distance: int | None = None

    def fits(self, location: Location) -> bool:
        """Whether it can raze such a Location."""
        if self.row is not None:
            return self.row in location.counts_as
        if self.category is not None:
            return self.category in location.categories
        return location.distance == self.distance


class StopBoard(msgspec.Struct, frozen=True):
    """In this round nobody uses the faction actions that give contact tokens of a colour, or the exchange; ``what`` is
    one of STOPPED (R44.3d)."""

    what: str


class StopAction(msgspec.Struct, frozen=True):
    """In this round each player cannot use one own Action Location (R44.3d)."""


Attack = Lose | RazeOwn | StopBoard | StopAction
"""What a Machine does to each player in the Assault phase."""


class Machine(msgspec.Struct, frozen=True, dict=True):
    """A Machine (R44.1). ``code`` is what hacking costs, ``strength`` what destroying costs in red contact tokens;
    with ``frenzy`` it is stronger while few are deployed (R44.5.5). ``hacked`` is the id of the Location on its other
    side.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> mother = load_catalog(cards_folder()).machines["mother"]
    >>> mother.strength, mother.cost, mother.hacked_type
    (5, Bag({'brick': 1, 'iron': 1, 'worker': 1}), 'production')
    """

    id: str
    title: str
    copies: int
    code: tuple[str, ...]
    strength: int
    frenzy: bool
    attack: Attack
    hacked: str
    set: str

    @cached_property
    def cost(self) -> Bag:
        """The goods of the code."""
        return sum((Bag({good: 1}) for good in self.code), Bag())

    @cached_property
    def hacked_type(self) -> str:
        """The row type of its hacked side, as its code hints (R44.5.1)."""
        return TYPES_BY_CODE[self.code[0]]


class ServerRoom(msgspec.Struct, frozen=True):
    """The module of the server room (R53.3): the ``marker`` that is put there instead of taking a hacked card, what it
    ``gain``s, after how many more than there are players the room is hacked, and how many Machines fewer are deployed
    from then on."""

    marker: str
    players_plus: int
    gain: Bag
    fewer_machines: int
