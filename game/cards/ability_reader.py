"""Strict reading of abilities: when something happens, and what.

A new verb or timing of the card language is one reading function and one line in `_VERBS` or `_TIMINGS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yaml import MappingNode, Node

from game.cards.card import (
    Ability,
    Action,
    Built,
    Cleanup,
    Counted,
    Gain,
    PlaceHere,
    Produces,
    Steal,
    Store,
    Timing,
    Verb,
)
from game.cards.strict_yaml import items, known, mapping, nothing, number, pairs, refuse, word
from game.cards.vocabulary import CATEGORIES, GAINS, SPENDABLE, TOKENS
from game.kernel.bag import Bag


def _goods(node: Node, goods: tuple[str, ...]) -> list[tuple[str, Node]]:
    """The goods of a bag with what stands for their number; refuses a bag that holds nothing."""
    found = list(pairs(node, "goods with their numbers"))
    if not found:
        refuse(node, "at least one good expected")
    return [(known(good, key_node, goods, "a good"), value) for good, key_node, value in found]


def read_bag(node: Node, goods: tuple[str, ...]) -> Bag:
    """At least one of ``goods``, each with a fixed number."""
    return Bag((good, _fixed(value)) for good, value in _goods(node, goods))


def _fixed(node: Node) -> int:
    if isinstance(node, MappingNode):
        refuse(node, "a fixed number expected: only what an ability gains can be counted by 'per'")
    return number(node)


def read_abilities(node: Node) -> tuple[Ability, ...]:
    """What a card does, in printed order: each timing at most once, so that everything can be said and found by it."""
    abilities: dict[str, Ability] = {}
    for item in items(node, "abilities"):
        timing, ability = _ability(item)
        if timing in abilities:
            refuse(item, f"one ability with {timing!r} expected, not two; put their verbs in one 'do'")
        abilities[timing] = ability
    return tuple(abilities.values())


def _ability(node: Node) -> tuple[str, Ability]:
    entries = {}
    for key, key_node, value in pairs(node, "an ability"):
        known(key, key_node, (*_TIMINGS, *_VERBS, "do"), "a timing or a verb")
        entries[key] = value
    timing = _only(node, [key for key in entries if key in _TIMINGS], "timing", tuple(_TIMINGS))
    verb = _only(node, [key for key in entries if key not in _TIMINGS], "verb", (*_VERBS, "do"))
    found = _do(entries[verb], timing) if verb == "do" else (_verb(verb, node, entries[verb], timing),)
    return timing, Ability(_TIMINGS[timing](entries[timing]), found)


def _only(node: Node, found: list[str], what: str, words: tuple[str, ...]) -> str:
    if not found:
        refuse(node, f"an ability with one {what} expected, not without; known: {', '.join(words)}")
    if len(found) > 1:
        refuse(node, f"an ability with one {what} expected, not with {' and '.join(map(repr, found))}")
    return found[0]


def _do(node: Node, timing: str) -> tuple[Verb, ...]:
    verbs: dict[str, Verb] = {}
    for item in items(node, "verbs"):
        entries = mapping(item, "a verb", (), tuple(_VERBS))
        verb = _only(item, list(entries), "verb", tuple(_VERBS))
        if verb in verbs:
            refuse(item, f"the verb {verb!r} once in a 'do' expected, not twice")
        verbs[verb] = _verb(verb, item, entries[verb], timing)
    if not verbs:
        refuse(node, "at least one verb in 'do' expected")
    return tuple(verbs.values())


def _verb(verb: str, node: Node, value: Node, timing: str) -> Verb:
    read, timings = _VERBS[verb]
    if timing not in timings:
        refuse(node, f"{verb!r} together with {' or '.join(map(repr, timings))} expected, not with {timing!r}")
    return read(value)


def _gain(node: Node) -> Gain:
    fixed, counted = [], []
    for good, value in _goods(node, GAINS):
        if isinstance(value, MappingNode):
            counted.append(_counted(good, value))
        else:
            fixed.append((good, number(value)))
    return Gain(Bag(fixed), tuple(counted))


def _counted(good: str, node: Node) -> Counted:
    entries = mapping(node, "a counted number", ("per", "max"))
    per = mapping(entries["per"], "'per'", ("category",))
    return Counted(good, word(per["category"], CATEGORIES, "a category"), number(entries["max"]))


def _place_here(node: Node) -> PlaceHere:
    return PlaceHere(read_bag(node, TOKENS))


def _store(node: Node) -> Store:
    return Store(read_bag(node, (*TOKENS, "basic")))


def _steal(node: Node) -> Steal:
    entries = mapping(node, "'steal'", ("basic", "from"))
    word(entries["from"], ("another_player",), "a victim")
    return Steal(Bag({"basic": number(entries["basic"])}))


def _produces(node: Node) -> Produces:
    nothing(node, "'produces'")
    return Produces()


def _built(node: Node) -> Built:
    nothing(node, "'built'")
    return Built()


def _action(node: Node) -> Action:
    entries = mapping(node, "'action'", ("spend", "uses"))
    return Action(read_bag(entries["spend"], SPENDABLE), number(entries["uses"]))


def _cleanup(node: Node) -> Cleanup:
    nothing(node, "'cleanup'")
    return Cleanup()


_TIMINGS: Mapping[str, Callable[[Node], Timing]] = {
    "produces": _produces,
    "built": _built,
    "action": _action,
    "cleanup": _cleanup,
}

_VERBS: Mapping[str, tuple[Callable[[Node], Verb], tuple[str, ...]]] = {
    "gain": (_gain, ("produces", "built", "action")),
    "place_here": (_place_here, ("built",)),
    "store": (_store, ("cleanup",)),
    "steal": (_steal, ("action",)),
}
"""Verb -> how it is read, and the timings with which it makes sense."""
