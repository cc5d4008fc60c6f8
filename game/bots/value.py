"""The value of a position: its features, weighed. The weights are learned (`game.bots.training`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from operator import mul
from pathlib import Path
from typing import Final

import msgspec

from game.bots.features import FIRST_LASTING, NAMES, GameStage, features, stage
from game.bots.part import Weight
from game.bots.sets import PARTS
from game.files import MEGABYTE, read_file
from game.kernel.refusal import Unreadable
from game.rules.state import Game, GameState, Seat

_SLIGHT: Final = 0.005
BETWEEN_EQUALS: Final = {
    "own_top": Weight(-_SLIGHT),
    "own_exposed": Weight(-_SLIGHT),
    "own_later_exposed": Weight(-_SLIGHT),
    "own_turned_ruins": Weight(_SLIGHT),
}
"""Weights where a file has none, so slight that they only decide between what is equal otherwise: such as which of two
cards lies on top of a discard pile, and which Ruin is spent."""
_FURTHER: Final = {name: weight for part in PARTS for name, weight in part.weights.items()}
"""Weights of what sets mean to a seat where a file has none."""
UNLEARNED: Final = {
    **BETWEEN_EQUALS,
    **{f"own_{name}": weight for name, weight in _FURTHER.items()},
    **{
        f"rival_{name}": Weight(*[-part for part in msgspec.structs.astuple(weight)])
        for name, weight in _FURTHER.items()
    },
}
"""All weights where a file has none."""


class Weights(msgspec.Struct, frozen=True):
    """Learned weights, by the names of features; in VP of the final margin. ``made`` tells how they were learned."""

    made: str
    base: Weight
    weights: dict[str, Weight]


def read_weights(path: Path) -> Weights:
    """The weights of a file. It may lack some features: those that the cards it was learned with never had.

    Raises:
        Unreadable: there is no such file, it is damaged, or it has no weights or weights of unknown features.
    """
    try:
        weights = msgspec.json.decode(read_file(path, MEGABYTE), type=Weights)
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror}", str(path)) from error
    except msgspec.DecodeError as error:
        raise Unreadable("expected the weights of robots", str(path)) from error
    if not weights.weights or not weights.weights.keys() <= set(NAMES):
        raise Unreadable("expected weights of this version of the program", str(path))
    return weights


class Value:
    """How good a position is for a seat: the expected margin in VP at the end of the game.

    ``digest`` is that of the weights: equal ones play alike.
    """

    def __init__(self, weights: Weights) -> None:
        self.digest = sha256(msgspec.json.encode(weights)).hexdigest()[:12]
        self._base = weights.base
        further = UNLEARNED | weights.weights
        self._weights = [further.get(name, Weight()) for name in NAMES]
        self._at = lru_cache(maxsize=64)(self._weigh)

    def of(self, game: Game, state: GameState, seat: Seat, unknown: int = 0) -> float:
        """The value of a position for ``seat``; ``unknown`` as in `features`."""
        weights, base = self._at(stage(state))
        total: float = sum(map(mul, weights, features(game, state, seat, unknown)), base)
        return total

    def _weigh(self, at: GameStage) -> tuple[Sequence[float], float]:
        """The weights at a stage of the game; in the last round nothing after it counts."""
        count = FIRST_LASTING if at.is_last else len(NAMES)
        weights = [_weighed(weight, at) for weight in self._weights[:count]]
        return weights, _weighed(self._base, at)


def _weighed(weight: Weight, at: GameStage) -> float:
    return weight.start + weight.progress * at.progress + weight.last * at.is_last
