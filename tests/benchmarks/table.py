"""Frames of the table with 60 cards, as multiples of one opaque full-window blit (B), dummy driver, 1920x1080.

Times are those of this process alone, so that other programs on the machine do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import process_time

import pygame

from game.rules.commands import ConstructLocation
from game.ui.rehearsal import FRAME, Rehearsal, rehearse
from game.ui.scenes.table import TableScene
from game.ui.settings import Settings

SIZE = (1920, 1080)
POSITION = Path(__file__).parent.parent / "positions" / "table_busy.yaml"
FRAMES, BUILDS = 240, 15
LIMITS = {
    "drag frame, median": 25,
    "drag frame, p99": 50,
    "table built anew, median": 130,
    "moving frame, median": 25,
    "moving frame, p99": 50,
}


def measure() -> dict[str, float]:
    """Print and return the ratios to B."""
    window = rehearse("table", SIZE, position=POSITION, seat="A")
    window.settle()
    blit = _blit(window.surface)
    drag = _drag(window)
    built = _built(window)
    moving = _moving()
    ratios = {
        "drag frame, median": median(drag) / blit,
        "drag frame, p99": quantiles(drag, n=100)[98] / blit,
        "table built anew, median": median(built) / blit,
        "moving frame, median": median(moving) / blit,
        "moving frame, p99": quantiles(moving, n=100)[98] / blit,
    }
    print(f"B = {blit * 1000:.2f} ms; cards on the table: {_cards(window)}")
    for name, ratio in ratios.items():
        print(f"{name}: {ratio:.1f} B ({ratio * blit * 1000:.1f} ms), wanted under {LIMITS[name]} B")
    return ratios


def _blit(surface: pygame.Surface) -> float:
    """Seconds of one blit of an opaque converted surface of the window's size."""
    opaque = pygame.Surface(SIZE).convert()
    return median(_times(200, lambda _: surface.blit(opaque, (0, 0))))


def _drag(window: Rehearsal) -> Sequence[float]:
    """Seconds of every frame while a hand card is carried to and fro over both States."""
    window.lift("hand:0:refinery")

    def carry(number: int) -> None:
        pos = (360 + number * 37 % 1200, 120 + number * 23 % 700)
        window.app.frame((pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)),), FRAME)

    times = _times(FRAMES, carry)
    window.key("escape")
    window.settle()
    return times


def _built(window: Rehearsal) -> Sequence[float]:
    """Seconds of a frame for which the resting table is drawn anew, as after a decision."""
    scene = window.context.stack.top
    assert isinstance(scene, TableScene)

    def build(_: int) -> None:
        scene.enter()
        window.app.frame((), FRAME)

    return _times(BUILDS, build)


def _moving() -> Sequence[float]:
    """Seconds of every frame in which a card becomes a plate, tokens fly, counters tick and an emblem drives."""
    window = rehearse("table", SIZE, position=POSITION, seat="A", settings=Settings(speed="slow", end_turns=False))
    window.wait(5000)
    scene = window.context.stack.top
    assert isinstance(scene, TableScene)
    build = next(move for move in window.context.playing.legal() if isinstance(move, ConstructLocation))
    times: list[float] = []
    while len(times) < FRAMES:
        scene.submit(build)
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


if __name__ == "__main__":
    measure()
