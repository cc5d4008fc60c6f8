"""Inputs that wait for the next frame, and the second press of a double click, which may be meant for nothing."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple
from weakref import ReferenceType

from game.kernel.seats import Viewer
from game.ui.input import Input, Key, Move, Press, Release, Text, Wheel
from game.ui.places import Label
from game.ui.scene import Scene

MOST = 1000
"""Maximum length of the queue; further inputs are dropped."""

_TYPED = ("space", "backspace")
"""Keys that a text field takes, beside single letters."""


class Waiting:
    """A queue of inputs that merges successive moves, and repeats of a held key."""

    def __init__(self) -> None:
        self._inputs: deque[Input] = deque()

    def __len__(self) -> int:
        return len(self._inputs)

    def add(self, value: Input) -> None:
        """Append an input, unless the last one makes it redundant."""
        last = self._inputs[-1] if self._inputs else None
        if isinstance(value, Move) and isinstance(last, Move):
            self._inputs[-1] = value
        elif isinstance(value, Key) and value.repeated and isinstance(last, Key) and last.name == value.name:
            return
        elif len(self._inputs) < MOST:
            self._inputs.append(value)

    def next_after(self, last: Input | None, takes_letters: bool) -> Input | None:
        """Remove and return the next input that may be handled in this frame; None if there is none.

        ``last`` is an input of this frame that has changed what is shown, if any. After it, only inputs that need no
        label may follow: further turns of the wheel, and typing in a field that ``takes_letters``.
        """
        if not self._inputs:
            return None
        value = self._inputs[0]
        turns_on = isinstance(last, Wheel) and isinstance(value, Wheel)
        writes_on = takes_letters and _is_typed(value) and last is not None and _is_typed(last)
        return self._inputs.popleft() if last is None or turns_on or writes_on else None

    def clear(self) -> None:
        """Drop all inputs."""
        self._inputs.clear()


def _is_typed(value: Input) -> bool:
    """True if a text field takes this input wherever its caret is."""
    if isinstance(value, Key):
        return len(value.name) == 1 or value.name in _TYPED
    return isinstance(value, Text)


class Ground(NamedTuple):
    """What a press meets: the scene on top (which may be closed since), who may see hands, whether it only goes on from
    a deed that is told, the label of the topmost hit area there, how many decisions the match has, and whether a press
    there decides."""

    scene: ReferenceType[Scene] | None
    viewer: Viewer
    goes_on: bool
    label: Label | None
    decided: int = 0
    decides: bool = False


class Uncovered:
    """Holds back the second press of a double click unless it meets what the first has met: it was meant for that."""

    def __init__(self) -> None:
        self._first: Ground | None = None
        self._held_back: str | None = None
        """The button whose release belongs to a press that was held back."""

    def holds_back(self, value: Input, ground: Ground) -> bool:
        """Whether a press, or the release that belongs to it, is meant for nothing that is there now."""
        if isinstance(value, Release) and value.button == self._held_back:
            self._held_back = None
            return True
        if not isinstance(value, Press):
            return False
        self._held_back = None
        first = self._first
        if first and not ground.decides:  # what decides would answer the next question as well
            first = first._replace(decided=ground.decided)
        if value.again and first not in (None, ground):
            self._held_back = value.button
            return True
        self._first = ground
        return False
