"""A good that is dragged from its button to the tile beside it."""

from __future__ import annotations

from typing import Final

from game.rules.commands import NOTHING
from game.ui.input import Input, Leave, Move, Position, Press, Release
from game.ui.places import Answer, Label

_GRIP: Final = 6
"""Pixels the pointer has to move with the button down before a press becomes a drag."""


class CarriedGear:
    """Follows the pointer from the button of a good; ``good`` is the one that is carried, if any."""

    def __init__(self) -> None:
        self._grip: tuple[str, Position] | None = None
        self.good: str | None = None

    def follow(self, value: Input, label: Label | None) -> str | None:
        """Follow an input at ``label``; returns the good that is dropped by it."""
        if isinstance(value, Press) and value.button == "left":
            good = str(label.value) if isinstance(label, Answer) else NOTHING
            self._grip = None if good == NOTHING else (good, value.pos)
        elif isinstance(value, Move) and self._grip:
            good, start = self._grip
            if max(abs(value.pos[0] - start[0]), abs(value.pos[1] - start[1])) >= _GRIP:
                self.good = good
        elif isinstance(value, Leave):
            self._grip = self.good = None
        elif isinstance(value, Release) and self._grip:
            dropped, self._grip, self.good = self.good, None, None
            return dropped
        return None
