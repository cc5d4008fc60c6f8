"""How strong bots are, by the games they have played: wins with intervals, mean VP, and Elo."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, NamedTuple

CERTAIN: Final = 1.96
"""Standard deviations of a 95 % interval."""

POINTS: Final = 400 / log(10)
"""Elo points for which the odds rise by a factor e."""

MEAN_ELO: Final = 1500
"""The mean of all bots."""

STEPS: Final = 1000
"""Steps of the fit of Elo at most."""

SMALLEST_STEP: Final = 1e-9
"""Change of a logarithm of strength below which the fit is over."""


class SeatResult(NamedTuple):
    """How a bot fared in one seat: its final VP, and its share of the victory (a half, if two have won)."""

    bot: str
    vp: int
    won: float


class RobotStanding(NamedTuple):
    """How a bot stands: seats in which it has played, wins, their share of these ``games`` with a 95 % interval, mean
    VP, and Elo."""

    games: int
    wins: float
    low: float
    high: float
    mean_vp: float
    elo: float

    @property
    def share(self) -> float:
        return self.wins / self.games


def standings(games: Sequence[Sequence[SeatResult]]) -> Mapping[str, RobotStanding]:
    """The standing of each bot, the strongest first; each of ``games`` is given as the results of its seats."""
    seats = defaultdict[str, list[SeatResult]](list)
    for game in games:
        for result in game:
            seats[result.bot].append(result)
    rated = elo(games)
    found = {}
    for bot in sorted(seats, key=lambda name: (-rated[name], name)):
        results = seats[bot]
        wins = sum(result.won for result in results)
        mean = sum(result.vp for result in results) / len(results)
        found[bot] = RobotStanding(len(results), wins, *interval(wins, len(results)), mean, rated[bot])
    return found


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of games.

    >>> [round(end, 3) for end in interval(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, CERTAIN**2 / games
    centre, half = share + spread / 2, CERTAIN * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (centre - half) / (1 + spread)), min(1.0, (centre + half) / (1 + spread))


def elo(games: Sequence[Sequence[SeatResult]]) -> Mapping[str, float]:
    """Elo of each bot: maximum likelihood of the Bradley-Terry model, with a mean of `MEAN_ELO`.

    A game of several is a comparison of each two of its bots, and half a win if neither or both have won. To each bot
    one draw against a mean one is added, so that a bot that has won all its games has a finite Elo, too.

    >>> game = [SeatResult("hard", vp=50, won=True), SeatResult("easy", vp=40, won=False)]
    >>> {bot: round(points) for bot, points in elo([game, game, game]).items()}
    {'easy': 1297, 'hard': 1703}
    """
    wins, met = Counter[str](), defaultdict[str, Counter[str]](Counter)
    for game in games:
        for one, other in ((a, b) for a, b in combinations(game, 2) if a.bot != b.bot):
            share = 0.5 + (one.won > other.won) / 2 - (one.won < other.won) / 2
            wins[one.bot] += share  # type: ignore[assignment]
            wins[other.bot] += 1 - share  # type: ignore[assignment]
            met[one.bot][other.bot] += 1
            met[other.bot][one.bot] += 1
    bots = sorted({result.bot for game in games for result in game})
    if not bots:
        return {}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        before = strength
        strength = {bot: (wins[bot] + 0.5) / _expected(bot, before, met[bot]) for bot in bots}
        mean = exp(sum(map(log, strength.values())) / len(bots))
        strength = {bot: value / mean for bot, value in strength.items()}
        if all(abs(log(strength[bot] / before[bot])) < SMALLEST_STEP for bot in bots):
            break
    return {bot: MEAN_ELO + POINTS * log(value) for bot, value in strength.items()}


def _expected(bot: str, strength: Mapping[str, float], met: Mapping[str, int]) -> float:
    """The wins that a bot of strength 1 would have, in the fit by minorisation (Hunter 2004)."""
    own = strength[bot]
    return 1 / (own + 1) + sum(count / (own + strength[other]) for other, count in met.items())
