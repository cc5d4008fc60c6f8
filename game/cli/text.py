"""`text`: the game in a terminal, with moves in the notation."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from game.cards.catalog import Catalog, load_catalog
from game.cli.card_sets import add_data_folder, add_sets
from game.cli.output import say, seed, warn, whole
from game.cli.parser import Commands, add_command, program
from game.cli.plain_game import PlainGame
from game.cli.robots import add_bots, warn_of_weights
from game.cli.text_game import TextGame
from game.cli.text_screen import Asking, PlainAsking, show, show_whole
from game.cli.text_start import start_match
from game.cli.variants import add_variants
from game.kernel.refusal import Unreadable
from game.match.library.unfinished import note_on_table
from game.match.match import Match
from game.paths import cards_folder, data_folder, exports_folder, matches_folder, packs_folder
from game.play.files.leftovers import clear_leftovers
from game.rules.solo.kinds import KINDS
from game.ui.settings import read_settings
from game.wording import Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "text", run)
    say = parser.speaker.help
    parser.add_argument("--players", type=whole, choices=(2, 3, 4), default=None, help=say("cli-players"))
    parser.add_argument("--names", default=None, help=say("cli-text-names"))
    parser.add_argument("--factions", default=None, help=say("cli-text-factions"))
    add_bots(parser, say("cli-text-bots"))
    parser.add_argument("--solo", choices=tuple(KINDS), default=None, help=say("cli-text-solo"))
    parser.add_argument("--seed", type=seed, default=None, help=say("cli-text-seed"))
    parser.add_argument("--resume", nargs="?", const="", default=None, metavar="FILE", help=say("cli-text-resume"))
    parser.add_argument("--plain", action="store_true", help=say("cli-text-plain"))
    add_sets(parser, default=None)
    add_variants(parser)
    add_data_folder(parser, "text")


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody quits or the input ends. Every decision is saved at once.

    Raises:
        KeyboardInterrupt: Ctrl+C was pressed; that the match is saved has been printed.
    """
    if sys.stdin is None or sys.stdout is None:
        raise Unreadable("a game in the terminal needs an input and an output that are open")
    catalog, wording = _cards_and_words(arguments.data_dir, arguments.lang)
    data = arguments.data_dir
    clear_leftovers(data_folder(data), matches_folder(data), exports_folder(data))
    try:
        asking = (PlainAsking if arguments.plain else Asking)(wording)
        match = start_match(arguments, catalog, asking)
    except EOFError:
        say("")
        return 0
    except KeyboardInterrupt:
        say("")
        raise
    note_on_table(matches_folder(data), match)
    try:
        match.called = wording.player
        warn_of_weights((setup.player for setup in match.seats.values()), wording)
        advice = read_settings(data_folder(data), lambda _: None).advice
        (PlainGame if arguments.plain else TextGame)(match, wording, advice).play()
    except EOFError:
        say("")
    except KeyboardInterrupt:
        say("")
        raise
    finally:
        match.close()
        note_on_table(matches_folder(data), match)
        (show_whole if arguments.plain else show)(_farewell(match, wording))
    return 0


def _cards_and_words(data: Path | None, language: str) -> tuple[Catalog, Wording]:
    """All undamaged cards and messages. Warns of the first damage of each file."""
    damages: list[Unreadable] = []
    catalog = load_catalog(cards_folder(), damages.append, packs_folder(data))
    wording = Wording(catalog, language, on_error=damages.append)
    for damage in {damage.file: damage for damage in reversed(damages)}.values():
        warn(wording.finding(damage))
    return catalog, wording


def _farewell(match: Match, wording: Wording) -> list[str]:
    """Where the match is saved, and how to continue it."""
    if match.unsaved_since is not None:
        return [wording.text("text-not_saved", step=str(match.unsaved_since))]
    if match.status.is_over:
        return [wording.text("text-over_saved", file=str(match.path))]
    resume = wording.text("text-left.resume", program=program(), file=shlex.quote(str(match.path)))
    return [wording.text("text-left"), f"  {resume}"]
