"""The gate for text from elsewhere: names, titles, messages of libraries, what is typed, pasted or read from a file.

Text of others may hold characters that draw nothing, turn the direction of writing, ring a bell or steer a terminal.
Everything that is shown passes one of two doors: `one_line` for a name or a title that is kept, `legible` for a
sentence or a path, which stays recognizable.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 60
"""Characters of the name of a player, of a match, or of a word that a file uses for something the program knows."""

LONGEST_SENTENCE: Final = 600
"""Characters of a sentence that repeats what others have written, and of a line that is typed."""

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Characters of letters and marks that draw nothing (Default_Ignorable_Code_Point of Unicode, and the empty Braille
pattern)."""

_MARKS: Final = 3
"""So many accents a letter may carry; a pile of them would cover the lines above and below."""


def one_line(text: str, longest: int = LONGEST_NAME) -> str:
    """A name or title that can be kept and shown: visible characters in one line, at most ``longest`` of them.

    >>> one_line("  Anna\\u202e \\n Lena ")
    'Anna Lena'

    The result may be empty: the caller then gives a name.
    """
    return " ".join(visible(text[: 8 * longest]).split())[:longest].rstrip()


def legible(text: str, longest: int = LONGEST_SENTENCE) -> str:
    """A sentence or a path that can be shown on one line: what cannot be seen is replaced by U+FFFD.

    A text that is too long ends in three dots.

    >>> legible("\\x1b[31mred")
    '\N{REPLACEMENT CHARACTER}[31mred'
    """
    if len(text) > longest:
        text = text[: longest - 3] + "..."
    return visible(text, "\N{REPLACEMENT CHARACTER}")


@lru_cache(4096)
def visible(text: str, instead: str = "") -> str:
    """The text in Unicode's composed form (NFC) with ``instead`` in place of every character that cannot be seen.

    White space other than the plain blank becomes a blank if it would break the line.
    """
    if text.isascii() and text.isprintable():
        return text
    shown: list[str] = []
    marks = _MARKS
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me") and is_visible(character):
            marks += 1
            if marks <= _MARKS:
                shown.append(character)
        else:
            seen = character if is_visible(character) else " " if character.isspace() else instead
            shown.append(seen)
            if seen:
                marks = _MARKS if seen.isspace() else 0
    return unicodedata.normalize("NFC", "".join(shown))


def is_visible(character: str) -> bool:
    """Whether a character draws something, or is a blank that has a width."""
    if not character.isprintable():
        return unicodedata.category(character) == "Zs"
    return not _UNSEEN.match(character)
