"""Moves in words: with the titles and goods of the language instead of those of the notation."""

from __future__ import annotations

import re

from game.cli.text_titles import TitleTranslation
from game.kernel.bag import Bag
from game.wording import Wording

_GOODS = re.compile(r"\{([^}]*)\}")
"""Goods in the notation."""


class Saying:
    """Puts the notation into words. Titles in these words may be typed in moves."""

    def __init__(self, wording: Wording) -> None:
        self._words = wording
        self.titles = TitleTranslation(wording).put
        """Translates the titles in a text."""

    def move(self, text: str) -> str:
        """A move with translated titles and goods."""
        return _GOODS.sub(lambda found: self._words.goods(_bag(found[1])), self.titles(text))


def _bag(written: str) -> Bag:
    """The goods of a text.

    >>> dict(_bag("iron: 2, gun: 1"))
    {'iron': 2, 'gun': 1}
    """
    pairs = (pair.partition(":") for pair in written.split(",") if pair.strip())
    return Bag({good.strip(): int(count) for good, _, count in pairs})
