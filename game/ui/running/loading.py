"""What the title does not need, bit by bit: modules, in an order in which each loads little besides itself, and the
messages of the language."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from game.ui.canvas import Canvas
from game.ui.scene import Prospect
from game.wording.messages import Messages
from game.wording.wording import Wording

_ROOMS: Final = (
    "kernel", "cards", "rules.phases", "rules", "play", "bots", "match.library", "match", "wording.rows", "wording",
    "ui.art", "ui.widgets", "ui.motion", "ui.running", "ui.table.plan", "ui.table.play", "ui.table.words",
    "ui.table.draw", "ui.table.moves", "ui.scenes",
)  # fmt: skip
"""Packages of `game`: none imports one that stands behind it."""

_OF_COMMANDS: Final = ("game.bots.training", "game.match.series", "game.match.trial")
"""What only commands need, which no scene imports: with the extras for training and clusters it loads large
libraries."""


def unloaded_modules() -> Iterator[str]:
    """The names of the modules that are not loaded yet."""
    return (name for name in modules() if name not in sys.modules)


def modules() -> Iterator[str]:
    """The names of all modules that scenes may need; some more than once."""
    for room in _ROOMS:
        package = import_module(f"game.{room}")
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.startswith(_OF_COMMANDS):
                yield found.name


def load(name: str, _: Canvas) -> None:
    """Load a module. It lasts as long as the program, so the garbage collector need not go through it again."""
    import_module(name)
    gc.freeze()


def unparsed(messages: Messages) -> Iterator[Prospect]:
    """What parses each message that is not parsed yet: whatever is shown next needs some of them."""
    return (partial(_do, partial(messages.parse, name)) for name in messages.unparsed())


def unwritten(wording: Wording) -> Iterator[Prospect]:
    """What puts each card into words: the library searches them all."""
    from game.wording.printed import written  # loads all rules

    return (partial(_do, partial(written, wording, id)) for id in wording.catalog.printed)


def _do(work: Callable[[], object], _: Canvas) -> None:
    work()
