"""The words of the game in one language: goods, categories, titles, lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import Any, Final

from game.cards.catalog import Catalog
from game.cards.vocabulary import ROWS, TOKENS
from game.kernel.bag import Bag
from game.rules.events import Source
from game.wording.messages import Messages, OnError
from game.wording.sentence import LONG, CardName, Draft, Inflection, capital_function, goods_function

GOODS_ORDER: Final = ("basic", *TOKENS, "card", "deal", "vp")
"""The order in which goods are told."""

MOST_SETS: Final = 4
"""So many sets of a match are called by their titles: base, an expansion, a promo, and a pack."""


class Lexicon:
    """The locale messages of ``language`` below ``folder``, with the words built from them.

    Raises:
        Unreadable: a locale file is damaged, and ``on_error`` is None.
    """

    def __init__(self, catalog: Catalog, language: str, folder: Path, on_error: OnError | None = None) -> None:
        self.catalog = catalog
        self.language = language
        functions: dict[str, Callable[..., Any]] = {"GOODS": goods_function, "CAPITAL": capital_function}
        self.messages = Messages(folder / language, language, functions, on_error)
        self._texts: dict[tuple[str, tuple[tuple[str, Any], ...]], str] = {}
        self._goods: dict[tuple[Bag, Inflection], str] = {}

    def text(self, key: str, **facts: Any) -> str:
        """The message ``key`` (or `message.attribute`), with facts: numbers, texts, and Bags of goods.

        A missing message gives its key in brackets.
        """
        remembered = (key, tuple(facts.items()))
        text = self._texts.get(remembered)
        if text is None:
            text = self._texts[remembered] = self._text(key, facts)
        return text

    def goods(self, goods: Mapping[str, int], inflection: Inflection = LONG) -> str:
        """The words for goods: `2 guns and 1 fuel`."""
        bag = goods if isinstance(goods, Bag) else Bag(goods)
        text = self._goods.get((bag, inflection))
        if text is None:
            text = self._goods[bag, inflection] = self._goods_words(bag, inflection)
        return text

    def good(self, good: str, n: int = 1, inflection: Inflection = LONG) -> str:
        """So many of one good: `2 guns`."""
        key = f"good-{good}.{inflection.form}"
        return self.text(key if key in self.messages else f"good-{good}", n=n, case=inflection.case)

    def good_name(self, good: str) -> str:
        """The name of a good without a number."""
        return self.text(f"good-{good}.name")

    def good_help(self, good: str) -> str:
        """What a good is for, in a sentence."""
        return self.text(f"good-{good}.help")

    def category(self, category: str) -> str:
        return self.text(f"category-{category}")

    def type_name(self, type: str) -> str:
        """The row type of a card: `Open Production`."""
        return self.text(f"type-{type}")

    def kind_name(self, kind: str) -> str:
        """What a card is (`game.cards.shelf.KINDS`): a type of Location, `Connection card`, `Faction board`."""
        return self.text(f"kind-{kind}") if kind not in ROWS else self.type_name(kind)

    def row_name(self, row: str) -> str:
        return self.text(f"row-{row}")

    def phase(self, phase: str) -> str:
        return self.text(f"phase-{phase}")

    def pile(self, colour: str) -> str:
        """The Connection cards of a colour."""
        return self.text(f"pile-{colour}")

    def opponent(self, kind: str) -> str:
        """The name of a virtual opponent."""
        return self.text(f"opponent-{kind}")

    def grade(self, grade: str, edition: str = "ultimate") -> str:
        """What a victory over a virtual opponent is worth, by the titles of an edition (option `solo.titles`)."""
        return self.text(f"grade-{grade}.{edition}")

    def title(self, id: str) -> str:
        """The title of a Location, Connection card or faction in this language."""
        key = f"title-{id}"
        if key in self.messages and not self._is_of_pack(id):
            return self.text(key)
        known = (self.catalog.locations, self.catalog.factions, self.catalog.connections)
        return self.catalog.title(id) if any(id in cards for cards in known) else id

    def short_title(self, id: str) -> str:
        """The title where there is little room."""
        key = f"title-{id}.short"
        return self.text(key) if key in self.messages and not self._is_of_pack(id) else self.title(id)

    def set_title(self, name: str) -> str:
        """What a set of cards is called in this language; a pack of one's own says so itself."""
        key = f"set-{name}"
        is_own = name in self.catalog.packs or key not in self.messages
        return self.catalog.set_title(name) if is_own else self.text(key)

    def set_titles(self, names: Sequence[str]) -> str:
        """What the sets of a match are called, in a row; of many packs only how many more there are."""
        titles = self.one_by_one([self.set_title(name) for name in names[:MOST_SETS]])
        rest = len(names) - MOST_SETS
        return self.text("sets-and-more", sets=titles, count=rest) if rest > 0 else titles

    def _is_of_pack(self, id: str) -> bool:
        """Whether a card is from a pack of one's own, whose titles are never messages."""
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

    def source(self, source: Source) -> str:
        """One source by its name: `Building Bonus of School`."""
        told = self.text(f"source-{source.kind}", card=self.title(source.card) if source.card else "")
        return self.text("source-via", source=told, card=self.title(source.via)) if source.via else told

    def draft(self) -> Draft:
        """A sentence to be put together."""
        return Draft(self.goods)

    def card_name(self, id: str) -> CardName:
        return CardName(self.title(id), id)

    def say(self, key: str, **facts: Any) -> str:
        """Like `text`, for facts that are marks of a draft: nothing is remembered."""
        return self.messages.format(key, facts)

    def _text(self, key: str, facts: Mapping[str, Any]) -> str:
        if not any(isinstance(fact, Bag) for fact in facts.values()):
            return self.messages.format(key, facts)
        draft = self.draft()
        marked = {name: draft.goods(fact) if isinstance(fact, Bag) else fact for name, fact in facts.items()}
        return draft.finish(self.messages.format(key, marked))

    def _goods_words(self, goods: Bag, inflection: Inflection) -> str:
        words = [self.good(good, goods[good], inflection) for good in sorted(goods, key=_place)]
        return self.all_of(words) if words else self.text("goods-nothing")

    def _listed(self, items: Sequence[str], last: str) -> str:
        if len(items) < 2:
            return "".join(items)
        end = self.say(last, head=items[-2], last=items[-1])
        return reduce(lambda rest, head: self.say("list-comma", head=head, rest=rest), reversed(items[:-2]), end)

    def _joined(self, items: Sequence[str], separator: str) -> str:
        return reduce(lambda head, rest: self.say(separator, head=head, rest=rest), items) if items else ""


def _place(good: str) -> int:
    return GOODS_ORDER.index(good) if good in GOODS_ORDER else len(GOODS_ORDER)
