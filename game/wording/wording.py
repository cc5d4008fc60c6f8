"""The words of the game in one language: goods, categories, titles, lists; and sentences.

A sentence is plain text whose parts the screen can draw as icons and coloured names. Placeables of a locale message
name goods, cards and players. In an unfinished sentence they are marks, single characters of the private use area; the
finished sentence is cut at its marks into parts. So one message gives both the plain text and the line with icons.

Sentences are put together by the other modules of this package, whose functions are given a `Wording`: `card_words`,
`log`, `refusals`, `forecasts`. Words about the places of a set stand in `game.wording.sets`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property, partial, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from game.cards.vocabulary import ROWS, TOKENS
from game.kernel.bag import Bag
from game.kernel.refusal import Fault, Unreadable
from game.rules.commands import NOTHING
from game.wording.messages import ENGLISH, Messages, OnError, finding, locale_folder, translated

if TYPE_CHECKING:
    from game.cards.catalog import Catalog
    from game.cards.shelf import Writing
    from game.rules.events import Source
    from game.rules.state import Seat

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
"""Text (perhaps a `PlayerName`, `CardName` or `InlineIcon`), or goods that a screen may draw as icons."""


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
    """An unfinished sentence: gives out marks, and cuts the finished text at them."""

    def __init__(self, goods_words: GoodsWords) -> None:
        self._goods_words = goods_words
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
        made = GoodsMark(self._mark(self._goods_words(goods, inflection), goods))
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
    """The Fluent function FORM: `{ FORM($category, form: "genitive") }`; the forms of goods are cases."""
    if isinstance(word, GoodsMark):
        return word.inflected(form, None)
    return inflected(word, form) if isinstance(word, str) else word


def gender_function(word: object) -> str:
    """The Fluent function GENDER, a selector: `{ GENDER($category) -> [feminine] ... }`; "" if the word has none."""
    return (word.forms("gender") if isinstance(word, Word) else None) or ""


def capital_function(text: str) -> str:
    """The Fluent function CAPITAL: a phrase at the beginning of a sentence.

    >>> capital_function("a gun")
    'A gun'
    """
    return text[:1].upper() + text[1:]


FUNCTIONS: Final[dict[str, Callable[..., object]]] = {
    "GOODS": goods_function,
    "FORM": form_function,
    "GENDER": gender_function,
    "CAPITAL": capital_function,
}
"""Functions for messages, besides Fluent's own NUMBER and DATETIME."""


# ---------------------------------------------------------------------- words
GOODS_ORDER: Final = ("basic", *TOKENS, "code", "matching", "salvage", "card", "hacked", "deal", "ruin", "vp")
"""The order of goods in lists."""

USUAL_NAMES: Final = {
    **{f"Player {number}": ("new-name", number) for number in range(1, 5)},
    **{f"Robot {number}": ("new-name-robot", number) for number in range(1, 5)},
    "Player": ("solo-player", 0),
}
"""Default name of a player in match files -> its message, and its number."""

MOST_SETS: Final = 4
"""Maximum sets listed by title: base, an expansion, a promo, and a pack."""


class Wording:
    """The locale messages of ``language`` below ``folder``, with the words built from them.

    Args:
        catalog: The cards, or a function that reads them at their first use.
        on_error: Called with each damage of the locale files; everything else works.

    Raises:
        Unreadable: a locale file is damaged, and there is no ``on_error``.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> words = Wording(load_catalog(cards_folder()), "de")
    >>> words.title("school"), str(words.goods({"gun": 2, "fuel": 1})), words.all_of(["a", "b", "c"])
    ('Schule', '2 Knarren und 1 Treibstoff', 'a, b und c')
    """

    def __init__(
        self,
        catalog: Catalog | Callable[[], Catalog],
        language: str = ENGLISH,
        folder: Path | None = None,
        on_error: OnError | None = None,
    ) -> None:
        self._catalog = catalog
        self._folder, self._on_error = folder or locale_folder(), on_error
        self._key_labels: Mapping[str, str] = {}
        self.speak(language)

    @cached_property
    def catalog(self) -> Catalog:
        """The cards; read at their first use if a function was given."""
        return self._catalog() if callable(self._catalog) else self._catalog

    def speak(self, language: str) -> None:
        """Switch to a language. Existing sentences are not re-translated.

        Raises:
            Unreadable: a locale file is damaged, and there is no ``on_error``.
        """
        self.language = language
        functions = {**FUNCTIONS, "KEY": lambda name: self.key(str(name))}
        self.messages = Messages(self._folder / language, language, functions, self._on_error)
        self._texts: dict[Hashable, str] = {}
        self._goods: dict[tuple[Bag, Inflection], Word] = {}
        self.writings: dict[str, Writing] = {}

    def label_keys(self, labels: Mapping[str, str]) -> None:
        """Name these keys in messages by what stands on them: `{ KEY("h") }`. All others are called as they are."""
        if labels != self._key_labels:
            self._key_labels = labels
            self._texts.clear()

    def key(self, name: str) -> str:
        """What stands on the key of a letter or digit: `H`, or `Р` on a Russian keyboard."""
        return self._key_labels.get(name, name.upper())

    def text(self, key: str, **facts: Any) -> str:
        """The message ``key`` (or `message.attribute`), with facts: numbers, texts, and Bags of goods.

        A missing message gives its key in brackets.
        """
        origin = _origin(key, facts)
        text = self._texts.get(origin)
        if text is None:
            text = self._texts[origin] = self._text(key, facts)
        return text

    def fact(self, icon: str, key: str, **facts: Any) -> Fact:
        """The message ``key`` below its heading, beside an icon."""
        return Fact(icon, self.text(f"{key}.heading", **facts), self.text(key, **facts))

    def word(self, key: str, **facts: Any) -> Word:
        """A text as a fact of other messages, which may ask for its forms.

        Forms are attributes: `phase-action.genitive` of `phase-action`, `good-gun.name_genitive` of `good-gun.name`.
        """
        return self._word(self.text, key, facts, _origin(key, facts))

    def clause(self, key: str, **facts: Any) -> Word:
        """Like `word`, but not cached, for facts that are marks of a draft."""
        return self._word(self.say, key, facts)

    def goods(self, goods: Mapping[str, int], inflection: Inflection = LONG) -> Word:
        """The words for goods, `2 guns and 1 fuel`; their forms are the grammatical cases."""
        bag = goods if isinstance(goods, Bag) else Bag(goods)
        words = self._goods.get((bag, inflection))
        if words is None:
            words = self._goods[bag, inflection] = Word(
                self._goods_words(bag, inflection),
                lambda case: self.goods(bag, inflection._replace(case=case)),
                (bag, inflection),
            )
        return words

    def good(self, good: str, n: int = 1, inflection: Inflection = LONG) -> str:
        """A number of one good: `2 guns`."""
        key = f"good-{good}.{inflection.form}"
        return self.text(key if key in self.messages else f"good-{good}", n=n, case=inflection.case)

    def good_name(self, good: str) -> Word:
        """The name of a good without a number."""
        return self.word(f"good-{good}.name")

    def good_help(self, good: str) -> str:
        """The name of a good, and in a line below it what it is for."""
        return self.text(f"good-{good}.help")

    def category(self, category: str) -> Word:
        return self.word(f"category-{category}")

    def answer_name(self, answer: str) -> Word:
        """The name of a good, of a category that is no good, of a level or of `nothing`, as an answer to a question."""
        if answer == NOTHING:
            return self.word("answer-nothing")
        if answer.isdecimal():
            return self.word("answer-level", level=answer)
        return self.good_name(answer) if answer in GOODS_ORDER else self.category(answer)

    def type_name(self, type: str) -> Word:
        """The row type of a card: `Open Production`."""
        return self.word(f"type-{type}")

    def kind_name(self, kind: str) -> Word:
        """A kind of card (`game.cards.shelf.KINDS`): a type of Location, `Connection card`, `Faction board`."""
        return self.word(f"kind-{kind}") if kind not in ROWS else self.type_name(kind)

    def row_name(self, row: str) -> Word:
        return self.word(f"row-{row}")

    def phase(self, phase: str) -> Word:
        return self.word(f"phase-{phase}")

    def pile(self, colour: str) -> Word:
        """The Connection cards of a colour."""
        return self.word(f"pile-{colour}")

    def opponent(self, kind: str) -> Word:
        """The name of a virtual opponent."""
        return self.word(f"opponent-{kind}")

    def player(self, name: str) -> str:
        """The name of a player; a default name is translated."""
        key, number = USUAL_NAMES.get(name, ("", 0))
        return self.text(key, number=number) if key else name

    def kept_name(self, name: str) -> str:
        """The name of a player for a match file: the reverse of `player`."""
        return next((usual for usual in USUAL_NAMES if self.player(usual) == name), name)

    def grade(self, grade: str, edition: str = "ultimate") -> Word:
        """The grade of a victory over a virtual opponent, in the titles of an edition (option `solo.titles`)."""
        return self.word(f"grade-{grade}.{edition}")

    def title(self, id: str) -> str:
        """The bare title of a card, board or tile in this language, for headings and faces."""
        key = f"title-{id}"
        if key in self.messages and not self._is_of_pack(id):
            return self.word(key)
        return self.catalog.printed_titles.get(id, id)

    def short_title(self, id: str) -> str:
        """The title where there is little room."""
        key = f"title-{id}.short"
        return self.text(key) if key in self.messages and not self._is_of_pack(id) else self.title(id)

    def card(self, id: str) -> Word:
        """A title within a sentence, in quotes if the language uses them: a fact for messages."""
        return self.word("card-in-text", title=self.title(id), kind=self.kind_of(id))

    def cards(self, ids: Iterable[str]) -> str:
        """A list of titles within a sentence."""
        return self.all_of([self.card(id) for id in ids])

    def kind_of(self, id: str) -> str:
        """`faction`, `area` or `card`."""
        return "faction" if id in self.catalog.factions else "area" if id in self.catalog.areas else "card"

    def set_title(self, name: str) -> str:
        """The title of a set of cards; a pack of the player's own brings its title."""
        key = f"set-{name}"
        is_own = name in self.catalog.packs or key not in self.messages
        return self.catalog.set_title(name) if is_own else self.word(key)

    def fault(self, fault: Fault) -> str:
        """Why a program no longer plays, and which robot plays in its place."""
        detail = fault.detail
        if fault.reason == "sets":
            detail = ", ".join(map(self.set_title, detail.split(", ")))
        elif fault.reason == "start":
            detail = self.translated(detail)
        key = f"robot-fault-{fault.reason}"
        return self.text(key if detail else f"{key}.silently", program=fault.program, detail=detail)

    def set_titles(self, names: Sequence[str]) -> str:
        """A list of titles of sets: at most `MOST_SETS`, and how many more there are."""
        titles = self.one_by_one([self.set_title(name) for name in names[:MOST_SETS]])
        rest = len(names) - MOST_SETS
        return self.text("sets-and-more", sets=titles, count=rest) if rest > 0 else titles

    def _is_of_pack(self, id: str) -> bool:
        """Whether a card is from a pack; its title is then not in the messages."""
        card = self.catalog.locations.get(id)
        return card is not None and card.set in self.catalog.packs

    def all_of(self, items: Sequence[str]) -> str:
        """A list: `a, b and c`."""
        return self._listed(items, "list-and")

    def any_of(self, items: Sequence[str]) -> str:
        """A list of alternatives: `a, b or c`."""
        return self._listed(items, "list-or")

    def in_turn(self, items: Sequence[str]) -> str:
        """A list of statements: `a; b; c`."""
        return self._joined(items, "list-statements")

    def one_by_one(self, items: Sequence[str]) -> str:
        """A list without a closing word: `a, b, c`."""
        return self._joined(items, "list-comma")

    def source(self, source: Source) -> Word:
        """The name of a source: `Building Bonus of School`."""
        told = self.word(f"source-{source.kind}", card=self.card(source.card) if source.card else "")
        return self.word("source-via", source=told, card=self.card(source.via)) if source.via else told

    def finding(self, error: Unreadable) -> str:
        """The error with its file and line, in this language."""
        return finding(error, self.messages, self._folder)

    def translated(self, message: str) -> str:
        """An English error message in this language."""
        return translated(message, self.messages, self._folder)

    def draft(self) -> Draft:
        """A new, unfinished sentence."""
        return Draft(self.goods)

    def say(self, key: str, **facts: Any) -> str:
        """Like `text`, but not cached, for facts that are marks of a draft."""
        return self.messages.format(key, facts)

    def _text(self, key: str, facts: Mapping[str, Any]) -> str:
        if not any(isinstance(fact, Bag) for fact in facts.values()):
            return self.messages.format(key, facts)
        draft = self.draft()
        marked = {name: draft.goods(fact) if isinstance(fact, Bag) else fact for name, fact in facts.items()}
        return draft.finish(self.messages.format(key, marked))

    def _goods_words(self, goods: Bag, inflection: Inflection) -> str:
        words = [self.good(good, goods[good], inflection) for good in in_order(goods)]
        return self.all_of(words) if words else self.text("goods-nothing")

    def _word(self, tell: Callable[..., str], key: str, facts: Mapping[str, Any], origin: Hashable = None) -> Word:
        def form(name: str) -> str | None:
            of_form = f"{key}_{name}" if "." in key else f"{key}.{name}"
            return tell(of_form, **facts) if of_form in self.messages else None

        return Word(tell(key, **facts), form, origin)

    def _listed(self, items: Sequence[str], last: str) -> str:
        def joined(items: Sequence[str]) -> str:
            end = self.say(last, head=items[-2], last=items[-1])
            return reduce(lambda rest, head: self.say("list-comma", head=head, rest=rest), reversed(items[:-2]), end)

        return _list(items, joined)

    def _joined(self, items: Sequence[str], separator: str) -> str:
        return _list(items, partial(reduce, lambda head, rest: self.say(separator, head=head, rest=rest)))


def _list(items: Sequence[str], joined: Callable[[Sequence[str]], str]) -> str:
    """A list as a word: each of its forms lists that form of its items."""
    if len(items) < 2:
        return items[0] if items else ""
    if not any(isinstance(item, Word) for item in items):
        return joined(items)
    origin = tuple(item.origin if isinstance(item, Word) else item for item in items)
    return Word(joined(items), lambda form: joined([inflected(item, form) for item in items]), origin)


def _origin(key: str, facts: Mapping[str, Any]) -> Hashable:
    """The cache key of a text. Words that are spelt alike may have different forms."""
    return key, tuple(facts.items()), tuple([fact.origin for fact in facts.values() if isinstance(fact, Word)])


def in_order(goods: Iterable[str]) -> list[str]:
    """Goods in the order in which they are told."""
    return sorted(goods, key=lambda good: GOODS_ORDER.index(good) if good in GOODS_ORDER else len(GOODS_ORDER))
