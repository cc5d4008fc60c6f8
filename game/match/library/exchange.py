"""Importing a match from a file that somebody has sent, a match file or a readable record, and exporting one as both.

Every step of an imported match is decided again first. No existing file is overwritten.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from game.files import make_file, read_file, without_mark
from game.kernel.refusal import Unreadable
from game.match.library.database import Database
from game.match.library.notes import Notes
from game.match.library.stored import moment_of
from game.match.library.summary import ends_of
from game.match.readable import AnyJournal, read_readable, write_readable
from game.play.checking import first_difference
from game.play.files.line import Header, Line, write_line
from game.play.files.record import LARGEST, read_match_bytes, read_record, record_of
from game.play.files.saving import SUFFIX, file_stem
from game.play.kind import AnyKind, AnyKinds
from game.play.players import Players

_LONGEST_SHOWN = 200
"""Maximum characters of a move in a message."""


class Imported(msgspec.Struct, frozen=True):
    """An imported match, now in ``path``; with ``was_there`` it was in the folder before.

    ``steps`` counts its decisions, ``names`` are its players. ``damaged`` is the first line that could not be read.
    Without ``verified`` the cards or rules have changed since, so the match could not be checked against them.
    """

    path: Path
    names: tuple[str, ...]
    steps: int
    was_there: bool = False
    damaged: int | None = None
    verified: bool = True

    @property
    def outcome(self) -> str:
        """The main result: `there`, `damaged`, `unverified` or `verified`."""
        if self.was_there:
            return "there"
        if self.damaged is not None:
            return "damaged"
        return "verified" if self.verified else "unverified"


def import_match(path: Path, folder: Path, kinds: AnyKinds) -> Imported:
    """Import a match into the ``folder`` of matches. Its kind is chosen by the file; it has the cards.

    Raises:
        Unreadable: the file is neither a match nor a readable record, its match cannot have been played, or the folder
            cannot be written.
    """
    data = read_match_bytes(path)
    if without_mark(data).lstrip().startswith(b"["):
        return _import_record(path, data, folder, kinds)
    return _import_file(path, data, folder, kinds)


def _import_record(path: Path, data: bytes, folder: Path, kinds: AnyKinds) -> Imported:
    try:
        header, journal, players = read_readable(without_mark(data).decode(), kinds)
    except UnicodeDecodeError:
        raise Unreadable("a readable record must be text in UTF-8, and this file is not", str(path)) from None
    except Unreadable as error:
        raise error.located(str(path)) from None
    data = b"".join(_lines(header, journal, players, kinds(header.game)))
    return _take_over(header, journal, data, folder, kinds)


def _import_file(path: Path, data: bytes, folder: Path, kinds: AnyKinds) -> Imported:
    record = record_of(path, data, kinds)
    header, kind = record.header, kinds(record.header.game)
    verified = header.rules == kind.version and header.content == kind.content.digest(header)
    if verified and (difference := first_difference(kind, kind.content.game(header), record.journal)):
        decided = f"step {difference.step} ({difference.move[:_LONGEST_SHOWN]})"
        raise Unreadable(f"this match cannot have been played: the rules decide {decided} differently", str(path))
    taken = _take_over(header, record.journal, data[: record.good], folder, kinds)
    damaged = record.damage.line if record.damage else None
    return msgspec.structs.replace(taken, damaged=damaged, verified=verified)


def _lines(header: Header, journal: AnyJournal, players: Players, kind: AnyKind) -> Iterator[bytes]:
    """The lines of a match file with every entry of the journal, and every player who took a seat. A record does not
    tell which moves of robots were taken back: in the file it is the first that is there."""
    game = kind.content.game(header)
    decided = ((entry.number, entry.decision.seat) for entry in journal.line if entry.decision)
    robots = (number for number, seat in decided if players.is_robot(number, seat))
    undone = next(robots, None) if players.has_undone_robots else None
    yield write_line(header)
    for entry, state in zip(journal.line, journal.states, strict=True):
        hashed = kind.hash_of(game, state)
        yield write_line(Line(n=entry.number, decision=entry.decision, events=entry.events, hash=hashed))
        if entry.number == undone:
            yield write_line(Line(undo_to=undone - 1)) + write_line(Line(redo_to=undone))
        for taken in players.takeovers:
            if taken.step == entry.number:
                yield write_line(Line(seat=taken.seat, player=taken.player))


def _take_over(header: Header, journal: AnyJournal, data: bytes, folder: Path, kinds: AnyKinds) -> Imported:
    """Write the match, unless the folder has it, possibly as the beginning of a longer one."""
    names = tuple(seat.name for seat in header.seats)
    if there := _found(header, journal, folder, kinds):
        return Imported(there, names, journal.head, was_there=True)
    path = folder / (file_stem(header.created, names) + SUFFIX)
    try:
        made = make_file(path, data)
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror or error}", str(path)) from None
    with suppress(OSError):
        Notes(folder.parent).take_in(made)
    return Imported(made, names, journal.head)


def _found(header: Header, journal: AnyJournal, folder: Path, kinds: AnyKinds) -> Path | None:
    """A file of the folder with the same match, as far as this one or further."""
    for path in files_begun_at(folder, header.created, kinds):
        ends = ends_of(path, kinds)
        if ends is not None and _identity(ends.header) == _identity(header) and _leads_to(path, journal, kinds):
            return path
    return None


def files_begun_at(folder: Path, created: str, kinds: AnyKinds) -> Iterator[Path]:
    """Match files that began at a moment in ISO format, and those whose beginning the database does not know."""
    database = Database(folder, kinds)
    query = "SELECT name FROM matches WHERE NOT is_wrong AND moment != ?"
    rows = database.rows(tuple[bytes], query, (moment_of(created),))
    others = {os.fsdecode(name) for (name,) in rows}
    database.close()
    names: list[str] = []
    with suppress(OSError):
        names = sorted(os.listdir(folder))
    for name in names:
        if name.endswith(SUFFIX) and not name.startswith(".") and name not in others:
            yield folder / name


def _identity(header: Header) -> tuple[object, ...]:
    """The values that are equal in all files of a match, whichever program wrote them."""
    return header.game, header.created, header.seed, header.seats


def _leads_to(path: Path, journal: AnyJournal, kinds: AnyKinds) -> bool:
    """Whether the match of a file was at the last position of ``journal``, after as many decisions."""
    try:
        there = read_record(path, kinds).journal
    except Unreadable:
        return False
    return there.head >= journal.head and there.state_after(journal.head) == journal.state


def export_match(path: Path, folder: Path, kinds: AnyKinds) -> tuple[Path, Path]:
    """Write the match file and the readable record into ``folder``. Its kind is chosen by the file; it has the cards.
    No file is overwritten.

    Raises:
        Unreadable: the match cannot be read, its cards are missing, or the folder cannot be written.
    """
    record = read_record(path, kinds)
    text = write_readable(record, kinds(record.header.game))
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
