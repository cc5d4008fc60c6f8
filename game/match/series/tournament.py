"""Tournaments of bots: who plays whom, and a file that keeps what was played, so that it can be gone on with."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import combinations, combinations_with_replacement, islice
from pathlib import Path
from typing import IO, Final, TypeVar

import msgspec

from game import __version__
from game.bots.levels import weights_digest
from game.cards.catalog import BASE_SET
from game.files import MEGABYTE, is_own_file, is_there, open_file, read_file, write_chosen
from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS
from game.match.series.meeting import CardsInPlay, Meeting, Played, game_with, play_with
from game.match.series.standings import SeatResult
from game.match.series.workers import ALONE, Workers
from game.rules.game import Options
from game.rules.state import VIRTUAL

Line = TypeVar("Line")

_LARGEST: Final = 500 * MEGABYTE
"""Most bytes of a file of results."""


class Tournament(msgspec.Struct, frozen=True):
    """Which games are played: ``games`` in all, each between ``players`` of the ``bots``.

    With ``paired`` all bots play the same deals in each other's seats, so that luck favours nobody; otherwise each game
    has a deal of its own. With ``solo`` each bot plays alone against that virtual opponent. ``options`` are the
    variants.
    """

    bots: tuple[str, ...]
    games: int
    players: int = 2
    seed: int = 1
    sets: tuple[str, ...] = (BASE_SET,)
    paired: bool = True
    solo: str | None = None
    options: Options = Options()


class TournamentGame(msgspec.Struct, frozen=True):
    """A game of a tournament, and what came of it."""

    meeting: Meeting
    played: Played

    @property
    def results(self) -> Sequence[SeatResult]:
        """How each seat fared, the virtual opponent's, too; nothing if the game was not played to its end."""
        played, meeting = self.played, self.meeting
        bots = dict(zip(SEATS, meeting.bots, strict=False))
        if meeting.solo:
            bots[VIRTUAL] = meeting.solo
        winners = played.winners
        return [
            SeatResult(bot, played.totals[seat], (seat in winners) / max(1, len(winners)))
            for seat, bot in bots.items()
            if seat in played.totals
        ]


class _Head(msgspec.Struct, frozen=True):
    """The first line of a file of results: games of another program, with other cards or weights cannot join them."""

    tournament: Tournament
    program: str
    cards: str
    weights: str


def meetings(tournament: Tournament) -> Iterator[Meeting]:
    """All games, in order.

    >>> [meeting.bots for meeting in meetings(Tournament(("hard", "easy"), games=3))]
    [('hard', 'easy'), ('easy', 'hard'), ('hard', 'easy')]
    >>> [meeting.seed for meeting in meetings(Tournament(("hard", "easy"), games=3))]
    [1, 1, 2]
    """
    turned = [(*bots[turn:], *bots[:turn]) for bots in _line_ups(tournament) for turn in range(len(bots))]
    seatings = list(dict.fromkeys(turned))
    for number in range(tournament.games):
        deal, place = divmod(number, len(seatings))
        yield Meeting(tournament.seed + (deal if tournament.paired else number), seatings[place], tournament.solo)


def _line_ups(tournament: Tournament) -> Sequence[tuple[str, ...]]:
    """Those that meet: different bots, or, if there are fewer than seats, not all the same."""
    bots, players = tournament.bots, 1 if tournament.solo else tournament.players
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [bots for bots in combinations_with_replacement(bots, players) if len(set(bots)) > 1]


def run(
    tournament: Tournament, workers: Workers = ALONE, packs: Path | None = None, file: Path | None = None
) -> Generator[TournamentGame, None, None]:
    """Play a tournament, and yield each game as soon as it is played.

    With a ``file`` games are kept in it, a line of JSON each, after a line about the tournament. Games that it already
    holds are yielded first, and not played again.

    Raises:
        Unreadable: ``file`` holds another tournament or something else, or is damaged; see `Workers.do`, too.
        OSError: it cannot be written.
    """
    cards = CardsInPlay(tournament.sets, packs, tournament.options)
    if file is None:
        yield from _played(tournament, workers, cards, 0)
        return
    game = game_with(cards)
    head = _Head(tournament, __version__, game.catalog.digest(game.sets), weights_digest())
    with _results(file, head) as (known, stream):
        yield from known
        for one in _played(tournament, workers, cards, len(known)):
            stream.write(msgspec.json.encode(one) + b"\n")
            stream.flush()
            yield one


def _played(tournament: Tournament, workers: Workers, cards: CardsInPlay, first: int) -> Iterator[TournamentGame]:
    left = list(islice(meetings(tournament), first, None))
    return map(TournamentGame, left, workers.do(partial(play_with, cards), left))


@contextmanager
def _results(path: Path, head: _Head) -> Iterator[tuple[Sequence[TournamentGame], IO[bytes]]]:
    """The games that a file holds, and the file, to write more after them. What was half written is cut off.

    Only an empty file, or one that begins with this head, is changed.
    """
    first = msgspec.json.encode(head) + b"\n"
    if not is_there(path):
        write_chosen(path, first, force=False)
    elif not is_own_file(path):
        raise Unreadable("expected a new file, or the results of a tournament in an ordinary one", str(path))
    data = read_file(path, _LARGEST, most_lines=head.tournament.games + 1)
    lines = data.split(b"\n")[:-1]
    if data and _decoded(lines[0] if lines else b"", _Head, path, 1) != head:
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
