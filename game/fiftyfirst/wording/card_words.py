"""What is printed on cards and boards, in sentences, and which rules concern a card.

The card's data alone selects the rules: its type, its timings, its verbs, its categories.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from game.fiftyfirst.cards import card as cd
from game.fiftyfirst.cards import verbs
from game.fiftyfirst.cards.sets.no_mans_land import ActivateOutposts
from game.fiftyfirst.cards.vocabulary import GAINS, Trigger
from game.fiftyfirst.wording.rows.cards import MODIFIERS, TIMINGS, TRIGGERS, VERBS, cost, phrase
from game.fiftyfirst.wording.wording import Wording
from game.wording.sentence import Fact

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

OF_COUNTED: Final[dict[type[verbs.AnyCounted], str]] = {
    verbs.Counted: "counted",
    verbs.CountedRuins: "counted_ruins",
    verbs.CountedMachines: "counted_machines",
    verbs.CountedHacked: "counted_hacked",
}
"""What an amount is counted by -> its section, if it has one; Outposts and their levels have one each."""

_ALWAYS: Final = ("build", "deal", "raze")
"""The sections of every Location: its three uses (R1.3)."""


def of_location(card: cd.Location) -> Iterator[str]:
    """The sections of its timings, then of its verbs, of its Spoils and its Deal, then those of every Location."""
    for ability in card.abilities:
        # building a card that only diverts the production of others gives nothing
        if not ability.verbs or not all(isinstance(verb, verbs.DivertProduction) for verb in ability.verbs):
            yield from _of_timing(ability.timing)
    yield from OF_TYPES[card.type]
    for verb in (verb for ability in card.abilities for verb in ability.verbs):
        yield from (rule for rule in of_verb(verb) if not (card.reserved and rule == "place_here"))
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


def of_verb(verb: verbs.Verb) -> Iterator[str]:
    """The sections of a verb and of the goods it gives."""
    gained = tuple(of_goods(verb.gives))
    yield from (rule for rule in VERBS[type(verb)].rules if rule != "gain" or rule in gained)
    if isinstance(verb, verbs.Gain):
        yield from (OF_COUNTED[type(amount)] for amount in verb.counted if type(amount) in OF_COUNTED)
        for amount in (amount for amount in verb.counted if isinstance(amount, verbs.CountedOutposts)):
            yield "counted_levels" if amount.levels else "counted_outposts"
            yield from ("central",) if amount.part == "central" else ()
    if isinstance(verb, ActivateOutposts) and verb.part == "central":
        yield "central"
    yield from (rule for rule in gained if rule != "gain")


def of_goods(goods: Iterable[str]) -> Iterator[str]:
    """The sections about gaining goods: Ruins and salvage have their own."""
    return (OF_GAINS.get(good, "gain") for good in goods)


def _of_timing(timing: cd.Timing) -> Iterator[str]:
    yield from TIMINGS[type(timing)].rules
    if isinstance(timing, cd.Always) and isinstance(timing.modifier, cd.Reserved):
        yield f"reserved_{timing.modifier.purpose}"
    elif isinstance(timing, cd.Always):
        yield from MODIFIERS[type(timing.modifier)].rules
    elif isinstance(timing, cd.Action):
        if timing.uses > 1:
            yield "activate_again"
        elif timing.any_times:
            yield "times_any"
        yield from (OF_COSTS[good] for good in OF_COSTS if good in timing.spend)


def ability(words: Wording, ability: cd.Ability) -> str:
    """One ability in a sentence: `Action, twice a round: spend 2 fuel to gain 2 VP.`"""
    return words.text(TIMINGS[type(ability.timing)].message, **_facts(words, ability))


def abilities(words: Wording, location: cd.Location) -> tuple[str, ...]:
    """The abilities of a card in printed order, a sentence each.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> words = Wording(load_catalog(cards_folder()))
    >>> abilities(words, words.catalog.locations["archive"])
    ('Action, twice a round: spend 1 worker to gain 1 VP.',)
    """
    return tuple(ability(words, printed) for printed in location.abilities)


def card_facts(words: Wording, location: cd.Location) -> tuple[Fact, ...]:
    """Everything on a card in words: its abilities, then its row, costs, categories, Spoils and Deal."""
    told = [_ability_fact(words, printed) for printed in location.abilities]
    if location.is_open:
        told.append(words.fact("open_production", "fact-open_production"))
    row = {"type": words.type_name(location.type), "row": words.row_name(location.row), "n": location.defence}
    key = "fact-row_shielded" if location.has_printed_shield else "fact-row"
    told.append(words.fact(location.row, key, **row, whole=location.defence + location.has_printed_shield))
    told.append(words.fact("distance", "fact-distance", n=location.distance))
    told.append(_category_fact(words, location))
    told.append(words.fact("raze", "fact-spoils", goods=location.spoils))
    told.append(words.fact("deal", "fact-deal", goods=location.deal))
    return tuple(told)


def faction_production(words: Wording, faction: cd.Faction) -> str:
    return words.text("faction-production", goods=faction.produces)


def faction_action(words: Wording, action: cd.FactionAction) -> str:
    """`Once a round: spend 1 iron to gain 1 grey contact token.`"""
    effects = words.all_of([phrase(words, VERBS[type(action.verb)].phrase, action.verb)])
    return words.text("faction-action", cost=cost(words, action.spend), effects=effects)


def faction_use(words: Wording, name: str) -> str:
    """What a use of a faction board is called: by a good, by a word, or by what it repeats (`again: gun`)."""
    word, _, repeated = name.partition(" ")
    if repeated:
        return words.text(f"faction-use-{word}.of", use=faction_use(words, repeated))
    return words.good_name(name) if name in GAINS else words.text(f"faction-use-{name}")


def exchange(words: Wording, exchange: cd.Exchange) -> str:
    """The bottom action of every faction board."""
    choices = [words.word("exchange-choice", goods=choice.goods) for choice in exchange.choose]
    return words.text("faction-exchange", cost=cost(words, exchange.spend), choices=words.any_of(choices))


def connection(words: Wording, card: cd.Connection) -> str:
    """What a Connection card does when it is played.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> words = Wording(load_catalog(cards_folder()))
    >>> str(connection(words, words.catalog.connections["punks"]))
    'Gain 2 red contact tokens.'
    """
    key = "connection.paid" if card.spend else "connection"
    return words.text(key, cost=cost(words, card.spend), goods=card.gain)


def connection_facts(words: Wording, card: cd.Connection) -> tuple[Fact, ...]:
    """A Connection card in words: what it does, and how to get it."""
    return (
        Fact("play", words.text("connection.heading"), connection(words, card)),
        words.fact(card.pile, "fact-connection"),
    )


def faction_facts(words: Wording, faction: cd.Faction) -> tuple[Fact, ...]:
    """A faction board in words: its production and its actions."""
    heading = words.text("faction-action.heading")
    return (
        words.fact("production", "fact-faction_production", goods=faction.produces),
        *(Fact("action", heading, faction_action(words, action)) for action in faction.actions),
        Fact("action", words.text("faction-exchange.heading"), exchange(words, words.catalog.exchange)),
    )


def _facts(words: Wording, ability: cd.Ability) -> dict[str, Any]:
    timing = ability.timing
    phrases = [phrase(words, VERBS[type(verb)].phrase, verb) for verb in ability.verbs]
    facts: dict[str, Any] = {"effects": words.all_of(phrases)}
    match timing:
        case cd.Produces():
            diverts = any(isinstance(verb, verbs.DivertProduction) for verb in ability.verbs)
            facts["built"] = "no" if diverts else "yes"
        case cd.Action(spend, uses, any_times):
            times = "any" if any_times else uses
            facts |= {"cost": cost(words, spend), "uses": times, "free": "no" if spend else "yes"}
        case cd.Whenever(triggers):
            facts["triggers"] = words.any_of(_triggers(words, triggers))
            facts["notes"] = "".join(f" {words.text(f'{TRIGGERS[trigger].message}.note')}" for trigger in triggers)
        case cd.AfterProduction(gained):
            facts |= {"gained": gained, "free": "no" if gained else "yes"}
        case cd.Always(modifier):
            facts["effects"] = phrase(words, MODIFIERS[type(modifier)].phrase, modifier)
    return facts


def _triggers(words: Wording, triggers: Sequence[Trigger]) -> list[str]:
    """The triggers in words; what several in a row are done to stands once: `hack or destroy a Machine`."""
    told: list[str] = []
    for of, alike in groupby((TRIGGERS[trigger] for trigger in triggers), key=attrgetter("of")):
        messages = [row.message for row in alike]
        if of and len(messages) > 1:
            told.append(words.text(of, verbs=words.any_of([words.text(f"{message}.verb") for message in messages])))
        else:
            told += map(words.word, messages)
    return told


def _ability_fact(words: Wording, ability: cd.Ability) -> Fact:
    row, facts = TIMINGS[type(ability.timing)], _facts(words, ability)
    key, icon = row.message, row.icon
    if isinstance(ability.timing, cd.Whenever):
        icon = TRIGGERS[ability.timing.triggers[0]].icon
    return Fact(icon, words.text(f"{key}.heading", **facts), words.text(f"{key}.body", **facts))


def _category_fact(words: Wording, location: cd.Location) -> Fact:
    heading = words.text("fact-categories.heading")
    if not location.categories:
        return Fact("build", heading, words.text("fact-categories.none"))
    names = [words.category(category) for category in location.categories]
    return Fact(location.categories[0], heading, words.text("fact-categories", categories=words.all_of(names)))
