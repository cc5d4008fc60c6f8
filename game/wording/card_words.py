"""What is printed on cards and boards, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from game.cards.card import (
    Ability,
    Action,
    Built,
    Cleanup,
    Connection,
    Exchange,
    Faction,
    FactionAction,
    Gain,
    Location,
    PlaceHere,
    Produces,
    Steal,
    Store,
    Timing,
    Verb,
)
from game.kernel.bag import Bag
from game.wording.lexicon import Lexicon


class Fact(msgspec.Struct, frozen=True):
    """One fact of a card for the panel beside the zoomed card: an icon, a heading and a sentence."""

    icon: str
    heading: str
    sentence: str


def _gain(words: Lexicon, verb: Gain) -> str:
    phrases = [words.text("verb-gain", goods=verb.goods)] if verb.goods else []
    for counted in verb.counted:
        one, category = Bag({counted.good: 1}), words.category(counted.category)
        phrases.append(words.text("verb-gain_counted", goods=one, category=category, max=counted.max))
    return words.all_of(phrases)


def _place_here(words: Lexicon, verb: PlaceHere) -> str:
    return words.text("verb-place_here", goods=verb.goods)


def _store(words: Lexicon, verb: Store) -> str:
    return words.text("verb-store", goods=verb.goods)


def _steal(words: Lexicon, verb: Steal) -> str:
    return words.text("verb-steal", goods=verb.goods)


VERBS: Final[dict[type[Verb], Callable[[Lexicon, Any], str]]] = {
    Gain: _gain,
    PlaceHere: _place_here,
    Store: _store,
    Steal: _steal,
}
"""The phrase of each verb of the card language."""

TIMINGS: Final[dict[type[Timing], tuple[str, str]]] = {
    Produces: ("ability-production", "production"),
    Built: ("ability-building_bonus", "build"),
    Action: ("ability-action", "action"),
    Cleanup: ("ability-cleanup", "lock"),
}
"""The message and the icon of each timing of the card language."""


def ability(words: Lexicon, ability: Ability) -> str:
    """One ability in a sentence: `Action, twice a round: spend 2 fuel, gain 2 VP.`"""
    return words.text(TIMINGS[type(ability.timing)][0], **_facts(words, ability))


def abilities(words: Lexicon, location: Location) -> tuple[str, ...]:
    """The abilities of a card in printed order, a sentence each."""
    return tuple(ability(words, printed) for printed in location.abilities)


def card_facts(words: Lexicon, location: Location) -> tuple[Fact, ...]:
    """Everything on a card in words: its abilities, then its row, costs, categories, Spoils and Deal."""
    told = [_ability_fact(words, printed) for printed in location.abilities]
    if location.is_open:
        told.append(_fact(words, "open_production", "fact-open_production"))
    row = {"type": words.type_name(location.type), "row": words.row_name(location.row), "n": location.defence}
    told.append(_fact(words, location.row, "fact-row", **row))
    told.append(_fact(words, "distance", "fact-distance", n=location.distance))
    told.append(_category_fact(words, location))
    told.append(_fact(words, "raze", "fact-spoils", goods=location.spoils))
    told.append(_fact(words, "deal", "fact-deal", goods=location.deal))
    return tuple(told)


def faction_production(words: Lexicon, faction: Faction) -> str:
    return words.text("faction-production", goods=faction.produces)


def faction_action(words: Lexicon, action: FactionAction) -> str:
    """`Once a round: spend 1 iron, gain 1 grey contact token.`"""
    return words.text("faction-action", cost=action.spend, goods=action.gain)


def exchange(words: Lexicon, exchange: Exchange) -> str:
    """The bottom action of every board."""
    choices = [words.text("exchange-choice", goods=choice.goods) for choice in exchange.choose]
    return words.text("faction-exchange", cost=exchange.spend, choices=words.any_of(choices))


def connection(words: Lexicon, card: Connection) -> str:
    """What a Connection card does when it is played."""
    key = "connection.paid" if card.spend else "connection"
    return words.text(key, cost=card.spend, goods=card.gain)


def connection_facts(words: Lexicon, card: Connection) -> tuple[Fact, ...]:
    """A Connection card in words: what it does, and how to come by it."""
    return (
        Fact("play", words.text("connection.heading"), connection(words, card)),
        _fact(words, card.pile, "fact-connection"),
    )


def faction_facts(words: Lexicon, faction: Faction, bottom: Exchange) -> tuple[Fact, ...]:
    """A faction board in words: its production and its actions."""
    heading = words.text("faction-action.heading")
    return (
        _fact(words, "production", "fact-faction_production", goods=faction.produces),
        *(Fact("action", heading, faction_action(words, action)) for action in faction.actions),
        Fact("action", words.text("faction-exchange.heading"), exchange(words, bottom)),
    )


def _facts(words: Lexicon, ability: Ability) -> dict[str, Any]:
    timing = ability.timing
    facts: dict[str, Any] = {"effects": _effects(words, ability.verbs)}
    if isinstance(timing, Action):
        facts |= {"cost": timing.spend, "uses": timing.uses, "free": "no" if timing.spend else "yes"}
    return facts


def _effects(words: Lexicon, verbs: Sequence[Verb]) -> str:
    return words.all_of([VERBS[type(verb)](words, verb) for verb in verbs])


def _fact(words: Lexicon, icon: str, key: str, **facts: Any) -> Fact:
    return Fact(icon, words.text(f"{key}.heading", **facts), words.text(key, **facts))


def _ability_fact(words: Lexicon, ability: Ability) -> Fact:
    key, icon = TIMINGS[type(ability.timing)]
    facts = _facts(words, ability)
    return Fact(icon, words.text(f"{key}.heading", **facts), words.text(f"{key}.body", **facts))


def _category_fact(words: Lexicon, location: Location) -> Fact:
    heading = words.text("fact-categories.heading")
    if not location.categories:
        return Fact("build", heading, words.text("fact-categories.none"))
    names = [words.category(category) for category in location.categories]
    return Fact(location.categories[0], heading, words.text("fact-categories", categories=words.all_of(names)))
