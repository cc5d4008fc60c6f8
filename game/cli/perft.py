"""`perft`: counts the sequences of decisions from a position, up to a depth."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli.command_line import Commands, add_command, at_least, tell
from game.cli.options import OpenGames, add_data_and_json
from game.kernel.refusal import Unreadable
from game.play.checking import subtotals
from game.play.scenarios.scenario import read_position_file


def add(commands: Commands) -> None:
    parser = add_command(commands, "perft", run)
    say = parser.speaker.help
    position, payments = say("cli-perft-position"), say("cli-perft-payments")
    parser.add_argument("--position", type=Path, required=True, metavar="FILE", help=position)
    parser.add_argument("--depth", type=at_least(1), required=True, help=say("cli-perft-depth"))
    parser.add_argument("--payments", choices=("canonical", "all"), default="canonical", help=payments)
    add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    games = OpenGames(arguments)
    kind, game, state = read_position_file(arguments.position, games.kind, games.unnamed)
    try:
        moves = subtotals(kind, game, state, arguments.depth, arguments.payments == "all")
    except Unreadable as error:
        raise error.located(str(arguments.position)) from error
    total = sum(moves.values()) if moves else 1
    lines = [f"{count:>12} {move}" for move, count in moves.items()]
    tell(arguments, {"depth": arguments.depth, "total": total, "moves": moves}, [*lines, f"{total:>12}"])
    return 0
