"""The shipped cards and their words, put together once a process: what is drawn of them is drawn once, too."""

from __future__ import annotations

from functools import cache

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.wording.wording import Wording
from game.paths import cards_folder


@cache
def shipped_cards() -> Catalog:
    """The cards of the game, without packs."""
    return load_catalog(cards_folder())


@cache
def _words(language: str) -> Wording:
    return Wording(shipped_cards(), language)


def words_of(catalog: Catalog, language: str = "en") -> Wording:
    """The words of a window that opens in ``language``; of the shipped cards always the same ones. A window that has
    spoken another language since gives them back in this one."""
    if catalog is not shipped_cards():
        return Wording(catalog, language)
    words = _words(language)
    if words.language != language:
        words.speak(language)
    return words
