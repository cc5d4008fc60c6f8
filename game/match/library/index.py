"""An index of the matches in a folder, so that files are not read again.

What was read is kept in the `database` beside the folder, and is valid while a file keeps its size and date. A folder
of 100,000 matches opens as fast as one of ten: what is known is shown at once, then new and changed files are read,
some per frame, the latest match first. If there is very much to read, a separate process does it, while the window
shows what is known so far.

Measured: a file of 5 kB takes 0.6 ms to read and 0.4 ms to write to the database, a long match up to 15 ms. A thread
would block the window for as long (one thread runs at a time), and in the few milliseconds left in each frame a window
reads a few hundred files per second at best. A process reads all the time, on another core. It shares the database like
another window: nothing is transferred, and nothing is lost when it is killed. One process at a time reads a folder: it
locks a file beside the database. It ends when all is read, or with its window.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from game.kernel.refusal import Unreadable
from game.match.library import summary as reading
from game.match.library.database import LOCKED, Database
from game.match.library.notes import FILE as NOTES
from game.match.library.notes import Notes
from game.match.library.stored import FileVersion, ReadFile, decode_summary, mirror_notes, put, remove, version_of
from game.play.files.line import FIRST_GAME
from game.play.files.saving import SET_ASIDE, lock
from game.play.kind import AnyKinds

_MODE = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)

_POLITE = 5
"""Niceness of the process."""

_PATIENCE = 2
"""Seconds to wait for a terminated process."""

MANY: Final = 400
"""Maximum files read in the window; for more, a process is started."""

_AT_ONCE = 1000
"""Files checked per frame."""

_SHARE = 50_000
"""Bytes read per frame, at least one file: some milliseconds."""

_LEAST = 4000
"""Minimum bytes that a file counts for."""

_BATCH = 50
"""Files written in one transaction when no frame has to be shown."""

_SORTED = 10_000
"""Maximum files sorted in the window."""

_GONE_AT_ONCE = 100
"""Files removed from the database per frame."""

_NOTED: Final = "SELECT value FROM facts WHERE name = 'notes'"

_POLL = 400
"""Milliseconds between two looks at the progress of the process."""


class MatchIndex:
    """What is known of the match files in ``folder``, of all games, and the player's ``notes`` about them."""

    def __init__(self, folder: Path, kinds: AnyKinds) -> None:
        """List the files without reading any. In a very large folder `go_on` lists the rest. The ``kinds`` need no
        cards; the process that reads a large folder gets them, too, so they can be pickled."""
        self.folder = folder
        self.kinds = kinds
        self.database = Database(folder, kinds)
        self.notes = Notes(folder.parent)
        self._waiting: dict[str, FileVersion] = {}
        self._count = self._found = 0
        self._scan: Iterator[bool] | None = None
        self._epoch = 0
        self._background: BackgroundReader | None = None
        self._may_read_in_background = True
        self._since_poll = 0
        self._seen = self.database.state
        self.refresh()

    # ------------------------------------------------------------------ what is there
    def refresh(self) -> None:
        """List the files again, find those that changed, and read the notes again."""
        self.database.look_again()
        self.take_notes()
        self._begin_scan()

    @property
    def trouble(self) -> Unreadable | None:
        """The error of the database, if any."""
        return self.database.trouble

    @property
    def is_scanning(self) -> bool:
        """Whether the folder is still being listed."""
        return self._scan is not None

    @property
    def is_busy(self) -> bool:
        """Whether there is work left besides what the window asks for."""
        return self.is_scanning or self._background is not None or bool(self._waiting)

    @property
    def waiting(self) -> int:
        """Number of listed files that are still to be read."""
        if self._background is None:
            return len(self._waiting)
        return max(0, self._count - self.database.number("SELECT count(*) FROM matches"))

    @property
    def unread(self) -> Mapping[str, FileVersion]:
        """Names of the files still to be read, the latest first unless there are very many."""
        return self._waiting

    def known(self, path: Path) -> reading.MatchSummary | Unreadable | None:
        """The match in a file, or why it cannot be read; None if the present version was not read."""
        version = _version(path)
        columns = "size, changed, reason, line, summary, checksum"
        query = f"SELECT {columns} FROM matches LEFT JOIN told USING (id) WHERE name = ?"
        found = self.database.rows(
            tuple[int, int, str | None, int | None, bytes | None, int | None], query, (os.fsencode(path.name),)
        )
        if not found or found[0][:2] != version:
            return None
        _, _, reason, line, told, checksum = found[0]
        return (
            decode_summary(told, checksum, path, self.kinds) if reason is None else Unreadable(reason, str(path), line)
        )

    def last_read(self, name: str) -> reading.MatchSummary | None:
        """The match as last read from a file, even if the file has changed since."""
        query = "SELECT summary, checksum FROM matches JOIN told USING (id) WHERE name = ?"
        rows = self.database.rows(tuple[bytes, int], query, (os.fsencode(name),))
        return decode_summary(rows[0][0], rows[0][1], self.folder / name, self.kinds) if rows else None

    def matches(self) -> tuple[reading.MatchSummary, ...]:
        """All matches that have been read, the latest first."""
        query = "SELECT name, summary, checksum FROM matches JOIN told USING (id) ORDER BY is_wrong, recency, id"
        rows = self.database.rows(tuple[bytes, bytes, int], query)
        told = ((self.folder / os.fsdecode(name), told, checksum) for name, told, checksum in rows)
        found = (
            decode_summary(told, checksum, path, self.kinds) or self.look_at(path) for path, told, checksum in told
        )
        return tuple(match for match in found if isinstance(match, reading.MatchSummary))

    def unfinished(self) -> tuple[reading.MatchSummary, ...]:
        """Matches that can be continued, the latest first."""
        return tuple(match for match in self.matches() if not match.is_over)

    def skipped(self) -> tuple[Unreadable, ...]:
        """Errors of the files that are not matches."""
        query = "SELECT name, reason, line FROM matches WHERE is_wrong ORDER BY recency, id"
        rows = self.database.rows(tuple[bytes, str, int | None], query)
        return tuple(Unreadable(reason, str(self.folder / os.fsdecode(name)), line) for name, reason, line in rows)

    # ------------------------------------------------------------------ reading
    def read(self, path: Path) -> reading.MatchSummary | Unreadable:
        """The match in a file; reads it unless its present version was read."""
        found = self.known(path)
        return self.look_at(path) if found is None else found

    def look_at(self, path: Path) -> reading.MatchSummary | Unreadable:
        """Read a file that is new or has changed; forget one that is gone."""
        version = _version(path)
        if version is None:
            self._waiting.pop(path.name, None)
            self._forget(path.name)
            return self._read(path.name, FileVersion(0, 0)).found
        read = self._read(path.name, version)
        self._write([read])
        return read.found

    def add(self, match: reading.MatchSummary) -> None:
        """Write a match to the database without reading its file, which holds exactly this."""
        version = _version(match.path)
        if version is not None:
            self._write([ReadFile(match.path.name, version, match, match.game)])

    def go_on(self, dt: int = 0) -> bool:
        """Do one frame's share of the work, ``dt`` ms after the last; returns whether anything changed.

        Files are listed, read, or left to a process.
        """
        if self._epoch != self.database.epoch:
            self.refresh()
        elif self._scan is not None:
            self.scan_on()
            self._leave_to_process(self._found)
        elif self._background is not None:
            self._wait_for_process(dt)
        elif not self._leave_to_process(len(self._waiting)) and self._waiting:
            self.read_some(_SHARE)
        before, self._seen = self._seen, self.database.state
        return before != self._seen

    def read_some(self, share: int) -> None:
        """Read about ``share`` bytes of files, at least one file, and write them in one transaction."""
        read, left = list[ReadFile](), share
        for name, version in self._next():
            if left <= 0:
                break
            read.append(self._read(name, version))
            left -= max(version.size, _LEAST)
        self._write(read)

    def read_batch(self) -> bool:
        """List the folder and read some files; returns whether more are left."""
        if self._epoch != self.database.epoch:
            self._begin_scan()
        while self._scan is not None:
            self.scan_on()
        self._write([self._read(name, version) for name, version in self._next()])
        return bool(self._waiting)

    def read_all(self) -> MatchIndex:
        """List the whole folder and read all files; returns the index."""
        while self.read_batch():
            pass
        return self

    def take_notes(self) -> None:
        """Mirror the notes into the database, unless it has them already."""
        self.notes.refresh()
        stamp = str(_version(self.folder.parent / NOTES))
        if not self.notes.is_unknown and self.database.rows(tuple[str], _NOTED) != [(stamp,)]:
            known = self.notes.all

            def mirror(connection: Connection) -> None:
                mirror_notes(connection, known)
                connection.execute("INSERT OR REPLACE INTO facts VALUES ('notes', ?)", (stamp,))

            self.database.write(mirror)

    def close(self) -> None:
        """Close the database. Unread files are read next time."""
        self._stop_process()
        self._scan = None
        self.database.close()

    def _next(self) -> list[tuple[str, FileVersion]]:
        """The next files to read, without those another window has read meanwhile."""
        files = list(islice(self._waiting.items(), _BATCH))
        stored = self._stored(name for name, _ in files)
        for name, version in files:
            if name in stored and stored[name][1] == version:
                del self._waiting[name]
        return [(name, version) for name, version in files if name in self._waiting]

    def _read(self, name: str, version: FileVersion) -> ReadFile:
        """Read a file. A system error is not stored, so the file is tried again next time."""
        path = self.folder / name
        try:
            match = reading.summary(path, self.kinds)
            return ReadFile(name, version, match, match.game)
        except Unreadable as error:
            is_kept = not error.message.startswith("cannot be read")
            known = version if is_kept else FileVersion(-1, version.changed)
            return ReadFile(name, known, error, reading.game_in(path) or FIRST_GAME)

    def _write(self, read: Iterable[ReadFile]) -> None:
        """Write what was read. If another window is writing, the files are read again later."""
        files = tuple(read)

        def change(connection: Connection) -> None:
            for file in files:
                put(connection, file, self.kinds)

        if self.database.write(change):
            for file in files:
                self._waiting.pop(file.name, None)
        elif self._epoch != self.database.epoch:
            self._begin_scan()

    def _forget(self, *names: str) -> None:
        def change(connection: Connection) -> None:
            for name in names:
                number = connection.execute("SELECT id FROM matches WHERE name = ?", (os.fsencode(name),)).fetchone()
                if number:
                    remove(connection, number)

        self.database.write(change)

    # ------------------------------------------------------------------ looking through the folder
    def _begin_scan(self) -> None:
        self._scan = self._scanned()
        self.scan_on()

    def scan_on(self) -> None:
        """List some more files of a large folder."""
        if self._scan is not None and not next(self._scan, False):
            self._scan = None

    def _scanned(self) -> Iterator[bool]:
        """Compare the folder with the database, some files per step; start again if the database is lost meanwhile."""
        self._epoch = -1
        while self._epoch != self.database.epoch:
            self._epoch = self.database.epoch
            yield from self._looked_through()

    def _looked_through(self) -> Iterator[bool]:
        waiting, seen, count = dict[str, FileVersion](), set[int](), 0
        files = _files(self.folder)
        while some := dict(islice(files, _AT_ONCE)):
            stored = self._stored(some)
            seen.update(number for number, _ in stored.values())
            waiting |= {name: now for name, now in some.items() if name not in stored or stored[name][1] != now}
            count += len(some)
            self._found = len(waiting)
            if len(some) == _AT_ONCE:
                yield True
        self._count = count
        if self.database.number("SELECT count(*) FROM matches") > len(seen):
            known = self.database.rows(tuple[int], "SELECT id FROM matches")
            yield from self._forget_gone(sorted({number for (number,) in known} - seen))
        if len(waiting) <= _SORTED:
            waiting = dict(sorted(waiting.items(), key=lambda item: (item[1].changed, item[0]), reverse=True))
        self._waiting = waiting

    def _stored(self, names: Iterable[str]) -> dict[str, tuple[int, FileVersion]]:
        """Number and version of the files that are in the database."""
        keys = [os.fsencode(name) for name in names]
        query = f"SELECT id, name, size, changed FROM matches WHERE name IN ({', '.join('?' * len(keys))})"
        rows = self.database.rows(tuple[int, bytes, int, int], query, keys)
        return {os.fsdecode(name): (number, FileVersion(size, changed)) for number, name, size, changed in rows}

    def _forget_gone(self, numbers: list[int]) -> Iterator[bool]:
        """Remove files that were not listed, unless they exist: another window may have added them meanwhile."""
        for first in range(0, len(numbers), _GONE_AT_ONCE):
            some = numbers[first : first + _GONE_AT_ONCE]
            query = f"SELECT name FROM matches WHERE id IN ({', '.join('?' * len(some))})"
            names = [os.fsdecode(name) for (name,) in self.database.rows(tuple[bytes], query, some)]
            self._forget(*(name for name in names if _is_hidden(name) or _version(self.folder / name) is None))
            if len(numbers) > _GONE_AT_ONCE:
                yield True

    # ------------------------------------------------------------------ the process
    def _leave_to_process(self, waiting: int) -> bool:
        """Start a process if enough files are waiting; returns whether one is reading them."""
        if self._background is None and waiting > MANY and self.database.is_shared and self._may_read_in_background:
            self._background = BackgroundReader.start(self.folder, self.database.path, self.kinds)
            self._may_read_in_background = self._background is not None
        return self._background is not None

    def _wait_for_process(self, dt: int) -> None:
        """After the process has ended, list what is left. A process that failed is not started again."""
        self._since_poll += dt
        if self._background is None or self._since_poll < _POLL:
            return
        self._since_poll = 0
        if not self._background.is_alive:
            self._may_read_in_background = not self._background.has_failed
            self._stop_process()
            self.refresh()

    def _stop_process(self) -> None:
        if self._background is not None:
            self._background.stop()
        self._background = None


def _files(folder: Path) -> Iterator[tuple[str, FileVersion]]:
    """The match files, without hidden files and copies of damaged ones."""
    try:
        entries = os.scandir(folder)
    except OSError:
        return
    with entries:
        while True:
            try:
                entry = next(entries, None)
                if entry is None:
                    return
                if _is_hidden(entry.name) or not entry.is_file():
                    continue
                status = entry.stat()
            except OSError:
                continue
            yield entry.name, version_of(status)


def _is_hidden(name: str) -> bool:
    return name.startswith(".") or name.endswith(SET_ASIDE)


def _version(path: Path) -> FileVersion | None:
    """The present version of a file; None if it is missing."""
    try:
        return version_of(path.stat())
    except OSError:
        return None


class BackgroundReader:
    """The process that reads a folder, started by this window or another one."""

    def __init__(self, lock_file: Path, process: BaseProcess | None) -> None:
        self._lock_file = lock_file
        self._process = process

    @classmethod
    def start(cls, folder: Path, database: Path, kinds: AnyKinds) -> BackgroundReader | None:
        """Start reading what is new in a folder of matches; None if no process can be started."""
        lock_file = database.with_name(database.name + LOCKED)
        if _is_locked(lock_file):
            return cls(lock_file, None)
        process = get_context("spawn").Process(
            target=read_in_background, args=(str(folder), str(lock_file), kinds), daemon=True
        )
        try:
            process.start()
        except (OSError, RuntimeError):
            return None
        return cls(lock_file, process)

    @property
    def is_alive(self) -> bool:
        """Whether it is still running."""
        return self._process.is_alive() if self._process else _is_locked(self._lock_file)

    @property
    def has_failed(self) -> bool:
        """Whether the process has ended with an error."""
        return self._process is not None and self._process.exitcode not in (None, 0)

    def stop(self) -> None:
        """Terminate the process, if this window started it."""
        if self._process:
            self._process.terminate()
            self._process.join(_PATIENCE)


def read_in_background(folder: str, lock_file: str, kinds: AnyKinds) -> None:
    """The work of the process: read what is new in a folder, unless another process does."""
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    window = parent_process()
    try:
        descriptor = os.open(lock_file, _MODE, 0o644)
    except OSError:
        return  # the window reads itself
    try:
        lock(descriptor)
        index = MatchIndex(Path(folder), kinds)
        while window is not None and window.is_alive() and index.database.is_shared and index.read_batch():
            pass
        index.close()
    except BlockingIOError:
        pass
    finally:
        os.close(descriptor)


def _is_locked(path: Path) -> bool:
    """Whether a process is reading."""
    try:
        descriptor = os.open(path, _MODE, 0o644)
    except OSError:
        return False
    try:
        lock(descriptor)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False
