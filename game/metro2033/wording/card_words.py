"""What is printed on cards, stations and the round track, in sentences: from the data alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from msgspec.structs import replace

from game.metro2033.cards import card as cd
from game.metro2033.cards.metro_map import Station
from game.metro2033.cards.vocabulary import StationKind
from game.metro2033.wording.card_rows import CONDITIONS, TIMINGS, VERBS, moment, phrase
from game.metro2033.wording.metro_words import MetroWords
from game.wording.sentence import Fact


# ---------------------------------------------------------------------- sentences
def ability(words: MetroWords, printed: cd.MetroAbility) -> str:
    """One ability in a sentence: `+2 strength in fights against radiation threats.`"""
    row = TIMINGS[type(printed)]
    effect = phrase(words, printed.verb, getattr(printed, "when", cd.ALWAYS))
    told = words.text(row.message, effect=effect, **row.facts(words, printed))
    return told[:1].upper() + told[1:]


def as_printed(card: Any) -> tuple[cd.MetroAbility, ...]:
    """The abilities of a card; those of equipment and heroes do not say that they are the hero's."""
    if not isinstance(card, cd.EquipmentCard | cd.HeroCard):
        return tuple(card.abilities)
    return tuple(_of_any_fighter(printed) for printed in card.abilities)


def _of_any_fighter(printed: cd.MetroAbility) -> cd.MetroAbility:
    if isinstance(printed, cd.Modifier | cd.FreeUse) and not VERBS[type(printed.verb)].says_when:
        return replace(printed, when=replace(printed.when, fighter=None))
    if isinstance(printed, cd.AfterWon):
        return replace(printed, fight=replace(printed.fight, fighter=None))
    return printed


def abilities(words: MetroWords, card: Any) -> tuple[str, ...]:
    """The abilities of a card in printed order, a sentence each.

    >>> from game.metro2033.cards.reader import load_metro
    >>> from game.paths import cards_folder
    >>> words = MetroWords(load_metro(cards_folder() / "metro2033"))
    >>> abilities(words, words.cards_of_game.all["gas_mask"])
    ('+2 strength in fights against radiation threats.', '+1 speed.')
    """
    return tuple(ability(words, printed) for printed in as_printed(card))


def condition(words: MetroWords, printed: cd.QuestCondition) -> str:
    """What a quest asks for: `Have an army of at least 7.`"""
    row = CONDITIONS[type(printed)]
    return words.text(row.message, **row.facts(words, printed))


def quest_property(words: MetroWords, printed: cd.QuestProperty) -> str:
    """`In a fight: +2 strength.`"""
    told = moment(words, printed.window, printed.when)
    return words.text("quest-property", effect=phrase(words, printed.verb), moment=told)


def battle_bonus(words: MetroWords, card: cd.BattleCard) -> str:
    """`+1 strength, +3 against defence, manoeuvre.`"""
    others: dict[int, list[str]] = {}
    for type, bonus in card.against.items():
        others.setdefault(bonus, []).append(words.battle_type(type))
    told = [words.text("battle-bonus", n=card.bonus)]
    told += [words.text("battle-against", n=bonus, types=words.any_of(types)) for bonus, types in others.items()]
    return words.text("battle-sentence", bonuses=words.one_by_one(told))


def start_bonus(words: MetroWords, bonus: cd.StartBonus) -> str:
    """What a faction receives at the start."""
    if bonus.deck:
        return words.text("start-bonus-cards", deck=bonus.deck, draw=bonus.draw, keep=bonus.keep)
    return words.text("start-bonus", goods=bonus.goods)


def round_space(words: MetroWords, space: cd.RoundSpace) -> tuple[str, ...]:
    """What happens in a round with the token on a space, in this order."""
    told = []
    if space.goods:
        shown = words.all_of([words.good_name(good) for good in space.goods])
        told.append(words.text("space-goods", goods=shown, times=space.times))
    told += [words.text("space-threat")] if space.threat else []
    told += [words.text("space-law")] if space.law else []
    return tuple(told)


def station(words: MetroWords, printed: Station) -> str:
    """Zone and line of a station, and what it produces: `Reich. Grey line. Produces 1 mushroom.`"""
    place = words.text("station-place", zone=words.zone(printed.zone), line=words.line(printed.line), kind=printed.kind)
    does = words.text(f"station-{printed.kind}", good=words.good_name(printed.resource) if printed.resource else "")
    home = words.text("station-home", faction=words.card(printed.home_of)) if printed.home_of else ""
    return " ".join(filter(None, (place, does, home)))


# ---------------------------------------------------------------------- facts
def _of_abilities(words: MetroWords, card: Any) -> Iterator[Fact]:
    return _abilities_under(words.text("fact-ability.heading"), words, card)


def _of_law(words: MetroWords, card: cd.LawCard) -> Iterator[Fact]:
    return _abilities_under(words.text("fact-law.heading"), words, card)


def _abilities_under(title: str, words: MetroWords, card: Any) -> Iterator[Fact]:
    for printed in as_printed(card):
        yield Fact(VERBS[type(printed.verb)].icon, title, ability(words, printed))


def _of_threat(words: MetroWords, card: cd.ThreatCard) -> Iterator[Fact]:
    type = words.threat_type(card.type)
    yield words.fact(f"metro2033/{card.type}", "fact-threat", n=card.strength, type=type, stage=card.stage)
    yield words.fact("metro2033/any_good", "fact-reward", goods=card.reward)


def _of_hero(words: MetroWords, card: cd.HeroCard) -> Iterator[Fact]:
    yield words.fact("metro2033/strength", "fact-hero", n=card.strength)
    yield words.fact("metro2033/speed", "fact-speed", n=card.speed)
    yield from _of_abilities(words, card)


def _of_faction(words: MetroWords, card: cd.FactionCard) -> Iterator[Fact]:
    yield words.fact("metro2033/home", "fact-homes", stations=words.cards(card.homes))
    yield Fact("metro2033/any_good", words.text("start-bonus.heading"), start_bonus(words, card.bonus))
    yield from _of_abilities(words, card)


def _of_quest(words: MetroWords, card: cd.QuestCard) -> Iterator[Fact]:
    asked = condition(words, words.condition_of(card.id))
    yield Fact("metro2033/quest", words.text("fact-condition.heading"), asked)
    yield Fact(
        VERBS[type(card.property.verb)].icon, words.text("fact-property.heading"), quest_property(words, card.property)
    )
    yield words.fact("metro2033/ammo", "fact-use", price=words.cards_of_game.quest_terms.property_price)


def _of_battle(words: MetroWords, card: cd.BattleCard) -> Iterator[Fact]:
    title = words.text("fact-battle.heading", type=words.battle_type(card.type))
    yield Fact(f"metro2033/{card.type}", title, battle_bonus(words, card))


_STATIONS: Final[Mapping[StationKind, str]] = {
    "ordinary": "metro2033/tunnel",
    "polis": "metro2033/polis",
    "hansa": "metro2033/hansa",
    "abandoned": "metro2033/abandoned",
}
"""Kind of station -> its icon."""


def _of_station(words: MetroWords, printed: Station) -> Iterator[Fact]:
    yield Fact(_STATIONS[printed.kind], words.text("fact-station.heading"), station(words, printed))


PRINTED: Final[Mapping[type, Callable[[MetroWords, Any], Iterator[Fact]]]] = {
    cd.ThreatCard: _of_threat,
    cd.EquipmentCard: _of_abilities,
    cd.LawCard: _of_law,
    cd.HeroCard: _of_hero,
    cd.FactionCard: _of_faction,
    cd.QuestCard: _of_quest,
    cd.BattleCard: _of_battle,
    Station: _of_station,
}
"""What is printed -> its facts."""


def facts(words: MetroWords, id: str) -> tuple[Fact, ...]:
    """Everything printed on a card or told of a station; nothing of a card that is not known."""
    printed = words.printed(id)
    return tuple(PRINTED[type(printed)](words, printed)) if printed is not None else ()


def summary(words: MetroWords, id: str) -> str:
    """All of a card in one paragraph, behind its title; a heading of several facts stands once."""
    told = []
    for title, alike in groupby(facts(words, id), key=attrgetter("heading")):
        told.append(f"{title}: {' '.join(fact.sentence for fact in alike)}")
    return words.text("card-summary", title=words.title(id), facts=" ".join(told))
