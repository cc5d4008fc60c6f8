"""A bot that plays at random."""

from __future__ import annotations

from random import Random

from game.bots.sight import AtOnce, RobotSight
from game.rules.messages import AnyCommand


class RandomPlay(AtOnce):
    """Chooses each legal command with the same probability."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, sight: RobotSight) -> AnyCommand:
        return self._random.choice(sight.legal)
