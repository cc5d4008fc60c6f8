"""Translated titles for moves in the terminal, put together once for each language."""

from __future__ import annotations

from functools import cache

from game.fiftyfirst.cli.text_moves import TitleTranslation
from game.fiftyfirst.wording.wording import Wording


@cache
def titles_of(words: Wording) -> TitleTranslation:
    return TitleTranslation(words)
