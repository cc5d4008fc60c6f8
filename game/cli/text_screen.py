"""The terminal: lines broken at words, questions, clearing the screen at a handover.

Before a match, questions come with lists and defaults in brackets, or in sentences for screen readers.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Generic, TypeVar

from game.cli.command_line import Speaks, say
from game.kernel.text import LONGEST_SENTENCE, one_line, visible

try:
    import readline
except ImportError:  # Windows, whose console has its own line editing
    readline = None  # type: ignore[assignment]

Spoken = TypeVar("Spoken", bound=Speaks)

NARROWEST = 20
"""Least columns in which lines are broken; narrower terminals break them themselves."""

_HANGING = 4
_CLEAR = "\033[2J\033[3J\033[H"


def show(lines: Iterable[str]) -> None:
    """Print lines; in a terminal they are broken between words, with a hanging indent."""
    for line in lines:
        say(*_broken(line))


def ask(question: str) -> str:
    """The next line typed, without control characters and outer blanks. Raises EOFError at the end of the input."""
    *before, last = _broken(question)
    show(before)
    return one_line(input(f"{visible(last)} "), LONGEST_SENTENCE)


def show_whole(lines: Iterable[str]) -> None:
    """Print lines for screen readers: neither indented nor broken, and none empty."""
    for line in lines:
        if line.strip():
            say(line.strip())


def scroll_away() -> None:
    """Scroll the screen by empty lines alone, and clear the history of typed lines."""
    if sys.stdout.isatty():
        say("\n" * (shutil.get_terminal_size().lines - 1))
    if readline:
        readline.clear_history()


def clear() -> None:
    """Clear the screen, its scrollback and the history of typed lines."""
    if sys.stdout.isatty():
        print(_CLEAR, end="")
    if readline:
        readline.clear_history()


def _broken(line: str) -> list[str]:
    width = shutil.get_terminal_size().columns - 1
    if not sys.stdout.isatty() or width < NARROWEST or len(line) <= width:
        return [line]
    rest = " " * (len(line) - len(line.lstrip()) + _HANGING)
    return textwrap.wrap(line, width, subsequent_indent=rest, break_on_hyphens=False, break_long_words=False)


_DEFAULT = re.compile(r"(.*?) ?\[(.*)\]$")
"""A question with its default in brackets."""


class Asking(Generic[Spoken]):
    """Asks questions in the terminal, in these words."""

    def __init__(self, words: Spoken) -> None:
        self.words = words

    def ask(self, key: str, **facts: str) -> str:
        """The answer to a message. Raises EOFError at the end of the input."""
        return ask(self.words.text(key, **facts))

    def tell(self, text: str) -> None:
        show([text])

    def offer(self, choice: str, what: str, width: int = 4) -> None:
        """Print a possible answer."""
        say(f"{choice:>{width}} {what}")


class PlainAsking(Asking[Spoken]):
    """Asks in whole sentences, for screen readers."""

    def ask(self, key: str, **facts: str) -> str:
        question = self.words.text(key, **facts)
        found = _DEFAULT.fullmatch(question)
        if found:
            kept = "plain-default" if found[2] else "plain-default.none"
            question = self.words.text(kept, question=found[1], default=found[2])
        return ask(question)

    def tell(self, text: str) -> None:
        show_whole([text])

    def offer(self, choice: str, what: str, width: int = 4) -> None:  # noqa: ARG002 - there are no columns
        show_whole([self.words.text("plain-option", choice=choice, what=what)])
