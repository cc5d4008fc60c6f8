"""A bot that plays its best plans out against the others, to the end of the round, in worlds as they could be."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from random import Random
from typing import Final

from game.bots.foresight import Foreseen, Way, carried_out, foresee
from game.bots.outlook import Outlook
from game.bots.plan import Plan, is_turn
from game.bots.sight import RobotSight, considered
from game.bots.value import Value
from game.kernel.chance import Chance
from game.rules.decide import legal_commands
from game.rules.hints import without_payment
from game.rules.messages import AnyCommand
from game.rules.state import VIRTUAL, GameState, Seat

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
