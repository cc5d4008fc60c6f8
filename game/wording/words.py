"""What any game says with the messages of one language: words with their forms, goods, titles, names, lists.

A game derives a class of its own from `Words`, which says what its goods, cards and opponents are called.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial, reduce
from pathlib import Path
from typing import Any, ClassVar, Final

from game.kernel.bag import Bag
from game.kernel.refusal import Fault, Unreadable
from game.kernel.seats import Seat
from game.wording.messages import ENGLISH, Messages, OnError, finding, locale_folder, translated
from game.wording.sentence import FUNCTIONS, LONG, Draft, Fact, Inflection, Names, Word, inflected

MOST_SEATS: Final = 6
"""Maximum players of a game that have default names."""

USUAL_NAMES: Final = {
    **{f"Player {number}": ("new-name", number) for number in range(1, MOST_SEATS + 1)},
    **{f"Robot {number}": ("new-name-robot", number) for number in range(1, MOST_SEATS + 1)},
}
"""Default name of a player in match files -> its message, and its number."""


class Words:
    """The messages of ``language`` below ``folder``, with the words built from them.

    Args:
        game: The folder with the messages of a game within that of a language; "" for none.
        apart: The folder with the languages that hold the messages of the game, if these lie elsewhere.
        on_error: Called with each damage of the locale files; everything else works.

    Raises:
        Unreadable: a locale file is damaged, and there is no ``on_error``.

    >>> words = Words("de")
    >>> words.all_of(["a", "b", "c"]), words.player("Player 6")
    ('a, b und c', 'Spieler 6')
    """

    goods_order: ClassVar[Sequence[str]] = ()
    """The order of goods in lists; those that are not among them stand last."""
    good_icons: ClassVar[Mapping[str, str]] = {}
    """Good -> its icon, where that has another name."""
    usual_names: ClassVar[Mapping[str, tuple[str, int]]] = USUAL_NAMES
    """As `USUAL_NAMES`, with those that only the game gives."""

    def __init__(
        self,
        language: str = ENGLISH,
        folder: Path | None = None,
        on_error: OnError | None = None,
        game: str = "",
        apart: Path | None = None,
    ) -> None:
        self._folder, self._on_error, self._game, self._apart = folder or locale_folder(), on_error, game, apart
        self._key_labels: Mapping[str, str] = {}
        self.speak(language)

    def speak(self, language: str) -> None:
        """Switch to a language. Existing sentences are not re-translated.

        Raises:
            Unreadable: a locale file is damaged, and there is no ``on_error``.
        """
        self.language = language
        functions = {**FUNCTIONS, "KEY": lambda name: self.key(str(name))}
        self.messages = Messages(self._folder, language, functions, self._on_error, self._game, self._apart)
        self._texts: dict[Hashable, str] = {}
        self._goods: dict[tuple[Bag, Inflection], Word] = {}

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

        Forms are attributes: `phase-end.genitive` of `phase-end`, `good-cube.name_genitive` of `good-cube.name`.
        """
        return self._word(self.text, key, facts, _origin(key, facts))

    def clause(self, key: str, **facts: Any) -> Word:
        """Like `word`, but not cached, for facts that are marks of a draft."""
        return self._word(self.say, key, facts)

    def goods(self, goods: Mapping[str, int], inflection: Inflection = LONG) -> Word:
        """The words for goods, `2 cubes and 1 coin`; their forms are the grammatical cases."""
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
        """A number of one good: `2 cubes`."""
        key = f"good-{good}.{inflection.form}"
        return self.text(key if key in self.messages else f"good-{good}", n=n, case=inflection.case)

    def good_name(self, good: str) -> Word:
        """The name of a good without a number."""
        return self.word(f"good-{good}.name")

    def good_help(self, good: str) -> str:
        """The name of a good, and in a line below it what it is for."""
        return self.text(f"good-{good}.help")

    def phase(self, phase: str) -> Word:
        """The name of a phase of the game."""
        return self.word(f"phase-{phase}")

    def called(self, names: Names, seat: Seat) -> str:
        """The name of the player at a seat; a game may have more who play."""
        return names.get(seat, seat)

    def opponent(self, kind: str) -> Word:
        """The name of a virtual opponent."""
        return self.word(f"opponent-{kind}")

    def player(self, name: str) -> str:
        """The name of a player; a default name is translated."""
        key, number = self.usual_names.get(name, ("", 0))
        return self.text(key, number=number) if key else name

    def kept_name(self, name: str) -> str:
        """The name of a player for a match file: the reverse of `player`."""
        return next((usual for usual in self.usual_names if self.player(usual) == name), name)

    def title(self, id: str) -> str:
        """The bare title of a card, board or tile in this language, for headings and faces."""
        key = f"title-{id}"
        return self.word(key) if key in self.messages else id

    def short_title(self, id: str) -> str:
        """The title where there is little room."""
        key = f"title-{id}.short"
        return self.text(key) if key in self.messages else self.title(id)

    def kind_of(self, _id: str) -> str:
        """What something with a title is, for the message of titles within sentences."""
        return "card"

    def card(self, id: str) -> Word:
        """A title within a sentence, in quotes if the language uses them: a fact for messages."""
        return self.word("card-in-text", title=self.title(id), kind=self.kind_of(id))

    def cards(self, ids: Iterable[str]) -> str:
        """A list of titles within a sentence."""
        return self.all_of([self.card(id) for id in ids])

    def fault(self, fault: Fault) -> str:
        """Why a program no longer plays, and which robot plays in its place."""
        detail = self.translated(fault.detail) if fault.reason == "start" else fault.detail
        key = f"robot-fault-{fault.reason}"
        return self.text(key if detail else f"{key}.silently", program=fault.program, detail=detail)

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

    def finding(self, error: Unreadable) -> str:
        """The error with its file and line, in this language."""
        return finding(error, self.messages)

    def translated(self, message: str) -> str:
        """An English error message in this language."""
        return translated(message, self.messages)

    def draft(self) -> Draft:
        """A new, unfinished sentence."""
        return Draft(self.goods, self.good_icons)

    def say(self, key: str, **facts: Any) -> str:
        """Like `text`, but not cached, for facts that are marks of a draft."""
        return self.messages.format(key, facts)

    def in_order(self, goods: Iterable[str]) -> list[str]:
        """Goods in the order in which they are told."""
        order = self.goods_order
        return sorted(goods, key=lambda good: order.index(good) if good in order else len(order))

    def _text(self, key: str, facts: Mapping[str, Any]) -> str:
        if not any(isinstance(fact, Bag) for fact in facts.values()):
            return self.messages.format(key, facts)
        draft = self.draft()
        marked = {name: draft.goods(fact) if isinstance(fact, Bag) else fact for name, fact in facts.items()}
        return draft.finish(self.messages.format(key, marked))

    def _goods_words(self, goods: Bag, inflection: Inflection) -> str:
        words = [self.good(good, goods[good], inflection) for good in self.in_order(goods)]
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
