"""The rules that concern a card, in short sections.

The card's data alone selects the sections: its type, its timings, its verbs, its categories.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from game.cards.area import Area
from game.cards.card import (
    Ability,
    Action,
    Always,
    Connection,
    Location,
    Reserved,
    Timing,
)
from game.cards.faction import Faction
from game.cards.headquarters import Headquarters
from game.cards.machine import Machine
from game.cards.module import Arena, BorderSide, District
from game.cards.verbs import (
    ActivateOutposts,
    AnyCounted,
    Counted,
    CountedHacked,
    CountedMachines,
    CountedOutposts,
    CountedRuins,
    DivertProduction,
    Gain,
    Verb,
)
from game.wording.lexicon import Lexicon
from game.wording.rows.cards import MODIFIERS, RULES, TIMINGS, VERBS


class CardRule(msgspec.Struct, frozen=True):
    """A rule for the panel beside the zoomed card; ``topic`` is the section of the rules reference about it."""

    icon: str
    heading: str
    sentence: str
    topic: str


OF_TYPES: Final[dict[str, tuple[str, ...]]] = {
    "production": (),
    "open_production": ("visitors",),
    "production_feature": ("production_feature",),
    "feature": ("feature",),
    "action": (),
}
"""Type of a Location -> its sections."""

OF_GAINS: Final = {"ruin": "gain_ruin", "salvage": "salvage", "hacked": "gain_hacked"}
"""Good that does not go to the supply -> the section about gaining it."""

OF_COSTS: Final = {"ruin": "discard_ruin", "matching": "matching"}
"""What an action may cost -> the section about it."""

OF_COUNTED: Final[dict[type[AnyCounted], str]] = {
    Counted: "counted",
    CountedRuins: "counted_ruins",
    CountedMachines: "counted_machines",
    CountedHacked: "counted_hacked",
}
"""What an amount is counted by -> its section, if it has one; Outposts and their levels have one each."""

_OF_AREA: Final = ("area_build", "area_upgrade", "area_raze", "area_shield")

_ALWAYS: Final = ("build", "deal", "raze")
"""The sections of every Location: its three uses (R1.3)."""


Printed = Location | Connection | Faction | Machine | Area | Headquarters | BorderSide | Arena | District
"""What rules are told beside."""


def card_rules(words: Lexicon, card: Printed) -> tuple[CardRule, ...]:
    """The rules that concern a card: first what it does, then what can be done with it."""
    facts: dict[str, Any] = {}
    if isinstance(card, Location):
        facts = {"distance": card.distance, "defence": card.defence}
    rules = []
    for name in dict.fromkeys(_sections(card)):
        rule, key = RULES[name], f"rule-{name}"
        heading, sentence = words.text(f"{key}.heading"), words.text(key, **facts)
        rules.append(CardRule(rule.icon, heading, sentence, rule.topic))
    return tuple(rules)


def _sections(card: Printed) -> Iterable[str]:
    match card:
        case Area():
            return (*_OF_AREA, *(["central"] if "central" in card.directions else []))
        case Machine():
            return ("attack", "hacking", "destroying", *(["frenzy"] if card.frenzy else []), "machines_left")
        case Connection():
            return ("play_connection", "take_connection", "keep_connection", *_of_goods(card.gain))
        case Faction():
            return ("faction_production", "faction_actions", "exchange")
        case Headquarters():
            return ("claim", *(rule for verb in card.claimed for rule in _of_verb(verb)), "hq")
        case BorderSide():
            return ("border", *_of_verb(card.verb))
        case Arena():
            return ("arena_enter", "arena_equip", "arena_prize", "arena_champion")
        case District():
            return ("district", "district_deal", "district_raze")
    return _of_location(card)


def _of_location(card: Location) -> Iterator[str]:
    """The sections of its timings, then of its verbs, of its Spoils and its Deal, then those of every Location."""
    for ability in card.abilities:
        yield from () if _only_diverts(ability) else _of_timing(ability.timing)
    yield from OF_TYPES[card.type]
    for verb in (verb for ability in card.abilities for verb in ability.verbs):
        yield from (rule for rule in _of_verb(verb) if not (card.reserved and rule == "place_here"))
    if "salvage" in card.spoils or "salvage" in card.deal:
        yield "salvage"
    if card.machine:
        yield "hacked_side"
    if card.groups:
        yield "group"
    if not card.categories:
        yield "no_categories"
    elif card.categories == ("ammo",):
        yield "ammo_category"
    yield from _ALWAYS


def _of_verb(verb: Verb) -> Iterator[str]:
    """The sections of a verb and of the goods it gives."""
    gained = tuple(_of_goods(verb.gives))
    yield from (rule for rule in VERBS[type(verb)].rules if rule != "gain" or rule in gained)
    if isinstance(verb, Gain):
        yield from (OF_COUNTED[type(amount)] for amount in verb.counted if type(amount) in OF_COUNTED)
        yield from (rule for amount in verb.counted if isinstance(amount, CountedOutposts) for rule in _of_map(amount))
    if isinstance(verb, ActivateOutposts) and verb.part == "central":
        yield "central"
    yield from (rule for rule in gained if rule != "gain")


def _of_map(amount: CountedOutposts) -> Iterator[str]:
    yield "counted_levels" if amount.levels else "counted_outposts"
    if amount.part == "central":
        yield "central"


def _of_goods(goods: Iterable[str]) -> Iterator[str]:
    """The sections about gaining goods: Ruins and salvage have their own."""
    return (OF_GAINS.get(good, "gain") for good in goods)


def _only_diverts(ability: Ability) -> bool:
    """Whether it only diverts the production of others, so that building the card gives nothing."""
    return all(isinstance(verb, DivertProduction) for verb in ability.verbs) and bool(ability.verbs)


def _of_timing(timing: Timing) -> Iterator[str]:
    yield from TIMINGS[type(timing)].rules
    if isinstance(timing, Always) and isinstance(timing.modifier, Reserved):
        yield f"reserved_{timing.modifier.purpose}"
    elif isinstance(timing, Always):
        yield from MODIFIERS[type(timing.modifier)].rules
    elif isinstance(timing, Action):
        yield from _of_action(timing)


def _of_action(timing: Action) -> Iterator[str]:
    """The sections about how often an action can be used, and about what it costs."""
    if timing.uses > 1:
        yield "activate_again"
    elif timing.any_times:
        yield "times_any"
    yield from (OF_COSTS[good] for good in OF_COSTS if good in timing.spend)
