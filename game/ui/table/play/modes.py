"""What a person is in the middle of at the table, as values."""

from __future__ import annotations

from collections import Counter

import msgspec

from game.rules.commands import AnyCommand, Payment
from game.ui.input import Position
from game.ui.places import HandCard, Label, Origin
from game.ui.table.play.targets import Target


class Rest(msgspec.Struct, frozen=True):
    """Nothing has been begun."""


class Held(msgspec.Struct, frozen=True):
    """Something is held with the mouse: ``source`` is where it was taken, ``pos`` where the pointer is."""

    source: Origin
    targets: tuple[Target, ...]
    start: Position
    pos: Position


class Aiming(msgspec.Struct, frozen=True):
    """A target is to be clicked; ``purpose`` is the verb: develop, raze, shield, visit."""

    source: Origin
    targets: tuple[Target, ...]
    purpose: str


class Radial(msgspec.Struct, frozen=True):
    """A hand card was clicked: the four verbs stand around it and its targets are lit."""

    source: HandCard
    targets: tuple[Target, ...]


class Exchanging(msgspec.Struct, frozen=True):
    """Which good to take for two workers (R12.2)."""

    commands: tuple[AnyCommand, ...]


class Discarding(msgspec.Struct, frozen=True):
    """Which cards or Deals to discard, one after the other; the ``commands`` differ in nothing else, and all discard
    what is ``chosen``."""

    commands: tuple[AnyCommand, ...]
    asks_payment: bool = False
    chosen: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[str, ...]:
        """The cards or Deals of which one is chosen now, each once."""
        lefts = (Counter(discard_of(command)) - Counter(self.chosen) for command in self.commands)
        return tuple(dict.fromkeys(card for left in lefts for card in left))

    def with_option(self, index: int) -> Discarding:
        """The same with one more chosen; only the commands that discard it are left."""
        card = self.options[index]
        wanted = Counter((*self.chosen, card))
        commands = tuple(command for command in self.commands if wanted <= Counter(discard_of(command)))
        return msgspec.structs.replace(self, commands=commands, chosen=(*self.chosen, card))


def discard_of(command: AnyCommand) -> tuple[str, ...]:
    """The cards or Deals that a command discards as its cost."""
    discard: tuple[str, ...] = getattr(command, "discard", ())
    return discard


class Paying(msgspec.Struct, frozen=True):
    """Which way to pay; ``chosen`` is an index into ``ways``, the usual way is the first."""

    command: AnyCommand
    ways: tuple[Payment, ...]
    chosen: int = 0


class Passing(msgspec.Struct, frozen=True):
    """Passing asks once."""

    command: AnyCommand


class Reading(msgspec.Struct, frozen=True):
    """The log is open at full height and has the keys: it is scrolled, and the cards named in it are looked at."""


Mode = Rest | Held | Aiming | Radial | Exchanging | Discarding | Paying | Passing | Reading
Panel = Exchanging | Discarding | Paying | Passing
"""Modes that show a panel of their own."""


def targets_of(mode: Mode) -> tuple[Target, ...]:
    """The targets that are lit in a mode."""
    return mode.targets if isinstance(mode, Held | Aiming | Radial) else ()


def source_of(mode: Mode) -> Origin | None:
    """Where that was taken which is held or aimed, or whose verbs are shown."""
    return mode.source if isinstance(mode, Held | Aiming | Radial) else None


def target_at(mode: Mode, label: Label | None) -> Target | None:
    """The target of a mode under a label."""
    return next((target for target in targets_of(mode) if target.label == label), None)
