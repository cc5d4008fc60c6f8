"""What is printed on cards and boards, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
    Counted,
    CountedGains,
    DivertProduction,
    DrawAndKeep,
    Exchange,
    ExchangeResources,
    Faction,
    FactionAction,
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
from game.cards.shelf import Writing
from game.cards.vocabulary import UNLIMITED
from game.kernel.bag import Bag
from game.wording.fact import Fact
from game.wording.lexicon import Lexicon


def _gain(words: Lexicon, verb: Gain) -> str:
    phrases = [words.word("verb-gain", goods=verb.goods)] if verb.goods else []
    return words.all_of([*phrases, *(_counted(words, counted) for counted in verb.counted)])


def _counted(words: Lexicon, counted: Counted | CountedGains) -> str:
    one = Bag({counted.good: 1})
    if isinstance(counted, Counted):
        category = words.category(counted.category)
        return words.word("verb-gain_counted", goods=one, category=category, max=counted.max)
    return words.word("verb-gain_per_gained", goods=one, each=words.good_name(counted.gained), max=counted.max)


def _choose(words: Lexicon, verb: ChooseGain) -> str:
    return words.word("verb-choose", choices=words.any_of([words.goods(option.goods) for option in verb.options]))


def _place_here(words: Lexicon, verb: PlaceHere) -> str:
    return words.word("verb-place_here", goods=verb.goods)


def _store(words: Lexicon, verb: Store) -> str:
    return storing(words, verb.goods)


def storing(words: Lexicon, capacity: Bag) -> str:
    """What a card may store: goods up to a limit, or any number of a good (R22.3)."""
    unlimited = [good for good in capacity if capacity[good] >= UNLIMITED]
    limited = Bag({good: count for good, count in capacity.items() if good not in unlimited})
    phrases = [words.word("verb-store", goods=limited)] if limited else []
    return words.all_of([*phrases, *(words.word(f"verb-store_any.{good}") for good in unlimited)])


def _steal(words: Lexicon, verb: Steal) -> str:
    return words.word("verb-steal", goods=verb.goods)


def _activate(words: Lexicon, verb: ActivateProduction) -> str:
    return words.word("verb-activate", of=verb.of, other="yes" if verb.other_than_this else "no")


def _divert(words: Lexicon, _verb: DivertProduction) -> str:
    return words.word("verb-divert")


def _copy_deals(words: Lexicon, verb: CopyDeals) -> str:
    return words.word("verb-copy_deal", n=verb.count, of=verb.of)


def _clear(words: Lexicon, verb: ClearLocations) -> str:
    return words.word("verb-clear", n=verb.count, other="yes" if verb.other_than_this else "no")


def _visit_occupied(words: Lexicon, _verb: VisitOccupied) -> str:
    return words.word("verb-use_open_production")


def _draw_and_keep(words: Lexicon, verb: DrawAndKeep) -> str:
    drawn, kept = Bag({"card": verb.count}), verb.keep
    return words.word("verb-draw", goods=drawn, kept=kept)


VERBS: Final[dict[type[Verb], Callable[[Lexicon, Any], str]]] = {
    Gain: _gain,
    ChooseGain: _choose,
    PlaceHere: _place_here,
    Store: _store,
    Steal: _steal,
    ActivateProduction: _activate,
    DivertProduction: _divert,
    CopyDeals: _copy_deals,
    ClearLocations: _clear,
    VisitOccupied: _visit_occupied,
    DrawAndKeep: _draw_and_keep,
}
"""The phrase of each verb of the card language."""


def _printed_shield(words: Lexicon, _modifier: PrintedShield) -> str:
    return words.word("always-printed_shield")


def _raze_discount(words: Lexicon, modifier: RazeDiscount) -> str:
    return words.word("always-raze_discount", n=modifier.red)


def _exchange_resources(words: Lexicon, modifier: ExchangeResources) -> str:
    goods = Bag({"basic": modifier.count})
    return words.word("always-exchange", goods=goods, cost=words.catalog.exchange.spend)


MODIFIERS: Final[dict[type[Modifier], Callable[[Lexicon, Any], str]]] = {
    PrintedShield: _printed_shield,
    RazeDiscount: _raze_discount,
    ExchangeResources: _exchange_resources,
}
"""The phrase of each lasting rule."""

TIMINGS: Final[dict[type[Timing], tuple[str, str]]] = {
    Produces: ("ability-production", "production"),
    Built: ("ability-building_bonus", "build"),
    Action: ("ability-action", "action"),
    Whenever: ("ability-whenever", "deal"),
    AfterProduction: ("ability-after_production", "after_production"),
    Cleanup: ("ability-cleanup", "lock"),
    Always: ("ability-always", "infinity"),
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
    key = "fact-row_shielded" if location.has_printed_shield else "fact-row"
    told.append(_fact(words, location.row, key, **row, whole=location.defence + location.has_printed_shield))
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
    """The bottom action of every faction board."""
    choices = [words.word("exchange-choice", goods=choice.goods) for choice in exchange.choose]
    return words.text("faction-exchange", cost=exchange.spend, choices=words.any_of(choices))


def connection(words: Lexicon, card: Connection) -> str:
    """What a Connection card does when it is played."""
    key = "connection.paid" if card.spend else "connection"
    return words.text(key, cost=card.spend, goods=card.gain)


def connection_facts(words: Lexicon, card: Connection) -> tuple[Fact, ...]:
    """A Connection card in words: what it does, and how to get it."""
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


def written(words: Lexicon, id: str) -> Writing:
    """The text of a card or board for searches: its title, and its effects in words."""
    catalog = words.catalog
    if id in catalog.locations:
        lines = abilities(words, catalog.locations[id])
    elif id in catalog.connections:
        lines = (connection(words, catalog.connections[id]),)
    else:
        lines = tuple(fact.sentence for fact in faction_facts(words, catalog.factions[id], catalog.exchange))
    return Writing(words.title(id), " ".join(lines))


def _facts(words: Lexicon, ability: Ability) -> dict[str, Any]:
    timing = ability.timing
    facts: dict[str, Any] = {"effects": words.all_of([VERBS[type(verb)](words, verb) for verb in ability.verbs])}
    match timing:
        case Produces():
            diverts = any(isinstance(verb, DivertProduction) for verb in ability.verbs)
            facts["built"] = "no" if diverts else "yes"
        case Action(spend, uses):
            facts |= {"cost": spend, "uses": uses, "free": "no" if spend else "yes"}
        case Whenever(triggers):
            facts["trigger"] = triggers[0] if len(triggers) == 1 else "both"
        case AfterProduction(gained):
            facts |= {"gained": gained, "free": "no" if gained else "yes"}
        case Always(modifier):
            facts["effects"] = MODIFIERS[type(modifier)](words, modifier)
    return facts


def _fact(words: Lexicon, icon: str, key: str, **facts: Any) -> Fact:
    return Fact(icon, words.text(f"{key}.heading", **facts), words.text(key, **facts))


def _ability_fact(words: Lexicon, ability: Ability) -> Fact:
    key, icon = TIMINGS[type(ability.timing)]
    if isinstance(ability.timing, Whenever):
        icon = ability.timing.triggers[0]
    facts = _facts(words, ability)
    return Fact(icon, words.text(f"{key}.heading", **facts), words.text(f"{key}.body", **facts))


def _category_fact(words: Lexicon, location: Location) -> Fact:
    heading = words.text("fact-categories.heading")
    if not location.categories:
        return Fact("build", heading, words.text("fact-categories.none"))
    names = [words.category(category) for category in location.categories]
    return Fact(location.categories[0], heading, words.text("fact-categories", categories=words.all_of(names)))
