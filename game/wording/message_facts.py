"""The facts that a message may name, from the fields of the event or question it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from game.kernel.bag import Bag
from game.kernel.seats import SEATS
from game.rules.state import Seat
from game.wording.teller import Teller

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
