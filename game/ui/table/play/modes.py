"""What the player has begun at the table but not finished, as values."""

from __future__ import annotations

from collections import Counter

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.rules.bill import Bill, GoodsSource
from game.rules.commands import ActivateFaction, ActivateLocation, Named, Payment
from game.rules.messages import AnyCommand
from game.ui.input import Position
from game.ui.places import Label, Origin
from game.ui.table.play.targets import Target
from game.ui.table.play.targets import discard_of as discard_of
from game.ui.table.play.targets import matched_of as matched_of


class Rest(msgspec.Struct, frozen=True):
    """Nothing has been begun."""


class Gathering(msgspec.Struct, frozen=True):
    """The panel that gathers what is spent at the place of a set, token by token (R44.14)."""

    place: Label
    goods: Bag = EMPTY


class Held(msgspec.Struct, frozen=True):
    """Something is dragged from ``source``; the drag began at ``start``, and the pointer is at ``pos``. ``gathered`` is
    what has been gathered at a place before."""

    source: Origin
    targets: tuple[Target, ...]
    start: Position
    pos: Position
    gathered: Gathering | None = None


class Aiming(msgspec.Struct, frozen=True):
    """A target is to be clicked; ``purpose`` is the verb: develop, raze, shield or visit."""

    source: Origin
    targets: tuple[Target, ...]
    purpose: str


class Radial(msgspec.Struct, frozen=True):
    """A hand card, another player's Location or a place of a set was clicked: its verbs are shown beside it; targets of
    a card glow."""

    source: Origin
    targets: tuple[Target, ...]


class Branching(msgspec.Struct, frozen=True):
    """The panel that asks in which way to do an action: in which branch of a faction action, what to repeat (R54), how
    many times to pay it (R43.8.7), or what to match: first the pile, then a category of its top card (R42.7)."""

    commands: tuple[AnyCommand, ...]

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways, each once; several commands of one differ in what they discard."""
        return tuple(dict.fromkeys(map(self._way, self.commands)))

    def of(self, way: Way) -> tuple[AnyCommand, ...]:
        """The commands that do the action in this way."""
        return tuple(command for command in self.commands if self._way(command) == way)

    @property
    def asks_pile(self) -> bool:
        """Whether the ways are the seats of discard piles on which there is something to match."""
        return len({matched.owner for command in self.commands if (matched := matched_of(command))}) > 1

    def _way(self, command: AnyCommand) -> Way:
        matched = matched_of(command)
        if matched is None:
            return way_of(command)
        return matched.owner if self.asks_pile else matched.category


Way = str | int
"""The name of a use of a faction board, the number of times that an action is paid, the seat of a pile, or a category
to match."""


def way_of(command: AnyCommand) -> Way:
    """The way in which a command does its action: the name of a use of a faction board, or how many times the cost is
    paid; 1 for any other command."""
    match command:
        case ActivateFaction():
            return command.action
        case ActivateLocation():
            return command.times
        case _:
            return 1


class Exchanging(msgspec.Struct, frozen=True):
    """The panel that asks which good to take for two workers (R12.2)."""

    commands: tuple[AnyCommand, ...]


class Discarding(msgspec.Struct, frozen=True):
    """The panel that asks which cards, Deals or Ruin to discard, one after the other.

    The ``commands`` differ only in what they discard; all discard what is already ``chosen``.
    """

    commands: tuple[AnyCommand, ...]
    asks_payment: bool = False
    chosen: tuple[Named, ...] = ()

    @property
    def options(self) -> tuple[Named, ...]:
        """The cards, Deals or Ruins to choose from next, without duplicates."""
        lefts = (Counter(discard_of(command)) - Counter(self.chosen) for command in self.commands)
        return tuple(dict.fromkeys(name for left in lefts for name in left))

    def with_option(self, index: int) -> Discarding:
        """This mode with one more option chosen, and only the commands that discard it."""
        name = self.options[index]
        wanted = Counter((*self.chosen, name))
        commands = tuple(command for command in self.commands if wanted <= Counter(discard_of(command)))
        return msgspec.structs.replace(self, commands=commands, chosen=(*self.chosen, name))


class Paying(msgspec.Struct, frozen=True):
    """The panel that asks how to pay: ``payment`` is what is taken up to now, at first the canonical payment."""

    command: AnyCommand
    bill: Bill
    payment: Payment

    @property
    def paid(self) -> AnyCommand:
        """The command with its payment."""
        return msgspec.structs.replace(self.command, payment=self.payment)

    @property
    def usual(self) -> AnyCommand:
        """The command with the canonical payment."""
        return msgspec.structs.replace(self.command, payment=self.bill.purse.canonical(self.bill.price))

    @property
    def is_settled(self) -> bool:
        """Whether the payment pays for the command."""
        return self.bill.accepts(self.payment)

    def stepped(self, source: GoodsSource, step: str) -> Paying | None:
        """The panel with one good of ``source`` more (`plus`) or less (`minus`); None if no payment has that many."""
        change = self.bill.more if step == "plus" else self.bill.less
        payment = change(self.payment, source)
        return None if payment is None else msgspec.structs.replace(self, payment=payment)


class Passing(msgspec.Struct, frozen=True):
    """The panel that asks whether to pass."""

    command: AnyCommand


class Reading(msgspec.Struct, frozen=True):
    """The log is open at full height. The keys scroll it and go through the cards named in it."""


Mode = Rest | Held | Aiming | Radial | Branching | Exchanging | Discarding | Paying | Gathering | Passing | Reading
Panel = Branching | Exchanging | Discarding | Paying | Gathering | Passing
"""Modes that open a panel."""


def targets_of(mode: Mode) -> tuple[Target, ...]:
    """The targets that glow in a mode."""
    return mode.targets if isinstance(mode, Held | Aiming | Radial) else ()


def source_of(mode: Mode) -> Origin | None:
    """The place that a drag, an aim or the radial menu started from."""
    return mode.source if isinstance(mode, Held | Aiming | Radial) else None


def target_at(mode: Mode, label: Label | None) -> Target | None:
    """The target of a mode at ``label``."""
    return next((target for target in targets_of(mode) if target.label == label), None)
