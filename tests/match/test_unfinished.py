"""The match to continue is the one that was on the table last, decided in or not."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from time import time_ns

import pytest

from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.match.library import bin, notes, unfinished
from game.match.library.exchange import import_match
from game.match.library.index import MatchIndex
from game.match.library.notes import FILE, Note, Notes
from game.match.library.unfinished import UnfinishedSearch, note_on_table
from tests.match.conftest import HUMANS, play
from tests.match.test_index import closed
from tests.match.test_saving import needs_links

TODAY = date(2026, 5, 1)
YEAR = 365 * 86_400 * 10**9

KINDS = fiftyfirst().only


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def files(game: Game, folder: Path) -> list[Path]:
    """Three unfinished matches, the one decided in last first."""
    return [closed(game, folder, 4, changed=3000 - number, seed=number) for number in range(3)]


def found(folder: Path) -> Path | None:
    match = UnfinishedSearch(folder, lambda error: pytest.fail(str(error)), KINDS).to_end()
    return match.path if match else None


def leave(game: Game, path: Path, decisions: int = 0) -> Match:
    """Put a saved match on the table, and leave it after some decisions."""
    match = Match.load(path, fiftyfirst(game.catalog).only)
    note_on_table(path.parent, match)
    play(match, decisions)
    match.close()
    note_on_table(path.parent, match)
    return match


@pytest.mark.parametrize("is_read", [False, True], ids=["unread", "read"])
def test_the_match_that_was_on_the_table_last_is_found_first_and_changes_in_nothing(
    is_read: bool, game: Game, files: list[Path], folder: Path
) -> None:
    if is_read:
        MatchIndex(folder, fiftyfirst().only).read_all()
    before = [(path.read_bytes(), path.stat().st_mtime_ns) for path in files]
    assert found(folder) == files[0]
    leave(game, files[2])
    assert found(folder) == files[2]
    leave(game, files[1])
    assert found(folder) == files[1]
    assert [(path.read_bytes(), path.stat().st_mtime_ns) for path in files] == before
    assert [match.path for match in MatchIndex(folder, fiftyfirst().only).read_all().matches()] == files, (
        "the list keeps its order"
    )


@pytest.mark.parametrize("is_read", [False, True], ids=["unread", "read"])
def test_when_one_is_deleted_or_finished_the_one_left_before_it_is_found(
    is_read: bool, game: Game, files: list[Path], folder: Path
) -> None:
    for path in (files[1], files[2], files[0]):
        leave(game, path)
    deleted = bin.delete(files[0], TODAY)
    if is_read:
        MatchIndex(folder, fiftyfirst().only).read_all()
    assert found(folder) == files[2]
    bin.restore(deleted)
    assert found(folder) == files[0], "the restored one was on the table last"
    for path in (files[0], files[2]):
        assert leave(game, path, decisions=1000).state.is_over
    assert found(folder) == files[1]


@pytest.mark.parametrize("is_played", [False, True], ids=["never played", "played"])
@pytest.mark.parametrize("is_read", [False, True], ids=["unread", "read"])
def test_an_imported_match_is_found_after_all_others(
    is_played: bool, is_read: bool, game: Game, files: list[Path], folder: Path, tmp_path: Path
) -> None:
    if is_played:
        leave(game, files[0])
    sent = [closed(game, tmp_path / "friend", 4, changed=5000, seed=seed) for seed in (7, 8)]
    imported = [import_match(path, folder, fiftyfirst(game.catalog).only).path for path in sent]
    for number, path in enumerate(imported):
        os.utime(path, (6000 + number, 6000 + number))
    if is_read:
        MatchIndex(folder, fiftyfirst().only).read_all()
    for path in (*files, imported[1], imported[0]):
        assert found(folder) == path
        path.rename(path.with_suffix(".away"))
    for path in (*files, *imported):
        path.with_suffix(".away").rename(path)
    leave(game, imported[0])
    assert found(folder) == imported[0], "now it was on the table"


def test_a_match_that_is_imported_again_is_the_one_that_is_there(game: Game, files: list[Path], folder: Path) -> None:
    copy = folder.parent / "copy.jsonl"
    copy.write_bytes(files[0].read_bytes())
    assert import_match(copy, folder, fiftyfirst(game.catalog).only).was_there
    assert found(folder) == files[0]


def test_files_that_come_or_change_otherwise_do_not_take_the_place_of_what_was_on_the_table(
    game: Game, files: list[Path], folder: Path
) -> None:
    leave(game, files[2])
    leave(game, files[1])
    copied = folder / "z.jsonl"
    copied.write_bytes(files[0].read_bytes())
    os.utime(files[2])
    os.utime(copied, ns=(time_ns() + YEAR, time_ns() + YEAR))
    assert found(folder) == files[1]
    MatchIndex(folder, fiftyfirst().only).read_all()
    assert found(folder) == files[1]


def test_what_is_left_later_counts_more_than_what_was_begun_or_taken_up_later(
    game: Game, files: list[Path], folder: Path
) -> None:
    first = Match.load(files[2], fiftyfirst(game.catalog).only)
    note_on_table(folder, first)
    leave(game, files[1], decisions=1)
    assert found(folder) == files[1]
    first.close()
    note_on_table(folder, first)
    assert found(folder) == files[2]
    new = deal_match(game, HUMANS, 9, folder)
    note_on_table(folder, new)
    assert found(folder) == new.path, "also while it is still on the table"
    new.close()


def test_the_order_depends_on_no_clock(
    game: Game, files: list[Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(game, files[1], decisions=1)
    os.utime(files[1], ns=(time_ns() + YEAR, time_ns() + YEAR))
    leave(game, files[2], decisions=1)
    os.utime(files[2], (1000, 1000))
    assert found(folder) == files[2]
    monkeypatch.setattr(unfinished, "time_ns", lambda: 0)
    assert found(folder) == files[2]


@needs_links
def test_a_match_that_goes_on_in_a_new_file_is_found_there(game: Game, files: list[Path], folder: Path) -> None:
    leave(game, files[1])
    linked = folder / "linked.jsonl"
    linked.symlink_to(folder.parent / "original.jsonl")
    files[2].rename(folder.parent / "original.jsonl")
    killed = Match.load(linked, fiftyfirst(game.catalog).only)
    note_on_table(folder, killed)
    assert found(folder) == linked, "nothing was written yet"
    killed.close()
    there = leave(game, linked, decisions=1).path
    assert there
    assert found(folder) == there != linked
    there.unlink()
    assert found(folder) == files[1], "the file that it was in is no match of its own"


def test_if_it_is_gone_or_unreadable_the_next_best_is_found(game: Game, files: list[Path], folder: Path) -> None:
    leave(game, files[2])
    moved = files[2].rename(folder.parent / files[2].name)
    assert found(folder) == files[0]
    moved.rename(files[2])
    assert found(folder) == files[2]
    files[2].write_text("{", "utf-8")
    os.utime(files[2], (1000, 1000))
    told: list[str] = []
    search = UnfinishedSearch(folder, lambda error: told.append(error.file or ""), KINDS)
    match = search.to_end()
    assert match is not None
    assert match.path == files[0]
    assert told == [str(files[2])], "it is told once"


@pytest.mark.parametrize("decisions", [0, 1], ids=["as the database knows it", "decided in since"])
def test_before_a_large_folder_is_listed_it_is_found_all_the_same(
    decisions: int, game: Game, files: list[Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported = import_match(
        closed(game, folder.parent / "friend", 4, 5000, seed=7), folder, fiftyfirst(game.catalog).only
    ).path
    MatchIndex(folder, fiftyfirst().only).read_all()
    monkeypatch.setattr("game.match.library.index._AT_ONCE", 2)

    def found_first() -> Path | None:
        search = UnfinishedSearch(folder, lambda error: pytest.fail(str(error)), KINDS)
        first = search.found
        assert search.to_end() == first
        return first.path if first else None

    assert found_first() == files[0] != imported
    leave(game, files[2], decisions)
    assert found_first() == files[2]


def test_many_finished_matches_take_no_longer_than_one_step(
    files: list[Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unfinished, "is_finished", lambda path, _: path.name.startswith("over"))
    over = [folder / f"over{number}.jsonl" for number in range(60)]
    for path in over:
        path.write_bytes(files[0].read_bytes())
        os.utime(path, (1, 1))
        Notes(folder.parent).put_on_table(path)
    assert len(Notes(folder.parent).on_table) < 50
    search = UnfinishedSearch(folder, lambda error: pytest.fail(str(error)), KINDS)
    search.go_on()
    assert search.found is not None
    assert search.found.path == files[0]


def test_the_number_of_imported_matches_that_are_remembered_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "_MOST_IMPORTED", 2)
    for name in "abcc":
        Notes(tmp_path).take_in(Path(name))
    assert Notes(tmp_path).imported == ("c", "b")


def test_notes_of_an_older_program_count_beside_the_times_of_files(game: Game, files: list[Path], folder: Path) -> None:
    def wrote(at: int) -> None:
        taken_up = f'"taken_up": {{"name": "{files[2].name}", "at": {at}}}'
        (folder.parent / FILE).write_text(
            f'{{"matches": {{"a": {{"title": "A"}}}}, "version": 1, {taken_up}}}', "utf-8"
        )

    for at, expected in ((2000, files[0]), (4000, files[2])):
        wrote(at * 10**9)
        assert found(folder) == expected
    leave(game, files[1])
    assert found(folder) == files[1]
    files[1].unlink()
    assert found(folder) == files[2], "what it noted is kept"
    assert Notes(folder.parent).of(Path("a")).title == "A"
    wrote(time_ns() + YEAR)
    assert found(folder) == files[0], "the clock was wrong"


def test_notes_and_what_was_on_the_table_are_kept_beside_each_other(
    game: Game, files: list[Path], folder: Path
) -> None:
    Notes(folder.parent).put(files[0], Note("Mine", True))
    leave(game, files[2])
    Notes(folder.parent).take_in(files[1])
    Notes(folder.parent).put(files[1], Note("Yours"))
    kept = Notes(folder.parent)
    assert (kept.of(files[0]).title, kept.of(files[1]).title) == ("Mine", "Yours")
    assert (kept.on_table, kept.imported) == ((files[2].name,), (files[1].name,))


def test_nothing_is_noted_of_a_file_elsewhere_or_beside_damaged_notes(
    game: Game, files: list[Path], folder: Path
) -> None:
    note_on_table(folder, leave(game, closed(game, folder.parent / "other" / "matches", 1, 1000)))
    note_on_table(folder, deal_match(game, HUMANS, 1))
    assert not (folder.parent / FILE).exists()
    (folder.parent / FILE).write_text('{"matches": ', "utf-8")
    leave(game, files[2])
    import_match(closed(game, folder.parent / "friend", 4, 5000, seed=7), folder, fiftyfirst(game.catalog).only)
    assert (folder.parent / FILE).read_text("utf-8") == '{"matches": '


@pytest.mark.parametrize("name", ["../elsewhere.jsonl", "", ".", "..", "nothing.jsonl", "a\x00b"])
def test_a_name_that_is_no_match_of_the_folder_counts_for_nothing(
    name: str, game: Game, files: list[Path], folder: Path
) -> None:
    closed(game, folder, 1, 1000, seed=9).rename(folder.parent / "elsewhere.jsonl")
    leave(game, files[2])
    written = (folder.parent / FILE).read_text("utf-8")
    (folder.parent / FILE).write_text(written.replace(files[2].name, name.replace("\x00", "\\u0000")), "utf-8")
    assert found(folder) == files[0]
