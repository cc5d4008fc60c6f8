"""The database of the matches when it is damaged, foreign, newer, locked, deleted, or cannot be written."""

from __future__ import annotations

import os
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.files import NOT_ORDINARY
from game.match.library.database import DAMAGED, FILE, NEWER, VERSION, Database
from game.match.library.index import MatchIndex
from game.match.library.match_list import FoundMatches, Wanted
from tests.match.test_index import closed, over


@pytest.fixture
def folder(game: Game, tmp_path: Path) -> Path:
    """Two matches with their database."""
    folder = tmp_path / "matches"
    over(game, folder)
    closed(game, folder, 4, changed=1000, seed=2)
    MatchIndex(folder, fiftyfirst().only).read_all().close()
    return folder


def told(folder: Path) -> tuple[int, str | None]:
    """The number of matches known after reading all, and the message about the database."""
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    count, trouble = len(index.matches()), index.trouble
    index.close()
    return count, trouble.message if trouble else None


def query(path: Path, statement: str) -> None:
    """A change to the file by another program."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


# ------------------------------------------------------------------ set aside
def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9000])


def overwritten(path: Path) -> None:
    path.write_bytes(b"[" * 100_000)


def zeroed(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:4096] + bytes(len(data) - 4096))


def foreign(path: Path) -> None:
    path.unlink()
    query(path, "CREATE TABLE recipes (name TEXT)")


def without_a_table(path: Path) -> None:
    query(path, "DROP TABLE told")


@pytest.mark.slow
@pytest.mark.parametrize("damage", [cut, overwritten, zeroed, foreign, without_a_table])
def test_a_damaged_database_is_set_aside_and_rebuilt(folder: Path, damage: Callable[[Path], None]) -> None:
    path = folder.parent / FILE
    damage(path)
    damaged = path.read_bytes()
    index = MatchIndex(folder, fiftyfirst().only)
    assert len(list(FoundMatches(index, Wanted("anna")))) <= 2
    index.read_all()
    assert index.trouble
    assert "damaged" in str(index.trouble)
    assert str(path) in str(index.trouble)
    assert (folder.parent / DAMAGED).read_bytes() == damaged
    assert len(index.matches()) == len(FoundMatches(index, Wanted("anna"))) == 2
    index.close()
    assert told(folder) == (2, None), "the next time all is well"


def test_damage_that_shows_later_is_recovered_from(folder: Path) -> None:
    index = MatchIndex(folder, fiftyfirst().only)
    query(folder.parent / FILE, "DROP TABLE words")
    assert len(FoundMatches(index, Wanted("anna"))) == 0
    assert index.trouble
    while index.go_on():
        pass
    assert len(FoundMatches(index, Wanted("anna"))) == 2


def test_text_in_the_place_of_a_number_is_damage(folder: Path) -> None:
    query(folder.parent / FILE, "UPDATE matches SET size = 'large'")
    count, trouble = told(folder)
    assert count == 2
    assert trouble
    assert "is damaged" in trouble


def test_a_database_of_a_newer_program_is_set_aside(folder: Path) -> None:
    query(folder.parent / FILE, f"PRAGMA user_version = {VERSION + 1}")
    count, trouble = told(folder)
    assert count == 2
    assert trouble
    assert "newer version" in trouble
    assert (folder.parent / NEWER).exists()


def test_an_older_database_is_rebuilt_silently(folder: Path) -> None:
    query(folder.parent / FILE, "UPDATE told SET summary = 'old'")
    query(folder.parent / FILE, f"PRAGMA user_version = {VERSION - 1}")
    assert told(folder) == (2, None)
    assert sorted(path.name for path in folder.parent.iterdir()) == ["matches", FILE]


def test_an_empty_file_becomes_a_new_database(folder: Path) -> None:
    (folder.parent / FILE).write_bytes(b"")
    assert told(folder) == (2, None)


def test_a_new_database_never_has_a_journal(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another window that starts at the same moment would set it aside: the file is whole before it is opened."""
    path, connect, formats = folder.parent / FILE, sqlite3.connect, []

    def watched(name: Any, *arguments: Any, **options: Any) -> sqlite3.Connection:
        if name == path:
            formats.append(path.read_bytes()[18:20])
        connection: sqlite3.Connection = connect(name, *arguments, **options)
        return connection

    monkeypatch.setattr(sqlite3, "connect", watched)
    assert told(folder) == (2, None)
    assert formats
    assert set(formats) == {b"\x02\x02"}
    assert sorted(file.name for file in folder.parent.iterdir()) == ["matches", FILE]


@pytest.mark.parametrize("has_fts", [True, False])
def test_a_database_with_another_kind_of_word_search_is_rebuilt(
    folder: Path, has_fts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in (has_fts, not has_fts):
        monkeypatch.setattr("game.match.library.database._can_fts", lambda known=known: known)
        index = MatchIndex(folder, fiftyfirst().only).read_all()
        assert index.database.has_fts is known
        assert len(FoundMatches(index, Wanted("ann"))) == 2
        assert index.trouble is None
        index.close()


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
def test_leftovers_of_another_database_do_no_harm(folder: Path, ending: str) -> None:
    (folder.parent / f"{FILE}{ending}").write_bytes(os.urandom(50_000))
    assert told(folder)[0] == 2
    (folder.parent / FILE).unlink()
    (folder.parent / f"{FILE}{ending}").write_bytes(os.urandom(50_000))
    assert told(folder)[0] == 2


# ------------------------------------------------------------------ statements and files of others
ENDLESS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)"


@pytest.mark.parametrize(
    "statements",
    [
        f"ALTER TABLE matches RENAME TO m; CREATE VIEW matches AS {ENDLESS} SELECT m.* FROM m, c",
        f"ALTER TABLE terms RENAME TO t; CREATE VIEW terms AS {ENDLESS} SELECT t.* FROM t, c",
        f"CREATE TRIGGER x BEFORE INSERT ON matches BEGIN SELECT ({ENDLESS} SELECT max(x) FROM c); END",
        f"CREATE VIEW unasked AS {ENDLESS} SELECT x FROM c",
        "CREATE INDEX further ON matches (called)",
        "CREATE TABLE further (x)",
        "ALTER TABLE terms ADD COLUMN further",
    ],
)
def test_a_database_with_any_other_schema_is_set_aside(game: Game, folder: Path, statements: str) -> None:
    with closing(sqlite3.connect(folder.parent / FILE)) as connection:
        connection.executescript(statements)
    closed(game, folder, 3, changed=2000, seed=3)
    count, trouble = told(folder)
    assert (count, "is damaged" in (trouble or "")) == (3, True)
    assert (folder.parent / DAMAGED).exists()


def test_a_value_that_is_far_too_long_is_damage(folder: Path) -> None:
    query(folder.parent / FILE, "UPDATE told SET summary = zeroblob(100000000)")
    index = MatchIndex(folder, fiftyfirst().only)
    index.matches()
    assert "is damaged" in str(index.trouble)
    assert len(index.read_all().matches()) == 2
    index.close()


def test_a_query_that_does_not_end_is_given_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.match.library.database._MOST_TICKS", 3)
    database = Database(folder, fiftyfirst().only)
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        database._connection.execute(f"{ENDLESS} SELECT max(x) FROM c").fetchall()
    assert database.number("SELECT count(*) FROM matches") == 2, "each query has its own time"
    database.close()


def test_a_journal_that_names_another_file_does_not_delete_it(folder: Path) -> None:
    path, precious = folder.parent / FILE, folder.parent / "precious.txt"
    precious.write_bytes(b"precious")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    write_journal(path, naming=precious)
    assert told(folder) == (2, None)
    assert precious.read_bytes() == b"precious"
    assert (folder.parent / f"{FILE}-journal.damaged").exists()


def write_journal(path: Path, naming: Path) -> None:
    """The journal of a transaction over several databases (https://www.sqlite.org/fileformat.html, 3.), which names a
    file that SQLite deletes once it has taken that transaction back."""
    data, magic, sector = path.read_bytes(), bytes.fromhex("d9d505f920a163d7"), 512
    page = int.from_bytes(data[16:18], "big")
    header = magic + struct.pack(">5I", 0, 0, len(data) // page, sector, page)
    name = str(naming).encode()
    last = struct.pack(">I", 2**30 // page + 1) + name + struct.pack(">2I", len(name), sum(name)) + magic
    path.with_name(f"{path.name}-journal").write_bytes(header.ljust(sector, b"\0") + last)


def test_pages_that_are_counted_again_and_again_are_damage(folder: Path) -> None:
    path = folder.parent / FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'terms'").fetchall()
    repeat_page(path, root, times=200)
    assert told(folder)[0] == 2
    assert (folder.parent / DAMAGED).exists()


def repeat_page(path: Path, root: int, times: int) -> None:
    """Let the root of a table lead to its former content many times
    (https://www.sqlite.org/fileformat.html, 1.6)."""
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    old, begin = len(data) // size + 1, (root - 1) * size
    data += data[begin : begin + size]
    page, cell = bytearray(size), struct.pack(">IB", old, 1)
    page[:12] = struct.pack(">B2x2HxI", 5, times, size - times * len(cell), old)
    for number in range(times):
        at = size - (number + 1) * len(cell)
        page[at : at + len(cell)] = cell
        page[12 + 2 * number : 14 + 2 * number] = struct.pack(">H", at)
    data[begin : begin + size] = page
    data[28:32], data[92:96] = struct.pack(">I", old), data[24:28]
    path.write_bytes(data)


@pytest.mark.parametrize("aside", [DAMAGED, NEWER])
def test_a_copy_that_was_set_aside_before_is_kept(folder: Path, aside: str) -> None:
    for _ in range(2):
        if aside == DAMAGED:
            overwritten(folder.parent / FILE)
        else:
            query(folder.parent / FILE, f"PRAGMA user_version = {VERSION + 1}")
        assert told(folder)[0] == 2
    stem, ending = aside.rsplit(".", 1)
    assert {path.name for path in folder.parent.iterdir()} >= {aside, f"{stem}_2.{ending}"}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
@pytest.mark.parametrize("ending", ["", "-journal", "-wal", "-shm", "-reading"])
@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: os.symlink(path.with_name("precious"), path)])
def test_nothing_but_ordinary_files_is_opened(folder: Path, ending: str, make: Callable[[Path], None]) -> None:
    precious = folder.parent / "precious"
    precious.write_bytes(b"")
    path = folder.parent / f"{FILE}{ending}"
    path.unlink(missing_ok=True)
    make(path)
    before = path.lstat()
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    assert (len(index.matches()), str(index.trouble)) == (2, f"{path}: {without(NOT_ORDINARY)}")
    index.close()
    assert (path.lstat().st_ino, precious.read_bytes()) == (before.st_ino, b"")


# ------------------------------------------------------------------ in memory
def test_a_folder_of_that_name_is_left_alone(folder: Path) -> None:
    (folder.parent / FILE).unlink()
    (folder.parent / FILE).mkdir()
    count, trouble = told(folder)
    assert (count, (folder.parent / FILE).is_dir()) == (2, True)
    assert trouble == without(NOT_ORDINARY)


def without(reason: str) -> str:
    return (
        f"the match database cannot be used ({reason}), so the match files are read for this window only;"
        " make sure that its folder can be written to, or delete the database"
    )


def test_the_window_does_without_a_locked_database(folder: Path) -> None:
    with closing(sqlite3.connect(folder.parent / FILE, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("UPDATE matches SET noted = NULL")
        assert told(folder) == (2, without("another program has locked it"))
        other.execute("ROLLBACK")
    assert told(folder) == (2, None)


def test_the_window_does_without_a_database_that_is_never_free(
    game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.match.library.database._PATIENCE", 0)
    closed(game, folder, 4, changed=2000, seed=3)
    with closing(sqlite3.connect(folder.parent / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert told(folder) == (3, without("another program has locked it"))


def test_the_window_does_without_a_database_on_a_full_disk(game: Game, folder: Path) -> None:
    index = MatchIndex(folder, fiftyfirst().only)
    index.database.rows(tuple[int], "PRAGMA max_page_count = 1")
    for seed in range(30):
        closed(game, folder, 1, changed=2000 + seed, seed=seed)
    index.refresh()
    assert len(index.read_all().matches()) == 32
    assert index.trouble
    assert index.trouble.message == without("No space left on device")


@pytest.mark.skipif(os.name == "nt", reason="a folder cannot be write-protected there")
def test_the_window_does_without_a_write_protected_database(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def protected(name: Path | str, **_: object) -> sqlite3.Connection:
        if name == ":memory:":
            return connect(name, isolation_level=None)
        return connect(f"file:{name}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(sqlite3, "connect", protected)
    (folder.parent / FILE).unlink()
    assert told(folder) == (2, without("it is write-protected"))


# ------------------------------------------------------------------ deleted, shared, closed
def test_a_database_deleted_under_an_open_window_is_rebuilt(folder: Path) -> None:
    index = MatchIndex(folder, fiftyfirst().only)
    for path in folder.parent.glob(f"{FILE}*"):
        path.unlink()
    index.refresh()
    assert len(index.read_all().matches()) == 2
    assert (folder.parent / FILE).exists()
    assert index.trouble is None


def test_each_window_sees_what_the_other_adds(game: Game, folder: Path) -> None:
    one, other = MatchIndex(folder, fiftyfirst().only), MatchIndex(folder, fiftyfirst().only)
    other.go_on()
    path = closed(game, folder, 7, changed=3000, seed=5)
    one.look_at(path)
    assert other.go_on(), "there is news"
    assert other.known(path) == one.known(path)
    assert FoundMatches(other, Wanted())[1].path == path
    path.unlink()
    other.look_at(path)
    assert one.go_on()
    assert one.known(path) is None
    assert len(FoundMatches(one, Wanted())) == 2


def test_readers_do_not_wait_for_writers(folder: Path) -> None:
    reader = MatchIndex(folder, fiftyfirst().only)
    with closing(sqlite3.connect(folder.parent / FILE, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM matches")
        assert len(reader.matches()) == 2
        assert not reader.database.write(lambda _: None), "it is refused, and tried again later"
        writer.execute("ROLLBACK")
    assert reader.database.write(lambda _: None)
    assert reader.trouble is None


def test_a_change_is_made_as_a_whole_or_not_at_all(folder: Path) -> None:
    database = Database(folder, fiftyfirst().only)

    def half(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM matches")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        database.write(half)
    assert database.number("SELECT count(*) FROM matches") == 2


def test_a_closed_database_is_reopened_by_a_query(folder: Path) -> None:
    index = MatchIndex(folder, fiftyfirst().only)
    index.close()
    assert not list(folder.parent.glob(f"{FILE}-*")), "nothing is left beside it"
    assert len(index.matches()) == 2
