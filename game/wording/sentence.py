"""Sentences: plain text whose parts the screen can draw as icons and coloured names; and words that have forms.

Placeables of a message name goods, cards and players. In an unfinished sentence they are marks, single characters of
the private use area; the finished sentence is cut at its marks into parts. So one message gives both the plain text and
the line with icons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from game.kernel.bag import Bag
from game.kernel.seats import Seat

Names = Mapping[str, str]
"""Seat -> name of its player; a seat without a name is called by its letter."""

_FIRST = 0xE000
_MARK = re.compile("([\ue000-\uf8ff])")


Forms = Callable[[str], str | None]
"""The form of a word by name, as `genitive`; None if the language has no such form of it."""


class Word(str):
    """A word, phrase or list as a fact for messages, with its other forms.

    ``origin`` distinguishes words that are spelt alike but have different forms.
    """

    forms: Forms
    origin: Hashable

    def __new__(cls, text: str, forms: Forms, origin: Hashable = None) -> Word:
        made = super().__new__(cls, text)
        made.forms, made.origin = forms, origin
        return made


def inflected(word: str, form: str) -> str:
    """A word in another form; unchanged if it has no such form."""
    return (word.forms(form) if isinstance(word, Word) else None) or word


class PlayerName(str):
    """The name of the player in ``seat``, for the screen to colour."""

    seat: Seat

    def __new__(cls, name: str, seat: Seat) -> PlayerName:
        made = super().__new__(cls, name)
        made.seat = seat
        return made


class CardName(str):
    """The title of the card ``id``, which the screen shows when it is pointed at."""

    id: str

    def __new__(cls, title: str, id: str) -> CardName:
        made = super().__new__(cls, title)
        made.id = id
        return made


class InlineIcon(str):
    """A picture in a sentence, by the name of its icon; empty as text."""

    icon: str

    def __new__(cls, icon: str) -> InlineIcon:
        made = super().__new__(cls, "")
        made.icon = icon
        return made


Part = str | Bag
"""Text (perhaps a `PlayerName`, `CardName` or `InlineIcon`), or goods that a screen may draw as icons, by the names of
these."""


class Sentence(str):
    """Plain text with its ``parts``, the seat that acts as ``actor``, its ``topic`` in the rules reference, and the
    seats it ``concerns``. ``brief`` are the parts of a short form in signs, or none."""

    parts: tuple[Part, ...]
    brief: tuple[Part, ...]
    actor: Seat | None
    topic: str | None
    concerns: frozenset[Seat]

    def __new__(
        cls,
        text: str,
        parts: Iterable[Part] = (),
        actor: Seat | None = None,
        topic: str | None = None,
        concerns: Iterable[Seat] = (),
        brief: Iterable[Part] = (),
    ) -> Sentence:
        made = super().__new__(cls, text)
        made.parts = tuple(parts) or (text,)
        made.brief = tuple(brief)
        made.actor = actor
        made.topic = topic
        made.concerns = frozenset(concerns)
        return made

    def about(self, topic: str | None, concerns: Iterable[Seat] = ()) -> Sentence:
        """The same sentence with its topic and the seats it concerns."""
        return Sentence(str(self), self.parts, self.actor, topic, concerns, self.brief)

    def with_brief(self, brief: Iterable[Part]) -> Sentence:
        """The same sentence with its short form."""
        return Sentence(str(self), self.parts, self.actor, self.topic, self.concerns, brief)


def joined(*told: str) -> Sentence:
    """Sentences in a row, with full stops between them, and the parts of each.

    >>> joined("Gain 1 VP", "Then you choose")
    'Gain 1 VP. Then you choose'
    """
    parts: list[Part] = []
    text = ""
    for sentence in filter(None, told):
        between = "" if not text else " " if text.endswith((".", "!", "?")) else ". "
        parts += [*([between] if between else []), *(sentence.parts if isinstance(sentence, Sentence) else (sentence,))]
        text += between + sentence
    return Sentence(text, parts)


class Fact(msgspec.Struct, frozen=True):
    """A fact or rule about a card, for the panel beside the zoomed card."""

    icon: str
    heading: str
    sentence: str

    @property
    def line(self) -> str:
        """Its heading and its sentence."""
        return f"{self.heading}: {self.sentence}"


class Inflection(NamedTuple):
    """The grammatical case of goods, and the form of their words.

    Forms are attributes of a good's message; a good without the attribute has only its full words.
    """

    case: str = "accusative"
    form: str = "long"


LONG: Final = Inflection()
SHORT: Final = Inflection(form="short")
"""`3 white` for `3 white cubes`."""

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
    """An unfinished sentence: gives out marks, and cuts the finished text at them. Goods have the icons of ``icons``;
    any other is its own."""

    def __init__(self, goods_words: GoodsWords, icons: Mapping[str, str] = MappingProxyType({})) -> None:
        self._goods_words, self._icons = goods_words, icons
        self._marked: list[tuple[str, Part]] = []

    def player(self, name: str, seat: Seat) -> Word:
        """Mark the name of a player; that of a virtual opponent may have forms."""
        return self._word(name, lambda text: PlayerName(text, seat))

    def card(self, title: str, id: str) -> Word:
        """Mark the bare title of a card."""
        return self._word(title, lambda text: CardName(text, id))

    def sign(self, icon: str) -> str:
        """Mark a picture, which is empty in plain text."""
        sign = InlineIcon(icon)
        return self._mark(sign, sign)

    def goods(self, goods: Bag, inflection: Inflection = LONG) -> GoodsMark:
        """Mark goods."""
        drawn = Bag((self._icons.get(good, good), count) for good, count in goods.items()) if self._icons else goods
        made = GoodsMark(self._mark(self._goods_words(goods, inflection), drawn))
        made.draft, made.goods, made.inflection = self, goods, inflection
        return made

    def finish(self, text: str, actor: Seat | None = None) -> Sentence:
        """The sentence of a text with marks."""
        marked = {chr(_FIRST + number): piece for number, piece in enumerate(self._marked)}
        pieces = [marked.get(piece, (piece, piece)) for piece in _MARK.split(text) if piece]
        return Sentence("".join(words for words, _ in pieces), (part for _, part in pieces), actor)

    def _word(self, word: str, part: Callable[[str], str]) -> Word:
        def form(name: str) -> str | None:
            found = word.forms(name) if isinstance(word, Word) else None
            return None if found is None else self._word(found, part)

        return Word(self._mark(word, part(word)), form)

    def _mark(self, words: str, part: Part) -> str:
        self._marked.append((words, part))
        return chr(_FIRST + len(self._marked) - 1)


def goods_function(goods: object, case: str | None = None, form: str | None = None) -> object:
    """The Fluent function GOODS: `{ GOODS($goods, case: "genitive", form: "short") }`."""
    if isinstance(goods, Word) and case:
        return inflected(goods, case)
    return goods.inflected(case, form) if isinstance(goods, GoodsMark) else goods


def form_function(word: object, form: str) -> object:
    """The Fluent function FORM: `{ FORM($phase, form: "genitive") }`; the forms of goods are cases."""
    if isinstance(word, GoodsMark):
        return word.inflected(form, None)
    return inflected(word, form) if isinstance(word, str) else word


def gender_function(word: object) -> str:
    """The Fluent function GENDER, a selector: `{ GENDER($phase) -> [feminine] ... }`; "" if the word has none."""
    return (word.forms("gender") if isinstance(word, Word) else None) or ""


def capital_function(text: str) -> str:
    """The Fluent function CAPITAL: a phrase at the beginning of a sentence.

    >>> capital_function("a cube")
    'A cube'
    """
    return text[:1].upper() + text[1:]


FUNCTIONS: Final[dict[str, Callable[..., object]]] = {
    "GOODS": goods_function,
    "FORM": form_function,
    "GENDER": gender_function,
    "CAPITAL": capital_function,
}
"""Functions for messages, besides Fluent's own NUMBER and DATETIME."""
