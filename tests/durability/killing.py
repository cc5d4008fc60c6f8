"""Kills the game at random moments of automatic play, and compares what was shown with what is on disk; every second
time it kills a process that keeps a library (`tests.durability.librarian`).

The suite does it 50 times, and 100 times with `--full`; for longer:

    python -m tests.durability.killing --times 1000 --seed 1
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import IO, Any, NamedTuple

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.options import Options
from game.kernel.message import decoder
from game.kernel.refusal import Unreadable
from game.match.library.index import MatchIndex
from game.match.library.summary import summary
from game.paths import cards_folder, matches_folder
from game.play.checking import first_difference
from game.play.files.line import Line
from game.play.files.record import read_record
from game.ui.settings import Settings, write_settings
from tests.conftest import ROOT
from tests.durability.librarian import kill_librarians
from tests.match.golden_matches import SETS, Wanted, make

MOST_FRAMES = 8
"""Frames with a match on the table that a process shows at most before its last moment begins."""
LAST_MOMENT = 0.1
"""Seconds that it lives at most after them."""
FROM_THE_START = 0.1
"""How many processes are killed while they start, before they show a match."""
STARTING = 0.3
"""Seconds that those live at most."""


class Standing(NamedTuple):
    """Where a match is at a moment: its step, and the hash of its position."""

    step: int
    position: str


class Shown(NamedTuple):
    """A frame: which match was on the table, and where it stood."""

    file: str
    standing: Standing


class Life(NamedTuple):
    """What a process has shown until it was killed; ``failed`` if it ended by itself."""

    shown: tuple[Shown, ...]
    failed: str | None


class Tally(NamedTuple):
    """What was seen of so many lives: frames with a match, files, torn entries, decisions, and all that was wrong."""

    lives: int
    frames: int
    files: int
    torn: int
    decisions: int
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.lives} times killed, {self.frames} frames of {self.files} matches with {self.decisions} decisions, "
            f"{self.torn} torn entries, {len(self.wrong)} faults"
        )


def kill_often(times: int, seed: int, folder: Path) -> Tally:
    """Let a person play in ``folder``, kill the process ``times`` times, and look at the files after each.

    The first match is in its third round: much can be done then.
    """
    random, catalog = Random(seed), load_catalog(cards_folder())
    matches_folder(folder).mkdir()
    make(catalog, matches_folder(folder), Wanted("begun", SETS[0], tuple(catalog.factions)[:3], seed, Options()))
    found = _Findings(folder, catalog)
    with _nursery() as nursery:
        for number in range(times):
            write_settings(folder, Settings(speed="fastest" if number % 4 == 3 else "off", muted=True))
            found.look_at(_lived(nursery, f"{seed + number} {folder}", random))
    found.play_on()
    return found.tally(times)


# ---------------------------------------------------------------------- processes
@contextmanager
def _nursery() -> Iterator[subprocess.Popen[str]]:
    """The process that forks the players."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.durability.person"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()


def _lived(nursery: subprocess.Popen[str], order: str, random: Random) -> Life:
    """Have a player born, and kill it at a random moment."""
    assert nursery.stdin
    assert nursery.stdout
    nursery.stdin.write(order + "\n")
    nursery.stdin.flush()
    lines = _lines(nursery.stdout)
    pid = int(next(line.removeprefix("player ") for line in lines if line.startswith("player ")))
    starts = random.random() < FROM_THE_START
    before = [] if starts else _until_shown(lines, random.randint(1, MOST_FRAMES))
    sleep(random.uniform(0, STARTING if starts else LAST_MOMENT))
    with suppress(ProcessLookupError):  # it has ended by itself, and told why
        os.kill(pid, signal.SIGKILL)
    told = [*before, *lines]
    failed = next((line for line in told if line.startswith(("failed", "closed"))), None)
    return Life(tuple(shown for line in told if (shown := _shown(line))), failed)


def _lines(stream: IO[str]) -> Iterator[str]:
    """What is told until the process has ended."""
    for line in stream:
        if line.startswith("ended"):
            return
        yield line.rstrip("\n")


def _until_shown(lines: Iterator[str], frames: int) -> list[str]:
    """Wait for so many frames with a match on the table."""
    told = []
    for line in lines:
        told.append(line)
        frames -= _shown(line) is not None
        if not frames:
            break
    return told


def _shown(line: str) -> Shown | None:
    """What a line tells of a frame that was about to be shown."""
    match line.split():
        case ["before", file, step, position]:
            return Shown(file, Standing(int(step), position))
    return None


# ---------------------------------------------------------------------- what is on disk
class _Findings:
    """Compares lives with files. ``_seen`` is how far a file has been shown already: never less."""

    def __init__(self, folder: Path, catalog: Catalog) -> None:
        self._folder = matches_folder(folder)
        self._data = folder
        self._catalog = catalog
        self._seen: Counter[str] = Counter()
        self._frames = self._torn = 0
        self._wrong: list[str] = []

    def look_at(self, life: Life) -> None:
        """What was shown in a life is on disk, in the same order; every file can be read to its last whole entry."""
        if life.failed:
            self._wrong.append(life.failed)
        self._frames += len(life.shown)
        for file in dict.fromkeys(shown.file for shown in life.shown):
            self._compare(file, [shown.standing for shown in life.shown if shown.file == file])
        self._look_at_list()

    def _look_at_list(self) -> None:
        """The list shows what the files tell, whatever the process was doing when it died."""
        index = MatchIndex(self._folder, fiftyfirst().only).read_all()
        self._wrong += [str(error) for error in (*index.skipped(), *filter(None, [index.trouble]))]
        self._wrong += [
            f"{match.path} is listed otherwise"
            for match in index.matches()
            if match != summary(match.path, fiftyfirst().only)
        ]
        if len(index.matches()) != len(list(self._folder.glob("*.jsonl"))):
            self._wrong.append("a match is not listed")
        index.close()

    def _compare(self, file: str, shown: list[Standing]) -> None:
        path = self._folder / file
        try:
            record = read_record(path, fiftyfirst(self._catalog).only)
        except Unreadable as error:
            self._wrong.append(str(error))
            return
        if record.damage:
            self._torn += 1
            if record.damage.reason != "torn":
                self._wrong.append(f"{file}: {record.damage}")
        on_disk = standings(path.read_bytes()[: record.good])
        for standing in shown:
            try:
                self._seen[file] = on_disk.index(standing, self._seen[file])
            except ValueError:
                self._wrong.append(f"{file}: {standing} was shown, and is not on disk after line {self._seen[file]}")
                return
        self._seen[file] = max(self._seen[file], len(on_disk) - 1)  # the next life begins here

    def play_on(self) -> None:
        """Every match is decided as recorded, and goes on."""
        for path in sorted(self._folder.glob("*.jsonl")):
            match = Match.load(path, fiftyfirst(self._catalog).only, play_bots=False)
            if difference := first_difference(fiftyfirst(), match.game, match.journal):
                self._wrong.append(f"{path.name}: {difference}")
            if match.state.to_move:
                match.submit(match.legal()[0])
            match.close()
            again = Match.load(path, fiftyfirst(self._catalog).only, play_bots=False)
            if again.damage or again.state != match.state:
                self._wrong.append(f"{path.name} did not go on: {again.damage}")
            again.close()

    def tally(self, lives: int) -> Tally:
        files = sorted(self._folder.glob("*.jsonl"))
        decisions = sum(read_record(path, fiftyfirst().only).journal.head for path in files)
        return Tally(lives, self._frames, len(files), self._torn, decisions, tuple(self._wrong))


def standings(data: bytes) -> list[Standing]:
    """Where a match stood after each line of its file, the header apart."""
    found: list[Standing] = []
    positions: list[str] = []
    for text in data.splitlines()[1:]:
        line = _LINE.decode(text)
        if line.n is None:
            moved = (line.undo_to, line.redo_to, found[-1].step)  # who plays a seat moves nothing
            step = next(step for step in moved if step is not None)
        else:
            step = line.n
            positions[step:] = [line.hash]
        found.append(Standing(step, positions[step]))
    return found


_LINE = decoder(Line[Any, Any])


def main() -> int:
    """Kill as often as is asked for; returns 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description="kill the game at random moments")
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    begun = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_often(arguments.times - arguments.times // 2, arguments.seed, Path(folder))
    wrong = kill_librarians(arguments.times // 2, arguments.seed, load_catalog(cards_folder()))
    print(*tally.wrong, *wrong, f"{tally} in {monotonic() - begun:.0f} s", sep="\n")
    print(f"{arguments.times // 2} librarians killed, {len(wrong)} faults")
    return 1 if tally.wrong or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
