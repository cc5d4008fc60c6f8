"""Finding the match of a game to continue: the unfinished one that was on the table last.

Matches that were on this table, as the player's notes tell, come first. Then come those of which nothing is noted, by
the times of their files: matches of older programs, and files copied into the folder. Imported ones come last.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from heapq import merge
from itertools import chain, count
from pathlib import Path
from time import time_ns
from typing import Any, NamedTuple

from game.files import is_there
from game.kernel.refusal import Unreadable
from game.match.library.database import OF_GAME
from game.match.library.index import MatchIndex
from game.match.library.notes import Notes, note_key
from game.match.library.summary import MatchSummary, is_finished
from game.play.files.line import FIRST_GAME
from game.play.files.saving import SUFFIX
from game.play.kind import AnyKinds
from game.play.match import Match

_AT_ONCE = 50
"""Files checked per frame, and fetched in one query."""


class _Candidate(NamedTuple):
    """A file that may hold the match. The one changed latest has the smallest ``recency``; of two changed at the same
    moment, the one with the greater name began later."""

    recency: int
    path: Path


class UnfinishedSearch:
    """A search in steps of some files. In a large folder ``found`` is first the answer of the database, then, once all
    files are checked, that of the files."""

    def __init__(
        self,
        folder: Path,
        on_error: Callable[[Unreadable], None],
        kinds: AnyKinds,
        with_content: AnyKinds | None = None,
        game: str = FIRST_GAME,
    ) -> None:
        """Errors of files on the way are reported. The ``kinds`` need no cards; those ``with_content``, if any, must
        have what the match is printed on."""
        self._index = MatchIndex(folder, kinds)
        self._on_error = on_error
        self._with_content = with_content
        self._game = game
        if self._index.trouble:
            on_error(self._index.trouble)
        self.found = self._stored_last() if self._index.is_scanning else None
        self._steps = self._search()

    def go_on(self) -> bool:
        """Take a step; returns whether there are more."""
        if self._index.is_scanning:
            self._index.scan_on()
            return True
        if all(next(self._steps, False) for _ in range(_AT_ONCE)):
            return True
        self._index.close()
        return False

    @property
    def index(self) -> MatchIndex:
        """The matches of the same folder."""
        return self._index

    def to_end(self) -> MatchSummary | None:
        """Take all steps; returns the match, if there is one."""
        while self.go_on():
            pass
        return self.found

    def _stored_last(self) -> MatchSummary | None:
        """The answer of the database about files that have not changed, and of those that were on the table."""
        on_table = frozenset(self._index.notes.on_table)
        for path in self._in_turn(self._stored()):
            match = self._index.known(path)
            if match is None and note_key(path.name) in on_table and not is_finished(path, self._index.kinds):
                match = self._index.read(path)
            if isinstance(match, MatchSummary) and self._to_continue(match) is match:
                return match
        return None

    def _search(self) -> Iterator[bool]:
        """Check one candidate file per step, the latest first, until one is the match."""
        unread = dict(self._index.unread)
        newest = sorted(((version.changed, name) for name, version in unread.items()), reverse=True)
        waiting = (_Candidate(-changed, self._index.folder / name) for changed, name in newest)
        stored = (candidate for candidate in self._stored() if candidate.path.name not in unread)
        self.found = None
        for path in self._in_turn(waiting, stored):
            if path.suffix != SUFFIX or (path.name in unread and is_finished(path, self._index.kinds)):
                yield True
                continue
            match = self._to_continue(self._index.read(path))
            if isinstance(match, Unreadable):
                self._on_error(match)
            elif match is not None:
                self.found = match
                return
            yield True

    def _in_turn(self, *by_time: Iterable[_Candidate]) -> Iterator[Path]:
        """Each file once: those that were on the table, then those by their times, then imported ones."""
        notes, looked_at, imported = self._index.notes, set[Path](), list[Path]()
        on_table = (path for name in notes.on_table for path in self._noted(name))
        latest = (path for _, path in merge(self._taken_up(), *by_time, key=lambda candidate: candidate.recency))
        was_imported = frozenset(notes.imported)
        for path in chain(on_table, latest):
            if path in looked_at:
                continue
            looked_at.add(path)
            if note_key(path.name) in was_imported:
                imported.append(path)
            else:
                yield path
        yield from imported

    def _taken_up(self) -> Iterator[_Candidate]:
        """The match that an older program has put on the table again, as late as that. A time to come is none: the
        clock was wrong."""
        taken_up = self._index.notes.taken_up
        if taken_up and taken_up.at <= time_ns():
            yield from (_Candidate(-taken_up.at, path) for path in self._noted(taken_up.name))

    def _noted(self, name: str) -> Iterator[Path]:
        """The file of a name in the notes, if it is in the folder."""
        path = self._index.folder / name
        if path.name == name and is_there(path):
            yield path

    def _stored(self) -> Iterator[_Candidate]:
        """Unfinished matches and unreadable files in the database, the latest first."""
        order = "ORDER BY recency, name DESC LIMIT ? OFFSET ?"
        query = f"SELECT recency, name FROM matches WHERE {OF_GAME} AND NOT is_over {order}"
        for page in count():
            facts = (self._game, _AT_ONCE, page * _AT_ONCE)
            rows = self._index.database.rows(tuple[int, bytes], query, facts)
            yield from (_Candidate(recency, self._index.folder / os.fsdecode(name)) for recency, name in rows)
            if len(rows) < _AT_ONCE:
                return

    def _to_continue(self, match: MatchSummary | Unreadable) -> MatchSummary | Unreadable | None:
        """The match if it can be continued, or the error if its cards are missing; None if it is over, or of another
        game."""
        if isinstance(match, Unreadable):
            return match
        if match.is_over or match.game != self._game:
            return None
        if self._with_content is not None:
            try:
                self._with_content(match.game).annals.check_content(match.facts)
            except Unreadable as error:
                return error.located(str(match.path))
        return match


def note_on_table(folder: Path, match: Match[Any, Any, Any, Any, Any, Any]) -> None:
    """Note that a match of the folder is on the table, or is left just now: it is the one to continue, decided in or
    not. If it cannot be noted, the notes stay as they are."""
    path, former = match.path, match.left_file.path if match.left_file and match.goes_on_in else None
    if path is not None and os.path.realpath(path.parent) == os.path.realpath(folder):
        with suppress(OSError):
            Notes(folder.parent).put_on_table(path, instead_of=former)
