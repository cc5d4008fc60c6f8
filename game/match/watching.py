"""Watching a match: its decisions are in memory, and going to a step changes no file.

Folding needs no rules, so a match of another version of the rules, or with an unknown bot, can be watched. Its cards
must exist, because they are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.cards.catalog import Catalog
from game.kernel.seats import SeatSetup
from game.match.files.header import Header, Origin
from game.match.files.record import RULES, MatchJournal, read_record
from game.match.match import Match, check_known
from game.rules.events import GameStarted
from game.rules.game import Game


class WatchedMatch(Match):
    """A match to go through step by step; ``source`` is the name of its file, or empty."""

    source = ""

    @property
    def origin(self) -> Origin:
        """The origin of a match that is played on from the present step."""
        return Origin(self.source, self.created, self.journal.head)

    def play_on(self, seats: Sequence[SeatSetup], seed: int, folder: Path | None) -> Match:
        """A new match that begins at the present step; its bots have not moved yet.

        Raises:
            Unreadable: it was played with other rules, and these cannot go on from its position.
        """
        if self.header.rules != RULES:
            check_known(self.game, self.state, self.source)
        start = GameStarted(self.state)
        return Match.begin(self.game, seats, start, seed, folder, play_bots=False, origin=self.origin)


def watch_file(path: Path, catalog: Catalog) -> WatchedMatch:
    """The valid part of the match in a file, at step 0; ``damage`` tells what could not be read.

    Raises:
        Unreadable: it is not a match, was written by a newer version, or its cards are missing.
    """
    record = read_record(path, catalog)
    match = _watched(record.header.game(catalog), record.header, record.journal, path)
    match.damage = record.damage
    return match


def watch_match(match: Match) -> WatchedMatch:
    """A copy of a match in play, at step 0; the match itself is not affected."""
    return _watched(match.game, match.header, match.journal, match.path)


def _watched(game: Game, header: Header, journal: MatchJournal, path: Path | None) -> WatchedMatch:
    """A copy without decisions that were undone."""
    line = journal.line
    copy = MatchJournal(line[0].events, line[0].state)
    for entry in line[1:]:
        assert entry.decision is not None, "only entry 0 was decided by nobody"
        copy.append(entry.decision, entry.events, entry.state)
    copy.go_to(0)
    match = WatchedMatch(game, header, copy, None)
    match.source = path.name if path else ""
    return match
