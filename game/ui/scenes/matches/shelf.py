"""The matches of the player's folder, with their notes, and acts on their files."""

from __future__ import annotations

from collections import Counter
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.match.library import bin
from game.match.library.exchange import Imported, export_match, import_match
from game.match.library.index import MatchIndex
from game.match.library.match_list import FoundMatches, Wanted, counts
from game.match.library.searching import Meant, Trait
from game.paths import exports_folder, matches_folder


class MatchShelf:
    """The files of the folder; ``deleted`` is the last deleted one, in the bin."""

    def __init__(self, data: Path | None, catalog: Catalog) -> None:
        self.data = data
        self.catalog = catalog
        self.index = MatchIndex(matches_folder(data))
        self.notes = self.index.notes
        self.deleted: Path | None = None
        self._counted: tuple[object, Counter[Trait]] = None, Counter()

    def find(self, wanted: Wanted, order: str, meant: Meant) -> FoundMatches:
        """The matches found, in one of the `ORDERS`."""
        return FoundMatches(self.index, wanted, order, meant)

    def counts(self) -> Counter[Trait]:
        """The number of matches with each trait. Cached until the matches change."""
        if self._counted[0] != self.index.database.state:
            self._counted = self.index.database.state, counts(self.index)
        return self._counted[1]

    def note(self, path: Path, title: str | None = None, favourite: bool | None = None) -> None:
        """Change the title of a match, or whether it is a favourite. Raises OSError if that cannot be saved."""
        before = self.notes.of(path)
        known = replace(before, title=before.title if title is None else title)
        self.notes.put(path, replace(known, favourite=before.favourite if favourite is None else favourite))
        self.index.take_notes()

    def delete(self, path: Path, today: date) -> None:
        """Move a file to the bin. Raises Unreadable."""
        self.deleted = bin.delete(path, today)
        self.index.look_at(path)

    def restore(self) -> Path | None:
        """Restore the last deleted file. Raises Unreadable."""
        deleted, self.deleted = self.deleted, None
        back = bin.restore(deleted) if deleted else None
        if back is not None:
            self.index.look_at(back)
        return back

    def take_in(self, path: Path) -> Imported:
        """Import a file. Raises Unreadable."""
        imported = import_match(path, self.index.folder, self.catalog)
        self.index.read(imported.path)
        return imported

    def give_out(self, path: Path) -> Path:
        """Export both forms of a match; returns their folder. Raises Unreadable."""
        return export_match(path, exports_folder(self.data), self.catalog)[0].parent
