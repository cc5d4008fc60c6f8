"""`replay`: the moves of a match, a position of it, or its verification."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from game.cards.catalog import Catalog
from game.cli.card_sets import add_data_folder, all_cards
from game.cli.output import add_json, tell, tell_damage, warn, whole, write_yaml
from game.cli.parser import Commands, add_command
from game.kernel.refusal import Unreadable
from game.match.files.record import MatchJournal, Record, game_of
from game.match.match import fiftyfirst
from game.match.readable import moves_of
from game.play.checking import first_difference
from game.play.files.record import read_record
from game.rules.game import Game
from game.rules.position.writing import write_position
from game.wording import Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "replay", run)
    say = parser.speaker.help
    parser.add_argument("match", type=Path, metavar="MATCH", help=say("cli-match"))
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--at", type=whole, metavar="N", help=say("cli-replay-at"))
    what.add_argument("--verify", action="store_true", help=say("cli-replay-verify"))
    add_data_folder(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    record, catalog, wording = open_record(arguments)
    game = game_of(record.header, catalog)
    if arguments.verify:
        return _verify(arguments, game, record, wording)
    _show(arguments, game, record.journal)
    return 0


def open_record(arguments: argparse.Namespace) -> tuple[Record, Catalog, Wording]:
    """The undamaged part of a match, with a warning on standard error if it is damaged. Raises Unreadable."""
    catalog = all_cards(arguments)
    wording = Wording(catalog, arguments.lang)
    record = read_record(arguments.match, fiftyfirst(catalog))
    tell_damage(record.damage, wording)
    return record, catalog, wording


def _show(arguments: argparse.Namespace, game: Game, journal: MatchJournal) -> None:
    step = journal.head if arguments.at is None else arguments.at
    if not 0 <= step <= journal.head:
        raise Unreadable(f"expected a step from 0 to {journal.head}, not {step}", str(arguments.match))
    position = write_position(game, journal.state_after(step))
    decisions = moves_of(game, journal)[:step]
    if arguments.at is None:
        lines = [f"{number} {seat}: {move}" for number, one in enumerate(decisions, 1) for seat, move in one.items()]
    else:
        lines = write_yaml({"given": position}).splitlines()
    tell(arguments, {"decisions": decisions, "position": position}, lines)


def _verify(arguments: argparse.Namespace, game: Game, record: Record, wording: Wording) -> int:
    if record.header.cards != game.catalog.digest(game.sets, record.header.factions, game.options.modules):
        warn(wording.text("cli-other-cards"))
    difference = first_difference(fiftyfirst(), game, record.journal)
    is_same = difference is None and record.damage is None
    if difference:
        lines = [wording.text("cli-differs", **msgspec.to_builtins(difference))]
    else:
        lines = [wording.text("cli-verified", steps=record.journal.head)]
    tell(arguments, {"ok": is_same, "first_difference": difference}, lines)
    return 0 if is_same else 1
