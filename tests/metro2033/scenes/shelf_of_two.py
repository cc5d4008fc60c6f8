"""The window of a program with both games, for tests of what Metro 2033 has outside of a match."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.fiftyfirst.box import BOX as FIFTYFIRST
from game.games import GAMES
from game.ui.context import Context
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.title.first import first_scene
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.ui.sweep import USUAL, Shape


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
