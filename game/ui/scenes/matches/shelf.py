"""The matches of the player's folder with what was noted about them, and what can be done with their files."""

from __future__ import annotations

from collections import Counter
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.match.library import bin
from game.match.library.exporting import export_match
from game.match.library.importing import Imported, import_match
from game.match.library.index import MatchIndex
from game.match.library.match_list import FoundMatches, Wanted, counts
from game.match.library.notes import Note
from game.match.library.searching import Meant, Trait
from game.paths import exports_folder, matches_folder


class MatchShelf:
    """What is known of all files of the folder; ``deleted`` is where the last deleted one lies."""

    def __init__(self, data: Path | None, catalog: Catalog) -> None:
        self.data = data
        self.catalog = catalog
        self.index = MatchIndex(matches_folder(data))
        self.notes = self.index.notes
        self.deleted: Path | None = None
        self._counted: tuple[object, Counter[Trait]] = None, Counter()

    def find(self, wanted: Wanted, order: str, meant: Meant) -> FoundMatches:
        """What is looked for, in one of the `ORDERS`."""
        return FoundMatches(self.index, wanted, order, meant)

    def counts(self) -> Counter[Trait]:
        """How many matches have each trait; they are counted anew only if there are others."""
        if self._counted[0] != self.index.database.state:
            self._counted = self.index.database.state, counts(self.index)
        return self._counted[1]

    def note(self, path: Path, title: str | None = None, favourite: bool | None = None) -> None:
        """Give a match another title, or make it a favourite or not; raises OSError if that cannot be kept."""
        before = self.notes.of(path)
        known = replace(before, title=before.title if title is None else title)
        self.notes.put(path, replace(known, favourite=before.favourite if favourite is None else favourite))
        self.index.take_notes()

    def note_of(self, path: Path) -> Note:
        return self.notes.of(path)

    def delete(self, path: Path, today: date) -> None:
        """Put a file into the bin; raises Unreadable."""
        self.deleted = bin.delete(path, today)
        self.index.look_at(path)

    def restore(self) -> Path | None:
        """Take the last deleted file out of the bin again; raises Unreadable."""
        deleted, self.deleted = self.deleted, None
        back = bin.restore(deleted) if deleted else None
        if back is not None:
            self.index.look_at(back)
        return back

    def empty_bin(self, today: date) -> None:
        """Really remove what was deleted long ago."""
        bin.empty(self.index.folder, today)

    def take_in(self, path: Path) -> Imported:
        """Import a file; raises Unreadable."""
        imported = import_match(path, self.index.folder, self.catalog)
        self.index.read(imported.path)
        return imported

    def give_out(self, path: Path) -> Path:
        """Export both forms of a match; the folder in which they lie now. Raises Unreadable."""
        return export_match(path, exports_folder(self.data), self.catalog)[0].parent
