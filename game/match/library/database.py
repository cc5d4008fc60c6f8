"""The database of the matches, and its recovery from errors.

The match files are the only truth. What was read of them is cached in one SQLite file beside their folder, which can be
deleted at any time and is rebuilt. Windows share it: readers never wait for writers (WAL), and writers wait no longer
than two frames.

A damaged database, one of a newer version and whatever else has that name are set aside. A database whose schema is
not exactly this program's counts as damaged: a view or a trigger in it would run statements of others. If there can be
no file (the folder is read-only, the disk full, or another program keeps it locked), this window uses a database in
memory.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from game.files import NOT_ORDINARY, is_folder, is_own_file, is_there, make_missing, move_file
from game.kernel.refusal import Unreadable
from game.play.annals import MOST_SOURCES
from game.play.files.record import FORMAT
from game.play.kind import AnyKinds

FILE: Final = "matches.sqlite"
"""The file in the user's data folder."""
DAMAGED, NEWER = f"{FILE}.damaged", f"{FILE}.newer"
"""Names of databases that were set aside; numbered if they are taken."""
LOCKED: Final = "-reading"
"""Ending of the file that is locked by the process that reads the folder (`game.match.library.index`)."""
_OPENED: Final = ("", "-journal", "-wal", "-shm", LOCKED)
"""Endings of the files that are opened for a database, by SQLite and by `game.match.library.index`."""
_JOURNAL: Final = "-journal"
"""Ending of a file with which SQLite takes back what a program did not finish. It may name another file, which SQLite
then deletes."""

SOURCES: Final = tuple(f"source_{place}" for place in range(MOST_SOURCES))
"""The columns of a result for the VP of each group of sources, in the order of its game (`game.play.annals`)."""

OF_GAME: Final = "game = (SELECT id FROM terms WHERE text = ?)"
"""The SQL condition for what belongs to one game."""

_SCHEMA_VERSION = 3
VERSION: Final = (_SCHEMA_VERSION * 1000 + FORMAT) * 1000
"""The version of the tables and of what is read from files. An older database is rebuilt."""
_APPLICATION: Final = 0x35317374
"""SQLite's application id of this program."""
_FORMAT_AT, _WAL = 18, 2
"""Where the header of a database file says with which journals it is written and read, and the number for WAL."""
_PATIENCE = 0.03
"""Seconds to wait for a lock: at most two frames."""
_TIMES = 8
"""Retries of a query while the database is locked."""
_REFUSALS = 50
"""Refused writes in a row after which the database is given up: another program keeps it locked."""
_CHANCES = 3
"""New files made in place of damaged ones before the database stays in memory."""
_LONGEST = 4_000_000
"""Maximum bytes of a value: far more than any summary has."""
_TICK, _MOST_TICKS = 1_000_000, 3_000
"""A query is given up after so many times a million steps of SQLite: about a minute, where a large library needs less
than a second."""
_MOST_TABLES = 100
"""More entries than the schema has."""
_MOST_GAMES = 100
"""Maximum games that are compared."""
_CACHE = 32_000
"""Cache of the database in memory, in kB."""

_TABLES: Final = f"""
CREATE TABLE matches (
    id INTEGER PRIMARY KEY, name BLOB NOT NULL UNIQUE, size INTEGER NOT NULL, changed INTEGER NOT NULL,
    game INTEGER NOT NULL, reason TEXT, line INTEGER, is_wrong INTEGER NOT NULL, is_over INTEGER NOT NULL,
    traits INTEGER NOT NULL, recency INTEGER NOT NULL, called TEXT NOT NULL, names TEXT NOT NULL,
    shortness INTEGER NOT NULL, lowness INTEGER NOT NULL, noted TEXT, moment INTEGER NOT NULL
);
CREATE INDEX by_played ON matches (game, is_wrong, recency);
CREATE INDEX by_name ON matches (game, is_wrong, called, recency);
CREATE INDEX by_length ON matches (game, is_wrong, shortness, recency);
CREATE INDEX by_vp ON matches (game, is_wrong, lowness, recency);
CREATE INDEX by_traits ON matches (game, traits);
CREATE INDEX to_continue ON matches (game, recency) WHERE NOT is_over;
CREATE INDEX with_note ON matches (noted) WHERE noted IS NOT NULL;
CREATE TABLE told (id INTEGER PRIMARY KEY, summary BLOB NOT NULL, checksum INTEGER NOT NULL);
CREATE TABLE results (
    game INTEGER NOT NULL, moment INTEGER NOT NULL, match INTEGER NOT NULL, place INTEGER NOT NULL,
    is_human INTEGER NOT NULL, won INTEGER NOT NULL, vp INTEGER NOT NULL, others INTEGER NOT NULL,
    round INTEGER NOT NULL, steps INTEGER NOT NULL, players INTEGER NOT NULL, role INTEGER NOT NULL,
    name INTEGER NOT NULL, against INTEGER NOT NULL, own INTEGER NOT NULL, opponent INTEGER, is_twin INTEGER NOT NULL,
    has_undone_robots INTEGER NOT NULL,
    {", ".join(f"{column} INTEGER NOT NULL DEFAULT 0" for column in SOURCES)},
    PRIMARY KEY (game, moment, match, place)
) WITHOUT ROWID;
CREATE INDEX by_role ON results (game, role, is_human, has_undone_robots, won, vp);
CREATE INDEX by_opponent ON results (game, opponent, role) WHERE opponent IS NOT NULL;
CREATE INDEX twins ON results (is_twin) WHERE is_twin;
CREATE TABLE games (id TEXT PRIMARY KEY, version INTEGER NOT NULL, sources TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE terms (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE bunches (
    bunch INTEGER NOT NULL, facet TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (bunch, facet, value)
) WITHOUT ROWID;
CREATE TABLE notes (name TEXT PRIMARY KEY, title TEXT NOT NULL, favourite INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
"""`matches` has a row per file, with its sort keys in ascending order; a file that is no match counts for the game that
its header names, else for the first. `told` has the summaries of the matches. `results` has a row per seat of each
finished match (see `statistics`), by game and time. `games` has the games that files name, with the version of their
rules and the groups of sources of VP that the columns stand for; those that the program did not have have version 0.
Repeated texts are ids of `terms`: a game, a name, an id of a card or set, or a list of such values by facet as JSON,
whose values are in `bunches`. `notes` mirrors the file of the player's notes; `facts` tells which version of it."""

_WITH_FTS = """
CREATE VIRTUAL TABLE words USING fts5 (title, text, tokenize = 'ascii', prefix = '1 2 3', detail = none, columnsize = 0)
"""
_WITHOUT_FTS = "CREATE TABLE words (title TEXT NOT NULL, text TEXT NOT NULL)"
"""The searched words, separated by blanks; `rowid` is the `id` of the match. The tokenizer keeps letters outside ASCII
unchanged, so only this program decides what a word is."""

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_UNUSABLE = {
    sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_AUTH, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOLFS,
}  # fmt: skip
"""Error codes that do not mean damage."""

_REASONS: Final = {
    sqlite3.SQLITE_BUSY: "another program has locked it", sqlite3.SQLITE_LOCKED: "another program has locked it",
    sqlite3.SQLITE_READONLY: "it is write-protected", sqlite3.SQLITE_FULL: "No space left on device",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened", sqlite3.SQLITE_PERM: "Permission denied",
}  # fmt: skip
_OTHER_REASON = "Input/output error"

_Answer = TypeVar("_Answer")


class _PutAside(Exception):
    """The existing file cannot be used; the text is its new name."""


class _Patience:
    """How long a query may take, in steps of SQLite. It knows nothing of the database, which so is closed at once."""

    def __init__(self) -> None:
        self._ticks = 0

    def renew(self) -> None:
        """Begin to count anew."""
        self._ticks = 0

    def is_over(self) -> bool:
        """Called after each `_TICK`: True gives the query up."""
        self._ticks += 1
        return self._ticks > _MOST_TICKS


class Database:
    """A connection. ``trouble`` is the error of the file, if any; ``epoch`` counts how often its content was lost and
    must be read again. With ``has_fts`` words are found by full-text search, otherwise by LIKE."""

    def __init__(self, folder: Path, kinds: AnyKinds) -> None:
        """Open the database beside a folder of matches; in memory if the folder does not exist yet. It is rebuilt if
        it was made with other ``kinds``."""
        self.folder = folder
        self._kinds = kinds
        self.path = folder.parent / FILE
        self.trouble: Unreadable | None = None
        self.epoch = 0
        self._open: sqlite3.Connection | None = None
        self.has_fts = _can_fts()
        self._file: tuple[int, int] | None = None
        self._refused = 0
        self._patience = _Patience()
        self._open = self._opened()

    @property
    def is_shared(self) -> bool:
        """Whether it is a file, shared with other windows."""
        return self._file is not None

    @property
    def _connection(self) -> sqlite3.Connection:
        """The connection; reopens it if it was closed."""
        if self._open is None:
            self._open = self._opened()
        return self._open

    @property
    def state(self) -> tuple[int, int, int]:
        """A value that differs after each change by any window."""
        version = self.number("PRAGMA data_version")
        return self.epoch, version, self._connection.total_changes

    def rows(self, kind: type[_Answer], query: str, facts: Sequence[Any] = ()) -> list[_Answer]:
        """The rows that a query returns, as tuples of this ``kind``. A damaged database, also one with text in place
        of a number, is replaced and queried again."""
        while True:
            self._patience.renew()
            try:
                rows = _patiently(lambda: self._connection.execute(query, facts).fetchall())
                return msgspec.convert(rows, list[kind])  # type: ignore[valid-type]
            except sqlite3.ProgrammingError:
                raise
            except (sqlite3.Error, msgspec.ValidationError, UnicodeDecodeError) as error:
                self._recover(error)

    def number(self, query: str, facts: Sequence[Any] = ()) -> int:
        """The number that a query returns."""
        return self.rows(tuple[int], query, facts)[0][0]

    def write(self, change: Callable[[sqlite3.Connection], None]) -> bool:
        """Make a change in one transaction; False if another window is writing, or the database was given up."""
        self._patience.renew()
        try:
            with _transaction(self._connection):
                change(self._connection)
        except sqlite3.ProgrammingError:
            raise
        except (sqlite3.Error, TypeError, ValueError, AttributeError) as error:
            if _code(error) in _BUSY and self._refused < _REFUSALS:
                self._refused += 1
            else:
                self._recover(error)
            return False
        self._refused = 0
        return True

    def look_again(self) -> None:
        """Reopen the file if it was deleted, or if it has become usable."""
        is_gone = self._file != _identity(self.path) if self.is_shared else self.trouble is None
        if is_gone and is_folder(self.folder):
            self.close()
            self.epoch += 1

    def close(self) -> None:
        """Close the file until the next query."""
        if self._open is not None:
            with contextlib.suppress(sqlite3.Error):
                self._open.close()
        self._open = None

    def __del__(self) -> None:
        """Close the connection at once, not at the next garbage collection."""
        self.close()

    def _opened(self) -> sqlite3.Connection:
        if not is_folder(self.folder):
            return self._in_memory()
        for path in (self.path.with_name(FILE + ending) for ending in _OPENED):
            if is_there(path) and not is_own_file(path):  # SQLite would wait for a pipe, and write through a link
                return self._without(OSError(0, NOT_ORDINARY), path)
        try:
            _set_journal_aside(self.path)
            return _patiently(self._open_file)
        except _PutAside as found:
            return self._instead_of(str(found))
        except OSError as error:
            return self._without(error)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if _is_damage(error):
                return self._instead_of(DAMAGED)
            return self._without(error)

    def _recover(self, error: Exception) -> None:
        """Recover from an error: with a new file if the old one is damaged, otherwise in memory."""
        if not self.is_shared:
            raise error
        self.close()
        self.epoch += 1
        is_damaged = _is_damage(error) and self.epoch <= _CHANCES
        self._open = self._instead_of(DAMAGED) if is_damaged else self._without(error)

    def _instead_of(self, aside: str) -> sqlite3.Connection:
        """Rename the file, and start with a new one."""
        try:
            if aside == DAMAGED and is_own_file(self.path) and not self.path.stat().st_size:
                self.path.unlink()
                name = aside
            else:
                name = move_file(self.path, self.path.with_name(aside)).name
            _remove_traces(self.path)
            self.trouble = _put_aside(self.path, aside, name)
            return self._open_file()
        except (OSError, sqlite3.Error, _PutAside) as error:
            return self._without(error)

    def _without(self, error: Exception, path: Path | None = None) -> sqlite3.Connection:
        """Continue with a database in memory."""
        reason = error.strerror if isinstance(error, OSError) else _REASONS.get(_code(error), _OTHER_REASON)
        self.trouble = Unreadable(
            f"the match database cannot be used ({reason}), so the match files are read for this window only;"
            " make sure that its folder can be written to, or delete the database", str(path or self.path),
        )  # fmt: skip
        return self._in_memory()

    def _in_memory(self) -> sqlite3.Connection:
        self._file = None
        connection = sqlite3.connect(":memory:", isolation_level=None)
        _make_tables(connection, self.has_fts)
        return connection

    def _open_file(self) -> sqlite3.Connection:
        self._make_file()
        connection = self._connect()
        try:
            if self._is_older(connection):
                connection.close()
                with contextlib.suppress(OSError):
                    self.path.unlink(missing_ok=True)
                    _remove_traces(self.path)
                self._make_file()
                connection = self._connect()
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute(f"PRAGMA cache_size = -{_CACHE}")
            with _transaction(connection):  # another window may create the tables at the same moment
                if _is_empty(connection):
                    _make_tables(connection, self.has_fts)
        except BaseException:
            connection.close()
            raise
        self._file = _identity(self.path)
        return connection

    def _make_file(self) -> None:
        """Make the file, if it is missing. If SQLite made it, a journal would lie beside it for a moment, which another
        window would set aside."""
        if not is_there(self.path):
            with contextlib.suppress(OSError):
                make_missing(self.path, _new_file(self.has_fts))

    def _connect(self) -> sqlite3.Connection:
        """A connection to the file that trusts neither its schema nor its values."""
        self._patience.renew()
        connection = sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
        connection.set_progress_handler(self._patience.is_over, _TICK)
        connection.execute("PRAGMA trusted_schema = OFF")
        return connection

    def _is_older(self, connection: sqlite3.Connection) -> bool:
        """Whether the file must be rebuilt; raises _PutAside if it is not of this version or program."""
        if _is_empty(connection):
            return False
        ((mark,),) = connection.execute("PRAGMA application_id").fetchall()
        ((version,),) = connection.execute("PRAGMA user_version").fetchall()
        if mark != _APPLICATION:
            raise _PutAside(DAMAGED)
        if version > VERSION:
            raise _PutAside(NEWER)
        if version < VERSION:
            return True
        schema = _schema(connection)
        if schema == _own_schema(not self.has_fts):
            return True
        if schema != _own_schema(self.has_fts) or connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
            raise _PutAside(DAMAGED)
        return self._has_older_games(connection)

    def _has_older_games(self, connection: sqlite3.Connection) -> bool:
        """Whether matches of a game were read with other rules; raises _PutAside if they were newer ones."""
        rows = connection.execute("SELECT id, version, sources FROM games LIMIT ?", (_MOST_GAMES,)).fetchall()
        try:
            known = msgspec.convert(rows, list[tuple[str, int, str]])
        except msgspec.ValidationError:
            raise _PutAside(DAMAGED) from None
        ours = [edition_of(self._kinds, id) for id, _, _ in known]
        if any(version > own.version for (_, version, _), own in zip(known, ours, strict=True)):
            raise _PutAside(NEWER)
        return any((version, sources) != own for (_, version, sources), own in zip(known, ours, strict=True))


class Edition(NamedTuple):
    """What matches of a game are read with: the version of its rules, and the groups of sources of VP."""

    version: int
    sources: str


def edition_of(kinds: AnyKinds, game: str) -> Edition:
    """The present edition of a game; version 0 if the program does not have it."""
    try:
        kind = kinds(game)
    except Unreadable:
        return Edition(0, "")
    return Edition(kind.version, " ".join(kind.annals.sources))


def _new_file(has_fts: bool) -> bytes:
    """A database file with empty tables, which is in WAL mode."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        _make_tables(connection, has_fts)
        data = connection.serialize()
    return data[:_FORMAT_AT] + bytes((_WAL, _WAL)) + data[_FORMAT_AT + 2 :]


def _make_tables(connection: sqlite3.Connection, has_fts: bool) -> None:
    for statement in (*_TABLES.split(";\n"), _WITH_FTS if has_fts else _WITHOUT_FTS):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def _schema(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """All that a database consists of: tables, indexes, views and triggers, with the statements that make them."""
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name, type LIMIT ?"
    return connection.execute(query, (_MOST_TABLES,)).fetchall()


@cache
def _own_schema(has_fts: bool) -> list[tuple[object, ...]]:
    """The schema of this program's databases; none where this SQLite has no full-text search."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        try:
            _make_tables(connection, has_fts)
        except sqlite3.OperationalError:
            return []
        return _schema(connection)


def _put_aside(path: Path, aside: str, name: str) -> Unreadable:
    """The message about a database that was set aside."""
    if aside == NEWER:
        return Unreadable(
            f"this match database is from a newer version of the game: it was set aside as {name},"
            " and a new one is made from the match files", str(path),
        )  # fmt: skip
    return Unreadable(
        f"this match database is damaged: it was set aside as {name}, and a new one is made from the match files",
        str(path),
    )


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction: all is written, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _patiently(ask: Callable[[], _Answer]) -> _Answer:
    """Query again while another window opens or closes the database."""
    for _ in range(_TIMES):
        try:
            return ask()
        except sqlite3.OperationalError as error:
            if _code(error) not in _BUSY:
                raise
    return ask()


def _can_fts() -> bool:
    """Whether this SQLite has full-text search (FTS5)."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        try:
            connection.execute(_WITH_FTS)
        except sqlite3.OperationalError:
            return False
    return True


def _is_empty(connection: sqlite3.Connection) -> bool:
    return not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()


def _identity(path: Path) -> tuple[int, int] | None:
    """Device and inode of a file; None if it is missing."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _code(error: Exception) -> int:
    """SQLite's primary error code. Other errors come from invalid values and count as damage."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF


def _is_damage(error: Exception) -> bool:
    """Whether an error means that the file is damaged."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if code & 0xFF == sqlite3.SQLITE_IOERR:
        return code == sqlite3.SQLITE_IOERR_SHORT_READ
    return _code(error) not in _BUSY | _UNUSABLE


def _set_journal_aside(path: Path) -> None:
    """Rename a journal that lies beside the database, so that SQLite does not use it: this program's databases have
    WAL files instead. Raises OSError."""
    journal = path.with_name(path.name + _JOURNAL)
    if is_there(journal) and journal.stat().st_size:
        move_file(journal, journal.with_name(f"{journal.name}.damaged"))


def _remove_traces(path: Path) -> None:
    """Delete the WAL files of a deleted database, so that a new one does not use them."""
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
