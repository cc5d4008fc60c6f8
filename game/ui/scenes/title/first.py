"""Which scene the window shows first, and after each match."""

from __future__ import annotations

from game.ui.context import Context
from game.ui.scenes.title.front import FrontScene


def first_scene(context: Context) -> FrontScene:
    """The shelf of games, or the title of the only one, or of that which was asked for."""
    if context.has_shelf:
        from game.ui.scenes.title.shelf import ShelfScene  # here: with one game nothing needs it

        return ShelfScene(context)
    from game.ui.scenes.title.scene import TitleScene  # here: the shelf does not need it

    return TitleScene(context)
