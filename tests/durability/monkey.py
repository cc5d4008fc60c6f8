"""A monkey at the window: random events, several in a frame, through all of the program, and checks of what must hold.

    python -m tests.durability.monkey --events 1000000 --seed 7

A run is made of pieces, each in a folder of files of its own: what a piece sends depends on its number and the seed
alone. ``--piece 12`` repeats that one, ``--trace`` shows its last frames.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import sys
import tempfile
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pygame

from game.fiftyfirst.rules import NAME
from game.ui.rehearsal.driver import FRAME
from game.ui.window.app import App
from tests.durability.monkey_checks import MOST_MEMORY, faults, has_way_out, memory, scenes
from tests.durability.monkey_hands import Hands
from tests.durability.monkey_places import LENGTH, STARTS_OF, Piece, hostile_files, open_piece, piece_of, resize

_AT_ONCE = 6
"""In one frame there are so many events at most."""

_CHECKED, _LEFT, _RESIZED = 60, 0.002, 0.004
"""Everything is checked after so many frames; the share of frames after which all is left, and the window resized."""

SLOW = 0.25
"""Seconds: frames that take longer are told."""

_HANGS = 600
"""Seconds after which a piece hangs, and the process ends with what it was doing."""

_STEPS = (16,) * 12 + (0, 1, 100, 500, 1000, 5000)
"""Milliseconds that a frame may last for the scenes."""

_TRACED = 12


class Slow(NamedTuple):
    """A frame that took long."""

    seconds: float
    scenes: str
    events: str


class Told(NamedTuple):
    """What came of a piece: ``wrong`` is what did not hold, None if all did."""

    piece: Piece
    events: int
    frames: int
    seconds: float
    memory: int
    seen: Counter[str]
    slow: Sequence[Slow]
    wrong: str | None
    trace: Sequence[str]

    def __str__(self) -> str:
        piece, (wide, tall) = self.piece, self.piece.size
        how = f"{piece.start}, {piece.what}, {piece.language}, {wide}x{tall}"
        pace = f"{self.events / max(self.seconds, 0.001):.0f}/s, {self.memory} MB"
        return f"piece {piece.number}: {how}: {self.events} events, {self.frames} frames, {pace}, {len(self.slow)} slow"


class Monkey:
    """Sits at the window of one piece."""

    def __init__(self, piece: Piece, data: Path) -> None:
        self.seen: Counter[str] = Counter()
        self.slow: list[Slow] = []
        self.trace: deque[str] = deque(maxlen=_TRACED)
        self.events = self.frames = 0
        self._reported: list[str] = []
        self._random = piece.random
        self.app = App(open_piece(piece, data), report=self._report)
        self.app.context.stack.top.changed = True  # type: ignore[union-attr]
        self.app.frame((), FRAME)
        self._hands = Hands(self.app, self._random, hostile_files(data / "dropped"))

    def _report(self, error: Exception) -> Path | None:
        """The window has left a scene that failed: that ends nothing, and yet must not be."""
        self._reported.append("".join(traceback.format_exception(error)))
        return None

    def sit(self, events: int) -> str | None:
        """Send so many events; what did not hold, None if all did."""
        try:
            while self.events < events:
                self._send()
                wrong = self._wrong()
                if wrong:
                    return wrong
        except Exception:
            return traceback.format_exc()
        return None

    def leave(self) -> None:
        """Give the match on the table back to its file."""
        if self.app.context.match is not None:
            self.app.context.match.close()

    def _send(self) -> None:
        """One frame with what the hands do in it, or with another size of the window."""
        context = self.app.context
        if self._random.random() < _RESIZED:
            resize(self._random)
        events, dt = self._hands.events(_AT_ONCE), self._random.choice(_STEPS)
        where = scenes(context)
        self.trace.append(f"{where}: {dt} ms: {_told(events)}")
        self.seen[type(context.stack.top).__name__] += len(events)
        begun = monotonic()
        self.app.frame(events, dt)
        lasted = monotonic() - begun
        if lasted > SLOW:
            self.slow.append(Slow(lasted, where, _told(events)))
        self.events, self.frames = self.events + len(events), self.frames + 1
        context.quitting = False

    def _wrong(self) -> str | None:
        if self._reported:
            return self._reported[0]
        if self._random.random() < _LEFT:
            where = scenes(self.app.context)
            if not has_way_out(self.app):
                return f"no way out of {where}: {scenes(self.app.context)} is left open"
        if self.frames % _CHECKED:
            return None
        return next(faults(self.app), None)


def _told(events: Sequence[pygame.Event]) -> str:
    """Events as they can be read: their kind and what matters of them."""
    return " ".join(f"{pygame.event.event_name(event.type)}({', '.join(_facts(event))})" for event in events)


def _facts(event: pygame.Event) -> Iterator[str]:
    for name in ("pos", "button", "key", "mod", "text", "file", "y"):
        if name in event.dict:
            yield repr(event.dict[name])[:40]


# ---------------------------------------------------------------------- a run
def run_piece(piece: Piece, most: int | None = None, before: int | None = None) -> Told:
    """One piece from its beginning, or its first ``most`` events; it ends early where something does not hold.

    ``before`` is how many MB the process held before the first piece; by default before this one.
    """
    begun, before = monotonic(), memory() if before is None else before
    with tempfile.TemporaryDirectory(prefix="monkey-") as folder:
        monkey = Monkey(piece, Path(folder))
        try:
            wrong = monkey.sit(piece.length if most is None else min(most, piece.length))
        finally:
            monkey.leave()
    seconds = monotonic() - begun
    gc.collect()
    held = memory()
    if wrong is None and held - before > MOST_MEMORY:
        wrong = f"the process holds {held - before} MB more than before, and may hold {MOST_MEMORY}"
    return Told(
        piece, monkey.events, monkey.frames, seconds, held, monkey.seen, monkey.slow, wrong, tuple(monkey.trace)
    )


def run_pieces(
    events: int, seed: int, begin: Callable[[Piece], object] = lambda _: None, length: int = LENGTH, game: str = NAME
) -> Iterator[Told]:
    """Pieces of a ``length`` until there were so many ``events``; ``begin`` is told of each before."""
    sent, number, before = 0, 0, memory()
    while sent < events:
        piece = piece_of(number, seed, length, game)
        begin(piece)
        told = run_piece(piece, events - sent, before)
        yield told
        sent, number = sent + told.events, number + 1


def repeat(piece: Piece) -> str:
    """How to see a piece once more."""
    command = f"python -m tests.durability.monkey --game {piece.game} --seed {piece.seed}"
    return f"{command} --length {piece.length} --piece {piece.number} --trace"


def main() -> int:
    """Send as many events as are asked for; returns 1 if anything did not hold."""
    parser = argparse.ArgumentParser(description="send random events to the window")
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=tuple(STARTS_OF), default=NAME, help="the one that pieces begin with")
    parser.add_argument("--length", type=int, default=LENGTH, help="events of a piece")
    parser.add_argument("--piece", type=int, default=None, help="only this one")
    parser.add_argument("--trace", action="store_true", help="show the last frames before what did not hold")
    arguments = parser.parse_args()
    faulthandler.enable()
    if arguments.piece is not None:
        return _tell([run_piece(_piece(arguments))], arguments.trace)
    pieces = run_pieces(arguments.events, arguments.seed, _watch, arguments.length, arguments.game)
    return _tell(pieces, arguments.trace)


def _piece(arguments: argparse.Namespace) -> Piece:
    return piece_of(arguments.piece, arguments.seed, arguments.length, arguments.game)


def _watch(piece: Piece) -> None:
    """Should the process die or hang in this piece, it can be seen where."""
    faulthandler.dump_traceback_later(_HANGS, exit=True)
    print(f"piece {piece.number} ...", end="\r", flush=True)


def _tell(pieces: Iterator[Told] | Sequence[Told], trace: bool) -> int:
    """A line for each piece, with what was slow and wrong in it, and the sum of all."""
    begun, events, wrong, slow, seen = monotonic(), 0, 0, 0, Counter[str]()
    for told in pieces:
        print(told, flush=True)
        for frame in told.slow:
            print(f"  {frame.seconds:.2f} s: {frame.scenes}: {frame.events}")
        if told.wrong:
            print(*(told.trace if trace else ()), told.wrong, f"again: {repeat(told.piece)}", sep="\n", flush=True)
        events, wrong, slow = events + told.events, wrong + bool(told.wrong), slow + len(told.slow)
        seen += told.seen
    lasted = monotonic() - begun
    print(", ".join(f"{name} {count}" for name, count in seen.most_common()))
    print(f"{events} events in {lasted:.0f} s, {slow} slow frames, {wrong} pieces in which something did not hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sys.exit(main())
