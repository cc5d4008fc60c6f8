"""A sentence that is text for one reader and text with pictures for another.

A locale message names goods, cards and players by placeables. While a sentence is put together they
stand in it as marks, single characters of the private use area; at the end the sentence is cut at
its marks into parts. The same message so gives the plain text and the line with icons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from game.kernel.bag import Bag
from game.rules.state import Seat

_FIRST = 0xE000
_MARK = re.compile("([\ue000-\uf8ff])")


class PlayerName(str):
    """The name of the player in ``seat``, for the screen to colour."""

    seat: Seat

    def __new__(cls, name: str, seat: Seat) -> PlayerName:
        made = super().__new__(cls, name)
        made.seat = seat
        return made


class CardName(str):
    """The title of the card ``id``, for the screen to show when it is pointed at."""

    id: str

    def __new__(cls, title: str, id: str) -> CardName:
        made = super().__new__(cls, title)
        made.id = id
        return made


Part = str | Bag
"""Text (perhaps a `PlayerName` or `CardName`), or goods that a screen may draw as icons."""


class Sentence(str):
    """Plain text that also knows its ``parts``, and the ``actor`` it tells of."""

    parts: tuple[Part, ...]
    actor: Seat | None

    def __new__(cls, text: str, parts: Iterable[Part] = (), actor: Seat | None = None) -> Sentence:
        made = super().__new__(cls, text)
        made.parts = tuple(parts) or (text,)
        made.actor = actor
        return made

    def names(self, seat: Seat) -> bool:
        """Whether the player in ``seat`` is named in it."""
        return any(isinstance(part, PlayerName) and part.seat == seat for part in self.parts)


class Inflection(NamedTuple):
    """How goods are put: the grammatical case of their place, and a form of their words.

    Forms are attributes of a good's message; a good without one takes its full words.
    """

    case: str = "accusative"
    form: str = "long"


LONG: Final = Inflection()
SHORT: Final = Inflection(form="short")
"""`3 grey` for `3 grey contact tokens`."""

GoodsWords = Callable[[Bag, Inflection], str]
"""The words for goods in a language."""


class GoodsMark(str):
    """The mark of goods within an unfinished sentence."""

    draft: Draft
    goods: Bag
    inflection: Inflection

    def inflected(self, case: str | None, form: str | None) -> GoodsMark:
        inflection = Inflection(case or self.inflection.case, form or self.inflection.form)
        return self.draft.goods(self.goods, inflection)


class Draft:
    """Hands out marks, and cuts the finished text at them."""

    def __init__(self, goods_words: GoodsWords) -> None:
        self._goods_words = goods_words
        self._marked: list[tuple[str, Part]] = []

    def word(self, word: str) -> str:
        """Mark a word that is a part of its own: a `PlayerName` or `CardName`."""
        return self._mark(word, word)

    def goods(self, goods: Bag, inflection: Inflection = LONG) -> GoodsMark:
        """Mark goods."""
        made = GoodsMark(self._mark(self._goods_words(goods, inflection), goods))
        made.draft, made.goods, made.inflection = self, goods, inflection
        return made

    def finish(self, text: str, actor: Seat | None = None) -> Sentence:
        """The sentence that the marked text stands for."""
        pieces = [self._look_up(piece) for piece in _MARK.split(text) if piece]
        return Sentence("".join(words for words, _ in pieces), (part for _, part in pieces), actor)

    def _look_up(self, piece: str) -> tuple[str, Part]:
        number = ord(piece[0]) - _FIRST
        return self._marked[number] if 0 <= number < len(self._marked) else (piece, piece)

    def _mark(self, words: str, part: Part) -> str:
        self._marked.append((words, part))
        return chr(_FIRST + len(self._marked) - 1)


def goods_function(goods: object, case: str | None = None, form: str | None = None) -> object:
    """The Fluent function GOODS: `{ GOODS($goods, case: "genitive", form: "short") }`."""
    return goods.inflected(case, form) if isinstance(goods, GoodsMark) else goods


def capital_function(text: str) -> str:
    """The Fluent function CAPITAL: a phrase as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
