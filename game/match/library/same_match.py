"""Finding copies of a match: files of the folder that began at the same moment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from game.match.files.saving import SUFFIX
from game.match.library.database import Database
from game.match.library.stored import moment_of


def files_begun_at(folder: Path, created: str) -> Iterator[Path]:
    """The match files that began at a moment in ISO format, and those of which the database does not know it."""
    database = Database(folder)
    rows = database.rows(
        tuple[bytes], "SELECT name FROM matches WHERE NOT is_wrong AND moment != ?", (moment_of(created),)
    )
    others = {os.fsdecode(name) for (name,) in rows}
    database.close()
    for name in sorted(os.listdir(folder)) if folder.is_dir() else ():
        if name.endswith(SUFFIX) and not name.startswith(".") and name not in others:
            yield folder / name
