"""Why a file or an option cannot be read, in another language than the program's own findings are written in.

Findings are sentences of many rooms, and of argparse: `Unreadable` carries them in English. The English messages whose
names begin with `unreadable-` are those very sentences, with variables where they differ; the sentence that fits gives
the message of the other language and its facts. What none fits is an English detail in a sentence of that language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from game.kernel.refusal import Unreadable
from game.wording.languages import ENGLISH
from game.wording.messages import Messages

_PREFIX: Final = "unreadable-"
_OTHER: Final = "unreadable-other"
_PLACED: Final = "unreadable"
_VARIABLE: Final = re.compile(r"\{ \$(\w+) \}")


class _Known(NamedTuple):
    """A sentence that is known: the name of its message, and what fits it."""

    name: str
    pattern: re.Pattern[str]


def finding(error: Unreadable, words: Messages, folder: Path) -> str:
    """The sentence of ``str(error)`` in the language of ``words``; ``folder`` holds the languages, English among them.

    The place stays in front of it: file and line.
    """
    place = ":".join(str(part) for part in (error.file, error.line) if part is not None)
    told = told_in(error.message, words, folder)
    return words.format(_PLACED, {"place": place, "told": told}) if place else told


def told_in(message: str, words: Messages, folder: Path) -> str:
    """An English finding in the language of ``words``."""
    if words.language == ENGLISH:
        return message
    known = _translated(message, words, folder)
    return words.format(_OTHER, {"told": message}) if known is None else known


def _translated(message: str, words: Messages, folder: Path) -> str | None:
    for name, pattern in _sentences(folder):
        found = pattern.fullmatch(message)
        if found and name in words:
            facts = found.groupdict()
            return words.format(name, {key: _translated(fact, words, folder) or fact for key, fact in facts.items()})
    return None


@lru_cache(1)
def _sentences(folder: Path) -> tuple[_Known, ...]:
    """The known sentences: those with the most words of their own first."""
    english = Messages(folder / ENGLISH, ENGLISH, on_error=lambda _: None)
    texts = {name: english.source(name) for name in english if name.startswith(_PREFIX) and name != _OTHER}
    longest = sorted(texts, key=lambda name: -len(_VARIABLE.sub("", texts[name])))
    return tuple(_Known(name, re.compile("".join(_parts(texts[name])), re.DOTALL)) for name in longest)


def _parts(text: str) -> Iterator[str]:
    for number, part in enumerate(_VARIABLE.split(text)):
        yield f"(?P<{part}>.+?)" if number % 2 else re.escape(part)
