"""A match that is only watched: the decisions up to now in memory, where going to any step changes no file.

Folding needs no rules, so a match of another version of the rules, or with a bot that this program does not have, can
be watched all the same; its cards have to be there, to be shown.
"""

from __future__ import annotations

from pathlib import Path

from game.cards.catalog import Catalog
from game.match.match import Match
from game.match.record import Header, MatchJournal, Record, read_record
from game.rules.game import Game


def watch_file(path: Path, catalog: Catalog) -> Match:
    """The match of a file as far as it is whole, at its beginning; ``damage`` tells what could not be read.

    Raises:
        Unreadable: it is no match, was written by a newer program, or needs cards that are not there.
    """
    return watch_record(read_record(path, catalog), catalog)


def watch_record(record: Record, catalog: Catalog) -> Match:
    """The same for a record that was read already."""
    match = _watched(record.header.game(catalog), record.header, record.journal)
    match.damage = record.damage
    return match


def watch_match(match: Match) -> Match:
    """A match in play as far as it has come, at its beginning; the one in play goes on untouched."""
    return _watched(match.game, match.header, match.journal)


def _watched(game: Game, header: Header, journal: MatchJournal) -> Match:
    """What was taken back is left out."""
    line = journal.line
    copy = MatchJournal(line[0].events, line[0].state)
    for entry in line[1:]:
        assert entry.decision is not None, "only entry 0 was decided by nobody"
        copy.append(entry.decision, entry.events, entry.state)
    copy.go_to(0)
    return Match(game, header, copy, None)
