"""How often each faction wins when a robot plays for all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from game.kernel.seats import by_seat
from game.match.series.simulate import Lengths, Played, Series, play_with
from game.match.series.tournament import interval
from game.match.series.workers import ALONE, Workers
from game.play.games import GameSource


class FactionShare(msgspec.Struct, frozen=True):
    """In how many of its ``games`` a faction has won, the 95 % interval of its share of victories, and its mean VP at
    the end."""

    games: int
    wins: int
    low: float
    high: float
    vp: float

    @property
    def share(self) -> float:
        return self.wins / self.games


class MetroBalance(msgspec.Struct, frozen=True):
    """The factions by name, in ``games`` that were played to their end; those that were ``cut_off`` count apart."""

    games: int
    rounds: Lengths
    factions: dict[str, FactionShare]
    problems: tuple[str, ...] = ()
    cut_off: int = 0


def measure(series: Series, source: GameSource, workers: Workers = ALONE) -> MetroBalance:
    """Play a series, and tell how each faction has done."""
    played = list(workers.do(partial(play_with, source, series.choices), series.meetings(None)))
    return measured(played)


def measured(played: Sequence[Played]) -> MetroBalance:
    """The balance in games that were played.

    >>> game = Played(90, 12, ("red", "reich"), ("A",), (), {"A": 9, "B": 6})
    >>> red = measured([game, game]).factions["red"]
    >>> red.games, red.wins, round(red.low, 2), red.high, red.vp
    (2, 2, 0.34, 1.0, 9.0)
    """
    over = [game for game in played if game.totals]
    found: dict[str, list[tuple[bool, int]]] = {}
    for game in over:
        for seat, faction in by_seat(game.roles).items():
            found.setdefault(faction, []).append((seat in game.winners, game.totals[seat]))
    rounds = [game.rounds for game in over]
    return MetroBalance(
        games=len(over),
        rounds=Lengths.of(rounds) if rounds else Lengths(0, 0, 0),
        factions={faction: _share(found[faction]) for faction in sorted(found)},
        problems=tuple(problem for game in played for problem in game.problems),
        cut_off=sum(game.cut_off for game in played),
    )


def _share(results: Sequence[tuple[bool, int]]) -> FactionShare:
    wins, games = sum(won for won, _ in results), len(results)
    mean = sum(vp for _, vp in results) / games
    return FactionShare(games, wins, *interval(wins, games), mean)
