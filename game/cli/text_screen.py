"""The terminal itself: lines broken at words, questions, the screen cleared at a hand-over."""

from __future__ import annotations

import io
import shutil
import sys
import textwrap
from collections.abc import Iterable

from game.cli.output import say
from game.kernel.text import LONGEST_SENTENCE, one_line, visible

try:
    import readline
except ImportError:  # Windows: its console edits lines by itself
    readline = None  # type: ignore[assignment]

NARROWEST = 20
"""Columns below which lines are left to the terminal."""
_HANGING = 4
_CLEAR = "\033[2J\033[3J\033[H"


def prepare() -> None:
    """Let no character that the terminal cannot show end the game."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def show(lines: Iterable[str]) -> None:
    """Print lines; in a terminal they are broken between words, with the rest set in."""
    for line in lines:
        say(*_broken(line))


def ask(question: str) -> str:
    """The next line typed, tidied; raises EOFError where the lines end."""
    *before, last = _broken(question)
    show(before)
    return one_line(input(f"{visible(last)} "), LONGEST_SENTENCE)


def show_whole(lines: Iterable[str]) -> None:
    """Print each line as it is, for somebody to whom it is read aloud: neither set in nor broken, and none empty."""
    for line in lines:
        if line.strip():
            say(line.strip())


def scroll_away() -> None:
    """Push what was told out of sight by empty lines alone, and forget the lines typed before."""
    if sys.stdout.isatty():
        say("\n" * (shutil.get_terminal_size().lines - 1))
    if readline:
        readline.clear_history()


def clear() -> None:
    """Forget what is on the screen, in its scrollback, and among the lines typed before."""
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
