"""Moves in words: with translated titles, also of Ruins, and goods; the notation itself has English ones."""

from __future__ import annotations

import re
from functools import cached_property

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.rules.sheets import RUIN
from game.wording import Wording
from game.wording.messages import ENGLISH
from game.wording.printed import PRINTED


def ruin_title(wording: Wording) -> str:
    """The title of a Ruin in translated moves."""
    return wording.text("art-ruin")


def named_in_moves(catalog: Catalog) -> tuple[str, ...]:
    """Ids of all whose titles stand in moves."""
    return tuple(id for id, card in catalog.printed.items() if PRINTED[type(card)].in_moves)


class TitleTranslation:
    """Translates the titles in moves; typed moves may have either (`Spelling`)."""

    def __init__(self, wording: Wording) -> None:
        self._words = wording

    def put(self, move: str) -> str:
        """A move of the notation with translated titles."""
        if self._words.language == ENGLISH:
            return move
        return self._known.sub(lambda found: self._own[found[0]], move)

    @cached_property
    def _own(self) -> dict[str, str]:
        catalog = self._words.catalog
        own = {catalog.title(id): self._words.title(id) for id in named_in_moves(catalog)}
        return own | {RUIN: ruin_title(self._words)}

    @cached_property
    def _known(self) -> re.Pattern[str]:
        longest_first = sorted(self._own, key=len, reverse=True)
        return re.compile(rf"(?<![\w'’])({'|'.join(map(re.escape, longest_first))})(?![\w'’])")


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
