"""What takes a robot more than one frame to think out."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

Choice = TypeVar("Choice")


class Thoughts(Generic[Choice]):
    """A robot thinks about a decision, a few milliseconds a frame. To stop it, let go of this."""

    def __init__(self, steps: Generator[None, None, Choice]) -> None:
        self._steps = steps
        self.choice: Choice | None = None

    def go_on(self) -> None:
        """Think a step further, if there is no choice yet."""
        if self.choice is None:
            try:
                next(self._steps)
            except StopIteration as end:
                self.choice = end.value
