"""The protocol of bots, and their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from game.bots.greedy import Greedy
from game.bots.random_play import RandomPlay
from game.rules.commands import AnyCommand
from game.rules.forecast import Forecast
from game.rules.view import TableView

Foresee = Callable[[AnyCommand], Forecast]
"""Forecasts a legal command, as any player at the table could: without hidden cards."""


class Bot(Protocol):
    """A program that plays. The same seed gives the same choices."""

    def __init__(self, seed: str) -> None: ...

    def choose(self, view: TableView, legal: Sequence[AnyCommand], foresee: Foresee) -> AnyCommand:
        """Choose one of the legal commands, of which there is at least one."""
        ...


BOTS: Mapping[str, type[Bot]] = {"random": RandomPlay, "greedy": Greedy}
"""Name in match files -> bot."""


def make_bot(name: str, seed: str) -> Bot:
    """The bot of this name. Raises KeyError if there is none."""
    return BOTS[name](seed)
