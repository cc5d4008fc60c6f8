"""The protocol of the robots of Metro 2033, and their names; the simplest plays any legal command."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.state import Metro, MetroState


class MetroSight(NamedTuple):
    """What a robot is given for a decision: the match, what its seat ``sees``, and all ``legal`` commands."""

    metro: Metro
    sees: MetroState
    legal: Sequence[AnyMetroCommand]


class MetroBot(Protocol):
    """A program that plays. The same seed gives the same choices."""

    def think(self, sight: MetroSight) -> Generator[None, None, AnyMetroCommand]:
        """Choose one of the legal commands; yields every few milliseconds, to be gone on with."""


class RandomMetro:
    """Chooses each legal command with the same probability."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def think(self, sight: MetroSight) -> Generator[None, None, AnyMetroCommand]:
        yield
        return self._random.choice(sight.legal)


METRO_BOTS: Final[Mapping[str, Callable[[str], MetroBot]]] = {"random": RandomMetro}
"""Name in match files -> what makes the robot from a seed, the weakest first."""
