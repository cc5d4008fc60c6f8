"""How strong bots search, each more than the one before: one command ahead, what they can still do in their own round,
as if nobody else moved, and the round played out against the others, in worlds as they could be."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from game.fiftyfirst.bots.foresight import Foreseen, Outlook, Way, carried_out, foresee
from game.fiftyfirst.bots.sets import PARTS
from game.fiftyfirst.bots.sight import RobotSight, considered
from game.fiftyfirst.bots.value import Value
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.hints import without_payment
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp
from game.kernel.chance import Chance

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


_DIFFERENT: Final = tuple([part.different for part in PARTS if part.different])


class Plan:
    """Searches the rest of its own round with a beam; a command is worth what the best way that begins with it is.

    ``width`` ways are followed further after each command, until ``nodes`` positions have been looked at. Then the best
    position so far counts.
    """

    def __init__(self, value: Value, seed: str, width: int, nodes: int) -> None:
        self._value = value
        self._random = Random(seed)
        self._width = width
        self._nodes = nodes

    def weigh(self, sight: RobotSight) -> Generator[None, None, Mapping[AnyCommand, float]]:
        """The value of the best way through the round for each legal command, as far as it was followed; yields now and
        then."""
        found = yield from self._ways(sight, considered(sight.legal))
        return {command: way.value for command, way in found.items()}

    def way_on(self, sight: RobotSight, command: AnyCommand) -> Generator[None, None, Way]:
        """The best way through the round that begins with a command; yields now and then."""
        return (yield from self._ways(sight, (command,)))[command]

    def _ways(self, sight: RobotSight, legal: Sequence[AnyCommand]) -> Generator[None, None, Mapping[AnyCommand, Way]]:
        """The best way that begins with each of these commands."""
        world = sight.imagine(Chance(self._random.getrandbits(63)))
        nodes = self._nodes if is_turn(sight) else 0
        search = _Search(Outlook(sight.game, self._value), sight.seat, self._width, nodes)
        yield from search.run(world, legal)
        return search.found


def is_turn(sight: RobotSight) -> bool:
    """Whether the decision is one of the seat's own turn in the Action phase."""
    return isinstance(sight.view.question, ChooseAction | ChooseFollowUp)


class _Search:
    """The beam: after each command the best ways go on. ``found`` has the best way that begins with a command."""

    def __init__(self, outlook: Outlook, seat: Seat, width: int, nodes: int) -> None:
        self._outlook, self._seat, self._width, self._left = outlook, seat, width, nodes
        self._game: Game = outlook.game
        self._met: set[object] = set()
        self.found: dict[AnyCommand, Way] = {}

    def run(self, world: GameState, legal: Sequence[AnyCommand]) -> Iterator[None]:
        lines = [Way(0.0, Foreseen(world, 0, passed=False))]
        moves = legal
        while lines:
            found: list[Way] = []
            for line in lines:
                for number, command in enumerate(moves if not line.steps else self._moves(line), 1):
                    after = self._after(line, command)
                    if self._goes_on(after):
                        found.append(after)
                    else:
                        self._note(after)
                    if number % NODES_A_SLICE == 0:
                        yield
                    self._left -= 1
                if self._left <= 0 and line.steps:
                    break
            if self._left <= 0:  # out of nodes: the best position so far counts, though more could be done from it
                for line in found:
                    self._note(line)
                return
            lines = self._best_of(found)
            yield

    def _moves(self, line: Way) -> Sequence[AnyCommand]:
        return considered(legal_commands(self._game, line.foreseen.state, self._seat))

    def _after(self, line: Way, command: AnyCommand) -> Way:
        foreseen = foresee(self._game, line.foreseen.state, command, line.foreseen.unknown)
        steps = (*line.steps, (line.foreseen.state, command))
        return Way(self._outlook.of(foreseen, self._seat), foreseen, steps)

    def _goes_on(self, line: Way) -> bool:
        """Whether the seat has more to do in the round."""
        state = line.foreseen.state
        return not line.foreseen.passed and not state.is_over and state.phase == "action"

    def _best_of(self, lines: list[Way]) -> list[Way]:
        """The best ways of those that lead to different positions, with the seat to move again."""
        chosen: list[Way] = []
        for line in sorted(lines, key=lambda line: -line.value):
            state = line.foreseen.state
            key = _position(state, self._seat, line.foreseen.unknown)
            if key not in self._met:
                self._met.add(key)
                state = _after_opponent(self._game, state) if state.automa else _again(state, self._seat)
                if state.phase == "action" and state.to_move == self._seat:
                    chosen.append(line._replace(foreseen=line.foreseen._replace(state=state)))
                else:
                    self._note(line)
                if len(chosen) == self._width:
                    break
        return chosen

    def _note(self, line: Way) -> None:
        first = line.steps[0][1]
        known = self.found.get(first)
        if known is None or line.value > known.value:
            self.found[first] = line


def _after_opponent(game: Game, state: GameState) -> GameState:
    """The position in which the virtual opponent has taken its turn, with the cards of the imagined world."""
    while state.to_move == VIRTUAL:
        state = carried_out(game, state, legal_commands(game, state, VIRTUAL)[0]).state
    return state


def _again(state: GameState, seat: Seat) -> GameState:
    """The position with the seat's own next turn, as if the others did nothing."""
    question = state.question
    if question is None or question.seat == seat:
        return state
    return replace(state, agenda=(*state.agenda[:-1], ChooseAction(seat)))


def _position(state: GameState, seat: Seat, unknown: int) -> object:
    """What makes two positions of a plan different."""
    player = state.player(seat)
    sites = tuple(sorted((site.card, site.used, site.ruin, site.goods.total) for site in player.sites))
    used = tuple(sorted(action.action for action in player.used))
    others = tuple(
        len(state.player(other).sites) + sum(s.ruin for s in state.player(other).sites) for other in state.seats
    )
    asked = type(state.question), state.question.seat == seat if state.question else None
    return (
        player.vp, player.goods, tuple(sorted(player.hand)), sites, len(player.deals), used,
        len(player.connections), unknown, others, asked, tuple([different(state) for different in _DIFFERENT]),
    )  # fmt: skip


MOST_WEIGHED: Final = 400
"""Commands of all seats that are weighed before a round counts as played out: in crowded States a round would take
seconds."""

PLAYED_A_SLICE: Final = 60
"""Commands of one decision that are weighed before the bot lets go of the processor: more at once than elsewhere, since
a window gives it one slice a frame, and in crowded States there are thousands."""


class Rollout:
    """Plans its round, and plays the ``best`` few beginnings out in so many ``worlds``. All seats then take the command
    after which the learned value is highest. What counts is the mean of plan and outcome.
    """

    def __init__(self, value: Value, plan: Plan, seed: str, best: int, worlds: int) -> None:
        self._value, self._plan = value, plan
        self._random = Random(f"{seed} rollout")
        self._best, self._worlds = best, worlds

    def weigh(self, sight: RobotSight) -> Generator[None, None, Mapping[AnyCommand, float]]:
        """The value of each beginning that was played out; yields now and then, to be gone on with."""
        planned = yield from self._plan.weigh(sight)
        ranked = sorted(planned, key=lambda command: -planned[command])[: self._best]
        if len(ranked) == 1 or not is_turn(sight):
            return planned
        outlook = Outlook(sight.game, self._value)
        outcomes = dict.fromkeys(ranked, 0.0)
        for _ in range(self._worlds):
            world = sight.imagine(Chance(self._random.getrandbits(63)))
            for command in ranked:
                outcomes[command] += yield from _played_out(outlook, world, command, sight.seat)
        return {command: (planned[command] + outcomes[command] / self._worlds) / 2 for command in ranked}

    def way_on(self, sight: RobotSight, command: AnyCommand) -> Generator[None, None, Way]:
        """The best way through the round that begins with a command; yields now and then."""
        return self._plan.way_on(sight, command)


def _played_out(outlook: Outlook, world: GameState, command: AnyCommand, seat: Seat) -> Generator[None, None, float]:
    """The margin that ``seat`` can expect at the end of the round, if it begins with ``command``."""
    game = outlook.game
    state, left = carried_out(game, world, command).state, MOST_WEIGHED
    while left > 0 and state.phase == "action" and state.round == world.round and not state.is_over:
        mover = state.to_move
        assert mover is not None, "somebody has to decide"
        legal = legal_commands(game, state, mover)
        if len(legal) == 1 or mover == VIRTUAL:
            state = carried_out(game, state, legal[0]).state
            continue
        weighed = dict[AnyCommand, float]()
        for number, one in enumerate(_paid_usually(considered(legal)), 1):
            weighed[one] = outlook.of(foresee(game, state, one), mover)
            if number % PLAYED_A_SLICE == 0:
                yield
        left -= len(weighed)
        state = carried_out(game, state, max(weighed, key=lambda one: weighed[one])).state
        yield
    return outlook.of(Foreseen(state, 0, passed=False), seat)


def _paid_usually(legal: Sequence[AnyCommand]) -> Iterable[AnyCommand]:
    """One of the commands that differ in payment alone: the first, which pays as most players would."""
    usual = dict[AnyCommand, AnyCommand]()
    for command in legal:
        usual.setdefault(without_payment(command), command)
    return usual.values()
