"""A person who plays in the window's own loop, and tells every frame that is shown.

`game.ui.window.opening.run` has the main thread. The person is a script in a second thread: for every frame it hands
over the events and waits until the loop has drawn, so that only one of both ever runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, BinaryIO

import pygame

from game.fiftyfirst.box import BOX
from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.look import LOOK
from game.fiftyfirst.match.files.record import position_hash
from game.fiftyfirst.scenes.score import ScoreScene
from game.fiftyfirst.wording.wording import Wording
from game.paths import cards_folder
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running.loading import modules
from game.ui.window import app
from game.ui.window.opening import run
from tests.parsed_once import parsed_once
from tests.ui import mouse_player
from tests.ui.menu_person import can_continue
from tests.ui.whole_game import wished

SIZE = (1280, 720)
UNDO, TAKEOVER = 0.15, 0.1
"""How often a person takes back what can be taken back, and changes who plays the last seat."""

Tell = Callable[[str], None]


class _Loop:
    """Stands for the window in the eyes of the script: a frame is one turn of the loop in the main thread."""

    def __init__(self, window: app.App) -> None:
        self._window = window
        self._events: SimpleQueue[Sequence[pygame.Event] | BaseException] = SimpleQueue()
        self._drawn: SimpleQueue[None] = SimpleQueue()
        self._waits = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._window, name)

    def frame(self, events: Sequence[pygame.Event], _: int) -> None:
        """Have the loop take the events and draw."""
        self._events.put(events)
        self._drawn.get()

    def fail(self, error: BaseException) -> None:
        """Have the loop raise what has gone wrong in the script."""
        self._events.put(error)

    def next_events(self) -> list[pygame.Event]:
        """What `pygame.event.get` gives to the loop: the last frame is over, what is done next is waited for."""
        if self._waits:
            self._drawn.put(None)
        self._waits = True
        events = self._events.get()
        if isinstance(events, BaseException):
            raise events
        return list(events)


class Person(Rehearsal):
    """Plays match after match: goes on with the one that was left, or starts another, and never stops."""

    def __init__(self, loop: _Loop, seed: int) -> None:
        self.app: Any = loop
        self.context = loop.context
        self._random = Random(seed)

    def play(self) -> None:
        self.settle()
        while True:
            self._open_match()
            while not self.context.playing.state.is_over:
                self._decide()
            self.settle()
            score = self.context.stack.top
            if isinstance(score, ScoreScene) and score.busy:  # a press only ends the counting of the VP
                self.key("space")
            self.click("menu")

    def _open_match(self) -> None:
        """The match that was left; else one of two or three, the third a robot, or one against a virtual opponent."""
        self.settle()
        if can_continue(self):
            self._press("menu:continue")
            return
        if self._random.random() < 0.3:
            self._press("menu:solo", "start")
            return
        self._press("menu:new_game", "player:B:human")
        if "add" in self.labels() and self._random.random() < 0.5:  # missing once four play
            self._press("add", "player:C:medium")
        self._press("start")

    def _change_player(self) -> None:
        """Let a robot take the last seat, or take it back."""
        match = self.context.playing
        seat = list(match.seats)[-1]
        self._press("menu", "menu:players", f"player:{seat}:{'medium' if match.is_human(seat) else 'human'}", "start")

    def _press(self, *labels: str) -> None:
        for label in labels:
            self.click(label)
            self.settle()

    def _decide(self) -> None:
        mouse_player.go_on(self)
        match = self.context.playing
        if match.state.to_move is None or not match.is_human(match.state.to_move):
            self.settle()
            return
        if self.context.director.bots.events_told is not None:
            self.click("0,0")  # any press goes on to the next step of the virtual opponent
        elif len(match.seats) > 1 and self._random.random() < TAKEOVER:
            self._change_player()
        elif match.undo_possible and self._random.random() < UNDO:
            self.key("ctrl+z")
        else:
            mouse_player.give(self, wished(match, self._random))
        self.settle()


def play(data: Path, seed: int, tell: Tell) -> None:
    """Open the window on a data folder and play until the process dies; ``tell`` is told all that is shown."""
    loop_of_window, flip, told = app.App.loop, pygame.display.flip, _Told()

    def loop(self: app.App) -> None:
        person = _Loop(self)
        told.window = self
        pygame.event.get = person.next_events  # type: ignore[assignment]
        Thread(target=_script, args=(person, seed), daemon=True).start()
        loop_of_window(self)

    def show() -> None:
        line = told.line()
        tell(f"before {line}")
        flip()
        tell(f"after {line}")

    app.App.loop = loop  # type: ignore[method-assign]
    app.FRAMES_PER_SECOND = 0  # as fast as it goes
    app.MOST_STEPS = 0  # each frame at once
    pygame.display.flip = show
    run(BOX, size=SIZE, data=data)


def _script(loop: _Loop, seed: int) -> None:
    try:
        Person(loop, seed).play()
    except BaseException as error:
        loop.fail(error)


class _Told:
    """What is in sight: file, step and position of the match on the table."""

    def __init__(self) -> None:
        self.window: app.App | None = None
        self._last: tuple[Any, str] = None, ""

    def line(self) -> str:
        match = self.window.context.match if self.window else None
        if match is None or match.path is None:
            return "title"
        if self._last[0] is not match.state:
            self._last = match.state, position_hash(match.game, match.state)
        return f"{match.path.name} {match.journal.head} {self._last[1]}"


def main() -> None:
    """A process that forks players, who need not load and parse everything anew: a line ``SEED DATA`` on standard input
    is one.

    On standard output stands its number, what it shows, and how it ended.
    """
    pygame.image.load_sized_svg = _blank  # type: ignore[assignment]
    for name in modules(LOOK):
        import_module(name)
    with parsed_once():
        Wording(load_catalog(cards_folder())).messages.check()
        _fork_players()


def _blank(_: BinaryIO, size: tuple[int, int]) -> pygame.Surface:
    """A drawing with nothing on it: files are looked at, not pictures."""
    return pygame.Surface(size, pygame.SRCALPHA)


def _fork_players() -> None:
    for line in sys.stdin:
        seed, _, data = line.rstrip("\n").partition(" ")
        pid = os.fork()
        if not pid:
            _be_player(int(seed), Path(data))
        _tell(f"player {pid}")
        _, status = os.waitpid(pid, 0)
        _tell(f"ended {status}")


def _be_player(seed: int, data: Path) -> None:
    try:
        play(data, seed, _tell)
        _tell("closed")
    except BaseException as error:
        import traceback

        traceback.print_exc()
        _tell(f"failed {type(error).__name__}: {error}".replace("\n", " "))
    os._exit(1)


def _tell(line: str) -> None:
    """Write to the pipe at once: what a process has written there outlives it."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main()
