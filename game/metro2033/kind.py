"""Metro 2033 as one value: what it is served with."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.metro2033.bots.levels import has_robot, robot
from game.metro2033.cards.printed import MetroCards
from game.metro2033.match import setup
from game.metro2033.match.annals import MetroAnnals
from game.metro2033.match.content import METRO_RULES, MetroContent, read_line
from game.metro2033.match.highlights import MetroHighlights
from game.metro2033.match.scenario_checks import MetroScenarios
from game.metro2033.match.setup import MetroSetup
from game.metro2033.match.transcript import MetroTranscript
from game.metro2033.rules import NAME, invariants, shown
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.decide import decide, legal_commands
from game.metro2033.rules.events import AnyMetroEvent, MetroStarted, fold
from game.metro2033.rules.forecast import MetroForecast, forecast, foresee
from game.metro2033.rules.notation import read_move, write_move
from game.metro2033.rules.position.known import known_position
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.position.writing import position_text, write_position
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.status import status
from game.metro2033.rules.view import view
from game.play.external.briefing import Briefing, GameFacts, Situation
from game.play.external.external import programs_at_seats
from game.play.kind import Kind, Robot
from game.play.programs import NO_PROGRAMS, Programs, is_program

MetroKind = Kind[Metro, MetroState, AnyMetroCommand, AnyMetroEvent, MetroState, MetroForecast]


def metro_kind(cards: MetroCards | None = None, programs: Programs = NO_PROGRAMS) -> MetroKind:
    """Metro 2033 with these cards; without any, cards and hashes of match files are not checked.

    ``programs`` are those that the user has named: no others are ever run, whatever a match file says.
    """
    return Kind(
        id=NAME,
        seats=setup.SEATS_OF_METRO,
        version=METRO_RULES,
        rules=_MetroRules(),
        notation=_MetroNotation(),
        content=MetroContent(cards),
        has_robot=_has_robot,
        robot=_robot,
        read_line=read_line,
        annals=MetroAnnals(),
        highlights=MetroHighlights(),
        transcript=MetroTranscript(cards),
        setup=MetroSetup(cards),
        scenarios=MetroScenarios(cards),
        robots=setup.METRO_ROBOTS,
        most_decisions=setup.MOST_DECISIONS,
        is_cut_off=setup.is_cut_off,
        outcome=setup.outcome,
        program=programs_at_seats(BRIEFING, programs),
    )


class _MetroRules:
    open: Collection[Callable[..., Any]] = {read_move}
    decide = staticmethod(decide)
    fold = staticmethod(fold)
    legal = staticmethod(legal_commands)
    forecast = staticmethod(forecast)
    foresee = staticmethod(foresee)
    view = staticmethod(view)
    status = staticmethod(status)
    reveals = staticmethod(shown.reveals)
    lays_open = staticmethod(shown.lays_open)
    problems = staticmethod(invariants.problems)
    start = staticmethod(MetroStarted)

    def started(self, event: AnyMetroEvent) -> MetroState | None:
        return event.state if isinstance(event, MetroStarted) else None

    def ways(self, _: Metro, __: MetroState, command: AnyMetroCommand) -> Sequence[AnyMetroCommand]:
        """Prices are fixed."""
        return (command,)


class _MetroNotation:
    write_move = staticmethod(write_move)
    read_move = staticmethod(read_move)
    write_position = staticmethod(write_position)
    position_text = staticmethod(position_text)

    def read_position(self, metro: Metro, position: Mapping[str, Any]) -> tuple[Metro, MetroState]:
        return read_position(metro.cards, position)


def _has_robot(name: str) -> bool:
    return has_robot(name) or is_program(name)


def _robot(name: str, seed: str) -> Robot[Metro, MetroState, Any, AnyMetroEvent]:
    """A robot of that name; for a program of others, *greedy* stands in."""
    return robot("greedy" if is_program(name) else name, seed)


def _facts(_: Metro, state: MetroState) -> GameFacts:
    return GameFacts(len(state.players))


def _situation(
    metro: Metro, state: MetroState, commands: Sequence[AnyMetroCommand], _: Iterable[AnyMetroEvent]
) -> Situation:
    seat = commands[0].seat
    seen = view(metro, state, seat)
    return Situation(known_position(metro, state, seat), [write_move(metro, seen, command) for command in commands])


BRIEFING: Final = Briefing("Metro 2033", _facts, _situation, partial(_robot, "greedy"))
"""What programs are told of Metro 2033; *greedy* plays on for them."""
