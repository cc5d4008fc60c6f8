"""The options that say who plays many games: how many processes, or which cluster."""

from __future__ import annotations

import argparse

from game.cli.output import at_least
from game.cli.parser import Parser
from game.match.series.workers import Workers


def add_workers(parser: Parser) -> None:
    """Give a command the options ``--jobs`` and ``--scheduler``."""
    help = parser.speaker.help
    parser.add_argument("--jobs", type=at_least(1), default=1, help=help("cli-workers-jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=help("cli-workers-scheduler"))


def chosen_workers(arguments: argparse.Namespace) -> Workers:
    """Those that the options name."""
    return Workers(arguments.jobs, arguments.scheduler)
