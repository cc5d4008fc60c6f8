"""The pointer: what it is over, what it holds down, when that makes a click, and what it drags."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from game.ui.input import NO_MODS, Input, Leave, Mods, Move, Position, Press, Release
from game.ui.places import Label

LabelAt = Callable[[Position], Label | None]
"""Finds the label of the topmost hit area at a position."""

NOWHERE: Position = (-1, -1)

DRAG_DISTANCE = 6
"""Pixels the pointer has to move with the button down before a press becomes a drag."""

Thing = TypeVar("Thing")
"""What is dragged."""


class Click(msgspec.Struct, frozen=True):
    """A button was pressed and released over the same hit area; ``label`` is None outside all of them."""

    label: Label | None
    button: str
    pos: Position
    mods: Mods = NO_MODS


class Touch(msgspec.Struct, frozen=True):
    """The labels under the pointer, held down, and with keyboard focus."""

    hover: Label | None = None
    held: Label | None = None
    focus: Label | None = None


class Pointer:
    """Follows the inputs of one scene. ``hover`` and ``held`` are labels of the frame on the screen."""

    def __init__(self) -> None:
        self.pos: Position = NOWHERE
        self.hover: Label | None = None
        self.held: Label | None = None
        self._button: str | None = None

    def follow(self, value: Input, label_at: LabelAt) -> Click | None:
        """Follow an input; returns the click that it completes, if any."""
        if isinstance(value, Leave):
            self.pos, self.hover, self.held, self._button = NOWHERE, None, None, None
            return None
        if not isinstance(value, Move | Press | Release):
            return None
        self.pos = value.pos
        self.hover = label_at(value.pos)
        if isinstance(value, Press):
            self.held, self._button = self.hover, value.button
        return self._finish(value) if isinstance(value, Release) else None

    def settle(self, label_at: LabelAt) -> bool:
        """Find what is under the resting pointer after a new frame; True if it has changed."""
        before, self.hover = self.hover, label_at(self.pos) if self.pos != NOWHERE else None
        return before != self.hover

    def _finish(self, value: Release) -> Click | None:
        if self._button != value.button:
            return None
        held, self.held, self._button = self.held, None, None
        if held != self.hover:
            return None
        return Click(held, value.button, value.pos, value.mods)


class Drag(Generic[Thing]):
    """Follows the left button from a press to a drop. ``lift`` says what can be carried away from a label, ``drop`` is
    told what was carried and where it is dropped; ``held`` is carried now."""

    def __init__(
        self, pointer: Pointer, lift: Callable[[Label], Thing | None], drop: Callable[[Thing, Label | None], None]
    ) -> None:
        self._pointer, self._lift, self._drop = pointer, lift, drop
        self.held: Thing | None = None
        self._grip: tuple[Thing, Position] | None = None

    def follow(self, value: Input, label_at: LabelAt) -> bool:
        """Follow an input; True if it drops something, so that it is no click."""
        if isinstance(value, Press) and value.button == "left":
            label = label_at(value.pos)
            thing = None if label is None else self._lift(label)
            self._grip = None if thing is None else (thing, value.pos)
        elif isinstance(value, Move) and self._grip and is_far(self._grip[1], value.pos):
            self.held = self._grip[0]
        elif isinstance(value, Leave):
            self.let_go()
        elif isinstance(value, Release):
            held = self.held
            self.let_go()
            if held is not None:
                self._pointer.follow(value, lambda _: None)
                self._drop(held, label_at(value.pos))
                return True
        return False

    def let_go(self) -> None:
        """Carry nothing."""
        self.held = self._grip = None


def is_far(start: Position, pos: Position) -> bool:
    """Whether the pointer has moved so far that a press has become a drag."""
    return max(abs(start[0] - pos[0]), abs(start[1] - pos[1])) >= DRAG_DISTANCE
