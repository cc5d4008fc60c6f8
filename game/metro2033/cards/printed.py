"""All that is printed of Metro 2033, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from game.kernel.bag import Bag
from game.metro2033.cards.card import (
    BattleCard,
    EquipmentCard,
    FactionCard,
    HeroCard,
    LawCard,
    QuestCard,
    QuestCondition,
    RoundSpace,
    ThreatCard,
)
from game.metro2033.cards.metro_map import MetroMap


class ArmyTrack(msgspec.Struct, frozen=True):
    """The track of an army (M-6): its ``start``, ``least`` and ``most`` strength, the ``upkeep`` of those that cost
    something, and the price of a recruit."""

    start: int
    least: int
    most: int
    upkeep: Mapping[int, Bag]
    recruit: Bag

    @property
    def free(self) -> int:
        """The strongest army that costs no upkeep."""
        return min(self.upkeep) - 1


class MarketTerms(msgspec.Struct, frozen=True):
    """The market of equipment (M-8.3): its ``size``, what a card and a refresh cost, and how many cards a hero may
    carry, by stage."""

    size: int
    price: Bag
    refresh: Bag
    limits: Mapping[int, int]


class QuestTerms(msgspec.Struct, frozen=True):
    """Taking a quest (M-8.4): its ``price``, how many are drawn and kept; and what the property of a completed one
    costs (M-13.5)."""

    price: Bag
    draw: int
    keep: int
    property_price: Bag


class MetroCards:
    """All cards by their ids, in file order, the map, the round track, and the numbers of the rules."""

    def __init__(
        self,
        map: MetroMap,
        factions: Mapping[str, FactionCard],
        ring_of_zones: tuple[str, ...],
        heroes: Mapping[str, HeroCard],
        threats: Mapping[str, ThreatCard],
        equipment: Mapping[str, EquipmentCard],
        quests: Mapping[str, QuestCard],
        conditions: Mapping[str, QuestCondition],
        laws: Mapping[str, LawCard],
        battle_cards: Mapping[str, BattleCard],
        start: RoundSpace,
        loop: tuple[RoundSpace, ...],
        army: ArmyTrack,
        market: MarketTerms,
        quest_terms: QuestTerms,
        start_goods: Bag,
        goal: int,
        stage_2_at: int,
        capture_neutral: Bag,
        capture_player: Bag,
        polis_strength: int,
        facts: str,
    ) -> None:
        """``facts`` is all of it as canonical text; ``ring_of_zones`` the factions in the order of their borders
        (M-3.2), ``start_goods`` what every faction has at the start."""
        self.map = map
        self.factions = factions
        self.ring_of_zones = ring_of_zones
        self.heroes = heroes
        self.threats = threats
        self.equipment = equipment
        self.quests = quests
        self.conditions = conditions
        self.laws = laws
        self.battle_cards = battle_cards
        self.start = start
        self.loop = loop
        self.army = army
        self.market = market
        self.quest_terms = quest_terms
        self.start_goods = start_goods
        self.goal = goal
        self.stage_2_at = stage_2_at
        self.capture_neutral = capture_neutral
        self.capture_player = capture_player
        self.polis_strength = polis_strength
        self.facts = facts
        self.all: Mapping[str, Any] = {
            **factions, **heroes, **threats, **equipment, **quests, **laws, **battle_cards,
        }  # fmt: skip
        """Every card by its id."""
        self.by_title: Mapping[str, str] = {
            **{card.title["en"]: id for id, card in self.all.items()},
            **{hero.own_title["en"]: id for id, hero in heroes.items()},
        }
        """English title -> id."""
        self.digest = sha256(facts.encode()).hexdigest()[:12]
        """Of all that is printed; match files hold it."""

    def title(self, card: str) -> str:
        """The English title of a card, as the notation writes it."""
        title: str = self.all[card].title["en"]
        return title

    def space(self, number: int) -> RoundSpace:
        """A space of the round track: 0 is the start, then the loop from 1."""
        return self.loop[number - 1] if number else self.start
