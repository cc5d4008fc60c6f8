"""A bot that looks one command ahead, and takes the one with the best position after it."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from random import Random
from typing import Final

from game.bots.foresight import Way, foresee
from game.bots.outlook import Outlook
from game.bots.sight import RobotSight, considered
from game.bots.value import Value
from game.kernel.chance import Chance
from game.rules.messages import AnyCommand

NODES_A_SLICE: Final = 20
"""Positions looked at before a bot lets go of the processor."""


class OnePly:
    """Weighs commands by a learned value of the position after them; ``noise`` is its error in VP (standard
    deviation)."""

    def __init__(self, value: Value, seed: str, noise: float = 0.0) -> None:
        self._value = value
        self._random = Random(seed)
        self._noise = noise

    def weigh(self, sight: RobotSight) -> Generator[None, None, Mapping[AnyCommand, float]]:
        """The value of the position after each legal command; yields now and then, to be gone on with."""
        world = sight.imagine(Chance(self._random.getrandbits(63)))
        outlook, values = Outlook(sight.game, self._value), dict[AnyCommand, float]()
        for number, command in enumerate(considered(sight.legal), 1):
            values[command] = outlook.of(foresee(sight.game, world, command), sight.seat) + self._error()
            if number % NODES_A_SLICE == 0:
                yield
        return values

    def way_on(self, sight: RobotSight, command: AnyCommand) -> Generator[None, None, Way]:
        """It looks no further than this command."""
        yield
        world = sight.imagine(Chance(self._random.getrandbits(63)))
        foreseen = foresee(sight.game, world, command)
        return Way(Outlook(sight.game, self._value).of(foreseen, sight.seat), foreseen, ((world, command),))

    def _error(self) -> float:
        return self._random.gauss(0, self._noise) if self._noise else 0.0
