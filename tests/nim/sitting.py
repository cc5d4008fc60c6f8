"""Nim in a window that is driven by a script: on its title, or with Anna and Ben at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from game.kernel.seats import HUMAN, SeatSetup
from game.play.games import GameBox
from game.play.match import Match
from game.ui.context import Context
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.title.scene import TitleScene
from game.ui.settings import Settings
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.nim.box import BOX
from tests.nim.state import Heaps, Nim

STILL: Final = Settings(speed="off", handover="open")
"""Without motions; the turns of both follow each other."""

SMALL: Final = (1280, 720)


def _context(
    size: tuple[int, int], settings: Settings, data: Path | None = None, language: str = "en", box: GameBox = BOX
) -> Context:
    open_window(size, False, "Nim")
    words = box.words(lambda: None, language, None)
    context = Context(size, words, lambda: None, data, match_director, box, settings)
    context.dice = lambda: 3
    return context


def open_title(
    data: Path, settings: Settings = STILL, size: tuple[int, int] = SMALL, language: str = "en", box: GameBox = BOX
) -> Rehearsal:
    """The title of Nim, with matches in a data folder; the heaps of the next new game are 3, 4 and 5."""
    context = _context(size, settings, data, language, box)
    context.stack.push(TitleScene(context))
    return Rehearsal(context)


def sit_down(
    *stones: int, settings: Settings = STILL, size: tuple[int, int] = SMALL, robot: bool = False,
    start: Heaps | None = None, game: Nim | None = None, box: GameBox = BOX,
) -> Rehearsal:  # fmt: skip
    """A match with these heaps, or from another ``start``; Ben may be a robot."""
    context = _context(size, settings, box=box)
    people = (SeatSetup("Anna"), SeatSetup("Ben", "first" if robot else HUMAN))
    match: Any = Match.begin(box.kind(), game or Nim(), people, start or Heaps(stones), 1)
    context.director.open_match(match)
    return Rehearsal(context)
