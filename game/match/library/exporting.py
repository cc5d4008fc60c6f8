"""Exporting a match: copies of its file and its readable record."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game.cards.catalog import Catalog
from game.files import make_file, read_file
from game.kernel.refusal import Unreadable
from game.match.fiftyfirst import fiftyfirst
from game.match.readable import write_readable
from game.play.files.record import LARGEST, read_record


def export_match(path: Path, folder: Path, catalog: Catalog) -> tuple[Path, Path]:
    """Write the match file and the readable record into ``folder``. No file is overwritten.

    Raises:
        Unreadable: the match cannot be read, its cards are missing, or the folder cannot be written.
    """
    record = read_record(path, fiftyfirst(catalog))
    text = write_readable(record, catalog)
    try:
        copy = _kept(folder / path.name, read_file(path, LARGEST)[: record.good])
        return copy, _kept(folder / f"{path.stem}.txt", text.encode())
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror or error}", str(folder)) from None


def _kept(path: Path, data: bytes) -> Path:
    """A file with this content: the existing one, or a new one."""
    with suppress(OSError, Unreadable):
        if read_file(path, len(data)) == data:
            return path
    return make_file(path, data)
