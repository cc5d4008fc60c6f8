"""The screens that the director opens. It is given them, as they stand in rooms behind its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.ui.context import Context
from game.ui.scene import Scene


class Screens(NamedTuple):
    """How each screen is made or opened.

    Attributes:
        of_match: Name of a scene of the match (`game.ui.running.flow`) -> what makes it.
        title: Makes the title.
        rules: Opens the rule book at a section.
        board: Opens a faction board closely.
    """

    of_match: Mapping[str, Callable[[Context], Scene]]
    title: Callable[[Context], Scene]
    rules: Callable[[Context, str], None]
    board: Callable[[Context, str], None]
