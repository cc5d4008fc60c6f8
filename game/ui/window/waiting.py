"""Inputs that wait for a frame which shows what they are meant for."""

from __future__ import annotations

from collections import deque

from game.ui.input import Input, Key, Move, Text, Wheel

MOST = 1000
"""Nobody has so many inputs waiting: what comes beyond them is not taken."""

_TYPED = ("space", "backspace")
"""Keys of several letters that a text field takes as it takes letters."""


class Waiting:
    """A queue that keeps the order. It holds one move for several in a row, and one press of a key that is held."""

    def __init__(self) -> None:
        self._inputs: deque[Input] = deque()

    def __len__(self) -> int:
        return len(self._inputs)

    def add(self, value: Input) -> None:
        """Put an input behind the others, unless the last of them says the same already."""
        last = self._inputs[-1] if self._inputs else None
        if isinstance(value, Move) and isinstance(last, Move):
            self._inputs[-1] = value
        elif isinstance(value, Key) and value.repeated and isinstance(last, Key) and last.name == value.name:
            return
        elif len(self._inputs) < MOST:
            self._inputs.append(value)

    def next_after(self, last: Input | None, takes_letters: bool) -> Input | None:
        """The next input to be taken in this frame, if there is one: any, unless ``last`` has changed what is shown.

        Then only what needs no label of the frame: a list turns on with the wheel, and a text field in which somebody
        writes ``takes_letters``.
        """
        if not self._inputs:
            return None
        value = self._inputs[0]
        turns_on = isinstance(last, Wheel) and isinstance(value, Wheel)
        writes_on = takes_letters and _is_typed(value) and last is not None and _is_typed(last)
        return self._inputs.popleft() if last is None or turns_on or writes_on else None

    def clear(self) -> None:
        """Forget all of them: what they were meant for is gone."""
        self._inputs.clear()


def _is_typed(value: Input) -> bool:
    """Whether a text field takes this wherever it stands."""
    if isinstance(value, Key):
        return len(value.name) == 1 or value.name in _TYPED
    return isinstance(value, Text)
