"""Going back and forth in a match of 300 decisions, beside folding the whole match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.match.match import Match, deal_match
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.paths import cards_folder
from tests.benchmarks.row import Row

DECISIONS = 300
WANTED = 0.1
"""Undo, redo or "go to step N" may take this part of the time of folding the whole match."""
TIMES = 50


def long_match() -> Match:
    """A match of 300 decisions of four players, in memory; its last decision can be taken back."""
    game = Game(load_catalog(cards_folder()))
    seats = [SeatSetup(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    for seed in range(1, 1000):
        match, random = deal_match(game, seats, seed), Random(seed)
        while match.journal.head < DECISIONS and not match.state.is_over:
            match.end_turn()
            match.submit(random.choice(match.legal()))
        if match.journal.head == DECISIONS and match.undo_possible:
            return match
    raise AssertionError("no game was long enough")


def milliseconds(action: Callable[[], object], undone_by: Callable[[], object] = lambda: None) -> float:
    """The median time of an action; what it did is undone outside the measured time."""
    times = []
    for _ in range(TIMES):
        begun = perf_counter()
        action()
        times.append((perf_counter() - begun) * 1000)
        undone_by()
    return median(times)


def measure() -> Iterator[Row]:
    """What each way to move costs."""
    match = long_match()
    journal = match.journal
    events = [event for entry in journal.line[1:] for event in entry.events]
    whole = milliseconds(lambda: fold(journal.state_after(0), events))
    yield Row(f"folding {DECISIONS} decisions, {len(events)} events", f"{whole:.2f} ms")
    moves = {
        "undo": milliseconds(match.undo, match.redo),
        "redo": redo(match),
        "go to step 0": milliseconds(lambda: journal.go_to(0), lambda: journal.go_to(DECISIONS)),
        "go to step 150": milliseconds(lambda: journal.go_to(150), lambda: journal.go_to(DECISIONS)),
    }
    for name, time in moves.items():
        yield Row(f"  {name}", f"{time:.4f} ms", time / whole, most=WANTED)


def redo(match: Match) -> float:
    match.undo()
    time = milliseconds(match.redo, match.undo)
    match.redo()
    return time
