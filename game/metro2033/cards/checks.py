"""What must hold between the entries of the files: each mistake is told with file, line and entry.

A check is a function of all that has been read, and of where it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sized
from itertools import permutations
from typing import Final, NamedTuple

from game.metro2033.cards.card import (
    ArmyOf,
    BattleCard,
    EquipmentCard,
    FactionCard,
    HeroCard,
    LawCard,
    QuestCard,
    ThreatCard,
)
from game.metro2033.cards.map_checks import MAP_CHECKS
from game.metro2033.cards.origins import Origins
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.track_reader import FREE_STRENGTH
from game.metro2033.cards.verbs import DiscardThis

Check = Callable[[MetroCards, Origins], None]

AMBUSH: Final = "ambush"
"""The battle card of the example in the book."""

MOST_AGAINST_AMBUSH: Final = 3
"""The most that a battle card of type attack brings against it: in the example any of them loses by one."""

QUESTS_OF_A_CONDITION: Final = 2


class PrintedCount(NamedTuple):
    """How many entries stand in a list."""

    part: str
    called: str
    number: int
    found: Callable[[MetroCards], Sized]


COUNTS: Final = (
    PrintedCount("tunnel", "tunnels", 63, lambda cards: cards.map.tunnels),
    PrintedCount("passage", "passages", 36, lambda cards: cards.map.passages),
    PrintedCount("faction", "factions", 6, lambda cards: cards.factions),
    PrintedCount("hero", "heroes", 6, lambda cards: cards.heroes),
    PrintedCount("stage_1", "threats of stage I", 18, lambda cards: _strengths(cards, 1)),
    PrintedCount("stage_2", "threats of stage II", 18, lambda cards: _strengths(cards, 2)),
    PrintedCount("equipment", "cards of equipment", 18, lambda cards: cards.equipment),
    PrintedCount("quest", "quests", 18, lambda cards: cards.quests),
    PrintedCount("law", "laws", 7, lambda cards: cards.laws),
    PrintedCount("battle card", "battle cards", 7, lambda cards: cards.battle_cards),
    PrintedCount("space", "spaces of the loop", 6, lambda cards: cards.loop),
)


def _strengths(cards: MetroCards, stage: int) -> list[int]:
    """The strengths of the threats of a stage."""
    return [threat.strength for threat in cards.threats.values() if threat.stage == stage]


def _counts(cards: MetroCards, origins: Origins) -> None:
    for part, called, number, found in COUNTS:
        if len(found(cards)) != number:
            origins.refuse_list(part, f"expected {number} {called}, not {len(found(cards))}")


def _two_quests_a_condition(cards: MetroCards, origins: Origins) -> None:
    found = Counter(quest.condition for quest in cards.quests.values())
    for condition in cards.conditions:
        if found[condition] != QUESTS_OF_A_CONDITION:
            expected = f"expected {QUESTS_OF_A_CONDITION} quests with this condition"
            origins.refuse("condition", condition, f"{expected}, not {found[condition]}")


_Titled = ThreatCard | EquipmentCard | QuestCard | LawCard | BattleCard


def _named(cards: MetroCards) -> Iterator[tuple[str, str, list[str]]]:
    """All that commands name: its kind, its id, and its English names."""
    kinds: dict[str, Mapping[str, _Titled]] = {
        "threat": cards.threats,
        "equipment": cards.equipment,
        "quest": cards.quests,
        "law": cards.laws,
        "battle card": cards.battle_cards,
    }
    for station in cards.map.stations.values():
        yield "station", station.id, [station.name]
    for faction in cards.factions.values():
        yield "faction", faction.id, [faction.title["en"], faction.short["en"]]
    for hero in cards.heroes.values():
        yield "hero", hero.id, [hero.title["en"], hero.own_title["en"]]
    for kind, found in kinds.items():
        for id, one in found.items():
            yield kind, id, [one.title["en"]]


def _own_names(cards: MetroCards, origins: Origins) -> None:
    taken: dict[str, str] = {}
    for kind, id, names in _named(cards):
        for name in {name.casefold(): name for name in (id, *names)}.values():
            if name.casefold() in taken:
                taker = taken[name.casefold()]
                origins.refuse(kind, id, f"expected an id and English names of its own: {name!r} is taken by {taker}")
        taken |= dict.fromkeys([name.casefold() for name in (id, *names)], f"the {kind} {id!r}")


def _only_equipment_is_discarded(cards: MetroCards, origins: Origins) -> None:
    kinds: dict[str, Mapping[str, FactionCard | HeroCard | LawCard]] = {
        "faction": cards.factions,
        "hero": cards.heroes,
        "law": cards.laws,
    }
    for kind, found in kinds.items():
        for id, one in found.items():
            if any(isinstance(ability.verb, DiscardThis) for ability in one.abilities):
                origins.refuse(kind, id, "expected 'discard: this' only on equipment")


# ---------------------------------------------------------------------- strengths
def _upkeep(cards: MetroCards, origins: Origins) -> None:
    """Every army above the free strength has its upkeep, and no other."""
    known = range(FREE_STRENGTH + 1, cards.army.most + 1)
    for strength in cards.army.upkeep:
        if strength not in known:
            origins.refuse("upkeep", str(strength), f"expected a strength from {known[0]} to {known[-1]}")
    for strength in known:
        if strength not in cards.army.upkeep:
            expected = f"expected the upkeep of every strength above {FREE_STRENGTH}"
            origins.refuse_list("upkeep", f"{expected}: that of {strength} is missing")


def _armies_of_conditions(cards: MetroCards, origins: Origins) -> None:
    for id, condition in cards.conditions.items():
        if isinstance(condition, ArmyOf) and condition.count > cards.army.most:
            origins.refuse("condition", id, f"expected an army of at most {cards.army.most}, not {condition.count}")


def _threats_can_be_beaten(cards: MetroCards, origins: Origins) -> None:
    """The strongest army beats or ties some threat of each stage without the hero."""
    for stage in (1, 2):
        if min(_strengths(cards, stage)) > cards.army.most:
            origins.refuse_list(f"stage_{stage}", f"expected a threat of at most {cards.army.most} in a stage")


# ---------------------------------------------------------------------- battle cards
def _no_card_is_always_better(cards: MetroCards, origins: Origins) -> None:
    answers = cards.battle_cards.values()
    for a, b in permutations(answers, 2):
        if all(_lead(a, answer) >= _lead(b, answer) for answer in answers):
            better = f"expected an answer against which it is worse than {b.id!r}; it is at least as good against all"
            origins.refuse("battle card", a.id, better)


def _lead(card: BattleCard, answer: BattleCard) -> int:
    """By how much a card is better than the answer to it; by nothing against itself."""
    return 0 if card is answer else card.bonus_against(answer) - answer.bonus_against(card)


def _ambush_holds(cards: MetroCards, origins: Origins) -> None:
    """The example of the book: no card of type attack brings more than it may against Ambush (M-70)."""
    if AMBUSH not in cards.battle_cards:
        origins.refuse_list("battle card", f"expected the battle card {AMBUSH!r}")
    ambush = cards.battle_cards[AMBUSH]
    for id, one in cards.battle_cards.items():
        if one.type == "attack" and one.bonus_against(ambush) > MOST_AGAINST_AMBUSH:
            found = f"not {one.bonus_against(ambush)}"
            origins.refuse("battle card", id, f"expected at most {MOST_AGAINST_AMBUSH} against {AMBUSH!r}, {found}")


CHECKS: Final[tuple[Check, ...]] = (
    _own_names,
    *MAP_CHECKS,
    _counts,
    _two_quests_a_condition,
    _only_equipment_is_discarded,
    _upkeep,
    _armies_of_conditions,
    _threats_can_be_beaten,
    _no_card_is_always_better,
    _ambush_holds,
)
"""In the order in which they are made."""


def check(cards: MetroCards, origins: Origins) -> None:
    """Make all checks; raises Unreadable at the first mistake."""
    for one in CHECKS:
        one(cards, origins)
