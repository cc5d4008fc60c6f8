"""The gate for text from elsewhere: names, titles, messages of libraries, and whatever is typed, pasted or read.

Such text may hold characters that draw nothing, reverse the direction of writing, ring a bell or control a terminal.
Everything shown passes one of two functions: `one_line` for a name or title that is kept, `legible` for a sentence or
a path, which stays recognizable.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 60
"""Maximum characters of the name of a player or match, or of an id in a file."""

LONGEST_SENTENCE: Final = 600
"""Maximum characters of a sentence that quotes text from others, and of a typed line."""

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that draw nothing: Default_Ignorable_Code_Point of Unicode, and the empty Braille pattern."""

_FOLDERS: Final = re.compile(r"""(?<![\w/\\.:])(?:[A-Za-z]:)?[/\\](?=\S)(?:(?:(?![ ][/\\])[^/\\:"“”„«»])*[/\\])+""")
"""The folders of an absolute path, which may have blanks in their names."""

_MARKS: Final = 3
"""Maximum accents on a letter. More of them would cover the lines above and below."""


def one_line(text: str, longest: int = LONGEST_NAME) -> str:
    """A name or title that is kept and shown: visible characters on one line, at most ``longest``.

    >>> one_line("  Anna\\u202e \\n Lena ")
    'Anna Lena'

    The result may be empty; the caller then chooses a name.
    """
    return " ".join(visible(text[: 8 * longest]).split())[:longest].rstrip()


def legible(text: str, longest: int = LONGEST_SENTENCE) -> str:
    """A sentence or path on one line, with U+FFFD for every character that cannot be seen.

    A text of more than ``longest`` characters is cut and ends in three dots.

    >>> legible("\\x1b[31mred")
    '\N{REPLACEMENT CHARACTER}[31mred'
    """
    if len(text) > longest:
        text = text[: longest - 3] + "..."
    return visible(text, "\N{REPLACEMENT CHARACTER}")


def without_folders(sentence: str) -> str:
    """A sentence that names files by their names alone, without the folders of their paths.

    >>> without_folders("It cannot be read: /home/Anna Lena/games/settings.json: Permission denied")
    'It cannot be read: settings.json: Permission denied'
    """
    return _FOLDERS.sub("", sentence)


@lru_cache(4096)
def visible(text: str, instead: str = "") -> str:
    """The text in composed form (NFC), with ``instead`` for every character that cannot be seen.

    White space that would break the line becomes a space.
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
    """Whether a character draws something, or is a space with a width."""
    if not character.isprintable():
        return unicodedata.category(character) == "Zs"
    return not _UNSEEN.match(character)
