"""Stations, cards and goods in the terminal: their names in the player's language, put into moves and understood in
what is typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from game.kernel.spelling import folded
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules.names import names_of
from game.metro2033.wording.metro_words import MetroWords

COUNTS: Final = (1, 2, 5)
"""Numbers after which a good may be called differently."""

MOST_ALIKE: Final = 6
"""Maximum number of names that are offered for one that is not known."""


class MetroTitles:
    """The names of one language beside those of the notation.

    >>> from game.metro2033.cards.reader import load_metro
    >>> from game.paths import cards_folder
    >>> titles = MetroTitles(MetroWords(load_metro(cards_folder() / "metro2033"), "de"))
    >>> titles.put("hero Artyom at Kievskaya (Blue)"), titles.mend("exchange 2 Schwein for munition")
    ('hero Artjom at Kijewskaja (Blaue)', 'exchange 2 pig for ammo')
    >>> titles.mend("exchange 2 Schweine for munition")
    'exchange 2 pig for ammo'
    >>> titles.found("gasmaske"), titles.found("kurskaja")
    (['gas_mask'], ['kurskaya_ring', 'kurskaya_blue'])
    """

    def __init__(self, words: MetroWords) -> None:
        self.words = words
        cards = words.cards_of_game
        self._ids: Sequence[str] = (*cards.map.stations, *cards.all)
        self._names = names_of(cards)

    def put(self, move: str) -> str:
        """A move of the notation with the names of the language."""
        if not self._own:
            return move
        return self._known.sub(lambda found: self._own[found[0]], move)

    def mend(self, text: str) -> str:
        """What was typed, with the names of the notation."""
        typed = text.replace("’", "'").casefold()
        return self._typed.sub(lambda found: self._meant[found[0]], typed)

    def found(self, name: str) -> Sequence[str]:
        """The ids of all that is called so, in English or in the language; else of all whose name contains it."""
        wanted = folded(name.strip().replace("’", "'"))
        exact = [id for id in self._ids if wanted in map(folded, (id, *self._called(id)))]
        if exact or not wanted:
            return exact
        return [id for id in self._ids if any(wanted in folded(called) for called in self._called(id))]

    def alike(self, names: Sequence[str]) -> str:
        """Some of several names, to choose from."""
        return self.words.any_of(names[:MOST_ALIKE])

    def _called(self, id: str) -> tuple[str, ...]:
        return self._names.name(id), self.words.title(id), self.words.short_title(id)

    @cached_property
    def _own(self) -> Mapping[str, str]:
        """Name in the notation -> name in the language, where they differ."""
        named = {self._names.name(id): str(self.words.title(id)) for id in self._ids}
        return {name: title for name, title in named.items() if name != title}

    @cached_property
    def _meant(self) -> Mapping[str, str]:
        """What may be typed -> name in the notation."""
        goods = dict(self._goods())
        names = [self._names.name(id) for id in self._ids]
        titles = {title: name for name, title in self._own.items()}
        meant: dict[str, str] = {}
        for title, name in (goods | dict(zip(names, names, strict=True)) | titles).items():
            meant.setdefault(title.casefold(), name)
            meant.setdefault(folded(title), name)
        return meant

    def _goods(self) -> Iterator[tuple[str, str]]:
        """What a good is called, alone and after a number: `Schwein`, `Schweine`."""
        for good in GOODS:
            yield good, good
            yield str(self.words.good_name(good)), good
            for count in COUNTS:
                yield str(self.words.goods({good: count})).partition(" ")[2], good

    @cached_property
    def _known(self) -> re.Pattern[str]:
        return _any_of(self._own)

    @cached_property
    def _typed(self) -> re.Pattern[str]:
        return _any_of(self._meant)


def _any_of(names: Mapping[str, str]) -> re.Pattern[str]:
    """Any of these names, the longest first, as whole words."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<![\w'])({'|'.join(map(re.escape, longest_first))})(?![\w'])")
