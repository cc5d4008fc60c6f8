"""`export`: a match as a readable record: headers, then moves by round. `import` reads it again."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli.card_sets import add_data_folder
from game.cli.output import add_force, add_json, tell, warn
from game.cli.parser import Commands, add_command
from game.cli.replay import open_record
from game.files import write_chosen
from game.kernel.refusal import Unreadable
from game.kernel.text import legible
from game.match.readable import headers_of, rounds_of, takeovers_of, write_readable


def add(commands: Commands) -> None:
    parser = add_command(commands, "export", run)
    say = parser.speaker.help
    parser.add_argument("match", type=Path, metavar="MATCH", help=say("cli-match"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("cli-export-out"))
    add_force(parser)
    add_data_folder(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    record, catalog, wording = open_record(arguments)
    if not record.journal.state.is_over:
        warn(wording.text("cli-export-unfinished"))
    text = write_readable(record, catalog)
    lines = text.removesuffix("\n").split("\n")
    if arguments.out:
        if _is_same(arguments.out, arguments.match):
            raise Unreadable("expected another file: this one is the match itself", str(arguments.out))
        write_chosen(arguments.out, text.encode(), arguments.force)
        lines = [wording.text("cli-exported", file=legible(str(arguments.out)))]
    told = {
        "headers": headers_of(record, catalog),
        "rounds": rounds_of(record, catalog),
        "takeovers": takeovers_of(record),
    }
    tell(arguments, told, lines)
    return 0


def _is_same(path: Path, match: Path) -> bool:
    try:
        return path.samefile(match)
    except OSError:
        return False
