"""What 51st State tells of the fields of its events and questions, and who tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.seats import NOBODY, SEATS, Seat, Viewer
from game.wording.sentence import SHORT, Inflection, Names
from game.wording.teller import Facts, Field, FieldFacts, Teller, facts_of


class CardTeller(Teller):
    """A teller that knows the cards of 51st State."""

    words: Wording

    def __init__(self, words: Wording, names: Names, viewer: Viewer = NOBODY, inflection: Inflection = SHORT) -> None:
        super().__init__(words, names, viewer, inflection)

    def facts_of(self, told: Any, fields: Iterable[Field[CardTeller]]) -> dict[str, Any]:
        """The facts of ``fields`` of an event or question."""
        return facts_of(self, told, fields, FIELDS)

    def goods_with_cards(self, goods: Bag, cards: Mapping[str, Sequence[str]]) -> str:
        """Goods one by one, each followed by the titles of its ``cards``, if any: `1 card (Docks) and 1 Ruin`."""
        return self.words.all_of(
            [self._named(Bag({good: goods[good]}), cards.get(good, ())) for good in self.words.in_order(goods)]
        )

    def _named(self, goods: Bag, cards: Sequence[str]) -> str:
        told = self.goods(goods)
        return self.say("goods-named", goods=told, cards=self.cards(cards)) if cards else told


def _seat(name: str) -> Callable[[CardTeller, Seat], Facts]:
    return lambda tell, seat: {name: tell.who(seat)}


def _card(name: str) -> Callable[[CardTeller, str], Facts]:
    return lambda tell, card: {name: tell.card(card)}


def _offered(tell: CardTeller, cards: tuple[str, ...]) -> Facts:
    """Cards of which one may be taken."""
    return {"cards": tell.words.any_of([tell.card(card) for card in cards]), "n": len(cards)}


def _goods(tell: CardTeller, goods: Bag) -> Facts:
    return {"goods": tell.goods(goods)}


def _one(tell: CardTeller, good: str) -> Facts:
    """One of a good."""
    return _goods(tell, Bag({good: 1}))


def _common(tell: CardTeller, categories: tuple[str, ...]) -> Facts:
    """What two cards have in common."""
    names = [tell.words.category(category) for category in categories]
    return {"common": tell.words.all_of(names), "matching": "some" if categories else "all"}


def _criterion(tell: CardTeller, decided: str) -> Facts:
    """The criterion of R30.8 that decided; its message may name the human player."""
    return {"why": tell.say(f"decided-{decided}", human=tell.who(SEATS[0]))}


FIELDS: Final[FieldFacts[CardTeller]] = {
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
"""What messages tell of the fields of events and questions."""
