"""Which rules concern a card or a station: the beginning of each section of the rule book about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.metro2033.cards import card as cd
from game.metro2033.cards.metro_map import Station
from game.metro2033.wording.card_rows import VERBS
from game.metro2033.wording.metro_book import BOOK
from game.metro2033.wording.metro_words import MetroWords
from game.wording.rulebook import CardRule, heading

SECTIONS: Final[Mapping[type, Sequence[str]]] = {
    cd.ThreatCard: ("threats", "fights", "threat_event"),
    cd.EquipmentCard: ("equipment", "market"),
    cd.LawCard: ("laws",),
    cd.HeroCard: ("heroes", "hero_turn", "wounds"),
    cd.FactionCard: ("factions", "setup"),
    cd.QuestCard: ("quests", "properties"),
    cd.BattleCard: ("battle_cards",),
    Station: ("stations",),
}
"""What is printed -> the sections about it."""

OF_STATIONS: Final = {"hansa": "hansa", "polis": "polis", "abandoned": "stations", "ordinary": "production"}
"""Kind of station -> the section about it."""


def rules(words: MetroWords, id: str) -> tuple[CardRule, ...]:
    """The rules that concern a card or a station: by what it is, then by what it does."""
    printed = words.printed(id)
    if printed is None:
        return ()
    names = [*SECTIONS[type(printed)]]
    if isinstance(printed, Station):
        names.append(OF_STATIONS[printed.kind])
    names += [VERBS[type(one.verb)].topic for one in getattr(printed, "abilities", ())]
    return tuple(_rule(words, name) for name in dict.fromkeys(names))


def _rule(words: MetroWords, name: str) -> CardRule:
    section = BOOK.sections[name]
    return CardRule(section.icon, heading(words, name), str(BOOK.paragraphs(words, name)[0]), name)
