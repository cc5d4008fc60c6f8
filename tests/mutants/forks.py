"""One frame, drawn in every shape with one change after the other.

    python -m tests.mutants.forks FRAME OUT <MUTANTS

reads changes as JSON, a line each, and writes to OUT which shapes see each of them, or null if it hangs. First the
frame is drawn without a change, so that its pictures and texts are kept. Each change is made in a fork of that process,
in which the changed module and all that import it are loaded anew: a tenth of what a process of its own would cost.

    python -m tests.mutants.forks --reached OUT N

notes what every frame reaches in one of N shapes.
"""

from __future__ import annotations

import ast
import importlib
import json
import os
import select
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from inspect import Signature, signature
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

import msgspec
import pygame

from tests.conftest import ROOT
from tests.mutants.drawing import Mutant, mutated

GALLERY = "tests.mutants.gallery"
KEPT = 40
"""So many times as much is kept of pictures and texts as in a window."""

BLANK = (
    ("game.ui.art.svg", "convert"),
    ("game.ui.art.shapes", "hollow"),
    ("game.ui.art.table_top", "table_top"),
    ("game.ui.art.backdrop", "backdrop"),
    ("game.ui.art.scenery", "picture"),
    ("game.fiftyfirst.art.pictures", "location_picture"),
)
"""Modules, each before those that use it, and their drawings that leave no mark in a frame."""

REACHED = "--reached"
FAILED = "error"
"""Stands in the place of shapes if the change ends the program."""

LIMIT = 60
"""Seconds after which a change is given up; they are counted one by one, as all may be stopped for a while."""

UNCHANGED = ("tests.ui.phase_person._played",)
"""What takes long, and does not depend on the layout: taken from the modules that were loaded before."""


# ---------------------------------------------------------------------- before the program is loaded
def keep_more() -> None:
    """Cards and messages are read once; drawings are blank, and kept for all shapes."""
    from fluent.syntax import FluentParser

    import game.fiftyfirst.wording.wording as words
    from game.fiftyfirst.cards import catalog

    read, parse = lru_cache(catalog.load_catalog), lru_cache(None)(FluentParser().parse)
    _put(catalog, load_catalog=lambda folder, *_, **__: read(folder))
    _put(FluentParser, parse=lambda _, source: parse(source))
    _put(words, Wording=lru_cache(words.Wording))

    from game.ui.art import cache

    plain = cache.lasting
    _put(cache, lasting=lambda limit: plain(limit * KEPT), forget_all=lambda: None, drop_since=lambda _: None)
    cache._shelf.room *= KEPT
    _put(pygame.image, load_sized_svg=lambda _, size: pygame.Surface(size, pygame.SRCALPHA))
    for module, *names in BLANK:
        loaded = importlib.import_module(module)
        _put(loaded, **{name: partial(_blank, signature(getattr(loaded, name))) for name in names})


def _put(owner: Any, **values: Any) -> None:
    """Put something else in the place of what a module or class has."""
    for name, value in values.items():
        setattr(owner, name, value)


def _blank(called: Signature, *args: Any, **kwargs: Any) -> pygame.Surface:
    """A surface as large as the drawing would be."""
    given = called.bind(*args, **kwargs).arguments
    return given["surface"] if "surface" in given else _surface(given["size"])


@lru_cache(1000)
def _surface(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


# ---------------------------------------------------------------------- a change
class _Loader(SourceFileLoader):
    """Loads a module from a text that is not that of its file."""

    def __init__(self, name: str, path: str, text: bytes) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, _: str) -> CodeType:
        return compile(self._text, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, name: str, path: str, text: bytes) -> None:
        self._name, self._path, self._text = name, path, text

    def find_spec(self, fullname: str, _: Sequence[str] | None, __: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._path, loader=_Loader(fullname, self._path, self._text))


def apply(mutant: Mutant, users: dict[str, set[str]]) -> None:
    """Load the changed module and all that import it anew."""
    path = ROOT / mutant.path
    changed = ".".join(Path(mutant.path).with_suffix("").parts)
    kept = [(name, _value(name)) for name in UNCHANGED]
    for name in closure(changed, users):
        module = sys.modules.pop(name, None)
        package, _, word = name.rpartition(".")
        if module is not None and package in sys.modules:
            vars(sys.modules[package]).pop(word, None)
    sys.meta_path.insert(0, _Finder(changed, str(path), mutated(path.read_bytes(), mutant)))
    importlib.import_module(GALLERY)
    for name, value in kept:
        package, _, word = name.rpartition(".")
        setattr(importlib.import_module(package), word, value)


def _value(name: str) -> Any:
    module, _, word = name.rpartition(".")
    return getattr(importlib.import_module(module), word)


def closure(changed: str, users: dict[str, set[str]]) -> set[str]:
    """A module, and all that import it or one of those; what stands above the changed packages is among them."""
    found, pending = {changed}, [changed]
    while pending:
        new = users[pending.pop()] - found
        found |= new
        pending += new
    return found | {GALLERY}


def users_of_modules() -> dict[str, set[str]]:
    """Module -> the loaded modules that import it, also within functions."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name.split(".")[0] in ("game", "tests") and file:
            for imported in _imported(ast.parse(Path(file).read_bytes())):
                found[imported].add(name)
    return found


def _imported(tree: ast.AST) -> Iterator[str]:
    """Modules, and names in them, which may be modules, that are imported when the program runs."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        yield from _imported(node)


# ---------------------------------------------------------------------- forks
def in_fork(work: Callable[[], list[str]]) -> list[str] | None:
    """The texts that come of it in a fork of this process; None if that does not end in time."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            text = json.dumps(work())
        except BaseException as error:  # a changed program may fail in any way
            text = json.dumps([FAILED, repr(error)])
        with open(writing, "w") as out:
            out.write(text)
        os._exit(0)
    os.close(writing)
    parts: list[bytes] = []
    with open(reading, "rb", 0) as source:
        for _ in range(LIMIT):
            while select.select([source], [], [], 1)[0]:
                part = source.read(1 << 16)
                if not part:
                    os.waitpid(child, 0)
                    found: list[str] = json.loads(b"".join(parts) or b'["error"]')
                    return found
                parts.append(part)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def loaded_gallery() -> Any:
    """The gallery, with drawings that are blank and kept."""
    keep_more()
    gallery = importlib.import_module(GALLERY)
    gallery.marks_alone()
    return gallery


def reached_by_frames(out: str, every: str) -> None:
    """Frame -> the numbers of what it reaches in one of ``every`` so many shapes, in a copy of the program that notes
    them (`tests.mutants.reach`)."""
    from game import noting  # type: ignore[attr-defined]

    noting.watch()
    gallery, found = loaded_gallery(), {}
    for frame in gallery.FRAMES:
        noting.reached_now.clear()
        list(gallery.faults(frame, gallery.SHAPES[:: int(every)]))
        found[frame] = sorted(noting.reached_now)
    Path(out).write_text(json.dumps(found), "utf-8")


def draw_changed(frame: str, out: str) -> None:
    """Draw a frame with each of the changes that are read."""
    gallery = loaded_gallery()
    base = {gallery.told(shape): gallery.kinds(wrong) for shape, wrong in gallery.faults(frame)}
    users = users_of_modules()
    with open(out, "w", encoding="utf-8") as file:
        for line in sys.stdin.buffer:
            mutant = msgspec.json.decode(line, type=Mutant)
            seen = in_fork(partial(seeing, frame, mutant, users, base))
            file.write(json.dumps(seen) + "\n")
            file.flush()


def seeing(frame: str, mutant: Mutant, users: dict[str, set[str]], base: dict[str, set[str]]) -> list[str]:
    """The shapes in which the frame has a kind of fault with the change that it has not without. Most changes are seen
    by none: only if one of a few sees it, one of each size, with a text scale by chance, all others are tried."""
    apply(mutant, users)
    gallery: Any = sys.modules[GALLERY]
    gallery.marks_alone()
    random = Random(str(mutant))
    few = [(size, random.choice(gallery.TEXT_SCALES)) for size in gallery.ALL_SIZES]
    for shapes in (few, gallery.SHAPES):
        faults = {gallery.told(shape): gallery.kinds(wrong) for shape, wrong in gallery.faults(frame, shapes)}
        seen = [shape for shape, kinds in faults.items() if kinds - base[shape]]
        if not seen:
            break
    return seen


if __name__ == "__main__":
    if sys.argv[1] == REACHED:
        reached_by_frames(*sys.argv[2:])
    else:
        draw_changed(*sys.argv[1:])
