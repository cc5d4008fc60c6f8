"""Findings: errors about unreadable files and options, translated from English.

`Unreadable` and argparse carry findings in English. The English messages whose names begin with `unreadable-` are the
patterns of these sentences: the one that matches names the message of the other language and gives its facts. A
finding that matches none is quoted in English.
"""

from __future__ import annotations

import re
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
    """A known finding: the name of its message, and the pattern of its English sentence."""

    name: str
    pattern: re.Pattern[str]


def finding(error: Unreadable, words: Messages, folder: Path) -> str:
    """``str(error)`` in the language of ``words``, with file and line in front; ``folder`` holds all languages."""
    place = ":".join(str(part) for part in (error.file, error.line) if part is not None)
    told = translated(error.message, words, folder)
    if place and _PLACED not in words:  # the messages are in error
        return f"{place}: {told}"
    return words.format(_PLACED, {"place": place, "told": told}) if place else told


def translated(message: str, words: Messages, folder: Path) -> str:
    """An English finding in the language of ``words``."""
    if words.language == ENGLISH:
        return message
    known = _matched(message, words, folder)
    if known is None and _OTHER not in words:
        return message
    return words.format(_OTHER, {"told": message}) if known is None else known


def _matched(message: str, words: Messages, folder: Path) -> str | None:
    for name, pattern in _sentences(folder):
        found = pattern.fullmatch(message)
        if found and name in words:
            facts = found.groupdict()
            return words.format(name, {key: _matched(fact, words, folder) or fact for key, fact in facts.items()})
    return None


@lru_cache(1)
def _sentences(folder: Path) -> tuple[_Known, ...]:
    """The known findings, those with the longest fixed text first."""
    english = Messages(folder / ENGLISH, ENGLISH, on_error=lambda _: None)
    texts = {name: english.source(name) for name in english if name.startswith(_PREFIX) and name != _OTHER}
    longest = sorted(texts, key=lambda name: -len(_VARIABLE.sub("", texts[name])))
    known = []
    for name in longest:
        parts = enumerate(_VARIABLE.split(texts[name]))  # every second one is a variable
        pattern = "".join(f"(?P<{part}>.+?)" if number % 2 else re.escape(part) for number, part in parts)
        known.append(_Known(name, re.compile(pattern, re.DOTALL)))
    return tuple(known)
