"""The rules that concern a card, in short sections with their numbers in the rule book.

The card's data alone selects the sections: its type, its timings, its verbs, its categories.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

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
    Connection,
    CopyDeals,
    DivertProduction,
    DrawAndKeep,
    ExchangeResources,
    Faction,
    Gain,
    Location,
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
from game.wording.lexicon import Lexicon
from game.wording.rulebook_topics import OF_CARD_RULES


class CardRule(msgspec.Struct, frozen=True):
    """A rule for the panel beside the zoomed card; ``numbers`` are its numbers in the rule book, ``topic`` is the
    section of the rules reference about it."""

    icon: str
    heading: str
    sentence: str
    numbers: str
    topic: str


class Section(NamedTuple):
    """The icon of a section and the numbers of its rules; its text is the message ``rule-<name>``."""

    icon: str
    numbers: str


SECTIONS: Final[dict[str, Section]] = {
    "production": Section("production", "R6.1, R8.10"),
    "visitors": Section("open_production", "R13"),
    "feature": Section("feature", "R8.13"),
    "activate": Section("action", "R11.1, R11.2"),
    "activate_again": Section("action", "R11.3"),
    "building_bonus": Section("build", "R8.11"),
    "cleanup": Section("cleanup", "R17.1, R18.3"),
    "store": Section("lock", "R17.1, R6.2"),
    "gain": Section("basic", "R6.5, R17.2"),
    "counted": Section("overview", "R6.6, R8.12"),
    "place_here": Section("lock", "R1.7, R6.2"),
    "steal": Section("steal", "R11.6"),
    "whenever": Section("speed", "R10.7, R7.7"),
    "after_production": Section("production", "R6.4, R41.1"),
    "always": Section("lock", "R8.13"),
    "printed_shield": Section("shield", "R40.2, R16.2"),
    "raze_discount": Section("raze", "R10"),
    "exchange_resources": Section("worker", "R12.2"),
    "choose_gain": Section("dice", "R1.16"),
    "activate_production": Section("production", "R19.6, R15.2"),
    "divert_production": Section("production", "R41.2"),
    "copy_deals": Section("deal", "R9.2, R15.2"),
    "clear_locations": Section("undo", "R11.5, R41.3"),
    "visit_occupied": Section("open_production", "R51.3, R13"),
    "draw_and_keep": Section("card", "R19.1"),
    "build": Section("build", "R8.1, R8.2, R8.4"),
    "no_categories": Section("build", "R8.5"),
    "ammo_category": Section("ammo", "R8.6"),
    "deal": Section("deal", "R9, R1.12"),
    "raze": Section("raze", "R10, R1.9"),
    "take_connection": Section("worker", "R14.1"),
    "play_connection": Section("play", "R14.2, R14.3"),
    "keep_connection": Section("lock", "R14.5"),
    "faction_production": Section("production", "R6.1"),
    "faction_actions": Section("action", "R12.1, R12.3"),
    "exchange": Section("worker", "R12.2"),
}
"""Name -> section."""

OF_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "production": (),
    "open_production": ("visitors",),
    "feature": ("feature",),
    "action": (),
}
"""Type of a Location -> its sections."""

OF_TIMINGS: Final[dict[type[Timing], tuple[str, ...]]] = {
    Produces: ("production",),
    Built: ("building_bonus",),
    Action: ("activate",),
    Whenever: ("whenever",),
    AfterProduction: ("after_production",),
    Cleanup: ("cleanup",),
    Always: ("always",),
}
"""Timing of an ability -> its sections, at least one."""

OF_VERBS: Final[dict[type[Verb], tuple[str, ...]]] = {
    Gain: ("gain",),
    PlaceHere: ("place_here",),
    Store: ("store",),
    ChooseGain: ("choose_gain", "gain"),
    Steal: ("steal",),
    ActivateProduction: ("activate_production",),
    DivertProduction: ("divert_production",),
    CopyDeals: ("copy_deals",),
    ClearLocations: ("clear_locations",),
    VisitOccupied: ("visit_occupied",),
    DrawAndKeep: ("draw_and_keep",),
}
"""Verb -> its sections, at least one."""

OF_MODIFIERS: Final[dict[type[Modifier], tuple[str, ...]]] = {
    PrintedShield: ("printed_shield",),
    RazeDiscount: ("raze_discount",),
    ExchangeResources: ("exchange_resources",),
}
"""Lasting rule -> its sections."""

_ALWAYS: Final = ("build", "deal", "raze")
"""The sections of every Location: its three uses (R1.3)."""


def card_rules(words: Lexicon, card: Location | Connection | Faction) -> tuple[CardRule, ...]:
    """The rules that concern a card: first what it does, then what can be done with it."""
    facts: dict[str, Any] = {}
    if isinstance(card, Location):
        facts = {"distance": card.distance, "defence": card.defence}
    rules = []
    for name in dict.fromkeys(_sections(card)):
        section, key = SECTIONS[name], f"rule-{name}"
        heading, sentence = words.text(f"{key}.heading"), words.text(key, **facts)
        rules.append(CardRule(section.icon, heading, sentence, section.numbers, OF_CARD_RULES[name]))
    return tuple(rules)


def _sections(card: Location | Connection | Faction) -> Iterable[str]:
    if isinstance(card, Connection):
        return ("play_connection", "take_connection", "keep_connection", "gain")
    if isinstance(card, Faction):
        return ("faction_production", "faction_actions", "exchange")
    return _of_location(card)


def _of_location(card: Location) -> Iterator[str]:
    """The sections of its timings, then of its verbs, then those of every Location."""
    for ability in card.abilities:
        yield from () if _only_diverts(ability) else _of_timing(ability.timing)
    yield from OF_TYPES[card.type]
    for verb in (verb for ability in card.abilities for verb in ability.verbs):
        yield from OF_VERBS[type(verb)]
        if isinstance(verb, Gain) and verb.counted:
            yield "counted"
    if not card.categories:
        yield "no_categories"
    elif card.categories == ("ammo",):
        yield "ammo_category"
    yield from _ALWAYS


def _only_diverts(ability: Ability) -> bool:
    """Whether it only diverts the production of others, so that building the card gives nothing."""
    return all(isinstance(verb, DivertProduction) for verb in ability.verbs) and bool(ability.verbs)


def _of_timing(timing: Timing) -> Iterator[str]:
    yield from OF_TIMINGS[type(timing)]
    if isinstance(timing, Always):
        yield from OF_MODIFIERS[type(timing.modifier)]
    elif isinstance(timing, Action) and timing.uses > 1:
        yield "activate_again"
