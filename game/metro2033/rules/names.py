"""Names of stations and cards as people write them, in moves and positions (M-40).

A station is called by its English name, a card by its English title, a hero by a title of our own, too; all of them
also by id, in capital or small letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from game.kernel.reference import Reference
from game.kernel.spelling import folded
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import references as ref

_DECKS: Final = {ref.THREAT: "threats", ref.EQUIPMENT: "equipment", ref.QUEST: "quests"}
_CARDS: Final = {
    **_DECKS, ref.FACTION: "factions", ref.HERO: "heroes", ref.LAW: "laws", ref.BATTLE: "battle_cards", ref.CARD: "all"
}  # fmt: skip
"""What is printed -> where `MetroCards` has it."""

WHAT: Final[Mapping[Reference, str]] = {
    ref.STATION: "a station", ref.FACTION: "a faction", ref.HERO: "a hero", ref.THREAT: "a threat",
    ref.EQUIPMENT: "an equipment card", ref.QUEST: "a quest", ref.LAW: "a law", ref.BATTLE: "a battle card",
    ref.CARD: "a card",
}  # fmt: skip
"""What sentences call it."""


class MetroNames:
    """Finds what is called so, and tells how it is called."""

    def __init__(self, cards: MetroCards) -> None:
        self._names = {id: station.name for id, station in cards.map.stations.items()}
        self._names |= {id: cards.title(id) for id in cards.all}
        kinds: dict[Reference, Mapping[str, Any]] = {kind: getattr(cards, field) for kind, field in _CARDS.items()}
        kinds[ref.STATION] = cards.map.stations
        self._ids = {kind: dict(self._spelled(entries)) for kind, entries in kinds.items()}

    def _spelled(self, entries: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
        """How each entry may be written, and its id."""
        for id, entry in entries.items():
            yield folded(id), id
            yield folded(self._names[id]), id
            if own := getattr(entry, "own_title", None):
                yield folded(own["en"]), id

    def name(self, id: str) -> str:
        """The name of a station or a card; what is hidden or unknown stays as it is."""
        return self._names.get(id, id)

    def find(self, kind: Reference, text: str) -> str | None:
        """The id of the one of this ``kind`` that is called so."""
        return self._ids[kind].get(folded(text))

    def all_of(self, kind: Reference) -> list[str]:
        """The names of all of this ``kind``."""
        return [self._names[id] for id in dict.fromkeys(self._ids[kind].values())]


@lru_cache(maxsize=4)
def names_of(cards: MetroCards) -> MetroNames:
    """The names of these cards."""
    return MetroNames(cards)
