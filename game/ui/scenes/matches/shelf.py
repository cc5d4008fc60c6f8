"""The matches of the player's folder with what was noted about them, and what can be done with their files."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.kernel.refusal import Unreadable
from game.match.library import bin
from game.match.library.exporting import export_match
from game.match.library.importing import Imported, import_match
from game.match.library.index import MatchIndex
from game.match.library.match_list import ListedMatch
from game.match.library.notes import Note, Notes
from game.paths import data_folder, exports_folder, matches_folder


class MatchShelf:
    """All files of the folder, known as far as they have been read; ``deleted`` is where the last deleted one lies."""

    def __init__(self, data: Path | None, catalog: Catalog) -> None:
        self.data = data
        self.catalog = catalog
        self.index = MatchIndex(matches_folder(data))
        self.notes = Notes(data_folder(data))
        self.deleted: Path | None = None

    def refresh(self) -> None:
        """Look again what is there."""
        self.index.refresh()
        self.notes.refresh()

    def listed(self) -> tuple[ListedMatch, ...]:
        """What has been read, the match played last first."""
        listed = (self._listed(path) for path in self.index.files)
        return tuple(match for match in listed if match is not None)

    def _listed(self, path: Path) -> ListedMatch | None:
        match self.index.known(path):
            case None:
                return None
            case Unreadable(message=reason):
                return ListedMatch(path, None, reason)
            case summary:
                return ListedMatch(path, summary, "", self.notes.of(path))

    def note(self, path: Path, title: str | None = None, favourite: bool | None = None) -> None:
        """Give a match another title, or make it a favourite or not; raises OSError if that cannot be kept."""
        before = self.notes.of(path)
        known = replace(before, title=before.title if title is None else title)
        self.notes.put(path, replace(known, favourite=before.favourite if favourite is None else favourite))

    def note_of(self, path: Path) -> Note:
        return self.notes.of(path)

    def delete(self, path: Path, today: date) -> None:
        """Put a file into the bin; raises Unreadable."""
        self.deleted = bin.delete(path, today)
        self.refresh()

    def restore(self) -> Path | None:
        """Take the last deleted file out of the bin again; raises Unreadable."""
        deleted, self.deleted = self.deleted, None
        back = bin.restore(deleted) if deleted else None
        self.refresh()
        return back

    def empty_bin(self, today: date) -> None:
        """Really remove what was deleted long ago."""
        bin.empty(self.index.folder, today)

    def take_in(self, path: Path) -> Imported:
        """Import a file; raises Unreadable."""
        imported = import_match(path, self.index.folder, self.catalog)
        self.refresh()
        self.index.read(imported.path)
        return imported

    def give_out(self, path: Path) -> Path:
        """Export both forms of a match; the folder in which they lie now. Raises Unreadable."""
        return export_match(path, exports_folder(self.data), self.catalog)[0].parent
