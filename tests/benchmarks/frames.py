"""Frames of the fullest table as multiples of one opaque full-window blit (B), dummy driver.

Four States of twenty Locations lie on it, and twelve cards in hand. Of Metro 2033 it is that of six factions in the
third round: the hero is carried over the map, and walks along its tunnels.

Times are those of this process alone, so that other programs on the machine do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any

import pygame

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import ConstructLocation
from game.metro2033 import rehearsal as metro
from game.metro2033.rules.commands import MoveHero
from game.metro2033.table.spots import FigureOf
from game.ui.places import Label
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.settings import Settings
from tests.benchmarks.row import Row

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
POSITION = Path(__file__).parent.parent / "positions" / "table_full.yaml"
FRAMES, BUILDS = 240, 15
MOTIONS = Settings(speed="slow", end_of_turn="press")
LIMITED = ((1920, 1080), (2560, 1440))
"""The sizes for which ratios are wanted: a smaller blit says less about the rest of a frame."""
WANTED = {
    "drag frame, median": 10,
    "drag frame, p99": 30,
    "table built anew, median": 50,
    "moving frame, median": 10,
    "moving frame, p99": 30,
}


def measure() -> Iterator[Row]:
    """Frames at every size that is played at."""
    for size in SIZES:
        window = rehearse("table", size, position=POSITION, seat="A")
        window.settle()
        blit = blit_seconds(window.surface)
        cards = f"{_cards(window)} cards on the table"
        yield Row(f"one blit of {size[0]} x {size[1]} (B), {cards}", f"{blit * 1000:.2f} ms")
        hand = next(label for label in window.labels() if label.startswith("hand:"))
        moving = rehearse("table", size, position=POSITION, seat="A", settings=MOTIONS)
        yield from _rows(size, blit, _drag(window, hand), _built(window), _moving(moving, ConstructLocation))
        window = metro.rehearse("table", size)
        window.settle()
        yield Row("  Metro 2033, six factions", f"{size[0]} x {size[1]}")
        hero = FigureOf(window.context.playing.status.to_move or "A")
        moving = metro.rehearse("table", size, settings=MOTIONS)
        yield from _rows(size, blit, _drag(window, hero), _built(window), _moving(moving, MoveHero))


def _rows(
    size: tuple[int, int], blit: float, drag: Sequence[float], built: Sequence[float], moving: Sequence[float]
) -> Iterator[Row]:
    times = {
        "drag frame, median": median(drag),
        "drag frame, p99": quantiles(drag, n=100)[98],
        "table built anew, median": median(built),
        "moving frame, median": median(moving),
        "moving frame, p99": quantiles(moving, n=100)[98],
    }
    for what, time in times.items():
        yield Row(f"  {what}", f"{time * 1000:.1f} ms", time / blit, most=WANTED[what] if size in LIMITED else None)


def blit_seconds(surface: pygame.Surface) -> float:
    """Seconds of one blit of an opaque converted surface of the window's size."""
    opaque = pygame.Surface(surface.get_size()).convert()
    return median(_times(200, lambda _: surface.blit(opaque, (0, 0))))


def _drag(window: Rehearsal, place: Label) -> Sequence[float]:
    """Seconds of every frame while something is carried to and fro over the table."""
    window.lift(place)

    def carry(number: int) -> None:
        width, height = window.surface.get_size()
        pos = (width // 5 + number * 37 % (width * 5 // 8), height // 9 + number * 23 % (height * 5 // 8))
        window.app.frame((pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)),), FRAME)

    times = _times(FRAMES, carry)
    window.key("escape")
    window.settle()
    return times


def _built(window: Rehearsal) -> Sequence[float]:
    """Seconds of a frame for which the resting table is drawn anew, as after a decision."""
    scene: Any = window.context.stack.top

    def build(_: int) -> None:
        scene.enter()
        window.app.frame((), FRAME)

    return _times(BUILDS, build)


def _moving(window: Rehearsal, command: type[Any]) -> Sequence[float]:
    """Seconds of every frame in which a decision is shown: a card becomes a plate, tokens fly, counters tick and an
    emblem drives, or a hero walks."""
    window.wait(5000)
    scene: Any = window.context.stack.top
    move = next(move for move in window.context.playing.legal() if isinstance(move, command))
    times: list[float] = []
    while len(times) < FRAMES:
        scene.submit(move)
        window.app.frame((), FRAME)
        while scene.busy:
            times += _times(1, lambda _: window.app.frame((), FRAME))
        scene.undo()
        window.settle()
    return times


def _cards(window: Rehearsal) -> int:
    state = window.context.playing.state
    tables = sum(len(player.sites) + len(player.deals) for player in state.players)
    return tables + len(state.players[0].hand)


def _times(count: int, work: Callable[[int], object]) -> list[float]:
    times = []
    for number in range(count):
        start = process_time()
        work(number)
        times.append(process_time() - start)
    return times
