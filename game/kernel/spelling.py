"""Comparing, sorting and searching words in any language."""

from __future__ import annotations

import unicodedata
from typing import Final

_ALIKE: Final = str.maketrans({"ё": "е", "æ": "ae", "ø": "o", "œ": "oe", "ł": "l", "đ": "d"})
"""Lower-case letters that Unicode does not decompose, and the plain letters they are sorted with."""


def folded(text: str) -> str:
    """A key for searching and sorting: lower case, Latin letters without accents, е for ё. й stays a letter of its own.

    >>> folded("Älteste Händlergilde")
    'alteste handlergilde'
    >>> sorted(["Zoo", "Äther", "Auto"], key=folded)
    ['Äther', 'Auto', 'Zoo']
    """
    plain = text.casefold().translate(_ALIKE)
    return plain if plain.isascii() else "".join(map(_unmarked, plain))


def _unmarked(letter: str) -> str:
    plain = unicodedata.normalize("NFD", letter)[0]
    return plain if plain.isascii() else letter
