"""Metro 2033 on the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.cli.terminal import GameWords, PlainTerminal, ResultWords, Say, WantedScene
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cli.installation import cards, pictures, texts
from game.metro2033.cli.text_kind import TEXT
from game.metro2033.match.setup import SEATS_OF_METRO
from game.metro2033.rules import NAME
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords

if TYPE_CHECKING:
    from game.ui.rehearsal.driver import Rehearsal

SCENES: Final = (
    "title", "learn", "lesson", "new_game", "settings", "help", "menu", "players", "draft", "table", "army", "hero",
    "trade", "battle", "threat", "vote", "score", "cover", "zoom", "hints", "rulebook", "cards", "statistics",
    "matches", "replay",
)  # fmt: skip


class MetroResults(ResultWords):
    """The words for results of commands."""

    def __init__(self, words: MetroWords) -> None:
        super().__init__(words)
        self._words = words
        self.title = words.title

    def facts(self, card: str) -> Iterator[str]:
        """All that is printed on a card, a sentence each."""
        yield from (f"{fact.heading}: {fact.sentence}" for fact in card_words.facts(self._words, card))


class MetroTerminal(PlainTerminal):
    """Its own commands, and the words for its results; options are given as ``--option``."""

    commands: Mapping[str, str] = {name: f"game.metro2033.cli.{name}" for name in ("cards", "balance")}
    scenes: Sequence[str] = SCENES
    checks: Sequence[Callable[[Say], str]] = (cards, texts, pictures)

    def __init__(self) -> None:
        super().__init__(SEATS_OF_METRO, NAME, text=TEXT)

    def words(self, content: MetroCards, language: str) -> GameWords:
        return MetroResults(MetroWords(content, language))

    def stock(self, content: MetroCards, data: Path) -> None:
        from game.metro2033.rehearsal import stock  # imported late: pygame is imported with it

        stock(content, data)

    def rehearse(self, scene: WantedScene) -> Rehearsal:
        from game.metro2033.rehearsal import rehearse  # as above

        name, size, language, position, seat, data, games, has_shelf = scene
        return rehearse(name, size, language, position, seat, data, games=games, has_shelf=has_shelf)
