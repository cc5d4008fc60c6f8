"""What programs that play Nim are told: the table as their seat sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from game.play.external.briefing import Briefing, GameFacts, Situation
from tests.nim.notation import NimNotation
from tests.nim.rules import NimRules
from tests.nim.setup import ROBOTS, robot
from tests.nim.state import Command, Event, Heaps, Nim


def _situation(game: Nim, state: Heaps, commands: Sequence[Command], _: Iterable[Event]) -> Situation:
    seen, notation = NimRules().view(game, state, commands[0].seat), NimNotation()
    moves = [notation.write_move(game, seen, command) for command in commands]
    return Situation(notation.write_position(game, seen), moves)


BRIEFING: Final = Briefing(
    "Nim", lambda _, state: GameFacts(len(state.seats)), _situation, partial(robot, ROBOTS.default)
)
