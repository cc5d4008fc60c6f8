"""The journal of a game: what was decided, what happened, and the state after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

Decision = TypeVar("Decision")
Event = TypeVar("Event")
State = TypeVar("State")


class Entry(msgspec.Struct, Generic[Decision, Event, State], frozen=True, gc=False):
    """One step: a decision, the events it caused and the state after them. Entry 0 has no decision."""

    number: int
    decision: Decision | None
    events: tuple[Event, ...]
    state: State


class Journal(Generic[Decision, Event, State]):
    """Entries in a row and a ``head``, the entry that counts as now.

    Going back only moves the head: the entries behind it are kept to be redone, until the next
    decision takes their place. Every entry holds the state after it, so going anywhere costs nothing.
    """

    def __init__(self, events: Sequence[Event], state: State) -> None:
        """Begin with entry 0: the events that set the game up, and the state after them."""
        self._entries: list[Entry[Decision, Event, State]] = [Entry(0, None, tuple(events), state)]
        self._head = 0

    @property
    def head(self) -> int:
        """The number of the entry that counts as now."""
        return self._head

    @property
    def last(self) -> int:
        """The number of the last entry that could be redone; equal to ``head`` if there is none."""
        return len(self._entries) - 1

    @property
    def state(self) -> State:
        """The state now."""
        return self._entries[self._head].state

    @property
    def line(self) -> Sequence[Entry[Decision, Event, State]]:
        """The entries up to the head: what has happened and was not taken back."""
        return self._entries[: self._head + 1]

    def __len__(self) -> int:
        return len(self._entries)

    def __getitem__(self, number: int) -> Entry[Decision, Event, State]:
        """The entry with this number, also one behind the head; raises IndexError if there is none."""
        self._require(number)
        return self._entries[number]

    def append(self, decision: Decision, events: Sequence[Event], state: State) -> Entry[Decision, Event, State]:
        """Add the next step after the head; what lay behind the head is gone."""
        entry: Entry[Decision, Event, State] = Entry(self._head + 1, decision, tuple(events), state)
        del self._entries[entry.number :]
        self._entries.append(entry)
        self._head = entry.number
        return entry

    def go_to(self, number: int) -> None:
        """Move the head to any entry, back or forth; raises IndexError if there is none with this number."""
        self._require(number)
        self._head = number

    def _require(self, number: int) -> None:
        if not 0 <= number < len(self._entries):
            raise IndexError(f"the journal has no entry {number}")
