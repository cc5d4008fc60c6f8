"""A robot that plays any legal command."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.metro2033.bots.sight import MetroSight
from game.metro2033.rules.commands import MetroCommand


class ChancePlay:
    """Chooses each legal command with the same probability."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def think(self, sight: MetroSight) -> Generator[None, None, MetroCommand]:
        """Choose without a pause."""
        yield from ()
        return self._random.choice(sight.legal)
