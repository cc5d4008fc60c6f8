"""Tournaments of bots: who plays whom, a file that keeps what was played, so that it can be gone on with, and how
strong the bots are by these games: wins with intervals, mean VP, and Elo."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import combinations, combinations_with_replacement, islice
from math import exp, log, sqrt
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, TypeVar

import msgspec

from game import __version__
from game.files import MEGABYTE, is_own_file, is_there, open_file, read_file, write_chosen
from game.kernel.refusal import Unreadable
from game.kernel.seats import by_seat
from game.match.series.simulate import Meeting, Played, opponent_of, play_with
from game.match.series.workers import ALONE, Workers
from game.play.files import field_names
from game.play.files.line import FIRST_GAME
from game.play.games import GameSource

Line = TypeVar("Line")

_LARGEST: Final = 500 * MEGABYTE
"""Most bytes of a file of results."""


class Tournament(msgspec.Struct, frozen=True):
    """Which games are played: ``games`` in all, each between ``players`` of the ``bots``. A bot that is named more than
    once takes that many seats, if there is a seat for each name.

    With ``paired`` all bots play the same deals in each other's seats, so that luck favours nobody; otherwise each game
    has a deal of its own. ``choices`` are the options that were chosen; if they name a virtual opponent, each bot plays
    alone against it.
    """

    bots: tuple[str, ...]
    games: int
    players: int = 2
    seed: int = 1
    paired: bool = True
    choices: Mapping[str, Any] = {}


class TournamentGame(msgspec.Struct, frozen=True):
    """A game of a tournament, and what came of it."""

    meeting: Meeting
    played: Played

    @property
    def results(self) -> Sequence[SeatResult]:
        """How each seat fared, the virtual opponent's, too; nothing if the game was not played to its end."""
        played, meeting = self.played, self.meeting
        bots = by_seat(meeting.bots)
        if meeting.opponent:
            bots |= {seat: meeting.opponent for seat in played.totals if seat not in bots}
        winners = played.winners
        return [
            SeatResult(bot, played.totals[seat], (seat in winners) / max(1, len(winners)))
            for seat, bot in bots.items()
            if seat in played.totals
        ]


class _Head(msgspec.Struct, frozen=True):
    """What the first line of a file of results has, and more."""

    tournament: dict[str, Any]
    program: str


def _head_of(tournament: Tournament, source: GameSource) -> bytes:
    """The first line of a file of results: games of another program, or with something else printed or learned, cannot
    join them."""
    told = msgspec.structs.asdict(tournament)
    paired, choices = told.pop("paired"), told.pop("choices")
    sets, opponent = (choices.get(name) for name in field_names.OPTIONS)
    told |= {field_names.SETS: sets, "paired": paired, field_names.OPPONENT: opponent}
    told["options"] = {name: value for name, value in choices.items() if name not in field_names.OPTIONS}
    named = {} if source.id == FIRST_GAME else {"game": source.id}
    digests = source.kind().setup.digests(choices)
    return msgspec.json.encode({**named, "tournament": told, "program": __version__, **digests})


def meetings(tournament: Tournament, opponent: str | None = None) -> Iterator[Meeting]:
    """All games, in order.

    >>> [meeting.bots for meeting in meetings(Tournament(("hard", "easy"), games=3))]
    [('hard', 'easy'), ('easy', 'hard'), ('hard', 'easy')]
    >>> [meeting.seed for meeting in meetings(Tournament(("hard", "easy"), games=3))]
    [1, 1, 2]
    """
    turned = [(*bots[turn:], *bots[:turn]) for bots in _line_ups(tournament, opponent) for turn in range(len(bots))]
    seatings = list(dict.fromkeys(turned))
    for number in range(tournament.games):
        deal, place = divmod(number, len(seatings))
        yield Meeting(tournament.seed + (deal if tournament.paired else number), seatings[place], opponent)


def _line_ups(tournament: Tournament, opponent: str | None) -> Sequence[tuple[str, ...]]:
    """Those that meet: different bots, or, if there are fewer than seats, not all the same."""
    bots, players = tournament.bots, 1 if opponent else tournament.players
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [bots for bots in combinations_with_replacement(bots, players) if len(set(bots)) > 1]


def run(
    tournament: Tournament, source: GameSource, workers: Workers = ALONE, file: Path | None = None
) -> Generator[TournamentGame, None, None]:
    """Play a tournament, and yield each game as soon as it is played.

    With a ``file`` games are kept in it, a line of JSON each, after a line about the tournament. Games that it already
    holds are yielded first, and not played again.

    Raises:
        Unreadable: ``file`` holds another tournament or something else, or is damaged; see `Workers.do`, too.
        OSError: it cannot be written.
    """
    if file is None:
        yield from _played(tournament, source, workers, 0)
        return
    with _results(file, _head_of(tournament, source), tournament.games) as (known, stream):
        yield from known
        for one in _played(tournament, source, workers, len(known)):
            stream.write(msgspec.json.encode(one) + b"\n")
            stream.flush()
            yield one


def _played(tournament: Tournament, source: GameSource, workers: Workers, first: int) -> Iterator[TournamentGame]:
    opponent = opponent_of(source, tournament.choices)
    left = list(islice(meetings(tournament, opponent[1] if opponent else None), first, None))
    return map(TournamentGame, left, workers.do(partial(play_with, source, tournament.choices), left))


@contextmanager
def _results(path: Path, head: bytes, games: int) -> Iterator[tuple[Sequence[TournamentGame], IO[bytes]]]:
    """The games that a file holds, and the file, to write more after them. What was half written is cut off.

    Only an empty file, or one that begins with this head, is changed.
    """
    first = head + b"\n"
    if not is_there(path):
        write_chosen(path, first, force=False)
    elif not is_own_file(path):
        raise Unreadable("expected a new file, or the results of a tournament in an ordinary one", str(path))
    data = read_file(path, _LARGEST, most_lines=games + 1)
    lines = data.split(b"\n")[:-1]
    if data and _decoded(lines[0] if lines else b"", _Head, path, 1) and lines[0] != head:
        raise Unreadable(
            "expected the results of this tournament, not of one with other options, cards or weights", str(path)
        )
    known = [_decoded(line, TournamentGame, path, number) for number, line in enumerate(lines[1:], 2)]
    with os.fdopen(open_file(path, os.O_RDWR), "r+b") as stream:
        stream.truncate(sum(map(len, lines)) + len(lines))
        stream.seek(0, os.SEEK_END)
        if not lines:
            stream.write(first)
        yield known, stream


def _decoded(line: bytes, kind: type[Line], path: Path, number: int) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("expected a line of a tournament's results", str(path), number) from error


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
