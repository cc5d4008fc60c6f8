"""The window of a program with both games, for tests of what Metro 2033 has outside of a match."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from game.fiftyfirst.box import BOX as FIFTYFIRST
from game.metro2033.box import BOX as METRO
from game.metro2033.scenes.starting.starting import STARTING
from game.play.games import Games
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.game_table import GameTable
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scene import Scene
from game.ui.scenes.title.first import first_scene
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.ui.sweep import USUAL, Shape


class BareTable(Scene):
    """Stands for the table of a match."""

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(self.context.look.table(canvas.size), (0, 0))


TABLE: Final = GameTable(scenes={"table": BareTable}, starting=STARTING)
GAMES: Final = Games({FIFTYFIRST.id: FIFTYFIRST, METRO.id: METRO._replace(table=lambda: TABLE)})


def open_shelf(data: Path, shape: Shape = USUAL, game: str = "") -> Rehearsal:
    """The shelf with both games, or the title of one."""
    open_window(shape.size, False, "Card Table")
    box = GAMES[game or FIFTYFIRST.id]
    content: Any = cache(lambda: box.content(data, None))
    words = box.words(content, shape.language, None)
    context = Context(shape.size, words, content, data, match_director, box, shape.settings())
    context.dice = lambda: 51
    context.games, context.has_shelf = GAMES, not game
    context.stack.push(first_scene(context))
    window = Rehearsal(context)
    window.settle()
    return window


def missing(window: Rehearsal) -> list[str]:
    """The messages that were asked for in vain."""
    context = window.context
    return sorted(name for id in GAMES for name in context.words_of(id).messages.missing)
