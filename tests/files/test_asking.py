"""What lies under a name is asked through one helper, which takes every error for a no."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import files
from tests.conftest import ROOT

QUESTIONS: tuple[Callable[[Path], bool], ...] = (
    files.is_folder,
    files.is_file,
    files.is_there,
    files.is_own_folder,
    files.is_own_file,
)


def answers(path: Path) -> str:
    """The first letter of each question that is answered with yes: folder, file, there, own folder, own file."""
    return "".join(letter for letter, ask in zip("dftDF", QUESTIONS, strict=True) if ask(path))


def test_each_question_is_answered(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for name, target in {"link": "file", "to_folder": ".", "nowhere": "gone", "loop": "loop"}.items():
        os.symlink(target, tmp_path / name)
    expected = {"": "dtD", "file": "ftF", "link": "ft", "to_folder": "dt", "nowhere": "t", "loop": "t", "gone": ""}
    assert {name: answers(tmp_path / name) for name in expected} == expected


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_a_pipe_is_there_and_nothing_else(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert answers(tmp_path / "pipe") == "t"


@pytest.mark.parametrize("name", ["x" * 300, "folder/" * 3000 + "x", "file/within", "null\0character"])
def test_what_the_system_does_not_answer_is_a_no(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert answers(tmp_path / name) == ""


def test_a_folder_without_permission_is_a_no(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "stat", refused)
    assert answers(tmp_path) == ""


# ---------------------------------------------------------------------- nothing beside it
_BARE = {"is_dir", "is_file", "exists", "isdir", "isfile", "lexists"}


def bare(source: str) -> Iterator[str]:
    """Every question in a module that goes round the helper. An entry of `os.scandir` knows what it is."""
    for node in ast.walk(ast.parse(source)):
        asked = node.func if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
        if asked and asked.attr in _BARE and getattr(asked.value, "id", "") not in ("entry", "svg"):
            yield f"{asked.lineno}: {asked.attr}"


def test_nothing_else_asks() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): list(bare(path.read_text("utf-8"))) for path in (ROOT / "game").rglob("*.py")
    }
    assert {place: calls for place, calls in found.items() if calls} == {}


@pytest.mark.parametrize("line", ["path.is_dir()", "(a / b).exists()", "os.path.isfile(x)", "os.path.lexists(x)"])
def test_a_bare_question_is_found(line: str) -> None:
    assert list(bare(line))
