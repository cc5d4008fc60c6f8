"""The protocol of bots, and their names; the simplest plays any legal command."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from random import Random
from typing import Final, Protocol

from game.fiftyfirst.bots.greedy import Greedy
from game.fiftyfirst.bots.levels import LEVELS, strong_bot
from game.fiftyfirst.bots.sight import AtOnce, RobotSight
from game.fiftyfirst.rules.messages import AnyCommand


class Bot(Protocol):
    """A program that plays. The same seed gives the same choices."""

    def think(self, sight: RobotSight) -> Generator[None, None, AnyCommand]:
        """Choose one of the legal commands; yields every few milliseconds, to be gone on with."""


class RandomPlay(AtOnce):
    """Chooses each legal command with the same probability."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, sight: RobotSight) -> AnyCommand:
        return self._random.choice(sight.legal)


BOTS: Final[Mapping[str, Callable[[str], Bot]]] = {
    "random": RandomPlay,
    "greedy": Greedy,
    **{name: partial(strong_bot, name) for name in LEVELS},
}
"""Name in match files -> what makes the bot from a seed."""


def make_bot(name: str, seed: str) -> Bot:
    """The bot of this name. Raises KeyError if there is none."""
    return BOTS[name](seed)
