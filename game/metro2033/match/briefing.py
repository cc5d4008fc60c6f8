"""What programs of others that play Metro 2033 are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.notation import write_move
from game.metro2033.rules.position.known import known_position
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.view import view
from game.play.external.briefing import Briefing, GameFacts, Situation
from game.play.kind import Robot

MetroRobot = Robot[Metro, MetroState, AnyMetroCommand, AnyMetroEvent]


def metro_briefing(
    stand_in: Callable[[str], MetroRobot],
) -> Briefing[Metro, MetroState, AnyMetroCommand, AnyMetroEvent]:
    """``stand_in`` makes the robot that plays on after a fault, of a seed."""
    return Briefing("Metro 2033", _facts, _situation, stand_in)


def _facts(_: Metro, state: MetroState) -> GameFacts:
    return GameFacts(len(state.seats))


def _situation(
    metro: Metro, state: MetroState, commands: Sequence[AnyMetroCommand], _: Iterable[AnyMetroEvent]
) -> Situation:
    seat = commands[0].seat
    seen = view(metro, state, seat)
    return Situation(known_position(metro, state, seat), [write_move(metro, seen, command) for command in commands])
