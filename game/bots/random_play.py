"""A bot that plays at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.bots.sight import AtOnce
from game.rules.commands import AnyCommand
from game.rules.forecast import Forecast
from game.rules.view import TableView


class RandomPlay(AtOnce):
    """Chooses each legal command with the same probability."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(
        self,
        view: TableView,  # noqa: ARG002 - it looks at nothing
        legal: Sequence[AnyCommand],
        foresee: Callable[[AnyCommand], Forecast],  # noqa: ARG002
    ) -> AnyCommand:
        return self._random.choice(legal)
