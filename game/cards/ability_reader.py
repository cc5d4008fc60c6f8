"""Strict reading of abilities: timings and their verbs.

A new verb or timing of the card language is one reading function and one line in `_VERBS` or `_TIMINGS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from yaml import MappingNode, Node, SequenceNode

from game.cards.card import (
    Ability,
    Action,
    ActivateProduction,
    AfterProduction,
    Always,
    Built,
    ChooseGain,
    Cleanup,
    ClearLocations,
    CopyDeals,
    Counted,
    CountedGains,
    DivertProduction,
    DrawAndKeep,
    ExchangeResources,
    Gain,
    Modifier,
    PlaceHere,
    PrintedShield,
    Produces,
    RazeDiscount,
    Steal,
    Store,
    Timing,
    Verb,
    VisitOccupied,
    Whenever,
)
from game.cards.strict_yaml import affirmed, is_nothing, items, known, mapping, nothing, number, pairs, refuse, word
from game.cards.vocabulary import CATEGORIES, GAINS, SPENDABLE, TOKENS, TRIGGERS, UNLIMITED, WHOSE, Trigger, Whose
from game.kernel.bag import Bag

W = TypeVar("W", bound=str)

MOST_DISCARDED = 3
"""Maximum cards or Deals in one cost: each combination is a separate move."""


def _goods(node: Node, goods: tuple[str, ...]) -> list[tuple[str, Node]]:
    """The goods of a bag with the nodes of their counts; refuses an empty bag."""
    found = list(pairs(node, "goods with their numbers"))
    if not found:
        refuse(node, "at least one good expected")
    return [(known(good, key_node, goods, "a good"), value) for good, key_node, value in found]


def read_bag(node: Node, goods: tuple[str, ...]) -> Bag:
    """A bag of ``goods`` with fixed counts, at least one."""
    return Bag((good, _fixed(value)) for good, value in _goods(node, goods))


def read_cost(node: Node) -> Bag:
    """A cost. It holds cards or Deals but not both, because a move lists what it discards in one list."""
    cost = read_bag(node, SPENDABLE)
    if "card" in cost and "deal" in cost:
        refuse(node, "either cards or Deals in a cost expected, not both")
    if max(cost["card"], cost["deal"]) > MOST_DISCARDED:
        refuse(node, f"at most {MOST_DISCARDED} cards or Deals in a cost expected")
    return cost


def _fixed(node: Node) -> int:
    if isinstance(node, MappingNode):
        refuse(node, "a fixed number expected: only what an ability gains can be counted by 'per'")
    return number(node)


def read_abilities(node: Node) -> tuple[Ability, ...]:
    """The abilities of a card in printed order, each timing at most once: an ability is found by its timing."""
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
    verbs = [key for key in entries if key not in _TIMINGS]
    if timing == "always":
        if verbs:
            refuse(node, f"no verb with 'always' expected, not {verbs[0]!r}")
        return timing, Ability(_always(entries[timing]), ())
    verb = _only(node, verbs, "verb", (*_VERBS, "do"))
    found = _do(entries[verb], timing) if verb == "do" else (_verb(verb, node, entries[verb], timing),)
    _fits(node, found, timing)
    return timing, Ability(_TIMINGS[timing](entries[timing]), found)


def _fits(node: Node, verbs: tuple[Verb, ...], timing: str) -> None:
    """`per: gained` needs `after_production`: gains are known at the end of the Production phase (R41.1)."""
    gains = [verb for verb in verbs if isinstance(verb, Gain)]
    counted = [counted for verb in gains for counted in verb.counted if isinstance(counted, CountedGains)]
    if counted and timing != "after_production":
        refuse(node, f"'per: gained' together with 'after_production' expected, not with {timing!r}")


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
    for verb in list(verbs)[:-1]:
        if verb in _ASKING:
            refuse(node, f"the verb {verb!r} last in a 'do' expected, because it may ask a question")
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


def _counted(good: str, node: Node) -> Counted | CountedGains:
    entries = mapping(node, "a counted number", ("per", "max"))
    per, most = mapping(entries["per"], "'per'", (), ("category", "gained")), number(entries["max"])
    what = _only(entries["per"], list(per), "thing that is counted", ("category", "gained"))
    if what == "gained":
        return CountedGains(good, word(per[what], GAINS, "a good"), most)
    return Counted(good, word(per[what], CATEGORIES, "a category"), most)


def _choose(node: Node) -> ChooseGain:
    options: dict[str, Gain] = {}
    for item in items(node, "gains to choose from"):
        option = Gain(read_bag(mapping(item, "a choice", ("gain",))["gain"], GAINS))
        name = next(iter(option.goods))
        if name in options:
            refuse(item, f"choices that differ in their first good expected, not {name!r} twice")
        options[name] = option
    if len(options) < 2:
        refuse(node, "at least two gains to choose from expected")
    return ChooseGain(tuple(options.values()))


def _place_here(node: Node) -> PlaceHere:
    return PlaceHere(read_bag(node, TOKENS))


def _store(node: Node) -> Store:
    return Store(Bag((good, _capacity(value)) for good, value in _goods(node, (*TOKENS, "basic"))))


def _capacity(node: Node) -> int:
    return UNLIMITED if node.value == "any" else _fixed(node)


def _steal(node: Node) -> Steal:
    entries = mapping(node, "'steal'", ("basic", "from"))
    word(entries["from"], ("another_player",), "a victim")
    return Steal(Bag({"basic": number(entries["basic"])}))


def _production_of(node: Node, what: str) -> tuple[Whose, bool]:
    """Whose production it is, and whether the card itself is excluded."""
    entries = mapping(node, what, ("type", "of"), ("other_than",))
    word(entries["type"], ("production",), "a row")
    return _whose(entries["of"]), _not_this(entries)


def _one_of(node: Node, words: tuple[W, ...], what: str) -> W:
    """One of ``words``, with its type."""
    found = word(node, words, what)
    return next(known for known in words if known == found)


def _whose(node: Node) -> Whose:
    return _one_of(node, WHOSE, "a player")


def _not_this(entries: Mapping[str, Node]) -> bool:
    if "other_than" in entries:
        word(entries["other_than"], ("this",), "an exception")
    return "other_than" in entries


def _activate(node: Node) -> ActivateProduction:
    return ActivateProduction(*_production_of(node, "'activate'"))


def _divert(node: Node) -> DivertProduction:
    entries = mapping(node, "'divert'", ("type", "of"))
    word(entries["type"], ("production",), "a row")
    word(entries["of"], ("another_player",), "a player")
    return DivertProduction()


def _copy_deal(node: Node) -> CopyDeals:
    entries = mapping(node, "'copy_deal'", ("count", "of"))
    return CopyDeals(number(entries["count"]), _whose(entries["of"]))


def _clear(node: Node) -> ClearLocations:
    entries = mapping(node, "'clear'", ("locations", "of"), ("other_than",))
    word(entries["of"], ("you",), "a player")
    return ClearLocations(number(entries["locations"]), _not_this(entries))


def _use_open_production(node: Node) -> VisitOccupied:
    entries = mapping(node, "'use_open_production'", ("occupied",))
    affirmed(entries["occupied"], "'occupied'")
    return VisitOccupied()


def _draw(node: Node) -> DrawAndKeep:
    entries = mapping(node, "'draw'", ("count", "keep"))
    count, keep = number(entries["count"]), number(entries["keep"])
    if keep >= count:
        refuse(node, f"fewer cards kept than the {count} drawn expected, not {keep}")
    return DrawAndKeep(count, keep)


def _produces(node: Node) -> Produces:
    nothing(node, "'produces'")
    return Produces()


def _built(node: Node) -> Built:
    nothing(node, "'built'")
    return Built()


def _action(node: Node) -> Action:
    entries = mapping(node, "'action'", ("spend", "uses"))
    return Action(read_cost(entries["spend"]), number(entries["uses"]))


def _whenever(node: Node) -> Whenever:
    written = items(node, "triggers") if isinstance(node, SequenceNode) else (node,)
    triggers: dict[Trigger, None] = {}
    for item in written:
        trigger = _one_of(item, TRIGGERS, "a trigger")
        if trigger in triggers:
            refuse(item, f"the trigger {trigger!r} once expected, not twice")
        triggers[trigger] = None
    if not triggers:
        refuse(node, "at least one trigger expected")
    return Whenever(tuple(triggers))


def _after_production(node: Node) -> AfterProduction:
    if is_nothing(node):
        return AfterProduction()
    gained = mapping(node, "'after_production'", ("gained",))["gained"]
    return AfterProduction(read_bag(gained, (*GAINS, "basic")))


def _cleanup(node: Node) -> Cleanup:
    nothing(node, "'cleanup'")
    return Cleanup()


def _always(node: Node) -> Always:
    entries = mapping(node, "'always'", (), tuple(_MODIFIERS))
    name = _only(node, list(entries), "rule", tuple(_MODIFIERS))
    return Always(_MODIFIERS[name](entries[name]))


def _printed_shield(node: Node) -> PrintedShield:
    if number(node) != 1:
        refuse(node, f"1 printed shield expected, not {number(node)}: a Location has at most one")
    return PrintedShield()


def _raze_discount(node: Node) -> RazeDiscount:
    return RazeDiscount(number(node))


def _exchange_resources(node: Node) -> ExchangeResources:
    """At least 2: an exchange may be repeated (R12.2), and one for one would never end."""
    return ExchangeResources(number(mapping(node, "'exchange'", ("own_resource",))["own_resource"], lowest=2))


_MODIFIERS: Mapping[str, Callable[[Node], Modifier]] = {
    "printed_shield": _printed_shield,
    "raze_discount": _raze_discount,
    "exchange": _exchange_resources,
}

_TIMINGS: Mapping[str, Callable[[Node], Timing]] = {
    "produces": _produces,
    "built": _built,
    "action": _action,
    "whenever": _whenever,
    "after_production": _after_production,
    "cleanup": _cleanup,
    "always": _always,
}

_VERBS: Mapping[str, tuple[Callable[[Node], Verb], tuple[str, ...]]] = {
    "gain": (_gain, ("produces", "built", "action", "whenever", "after_production")),
    "choose": (_choose, ("produces", "built", "action")),
    "place_here": (_place_here, ("built",)),
    "store": (_store, ("cleanup",)),
    "steal": (_steal, ("action",)),
    "activate": (_activate, ("produces", "built", "action")),
    "divert": (_divert, ("produces",)),
    "copy_deal": (_copy_deal, ("action",)),
    "clear": (_clear, ("action",)),
    "use_open_production": (_use_open_production, ("action",)),
    "draw": (_draw, ("action",)),
}
"""Verb -> its reading function, and the timings it is allowed with."""

_ASKING = ("choose", "steal", "activate", "divert", "copy_deal", "clear", "use_open_production", "draw")
"""Verbs that may ask a question, and so must be the last of an ability."""
