"""Matches as rows of the database: writing and reading them.

A match in play is written as well (`MatchRegister`), so that its file need not be read.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

import msgspec
from msgspec.structs import replace

from game.kernel.refusal import Unreadable
from game.kernel.spelling import folded
from game.match.library.database import SOURCES, Database, edition_of
from game.match.library.notes import Note, note_key
from game.match.library.searching import Trait, trait_word, words_of
from game.match.library.summary import MatchSummary, summary_of
from game.play.annals import Annals, own_values, role_facet
from game.play.files.line import FIRST_GAME
from game.play.kind import AnyKinds
from game.play.match import Match

PEOPLE, ROBOTS = "human", "robot"
"""Opponents other than virtual ones."""
OPPONENTS, OPPONENT = "opponents", "opponent"
"""The facet of the opponents in lists and in statistics."""
LEFT_OUT: Final = ("states", "uncounted")
"""The trait of finished matches that do not count for all people in them."""
UNCOUNTED_FOR: Final = "uncounted"
"""The facet of the reasons for that; no chips show it."""
_UNSAID: Final = ("states", "players", UNCOUNTED_FOR)
"""Facets whose values are not found by their ids."""
_MOST: Final = 1_000_000_000
"""Maximum number of a match, so that sums stay integers in SQLite."""
_NEVER: Final = -(1 << 60)
"""The start of a match with an invalid date."""
_LATEST: Final = 1 << 62
"""ns since 1970; in 2116."""


class FileVersion(NamedTuple):
    """Size of a file in bytes and its time of change in ns, when it was read."""

    size: int
    changed: int


class ReadFile(NamedTuple):
    """A file of the folder and its match, or why it is not one; the ``game`` is that which its header names."""

    name: str
    version: FileVersion
    found: MatchSummary | Unreadable
    game: str = FIRST_GAME


def version_of(status: os.stat_result) -> FileVersion:
    """The version of a file. Dates beyond the range of SQLite are clamped."""
    return FileVersion(status.st_size, max(-_LATEST, min(_LATEST, status.st_mtime_ns)))


def traits_of(match: MatchSummary, annals: AnyAnnals) -> tuple[Trait, ...]:
    """The traits of a match."""
    roles = role_facet(annals.facets)
    return (
        ("states", "finished" if match.is_over else "unfinished"),
        *_left_out(match),
        ("players", str(len(match.seats))),
        *((roles.many, seat.role) for seat in match.seats if roles),
        *((OPPONENTS, kind) for kind in _opponents(match)),
        *((facet.many, value) for facet, value in own_values(annals.facets, match.facts)),
    )


AnyAnnals = Annals[Any, Any, Any]


def _left_out(match: MatchSummary) -> Iterable[Trait]:
    """What says of a finished match that it does not count, and why."""
    if match.is_over and match.uncounted:
        yield from (LEFT_OUT, (UNCOUNTED_FOR, match.uncounted))


def _opponents(match: MatchSummary) -> Iterable[str]:
    yield from (opponent.id for opponent in match.opponents)
    if any(not seat.is_human for seat in match.seats):
        yield ROBOTS
    if sum(seat.is_human for seat in match.seats) > 1:
        yield PEOPLE


def game_word(game: str) -> Trait:
    """The trait of the matches of a game."""
    return ("game", game)


def put(connection: sqlite3.Connection, read: ReadFile, kinds: AnyKinds) -> None:
    """Write the content of a file, replacing what was known of it."""
    name, key = os.fsencode(read.name), note_key(read.name)
    before = connection.execute("SELECT id FROM matches WHERE name = ?", (name,)).fetchone()
    if before:
        remove(connection, before)
    note = _note(connection, key)
    found = read.found
    game = _put_game(connection, read.game, kinds)
    traits = () if isinstance(found, Unreadable) else traits_of(found, kinds(found.game).annals)
    row = {
        "id": before[0] if before else None, "name": name, "size": read.version.size, "changed": read.version.changed,
        "game": _term(connection, game), "recency": -read.version.changed, "noted": key if note != Note() else None,
        **(_of_no_match(read.name, found) if isinstance(found, Unreadable) else _of_match(found)),
    }  # fmt: skip
    row |= {"called": _called(note, row["names"]), "traits": _term(connection, _as_json(sorted(set(traits))))}
    query = f"INSERT INTO matches ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
    number = connection.execute(query, tuple(row.values())).lastrowid or 0
    words = [trait_word(game_word(game)), *words_of(key)]
    if isinstance(found, MatchSummary):
        words += [*words_of(row["names"]), *chain.from_iterable(map(_words_for, traits))]
        told = msgspec.json.encode(found, enc_hook=lambda _: "")
        connection.execute("INSERT INTO told VALUES (?, ?, ?)", (number, told, crc32(told)))
        if found.is_over and found.origin is None:
            _put_results(connection, number, row, found, kinds(found.game).annals)
    texts = (number, _title_words(note), _between_blanks(words))
    connection.execute("INSERT INTO words (rowid, title, text) VALUES (?, ?, ?)", texts)


def _put_game(connection: sqlite3.Connection, game: str, kinds: AnyKinds) -> str:
    """Note with which edition of a game its matches are read; returns the game for which the file counts."""
    edition = edition_of(kinds, game)
    connection.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?)", (game, *edition))
    return game if edition.version else FIRST_GAME


def _of_match(match: MatchSummary) -> dict[str, Any]:
    """The row of `matches` for a match."""
    most = max((seat.vp for seat in match.seats), default=0)
    return {
        "is_wrong": False, "is_over": match.is_over, "moment": moment_of(match.created), "names": _names(match),
        "shortness": -_number(match.steps), "lowness": -_number(max(0, most)),
    }  # fmt: skip


def _of_no_match(name: str, found: Unreadable) -> dict[str, Any]:
    """The row of `matches` for a file that is not a match."""
    return {
        "reason": _writable(found.message), "line": found.line, "is_wrong": True, "is_over": False, "moment": _NEVER,
        "names": _writable(name), "shortness": 0, "lowness": 0,
    }  # fmt: skip


def remove(connection: sqlite3.Connection, number: tuple[int]) -> None:
    """Delete a file by its id in the database."""
    begun = connection.execute("SELECT game, moment FROM matches WHERE id = ?", number).fetchone() or (0, _NEVER)
    connection.execute("DELETE FROM results WHERE game = ? AND moment = ? AND match = ?", (*begun, *number))
    for table, key in (("told", "id"), ("words", "rowid"), ("matches", "id")):
        connection.execute(f"DELETE FROM {table} WHERE {key} = ?", number)


def decode_summary(told: bytes | None, checksum: int | None, path: Path, kinds: AnyKinds) -> MatchSummary | None:
    """A match as it was written; None if the row is damaged."""
    if told is None or crc32(told) != checksum:
        return None
    try:
        match = _SUMMARY.decode(told)
        facts = msgspec.convert(match.facts, kinds(match.game).annals.facts_type)
    except (ValueError, RecursionError, Unreadable):
        return None
    return replace(match, path=path, facts=facts)


def mirror_notes(connection: sqlite3.Connection, notes: Mapping[str, Note]) -> None:
    """Update names and favourites from the player's notes."""
    before = {key: Note(title, bool(favourite)) for key, title, favourite in
              connection.execute("SELECT name, title, favourite FROM notes")}  # fmt: skip
    for key in before.keys() | notes.keys():
        if before.get(key) != notes.get(key):
            _mirror(connection, key, notes.get(key, Note()))


def _mirror(connection: sqlite3.Connection, key: str, note: Note) -> None:
    connection.execute("DELETE FROM notes WHERE name = ?", (key,))
    if note != Note():
        connection.execute("INSERT INTO notes VALUES (?, ?, ?)", (key, note.title, note.favourite))
    found = connection.execute(
        "SELECT id, names FROM matches WHERE name = ? OR noted = ?", (key.encode(), key)
    ).fetchall()
    for number, names in found:
        facts = (_called(note, names), key if note != Note() else None, number)
        connection.execute("UPDATE matches SET called = ?, noted = ? WHERE id = ?", facts)
        connection.execute("UPDATE words SET title = ? WHERE rowid = ?", (_title_words(note), number))


def _note(connection: sqlite3.Connection, key: str) -> Note:
    found = connection.execute("SELECT title, favourite FROM notes WHERE name = ?", (key,)).fetchone()
    return Note(found[0], bool(found[1])) if found else Note()


def _names(match: MatchSummary) -> str:
    """Names of the players in seat order."""
    return " ".join(seat.name for seat in match.seats)


def _called(note: Note, names: str) -> str:
    """The sort key by name."""
    return folded(note.title or names)


def _title_words(note: Note) -> str:
    favourite = [trait_word(("states", "favourite"))] if note.favourite else []
    return _between_blanks([*words_of(note.title), *favourite])


@lru_cache(1000)
def _words_for(trait: Trait) -> tuple[str, ...]:
    """The words for a trait and for the id in it."""
    facet, value = trait
    return trait_word(trait), *(() if facet in _UNSAID else words_of(value))


def _between_blanks(words: Iterable[str]) -> str:
    return f" {' '.join(dict.fromkeys(words))} "


def _as_json(values: Sequence[object]) -> str:
    return msgspec.json.encode(values).decode()


def _writable(text: str) -> str:
    """Text that SQLite accepts: file names can contain bytes that are no characters."""
    return text.encode(errors="replace").decode()


def _number(value: int) -> int:
    return max(-_MOST, min(_MOST, value))


class MatchRegister:
    """A connection to the database beside a folder of matches, which stays open for the next match."""

    def __init__(self, folder: Path, kinds: AnyKinds) -> None:
        self._kinds = kinds
        self._database = Database(folder, kinds)

    def add(self, match: Match[Any, Any, Any, Any, Any, Any]) -> None:
        """Write the present state of a match. If that fails, or part of it is not on disk, its file is read later."""
        if match.path is None or match.unsaved_since is not None:
            return
        try:
            told = summary_of(match.path, match.kind, match.header, match.journal, match.players)
            read = ReadFile(match.path.name, version_of(match.path.stat()), told, told.game)
        except (OSError, Unreadable):
            return
        self._database.look_again()
        self._database.write(lambda connection: put(connection, read, self._kinds))

    def close(self) -> None:
        """Close the database."""
        self._database.close()


# ---------------------------------------------------------------------- results
def _put_results(
    connection: sqlite3.Connection, number: int, row: Mapping[str, Any], match: MatchSummary, annals: AnyAnnals
) -> None:
    """Write a row of `results` for each seat of a finished match."""
    own = _bunch(connection, [(facet.one, value) for facet, value in own_values(annals.facets, match.facts)])
    virtual = tuple(opponent.id for opponent in match.opponents)
    opponent = _term(connection, virtual[0]) if virtual else None
    for place, seat in enumerate(match.seats):
        others = [other for other in match.seats if other is not seat]
        against = virtual or tuple(sorted({other.player for other in others}))
        best = [other.vp for other in others] + [each.vp for each in match.opponents]
        twin = any(other.name == seat.name or (seat.role and other.role == seat.role) for other in others)
        sources = {line.group: line.vp[place] for line in match.sources if place < len(line.vp)}
        gained = [_number(sources.get(group, 0)) for group in annals.sources]
        values: tuple[Any, ...] = (
            row["game"], row["moment"], number, place, seat.is_human, seat.seat in match.winners, _number(seat.vp),
            _number(max(best, default=0)), _number(match.round), _number(match.steps), len(match.seats),
            _term(connection, seat.role), _term(connection, seat.name),
            _bunch(connection, [(OPPONENT, value) for value in against]), own, opponent, bool(twin),
            match.has_undone_robots, *gained, *[0] * (len(SOURCES) - len(gained)),
        )  # fmt: skip
        connection.execute(f"INSERT INTO results VALUES ({', '.join('?' * len(values))})", values)


def _term(connection: sqlite3.Connection, text: str) -> int:
    """The id of a text in `terms`."""
    known = connection.execute("SELECT id FROM terms WHERE text = ?", (text,)).fetchone()
    return int(known[0]) if known else connection.execute("INSERT INTO terms VALUES (NULL, ?)", (text,)).lastrowid or 0


def _bunch(connection: sqlite3.Connection, values: Sequence[tuple[str, str]]) -> int:
    """The id of a list of values by facet, which are added if new."""
    bunch = _term(connection, _as_json(sorted(values)))
    if values and not connection.execute("SELECT 1 FROM bunches WHERE bunch = ?", (bunch,)).fetchone():
        rows = [(bunch, facet, value) for facet, value in dict.fromkeys(values)]
        connection.executemany("INSERT INTO bunches VALUES (?, ?, ?)", rows)
    return bunch


def moment_of(created: str) -> int:
    """Seconds since 1970 of a moment in ISO format; an invalid one is before all others."""
    try:
        return int(datetime.fromisoformat(created).timestamp())
    except (ValueError, OverflowError, OSError):
        return _NEVER


_SUMMARY = msgspec.json.Decoder(MatchSummary, dec_hook=lambda kind, _: kind())
"""Decodes a match. Paths are not stored, because the file name identifies it and the folder can be moved."""
