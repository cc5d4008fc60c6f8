"""The program itself in a real window on a virtual screen, its cards dragged by a real pointer.

A second window in memory makes the same gestures and tells where things are; what the real one did is read from
its match file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cards.catalog import Catalog
from game.match.files.record import read_record
from game.match.files.saving import SUFFIX
from game.match.match import Match, SeatSetup
from game.match.scenarios.scenario import read_position_file
from game.paths import matches_folder
from game.rules.events import GameStarted
from game.rules.state import GameState
from game.ui.input import Position
from game.ui.rehearsal import Rehearsal, rehearse
from tests.conftest import ROOT

SIZE = (1280, 720)
PATIENCE = 60.0
"""Seconds within which a window opens or a decision reaches the disk."""

START, PAUSE = 3.0, 0.5
"""Seconds for the title to be drawn, and for a gesture to be taken, also on a busy machine."""

pytestmark = pytest.mark.xvfb


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "2560x1440x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as numbers:
        yield f":{numbers.readline().strip()}"
    server.terminate()
    server.wait(PATIENCE)


@pytest.fixture
def folders(catalog: Catalog, tmp_path: Path) -> tuple[Path, Path]:
    """Two data folders that hold the same unfinished match: one for the real window, one for the other."""
    game, state = read_position_file(ROOT / "tests" / "positions" / "real_window.yaml", catalog)
    seats = [SeatSetup("Alex"), SeatSetup("Katharina")]
    Match.begin(game, seats, GameStarted(state), 51, matches_folder(tmp_path / "real")).close()
    shutil.copytree(tmp_path / "real", tmp_path / "shadow")
    return tmp_path / "real", tmp_path / "shadow"


class RealWindow:
    """The program in a process of its own, moved by xdotool; ``shadow`` knows where things lie."""

    def __init__(self, display: str, data: Path, shadow: Rehearsal, catalog: Catalog) -> None:
        self._environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self._environment.pop("SDL_VIDEODRIVER", None)
        self._environment["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        self._data, self._catalog, self.shadow = data, catalog, shadow
        size = f"{SIZE[0]}x{SIZE[1]}"
        arguments = [sys.executable, "-m", "game", "--size", size, "--data-dir", str(data)]
        self.program = subprocess.Popen(arguments, cwd=ROOT, env=self._environment)
        self._corner = self._find_window()

    def click(self, label: str) -> None:
        pos = self.shadow.find(label)
        self.shadow.click(label)
        self.shadow.settle()
        self._point(pos)
        self._xdotool("click", "1")
        self._breathe()

    def drag(self, start: str, end: str) -> None:
        """Press, carry, release; where the target is shows only while something is carried."""
        at = self._lift(start)
        self._carry(at, end)

    def drag_while_resized(self, start: str, end: str, size: tuple[int, int]) -> None:
        """Press and carry, pull the window to another size meanwhile, and release where the target is then."""
        at = self._lift(start)
        self.shadow.resize(size)
        self._xdotool("windowsize", "--sync", self._window, str(size[0]), str(size[1]))
        self._breathe()
        self._carry(at, end)

    def _lift(self, start: str) -> Position:
        at = self.shadow.find(start)
        self.shadow.lift(start)
        self._point(at)
        self._xdotool("mousedown", "1")
        for step in (4, 9, 16):
            self._point((at[0], at[1] - step))
        return at

    def _carry(self, at: Position, end: str) -> None:
        """From where it was lifted to the target, and release."""
        to = self.shadow.find(end)
        self.shadow.drop(end)
        self.shadow.settle()
        for share in (0.3, 0.6, 0.9, 1.0):
            self._point((round(at[0] + (to[0] - at[0]) * share), round(at[1] + (to[1] - at[1]) * share)))
        self._xdotool("mouseup", "1")
        self._breathe()

    def state(self, decisions: int) -> GameState:
        """The state on disk, once so many decisions are there."""
        path = next(matches_folder(self._data).glob(f"*{SUFFIX}"))
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            journal = read_record(path, self._catalog).journal
            if journal.head >= decisions:
                return journal.state
            time.sleep(0.1)
        raise AssertionError(f"decision {decisions} did not reach the disk")

    def quit(self) -> int:
        """Leave by the menu; the exit code of the program."""
        self.click("menu")
        self.click("menu:quit")
        return self.program.wait(PATIENCE)

    def _find_window(self) -> Position:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = self._xdotool("search", "--onlyvisible", "--pid", str(self.program.pid))
            if found:
                time.sleep(START)
                self._window = found.split()[0]
                shell = self._xdotool("getwindowgeometry", "--shell", self._window)
                place = dict(line.split("=") for line in shell.splitlines() if "=" in line)
                return int(place["X"]), int(place["Y"])
            time.sleep(0.1)
        raise AssertionError("the window did not open")

    def _point(self, pos: Position) -> None:
        x, y = self._corner
        self._xdotool("mousemove", str(x + pos[0]), str(y + pos[1]))
        time.sleep(0.04)

    def _breathe(self) -> None:
        time.sleep(PAUSE)

    def _xdotool(self, *arguments: str) -> str:
        command = ["timeout", "10", "xdotool", *arguments]
        return subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False).stdout


@pytest.fixture
def window(display: str, folders: tuple[Path, Path], catalog: Catalog) -> Iterator[RealWindow]:
    real, shadow = folders
    window = RealWindow(display, real, rehearse("title", SIZE, data=shadow), catalog)
    yield window
    window.program.kill()
    window.program.wait()
    if window.shadow.context.match:
        window.shadow.context.match.close()


def take_seat(window: RealWindow) -> None:
    window.click("show_hand")


def hand_over(window: RealWindow) -> None:
    window.click("end_turn")
    take_seat(window)


def hand(window: RealWindow, card: str) -> str:
    return next(label for label in window.shadow.labels() if label.startswith("hand:") and label.endswith(f":{card}"))


def site(state: GameState, seat: str, card: str) -> str:
    return next(f"site:{site.id}" for site in state.player(seat).sites if site.card == card)


def test_cards_are_dragged_to_build_deal_raze_and_develop(window: RealWindow) -> None:
    window.click("menu:continue")
    take_seat(window)

    window.drag(hand(window, "factory"), "build")
    state = window.state(1)
    assert state.player("A").sites[-1].card == "factory"
    assert state.player("A").vp == 8, "1 VP for each iron category, Factory's own included"

    hand_over(window)
    window.drag(hand(window, "camp"), "deal")
    state = window.state(2)
    assert state.player("B").deals == ("camp",)
    assert state.player("B").goods["worker"] == 1

    hand_over(window)
    window.drag(hand(window, "school"), "discard")
    state = window.state(3)
    assert state.discard[-1] == "school"
    assert state.player("A").goods["worker"] == 4

    hand_over(window)
    window.drag(hand(window, "gun_shop"), site(state, "B", "assassin"))
    state = window.state(4)
    assert [site.card for site in state.player("B").sites] == ["city_guards", "church", "gun_shop"]

    hand_over(window)
    window.drag("goods:red", site(state, "B", "church"))
    state = window.state(5)
    assert [site.card for site in state.player("B").sites if site.ruin] == ["church"]

    window.click("undo")
    assert window.shadow.context.playing.journal.head == 4
    assert window.quit() == 0
    assert window.state(4).player("A").goods["red"] == 5


def test_the_window_is_resized_while_a_card_is_dragged(window: RealWindow) -> None:
    window.click("menu:continue")
    take_seat(window)

    window.drag_while_resized(hand(window, "factory"), "build", (1600, 1000))
    assert window.state(1).player("A").sites[-1].card == "factory"

    hand_over(window)
    window.drag_while_resized(hand(window, "camp"), "deal", (1280, 800))
    assert window.state(2).player("B").deals == ("camp",)
    assert window.quit() == 0
