"""Moves of Metro 2033 in the terminal: with names in the player's language, and long lists shortened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.cli.narrated import NarratedMoves
from game.kernel.refusal import Refusal
from game.metro2033.cli.text_map import arrival_told
from game.metro2033.cli.text_sight import SeenMetro
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.rules.commands import ExchangeGoods, MoveHero, UseProperty
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.notation import MOVE_VERBS
from game.metro2033.wording.metro_narrator import MetroNarrator

if TYPE_CHECKING:
    from game.play.match import AnyMatch


class MetroMoveLines(NarratedMoves):
    """A `game.cli.text_kind.ToldMoves`."""

    verbs: Sequence[str] = MOVE_VERBS

    def __init__(self, match: AnyMatch, narrator: MetroNarrator, titles: MetroTitles, is_plain: bool) -> None:
        super().__init__(match, narrator, is_plain)
        self.titles = titles

    def move(self, command: Any) -> str:
        """A legal move: where it leads, or what it costs and brings, if that is anything at once."""
        written = self.written(command)
        told = self.words.one_by_one(list(self._outcomes(command)))
        key = "plain-move_told" if self.is_plain else "text-move"
        return self.words.text(key, move=written, outcomes=told) if told else written

    def _outcomes(self, command: Any) -> Iterator[str]:
        forecast = self.match.forecast(command)
        seen = SeenMetro(self.match, self.titles.words, command.seat, self.is_plain)
        if isinstance(command, MoveHero):
            yield arrival_told(seen, command.station, command.seat)
        elif not isinstance(forecast, Refusal) and forecast != MetroForecast(command.seat):
            yield str(self.narrator.forecast(forecast, command, self.match.names))
        if isinstance(command, UseProperty) and command.card in seen.state.player(command.seat).quests:
            yield self.words.text("text-quest_goes")

    def written(self, command: Any) -> str:
        return self.titles.put(super().written(command))

    def listed(self, legal: Sequence[Any]) -> tuple[Sequence[Any], str]:
        """Of exchanges only the smallest and the largest of each kind."""
        shown = list(_shown(legal))
        return shown, self.words.text("text-more_exchanges") if len(shown) < len(legal) else ""

    def mend(self, text: str) -> str:
        return self.titles.mend(text)

    def verb(self, text: str) -> str:
        first = text.partition(" ")[0].lower()
        return first if first in self.verbs else ""


def _shown(legal: Sequence[Any]) -> Iterator[Any]:
    counts = defaultdict[tuple[str, str], set[int]](set)
    for command in legal:
        if isinstance(command, ExchangeGoods):
            counts[command.given, command.taken].add(command.count)
    for command in legal:
        if isinstance(command, ExchangeGoods):
            possible = counts[command.given, command.taken]
            if command.count not in (min(possible), max(possible)):
                continue
        yield command
