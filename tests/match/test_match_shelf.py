"""Beside the match files: notes of the player, the bin, exports."""

from __future__ import annotations

import errno
import os
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.library import bin
from game.match.library.exchange import export_match, import_match
from game.match.library.index import MatchIndex
from game.match.library.notes import FILE, SET_ASIDE, Note, Notes
from tests.match.conftest import play

TODAY = date(2026, 5, 1)


@pytest.fixture
def match(game: Game, tmp_path: Path) -> Path:
    """The file of a match with a name in Cyrillic."""
    played = deal_match(game, [SeatSetup("Юлия Ö"), SeatSetup("Ben")], 1, tmp_path / "my matches")
    play(played, 12)
    played.close()
    assert played.path
    return played.path


# ------------------------------------------------------------------ notes
def test_a_note_belongs_to_the_name_of_the_file(tmp_path: Path) -> None:
    Notes(tmp_path).put(Path("anywhere/матч.jsonl"), Note("Большая игра", True))
    assert Notes(tmp_path).of(Path("матч.jsonl")) == Note("Большая игра", True)
    assert Notes(tmp_path).of(Path("other.jsonl")) == Note()


def test_two_windows_keep_the_notes_of_each_other(tmp_path: Path) -> None:
    one, other = Notes(tmp_path), Notes(tmp_path)
    one.put(Path("a.jsonl"), Note("A"))
    other.put(Path("b.jsonl"), Note("B"))
    assert [Notes(tmp_path).of(Path(name)).title for name in ("a.jsonl", "b.jsonl")] == ["A", "B"]


@pytest.mark.parametrize(
    "written", [b"", b"[", b"{}", b'{"matches":{"a":{"title":3}}}', b'{"matches":{},"x":1}', b"\xff"]
)
def test_damaged_notes_are_reported_and_set_aside_for_new_ones(tmp_path: Path, written: bytes) -> None:
    (tmp_path / FILE).write_bytes(written)
    notes = Notes(tmp_path)
    assert notes.is_unknown
    assert (tmp_path / FILE).read_bytes() == written, "reading changes nothing"
    notes.put(Path("a.jsonl"), Note(favourite=True))
    assert (tmp_path / SET_ASIDE).read_bytes() == written
    assert Notes(tmp_path).of(Path("a.jsonl")).favourite


def test_each_damaged_file_of_notes_is_kept(tmp_path: Path) -> None:
    for written in (b"one", b"two"):
        (tmp_path / FILE).write_bytes(written)
        Notes(tmp_path).put(Path("a.jsonl"), Note("A"))
    assert {path.read_bytes() for path in tmp_path.iterdir()} >= {b"one", b"two"}


def test_notes_that_cannot_be_read_now_are_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    Notes(tmp_path).put(Path("a.jsonl"), Note("A"))
    before = (tmp_path / FILE).read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("game.match.library.notes.read_text_file", fail)
        notes = Notes(tmp_path)
        assert notes.is_unknown
        with pytest.raises(OSError, match="Input/output"):
            notes.put(Path("b.jsonl"), Note("B"))
        assert notes.of(Path("b.jsonl")) == Note("B"), "it lasts until the program ends"
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [(FILE, before)]
    notes.put(Path("c.jsonl"), Note("C"))
    assert Notes(tmp_path).all.keys() >= {"a.jsonl", "c.jsonl"}


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_file_name_that_is_no_text_can_have_a_note(tmp_path: Path) -> None:
    name = Path(os.fsdecode(b"match\xff.jsonl"))
    Notes(tmp_path).put(name, Note("A"))
    assert Notes(tmp_path).of(name).title == "A"


# ------------------------------------------------------------------ the bin
def test_a_deleted_match_is_not_listed_and_can_be_restored(match: Path) -> None:
    before = match.read_bytes()
    deleted = bin.delete(match, TODAY)
    assert MatchIndex(match.parent, fiftyfirst().only).waiting == 0
    assert bin.restore(deleted) == match
    assert match.read_bytes() == before


def test_restoring_overwrites_nothing(match: Path) -> None:
    deleted = bin.delete(match, TODAY)
    match.write_text("another one", "utf-8")
    back = bin.restore(deleted)
    assert back.name == f"{match.stem}_2.jsonl"
    assert match.read_text("utf-8") == "another one"


def test_two_files_of_one_name_can_be_deleted_on_one_day(match: Path) -> None:
    first = bin.delete(match, TODAY)
    match.write_text("another one", "utf-8")
    second = bin.delete(match, TODAY)
    assert first != second
    assert first.exists()
    assert second.exists()


def test_the_bin_is_emptied_after_thirty_days(match: Path) -> None:
    deleted = bin.delete(match, TODAY)
    for day in (TODAY - timedelta(400), TODAY, TODAY + timedelta(30)):
        bin.empty(match.parent, day)
        assert deleted.exists()
    empty_late(match.parent, TODAY + timedelta(31))
    assert not deleted.exists()


def empty_late(matches: Path, day: date = date(2100, 1, 1)) -> None:
    """Empty the bin as often as it takes."""
    for waited in range(4):
        bin.empty(matches, day + timedelta(waited))


def test_a_clock_that_stands_ahead_for_some_days_does_not_empty_the_bin(match: Path) -> None:
    deleted = bin.delete(match, TODAY)
    due = TODAY + timedelta(31)
    for day in (due, due + timedelta(2), TODAY, date(2100, 1, 1), TODAY + timedelta(1), due, due + timedelta(2)):
        bin.empty(match.parent, day)
        assert deleted.exists()
    bin.empty(match.parent, due + timedelta(3))
    assert not deleted.exists()


def test_other_files_that_end_as_matches_stay_in_the_bin(match: Path) -> None:
    day = bin.delete(match, TODAY).parent
    others = [day / f"{number}.jsonl" for number in range(4)]
    for other, text in zip(others, ("my thesis\n", '["format", 1]\n', '{"format": "x"}\n', ""), strict=True):
        other.write_text(text, "utf-8")
    empty_late(match.parent)
    assert sorted(day.iterdir()) == others


def test_only_folders_of_days_are_emptied(match: Path) -> None:
    other = match.parent / bin.FOLDER / "mine"
    other.mkdir(parents=True)
    empty_late(match.parent)
    assert other.exists()
    bin.empty(match.parent / "nowhere", TODAY)


def test_only_what_was_put_there_is_deleted(match: Path) -> None:
    old = bin.delete(match, TODAY).parent
    (old / "notes.txt").write_text("mine")
    (old / "folder.jsonl").mkdir()
    for name in ("20200101", "2020-W05", "2020-W05-1"):
        (old.parent / name).mkdir()
        (old.parent / name / "photo.jsonl").write_text("mine")
    empty_late(match.parent)
    assert sorted(path.name for path in old.iterdir()) == ["folder.jsonl", "notes.txt"]
    assert len(list(old.parent.glob("*/photo.jsonl"))) == 3


@pytest.mark.parametrize("linked", [bin.FOLDER, f"{bin.FOLDER}/2020-01-01"])
def test_the_bin_is_not_emptied_through_a_link(match: Path, linked: str) -> None:
    photos = match.parent.parent / "photos"
    for folder in (photos, photos / "2020-01-01"):
        folder.mkdir()
        (folder / "photo.jsonl").write_text("mine")
    link = match.parent / linked
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(photos)
    empty_late(match.parent)
    assert len(list(photos.rglob("photo.jsonl"))) == 2


@pytest.mark.parametrize("linked", [bin.FOLDER, f"{bin.FOLDER}/{TODAY.isoformat()}"])
def test_a_match_is_not_deleted_into_a_foreign_folder(match: Path, linked: str) -> None:
    link = match.parent / linked
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(match.parent.parent)
    with pytest.raises(Unreadable, match="expected a folder for deleted matches"):
        bin.delete(match, TODAY)
    assert match.exists()


def test_a_match_that_is_being_played_is_not_deleted(match: Path, catalog: Catalog) -> None:
    playing = Match.load(match, fiftyfirst(catalog).only)
    with pytest.raises(Unreadable, match="another window"):
        bin.delete(match, TODAY)
    playing.close()
    assert match.exists()


def test_a_missing_file_cannot_be_deleted_or_restored(match: Path) -> None:
    deleted = bin.delete(match, TODAY)
    with pytest.raises(Unreadable, match="cannot be moved"):
        bin.delete(match, TODAY)
    deleted.unlink()
    with pytest.raises(Unreadable, match="cannot be moved"):
        bin.restore(deleted)


# ------------------------------------------------------------------ exports
def test_both_exported_forms_can_be_imported(match: Path, tmp_path: Path, catalog: Catalog) -> None:
    folder = tmp_path / "exports"
    copy, record = export_match(match, folder, fiftyfirst(catalog).only)
    assert (copy.name, record.name) == (match.name, f"{match.stem}.txt")
    assert copy.read_bytes() == match.read_bytes()
    for number, form in enumerate((copy, record)):
        assert import_match(form, tmp_path / f"friend {number}", fiftyfirst(catalog).only).outcome == "verified"


def test_an_export_is_written_once_and_overwrites_nothing(match: Path, tmp_path: Path, catalog: Catalog) -> None:
    folder = tmp_path / "exports"
    first = export_match(match, folder, fiftyfirst(catalog).only)
    assert export_match(match, folder, fiftyfirst(catalog).only) == first
    first[1].write_text("mine", "utf-8")
    again = export_match(match, folder, fiftyfirst(catalog).only)
    assert again == (first[0], folder / f"{match.stem}_2.txt")
    assert first[1].read_text("utf-8") == "mine"


def test_the_intact_part_of_a_damaged_match_is_exported(match: Path, tmp_path: Path, catalog: Catalog) -> None:
    whole = match.read_bytes()
    match.write_bytes(whole + b"torn")
    assert export_match(match, tmp_path / "exports", fiftyfirst(catalog).only)[0].read_bytes() == whole


def test_an_export_that_cannot_be_written_is_reported(match: Path, tmp_path: Path, catalog: Catalog) -> None:
    (tmp_path / "exports").write_text("", "utf-8")
    with pytest.raises(Unreadable, match="cannot be written"):
        export_match(match, tmp_path / "exports", fiftyfirst(catalog).only)
