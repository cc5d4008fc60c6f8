"""The gate for files from elsewhere: nothing but ordinary files of a limited size, and nothing is read beside it."""

from __future__ import annotations

import ast
import errno
import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.files import MEGABYTE, open_file, read_file, read_text_file, read_yaml_file
from game.kernel.refusal import Unreadable
from game.match.lessons.progress import FILE as PROGRESS
from game.match.lessons.progress import Progress, read_progress
from game.match.library.exchange import export_match, import_match
from game.match.library.notes import FILE as NOTES
from game.match.library.notes import Note, Notes
from game.match.library.summary import ends_of
from game.paths import matches_folder
from game.play.files.record import LARGEST, read_record
from game.play.match import watch_file
from game.play.scenarios.scenario import read_position_file
from game.ui.settings import FILE as SETTINGS
from game.ui.settings import SET_ASIDE, Settings, Trouble, read_settings, write_settings
from game.ui.window.crashed import FILE as CRASHED
from game.ui.window.crashed import take_note
from tests.conftest import ROOT
from tests.match.golden_matches import FOLDER

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
BOM = b"\xef\xbb\xbf"
MATCH = next(FOLDER.glob(f"rules_{RULES}*/base_2_players.jsonl")).read_bytes()


# ---------------------------------------------------------------------- what is opened
def test_an_ordinary_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for data in (b"", b"\0\xff\n", os.urandom(3 * MEGABYTE)):
        path.write_bytes(data)
        assert read_file(path, 3 * MEGABYTE) == data


def test_a_file_may_hold_as_much_as_is_said_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 5000)
    assert len(read_file(path, 5000)) == 5000
    with pytest.raises(Unreadable, match="expected a file of at most 4 kB"):
        read_file(path, 4999)
    path.write_bytes(b"\n" * 10)
    assert len(read_file(path, 5000, most_lines=10)) == 10
    with pytest.raises(Unreadable, match="expected a file of at most 9 lines"):
        read_file(path, 5000, most_lines=9)


def test_a_file_that_grows_while_it_is_read_is_read_no_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    given, read = list[bytes](), os.read

    def growing(descriptor: int, most: int) -> bytes:
        path.write_bytes(b"x" * 1000)
        given.append(read(descriptor, most))
        return given[-1]

    monkeypatch.setattr(os, "read", growing)
    with pytest.raises(Unreadable, match="expected a file of at most 0 kB"):
        read_file(path, 20)
    assert sum(map(len, given)) == 21


@pytest.mark.skipif(os.name == "nt", reason="Windows lets few users make links")
def test_a_file_is_read_through_a_link_but_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"precious")
    link = tmp_path / "link"
    link.symlink_to("file")
    assert read_file(link, 100) == b"precious"
    with pytest.raises(OSError, match="it is a link"):
        open_file(link, os.O_RDWR)
    if hasattr(os, "O_NOFOLLOW"):
        monkeypatch.setattr(Path, "is_symlink", lambda _: False)  # it takes the place of a file only now
        with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
            open_file(link, os.O_RDWR)


@needs_pipes
@pytest.mark.parametrize("mode", [os.O_RDONLY, os.O_RDWR])
def test_what_is_no_ordinary_file_is_not_opened(tmp_path: Path, mode: int) -> None:
    os.mkfifo(tmp_path / "pipe")
    os.symlink("pipe", tmp_path / "link")
    paths = [tmp_path / "pipe", tmp_path / "link", Path("/dev/zero"), Path("/dev/tty")]
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        for path in [*paths, tmp_path / "socket"]:
            with pytest.raises((Unreadable, FileNotFoundError)) as refused:
                open_file(path, mode)
            assert path.name == "tty" or str(refused.value).startswith(f"{path}: expected an ordinary file")


def test_a_folder_and_a_link_that_leads_in_a_circle_are_refused_by_the_system(tmp_path: Path) -> None:
    os.symlink("two", tmp_path / "one")
    os.symlink("one", tmp_path / "two")
    for path in (tmp_path, tmp_path / "one", tmp_path / "none"):
        with pytest.raises(OSError, match=r"Is a directory|symbolic links|No such file"):
            read_file(path, 10)


def test_the_mark_before_a_text_is_no_part_of_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(BOM + b"text" + BOM)
    assert read_text_file(path, 100) == b"text" + BOM


# ---------------------------------------------------------------------- whoever reads
Reading = Callable[[Path, Catalog], object]

READ_MATCHES: dict[str, Reading] = {
    "read": lambda path, catalog: read_record(path, fiftyfirst(catalog).only),
    "watch": lambda path, catalog: watch_file(path, fiftyfirst(catalog).only),
    "load": lambda path, catalog: Match.load(path, fiftyfirst(catalog).only),
    "import": lambda path, catalog: import_match(path, path.parent / "matches", fiftyfirst(catalog).only),
    "export": lambda path, catalog: export_match(path, path.parent / "exports", fiftyfirst(catalog).only),
    "position": lambda path, catalog: read_position_file(path, fiftyfirst(catalog).only),
    "cards": lambda path, _: read_yaml_file(path),
}


@needs_pipes
@pytest.mark.parametrize("name", READ_MATCHES)
def test_nobody_waits_for_a_pipe_or_reads_a_device_or_a_huge_file(name: str, tmp_path: Path, catalog: Catalog) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    os.symlink("/dev/zero", tmp_path / "zero.jsonl")
    (tmp_path / "huge.jsonl").write_bytes(MATCH)
    os.truncate(tmp_path / "huge.jsonl", LARGEST * 20)
    for file, sentence in {"pipe": "an ordinary file", "zero": "an ordinary file", "huge": "a file of at most"}.items():
        path = tmp_path / f"{file}.jsonl"
        with pytest.raises(Unreadable) as refused:
            READ_MATCHES[name](path, catalog)
        assert str(refused.value).startswith(f"{path}: expected {sentence}")
        assert ends_of(path, fiftyfirst().only) is None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["huge.jsonl", "pipe.jsonl", "zero.jsonl"]


@pytest.mark.parametrize("name", ["read", "import"])
def test_a_file_of_empty_lines_is_refused(name: str, tmp_path: Path, catalog: Catalog) -> None:
    path = tmp_path / "lines.jsonl"
    path.write_bytes(MATCH + b"\n" * 1_000_000)
    with pytest.raises(Unreadable, match="expected a file of at most 300000 lines"):
        READ_MATCHES[name](path, catalog)


@needs_pipes
def test_a_pipe_among_the_matches_keeps_nobody_from_importing(tmp_path: Path, catalog: Catalog) -> None:
    folder = matches_folder(tmp_path)
    folder.mkdir()
    os.mkfifo(folder / "pipe.jsonl")
    (tmp_path / "sent.jsonl").write_bytes(MATCH)
    assert import_match(tmp_path / "sent.jsonl", folder, fiftyfirst(catalog).only).outcome == "verified"


@needs_pipes
def test_a_pipe_in_the_place_of_any_file_of_the_data_folder_is_none(tmp_path: Path) -> None:
    for name in (PROGRESS, NOTES, CRASHED, SETTINGS):
        os.mkfifo(tmp_path / name)
    troubles = list[Trouble]()
    assert read_settings(tmp_path, troubles.append) == Settings()
    assert [(trouble.kind, trouble.reason) for trouble in troubles] == [
        ("unread", "expected an ordinary file, not a device, a pipe or the like")
    ]
    assert (read_progress(tmp_path), take_note(tmp_path), Notes(tmp_path).is_unknown) == (Progress(), None, True)
    write_settings(tmp_path, Settings(muted=True))
    assert read_settings(tmp_path, troubles.append).muted
    assert (tmp_path / SET_ASIDE).is_fifo()


def test_a_mark_before_any_text_is_no_mistake(tmp_path: Path, catalog: Catalog) -> None:
    for name, data in {
        PROGRESS: b'{"done": ["one"]}',
        NOTES: b'{"matches": {"a.jsonl": {"title": "Mine"}}}',
        CRASHED: b'{"report": "there"}',
        SETTINGS: b'{"muted": true}',
        "position.yaml": (ROOT / "tests/positions/table.yaml").read_bytes(),
        "match.jsonl": MATCH,
    }.items():
        (tmp_path / name).write_bytes(BOM + data)
    assert read_progress(tmp_path) == Progress(("one",))
    assert Notes(tmp_path).of(Path("a.jsonl")) == Note("Mine")
    assert take_note(tmp_path) == "there"
    assert read_settings(tmp_path, lambda trouble: pytest.fail(str(trouble))).muted
    read_position_file(tmp_path / "position.yaml", fiftyfirst(catalog).only)
    assert ends_of(tmp_path / "match.jsonl", fiftyfirst().only)


def test_a_match_with_a_mark_is_imported_and_goes_on(tmp_path: Path, catalog: Catalog) -> None:
    lines = MATCH.splitlines(keepends=True)
    path = tmp_path / "match.jsonl"
    path.write_bytes(BOM + b"".join(lines[:20]) + b'{"torn')
    imported = import_match(path, tmp_path / "matches", fiftyfirst(catalog).only)
    assert read_record(imported.path, fiftyfirst(catalog).only).damage is None
    match = Match.load(path, fiftyfirst(catalog).only, play_bots=False)
    match.submit(match.legal()[0])
    match.close()
    found = read_record(path, fiftyfirst(catalog).only)
    assert (found.damage, found.journal.head, found.journal.state) == (None, match.journal.head, match.state)
    assert path.read_bytes().startswith(BOM)


# ---------------------------------------------------------------------- nothing beside it
OWN = {
    "game/files.py": "the gate itself, and what it makes",
    "game/ui/art/lettering.py": "assets",
    "game/ui/art/svg.py": "assets",
    "game/fiftyfirst/art/pictures.py": "assets",
    "game/wording/messages.py": "languages",
    "game/start.py": "the null device",
    "game/play/external/child.py": "what the system tells of processes",
    "game/match/library/index.py": "the lock that it makes",
}
"""Modules that open files which are the program's own."""
_OPENS = {"open", "fdopen", "read_bytes", "read_text", "mmap"}
_MODULES = {"io", "os", "path", "file", "tarfile", "zipfile", "gzip", "codecs", "mmap"}


def opened_beside(source: str) -> Iterator[str]:
    """Every call in a module that opens a file: `open(...)`, `x.read_bytes()`, `path.open(...)` with a mode."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        is_method = isinstance(node.func, ast.Attribute)
        owner = getattr(getattr(node.func, "value", None), "id", "")
        first = node.args[0] if node.args else None
        has_mode = isinstance(first, ast.Constant) and first.value in ("r", "rb", "rt", "r+", "r+b")
        if name in _OPENS and (name != "open" or not is_method or owner in _MODULES or has_mode):
            yield f"{node.lineno}: {name}"


@pytest.mark.slow
def test_nothing_else_opens_files_for_reading() -> None:
    """`os.fdopen` of what the gate has opened is no way round it."""
    found = {}
    for path in sorted((ROOT / "game").rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        calls = [call for call in opened_beside(path.read_text("utf-8")) if not call.endswith(": fdopen")]
        if calls and place not in OWN:
            found[place] = calls
    assert found == {}


@pytest.mark.parametrize(
    "line", ["open(x)", "x.read_bytes()", "Path(x).read_text('utf-8')", "path.open('rb')", "os.open(x, 0)"]
)
def test_a_way_round_the_gate_is_found(line: str) -> None:
    assert list(opened_beside(line))
