"""Kills a process that keeps a library: it exports, names, deletes, restores and imports matches, and writes settings,
notes, progress and the index, over and over. Whenever it is killed, nothing is lost, and the next start clears up.

Part of `python -m tests.durability.killing`.
"""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep
from typing import NoReturn

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.files import clear_leftovers
from game.match.lessons.progress import Progress, read_progress, write_progress
from game.match.library import bin
from game.match.library.exchange import export_match, import_match
from game.match.library.index import MatchIndex
from game.match.library.notes import Note, Notes
from game.paths import exports_folder, matches_folder
from game.play.files.saving import SUFFIX
from game.ui.settings import LastSeat, Settings, Trouble, read_settings, write_settings
from tests.match.golden_matches import FOLDER

LONGEST = 0.25
"""Seconds that a librarian lives at most."""
FAILED = 4
"""Exit code of a librarian that has ended by itself."""
GOLDEN = sorted(FOLDER.glob("rules_2*/*.jsonl"))[:5]
SENT, KEPT = GOLDEN[0], GOLDEN[1:]
TITLE = "the first name"


def kill_librarians(times: int, seed: int, catalog: Catalog) -> list[str]:
    """Kill so many of them, each in a folder of its own, after any time; what was wrong afterwards."""
    random, wrong = Random(seed), list[str]()
    for number in range(seed, seed + times):
        with TemporaryDirectory(prefix="librarian-") as place:
            folder = Path(place)
            _furnish(folder)
            pid = os.fork()
            if not pid:
                _work(folder, catalog, Random(number))
            sleep(random.uniform(0.0005, LONGEST))
            os.kill(pid, signal.SIGKILL)
            _, status = os.waitpid(pid, 0)
            if os.WIFEXITED(status):
                wrong.append(f"librarian {number} has ended by itself: {os.WEXITSTATUS(status)}")
            wrong += (f"librarian {number}: {fault}" for fault in faults(folder))
    return wrong


def _furnish(folder: Path) -> None:
    """Matches, a note, and settings."""
    matches_folder(folder).mkdir()
    for path in KEPT:
        shutil.copy(path, matches_folder(folder) / path.name)
    MatchIndex(matches_folder(folder), fiftyfirst().only).read_all()
    Notes(folder).put(matches_folder(folder) / KEPT[0].name, Note(TITLE))
    write_settings(folder, Settings(text_scale=1.15))


def _work(folder: Path, catalog: Catalog, random: Random) -> NoReturn:
    """Do anything, until killed."""
    matches = matches_folder(folder)
    tasks: tuple[Callable[[Path], object], ...] = (
        lambda path: export_match(path, exports_folder(folder), fiftyfirst(catalog).only),
        lambda path: Notes(folder).put(path.with_name("other.jsonl"), Note("n" * random.randrange(1, 60))),
        lambda path: bin.restore(bin.delete(path, date(2026, 1, 1))),
        lambda _: write_settings(folder, Settings(seats=(LastSeat("x" * random.randrange(1, 90), "human"),))),
        lambda _: write_progress(folder, Progress(("draft",) * random.randrange(1, 9))),
        _index_anew,
        lambda _: import_match(SENT, matches, fiftyfirst(catalog).only).path.unlink(),
    )
    try:
        while True:
            random.choice(tasks)(random.choice([matches / path.name for path in KEPT]))
    except BaseException as error:
        os.write(2, f"{type(error).__name__}: {error}\n".encode())
    os._exit(FAILED)


def _index_anew(path: Path) -> None:
    """As if somebody had played on in a match."""
    os.utime(path)
    MatchIndex(path.parent, fiftyfirst().only).read_all()


def faults(folder: Path) -> Iterator[str]:
    """What is wrong in a folder whose librarian was killed, at the next start and after it."""
    matches, exports = matches_folder(folder), exports_folder(folder)
    clear_leftovers(folder, matches, exports)
    yield from (f"{path} was left over" for path in folder.rglob("*.new"))
    found = {path: path.read_bytes() for path in matches.rglob(f"*{SUFFIX}")}
    whole = {path.read_bytes() for path in GOLDEN}
    yield from (f"{path.name} is gone" for path in KEPT if path.read_bytes() not in found.values())
    yield from (f"{path} is torn" for path, data in found.items() if data not in whole)
    if exports.exists():
        yield from _torn_exports(exports, whole)
    troubles = list[Trouble]()
    read_settings(folder, troubles.append)
    yield from map(str, troubles)
    if Notes(folder).of(matches / KEPT[0].name).title != TITLE:
        yield "a name is gone"
    read_progress(folder)
    yield from map(str, MatchIndex(matches, fiftyfirst().only).read_all().skipped())


def _torn_exports(exports: Path, whole: set[bytes]) -> Iterator[str]:
    for path in exports.iterdir():
        data = path.read_bytes()
        if data not in whole if path.suffix == SUFFIX else not data.endswith(b"\n"):
            yield f"{path} is torn"
