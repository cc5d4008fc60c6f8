"""Writing is whole or not at all, and never goes through a link or over what somebody else has put there."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.files import make_file, move_file, write_chosen, write_whole
from game.kernel.refusal import Unreadable


def linked(path: Path) -> Path:
    """Put a link in the place of ``path``; the file that it leads to."""
    target = path.parent / "precious"
    target.write_bytes(b"precious")
    os.symlink(target, path)
    return target


@pytest.mark.parametrize("write", [write_whole, make_file, move_file])
def test_nothing_is_written_through_a_link(tmp_path: Path, write: Callable[..., object]) -> None:
    path, source = tmp_path / "file.txt", tmp_path / "source"
    target = linked(path)
    source.write_bytes(b"new")
    write(*((source, path) if write is move_file else (path, b"new")))
    assert target.read_bytes() == b"precious"


@pytest.mark.parametrize("write", [make_file, move_file])
def test_a_name_that_is_taken_is_numbered(tmp_path: Path, write: Callable[..., Path]) -> None:
    (tmp_path / "a.damaged").mkdir()
    os.symlink("nowhere", tmp_path / "a_2.damaged")
    source = tmp_path / "source"
    for number in (3, 4):
        source.write_bytes(b"x" * number)
        made = write(
            *((tmp_path / "a.damaged", b"x" * number) if write is make_file else (source, tmp_path / "a.damaged"))
        )
        assert (made.name, made.read_bytes()) == (f"a_{number}.damaged", b"x" * number)


@pytest.mark.parametrize("write", [write_whole, make_file])
def test_a_link_in_the_place_of_the_unfinished_file_is_not_followed(
    tmp_path: Path, write: Callable[[Path, bytes], object]
) -> None:
    name = f"file.txt.{os.getpid()}.new"
    target = linked(tmp_path / (name if write is write_whole else f".{name}"))
    write(tmp_path / "file.txt", b"new")
    assert (target.read_bytes(), (tmp_path / "file.txt").read_bytes()) == (b"precious", b"new")
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("name", ["n" * 249 + ".jsonl", "Ж" * 124 + ".jsonl", "龍" * 85, "a." + "b" * 253], ids=len)
def test_a_long_name_is_written_and_cut_where_there_is_no_room_for_its_number(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    write_whole(path, b"1")
    write_chosen(path, b"1", force=True)
    made = [make_file(path, b"%d" % number) for number in (2, 3)]
    suffix = ".jsonl" if name.endswith(".jsonl") else ""
    assert [(file.read_bytes(), file.name.endswith(f"_{end}{suffix}")) for end, file in enumerate(made, 2)] == [
        (b"2", True), (b"3", True),
    ]  # fmt: skip
    assert {file.name for file in tmp_path.iterdir()} == {name, *(file.name for file in made)}
    assert move_file(made[0], path).read_bytes() == b"2"


# ---------------------------------------------------------------------- files that a user has named
def test_a_chosen_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    write_chosen(path, b"one", force=False)
    with pytest.raises(Unreadable, match="this file exists: choose another name, or add --force"):
        write_chosen(path, b"two", force=False)
    assert path.read_bytes() == b"one"
    write_chosen(path, b"two", force=True)
    assert [file.name for file in tmp_path.iterdir()] == ["file.txt"]
    assert path.read_bytes() == b"two"


def pipe(path: Path) -> None:
    os.mkfifo(path)


def broken(path: Path) -> None:
    os.symlink("nowhere", path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize("make", [linked, broken, pipe, Path.mkdir])
def test_a_chosen_link_folder_or_pipe_is_refused(tmp_path: Path, make: Callable[[Path], object], force: bool) -> None:
    path = tmp_path / "file.txt"
    make(path)
    with pytest.raises(Unreadable, match="expected the name of a new file"):
        write_chosen(path, b"new", force)
    assert b"new" not in [file.read_bytes() for file in tmp_path.iterdir() if file.is_file()]


@pytest.mark.parametrize("name", ["x" * 300, "file/within"])
def test_what_cannot_be_written_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Unreadable, match="cannot be written: "):
        write_chosen(tmp_path / name, b"new", force=False)
