"""The player's notes about matches: names and favourites, which were on the table last, which were imported, and which
*Play* has dealt.

They are kept in one file in the data folder, by the name of the match file; the database mirrors them. A note outlives
its match, because a deleted match can be restored.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from game.files import MEGABYTE, move_file, read_text_file, write_whole
from game.kernel.refusal import Unreadable
from game.kernel.text import one_line

FILE = "library.json"
"""The file in the user's data folder."""
SET_ASIDE = "library.json.damaged"
"""The name of a damaged file that was replaced; numbered if there is one already."""

_LARGEST = 50 * MEGABYTE
"""Maximum bytes of the file."""

_LONGEST_TITLE = 100
"""Maximum characters of a name."""

_MOST_ON_TABLE = 40
"""Maximum matches that were on the table: a search for one to continue checks them all in one frame."""
_MOST_IMPORTED = 1000
"""Maximum imported matches that are remembered."""
_MOST_ON_LADDER = 40
"""Maximum matches on the ladder that are remembered: only the last ones tell the level of the next."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The note about a match."""

    title: str = ""
    favourite: bool = False


class TakenUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an older program noted of the table: the name of the match that was put on it again last, and when, in
    nanoseconds since 1970. It is not written any more."""

    name: str
    at: int


class _Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    matches: dict[str, Note]
    version: int = 1
    taken_up: TakenUp | UnsetType = UNSET
    on_table: tuple[str, ...] = ()
    imported: tuple[str, ...] = ()
    on_ladder: tuple[str, ...] = ()


class Notes:
    """The notes of a data folder. With ``is_unknown`` its file is damaged or cannot be read now, and there are none."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._stored = _Stored({})
        self.is_unknown = False
        self.refresh()

    def refresh(self) -> None:
        """Read the file again; another window may have changed it."""
        try:
            stored = self._read()
        except OSError:
            stored = None
        self.is_unknown = stored is None
        self._stored = stored or _Stored({})

    @property
    def all(self) -> Mapping[str, Note]:
        """All notes, by the `note_key` of their matches."""
        return self._stored.matches

    @property
    def on_table(self) -> Sequence[str]:
        """The `note_key` of the matches that were on the table, the one that was left last first. Their order depends
        on no clock."""
        return self._stored.on_table

    @property
    def imported(self) -> Collection[str]:
        """The `note_key` of imported matches that were not on the table since."""
        return self._stored.imported

    @property
    def on_ladder(self) -> Sequence[str]:
        """The `note_key` of the matches that *Play* has dealt, the latest first (`game.match.library.ladder`)."""
        return self._stored.on_ladder

    @property
    def taken_up(self) -> TakenUp | UnsetType:
        """What an older program noted of the table, if anything."""
        return self._stored.taken_up

    def of(self, match: Path) -> Note:
        """The note about a match file; an empty one if there is none."""
        return self.all.get(note_key(match.name), Note())

    def put(self, match: Path, note: Note) -> None:
        """Save a note, and keep those that another window has saved meanwhile. A damaged file is set aside.

        Raises:
            OSError: the file cannot be read now, or not be written; the note lasts until the program ends.
        """
        self._stored = _with_note(self._stored, match, note)
        stored = self._read()
        if stored is None:
            move_file(self.path, self.path.with_name(SET_ASIDE))
        else:
            self._stored = _with_note(stored, match, note)
        self._write()
        self.is_unknown = False

    def put_on_table(self, match: Path, instead_of: Path | None = None) -> None:
        """Save that no other match was on the table later; it may go on ``instead_of`` another file. Nothing is saved
        in a damaged file.

        Raises:
            OSError: the file cannot be read now, or not be written.
        """
        name, former = note_key(match.name), note_key(instead_of.name) if instead_of else None
        if (stored := self._read()) is not None:
            on_table = (name, *_without(stored.on_table, name, former))[:_MOST_ON_TABLE]
            on_ladder = tuple(name if known == former else known for known in stored.on_ladder)
            imported = _without(stored.imported, name)
            self._change(stored, on_table=on_table, imported=imported, on_ladder=on_ladder)

    def put_on_ladder(self, match: Path) -> None:
        """Save that *Play* has dealt a match, after all others. Nothing is saved in a damaged file.

        Raises:
            OSError: the file cannot be read now, or not be written.
        """
        name = note_key(match.name)
        if (stored := self._read()) is not None:
            self._change(stored, on_ladder=(name, *_without(stored.on_ladder, name))[:_MOST_ON_LADDER])

    def take_in(self, match: Path) -> None:
        """Save that a match was imported, so that its new file does not count as one played here. Nothing is saved in
        a damaged file.

        Raises:
            OSError: the file cannot be read now, or not be written.
        """
        name = note_key(match.name)
        if (stored := self._read()) is not None:
            self._change(stored, imported=(name, *_without(stored.imported, name))[:_MOST_IMPORTED])

    def _change(self, stored: _Stored, **changes: tuple[str, ...]) -> None:
        """Change what is in the file, unless the changes change nothing."""
        self._stored = replace(stored, **changes)
        if self._stored != stored:
            self._write()

    def _write(self) -> None:
        write_whole(self.path, msgspec.json.format(msgspec.json.encode(self._stored)))

    def _read(self) -> _Stored | None:
        """What is in the file; None if it is damaged. Raises OSError: it cannot be read now."""
        try:
            stored = msgspec.json.decode(read_text_file(self.path, _LARGEST), type=_Stored)
        except FileNotFoundError:
            return _Stored({})
        except (Unreadable, ValueError, RecursionError):
            return None
        titled = {name: one_line(note.title, _LONGEST_TITLE) for name, note in stored.matches.items()}
        notes = {name: replace(note, title=titled[name]) for name, note in stored.matches.items()}
        return replace(stored, matches=notes)


def _with_note(stored: _Stored, match: Path, note: Note) -> _Stored:
    notes = {**stored.matches, note_key(match.name): note}
    return replace(stored, matches={name: kept for name, kept in notes.items() if kept != Note()})


def _without(names: tuple[str, ...], *others: str | None) -> tuple[str, ...]:
    return tuple(name for name in names if name not in others)


def note_key(name: str) -> str:
    """The name of a file as text that can be encoded, whatever bytes it has."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")
