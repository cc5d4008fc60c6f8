"""The words of Metro 2033 in one language: what its goods, cards, stations, lines and zones are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from game.metro2033.cards import card as cd
from game.metro2033.cards.metro_map import Station
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import ANY, REWARDS
from game.metro2033.rules import NAME
from game.wording.messages import ENGLISH, OnError
from game.wording.sentence import Word
from game.wording.words import Words

KINDS: Final[Mapping[type, str]] = {
    Station: "station",
    cd.FactionCard: "faction",
    cd.HeroCard: "hero",
    cd.ThreatCard: "threat",
    cd.EquipmentCard: "equipment",
    cd.QuestCard: "quest",
    cd.LawCard: "law",
    cd.BattleCard: "battle",
}
"""What has a title -> its kind, for the message of titles within sentences."""

GOOD_ICONS: Final[Mapping[str, str]] = {
    **{name: f"metro2033/{name}" for name in REWARDS},
    ANY: "metro2033/any_good",
    "vp": "metro2033/victory_point",
}
"""Good -> its icon."""


class MetroWords(Words):
    """The messages of ``language`` below ``folder``, with the words of Metro 2033. Titles stand on the cards, in all
    languages.

    Args:
        cards: What is printed, or a function that reads it at its first use.
        on_error: Called with each damage of the locale files; everything else works.

    Raises:
        Unreadable: a locale file is damaged, and there is no ``on_error``.

    >>> from game.metro2033.cards.reader import load_metro
    >>> from game.paths import cards_folder
    >>> words = MetroWords(load_metro(cards_folder() / "metro2033"))
    >>> words.title("gas_mask"), str(words.goods({"ammo": 1, "pig": 2}))
    ('Gas Mask', '2 pigs and 1 ammo')
    """

    goods_order: ClassVar[Sequence[str]] = (*REWARDS, "vp")
    good_icons: ClassVar[Mapping[str, str]] = GOOD_ICONS

    def __init__(
        self,
        cards: MetroCards | Callable[[], MetroCards],
        language: str = ENGLISH,
        folder: Path | None = None,
        on_error: OnError | None = None,
    ) -> None:
        self._cards = cards
        self._has_own_names = False
        super().__init__(language, folder, on_error, NAME)

    @cached_property
    def cards_of_game(self) -> MetroCards:
        """All that is printed; read at its first use if a function was given."""
        return self._cards() if callable(self._cards) else self._cards

    def printed(self, id: str) -> Any:
        """The card or the station with this id; None if there is none."""
        return self.cards_of_game.map.stations.get(id) or self.cards_of_game.all.get(id)

    def name_heroes(self, titles: str) -> None:
        """Call the heroes by their printed names, or with `own` by names of our own (option `titles`)."""
        self._has_own_names = titles == "own"

    # ------------------------------------------------------------------ titles
    def title(self, id: str) -> str:
        """The title of a card or a station, with the line if two stations share one."""
        from game.metro2033.rules.state import HIDDEN  # here: the title needs no rules

        if id == HIDDEN:
            return self.text("card-unknown")
        station = self.cards_of_game.map.stations.get(id)
        if station is None:
            return self._of_card(id)
        bare = self._of_language(station.title)
        line = self.line(station.line)
        return self.text("station-on-line", title=bare, line=line) if id in self._namesakes else bare

    def short_title(self, id: str) -> str:
        """The title where there is little room: a station without its line, a faction by its short name."""
        if id in self.cards_of_game.map.stations:
            return self._of_language(self.cards_of_game.map.stations[id].title)
        faction = self.cards_of_game.factions.get(id)
        return self._of_language(faction.short or faction.title) if faction else self.title(id)

    def kind_of(self, id: str) -> str:
        """A word of `KINDS`; `card` for what is not known."""
        return KINDS.get(type(self.printed(id)), "card")

    def line(self, id: str) -> str:
        """The name of a line: `Red`."""
        return self._of_language(self.cards_of_game.map.lines[id].title)

    def zone(self, id: str) -> str:
        """The name of a zone, which is that of its faction, or of Polis or the Ring."""
        key = f"zone-{id}"
        return self.text(key) if key in self.messages else self.title(id)

    def condition_of(self, quest: str) -> cd.QuestCondition:
        """The condition of a quest."""
        return self.cards_of_game.conditions[self.cards_of_game.quests[quest].condition]

    # ------------------------------------------------------------------ words
    def threat_type(self, type: str) -> Word:
        """`physical`, `biological` or `radiation`, in words."""
        return self.word(f"threat-type-{type}")

    def battle_type(self, type: str) -> Word:
        """`attack`, `defence` or `manoeuvre`, in words."""
        return self.word(f"battle-type-{type}")

    @cached_property
    def _namesakes(self) -> frozenset[str]:
        """The stations whose title another one has, too: in one language as in all."""
        stations = self.cards_of_game.map.stations.values()
        titles = [station.title[ENGLISH] for station in stations]
        return frozenset(station.id for station in stations if titles.count(station.title[ENGLISH]) > 1)

    def _of_card(self, id: str) -> str:
        hero = self.cards_of_game.heroes.get(id)
        if hero is not None and self._has_own_names:
            return self._of_language(hero.own_title)
        card = self.cards_of_game.all.get(id)
        return self._of_language(card.title) if card else super().title(id)

    def _of_language(self, title: cd.CardTitle) -> str:
        return title.get(self.language, title[ENGLISH])
