"""A match that is only watched: the decisions up to now in memory, where going to any step changes no file.

Folding needs no rules, so a match of another version of the rules, or with a bot that this program does not have, can
be watched all the same; its cards have to be there, to be shown.
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
    """A match that is gone through step by step; ``source`` is the name of its file, if it is kept in one."""

    source = ""

    @property
    def origin(self) -> Origin:
        """From where a match comes that begins as this one stands now."""
        return Origin(self.source, self.created, self.journal.head)

    def play_on(self, seats: Sequence[SeatSetup], seed: int, folder: Path | None) -> Match:
        """A new match that begins as this one stands now, with its bots still to move.

        Raises:
            Unreadable: it was played by other rules, and cannot go on with these.
        """
        if self.header.rules != RULES:
            check_known(self.game, self.state, self.source)
        start = GameStarted(self.state)
        return Match.begin(self.game, seats, start, seed, folder, play_bots=False, origin=self.origin)


def watch_file(path: Path, catalog: Catalog) -> WatchedMatch:
    """The match of a file as far as it is whole, at its beginning; ``damage`` tells what could not be read.

    Raises:
        Unreadable: it is no match, was written by a newer program, or needs cards that are not there.
    """
    record = read_record(path, catalog)
    match = _watched(record.header.game(catalog), record.header, record.journal, path)
    match.damage = record.damage
    return match


def watch_match(match: Match) -> WatchedMatch:
    """A match in play as far as it has come, at its beginning; the one in play goes on untouched."""
    return _watched(match.game, match.header, match.journal, match.path)


def _watched(game: Game, header: Header, journal: MatchJournal, path: Path | None) -> WatchedMatch:
    """What was taken back is left out."""
    line = journal.line
    copy = MatchJournal(line[0].events, line[0].state)
    for entry in line[1:]:
        assert entry.decision is not None, "only entry 0 was decided by nobody"
        copy.append(entry.decision, entry.events, entry.state)
    copy.go_to(0)
    match = WatchedMatch(game, header, copy, None)
    match.source = path.name if path else ""
    return match
