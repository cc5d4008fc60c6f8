"""A series of games between bots, and its tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

import msgspec

from game.cards.catalog import BASE_SET
from game.kernel.refusal import Fault
from game.kernel.seats import SEATS
from game.match.series.meeting import CardsInPlay, Meeting, Played, play_with
from game.match.series.workers import ALONE, Workers
from game.rules.options import Options
from game.rules.phases.scoring import GRADES
from game.rules.state import VIRTUAL


class Series(msgspec.Struct, frozen=True):
    """Games to play: game i has the seed ``seed`` + i; ``bots`` take the seats in turn.

    With ``solo`` one bot plays each game against that virtual opponent, and ``players`` is ignored.
    """

    games: int
    players: int
    seed: int
    sets: tuple[str, ...] = (BASE_SET,)
    bots: tuple[str, ...] = ("random",)
    solo: str | None = None
    options: Options = Options()

    def cards(self, packs: Path | None) -> CardsInPlay:
        """The cards of the games, with the packs in ``packs``."""
        return CardsInPlay(self.sets, packs, self.options)

    @property
    def meetings(self) -> Iterator[Meeting]:
        """The games, in order."""
        bots = tuple(islice(cycle(self.bots), 1 if self.solo else self.players))
        return (Meeting(seed, bots, self.solo) for seed in range(self.seed, self.seed + self.games))


class Lengths(msgspec.Struct, frozen=True):
    mean: float
    min: int
    max: int


class Winners(msgspec.Struct, frozen=True):
    """Games won by each faction and seat; a shared victory counts for everybody who shares it."""

    faction: dict[str, int]
    seat: dict[str, int]


class SoloTally(msgspec.Struct, frozen=True):
    """Results against a virtual opponent: ``vp`` are mean final VP, ``grades`` counts victories by grade."""

    opponent: str
    win_rate: float
    vp: MeanVp
    grades: dict[str, int]


class MeanVp(msgspec.Struct, frozen=True):
    player: float
    opponent: float


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of a series. Only times depend on the computer.

    ``faults`` are those of programs that played, each kind of each program once. ``cut_off`` games with Machines did
    not end in `MOST_ROUNDS`: they count among the games, their decisions and rounds, and nobody has won them.
    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds: Lengths
    winners: Winners
    problems: tuple[str, ...]
    solo: SoloTally | None = None
    faults: tuple[Fault, ...] = ()
    cut_off: int = 0


def simulate(series: Series, workers: Workers = ALONE, packs: Path | None = None) -> Tally:
    """Play a series, with the packs in ``packs``.

    >>> tally = simulate(Series(games=2, players=2, seed=1))
    >>> tally.rounds, tally.winners.seat
    (Lengths(mean=9.0, min=7, max=11), {'A': 1, 'B': 1})
    """
    begun = perf_counter()
    played = list(workers.do(partial(play_with, series.cards(packs)), series.meetings))
    return _tally(series, played, perf_counter() - begun)


def _tally(series: Series, played: Sequence[Played], seconds: float) -> Tally:
    decisions = sum(game.decisions for game in played)
    rounds = [game.rounds for game in played]
    won = [(game, seat) for game in played for seat in game.winners]
    factions = Counter(game.factions[SEATS.index(seat)] for game, seat in won if seat != VIRTUAL)
    return Tally(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        rounds=Lengths(round(sum(rounds) / len(rounds), 2), min(rounds), max(rounds)) if rounds else Lengths(0, 0, 0),
        winners=Winners(dict(sorted(factions.items())), dict(sorted(Counter(seat for _, seat in won).items()))),
        problems=tuple(problem for game in played for problem in game.problems),
        solo=_solo_tally(series.solo, [game for game in played if game.totals]) if series.solo else None,
        faults=tuple(dict.fromkeys(fault for game in played for fault in game.faults)),
        cut_off=sum(game.cut_off for game in played),
    )


def _solo_tally(opponent: str, finished: Sequence[Played]) -> SoloTally:
    def mean(values: Iterable[int]) -> float:
        return round(sum(values) / max(1, len(finished)), 2)

    return SoloTally(
        opponent=opponent,
        win_rate=round(sum(game.grade is not None for game in finished) / max(1, len(finished)), 3),
        vp=MeanVp(mean(game.totals[SEATS[0]] for game in finished), mean(game.totals[VIRTUAL] for game in finished)),
        grades={name: count for _, name in GRADES if (count := sum(game.grade == name for game in finished))},
    )
