"""The pointer: what it is over, what it holds down, and when that makes a click."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.ui.input import NO_MODS, Input, Leave, Mods, Move, Position, Press, Release
from game.ui.places import Label

LabelAt = Callable[[Position], Label | None]
"""Finds the label of the topmost hit area at a position."""

NOWHERE: Position = (-1, -1)


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
