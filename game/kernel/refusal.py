"""How the kernel says no: a refusal to a player, an unreadable text to whoever wrote it."""

from __future__ import annotations

import re

import msgspec

from game.kernel.bag import Bag

_ILLEGIBLE = re.compile("[\x00-\x1f\x7f\ud800-\udfff]")


def legible(text: str) -> str:
    """A text that can be shown on one line: the name of a file may hold bytes that are no characters, and ends of
    lines."""
    return _ILLEGIBLE.sub("\N{REPLACEMENT CHARACTER}", text)


class Refusal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a command is not allowed: a code, and the facts for a sentence about it.

    Refusals change nothing. ``needs`` and ``has`` are goods; ``card``, ``seat`` and ``text``
    name what the refusal is about.
    """

    code: str
    needs: Bag | None = None
    has: Bag | None = None
    card: str | None = None
    seat: str | None = None
    text: str | None = None


class Unreadable(Exception):
    """A text (card file, position, scenario, match, locale) that cannot be read.

    ``str()`` is one sentence that names the file, as far as that is `legible`, the line where known, and what was
    expected.
    """

    def __init__(self, message: str, file: str | None = None, line: int | None = None) -> None:
        self.message, self.file, self.line = message, file and legible(file), line
        super().__init__(message)

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        return f"{place}: {self.message}" if place else self.message

    def located(self, file: str, line: int | None = None) -> Unreadable:
        """The same mistake with its place, where that was not known yet."""
        return Unreadable(self.message, self.file or file, self.line if self.line is not None else line)
