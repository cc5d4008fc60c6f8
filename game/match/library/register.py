"""Writing matches to the database as they are played, so that their files need not be read."""

from __future__ import annotations

from pathlib import Path

from game.kernel.refusal import Unreadable
from game.match.library.database import Database
from game.match.library.stored import ReadFile, put, version_of
from game.match.library.summary import summary_of
from game.match.match import Match


class MatchRegister:
    """A connection to the database beside a folder of matches, which stays open for the next match."""

    def __init__(self, folder: Path) -> None:
        self._database = Database(folder)

    def add(self, match: Match) -> None:
        """Write the present state of a match. If that fails, or part of it is not on disk, its file is read later."""
        if match.path is None or match.unsaved_since is not None:
            return
        try:
            told = summary_of(match.path, match.header, match.journal, match.players)
            read = ReadFile(match.path.name, version_of(match.path.stat()), told)
        except (OSError, Unreadable):
            return
        self._database.look_again()
        self._database.write(lambda connection: put(connection, read))

    def close(self) -> None:
        """Close the database."""
        self._database.close()
