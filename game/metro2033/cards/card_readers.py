"""Strict reading of the printed cards, one function for each kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.kernel.given import Given
from game.metro2033.cards.abilities import read_abilities, read_property
from game.metro2033.cards.amounts import number, one_of, read_bag, read_id, read_title
from game.metro2033.cards.card import (
    BattleCard,
    EquipmentCard,
    FactionCard,
    HeroCard,
    LawCard,
    QuestCard,
    StartBonus,
    ThreatCard,
)
from game.metro2033.cards.vocabulary import BATTLE_TYPES, BONUS_DECKS, COLOURS, REWARDS, THREAT_TYPES

STRONGEST_THREAT: Final = 12
"""The largest strength of a threat."""

MOST_HERO: Final = 9
"""The largest strength and speed of a hero."""

HOMES: Final = 3
"""The homes of a faction."""


def read_threat(given: Given, stage: int) -> ThreatCard:
    entries = given.entries("a threat", ("id", "title", "type", "strength", "reward"))
    return ThreatCard(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        type=one_of(entries["type"], THREAT_TYPES, "a type of threat"),
        strength=number(entries["strength"], 1, STRONGEST_THREAT),
        reward=read_bag(entries["reward"], REWARDS),
        stage=stage,
    )


def read_equipment(given: Given) -> EquipmentCard:
    entries = given.entries("a card of equipment", ("id", "title", "abilities"), ("picture",))
    return EquipmentCard(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        picture=read_id(entries["picture"]) if "picture" in entries else "",
        abilities=read_abilities(entries["abilities"], "hero"),
    )


def read_law(given: Given) -> LawCard:
    entries = given.entries("a law", ("id", "title", "abilities"), ("picture",))
    return LawCard(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        abilities=read_abilities(entries["abilities"]),
        picture=read_id(entries["picture"]) if "picture" in entries else "",
    )


def read_hero(given: Given) -> HeroCard:
    entries = given.entries("a hero", ("id", "title", "own_title", "strength", "speed", "abilities"))
    return HeroCard(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        own_title=read_title(entries["own_title"]),
        strength=number(entries["strength"], 1, MOST_HERO),
        speed=number(entries["speed"], 1, MOST_HERO),
        abilities=read_abilities(entries["abilities"], "hero"),
    )


def read_faction(given: Given, stations: Iterable[str]) -> FactionCard:
    """A faction whose homes are among ``stations``."""
    entries = given.entries("a faction", ("id", "title", "colour", "homes", "abilities", "bonus"), ("short",))
    return FactionCard(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        short=read_title(entries["short" if "short" in entries else "title"]),
        colour=entries["colour"].word(COLOURS, "a colour"),
        homes=_homes(entries["homes"], tuple(stations)),
        abilities=read_abilities(entries["abilities"]),
        bonus=_bonus(entries["bonus"]),
    )


def _homes(given: Given, stations: tuple[str, ...]) -> tuple[str, ...]:
    found = tuple(item.word(stations, "a station") for item in given.items("stations"))
    if len(found) != HOMES or len(set(found)) < HOMES:
        given.refuse(f"expected {HOMES} different homes, not {', '.join(found) or 'none'}")
    return found


def _bonus(given: Given) -> StartBonus:
    """Goods, or `{DECK: {draw: 2, keep: 1}}`."""
    pairs = list(given.pairs("a start bonus"))
    if not any(value.is_mapping for _, value in pairs):
        return StartBonus(read_bag(given, REWARDS))
    if len(pairs) > 1:
        given.refuse("expected the choice of a card alone in a start bonus, not together with other goods")
    deck, choice = pairs[0]
    draw, keep = read_choice(choice)
    return StartBonus(deck=deck.word(BONUS_DECKS, "a deck"), draw=draw, keep=keep)


def read_choice(given: Given) -> tuple[int, int]:
    """How many cards are drawn, and how many of them are kept."""
    entries = given.entries("a choice of cards", ("draw", "keep"))
    return read_draw(entries["draw"], entries["keep"])


def read_draw(drawn: Given, kept: Given) -> tuple[int, int]:
    """The same from its two numbers."""
    draw, keep = number(drawn), number(kept)
    if keep >= draw:
        kept.refuse(f"expected fewer cards kept than the {draw} drawn, not {keep}")
    return draw, keep


def read_battle_card(given: Given) -> BattleCard:
    entries = given.entries("a battle card", ("id", "title", "type", "bonus"), ("against",))
    against = entries["against"].entries("'against'", (), BATTLE_TYPES) if "against" in entries else {}
    if "against" in entries and not against:
        entries["against"].refuse("expected at least one type of battle card")
    return BattleCard(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        type=one_of(entries["type"], BATTLE_TYPES, "a type of battle card"),
        bonus=number(entries["bonus"], 0),
        against={type: number(bonus, 0) for type, bonus in against.items()},
    )


def read_quest(given: Given, conditions: Iterable[str]) -> QuestCard:
    """A quest whose condition is among ``conditions``."""
    entries = given.entries("a quest", ("id", "title", "condition", "property"))
    return QuestCard(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        condition=entries["condition"].word(tuple(conditions), "a condition"),
        property=read_property(entries["property"]),
    )
