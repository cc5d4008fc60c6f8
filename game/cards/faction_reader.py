"""Strict reading of what stands on faction boards: their actions and the exchange."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards.amounts import only, read_bag, read_cost
from game.cards.faction import Exchange, FactionAction
from game.cards.verbs import READINGS, FactionVerb, Gain, Reactivate
from game.cards.vocabulary import BOARD_COSTS, GAINS
from game.kernel.given import Given

_NAMED_BY_GOODS: Final = ("gain", "choose")
_NAMED_BY_WORDS: Final = ("draw", "activate", "reactivate")
_VERBS: Final = (*_NAMED_BY_GOODS, *_NAMED_BY_WORDS)


def read_actions(given: Given) -> tuple[FactionAction, ...]:
    """The actions of a board. Moves tell them apart by their names, so those of one board all differ."""
    actions: list[FactionAction] = []
    taken: set[str] = set()
    for item in given.items("faction actions"):
        action = _action(item)
        for name in action.names:
            if name in taken:
                item.refuse(f"expected a name that no other action of the board has, not {name!r}")
            taken.add(name)
        actions.append(action)
    return tuple(actions)


def _action(given: Given) -> FactionAction:
    entries = given.entries("a faction action", ("spend",), (*_VERBS, "name"))
    verb = only(given, [key for key in entries if key in _VERBS], "verb", _VERBS)
    if ("name" in entries) != (verb in _NAMED_BY_WORDS):
        words = " and ".join(map(repr, _NAMED_BY_WORDS))
        given.refuse(f"expected a 'name' of the action with {words}, and with nothing else")
    return FactionAction(read_cost(entries["spend"], BOARD_COSTS), _verb(verb, entries), _word(entries))


def _verb(verb: str, entries: Mapping[str, Given]) -> FactionVerb:
    if verb == "gain":
        return Gain(read_bag(entries["gain"], GAINS))
    if verb == "reactivate":
        return _reactivate(entries)
    found = READINGS[verb].read(entries[verb])
    assert isinstance(found, FactionVerb)
    return found


def _reactivate(entries: Mapping[str, Given]) -> Reactivate:
    """Its cost is added to that of the other action, which may name cards or Deals to discard."""
    entries["reactivate"].entries("'reactivate'", ("other_than",))["other_than"].word(("this",), "an exception")
    if {"card", "deal"} & read_cost(entries["spend"], BOARD_COSTS).keys():
        entries["spend"].refuse("expected no cards or Deals in the cost of an action with 'reactivate'")
    return Reactivate()


def _word(entries: Mapping[str, Given]) -> str:
    if "name" not in entries:
        return ""
    word = entries["name"].text("a name")
    if not (word.isascii() and word.isalpha() and word.islower()) or word in GAINS:
        entries["name"].refuse(f"expected a name of small letters that no good has, not {word!r}")
    return word


def read_exchange(given: Given) -> Exchange:
    """The exchange that all boards share (R12.2)."""
    entries = given.entries("the exchange", ("spend", "choose"))
    choices = tuple(_choice(item) for item in entries["choose"].items("gains"))
    if not choices:
        entries["choose"].refuse("expected at least one gain to choose")
    return Exchange(read_cost(entries["spend"], BOARD_COSTS), choices)


def _choice(given: Given) -> Gain:
    entries = given.entries("a choice of the exchange", ("gain",))
    return Gain(read_bag(entries["gain"], (*GAINS, "basic")))
