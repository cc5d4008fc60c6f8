"""What can be done where on a table, and what the player has begun but not finished, as values.

For each place a `TableTarget` has the commands it sends, or why it sends none. No rule is known here: the match says
what is legal. A game has panels of its own, each a `Panel`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.ui.input import Position
from game.ui.places import Answer, Label, Place

if TYPE_CHECKING:
    from game.ui.table.play.controller import Controller


class TableTarget(msgspec.Struct, frozen=True):
    """A place where something can be dropped or clicked. A game derives its own to say what its targets cost.

    Attributes:
        label: The place.
        verb: What would be done there.
        commands: The legal commands, the default first.
        refusal: Why there is no legal command.
        then: The answer to the question that the commands ask: what the action is aimed at.
        tried: The command that the refusal is about, where its words depend on it.
    """

    label: Label
    verb: str
    commands: tuple[Any, ...] = ()
    refusal: Refusal | None = None
    then: Any = None
    tried: Any = None

    @property
    def is_legal(self) -> bool:
        return bool(self.commands)

    @property
    def cost(self) -> Bag:
        """The goods that the default command pays; for an illegal target those it would need."""
        return EMPTY if self.commands or self.refusal is None else self.refusal.needs or EMPTY

    @property
    def rank(self) -> int:
        """Which of several legal targets of a verb is proposed: the lowest."""
        return 0


T = TypeVar("T", bound=TableTarget)


def best_of(targets: Iterable[T], verb: str) -> T | None:
    """The target to show for a verb: preferably legal, then of the lowest rank."""
    same = (target for target in targets if target.verb == verb)
    return min(same, key=lambda target: (not target.is_legal, target.rank), default=None)


class AnyCopy(NamedTuple):
    """A card at any place of a kind, whichever of its copies: all can do the same. The places say which ``card`` lies
    there."""

    kind: type[Place]
    card: str

    def is_at(self, label: Label) -> bool:
        """Whether a copy lies at ``label``."""
        return isinstance(label, self.kind) and getattr(label, "card", None) == self.card


class Offers:
    """The legal commands of the seat to move, by the places where they begin."""

    def __init__(self, legal: Iterable[Any], beginnings: Callable[[Any], Iterable[Label | AnyCopy]]) -> None:
        self._by_place: dict[Label | AnyCopy, list[Any]] = {}
        for command in legal:
            for place in beginnings(command):
                self._by_place.setdefault(place, []).append(command)

    @property
    def answers(self) -> tuple[str | int, ...]:
        """The values of the answers that are offered."""
        return tuple(place.value for place in self._by_place if isinstance(place, Answer))

    def at(self, label: Label) -> tuple[Any, ...]:
        """The commands that begin at ``label``."""
        found = self._by_place.get(label) or self._by_place.get(_any_copy(label))
        return tuple(found or ())

    def __contains__(self, label: Label) -> bool:
        return label in self._by_place or _any_copy(label) in self._by_place


def _any_copy(label: Label) -> Label | AnyCopy:
    card = getattr(label, "card", None)
    return label if isinstance(label, str) or card is None else AnyCopy(type(label), card)


class Mode(msgspec.Struct, frozen=True):
    """What the player has begun."""


class Rest(Mode, frozen=True):
    """Nothing has been begun."""


class Panel(Mode, frozen=True):
    """A panel is open over the table. It says here what clicks and keys mean; how it is drawn and what it says stands
    in its row (`game.ui.table.zone.PanelRow`)."""

    def click(self, table: Controller, _label: Label | None, _shift: bool, /) -> None:
        """Answer a click that is no press of *Confirm*; anything else closes the panel."""
        table.mode = Rest()

    def confirm(self, table: Controller) -> None:
        """The gold button of the panel was pressed."""

    def key(self, _table: Controller, _name: str, _label: Label | None, /) -> bool:
        """Answer a key while a place has attention; return whether it was used."""
        return False

    @property
    def confirms(self) -> bool:
        """Whether it has a gold button, which Space presses."""
        return False

    @property
    def is_ready(self) -> bool:
        """Whether the gold button gets the focus."""
        return self.confirms

    @property
    def pulses(self) -> bool:
        """Whether what is used pulses in light."""
        return False

    @property
    def is_side(self) -> bool:
        """Whether something can still be dragged from the table into it."""
        return False

    def pick_up(self, _standing: Any, _label: Label | None, _start: Position, _pos: Position, /) -> Held | None:
        """What a drag from a place lifts while the panel is open; None if nothing."""
        return None


class Held(Mode, frozen=True):
    """Something is dragged from ``source``; the drag began at ``start``, and the pointer is at ``pos``. ``under`` is
    the panel that is open meanwhile."""

    source: Any
    targets: tuple[Any, ...]
    start: Position
    pos: Position
    under: Panel | None = None


class Aiming(Mode, frozen=True):
    """A target is to be clicked; ``purpose`` is the verb."""

    source: Any
    targets: tuple[Any, ...]
    purpose: str


class Radial(Mode, frozen=True):
    """A place was clicked: its verbs are shown beside it."""

    source: Any
    targets: tuple[Any, ...]


class Reading(Mode, frozen=True):
    """The log is open at full height. The keys scroll it and go through the cards named in it."""


def targets_of(mode: Mode) -> tuple[Any, ...]:
    """The targets that glow in a mode."""
    return mode.targets if isinstance(mode, Held | Aiming | Radial) else ()


def source_of(mode: Mode) -> Any:
    """The place that a drag, an aim or the menu started from; None if there is none."""
    return mode.source if isinstance(mode, Held | Aiming | Radial) else None


def target_at(mode: Mode, label: Label | None) -> Any:
    """The target of a mode at ``label``; None if there is none."""
    return next((target for target in targets_of(mode) if target.label == label), None)
