"""Printed cards and boards as values: the grammar of the card language.

Every verb is a class of its own in the closed union `Verb`, every timing one in `Timing`.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from game.cards.vocabulary import DEFENCE, ROWS
from game.kernel.bag import EMPTY, Bag


class Counted(msgspec.Struct, frozen=True):
    """An amount that depends on the State: one ``good`` per icon of ``category``, at most ``max`` (R6.6)."""

    good: str
    category: str
    max: int


class Gain(msgspec.Struct, frozen=True):
    """Gain goods: a fixed bag, and amounts that are counted when they are gained."""

    goods: Bag = EMPTY
    counted: tuple[Counted, ...] = ()


class PlaceHere(msgspec.Struct, frozen=True):
    """Put goods on this card: spendable from there, kept in Cleanup (R6.2)."""

    goods: Bag


class Store(msgspec.Struct, frozen=True):
    """Up to these goods may stay on this card in Cleanup; `basic` is any mix of resources (R17.1)."""

    goods: Bag


class Steal(msgspec.Struct, frozen=True):
    """Take this many resources (`basic`) from the supply of another player (R22.2)."""

    goods: Bag


Verb = Gain | PlaceHere | Store | Steal


class Produces(msgspec.Struct, frozen=True):
    """In the Production phase, and once when built (R6.1, R8.10)."""


class Built(msgspec.Struct, frozen=True):
    """The Building Bonus, once (R8.11)."""


class Action(msgspec.Struct, frozen=True):
    """Activated in the Action phase, ``uses`` times a round; the goods spent stay on the card (R11)."""

    spend: Bag
    uses: int = 1


class Cleanup(msgspec.Struct, frozen=True):
    """In the Cleanup phase (R17)."""


Timing = Produces | Built | Action | Cleanup
TimingClass = type[Timing]


class Ability(msgspec.Struct, frozen=True):
    """When something happens, and what, in printed order."""

    timing: Timing
    verbs: tuple[Verb, ...]


class Location(msgspec.Struct, frozen=True, dict=True):
    """A printed deck card (R1.2). ``copies`` is how many of it the set holds; ``set`` is the set's id."""

    id: str
    title: str
    type: str
    distance: int
    spoils: Bag
    categories: tuple[str, ...]
    deal: Bag
    copies: int
    abilities: tuple[Ability, ...]
    set: str

    @cached_property
    def row(self) -> str:
        """The row of a State in which it is built."""
        return ROWS[self.type]

    @cached_property
    def defence(self) -> int:
        """Its defence value in a State, without a shield (R1.9)."""
        return DEFENCE[self.row]

    @cached_property
    def is_open(self) -> bool:
        """Whether other players may use its production (R13)."""
        return self.type == "open_production"

    @cached_property
    def production(self) -> tuple[Verb, ...]:
        return self._verbs(Produces)

    @cached_property
    def building_bonus(self) -> tuple[Verb, ...]:
        return self._verbs(Built)

    @cached_property
    def action(self) -> Ability | None:
        """The card action with its cost and uses, if it has one (R11)."""
        return next((ability for ability in self.abilities if isinstance(ability.timing, Action)), None)

    @cached_property
    def storage(self) -> Bag:
        """What it may store in Cleanup; empty if it stores nothing (R17.1)."""
        return next((verb.goods for verb in self._verbs(Cleanup) if isinstance(verb, Store)), EMPTY)

    @cached_property
    def places_goods(self) -> bool:
        """Whether goods to be spent lie on it once it is built (R6.2)."""
        return any(isinstance(verb, PlaceHere) for verb in self.building_bonus)

    def shares_category(self, other: Location) -> bool:
        """Whether one may be developed into the other; a card without categories fits everything (R8.2, R8.5)."""
        return not self.categories or not other.categories or not self._kinds.isdisjoint(other.categories)

    @cached_property
    def _kinds(self) -> frozenset[str]:
        return frozenset(self.categories)

    def _verbs(self, timing: TimingClass) -> tuple[Verb, ...]:
        return tuple(verb for ability in self.abilities if isinstance(ability.timing, timing) for verb in ability.verbs)


class FactionAction(msgspec.Struct, frozen=True):
    """One of the actions of a faction board, once a round (R12.1)."""

    spend: Bag
    gain: Bag

    @property
    def gives(self) -> str:
        """The one good by which moves name it: `faction grey`."""
        return next(iter(self.gain))


class Faction(msgspec.Struct, frozen=True):
    """A faction board (R6.8)."""

    id: str
    title: str
    produces: Bag
    actions: tuple[FactionAction, ...]


class Exchange(msgspec.Struct, frozen=True):
    """The bottom action of every faction board: any number of times (R12.2)."""

    spend: Bag
    choose: tuple[Gain, ...]


class Connection(msgspec.Struct, frozen=True):
    """A Connection card (R14); ``pile`` is its colour."""

    id: str
    title: str
    pile: str
    copies: int
    gain: Bag
    spend: Bag = EMPTY
