"""The cards of a command: those of the game, and of the packs in the user's data folder."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Literal

from game.cards.catalog import Catalog, load_catalog
from game.cli.output import warn
from game.cli.parser import Parser
from game.cli.speaking import CliWording
from game.kernel.refusal import Unreadable
from game.paths import cards_folder, packs_folder
from game.rules.options import sets_of_game


def add_data_folder(parser: Parser, what: Literal["packs", "import", "text"] = "packs") -> None:
    """Give a command the option ``--data-dir``; ``what`` chooses its line of help."""
    note = parser.speaker.help(f"cli-data-{what}")
    parser.add_argument("--data-dir", type=Path, default=None, metavar="DIR", help=note)


def add_sets(parser: Parser, default: str | None) -> None:
    """Give a command the option ``--sets``."""
    parser.add_argument("--sets", default=default, metavar="SETS", help=parser.speaker.help("cli-sets"))


def all_cards(arguments: argparse.Namespace) -> Catalog:
    """All cards. Warns on standard error of each pack left out because of a mistake.

    Raises:
        Unreadable: a card file of the game is damaged.
    """
    catalog = load_catalog(cards_folder(), packs=packs_folder(arguments.data_dir))
    for mistake in catalog.refused.values():
        warn(CliWording(arguments.lang).finding(mistake))
    return catalog


def chosen_sets(catalog: Catalog, names: str) -> tuple[str, ...]:
    """The sets named in ``--sets``. Raises Unreadable if they cannot be combined."""
    try:
        return sets_of_game(catalog, [name.strip() for name in names.split(",")])
    except Unreadable as error:
        raise error.located("--sets") from None
