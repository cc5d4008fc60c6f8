"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from game.bots.greedy import Greedy
from game.bots.random_play import RandomPlay
from game.rules.commands import AnyCommand
from game.rules.forecast import Forecast
from game.rules.view import TableView

Foresee = Callable[[AnyCommand], Forecast]
"""What a legal command would bring, as any player at the table could work it out: it never looks at hidden cards."""


class Bot(Protocol):
    """A player that is a program. The same seed makes the same choices."""

    def __init__(self, seed: str) -> None: ...

    def choose(self, view: TableView, legal: Sequence[AnyCommand], foresee: Foresee) -> AnyCommand:
        """Choose one of the legal commands (at least one) from what the seat may see and foresee."""
        ...


BOTS: Mapping[str, type[Bot]] = {"random": RandomPlay, "greedy": Greedy}
"""Name -> bot; the names stand in match files."""


def make_bot(name: str, seed: str) -> Bot:
    """The bot of this name; raises KeyError if there is none."""
    return BOTS[name](seed)
