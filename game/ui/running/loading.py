"""What the title does not need, bit by bit: modules, in an order in which each loads little besides itself, and the
messages of the language."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import walk_packages

from game.ui.canvas import Canvas
from game.ui.game_look import GameLook
from game.ui.scene import Prospect
from game.wording.messages import Messages


def modules(look: GameLook) -> Iterator[str]:
    """The names of all modules that scenes may need; some more than once."""
    for room in look.rooms:
        package = import_module(f"game.{room}")
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.startswith(look.left_out):
                yield found.name


def load(name: str, _: Canvas) -> None:
    """Load a module, unless it is loaded. It lasts as long as the program, so the garbage collector need not go through
    it again."""
    if name not in sys.modules:
        import_module(name)
        gc.freeze()


def unparsed(messages: Messages) -> Iterator[Prospect]:
    """What parses each message that is not parsed yet: whatever is shown next needs some of them."""
    return (done(partial(messages.parse, name)) for name in messages.unparsed())


def done(work: Callable[[], object]) -> Prospect:
    """What does some work and draws nothing."""
    return partial(_do, work)


def _do(work: Callable[[], object], _: Canvas) -> None:
    work()
