"""Plain data of a file, read strictly: every wrong value is refused with its place and what was expected."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from game.kernel.refusal import Unreadable

Path = tuple[str | int, ...]
"""Keys and places in lists, from the top of the data."""

LARGEST = 999
"""The largest count of goods or VP: far beyond anything that a game can reach."""


_LONGEST_SHOWN = 40
"""Characters of a value that a sentence repeats."""


class WrongGiven(Unreadable):
    """A value that is not what its place asks for; ``path`` leads to it, so that its line can be told."""

    def __init__(self, message: str, path: Path) -> None:
        self.path = path
        super().__init__(f"{_place(path)}: {message}" if path else message)


class Given:
    """A value together with the way to it."""

    def __init__(self, value: Any, path: Path = ()) -> None:
        self.value = value
        self.path = path

    def refuse(self, message: str) -> NoReturn:
        raise WrongGiven(message, self.path)

    def expected(self, what: str) -> NoReturn:
        """Refuse the value because ``what`` was expected."""
        self.refuse(f"{what} expected, not {_shown(self.value)}")

    def mapping(self, keys: Sequence[str], what: str) -> Fields:
        """The values of a mapping whose keys are all among ``keys``; a key with the value null counts as left out."""
        if not isinstance(self.value, Mapping):
            self.expected(f"a mapping ({what})")
        for key in self.value:
            if key not in keys:
                Given(key, (*self.path, str(key))).refuse(f"this is no key of {what}; {_hint(str(key), keys)}")
        fields = {key: Given(value, (*self.path, key)) for key, value in self.value.items() if value is not None}
        return Fields(fields, self.path)

    def items(self, what: str) -> list[Given]:
        """The items of a list, which may be empty."""
        if not isinstance(self.value, Sequence) or isinstance(self.value, str):
            self.expected(f"a list of {what}")
        return [Given(value, (*self.path, place)) for place, value in enumerate(self.value)]

    def text(self, what: str) -> str:
        if not isinstance(self.value, str) or not self.value:
            self.expected(what)
        return self.value

    def word(self, words: Sequence[str], what: str) -> str:
        """One of ``words``."""
        if not isinstance(self.value, str) or self.value not in words:
            self.refuse(f"{what} expected, not {_shown(self.value)}; {_hint(str(self.value), words)}")
        return self.value

    def number(self, lowest: int = 0, highest: int = LARGEST) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not lowest <= self.value <= highest:
            self.expected(f"a whole number from {lowest} to {highest}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.expected("true or false")
        return self.value


class Fields(dict[str, Given]):
    """The values of a mapping by their keys."""

    def __init__(self, fields: Mapping[str, Given], path: Path) -> None:
        super().__init__(fields)
        self.path = path

    def value(self, key: str, default: Any = None) -> Given:
        """What stands under ``key``, or ``default`` in its place."""
        return self[key] if key in self else Given(default, (*self.path, key))


def _place(path: Path) -> str:
    """``players.A.hand[2]``, counting from 1."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{_legible(part)}" for part in path]
    return "".join(parts).removeprefix(".")


def _legible(text: str) -> str:
    """A text of any length and any characters as a part of a sentence."""
    shown = text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."
    return shown if shown.isprintable() else repr(shown)


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "a list"
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    text = str(value)
    shown = text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."
    return repr(shown) if isinstance(value, str) else shown


def _hint(found: str, words: Sequence[str]) -> str:
    near = difflib.get_close_matches(found, words, 1)
    return f"did you mean {near[0]!r}?" if near else f"known: {', '.join(words)}"
