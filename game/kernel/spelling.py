"""How words are compared, sorted and looked for in any language that people read and type."""

from __future__ import annotations

import unicodedata
from typing import Final

_ALIKE: Final = str.maketrans({"ё": "е", "æ": "ae", "ø": "o", "œ": "oe", "ł": "l", "đ": "d"})
"""Small letters that stand beside a plain one, and have no mark that could be taken off."""


def folded(text: str) -> str:
    """A text without what nobody types who looks for it: capitals, accents and umlauts of Latin letters, ё for е.

    Sorted by this key, words stand as in a dictionary: `Äther` beside `Auto`, `ёж` beside `ель`, й after и.
    """
    plain = text.casefold().translate(_ALIKE)
    return plain if plain.isascii() else "".join(map(_unmarked, plain))


def _unmarked(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0]
    return base if base.isascii() else letter
