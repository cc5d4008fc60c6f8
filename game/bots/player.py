"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.bots.random_play import RandomPlay
from game.rules.commands import AnyCommand
from game.rules.view import TableView


class Bot(Protocol):
    """A player that is a program. The same seed makes the same choices."""

    def __init__(self, seed: str) -> None: ...

    def choose(self, view: TableView, legal: Sequence[AnyCommand]) -> AnyCommand:
        """Choose one of the legal commands (at least one) from what the seat may see."""
        ...


BOTS: Mapping[str, type[Bot]] = {"random": RandomPlay}
"""Name -> bot; the names stand in match files."""


def make_bot(name: str, seed: str) -> Bot:
    """The bot of this name; raises KeyError if there is none."""
    return BOTS[name](seed)
