"""What the program holds in memory after a whole game of four with every scene visited, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import NAME as FIFTYFIRST
from game.kernel.seats import SeatSetup
from game.metro2033 import rehearsal as metro
from game.metro2033.rules import NAME as METRO
from game.play.match import AnyMatch, watch_match
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.replay.scene import open_replay
from game.ui.settings import Settings
from tests.benchmarks.row import Row
from tests.metro2033.table.sitting import played_by_mouse
from tests.ui.mouse_player import give, go_on
from tests.ui.whole_game import MOST_DECISIONS, play_on

ROOT = Path(__file__).resolve().parent.parent.parent
HELD = 250
"""Megabytes that may be held in the end."""

MOST = {(1920, 1080): 380, (2560, 1440): 450}
"""Size of the window -> megabytes that may be held meanwhile."""
PLAYED = {FIFTYFIRST: "a game of four, every scene visited", METRO: "a game of Metro 2033 and its scenes"}
SEED = 51
NAMES = ("Alex", "Katharina", "Sam", "Robin")
ELSEWHERE = ("menu:quit", "menu:continue", "menu:play")
"""The entries of the title that do not lead to a scene which leads back."""
STATUS = Path("/proc/self/status")


def measure() -> Iterator[Row]:
    """What is held in the end, and what was held at most; nothing where the system does not tell."""
    if not STATUS.exists():
        return
    for (size, limit), (game, what) in product(MOST.items(), PLAYED.items()):
        command = [sys.executable, "-m", "tests.benchmarks.memory", *map(str, size), game]
        told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
        held, most = (int(kilobytes) / 1024 for kilobytes in told[-2:])
        after = f"memory after {what}, {size[0]} x {size[1]}"
        yield Row(after, f"{held:.0f} MB", held, most=HELD)
        yield Row("  at most, meanwhile", f"{most:.0f} MB", most, most=limit)


def visit_all(window: Rehearsal) -> None:
    """A game of people to the score, its replay, and all that can be opened from the title and the table."""
    visit_entries(window)
    window.context.director.start_match([SeatSetup(name) for name in NAMES], chosen(("base", "new_era")), SEED)
    window.settle()
    play_on(window, SEED, MOST_DECISIONS // 20, give, go_on)
    for key in ("f1", "tab", "f10"):
        window.key(key)
        window.settle()
        window.key("escape")
        window.settle()
    play_on(window, SEED, MOST_DECISIONS, give, go_on)
    match = window.context.playing
    assert match.state.is_over
    watch(window, match)
    window.context.director.leave_match()
    visit_entries(window)


def visit_metro(window: Rehearsal) -> None:
    """The same with Metro 2033: a person plays against three robots."""
    visit_entries(window)
    seats = [SeatSetup(name, "human" if name == NAMES[0] else "greedy") for name in NAMES]
    window.context.director.start_match(seats, {}, SEED)
    window.settle()
    assert played_by_mouse(window, Random(SEED)) == []
    watch(window, window.context.playing)
    window.context.director.leave_match()
    visit_entries(window)


def visit_entries(window: Rehearsal) -> None:
    """Open each entry of the title, and close it again."""
    for entry in [label for label in window.labels() if label.startswith("menu:") and label not in ELSEWHERE]:
        window.click(entry)
        window.settle()
        window.key("escape")
        window.settle()


def watch(window: Rehearsal, match: AnyMatch) -> None:
    """Go through the replay of a match."""
    open_replay(window.context, watch_match(match))
    window.settle()
    for _ in range(40):
        window.key("right")
    window.key("escape")
    window.settle()


def _status(name: str) -> str:
    """A line of what the system tells about this process, in kilobytes."""
    return next(line.split()[1] for line in STATUS.read_text().splitlines() if line.startswith(name))


if __name__ == "__main__":
    with TemporaryDirectory() as data:
        size = int(sys.argv[1]), int(sys.argv[2])
        still = Settings(speed="off")
        if sys.argv[3] == METRO:
            visit_metro(metro.rehearse("title", size, data=Path(data), settings=still, clock=perf_counter))
        else:
            visit_all(rehearse("title", size, data=Path(data), settings=still, clock=perf_counter))
    print(_status("VmRSS"), _status("VmHWM"))
