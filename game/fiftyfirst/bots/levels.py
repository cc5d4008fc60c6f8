"""Five levels of strong bots: what each looks at, with which learned weights; and why it gives a command: facts about
the way through the round that it has in mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.fiftyfirst.bots.foresight import Outlook
from game.fiftyfirst.bots.greedy import Greedy
from game.fiftyfirst.bots.search import OnePly, Plan, Rollout, is_turn
from game.fiftyfirst.bots.sets import PARTS
from game.fiftyfirst.bots.sight import RobotSight
from game.fiftyfirst.bots.value import Value, read_weights
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.advice import Advice, Better, Enables, Follows, Gains, Keeps, Only, PlannedMove, Reason
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.forecast import SeatForecast, foresee
from game.fiftyfirst.rules.hints import without_payment
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sheets import purse_of, state_sheet
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.rules.subject import card_of
from game.fiftyfirst.rules.view import TableView
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal, Unreadable
from game.paths import assets_folder

MOST: Final = 3
"""Maximum number of reasons."""

CLEARLY: Final = 0.5
"""VP by which a command has to be better than another for this to be a reason."""

FORECASTS_A_SLICE: Final = 20
"""Forecasts made before a bot lets go of the processor."""

Steps = tuple[tuple[GameState, AnyCommand], ...]
"""Commands of a seat in its round, each with the imagined position in which it is given
(`game.fiftyfirst.bots.foresight.Way`)."""

_NUMBERED: Final = tuple([kind for part in PARTS for kind in part.numbered])
_IMAGINED: Final = tuple([part.is_imagined for part in PARTS if part.is_imagined])
_NO_ACTIONS: Final = cmd.Choose | cmd.ChooseSite | cmd.ChooseArea | cmd.ChooseDeal | cmd.FinishTurn | cmd.Pass


def known_part(view: TableView, steps: Steps) -> Steps:
    """The way up to the first command about something that the seat does not know, as it is in an imagined world: a
    virtual opponent has put it there, or the seat has turned it up itself."""
    seat = steps[0][1].seat
    known = {site.id for player in view.players for site in player.sites}
    known |= {site.id for state, _ in steps for site in state.player(seat).sites}
    shown = {pile.colour: pile.face_up for pile in view.piles}
    cards = _seen_cards(view, seat)
    for number, (state, command) in enumerate(steps):
        if _own_cards(state, seat) - cards or any(is_imagined(view, state, command) for is_imagined in _IMAGINED):
            return steps[:number]
        if getattr(command, "site", None) not in (*known, None):
            return steps[:number]
        if isinstance(command, cmd.TakeConnection) and card_of(state, command) != shown[command.pile]:
            return steps[:number]
    return steps


def _seen_cards(view: TableView, seat: Seat) -> Counter[str]:
    """The Location cards that a seat has or could come by with its eyes open."""
    own = view.player(seat)
    seen = Counter((*(own.hand or ()), *own.deals, *(site.card for site in own.sites)))
    for player in view.players:
        seen.update(player.discard)
    return seen


def _own_cards(state: GameState, seat: Seat) -> Counter[str]:
    """The Location cards of a seat, but for Ruins that lie face down."""
    player = state.player(seat)
    standing = [site.card for site in player.sites if not site.drawn]
    return Counter((*player.hand, *player.deals, *player.discard, *standing))


def reasons_for(sight: RobotSight, steps: Steps, better: Better | None) -> Generator[None, None, tuple[Reason, ...]]:
    """At most `MOST` reasons for the first command of a way, the weightiest first; yields now and then.

    ``steps`` are all `known_part`; ``better`` compares the command with the next best, if that can be done.
    """
    if len(sight.legal) == 1:
        return (Only(),)
    told = [_own(sight.game, state, command) for state, command in steps]
    yield
    found: list[Reason] = []
    if gains := _gains(told):
        found.append(gains)
    later = [n for n, (_, command) in enumerate(steps) if n and not isinstance(command, _NO_ACTIONS)]
    linked = _enables(sight.game, steps, later) or (yield from _keeps(sight, steps, told, later))
    if linked:
        found.append(linked)
    if later and (linked is None or linked.step.command != steps[later[0]][1]):
        found.append(Follows(_step(*steps[later[0]])))
    if better and better.vp >= CLEARLY:
        found.append(better)
    return tuple(found[:MOST])


def _own(game: Game, state: GameState, command: AnyCommand) -> SeatForecast:
    """What a command does to the seat that gives it; a pass does nothing, and a choice of cards has no forecast."""
    if isinstance(command, cmd.Pass | cmd.KeepCards):
        return SeatForecast(command.seat)
    return foresee(game, state, command).of(command.seat)


def _gains(told: Sequence[SeatForecast]) -> Gains | None:
    vp, locations = sum(own.gained["vp"] for own in told), sum(own.locations for own in told)
    return Gains(vp, max(0, locations)) if vp > 0 or locations > 0 else None


def _enables(game: Game, steps: Steps, later: Sequence[int]) -> Enables | None:
    """The first later action that is legal after this turn, and is not before it."""
    turns = [state for state, _ in steps if isinstance(state.question, ChooseAction)]
    if len(turns) < 2 or turns[0] is not steps[0][0]:
        return None
    before, after = turns[:2]
    for number in later:
        state, command = steps[number]
        if isinstance(command, _NUMBERED) and _is_moved(state, command, before, after):
            continue
        if isinstance(state.question, ChooseAction) and isinstance(decide(game, before, command), Refusal):
            return None if isinstance(decide(game, after, command), Refusal) else Enables(_step(state, command))
    return None


def _keeps(
    sight: RobotSight, steps: Steps, told: Sequence[SeatForecast], later: Sequence[int]
) -> Generator[None, None, Keeps | None]:
    """The first later action that is paid with goods which the seat has all the time, and could spend otherwise now."""
    held = [
        purse_of(state_sheet(sight.game, player.sites), player.goods).total
        for player in [state.player(sight.seat) for state, _ in steps]
    ]
    spent: set[str] | None = None
    for number in later:
        kept = Bag({
            good: count
            for good, count in told[number].paid.items()
            if not told[0].paid[good] and min(goods[good] for goods in held[: number + 1]) >= count
        })  # fmt: skip
        if kept and spent is None:
            spent = yield from _spent_otherwise(sight, steps[0][1])
        if kept and spent and not spent.isdisjoint(kept):
            return Keeps(Bag({good: count for good, count in kept.items() if good in spent}), _step(*steps[number]))
    return None


def _spent_otherwise(sight: RobotSight, chosen: AnyCommand) -> Generator[None, None, set[str]]:
    """The goods that other commands would spend."""
    spent: set[str] = set()
    for number, command in enumerate(sight.legal, 1):
        if without_payment(command) != without_payment(chosen):
            spent.update(sight.forecast(command).of(sight.seat).paid)
        if number % FORECASTS_A_SLICE == 0:
            yield
    return spent


def _step(state: GameState, command: AnyCommand) -> PlannedMove:
    return PlannedMove(command, card_of(state, command))


def _is_moved(state: GameState, command: AnyCommand, *others: GameState) -> bool:
    """Whether what a command names by its place is another card in other states: then it is another command there."""
    return any(card_of(other, command) != card_of(state, command) for other in others)


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
