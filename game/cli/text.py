"""`text`: the whole game in a terminal, with the notation for moves."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from game.cards.catalog import load_catalog
from game.cli.output import at_least
from game.cli.text_game import TextGame
from game.cli.text_start import start_match
from game.paths import assets_folder, cards_folder
from game.wording import Wording


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser("text", help="play in the terminal")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=None)
    parser.add_argument("--names", default=None, help="names with commas between them")
    parser.add_argument("--factions", default=None, help="titles, ids or 'random', with commas between them")
    parser.add_argument("--bots", default=None, help="bots for the last seats, with commas between them, like 'random'")
    parser.add_argument("--seed", type=at_least(0), default=None)
    parser.add_argument("--resume", nargs="?", const="", default=None, metavar="FILE", help="the last match, or a file")
    parser.add_argument("--data-dir", type=Path, default=None, metavar="DIR", help="folder of the saved matches")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody quits or the lines end: every decision is saved at once."""
    catalog = load_catalog(cards_folder())
    wording = Wording(catalog, "en", assets_folder() / "locale")
    try:
        match = start_match(arguments, catalog, wording)
    except EOFError:
        print()
        return 0
    try:
        TextGame(match, wording).play()
    except EOFError:
        print()
    finally:
        match.close()
    print(wording.text("text-saved" if match.state.is_over else "text-left", file=str(match.path)))
    return 0
