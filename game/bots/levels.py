"""Five levels of strong bots: what each looks at, with which learned weights."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.greedy import Greedy
from game.bots.one_ply import OnePly
from game.bots.plan import Plan
from game.bots.sight import Sight
from game.bots.value import Value, read_weights
from game.kernel.refusal import Unreadable
from game.paths import assets_folder
from game.rules.commands import AnyCommand


class Level(NamedTuple):
    """How a bot plays: the error of its judgement in VP (standard deviation); and if it plans its own round, how many
    ways it follows, and how many positions it looks at."""

    noise: float = 0.0
    width: int = 0
    nodes: int = 0


LEVELS: Final[Mapping[str, Level]] = {
    "easy": Level(noise=4.0),
    "medium": Level(noise=1.5),
    "hard": Level(),
    "expert": Level(width=4, nodes=160),
    "master": Level(width=12, nodes=700),
}
"""Name -> level, the weakest first."""


class Levelled:
    """A bot of a level; against each kind of opponent it has learned other weights. If they cannot be read, it plays
    like `Greedy`."""

    def __init__(self, level: Level, seed: str) -> None:
        self._level, self._seed = level, seed

    def think(self, sight: Sight) -> Generator[None, None, AnyCommand]:
        """Choose a command; yields now and then, to be gone on with."""
        level, value = self._level, learned_value(lesson_of(sight))
        if value is None:
            return (yield from Greedy(self._seed).think(sight))
        if level.width:
            return (yield from Plan(value, self._seed, level.width, level.nodes).think(sight))
        return (yield from OnePly(value, self._seed, level.noise).think(sight))


def strong_bot(name: str, seed: str) -> Levelled:
    """The bot of a level. Raises KeyError if there is no such level."""
    return Levelled(LEVELS[name], seed)


def lesson_of(sight: Sight) -> str:
    """The weights for a game: those learned with two players, with more, or against a virtual opponent."""
    automa = sight.view.automa
    if automa is not None:
        return "borgo" if automa.kind == "borgo" else "hegemony"
    return "two" if len(sight.view.players) == 2 else "more"


@lru_cache(maxsize=8)
def learned_value(lesson: str) -> Value | None:
    """The value learned in a lesson, from `assets/bots`; None if its weights cannot be read."""
    try:
        return Value(read_weights(assets_folder() / "bots" / f"{lesson}.json"))
    except Unreadable:
        return None
