"""Moves of Metro 2033 in the terminal: with names in the player's language, and long lists shortened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.cli.narrated import NarratedMoves
from game.kernel.refusal import Refusal
from game.kernel.spelling import folded
from game.metro2033.cli.text_map import arrival_told, given_told
from game.metro2033.cli.text_sight import SeenMetro
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.rules.commands import (
    AnswerStation,
    ArmyAttacks,
    ExchangeGoods,
    GuardStation,
    MoveHero,
    Recruit,
    UseProperty,
)
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.notation import MOVE_VERBS
from game.metro2033.rules.steps import ChooseRefuge
from game.metro2033.wording.metro_narrator import MetroNarrator

if TYPE_CHECKING:
    from game.play.match import AnyMatch


SHORTEST: Final = 2
"""Minimum number of words of a move that is cut short: its verb, and the beginning of what it is about."""


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
        if _is_about_station(command, seen):
            yield given_told(seen, command.station)
        if isinstance(command, MoveHero):
            yield arrival_told(seen, command.station, command.seat)
        elif not isinstance(forecast, Refusal) and forecast != MetroForecast(command.seat):
            yield str(self.narrator.forecast(forecast, command, self.match.names))
        if isinstance(command, UseProperty) and command.card in seen.state.player(command.seat).quests:
            yield self.words.text("text-quest_goes")
        if isinstance(command, Recruit):
            army = seen.state.player(command.seat).army + command.count
            if upkeep := seen.cards.army.upkeep.get(army):
                yield self.words.text("text-upkeep_follows", goods=self.words.goods(upkeep))

    def written(self, command: Any) -> str:
        return self.titles.put(super().written(command))

    def listed(self, legal: Sequence[Any]) -> tuple[Sequence[Any], str]:
        """Of exchanges only the smallest and the largest of each kind."""
        shown = list(_shown(legal))
        return shown, self.words.text("text-more_exchanges") if len(shown) < len(legal) else ""

    def mend(self, text: str) -> str:
        """What was typed, in the notation; names may be cut short where only one legal move begins so."""
        mended, seat = self.titles.mend(text), self.match.holder
        if seat is None or not isinstance(self.match.read_move(seat, mended), Refusal):
            return mended
        return self._completed(text) or mended

    def _completed(self, text: str) -> str:
        """The only legal move that begins with these words, each of which may be cut short; "" if there is none."""
        typed = _words(text)
        if len(typed) < SHORTEST or self.match.awaiting_end_turn or self.match.status.to_move != self.match.holder:
            return ""
        moves = {self.match.write_move(command): self.written(command) for command in self.match.legal()}
        meant = [move for move, told in moves.items() if any(_begins(_words(one), typed) for one in (move, told))]
        return meant[0] if len(meant) == 1 else ""

    def verb(self, text: str) -> str:
        first = text.partition(" ")[0].lower()
        return first if first in self.verbs else ""


def _is_about_station(command: Any, seen: SeenMetro) -> bool:
    """Whether it matters for a decision what the station produces that it names."""
    is_refuge = isinstance(command, AnswerStation) and isinstance(seen.state.question, ChooseRefuge)
    return is_refuge or isinstance(command, ArmyAttacks | GuardStation)


def _words(text: str) -> Sequence[str]:
    return folded(text.replace("’", "'")).split()


def _begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether words begin with those typed; numbers are not cut short.

    >>> _begins(("army", "attacks", "dinamo"), ("army", "attacks", "din")), _begins(("recruit", "12"), ("recruit", "1"))
    (True, False)
    """
    return len(typed) <= len(words) and all(
        word == start if word.isdecimal() else word.startswith(start) for word, start in zip(words, typed, strict=False)
    )


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
