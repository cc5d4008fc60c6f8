"""The journal of a game: each decision, its events, and the state after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

Decision = TypeVar("Decision")
Event = TypeVar("Event")
State = TypeVar("State")


class Entry(msgspec.Struct, Generic[Decision, Event], frozen=True, gc=False):
    """A decision, and the events it caused. Entry 0 has no decision."""

    number: int
    decision: Decision | None
    events: tuple[Event, ...]


class Journal(Generic[Decision, Event, State]):
    """A list of entries, and a ``head``: the number of the current one.

    Going back moves the head and keeps the entries after it, so they can be redone until the next decision replaces
    them. The state after every entry is kept, so going to any of them is O(1).

    >>> journal = Journal[str, str, int](["dealt"], 0)
    >>> journal.append("add 2", ["added 2"], 2).number
    1
    >>> journal.go_to(0)
    >>> journal.state, journal.head, journal.last
    (0, 0, 1)
    >>> journal.append("add 5", ["added 5"], 5).number
    1
    >>> journal.states
    [0, 5]
    """

    def __init__(self, events: Sequence[Event], state: State) -> None:
        """Start with entry 0: the events of the setup, and the state after them."""
        self._entries: list[Entry[Decision, Event]] = [Entry(0, None, tuple(events))]
        self._states = [state]
        self._head = 0

    @property
    def head(self) -> int:
        """The number of the current entry."""
        return self._head

    @property
    def last(self) -> int:
        """The number of the last entry; greater than ``head`` if there is anything to redo."""
        return len(self._entries) - 1

    @property
    def state(self) -> State:
        """The current state."""
        return self._states[self._head]

    @property
    def line(self) -> Sequence[Entry[Decision, Event]]:
        """The entries up to the head; those that were undone are left out."""
        return self._entries[: self._head + 1]

    @property
    def states(self) -> Sequence[State]:
        """The states after the entries of the `line`."""
        return self._states[: self._head + 1]

    def state_after(self, number: int) -> State:
        """The state after the entry with this number, undone or not; raises IndexError if there is none."""
        self._require(number)
        return self._states[number]

    def __len__(self) -> int:
        return len(self._entries)

    def __getitem__(self, number: int) -> Entry[Decision, Event]:
        """The entry with this number, undone or not; raises IndexError if there is none."""
        self._require(number)
        return self._entries[number]

    def append(self, decision: Decision, events: Sequence[Event], state: State) -> Entry[Decision, Event]:
        """Add an entry after the head, and drop the entries that were undone."""
        entry = Entry(self._head + 1, decision, tuple(events))
        del self._entries[entry.number :], self._states[entry.number :]
        self._entries.append(entry)
        self._states.append(state)
        self._head = entry.number
        return entry

    def go_to(self, number: int) -> None:
        """Move the head to an entry, back or forward; raises IndexError if there is none with this number."""
        self._require(number)
        self._head = number

    def _require(self, number: int) -> None:
        if not 0 <= number < len(self._entries):
            raise IndexError(f"the journal has no entry {number}")
