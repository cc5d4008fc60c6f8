"""Strict reading of the conditions of quests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.given import Given
from game.metro2033.cards import card
from game.metro2033.cards.abilities import read_won
from game.metro2033.cards.amounts import number, only, read_bag, read_id


def _have(given: Given) -> card.HaveGoods:
    return card.HaveGoods(read_bag(given))


_OWNED: Final[dict[str, tuple[str, Callable[[int], card.QuestCondition]]]] = {
    "same": ("line", card.OwnOnLine),
    "zone": ("another", card.OwnAbroad),
    "kind": ("polis", card.OwnPolis),
}
"""What the stations have in common -> the only word after it, and the condition."""


def _own(given: Given) -> card.QuestCondition:
    entries = given.entries("'own'", ("at_least",), tuple(_OWNED))
    common = only(given, [key for key in entries if key in _OWNED], "common feature of the stations", tuple(_OWNED))
    word, make = _OWNED[common]
    entries[common].word((word,), f"the only word after {common!r}")
    return make(number(entries["at_least"]))


def _hero_at(given: Given) -> card.HeroAtForeignHome:
    given.entries("'hero_at'", ("home_of",))["home_of"].word(("another",), "whose home it is")
    return card.HeroAtForeignHome()


def _won(given: Given) -> card.WonFight:
    return card.WonFight(*read_won(given, None, ("against",)))


_CONDITIONS: Final[dict[str, Callable[[Given], card.QuestCondition]]] = {
    "have": _have,
    "own": _own,
    "army": lambda given: card.ArmyOf(number(given)),
    "hero_at": _hero_at,
    "hero_strength": lambda given: card.HeroOf(number(given)),
    "won": _won,
}
"""What a condition asks for -> how it is read."""

_AT_END_OF_ROUND: Final = "hero_at"
"""The only condition that is looked at just at the end of a round."""


def read_condition(given: Given) -> card.QuestCondition:
    """A condition with its id."""
    entries = given.entries("a condition", ("id",), (*_CONDITIONS, "checked"))
    read_id(entries["id"])
    kind = only(given, [key for key in entries if key in _CONDITIONS], "condition", tuple(_CONDITIONS))
    if ("checked" in entries) != (kind == _AT_END_OF_ROUND):
        given.refuse(f"expected 'checked: end_of_round' with {_AT_END_OF_ROUND!r}, and with nothing else")
    if "checked" in entries:
        entries["checked"].word(("end_of_round",), "when it is looked at")
    return _CONDITIONS[kind](entries[kind])
