"""The options that say who plays: ``--bots``, and for many games how many processes, or which cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from game.bots.external.program import EXEC, Programs, not_named, read_program, recorded
from game.bots.levels import LEVELS, unreadable_weights
from game.bots.player import BOTS
from game.cli.output import among, at_least, warn
from game.cli.parser import Parser
from game.match.series.workers import Workers
from game.wording import Wording


def add_bots(parser: Parser, note: str) -> None:
    """Give a command the option ``--bots``, which may be repeated; ``note`` is its line in the help."""
    parser.add_argument("--bots", action="append", default=[], help=note)


def chosen_bots(values: Sequence[str]) -> tuple[str, ...]:
    """The robots that the values of ``--bots`` name, in order.

    A program (``exec:...``) reaches to the end of its value, commas and all: other names stand before it.

    Raises:
        Unreadable: there is no such robot, or no command line.
    """
    return tuple(name for value in values for name in _names(value))


def _names(value: str) -> tuple[str, ...]:
    """The robots of one value: names, a program, or names and then a program."""
    names, comma, command = f",{value}".partition(f",{EXEC}")
    known = among(tuple(BOTS), names[1:], "a robot") if names or not comma else ()
    if not comma:
        return known
    read_program(EXEC + command)
    return (*known, EXEC + command)


def chosen_programs(values: Sequence[str]) -> Programs:
    """The robot programs named by the values of the window's ``--bots``. Raises Unreadable for a value that names
    none."""
    for value in values:
        read_program(value)
    return recorded(values)[1]


def warn_of_programs(robots: Iterable[str], programs: Programs, wording: Wording) -> None:
    """Say so on standard error if any of these robots is a program that the user has not named."""
    for title in not_named(robots, programs):
        warn(wording.text("notice-robot-not-named", program=title))


def warn_of_weights(robots: Iterable[str], wording: Wording) -> None:
    """Say so on standard error if any of these robots lacks what it has learned."""
    if not LEVELS.keys().isdisjoint(robots):
        for error in unreadable_weights():
            warn(wording.text("notice-robots", reason=wording.finding(error)))


def add_workers(parser: Parser) -> None:
    """Give a command the options ``--jobs`` and ``--scheduler``."""
    help = parser.speaker.help
    parser.add_argument("--jobs", type=at_least(1), default=1, help=help("cli-workers-jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=help("cli-workers-scheduler"))


def chosen_workers(arguments: argparse.Namespace) -> Workers:
    """Those that the options name."""
    return Workers(arguments.jobs, arguments.scheduler)
