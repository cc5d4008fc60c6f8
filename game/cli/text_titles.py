"""Moves with translated titles, also of Ruins; the notation itself has English ones."""

from __future__ import annotations

import re
from functools import cached_property

from game.cards.catalog import Catalog
from game.rules.sheets import RUIN
from game.wording import Wording
from game.wording.languages import ENGLISH
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
