"""The program in a process of its own, in a real window on a virtual screen, moved by a real pointer.

A second window in memory makes the same gestures and tells where things are; what the real one did is read from
its match file.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.paths import APPLICATION, matches_folder
from game.play.files.record import read_record
from game.play.files.saving import SUFFIX
from game.play.kind import AnyKind
from game.ui.input import DOUBLE_CLICK, Position
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from tests.conftest import ROOT

SIZE = (1280, 720)
PATIENCE = 180.0
"""Seconds within which a window opens or a decision reaches the disk."""

START, PAUSE = 1.0, 0.3
"""Least seconds for a window of a new size to be drawn, and for a gesture to be taken."""

NEAR = 20
"""Pixels within which a click waits, so that it is not taken for the second of a double click."""

LOOKS, APART = 6, 0.02
"""A program that sleeps at so many looks in a row, so many seconds apart, has nothing to do."""

SOURCE = (sys.executable, "-m", "game")
"""The program as it is in the source tree."""


@contextmanager
def virtual_screen() -> Iterator[str]:
    """A virtual screen of its own: its name, as in `DISPLAY`."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "2560x1440x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as numbers:
        yield f":{numbers.readline().strip()}"
    server.terminate()
    server.wait(PATIENCE)


class RealWindow(Rehearsal):
    """A rehearsal of a match of a ``kind``, whose gestures a real pointer repeats in the window of ``program``, which
    plays a copy of the match in the folder ``data``. After each gesture it waits ``pause`` seconds, and until the
    program is idle."""

    def __init__(
        self,
        display: str,
        data: Path,
        rehearsed: Rehearsal,
        kind: AnyKind,
        program: Sequence[str] = SOURCE,
        pause: float = PAUSE,
    ) -> None:
        self.context, self.app = rehearsed.context, rehearsed.app
        self._environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self._environment.pop("SDL_VIDEODRIVER", None)
        self._environment["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        self._data, self._kind, self._pause = data, kind, pause
        self._clicked: Position | None = None
        size = "{}x{}".format(*rehearsed.context.metrics.size)
        arguments = [*program, "--size", size, "--data-dir", str(data)]
        folder = ROOT if program is SOURCE else data.parent
        self.program = subprocess.Popen(arguments, cwd=folder, env=self._environment)
        self._corner = self._find_window()

    # ------------------------------------------------------------------ gestures
    def click(self, place: Label, button: int = 1) -> None:
        pos = self.find(place)
        super().click(place, button)
        self.settle()
        if self._clicked is not None and max(abs(pos[0] - self._clicked[0]), abs(pos[1] - self._clicked[1])) < NEAR:
            time.sleep(DOUBLE_CLICK / 1000)
        self._clicked = pos
        self._point(pos)
        self._xdotool("click", str(button))
        self._breathe()

    def lift(self, start: Label) -> None:
        at = self.find(start)
        super().lift(start)
        self._point(at)
        self._xdotool("mousedown", "1")
        for step in (4, 9, 16):
            self._point((at[0], at[1] - step))
        self._at = at

    def drop(self, end: Label) -> None:
        """Carry to the target, and release: where it is shows only while something is carried."""
        to, at = self.find(end), self._at
        super().drop(end)
        self.settle()
        for share in (0.3, 0.6, 0.9, 1.0):
            self._point((round(at[0] + (to[0] - at[0]) * share), round(at[1] + (to[1] - at[1]) * share)))
        self._xdotool("mouseup", "1")
        self._breathe()

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self._xdotool("windowsize", "--sync", self._window, str(size[0]), str(size[1]))
        self._breathe(START)

    def dash(self, *gestures: Position | str) -> None:
        """Clicks and keys right after each other, faster than frames are drawn; the rehearsal makes none of them."""
        x, y = self._corner
        words: list[str] = []
        for gesture in gestures:
            if isinstance(gesture, str):
                words += ["key", "--delay", "0", gesture]
            else:
                words += ["mousemove", str(x + gesture[0]), str(y + gesture[1]), "click", "1"]
        self._xdotool(*words)
        self._breathe()

    # ------------------------------------------------------------------ what the program did
    def state(self, decisions: int) -> Any:
        """The state on disk, once so many decisions are there."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            journal = read_record(self._file(self._data), self._kind.only).journal
            if journal.head >= decisions:
                return journal.state
            time.sleep(0.1)
        raise AssertionError(f"decision {decisions} did not reach the disk")

    def catch_up(self) -> None:
        """Wait until the program has written as many lines as the rehearsal."""
        path = self.context.playing.path
        assert path is not None
        lines = path.read_bytes().count(b"\n")
        deadline = time.monotonic() + PATIENCE
        while self._file(self._data).read_bytes().count(b"\n") < lines:
            assert time.monotonic() < deadline, f"line {lines} did not reach the disk"
            time.sleep(0.02)

    def quit(self) -> int:
        """Leave by the menu; the exit code of the program."""
        self.click("menu")
        self.click("menu:quit")
        return self.program.wait(PATIENCE)

    def end(self) -> int:
        """Let the system ask the program to end, wherever it is; its exit code."""
        self.program.terminate()
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        """End the program and the rehearsal, however far they are."""
        self.program.kill()
        self.program.wait()
        if self.context.match:
            self.context.match.close()

    def _file(self, data: Path) -> Path:
        return next(matches_folder(data).glob(f"*{SUFFIX}"))

    def _find_window(self) -> Position:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = self._xdotool("search", "--onlyvisible", "--class", APPLICATION)
            if found:
                self._breathe(START)
                self._window = found.split()[0]
                shell = self._xdotool("getwindowgeometry", "--shell", self._window)
                place = dict(line.split("=") for line in shell.splitlines() if "=" in line)
                return int(place["X"]), int(place["Y"])
            time.sleep(0.1)
        code = self.program.poll()
        self.program.kill()
        raise AssertionError(f"the window did not open: {'it still starts' if code is None else f'exit code {code}'}")

    def _point(self, pos: Position) -> None:
        x, y = self._corner
        self._xdotool("mousemove", str(x + pos[0]), str(y + pos[1]))
        time.sleep(0.04)

    def _breathe(self, seconds: float | None = None) -> None:
        """Wait until the program has taken its input and drawn: on a busy machine that takes long."""
        time.sleep(self._pause if seconds is None else seconds)
        asleep, deadline = 0, time.monotonic() + PATIENCE
        while asleep < LOOKS and self.program.poll() is None and time.monotonic() < deadline:
            status = Path(f"/proc/{self.program.pid}/stat").read_text("utf-8")
            asleep = asleep + 1 if status.rpartition(")")[2].split()[0] == "S" else 0
            time.sleep(APART)

    def _xdotool(self, *arguments: str) -> str:
        command = ["timeout", "10", "xdotool", *arguments]
        return subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False).stdout
