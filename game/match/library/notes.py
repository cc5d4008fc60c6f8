"""The player's notes about matches: names and favourites, and which saved match was on the table last.

They are kept in one file in the data folder, by the name of the match file; the database mirrors them. A note outlives
its match, because a deleted match can be restored.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from game.files.reading import MEGABYTE, read_text_file
from game.files.writing import move_file, write_whole
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


class Note(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The note about a match."""

    title: str = ""
    favourite: bool = False


class TakenUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a saved match was put on the table again: the name of its file, and when, in nanoseconds since 1970."""

    name: str
    at: int


class _Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    matches: dict[str, Note]
    version: int = 1
    taken_up: TakenUp | UnsetType = UNSET


class Notes:
    """The notes of a data folder. With ``is_unknown`` its file is damaged or cannot be read now, and there are none."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._known: Mapping[str, Note] = {}
        self.taken_up: TakenUp | UnsetType = UNSET
        """The saved match that was put on the table last, if any."""

        self.is_unknown = False
        self.refresh()

    def refresh(self) -> None:
        """Read the file again; another window may have changed it."""
        try:
            stored = self._read()
        except OSError:
            stored = None
        self.is_unknown = stored is None
        self._known = stored.matches if stored else {}
        self.taken_up = stored.taken_up if stored else UNSET

    @property
    def all(self) -> Mapping[str, Note]:
        """All notes, by the `note_key` of their matches."""
        return self._known

    def of(self, match: Path) -> Note:
        """The note about a match file; an empty one if there is none."""
        return self._known.get(note_key(match.name), Note())

    def put(self, match: Path, note: Note) -> None:
        """Save a note, and keep those that another window has saved meanwhile. A damaged file is set aside.

        Raises:
            OSError: the file cannot be read now, or not be written; the note lasts until the program ends.
        """
        self._know(self._known, match, note)
        stored = self._read()
        if stored is None:
            move_file(self.path, self.path.with_name(SET_ASIDE))
        else:
            self._know(stored.matches, match, note)
            self.taken_up = stored.taken_up
        self._write()
        self.is_unknown = False

    def take_up(self, match: Path, at: int) -> None:
        """Save that a match was put on the table ``at`` this time. Nothing is saved in a damaged file.

        Raises:
            OSError: the file cannot be read now, or not be written.
        """
        stored = self._read()
        if stored is not None:
            self._known, self.taken_up = stored.matches, TakenUp(note_key(match.name), at)
            self._write()

    def _write(self) -> None:
        stored = _Stored(dict(self._known), taken_up=self.taken_up)
        write_whole(self.path, msgspec.json.format(msgspec.json.encode(stored)))

    def _know(self, others: Mapping[str, Note], match: Path, note: Note) -> None:
        known = {**others, note_key(match.name): note}
        self._known = {name: kept for name, kept in known.items() if kept != Note()}

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


def note_key(name: str) -> str:
    """The name of a file as text that can be encoded, whatever bytes it has."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")
