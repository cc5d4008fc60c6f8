"""Watching a match: its decisions are in memory, and going to a step changes no file.

Folding needs no rules, so a match of another version of the rules, or with an unknown bot, can be watched. Its cards
must exist, because they are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.kernel.journal import Journal
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
from game.kernel.seats import SeatSetup
from game.play.files.line import Header, Origin
from game.play.files.record import read_record
from game.play.kind import Kind
from game.play.match import Match, check_known
from game.play.players import Players


class WatchedMatch(Match[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """A match to go through step by step; ``source`` is the name of its file, or empty."""

    source = ""

    @property
    def origin(self) -> Origin:
        """The origin of a match that is played on from the present step."""
        return Origin(self.source, self.created, self.journal.head)

    def look_at(self, step: int) -> None:
        """Go to a step; raises IndexError if there is none."""
        self.journal.go_to(step)

    def play_on(
        self, seats: Sequence[SeatSetup], seed: int, folder: Path | None
    ) -> Match[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
        """A new match that begins at the present step; its bots have not moved yet.

        Raises:
            Unreadable: it was played with other rules, and these cannot go on from its position.
        """
        if self.header.rules != self.kind.version:
            check_known(self.kind, self.game, self.state, self.source)
        return Match.begin(self.kind, self.game, seats, self.state, seed, folder, play_bots=False, origin=self.origin)


def watch_file(
    path: Path, kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
) -> WatchedMatch[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    """The valid part of the match in a file, at step 0; ``damage`` tells what could not be read.

    Raises:
        Unreadable: it is not a match, was written by a newer version, or its cards are missing.
    """
    record = read_record(path, kind)
    game = kind.content.game(record.header)
    assert game is not None, "a match is shown with its cards"
    match = _watched(kind, game, record.header, record.journal, record.players, path)
    match.damage = record.damage
    return match


def watch_match(
    match: Match[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
) -> WatchedMatch[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    """A copy of a match in play, at step 0; the match itself is not affected."""
    return _watched(match.kind, match.game, match.header, match.journal, match.players, match.path)


def _watched(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
    game: GameT,
    header: Header,
    journal: Journal[CommandT, EventT, StateT],
    players: Players,
    path: Path | None,
) -> WatchedMatch[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    """A copy without decisions that were undone."""
    line = journal.line
    copy: Journal[CommandT, EventT, StateT] = Journal(line[0].events, journal.state_after(0))
    for entry in line[1:]:
        assert entry.decision is not None, "only entry 0 was decided by nobody"
        copy.append(entry.decision, entry.events, journal.state_after(entry.number))
    copy.go_to(0)
    match = WatchedMatch(kind, game, header, copy, None, Players(header.seats, players.takeovers))
    match.source = path.name if path else ""
    return match
