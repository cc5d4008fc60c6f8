"""Printed cards and boards as values: the grammar of the card language.

Every verb is a class of its own in the closed union `Verb`, every timing one in `Timing`, every lasting rule of a card
one in `Modifier`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from game.cards.vocabulary import DEFENCE, RESOURCES, ROWS, Trigger, Whose
from game.kernel.bag import EMPTY, Bag


class Counted(msgspec.Struct, frozen=True):
    """An amount that depends on the State: one ``good`` per icon of ``category``, at most ``max`` (R6.6)."""

    good: str
    category: str
    max: int


class CountedGains(msgspec.Struct, frozen=True):
    """An amount that depends on the Production phase: one ``good`` per ``gained`` gained in it, at most ``max``."""

    good: str
    gained: str
    max: int


class Gain(msgspec.Struct, frozen=True):
    """Gain goods: a fixed bag, and amounts that are counted when they are gained."""

    goods: Bag = EMPTY
    counted: tuple[Counted | CountedGains, ...] = ()


class ChooseGain(msgspec.Struct, frozen=True):
    """Gain one of several bags, which differ in their first good (R1.16)."""

    options: tuple[Gain, ...]

    def option(self, good: str) -> Gain | None:
        """The option that is named by its first good."""
        return next((option for option in self.options if next(iter(option.goods)) == good), None)


class PlaceHere(msgspec.Struct, frozen=True):
    """Put goods on this card: spendable from there, kept in Cleanup (R6.2)."""

    goods: Bag


class Store(msgspec.Struct, frozen=True):
    """Up to these goods may stay on this card in Cleanup; `basic` is any mix of resources (R17.1)."""

    goods: Bag


class Steal(msgspec.Struct, frozen=True):
    """Take this many resources (`basic`) from the supply of another player (R22.2)."""

    goods: Bag


class ActivateProduction(msgspec.Struct, frozen=True):
    """Gain what a Location in the production row of ``of`` produces; ``other_than_this``: not this card itself."""

    of: Whose
    other_than_this: bool = False


class DivertProduction(msgspec.Struct, frozen=True):
    """In the Production phase gain what another player's Location produces, instead of its owner (R41.2)."""


class CopyDeals(msgspec.Struct, frozen=True):
    """Gain what ``count`` Deals of ``of`` give."""

    count: int
    of: Whose


class ClearLocations(msgspec.Struct, frozen=True):
    """Take the goods off ``count`` own Locations, whose actions can then be used again (R11.5, R41.3)."""

    count: int
    other_than_this: bool = False


class VisitOccupied(msgspec.Struct, frozen=True):
    """Use another player's Open Production on which a worker lies already (R51.3)."""


class DrawAndKeep(msgspec.Struct, frozen=True):
    """Draw ``count`` cards, keep ``keep`` of them and discard the others."""

    count: int
    keep: int


Verb = (
    Gain | ChooseGain | PlaceHere | Store | Steal | ActivateProduction | DivertProduction | CopyDeals | ClearLocations
    | VisitOccupied | DrawAndKeep
)  # fmt: skip


class PrintedShield(msgspec.Struct, frozen=True):
    """The card counts as having a shield: one more defence, and no token may be put on it (R40.2)."""


class RazeDiscount(msgspec.Struct, frozen=True):
    """Its owner razes for this many red contact tokens less."""

    red: int


class ExchangeResources(msgspec.Struct, frozen=True):
    """Its owner may pay the exchange (R12.2) with ``count`` resources, of any kinds, in place of its cost."""

    count: int


Modifier = PrintedShield | RazeDiscount | ExchangeResources


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


class Whenever(msgspec.Struct, frozen=True):
    """Each time its owner makes a Deal, or razes in either form (R10.7)."""

    triggers: tuple[Trigger, ...]


class AfterProduction(msgspec.Struct, frozen=True):
    """At the end of the owner's Production phase, if at least ``gained`` was gained in it; never when built (R41.1)."""

    gained: Bag = EMPTY


class Always(msgspec.Struct, frozen=True):
    """As long as the card stands in a State."""

    modifier: Modifier


Timing = Produces | Built | Action | Whenever | AfterProduction | Cleanup | Always
TimingClass = type[Timing]


class Ability(msgspec.Struct, frozen=True):
    """When something happens, and what, in printed order; a timing `Always` has no verbs."""

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
    def uses(self) -> int:
        """How often a round its action can be used; 0 without one (R11.3)."""
        return self.action.timing.uses if self.action and isinstance(self.action.timing, Action) else 0

    @cached_property
    def after_production(self) -> Ability | None:
        """What it gives at the end of the Production phase, with its condition."""
        return next((ability for ability in self.abilities if isinstance(ability.timing, AfterProduction)), None)

    def whenever(self, trigger: Trigger) -> tuple[Verb, ...]:
        """What it gives each time its owner does ``trigger`` (R10.7)."""
        return self._whenever.get(trigger, ())

    @cached_property
    def modifiers(self) -> tuple[Modifier, ...]:
        """The rules that it changes as long as it stands."""
        return tuple(ability.timing.modifier for ability in self.abilities if isinstance(ability.timing, Always))

    @cached_property
    def has_printed_shield(self) -> bool:
        """Whether it counts as having a shield (R40.2)."""
        return PrintedShield() in self.modifiers

    def is_shielded(self, token: bool) -> bool:
        """Whether it counts as having a shield, with or without a token on it (R40.2)."""
        return token or self.has_printed_shield

    def defence_with(self, token: bool) -> int:
        """R10.3: the defence value of its row, one more for a shield."""
        return self.defence + self.is_shielded(token)

    @cached_property
    def raze_discount(self) -> int:
        """How many red contact tokens less its owner pays for razing."""
        return sum(modifier.red for modifier in self.modifiers if isinstance(modifier, RazeDiscount))

    @cached_property
    def exchange_resources(self) -> int | None:
        """How many resources may pay for an exchange of its owner (R12.2)."""
        counts = (modifier.count for modifier in self.modifiers if isinstance(modifier, ExchangeResources))
        return next(counts, None)

    @cached_property
    def storage(self) -> Bag:
        """What it may store in Cleanup; empty if it stores nothing (R17.1)."""
        return next((verb.goods for verb in self._verbs(Cleanup) if isinstance(verb, Store)), EMPTY)

    @cached_property
    def diverts(self) -> bool:
        """Whether it takes what another player's Location produces (R41.2)."""
        return any(isinstance(verb, DivertProduction) for verb in self.production)

    @cached_property
    def places_goods(self) -> bool:
        """Whether goods to be spent lie on it once it is built (R6.2)."""
        return any(isinstance(verb, PlaceHere) for verb in self.building_bonus)

    def shares_category(self, other: Location) -> bool:
        """Whether one may be developed into the other; a card without categories fits everything (R8.2, R8.5)."""
        return not self.categories or not other.categories or not self._kinds.isdisjoint(other.categories)

    @cached_property
    def _whenever(self) -> Mapping[Trigger, tuple[Verb, ...]]:
        timings = ((ability.timing, ability.verbs) for ability in self.abilities)
        return {
            trigger: verbs for timing, verbs in timings if isinstance(timing, Whenever) for trigger in timing.triggers
        }

    @cached_property
    def _kinds(self) -> frozenset[str]:
        return frozenset(self.categories)

    def _verbs(self, timing: TimingClass) -> tuple[Verb, ...]:
        return tuple(verb for ability in self.abilities if isinstance(ability.timing, timing) for verb in ability.verbs)


class FactionAction(msgspec.Struct, frozen=True, dict=True):
    """One of the actions of a faction board, once a round (R12.1)."""

    spend: Bag
    gain: Bag

    @cached_property
    def gives(self) -> str:
        """The one good by which moves name it: `faction grey`."""
        return next(iter(self.gain))


class Faction(msgspec.Struct, frozen=True, dict=True):
    """A faction board (R6.8)."""

    id: str
    title: str
    produces: Bag
    actions: tuple[FactionAction, ...]

    @cached_property
    def by_good(self) -> tuple[FactionAction, ...]:
        """The actions in the order of the goods by which moves name them."""
        return tuple(sorted(self.actions, key=lambda action: action.gives))


class Exchange(msgspec.Struct, frozen=True, dict=True):
    """The bottom action of every faction board: any number of times (R12.2)."""

    spend: Bag
    choose: tuple[Gain, ...]

    @cached_property
    def goods(self) -> tuple[str, ...]:
        """What its cost can become, in the order of the words: a resource of choice, or a card."""
        goods: list[str] = []
        for gain in self.choose:
            goods += RESOURCES if "basic" in gain.goods else gain.goods
        return tuple(sorted(goods))


class Connection(msgspec.Struct, frozen=True):
    """A Connection card (R14); ``pile`` is its colour."""

    id: str
    title: str
    pile: str
    copies: int
    gain: Bag
    spend: Bag = EMPTY
