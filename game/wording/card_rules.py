"""The rules that concern a card, in short sections.

The card's data alone selects the sections: its type, its timings, its verbs, its categories.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from game.cards.card import (
    Ability,
    Action,
    Always,
    Connection,
    Location,
    Timing,
)
from game.cards.faction import Faction
from game.cards.verbs import DivertProduction, Gain
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
    "feature": ("feature",),
    "action": (),
}
"""Type of a Location -> its sections."""

_ALWAYS: Final = ("build", "deal", "raze")
"""The sections of every Location: its three uses (R1.3)."""


def card_rules(words: Lexicon, card: Location | Connection | Faction) -> tuple[CardRule, ...]:
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
        yield from VERBS[type(verb)].rules
        if isinstance(verb, Gain) and verb.counted:
            yield "counted"
        if "ruin" in verb.gives:
            yield "gain_ruin"
    if card.groups:
        yield "group"
    if not card.categories:
        yield "no_categories"
    elif card.categories == ("ammo",):
        yield "ammo_category"
    yield from _ALWAYS


def _only_diverts(ability: Ability) -> bool:
    """Whether it only diverts the production of others, so that building the card gives nothing."""
    return all(isinstance(verb, DivertProduction) for verb in ability.verbs) and bool(ability.verbs)


def _of_timing(timing: Timing) -> Iterator[str]:
    yield from TIMINGS[type(timing)].rules
    if isinstance(timing, Always):
        yield from MODIFIERS[type(timing.modifier)].rules
    elif isinstance(timing, Action) and timing.uses > 1:
        yield "activate_again"
    elif isinstance(timing, Action) and timing.any_times:
        yield "times_any"
