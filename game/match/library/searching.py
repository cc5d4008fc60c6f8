"""Searching matches by the beginnings of words, and by traits.

The searched fields do not depend on the language: names of players, of the file and of the match, and ids of roles,
sets and opponents. The window knows what these are called and says what a typed word can mean, so one database serves
all languages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from game.kernel.spelling import folded

Trait = tuple[str, str]
"""A facet of a match, and its value."""
Meant = Callable[[str], Iterable[Trait]]
"""Traits that a typed word can mean in the player's language."""

_SIGN: Final = "§"
"""The first character of words for traits; it cannot be typed."""
_APART: Final = re.compile(r"[\x00-/:-@\[-`{-\x7f]+")
"""ASCII characters other than letters and digits."""
_SEPARATING: Final = "PZC"
"""Unicode categories that separate words: punctuation, blanks, control characters."""


class Term(NamedTuple):
    """A word, or with ``begins`` all words that begin with it."""

    word: str
    begins: bool = False


def words_of(text: str) -> list[str]:
    """The words of a text in lower case, without accents and punctuation.

    >>> words_of("Zoë's 2nd Game!")
    ['zoe', 's', '2nd', 'game']
    """
    plain = folded(text)
    if not plain.isascii():
        plain = "".join(" " if unicodedata.category(letter)[0] in _SEPARATING else letter for letter in plain)
    return _APART.sub(" ", plain).split()


@lru_cache(1000)
def trait_word(trait: Trait) -> str:
    """The word that stands for a trait."""
    return _SIGN + _APART.sub(lambda apart: _SIGN + apart[0].encode().hex() + _SIGN, f"{trait[0]}:{trait[1]}".lower())


def terms_of(text: str, meant: Meant, chosen: Iterable[Trait]) -> list[list[Term]]:
    """Groups of terms; a match needs one of each group. The ``chosen`` traits of one facet are a group."""
    typed = [[Term(word, begins=True), *(Term(trait_word(trait)) for trait in meant(word))] for word in words_of(text)]
    facets: dict[str, list[Term]] = {}
    for trait in sorted(chosen):
        facets.setdefault(trait[0], []).append(Term(trait_word(trait)))
    return [*typed, *facets.values()]


def found_by(groups: Sequence[Sequence[Term]], has_fts: bool) -> tuple[str, list[Any]]:
    """An SQL condition on the table `words`, and its parameters; empty if everything matches."""
    if not groups:
        return "", []
    if has_fts:
        return "words MATCH ?", [" AND ".join(f"({' OR '.join(map(_match, group))})" for group in groups)]
    each = [" OR ".join("title LIKE ? OR text LIKE ?" for _ in group) for group in groups]
    facts = [_like(term) for group in groups for term in group for _ in ("title", "text")]
    return " AND ".join(f"({condition})" for condition in each), facts


def _match(term: Term) -> str:
    return f'"{term.word}"{"*" if term.begins else ""}'


def _like(term: Term) -> str:
    """A pattern for words between blanks; words contain no wildcards of LIKE."""
    return f"% {term.word}%" if term.begins else f"% {term.word} %"
