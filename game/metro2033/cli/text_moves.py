"""Moves of Metro 2033 in the terminal: with names in the player's language, and long lists shortened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.cli.narrated import NarratedMoves
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.rules.commands import ExchangeGoods
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
