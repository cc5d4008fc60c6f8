"""Strict reading of abilities: timings and their verbs.

A new timing of the card language is one reading function and one line in `_TIMINGS`; verbs are in `game.cards.verbs`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.cards import card
from game.cards.amounts import number, one_of, only, read_bag, read_cost
from game.cards.verbs import CLAIMED, READINGS, CountedGains, Gain, PlaceCode, PlaceHere, Steal, StealLocation, Verb
from game.cards.vocabulary import CATEGORIES, PRODUCED, PURPOSES, TOKENS, TRIGGERS, Trigger
from game.kernel.bag import EMPTY
from game.kernel.given import Given


def read_abilities(given: Given) -> tuple[card.Ability, ...]:
    """The abilities of a card in printed order, each timing at most once: an ability is found by its timing."""
    abilities: dict[str, card.Ability] = {}
    for item in given.items("abilities"):
        timing, ability = _ability(item)
        if timing in abilities:
            item.refuse(f"expected one ability with {timing!r}, not two; put their verbs in one 'do'")
        abilities[timing] = ability
    found = tuple(abilities.values())
    if any(
        isinstance(ability.timing, card.Always) and isinstance(ability.timing.modifier, card.Reserved)
        for ability in found
    ):
        _places_goods(given, found)
    return found


def _places_goods(given: Given, abilities: tuple[card.Ability, ...]) -> None:
    """`reserved` tells what goods on the card are for: some must lie there (R44.9)."""
    if not any(isinstance(verb, PlaceHere | PlaceCode) for ability in abilities for verb in ability.verbs):
        given.refuse("expected 'place_here' together with 'reserved'")


def _ability(given: Given) -> tuple[str, card.Ability]:
    words = (*_TIMINGS, *READINGS, "do")
    entries = {key.word(words, "a timing or a verb"): value for key, value in given.pairs("an ability")}
    timing = only(given, [key for key in entries if key in _TIMINGS], "timing", tuple(_TIMINGS))
    verbs = [key for key in entries if key not in _TIMINGS]
    if timing == "always":
        if verbs:
            given.refuse(f"expected no verb with 'always', not {verbs[0]!r}")
        return timing, card.Ability(_always(entries[timing]), ())
    found = read_verbs(given, {verb: entries[verb] for verb in verbs}, timing)
    ability = card.Ability(_TIMINGS[timing](entries[timing]), found)
    if isinstance(ability.timing, card.Action) and ability.timing.any_times:
        _can_be_repeated(given, ability.timing, found)
    return timing, ability


def _can_be_repeated(given: Given, action: card.Action, verbs: tuple[Verb, ...]) -> None:
    """`uses: any`: one move pays goods that can run out, names nothing to discard, and asks nothing (R43.8.7)."""
    if not action.spend:
        given.refuse("expected a cost together with 'uses: any'")
    if any(good not in TOKENS and good != "basic" for good in action.spend):
        given.refuse("expected a cost of tokens alone together with 'uses: any'")
    if any(not isinstance(verb, Gain) for verb in verbs):
        given.refuse("expected only the verb 'gain' together with 'uses: any'")


def read_verbs(given: Given, entries: Mapping[str, Given], timing: str) -> tuple[Verb, ...]:
    """What an ability does: one verb, or several in a `do`."""
    verb = only(given, list(entries), "verb", (*READINGS, "do"))
    found = _do(entries[verb], timing) if verb == "do" else (_verb(verb, given, entries[verb], timing),)
    _fits(given, found, timing)
    return found


def _fits(given: Given, verbs: tuple[Verb, ...], timing: str) -> None:
    """`per: gained` needs `after_production`: gains are known at the end of the Production phase (R41.1). Locations are
    stolen when an HQ is claimed, and resources otherwise (R52.4)."""
    gains = [verb for verb in verbs if isinstance(verb, Gain)]
    counted = [counted for verb in gains for counted in verb.counted if isinstance(counted, CountedGains)]
    if counted and timing != "after_production":
        given.refuse(f"expected 'per: gained' together with 'after_production', not with {timing!r}")
    wrong, what = (Steal, "location") if timing == CLAIMED else (StealLocation, "basic")
    if any(isinstance(verb, wrong) for verb in verbs):
        given.refuse(f"expected {what!r} in 'steal' together with {timing!r}")


def _do(given: Given, timing: str) -> tuple[Verb, ...]:
    verbs: dict[str, Verb] = {}
    for item in given.items("verbs"):
        entries = item.entries("a verb", (), tuple(READINGS))
        verb = only(item, list(entries), "verb", tuple(READINGS))
        if verb in verbs:
            item.refuse(f"expected the verb {verb!r} once in a 'do', not twice")
        verbs[verb] = _verb(verb, item, entries[verb], timing)
    if not verbs:
        given.refuse("expected at least one verb in 'do'")
    for verb in list(verbs)[:-1]:
        if READINGS[verb].asks or isinstance(verbs[verb], PlaceCode):
            given.refuse(f"expected the verb {verb!r} last in a 'do', because it may ask a question")
    return tuple(verbs.values())


def _verb(verb: str, given: Given, value: Given, timing: str) -> Verb:
    reading = READINGS[verb]
    if timing not in reading.timings:
        given.refuse(f"expected {verb!r} together with {' or '.join(map(repr, reading.timings))}, not with {timing!r}")
    return reading.read(value)


def read_nothing(given: Given, what: str) -> None:
    """A word that stands alone."""
    if given.value is not None:
        given.refuse(f"expected nothing after {what}, not {given}")


def _produces(given: Given) -> card.Produces:
    read_nothing(given, "'produces'")
    return card.Produces()


def _built(given: Given) -> card.Built:
    read_nothing(given, "'built'")
    return card.Built()


def _action(given: Given) -> card.Action:
    entries = given.entries("'action'", ("uses",), ("spend",))
    spend = read_cost(entries["spend"]) if "spend" in entries else EMPTY
    if entries["uses"].value == "any":
        return card.Action(spend, any_times=True)
    return card.Action(spend, number(entries["uses"]))


def _whenever(given: Given) -> card.Whenever:
    written = given.items("triggers") if given.is_list else (given,)
    triggers: dict[Trigger, None] = {}
    for item in written:
        trigger = one_of(item, TRIGGERS, "a trigger")
        if trigger in triggers:
            item.refuse(f"expected the trigger {trigger!r} once, not twice")
        triggers[trigger] = None
    if not triggers:
        given.refuse("expected at least one trigger")
    return card.Whenever(tuple(triggers))


def _after_production(given: Given) -> card.AfterProduction:
    if given.value is None:
        return card.AfterProduction()
    gained = given.entries("'after_production'", ("gained",))["gained"]
    return card.AfterProduction(read_bag(gained, (*PRODUCED, "basic")))


def _cleanup(given: Given) -> card.Cleanup:
    read_nothing(given, "'cleanup'")
    return card.Cleanup()


def _always(given: Given) -> card.Always:
    entries = given.entries("'always'", (), tuple(_MODIFIERS))
    name = only(given, list(entries), "rule", tuple(_MODIFIERS))
    return card.Always(_MODIFIERS[name](entries[name]))


def _printed_shield(given: Given) -> card.PrintedShield:
    if number(given) != 1:
        given.refuse(f"expected 1 printed shield, not {number(given)}: a Location has at most one")
    return card.PrintedShield()


def _raze_discount(given: Given) -> card.RazeDiscount:
    return card.RazeDiscount(number(given))


def _destroy_discount(given: Given) -> card.DestroyDiscount:
    return card.DestroyDiscount(number(given))


def _reserved(given: Given) -> card.Reserved:
    return card.Reserved(one_of(given, PURPOSES, "what goods are reserved for"))


def _exchange_resources(given: Given) -> card.ExchangeResources:
    """At least 2: an exchange may be repeated (R12.2), and one for one would never end."""
    return card.ExchangeResources(number(given.entries("'exchange'", ("own_resource",))["own_resource"], lowest=2))


def _counts_also(given: Given) -> card.CountsAlso:
    entries = given.entries("'counts_also'", ("category", "as"))
    category, also = (entries[key].word(CATEGORIES, "a category") for key in ("category", "as"))
    if category == also:
        entries["as"].refuse(f"expected another category than {category!r}")
    return card.CountsAlso(category, also)


_MODIFIERS: Mapping[str, Callable[[Given], card.Modifier]] = {
    "printed_shield": _printed_shield,
    "raze_discount": _raze_discount,
    "destroy_discount": _destroy_discount,
    "reserved": _reserved,
    "exchange": _exchange_resources,
    "counts_also": _counts_also,
}

_TIMINGS: Mapping[str, Callable[[Given], card.Timing]] = {
    "produces": _produces,
    "built": _built,
    "action": _action,
    "whenever": _whenever,
    "after_production": _after_production,
    "cleanup": _cleanup,
    "always": _always,
}
