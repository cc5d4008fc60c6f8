"""A match of Metro 2033 in the window of the program itself, on a virtual screen, played by a real pointer."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.games import GAMES
from game.kernel.seats import SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.rehearsal import rehearse
from game.paths import matches_folder
from game.play.match import Match
from game.ui.places import Label
from game.ui.settings import Settings, write_settings
from tests.metro2033.laid import metro_cards
from tests.metro2033.table.sitting import played_by_mouse
from tests.ui.real_window import RealWindow, virtual_screen

pytestmark = pytest.mark.xvfb

DECISIONS = 12
"""Decisions of the people after which the match is left."""


class _Enough(Exception):
    """So much has been decided."""


class MetroWindow(RealWindow):
    """A window that is left after a number of decisions."""

    most: int | None = None

    def click(self, place: Label, button: int = 1) -> None:
        super().click(place, button)
        self._catch_up()

    def drop(self, end: Label) -> None:
        super().drop(end)
        self._catch_up()

    def _catch_up(self) -> None:
        if self.context.match is None:
            return
        self.catch_up()
        if self.most is not None and self.context.playing.head >= self.most:
            raise _Enough


def play(folder: Path, size: tuple[int, int], seed: int, most: int | None = None) -> None:
    """Two people and a robot play on by mouse; what the program has written then is what the rehearsal has."""
    real, shadow = folder / "real", folder / "shadow"
    write_settings(real, Settings(speed="off"))
    seats = [SeatSetup("Anna"), SeatSetup("Юлия"), SeatSetup("Robot", "greedy")]
    kind = metro_kind(metro_cards())
    match: Any = Match.deal(kind, seats, {"draft": "dealt"}, seed, matches_folder(real))
    match.close()
    shutil.copytree(real, shadow)
    with virtual_screen() as display:
        window = MetroWindow(display, real, rehearse("title", size, data=shadow, games=GAMES, has_shelf=True), kind)
        window.most = most
        try:
            window.click("menu:metro2033:continue")
            assert played_by_mouse(window, Random(seed)) == []
        except _Enough:
            pass
        finally:
            window.close()
    expected = window.context.playing.journal
    assert window.state(expected.head) == expected.state


@pytest.mark.slow
def test_the_real_pointer_does_what_the_rehearsal_does(tmp_path: Path) -> None:
    play(tmp_path, (1280, 720), 3, DECISIONS)
