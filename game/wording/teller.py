"""Composing a line, with names, cards and goods as marks of a draft, and the facts that its message may name: they come
from the fields of the event or question that it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from game.kernel.bag import Bag
from game.kernel.seats import NOBODY, Viewer, may_see
from game.rules.state import SEATS, VIRTUAL, Seat
from game.wording.wording import SHORT, Inflection, Names, Sentence, Wording, in_order


def called(words: Wording, names: Names, seat: Seat) -> str:
    """The name of the player or virtual opponent at a seat; ``names`` has the kind of the virtual opponent."""
    name = names.get(seat, seat)
    return words.opponent(name) if seat == VIRTUAL else name


class Teller:
    """Composes one line for a ``viewer``, with goods in the form of ``inflection``."""

    def __init__(self, words: Wording, names: Names, viewer: Viewer = NOBODY, inflection: Inflection = SHORT) -> None:
        self.words = words
        self._names = names
        self._viewer = viewer
        self._inflection = inflection
        self._draft = words.draft()

    def knows_hand(self, seat: Seat) -> bool:
        """Whether the viewer may see the hand of ``seat``."""
        return may_see(self._viewer, seat)

    def name(self, seat: Seat) -> str:
        """The bare name of the player or virtual opponent at a seat."""
        return called(self.words, self._names, seat)

    def who(self, seat: Seat) -> str:
        """A name within a sentence. Names are not inflected, but `player-in-text` may put a word before them."""
        name = self._draft.player(self.name(seat), seat)
        if seat == VIRTUAL or "player-in-text" not in self.words.messages:
            return name
        return self.words.clause("player-in-text", name=name)

    def card(self, id: str) -> str:
        """A title within a sentence; the screen shows the card when it is pointed at."""
        title = self._draft.card(self.words.title(id), id)
        return self.words.clause("card-in-text", title=title, kind=self.words.kind_of(id))

    def cards(self, ids: Iterable[str]) -> str:
        return self.words.all_of([self.card(id) for id in ids])

    def goods(self, goods: Bag) -> str:
        return self._draft.goods(goods, self._inflection)

    def goods_with_cards(self, goods: Bag, cards: Mapping[str, Sequence[str]]) -> str:
        """Goods one by one, each followed by the titles of its ``cards``, if any: `1 card (Docks) and 1 Ruin`."""
        return self.words.all_of(
            [self._named(Bag({good: goods[good]}), cards.get(good, ())) for good in in_order(goods)]
        )

    def _named(self, goods: Bag, cards: Sequence[str]) -> str:
        told = self.goods(goods)
        return self.say("goods-named", goods=told, cards=self.cards(cards)) if cards else told

    def say(self, key: str, **facts: Any) -> str:
        """A clause of the line; messages may ask for its forms, like those of a word."""
        return self.words.clause(key, **facts)

    def finish(self, text: str, actor: Seat | None = None) -> Sentence:
        return self._draft.finish(text, actor)


Facts = Mapping[str, Any]

Field = str | Callable[[Teller, Any], Facts]
"""A field of an event or question, or what gives facts of it."""


def facts_of(tell: Teller, told: Any, fields: Iterable[Field]) -> dict[str, Any]:
    """The facts of ``fields`` of an event or question, without those that are None; ``who`` is its seat, if it has
    one."""
    facts: dict[str, Any] = {}
    if hasattr(told, "seat"):
        facts["who"] = tell.who(told.seat)
    for field in fields:
        if callable(field):
            facts |= field(tell, told)
            continue
        value = getattr(told, field)
        if value is None:
            continue
        facts |= _FACTS[field](tell, value) if field in _FACTS else {field: value}
    return facts


def _seat(name: str) -> Callable[[Teller, Seat], Facts]:
    return lambda tell, seat: {name: tell.who(seat)}


def _card(name: str) -> Callable[[Teller, str], Facts]:
    return lambda tell, card: {name: tell.card(card)}


def _offered(tell: Teller, cards: tuple[str, ...]) -> Facts:
    """Cards of which one may be taken."""
    return {"cards": tell.words.any_of([tell.card(card) for card in cards]), "n": len(cards)}


def _goods(tell: Teller, goods: Bag) -> Facts:
    return {"goods": tell.goods(goods)}


def _one(tell: Teller, good: str) -> Facts:
    """One of a good."""
    return _goods(tell, Bag({good: 1}))


def _common(tell: Teller, categories: tuple[str, ...]) -> Facts:
    """What two cards have in common."""
    names = [tell.words.category(category) for category in categories]
    return {"common": tell.words.all_of(names), "matching": "some" if categories else "all"}


def _criterion(tell: Teller, decided: str) -> Facts:
    """The criterion of R30.8 that decided; its message may name the human player."""
    return {"why": tell.say(f"decided-{decided}", human=tell.who(SEATS[0]))}


_FACTS: Final[Mapping[str, Callable[[Teller, Any], Facts]]] = {
    "first_player": _seat("who"),
    "owner": _seat("owner"),
    "victim": _seat("victim"),
    "card": _card("card"),
    "area": _card("area"),
    "side": _card("card"),
    "district": _card("card"),
    "over_card": _card("over"),
    "over_ruin": lambda _, ruin: {"old": "ruin" if ruin else "location"},
    "deal": _card("deal"),
    "target": _card("target"),
    "target_card": _card("target"),
    "cards": lambda tell, cards: {"cards": tell.cards(cards), "n": len(cards)},
    "offered": _offered,
    "goods": _goods,
    "gear": _one,
    "phase": lambda tell, phase: {"phase": tell.words.phase(phase)},
    "colour": lambda tell, colour: {"pile": tell.words.pile(colour)},
    "number": lambda _, number: {"number": str(number)},
    "count": lambda _, count: {"n": count},
    "keep": lambda _, count: {"n": count},
    "category": lambda tell, category: {"category": tell.words.category(category)},
    "categories": _common,
    "decided": _criterion,
}
"""Field -> its facts; the value of any other field is a fact under its own name."""
