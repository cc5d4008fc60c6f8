"""Five levels of strong bots: what each looks at, with which learned weights."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.greedy import Greedy
from game.bots.one_ply import OnePly
from game.bots.outlook import Outlook
from game.bots.plan import Plan, is_turn
from game.bots.reasons import known_part, reasons_for
from game.bots.rollout import Rollout
from game.bots.sight import RobotSight
from game.bots.value import Value, read_weights
from game.kernel.refusal import Unreadable
from game.paths import assets_folder
from game.rules.advice import Advice, Better, Only
from game.rules.hints import without_payment
from game.rules.messages import AnyCommand


class RobotLevel(NamedTuple):
    """How a bot plays: the error of its judgement in VP (standard deviation); if it plans its own round, how many ways
    it follows, and how many positions it looks at; and if it plays them out, how many beginnings, in how many worlds.
    """

    noise: float = 0.0
    width: int = 0
    nodes: int = 0
    best: int = 0
    worlds: int = 0


LEVELS: Final[Mapping[str, RobotLevel]] = {
    "easy": RobotLevel(noise=1.5),
    "medium": RobotLevel(noise=0.5),
    "hard": RobotLevel(),
    "expert": RobotLevel(width=4, nodes=160),
    "master": RobotLevel(width=4, nodes=160, best=4, worlds=3),
}
"""Name -> level, the weakest first."""

WIDER: Final[Mapping[str, tuple[int, int]]] = {"borgo": (8, 480)}
"""Lesson -> width and nodes of every plan in its games. Measured with *expert* in 60 games against Borgo: 8 ways won
more than 4, with which 480 positions won no more than 160.
"""


MOST_CARDS: Final = 250
"""Cards in hands and States up to which a robot of a level plays as it has learned: more than a game has."""


class Levelled:
    """A bot of a level; against each kind of opponent it has learned other weights. If they cannot be read, or there
    are more than `MOST_CARDS`, with which it would think too long, it plays like `Greedy`."""

    def __init__(self, level: RobotLevel, seed: str) -> None:
        self._level, self._seed = level, seed

    def think(self, sight: RobotSight) -> Generator[None, None, AnyCommand]:
        """Choose a command; yields now and then, to be gone on with."""
        lesson = lesson_of(sight)
        value = value_for(sight)
        if value is None:
            return (yield from Greedy(self._seed).think(sight))
        if len(sight.legal) == 1:
            return sight.legal[0]
        return best_of((yield from self._weigher(lesson, value).weigh(sight)))

    def advise(self, sight: RobotSight, given: AnyCommand | None = None) -> Generator[None, None, Advice]:
        """What it would choose, what it expects of that and of the command that was ``given``, and why; yields now and
        then. It knows what it knows as a player."""
        lesson = lesson_of(sight)
        value = value_for(sight)
        if value is None or len(sight.legal) == 1:
            command = yield from self.think(sight)
            return Advice(command, {}, (command,), (Only(),) if len(sight.legal) == 1 else ())
        weigher, outlook = self._weigher(lesson, value), Outlook(sight.game, value)
        values = yield from weigher.weigh(sight)
        command = best_of(values)
        way = yield from weigher.way_on(sight, command)
        margins = {command: outlook.margin(way)}
        if given is not None and given in sight.legal and given != command:
            margins[given] = outlook.margin((yield from weigher.way_on(sight, given)))
        second = None if self._level.width and is_turn(sight) else _second(values, command)
        steps = known_part(sight.view, way.steps)
        reasons = yield from reasons_for(sight, steps, second)
        return Advice(command, margins, tuple(command for _, command in steps), reasons)

    def _weigher(self, lesson: str, value: Value) -> OnePly | Plan | Rollout:
        level = self._level
        if not level.width:
            return OnePly(value, self._seed, level.noise)
        width, nodes = WIDER.get(lesson, (level.width, level.nodes))
        plan = Plan(value, self._seed, width, nodes)
        return Rollout(value, plan, self._seed, level.best, level.worlds) if level.worlds else plan


def best_of(values: Mapping[AnyCommand, float]) -> AnyCommand:
    """The command of the highest value, the first of equals."""
    return max(values, key=lambda command: values[command])


def _second(values: Mapping[AnyCommand, float], best: AnyCommand) -> Better | None:
    """By how much a command is better than the next best, other than in how it is paid; None if it is the only one.
    A plan cannot tell: it does not follow every command equally far."""
    others = {command: value for command, value in values.items() if without_payment(command) != without_payment(best)}
    return Better(values[best] - others[second := best_of(others)], second) if others else None


def strong_bot(name: str, seed: str) -> Levelled:
    """The bot of a level. Raises KeyError if there is no such level."""
    return Levelled(LEVELS[name], seed)


LESSONS: Final = ("two", "more", "hegemony", "borgo")
"""The files of weights: learned with two players, with more, against the Hegemony and its like, against Borgo."""


def lesson_of(sight: RobotSight) -> str:
    """The one of LESSONS for a game."""
    automa = sight.view.automa
    if automa is not None:
        return "borgo" if automa.kind == "borgo" else "hegemony"
    return "two" if len(sight.view.players) == 2 else "more"


def value_for(sight: RobotSight) -> Value | None:
    """The value with which a robot of a level judges a decision; None if it plays like `Greedy`."""
    cards = sum(player.hand_size + len(player.sites) for player in sight.view.players)
    return learned_value(lesson_of(sight)) if cards <= MOST_CARDS else None


def learned_value(lesson: str) -> Value | None:
    """The value learned in a lesson, from `assets/bots`; None if its weights cannot be read."""
    value = _read(lesson)
    return None if isinstance(value, Unreadable) else value


def unreadable_weights() -> tuple[Unreadable, ...]:
    """Why weights cannot be read, if any cannot: robots play like `Greedy` then."""
    return tuple(wrong for lesson in LESSONS if isinstance(wrong := _read(lesson), Unreadable))


def weights_digest() -> str:
    """The digests of all weights: levels with equal ones play alike."""
    return " ".join(value.digest if (value := learned_value(lesson)) else "-" for lesson in LESSONS)


@lru_cache(maxsize=8)
def _read(lesson: str) -> Value | Unreadable:
    try:
        return Value(read_weights(assets_folder() / "bots" / f"{lesson}.json"))
    except Unreadable as error:
        return error
