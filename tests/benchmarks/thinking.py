"""Robots that think in the window, at 1920 x 1080: what the frames in which they do cost, and what a decision costs.

Two robots of each level play a whole game with motion, each level in a process of its own. Times are those of the
process alone; B is one opaque full-window blit. A turn counts if a robot thought in it: as a frame if something was
drawn, else as idle, when a full garbage collection may be made. Of a decision its thoughts count, in all its turns.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Generator, Iterator
from statistics import mean, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from game.fiftyfirst.bots.levels import LEVELS
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.messages import AnyCommand
from game.kernel.seats import SeatSetup
from game.ui.rehearsal.driver import FRAME
from game.ui.settings import Settings
from game.ui.window.idle import collected_when_idle
from tests.benchmarks.first_frames import ROOT, SIZE
from tests.benchmarks.first_frames import WANTED as FRAME_WANTED
from tests.benchmarks.frames import blit_seconds
from tests.benchmarks.row import Row

SEED = 51
MOST_FRAMES = 100_000
MEAN_WANTED = {"expert": 60, "master": 250}
LONGEST_WANTED = {"expert": 1000, "master": 4000}
"""Level -> milliseconds of a decision."""


class Thought(NamedTuple):
    """Seconds of each frame and of each idle turn in which a robot thought, and of each of its decisions."""

    frames: list[float]
    idle: list[float]
    decisions: list[float]


class _Clock:
    """Times what robots think in a match."""

    def __init__(self, match: Match) -> None:
        self.decisions: list[float] = []
        self.steps = 0
        self._thoughts = match.bot_thoughts
        match.bot_thoughts = self._timed  # type: ignore[method-assign]

    def _timed(self) -> Generator[None, None, AnyCommand]:
        thoughts, spent = self._thoughts(), 0.0
        while True:
            begun = process_time()
            try:
                next(thoughts)
            except StopIteration as end:
                self.steps += 1
                self.decisions.append(spent + process_time() - begun)
                choice: AnyCommand = end.value
                return choice
            self.steps += 1
            spent += process_time() - begun
            yield


def play(level: str) -> Thought:
    """A whole game of two robots of this level."""
    window = rehearse("title", SIZE, settings=Settings(speed="fast"), clock=perf_counter)
    seats = [SeatSetup("Ada", level), SeatSetup("Sam", level)]
    window.context.director.start_match(seats, chosen(("base",)), SEED)
    window.app.frame((), FRAME)  # opens the scene
    match = window.context.playing
    clock, frames, idle = _Clock(match), list[float](), list[float]()
    for _ in range(MOST_FRAMES):
        if match.status.is_over:
            return Thought(frames, idle, clock.decisions)
        steps, begun = clock.steps, process_time()
        drawn = window.app.frame((), FRAME)
        if clock.steps > steps:
            (frames if drawn else idle).append(process_time() - begun)
        window.context.director.bots.hurry()
    raise AssertionError(f"the game is not over after {MOST_FRAMES} frames")


def measure() -> Iterator[Row]:
    """Frames, idle turns and decisions of each level."""
    blit = blit_seconds(rehearse("title", SIZE).surface)
    yield Row(f"one blit of {SIZE[0]} x {SIZE[1]} (B)", f"{blit * 1000:.2f} ms")
    for level in LEVELS:
        frames, idle, decisions = _told(level)
        yield Row(f"{level}: {len(frames)} frames of thinking, mean", _ms(mean(frames)), mean(frames) / blit)
        yield Row("  99th percentile", _ms(tail := quantiles(frames, n=100)[98]), tail / blit)
        yield Row("  longest", _ms(max(frames)), max(frames) / blit, most=FRAME_WANTED)
        if idle:
            yield Row(f"  {len(idle)} idle turns, mean", _ms(mean(idle)), mean(idle) / blit)
            yield Row("  longest, with a full garbage collection", _ms(max(idle)), max(idle) / blit)
        often, worst = mean(decisions) * 1000, max(decisions) * 1000
        yield Row(f"  {len(decisions)} decisions, mean, in ms", f"{often:.1f} ms", often, most=MEAN_WANTED.get(level))
        yield Row("  longest, in ms", f"{worst:.1f} ms", worst, most=LONGEST_WANTED.get(level))


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def _told(level: str) -> Thought:
    command = [sys.executable, "-m", "tests.benchmarks.thinking", level]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()[-1]
    return Thought(*json.loads(told))


if __name__ == "__main__":
    with collected_when_idle():
        print(json.dumps(play(sys.argv[1])))
