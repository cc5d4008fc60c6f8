"""Strict reading of abilities: timings and their verbs.

A new verb or timing of the card language is one reading function and one line in `_VERBS` or `_TIMINGS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

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
from game.cards.vocabulary import CATEGORIES, GAINS, SPENDABLE, TOKENS, TRIGGERS, UNLIMITED, WHOSE, Trigger, Whose
from game.kernel.bag import Bag
from game.kernel.given import Given

W = TypeVar("W", bound=str)

LARGEST = 99
"""The largest number that a card file may hold: nothing printed comes near it."""

MOST_DISCARDED = 3
"""Maximum cards or Deals in one cost: each combination is a separate move."""


def _goods(given: Given, goods: tuple[str, ...]) -> list[tuple[str, Given]]:
    """The goods of a bag with the nodes of their counts; refuses an empty bag."""
    found = list(given.pairs("goods with their numbers"))
    if not found:
        given.refuse("at least one good expected")
    return [(good.word(goods, "a good"), value) for good, value in found]


def read_bag(given: Given, goods: tuple[str, ...]) -> Bag:
    """A bag of ``goods`` with fixed counts, at least one."""
    return Bag((good, _fixed(value)) for good, value in _goods(given, goods))


def read_cost(given: Given) -> Bag:
    """A cost. It holds cards or Deals but not both, because a move lists what it discards in one list."""
    cost = read_bag(given, SPENDABLE)
    if "card" in cost and "deal" in cost:
        given.refuse("either cards or Deals in a cost expected, not both")
    if max(cost["card"], cost["deal"]) > MOST_DISCARDED:
        given.refuse(f"at most {MOST_DISCARDED} cards or Deals in a cost expected")
    return cost


def number(given: Given, lowest: int = 1) -> int:
    """A number as it is printed."""
    return given.number(lowest, LARGEST)


def _fixed(given: Given) -> int:
    if given.is_mapping:
        given.refuse("a fixed number expected: only what an ability gains can be counted by 'per'")
    return number(given)


def read_abilities(given: Given) -> tuple[Ability, ...]:
    """The abilities of a card in printed order, each timing at most once: an ability is found by its timing."""
    abilities: dict[str, Ability] = {}
    for item in given.items("abilities"):
        timing, ability = _ability(item)
        if timing in abilities:
            item.refuse(f"one ability with {timing!r} expected, not two; put their verbs in one 'do'")
        abilities[timing] = ability
    return tuple(abilities.values())


def _ability(given: Given) -> tuple[str, Ability]:
    words = (*_TIMINGS, *_VERBS, "do")
    entries = {key.word(words, "a timing or a verb"): value for key, value in given.pairs("an ability")}
    timing = _only(given, [key for key in entries if key in _TIMINGS], "timing", tuple(_TIMINGS))
    verbs = [key for key in entries if key not in _TIMINGS]
    if timing == "always":
        if verbs:
            given.refuse(f"no verb with 'always' expected, not {verbs[0]!r}")
        return timing, Ability(_always(entries[timing]), ())
    verb = _only(given, verbs, "verb", (*_VERBS, "do"))
    found = _do(entries[verb], timing) if verb == "do" else (_verb(verb, given, entries[verb], timing),)
    _fits(given, found, timing)
    return timing, Ability(_TIMINGS[timing](entries[timing]), found)


def _fits(given: Given, verbs: tuple[Verb, ...], timing: str) -> None:
    """`per: gained` needs `after_production`: gains are known at the end of the Production phase (R41.1)."""
    gains = [verb for verb in verbs if isinstance(verb, Gain)]
    counted = [counted for verb in gains for counted in verb.counted if isinstance(counted, CountedGains)]
    if counted and timing != "after_production":
        given.refuse(f"'per: gained' together with 'after_production' expected, not with {timing!r}")


def _only(given: Given, found: list[str], what: str, words: tuple[str, ...]) -> str:
    if not found:
        given.refuse(f"an ability with one {what} expected, not without; known: {', '.join(words)}")
    if len(found) > 1:
        given.refuse(f"an ability with one {what} expected, not with {' and '.join(map(repr, found))}")
    return found[0]


def _do(given: Given, timing: str) -> tuple[Verb, ...]:
    verbs: dict[str, Verb] = {}
    for item in given.items("verbs"):
        entries = item.entries("a verb", (), tuple(_VERBS))
        verb = _only(item, list(entries), "verb", tuple(_VERBS))
        if verb in verbs:
            item.refuse(f"the verb {verb!r} once in a 'do' expected, not twice")
        verbs[verb] = _verb(verb, item, entries[verb], timing)
    if not verbs:
        given.refuse("at least one verb in 'do' expected")
    for verb in list(verbs)[:-1]:
        if _VERBS[verb].asks:
            given.refuse(f"the verb {verb!r} last in a 'do' expected, because it may ask a question")
    return tuple(verbs.values())


def _verb(verb: str, given: Given, value: Given, timing: str) -> Verb:
    reading = _VERBS[verb]
    if timing not in reading.timings:
        given.refuse(f"{verb!r} together with {' or '.join(map(repr, reading.timings))} expected, not with {timing!r}")
    return reading.read(value)


def _gain(given: Given) -> Gain:
    fixed, counted = [], []
    for good, value in _goods(given, GAINS):
        if value.is_mapping:
            counted.append(_counted(good, value))
        else:
            fixed.append((good, number(value)))
    return Gain(Bag(fixed), tuple(counted))


def _counted(good: str, given: Given) -> Counted | CountedGains:
    entries = given.entries("a counted number", ("per", "max"))
    per, most = entries["per"].entries("'per'", (), ("category", "gained")), number(entries["max"])
    what = _only(entries["per"], list(per), "thing that is counted", ("category", "gained"))
    if what == "gained":
        return CountedGains(good, per[what].word(GAINS, "a good"), most)
    return Counted(good, per[what].word(CATEGORIES, "a category"), most)


def _choose(given: Given) -> ChooseGain:
    options: dict[str, Gain] = {}
    for item in given.items("gains to choose from"):
        option = Gain(read_bag(item.entries("a choice", ("gain",))["gain"], GAINS))
        name = next(iter(option.goods))
        if name in options:
            item.refuse(f"choices that differ in their first good expected, not {name!r} twice")
        options[name] = option
    if len(options) < 2:
        given.refuse("at least two gains to choose from expected")
    return ChooseGain(tuple(options.values()))


def _place_here(given: Given) -> PlaceHere:
    return PlaceHere(read_bag(given, TOKENS))


def _store(given: Given) -> Store:
    return Store(Bag((good, _capacity(value)) for good, value in _goods(given, (*TOKENS, "basic"))))


def _capacity(given: Given) -> int:
    return UNLIMITED if given.value == "any" else _fixed(given)


def _steal(given: Given) -> Steal:
    entries = given.entries("'steal'", ("basic", "from"))
    entries["from"].word(("another_player",), "a victim")
    return Steal(Bag({"basic": number(entries["basic"])}))


def _production_of(given: Given, what: str) -> tuple[Whose, bool]:
    """Whose production it is, and whether the card itself is excluded."""
    entries = given.entries(what, ("type", "of"), ("other_than",))
    entries["type"].word(("production",), "a row")
    return _whose(entries["of"]), _not_this(entries)


def _one_of(given: Given, words: tuple[W, ...], what: str) -> W:
    """One of ``words``, with its type."""
    found = given.word(words, what)
    return next(known for known in words if known == found)


def _whose(given: Given) -> Whose:
    return _one_of(given, WHOSE, "a player")


def _not_this(entries: Mapping[str, Given]) -> bool:
    if "other_than" in entries:
        entries["other_than"].word(("this",), "an exception")
    return "other_than" in entries


def _activate(given: Given) -> ActivateProduction:
    return ActivateProduction(*_production_of(given, "'activate'"))


def _divert(given: Given) -> DivertProduction:
    entries = given.entries("'divert'", ("type", "of"))
    entries["type"].word(("production",), "a row")
    entries["of"].word(("another_player",), "a player")
    return DivertProduction()


def _copy_deal(given: Given) -> CopyDeals:
    entries = given.entries("'copy_deal'", ("count", "of"))
    return CopyDeals(number(entries["count"]), _whose(entries["of"]))


def _clear(given: Given) -> ClearLocations:
    entries = given.entries("'clear'", ("locations", "of"), ("other_than",))
    entries["of"].word(("you",), "a player")
    return ClearLocations(number(entries["locations"]), _not_this(entries))


def _use_open_production(given: Given) -> VisitOccupied:
    occupied = given.entries("'use_open_production'", ("occupied",))["occupied"]
    if occupied.value is not True:
        occupied.refuse(f"'true' expected after 'occupied', not {occupied}")
    return VisitOccupied()


def _draw(given: Given) -> DrawAndKeep:
    entries = given.entries("'draw'", ("count", "keep"))
    count, keep = number(entries["count"]), number(entries["keep"])
    if keep >= count:
        given.refuse(f"fewer cards kept than the {count} drawn expected, not {keep}")
    return DrawAndKeep(count, keep)


def _nothing(given: Given, what: str) -> None:
    if given.value is not None:
        given.refuse(f"nothing expected after {what}, not {given}")


def _produces(given: Given) -> Produces:
    _nothing(given, "'produces'")
    return Produces()


def _built(given: Given) -> Built:
    _nothing(given, "'built'")
    return Built()


def _action(given: Given) -> Action:
    entries = given.entries("'action'", ("spend", "uses"))
    return Action(read_cost(entries["spend"]), number(entries["uses"]))


def _whenever(given: Given) -> Whenever:
    written = given.items("triggers") if given.is_list else (given,)
    triggers: dict[Trigger, None] = {}
    for item in written:
        trigger = _one_of(item, TRIGGERS, "a trigger")
        if trigger in triggers:
            item.refuse(f"the trigger {trigger!r} once expected, not twice")
        triggers[trigger] = None
    if not triggers:
        given.refuse("at least one trigger expected")
    return Whenever(tuple(triggers))


def _after_production(given: Given) -> AfterProduction:
    if given.value is None:
        return AfterProduction()
    gained = given.entries("'after_production'", ("gained",))["gained"]
    return AfterProduction(read_bag(gained, (*GAINS, "basic")))


def _cleanup(given: Given) -> Cleanup:
    _nothing(given, "'cleanup'")
    return Cleanup()


def _always(given: Given) -> Always:
    entries = given.entries("'always'", (), tuple(_MODIFIERS))
    name = _only(given, list(entries), "rule", tuple(_MODIFIERS))
    return Always(_MODIFIERS[name](entries[name]))


def _printed_shield(given: Given) -> PrintedShield:
    if number(given) != 1:
        given.refuse(f"1 printed shield expected, not {number(given)}: a Location has at most one")
    return PrintedShield()


def _raze_discount(given: Given) -> RazeDiscount:
    return RazeDiscount(number(given))


def _exchange_resources(given: Given) -> ExchangeResources:
    """At least 2: an exchange may be repeated (R12.2), and one for one would never end."""
    return ExchangeResources(number(given.entries("'exchange'", ("own_resource",))["own_resource"], lowest=2))


_MODIFIERS: Mapping[str, Callable[[Given], Modifier]] = {
    "printed_shield": _printed_shield,
    "raze_discount": _raze_discount,
    "exchange": _exchange_resources,
}

_TIMINGS: Mapping[str, Callable[[Given], Timing]] = {
    "produces": _produces,
    "built": _built,
    "action": _action,
    "whenever": _whenever,
    "after_production": _after_production,
    "cleanup": _cleanup,
    "always": _always,
}


class _Reading(NamedTuple):
    """How a verb is read: its function, the timings it is allowed with, and whether it may ask a question."""

    read: Callable[[Given], Verb]
    timings: tuple[str, ...]
    asks: bool = False


_VERBS: Mapping[str, _Reading] = {
    "gain": _Reading(_gain, ("produces", "built", "action", "whenever", "after_production")),
    "choose": _Reading(_choose, ("produces", "built", "action"), asks=True),
    "place_here": _Reading(_place_here, ("built",)),
    "store": _Reading(_store, ("cleanup",)),
    "steal": _Reading(_steal, ("action",), asks=True),
    "activate": _Reading(_activate, ("produces", "built", "action"), asks=True),
    "divert": _Reading(_divert, ("produces",), asks=True),
    "copy_deal": _Reading(_copy_deal, ("action",), asks=True),
    "clear": _Reading(_clear, ("action",), asks=True),
    "use_open_production": _Reading(_use_open_production, ("action",), asks=True),
    "draw": _Reading(_draw, ("action",), asks=True),
}
"""Verb -> how it is read. One that may ask a question must be the last of an ability."""
