"""Where in the files each entry stands, so that a check of the whole can tell it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn, TypeVar

from game.kernel.given import Given
from game.kernel.refusal import Unreadable

V = TypeVar("V")


@contextmanager
def telling(kind: str, given: Given, always: bool = True) -> Iterator[None]:
    """Prefix errors raised inside with the entry; unless ``always``, only if it has an id."""
    try:
        yield
    except Unreadable as error:
        if not always and not _is_single(given.find("id")):
            raise
        raise Unreadable(f"{_called(kind, given)}: {error.message}", error.file, error.line) from error


def _called(kind: str, given: Given) -> str:
    """What an entry is called in a sentence: by its id, or as an edge by its two ends."""
    id, a, b = (given.find(key) for key in ("id", "a", "b"))
    if id is not None and _is_single(id):
        return f"{kind} {id}"
    return f"{kind} {a} – {b}" if _is_single(a) and _is_single(b) else f"{kind} without id"


def _is_single(given: Given | None) -> bool:
    return given is not None and not given.is_mapping and not given.is_list


def by_id(entry: Given) -> str:
    """The id of an entry that has one."""
    return _value(entry, "id")


def by_ends(entry: Given) -> str:
    """The two ends of a tunnel or a passage, in alphabetical order."""
    return " – ".join(sorted(_value(entry, end) for end in ("a", "b")))


def _value(entry: Given, key: str) -> str:
    found = entry.find(key)
    return "" if found is None else str(found.value)


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
            with telling(kind, item):
                value = read(item)
                if (kind, name(item)) in self._entries:
                    item.refuse(f"expected each {kind} once, not {name(item)!r} twice")
            found[name(item)] = value
            self._entries[kind, name(item)] = item
        if not found:
            given.refuse(f"expected at least one {kind}")
        return found

    def refuse(self, kind: str, name: str, message: str) -> NoReturn:
        """Refuse an entry, at its place."""
        entry = self._entries[kind, name]
        with telling(kind, entry):
            entry.refuse(message)

    def refuse_list(self, part: str, message: str) -> NoReturn:
        """Refuse a list as a whole."""
        self._lists[part].refuse(message)
