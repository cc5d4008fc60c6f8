"""The matches of a folder, known without reading them all again.

The match files are the only truth. What was read of them is kept beside their folder in one file, which can be deleted
at any time: an entry counts only while size and date of its match file are those that were read. A folder of a thousand
matches so opens like one of ten; files that are new or have changed are read one by one, the one played last first.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.files import MEGABYTE, read_file
from game.kernel.refusal import Unreadable
from game.match.files.record import FORMAT, RULES
from game.match.files.saving import SET_ASIDE, SUFFIX
from game.match.files.whole_file import write_whole
from game.match.library import summary as reading
from game.match.library.endings import is_finished
from game.match.library.summary import MatchSummary
from game.rules.sets import sets_of_game

FILE = "index.json"
"""The file in the user's data folder that keeps what was read."""
_VERSION = f"2/{FORMAT}/{RULES}"
"""An index that was written by a program with other formats or rules is not used."""
_LARGEST = 500 * MEGABYTE
"""Bytes: an index of more matches than fit into memory anyway."""
_OFTEN = 50
"""After so many files the index is written, so that a long reading is not begun anew when the window is closed."""


class _Known(msgspec.Struct, frozen=True):
    """A match whose file had this ``size`` in bytes, and was changed last at ``changed`` (ns)."""

    size: int
    changed: int
    match: MatchSummary


class _Stored(msgspec.Struct, frozen=True):
    """The file of the index: the matches by the names of their files, and a ``digest`` of them."""

    version: str
    digest: str
    files: msgspec.Raw


class MatchIndex:
    """What is known of the files in ``folder``; ``files`` are all that are there, the one played last first."""

    def __init__(self, folder: Path) -> None:
        """Look which files there are; none is read yet."""
        self.folder = folder
        self.path = folder.parent / FILE
        self.files: tuple[Path, ...] = ()
        self._versions: dict[str, tuple[int, int]] = {}
        self._known: dict[str, _Known] = {}
        self._wrong: dict[str, Unreadable] = {}
        self._waiting: dict[str, Path] = {}
        self._unsaved = 0
        self.refresh()

    def refresh(self) -> None:
        """Look again which files there are and which have changed, and take over what another window has read."""
        self._versions = _versions(self.folder)
        newest_first = sorted(self._versions, key=lambda name: (self._versions[name][1], name), reverse=True)
        self.files = tuple(self.folder / name for name in newest_first)
        self._known = {**self._still_true(self._stored()), **self._still_true(self._known)}
        self._wrong = {}
        self._waiting = {path.name: path for path in self.files if path.name not in self._known}

    def known(self, path: Path) -> MatchSummary | Unreadable | None:
        """The match of a file, or why it cannot be read; None if the file has not been read yet."""
        known = self._known.get(path.name)
        return known.match if known else self._wrong.get(path.name)

    def read(self, path: Path) -> MatchSummary | Unreadable:
        """The match of a file, which is read if that has not been done yet."""
        found = self.known(path)
        if found is None:
            found = self._read(path)
        return found

    @property
    def waiting(self) -> tuple[Path, ...]:
        """The files that are still to be read, the one played last first."""
        return tuple(self._waiting.values())

    def read_next(self) -> bool:
        """Read the first file that waits; whether there was one. What was read is written down at the end."""
        waiting = self.waiting
        if waiting:
            self._read(waiting[0])
        if len(waiting) <= 1 or self._unsaved >= _OFTEN:
            self.save()
        return bool(waiting)

    def read_all(self) -> MatchIndex:
        """Read whatever waits; returns the index itself."""
        for path in self.waiting:
            self._read(path)
        self.save()
        return self

    def matches(self) -> tuple[MatchSummary, ...]:
        """Every match that has been read, the one played last first."""
        return tuple(found for found in map(self.known, self.files) if isinstance(found, MatchSummary))

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches that can be continued, the one played last first."""
        return tuple(match for match in self.matches() if not match.is_over)

    def skipped(self) -> tuple[Unreadable, ...]:
        """Why files of the folder are no matches."""
        return tuple(found for found in map(self.known, self.files) if isinstance(found, Unreadable))

    def save(self) -> None:
        """Write down what was read, beside what another window has read; where that fails all is read again."""
        if not self._unsaved:
            return
        self._unsaved = 0
        files = {**self._still_true(self._stored()), **self._known}
        written = {name: known for name, known in files.items() if _is_text(name)}
        raw = msgspec.json.encode(written, enc_hook=lambda _: "")
        with contextlib.suppress(OSError):
            write_whole(self.path, msgspec.json.encode(_Stored(_VERSION, _digest(raw), msgspec.Raw(raw))))

    def _read(self, path: Path) -> MatchSummary | Unreadable:
        """What cannot be read is not written down: the reason may be gone the next time."""
        self._waiting.pop(path.name, None)
        try:
            found = reading.summary(path)
        except Unreadable as error:
            self._wrong[path.name] = error
            return error
        self._known[path.name] = _Known(*self._versions.get(path.name, (0, 0)), found)
        self._unsaved += 1
        return found

    def _stored(self) -> Mapping[str, _Known]:
        """What the file of the index tells; nothing if it is not there or damaged."""
        try:
            stored = msgspec.json.decode(read_file(self.path, _LARGEST), type=_Stored)
            if stored.version != _VERSION or stored.digest != _digest(stored.files):
                return {}
            files = _FILES.decode(stored.files)
        except (OSError, Unreadable, ValueError, RecursionError):
            return {}
        return {
            name: replace(known, match=replace(known.match, path=self.folder / name)) for name, known in files.items()
        }

    def _still_true(self, known: Mapping[str, _Known]) -> dict[str, _Known]:
        """What is known of the files as they are now."""
        return {
            name: known[name]
            for name, version in self._versions.items()
            if name in known and (known[name].size, known[name].changed) == version
        }


def last_unfinished(
    folder: Path, on_error: Callable[[Unreadable], None], catalog: Catalog | None = None
) -> MatchSummary | None:
    """The match that was played last and is not over; what cannot be read on the way is told.

    With a catalog, that must hold the sets of the match. Of a match that the index does not know, the end of the file
    is looked at first: most are over.
    """
    index = MatchIndex(folder)
    for path in index.files:
        if path.suffix != SUFFIX or (index.known(path) is None and is_finished(path)):
            continue
        found = index.read(path)
        if catalog is not None:
            found = _to_continue(found, catalog)
        if isinstance(found, Unreadable):
            on_error(found)
        elif not found.is_over:
            index.save()
            return found
    return None


def _to_continue(match: MatchSummary | Unreadable, catalog: Catalog) -> MatchSummary | Unreadable:
    """The same match, or why its cards are not there."""
    if isinstance(match, MatchSummary) and not match.is_over:
        try:
            sets_of_game(catalog, match.sets)
        except Unreadable as error:
            return error.located(str(match.path))
    return match


def _versions(folder: Path) -> dict[str, tuple[int, int]]:
    """Size and date of the files; hidden ones and copies that were set aside are of no interest to a player."""
    versions = {}
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.name.startswith(".") or path.suffix == SET_ASIDE or not path.is_file():
                continue
            with contextlib.suppress(OSError):
                status = path.stat()
                versions[path.name] = status.st_size, status.st_mtime_ns
    return versions


def _digest(raw: bytes | msgspec.Raw) -> str:
    return sha256(raw).hexdigest()


def _is_text(name: str) -> bool:
    """Whether the name of a file can be written down; on some systems it may be any bytes."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


_FILES = msgspec.json.Decoder(dict[str, _Known], dec_hook=lambda kind, _: kind())
"""The paths are not written down: a match is known by the name of its file, wherever the folder lies."""
