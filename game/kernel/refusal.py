"""Refusals of commands, errors in texts, and faults of programs of others."""

from __future__ import annotations

import msgspec

from game.kernel.bag import Bag
from game.kernel.text import legible


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a program plays no longer: a code, and what it said or did, on one line."""

    program: str
    reason: str
    detail: str = ""


class Refusal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a command is not allowed: a code, and the facts for a sentence about it.

    ``needs`` and ``has`` are goods; ``card``, ``seat`` and ``text`` name what the refusal is about. A refused command
    changes nothing.
    """

    code: str
    needs: Bag | None = None
    has: Bag | None = None
    card: str | None = None
    seat: str | None = None
    text: str | None = None


class Unreadable(Exception):
    """A text (card file, position, scenario, match, locale) that cannot be read.

    ``str()`` is one sentence with the file, the line if known, and what was expected. It may quote text from others,
    so message and file are made `legible`.

    >>> print(Unreadable("expected a phase, not 'acton'", line=4).located("match.yaml"))
    match.yaml:4: expected a phase, not 'acton'
    """

    def __init__(self, message: str, file: str | None = None, line: int | None = None) -> None:
        self.message, self.file, self.line = legible(message), file and legible(file), line
        super().__init__(self.message)

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        return f"{place}: {self.message}" if place else self.message

    def located(self, file: str | None, line: int | None = None) -> Unreadable:
        """The same error with this file and line, unless it has its own."""
        return Unreadable(self.message, self.file or file, self.line if self.line is not None else line)
