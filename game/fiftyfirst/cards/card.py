"""Printed cards and faction boards as values: the grammar of the card language.

Timings and lasting rules are classes in the closed unions `Timing` and `Modifier`; verbs stand in
`game.fiftyfirst.cards.verbs`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from functools import cached_property
from operator import attrgetter
from typing import ClassVar, Final, Protocol

import msgspec

from game.fiftyfirst.cards.verbs import (
    ChooseGain,
    DivertProduction,
    Gain,
    PlaceCode,
    PlaceHere,
    Reactivate,
    Store,
    Verb,
    given_by,
)
from game.fiftyfirst.cards.vocabulary import COUNTS_AS, DEFENCE, GROUPS, RESOURCES, ROWS, Purpose, Trigger
from game.kernel.bag import EMPTY, Bag

CONNECTION: Final = "connection"
FACTION: Final = "faction"


class Printed(Protocol):
    """Anything that has a face, a title and an id; of a border tile, each side.

    ``kind`` is one of `game.fiftyfirst.cards.shelf.KINDS`, ``gives`` are the goods that it can give: `basic` is any
    resource.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> printed = load_catalog(cards_folder()).printed
    >>> printed["school"].kind, printed["junk_train"].kind, list(printed["junk_train"].gives)
    ('production', 'connection', ['blue'])
    """

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def gives(self) -> Iterable[str]: ...


class PrintedShield(msgspec.Struct, frozen=True):
    """The card counts as shielded: +1 defence, and it takes no shield token (R40.2)."""


class RazeDiscount(msgspec.Struct, frozen=True):
    """Razing costs the owner ``red`` red contact tokens less."""

    red: int


class DestroyDiscount(msgspec.Struct, frozen=True):
    """Destroying a Machine costs the owner ``red`` red contact tokens less, but at least 1 (R44.9)."""

    red: int


class Reserved(msgspec.Struct, frozen=True):
    """Goods on the card pay for ``purpose`` alone, and are lost with it (R44.9)."""

    purpose: Purpose


class ExchangeResources(msgspec.Struct, frozen=True):
    """The owner may pay for the exchange (R12.2) with any ``count`` resources instead of its cost."""

    count: int


class CountsAlso(msgspec.Struct, frozen=True):
    """For the owner, cards with the icon ``category`` also count as having ``also``; not the reverse (R43.8.5)."""

    category: str
    also: str


Modifier = PrintedShield | RazeDiscount | DestroyDiscount | Reserved | ExchangeResources | CountsAlso


class Produces(msgspec.Struct, frozen=True):
    """In the Production phase, and once when built (R6.1, R8.10)."""


class Built(msgspec.Struct, frozen=True):
    """Once, when built: the Building Bonus (R8.11)."""


class Action(msgspec.Struct, frozen=True):
    """Activated in the Action phase, up to ``uses`` times a round. The goods spent stay on the card (R11).

    With ``any_times`` one activation pays the cost any number of times, and takes effect as often (R43.8.7).
    """

    spend: Bag = EMPTY
    uses: int = 1
    any_times: bool = False


class Cleanup(msgspec.Struct, frozen=True):
    """In the Cleanup phase (R17)."""


class Whenever(msgspec.Struct, frozen=True):
    """Each time the owner does one of these: makes a Deal, razes in either form (R10.7), builds, develops, or hacks or
    destroys a Machine."""

    triggers: tuple[Trigger, ...]


class AfterProduction(msgspec.Struct, frozen=True):
    """At the end of the owner's Production phase, if it brought at least ``gained``; not when built (R41.1)."""

    gained: Bag = EMPTY


class Always(msgspec.Struct, frozen=True):
    """As long as the card is in a State."""

    modifier: Modifier


Timing = Produces | Built | Action | Whenever | AfterProduction | Cleanup | Always
TimingClass = type[Timing]


class Ability(msgspec.Struct, frozen=True):
    """A timing and what happens then, in printed order. `Always` has no verbs."""

    timing: Timing
    verbs: tuple[Verb, ...]


class Location(msgspec.Struct, frozen=True, dict=True):
    """A printed deck card (R1.2), or the hacked side of the Machine ``machine`` (R44.5.3). ``copies`` counts it in its
    set; ``set`` is the id of the set.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> school = load_catalog(cards_folder()).locations["school"]
    >>> school.row, school.defence, school.categories
    ('production', 3, ('worker', 'ammo'))
    >>> school.production
    (Gain(goods=Bag({'worker': 1}), counted=()),)
    """

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
    machine: str | None = None

    @property
    def kind(self) -> str:
        return self.type

    @property
    def gives(self) -> Iterable[str]:
        return (*given_by(verb for ability in self.abilities for verb in ability.verbs), *self.deal, *self.spoils)

    @cached_property
    def row(self) -> str:
        """The row of the State it is built in."""
        return ROWS[self.type]

    @cached_property
    def counts_as(self) -> tuple[str, ...]:
        """The rows as which it counts for effects (R44.10)."""
        return COUNTS_AS[self.type]

    @cached_property
    def defence(self) -> int:
        """Defence value without a shield (R1.9)."""
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
        """The card action, if any, with its cost and uses (R11)."""
        return next((ability for ability in self.abilities if isinstance(ability.timing, Action)), None)

    @cached_property
    def uses(self) -> int:
        """How often its action can be used in a round; 0 without an action (R11.3)."""
        return self.action.timing.uses if self.action and isinstance(self.action.timing, Action) else 0

    @cached_property
    def any_times(self) -> bool:
        """Whether one activation may pay its cost any number of times (R43.8.7)."""
        return bool(self.action and isinstance(self.action.timing, Action) and self.action.timing.any_times)

    @cached_property
    def action_cost(self) -> Bag:
        """What its action costs; empty without an action."""
        return self.action.timing.spend if self.action and isinstance(self.action.timing, Action) else EMPTY

    @cached_property
    def after_production(self) -> Ability | None:
        """The ability at the end of the Production phase, if any, with its condition."""
        return next((ability for ability in self.abilities if isinstance(ability.timing, AfterProduction)), None)

    def whenever(self, *triggers: Trigger) -> tuple[Verb, ...]:
        """The verbs that follow when the owner does what ``triggers`` say, all at once (R10.7)."""
        return next((verbs for trigger in triggers if (verbs := self._whenever.get(trigger))), ())

    @property
    def triggers(self) -> Set[Trigger]:
        """The deeds of the owner for which it gives something (R10.7)."""
        return self._whenever.keys()

    @cached_property
    def modifiers(self) -> tuple[Modifier, ...]:
        """The rules it changes while it is in a State."""
        return tuple(ability.timing.modifier for ability in self.abilities if isinstance(ability.timing, Always))

    @cached_property
    def has_printed_shield(self) -> bool:
        """Whether a shield is printed on it (R40.2)."""
        return PrintedShield() in self.modifiers

    def is_shielded(self, token: bool) -> bool:
        """Whether it counts as shielded; ``token`` says whether a shield token is on it (R40.2)."""
        return token or self.has_printed_shield

    def defence_with(self, token: bool) -> int:
        """Defence value, +1 if shielded; ``token`` as in `is_shielded` (R10.3)."""
        return self.defence + self.is_shielded(token)

    @cached_property
    def raze_discount(self) -> int:
        """Red contact tokens that razing costs the owner less."""
        return sum(modifier.red for modifier in self.modifiers if isinstance(modifier, RazeDiscount))

    @cached_property
    def destroy_discount(self) -> int:
        """Red contact tokens that destroying a Machine costs the owner less."""
        return sum(modifier.red for modifier in self.modifiers if isinstance(modifier, DestroyDiscount))

    @cached_property
    def reserved(self) -> Purpose | None:
        """What goods on it are reserved for, if for anything (R44.9)."""
        return next((modifier.purpose for modifier in self.modifiers if isinstance(modifier, Reserved)), None)

    @cached_property
    def exchange_resources(self) -> int | None:
        """Number of resources with which the owner may pay for an exchange; None if it changes nothing (R12.2)."""
        counts = (modifier.count for modifier in self.modifiers if isinstance(modifier, ExchangeResources))
        return next(counts, None)

    @cached_property
    def counts_also(self) -> tuple[CountsAlso, ...]:
        """The categories as which it makes others count (R43.8.5)."""
        return tuple(modifier for modifier in self.modifiers if isinstance(modifier, CountsAlso))

    @cached_property
    def groups(self) -> tuple[str, ...]:
        """The groups to which it belongs, mostly one or none (R43.2)."""
        return tuple(group for group in GROUPS if group in self.categories)

    @cached_property
    def storage(self) -> Bag:
        """The goods it can store in Cleanup; empty if none (R17.1)."""
        return next((verb.goods for verb in self._verbs(Cleanup) if isinstance(verb, Store)), EMPTY)

    @cached_property
    def diverts(self) -> bool:
        """Whether it diverts the production of another player's Location (R41.2)."""
        return any(isinstance(verb, DivertProduction) for verb in self.production)

    @cached_property
    def places_goods(self) -> bool:
        """Whether goods that can be spent are put on it when it is built, or when it produces (R6.2)."""
        return any(isinstance(verb, PlaceHere | PlaceCode) for verb in (*self.building_bonus, *self.production))

    def counted_as(self, counting: tuple[CountsAlso, ...]) -> tuple[str, ...]:
        """Its categories, then those that it has not but counts as having by ``counting`` (R43.8.5)."""
        added = {rule.also: None for rule in counting if rule.category in self.categories}
        return (*self.categories, *(also for also in added if also not in self.categories))

    @cached_property
    def _whenever(self) -> Mapping[Trigger, tuple[Verb, ...]]:
        timings = ((ability.timing, ability.verbs) for ability in self.abilities)
        return {
            trigger: verbs for timing, verbs in timings if isinstance(timing, Whenever) for trigger in timing.triggers
        }

    def _verbs(self, timing: TimingClass) -> tuple[Verb, ...]:
        return tuple(verb for ability in self.abilities if isinstance(ability.timing, timing) for verb in ability.verbs)


class Connection(msgspec.Struct, frozen=True):
    """A Connection card (R14); ``pile`` is the colour of its pile, ``set`` the stem of its file."""

    kind: ClassVar[str] = CONNECTION
    id: str
    title: str
    pile: str
    copies: int
    gain: Bag
    set: str
    spend: Bag = EMPTY

    @property
    def gives(self) -> Bag:
        return self.gain


class FactionAction(msgspec.Struct, frozen=True, dict=True):
    """An action of a faction board, usable once a round (R12.1); ``word`` names one that gives no good by itself."""

    spend: Bag
    verb: Verb
    word: str = ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What its branches are called in moves, each by its first good as in `faction grey` (R54.3)."""
        if isinstance(self.verb, ChooseGain):
            return tuple(next(iter(option.goods)) for option in self.verb.options)
        return (next(iter(self.verb.goods)) if isinstance(self.verb, Gain) else self.word,)

    @property
    def name(self) -> str:
        """The name of the action as a whole: that of its first branch."""
        return self.names[0]

    @property
    def branches(self) -> tuple[Verb, ...]:
        """What its branches do, in the order of ``names``; one of them is used in a round."""
        return self.verb.options if isinstance(self.verb, ChooseGain) else (self.verb,)


class FactionUse(msgspec.Struct, frozen=True):
    """One way to use a board in a turn: a branch of an action, or another action activated again (R54.2).

    ``name`` stands in moves: `red`, or `again red`. It uses up ``action``; if it repeats something, the action
    ``repeats`` must have been used before. Of ``verb`` a question may be asked.
    """

    name: str
    action: str
    spend: Bag
    verb: Verb
    repeats: str | None = None


class Faction(msgspec.Struct, frozen=True, dict=True):
    """A faction board (R6.8); ``set`` is the stem of its file.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> texas = load_catalog(cards_folder()).factions["texas"]
    >>> [action.name for action in texas.actions]
    ['grey', 'red', 'again']
    >>> [use.name for use in texas.uses]
    ['again blue', 'again grey', 'again red', 'blue', 'grey', 'red']
    """

    kind: ClassVar[str] = FACTION
    id: str
    title: str
    produces: Bag
    actions: tuple[FactionAction, ...]
    set: str

    @property
    def gives(self) -> Iterable[str]:
        return (*self.produces, *given_by(action.verb for action in self.actions))

    @cached_property
    def uses(self) -> tuple[FactionUse, ...]:
        """All ways to use the board in a turn, in the order of their names."""
        plain = [
            FactionUse(name, action.name, action.spend, branch)
            for action in self.actions
            for name, branch in zip(action.names, action.branches, strict=True)
            if not isinstance(branch, Reactivate)
        ]
        again = [
            FactionUse(f"{action.name} {use.name}", action.name, action.spend + use.spend, use.verb, use.action)
            for action in self.actions
            if isinstance(action.verb, Reactivate)
            for use in plain
        ]
        return tuple(sorted((*plain, *again), key=attrgetter("name")))

    def use(self, name: str) -> FactionUse | None:
        """The way to use the board that moves call ``name``."""
        return self._by_name.get(name)

    def action(self, name: str) -> FactionAction | None:
        """The action with this name, or that a use with this name uses up."""
        use = self.use(name)
        wanted = use.action if use else name
        return next((action for action in self.actions if action.name == wanted), None)

    @cached_property
    def _by_name(self) -> Mapping[str, FactionUse]:
        return {use.name: use for use in self.uses}


class Exchange(msgspec.Struct, frozen=True, dict=True):
    """The bottom action of every faction board, usable any number of times (R12.2)."""

    spend: Bag
    choose: tuple[Gain, ...]

    @cached_property
    def goods(self) -> tuple[str, ...]:
        """The goods it can give, sorted: each resource, and a card."""
        goods: list[str] = []
        for gain in self.choose:
            goods += RESOURCES if "basic" in gain.goods else gain.goods
        return tuple(sorted(goods))
