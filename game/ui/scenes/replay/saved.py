"""Watching a match that is saved in a file."""

from __future__ import annotations

from pathlib import Path

from game.kernel.refusal import Unreadable
from game.ui.context import Context
from game.ui.running.saved_matches import tell_unreadable


def watch_saved(context: Context, path: Path) -> None:
    """Watch a saved match from its beginning; *Back* returns to the current scene."""
    from game.match.match import fiftyfirst  # imported late: they import the rules
    from game.play.match import watch_file
    from game.ui.scenes.replay.scene import open_replay

    try:
        match = watch_file(path, fiftyfirst(context.catalog, context.programs))
    except Unreadable as error:
        tell_unreadable(context, error)
        return
    open_replay(context, match)
