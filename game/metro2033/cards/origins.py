"""Where in the files each entry stands, so that a check of the whole can tell it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn, TypeVar

from game.kernel.given import Given
from game.kernel.refusal import Unreadable

V = TypeVar("V")


@contextmanager
def telling(entry: str) -> Iterator[None]:
    """Prefix errors raised inside with the entry that they are about; an empty text adds nothing."""
    try:
        yield
    except Unreadable as error:
        if not entry:
            raise
        raise Unreadable(f"{entry}: {error.message}", error.file, error.line) from error


def by_id(entry: Given) -> str:
    """The id of an entry; empty if there is none."""
    return _value(entry, "id")


def by_strength(entry: Given) -> str:
    """The strength of an entry; empty if there is none."""
    return _value(entry, "strength")


def by_ends(entry: Given) -> str:
    """The name of a tunnel or a passage; empty if an end is missing."""
    a, b = (_value(entry, end) for end in ("a", "b"))
    return name_of_edge(a, b) if a and b else ""


def name_of_edge(a: str, b: str) -> str:
    """The two ends, in alphabetical order: no two edges join the same stations."""
    return " – ".join(sorted((a, b)))


def _value(entry: Given, key: str) -> str:
    """The single value under a key, as it is shown."""
    found = entry.find(key)
    return "" if found is None or found.is_mapping or found.is_list else str(found.value)


class Origins:
    """The entries of the files that are being read, and the lists in which they stand."""

    def __init__(self) -> None:
        self._entries: dict[tuple[str, str], Given] = {}
        self._lists: dict[str, Given] = {}

    def read(
        self, given: Given, kind: str, read: Callable[[Given], V], name: Callable[[Given], str] = by_id, part: str = ""
    ) -> dict[str, V]:
        """The entries of a list, at least one, by their names; ``part`` tells lists of one kind apart."""
        self._lists[part or kind] = given
        found: dict[str, V] = {}
        for item in given.items(f"entries, each of them a {kind}"):
            called = name(item)
            with telling(f"{kind} {called}" if called else f"{kind} without id"):
                value = read(item)
                if (kind, called) in self._entries:
                    item.refuse(f"expected each {kind} once, not {called!r} twice")
            found[called] = value
            self._entries[kind, called] = item
        if not found:
            given.refuse(f"expected at least one {kind}")
        return found

    def refuse(self, kind: str, name: str, message: str) -> NoReturn:
        """Refuse an entry, at its place."""
        with telling(f"{kind} {name}"):
            self._entries[kind, name].refuse(message)

    def refuse_list(self, part: str, message: str) -> NoReturn:
        """Refuse a list as a whole."""
        self._lists[part].refuse(message)
