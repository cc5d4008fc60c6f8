"""Moves as they are said: with the titles and goods of the language, where the notation has its own."""

from __future__ import annotations

import re

from game.cli.text_titles import Titles
from game.kernel.bag import Bag
from game.wording import Wording

_GOODS = re.compile(r"\{([^}]*)\}")
"""Goods as the notation writes them."""


class Saying:
    """Says what is written in the notation. Titles said so are understood when they are typed."""

    def __init__(self, wording: Wording) -> None:
        self._words = wording
        self.titles = Titles(wording).put
        """A text with its titles as the language has them."""

    def move(self, text: str) -> str:
        """A move with titles and goods as the language has them."""
        return _GOODS.sub(lambda found: self._words.goods(_bag(found[1])), self.titles(text))


def _bag(written: str) -> Bag:
    """The goods of `iron: 2, gun: 1`."""
    pairs = (pair.partition(":") for pair in written.split(",") if pair.strip())
    return Bag({good.strip(): int(count) for good, _, count in pairs})
