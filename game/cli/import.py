"""`import`: adds a match file or a readable record to the player's matches."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli.card_sets import add_data_folder, all_cards
from game.cli.output import add_json, tell
from game.cli.parser import Commands, add_command
from game.match.library.exchange import import_match
from game.paths import matches_folder
from game.wording import Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "import", run)
    parser.add_argument("file", type=Path, metavar="FILE", help=parser.speaker.help("cli-import-file"))
    add_data_folder(parser, "import")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    catalog = all_cards(arguments)
    imported = import_match(arguments.file, matches_folder(arguments.data_dir), catalog)
    result = {
        "path": str(imported.path),
        "decisions": imported.steps,
        "was_there": imported.was_there,
        "damaged_line": imported.damaged,
        "verified": imported.verified,
    }
    words = Wording(catalog, arguments.lang)
    sentence = words.text(
        f"imported-{imported.outcome}",
        names=words.all_of(imported.names),
        steps=imported.steps,
        line=imported.damaged or 0,
        file=str(imported.path),
    )
    tell(arguments, result, [sentence])
    return 0
