"""`replay`: the moves of a match, a position of it, or its verification. `export`: a match as a readable record:
headers, then moves by round. `import` reads it again, and adds it, or a match file, to the player's matches."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import yaml

from game.cards.catalog import Catalog
from game.cli.command_line import Commands, add_command, add_force, tell, tell_damage, warn, whole
from game.cli.options import add_data_and_json, all_cards, cards_and_words
from game.files import write_chosen
from game.kernel.refusal import Unreadable
from game.kernel.text import legible
from game.match.files.record import MatchJournal, Record, game_of
from game.match.library.exchange import import_match
from game.match.match import FiftyFirst, fiftyfirst
from game.match.readable import headers_of, moves_of, rounds_of, takeovers_of, write_readable
from game.paths import matches_folder
from game.play.checking import first_difference
from game.play.files.record import read_record
from game.rules.position.writing import write_position
from game.rules.state import Game
from game.wording.wording import Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "replay", replay)
    say = parser.speaker.help
    parser.add_argument("match", type=Path, metavar="MATCH", help=say("cli-match"))
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--at", type=whole, metavar="N", help=say("cli-replay-at"))
    what.add_argument("--verify", action="store_true", help=say("cli-replay-verify"))
    add_data_and_json(parser)
    parser = add_command(commands, "export", export)
    parser.add_argument("match", type=Path, metavar="MATCH", help=say("cli-match"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("cli-export-out"))
    add_force(parser)
    add_data_and_json(parser)
    parser = add_command(commands, "import", take_in)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-import-file"))
    add_data_and_json(parser, "import")


def replay(arguments: argparse.Namespace) -> int:
    record, catalog, wording = _open_record(arguments)
    kind = fiftyfirst(catalog)
    game = game_of(record.header, catalog)
    if arguments.verify:
        return _verify(arguments, game, record, wording)
    _show(arguments, kind, game, record.journal)
    return 0


def export(arguments: argparse.Namespace) -> int:
    record, catalog, wording = _open_record(arguments)
    if not record.journal.state.is_over:
        warn(wording.text("cli-export-unfinished"))
    kind = fiftyfirst(catalog)
    text = write_readable(record, kind)
    lines = text.removesuffix("\n").split("\n")
    if arguments.out:
        if _is_same(arguments.out, arguments.match):
            raise Unreadable("expected another file: this one is the match itself", str(arguments.out))
        write_chosen(arguments.out, text.encode(), arguments.force)
        lines = [wording.text("cli-exported", file=legible(str(arguments.out)))]
    told = {"headers": headers_of(record, kind), "rounds": rounds_of(record, kind), "takeovers": takeovers_of(record)}
    tell(arguments, told, lines)
    return 0


def take_in(arguments: argparse.Namespace) -> int:
    catalog = all_cards(arguments)
    imported = import_match(arguments.file, matches_folder(arguments.data_dir), fiftyfirst(catalog).only)
    result = {
        "path": str(imported.path),
        "decisions": imported.steps,
        "was_there": imported.was_there,
        "damaged_line": imported.damaged,
        "verified": imported.verified,
    }
    words = Wording(catalog, arguments.lang)
    facts = {"names": words.all_of(imported.names), "steps": imported.steps, "line": imported.damaged or 0}
    tell(arguments, result, [words.text(f"imported-{imported.outcome}", **facts, file=str(imported.path))])
    return 0


def _open_record(arguments: argparse.Namespace) -> tuple[Record, Catalog, Wording]:
    """The undamaged part of a match, with a warning on standard error if it is damaged. Raises Unreadable."""
    catalog, wording = cards_and_words(arguments)
    record = read_record(arguments.match, fiftyfirst(catalog).only)
    tell_damage(record.damage, wording)
    return record, catalog, wording


def _show(arguments: argparse.Namespace, kind: FiftyFirst, game: Game, journal: MatchJournal) -> None:
    step = journal.head if arguments.at is None else arguments.at
    if not 0 <= step <= journal.head:
        raise Unreadable(f"expected a step from 0 to {journal.head}, not {step}", str(arguments.match))
    position = write_position(game, journal.state_after(step))
    decisions = moves_of(kind, game, journal)[:step]
    if arguments.at is None:
        lines = [f"{number} {seat}: {move}" for number, one in enumerate(decisions, 1) for seat, move in one.items()]
    else:
        given = {"given": position}
        text = yaml.safe_dump(given, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
        lines = text.splitlines()
    tell(arguments, {"decisions": decisions, "position": position}, lines)


def _verify(arguments: argparse.Namespace, game: Game, record: Record, wording: Wording) -> int:
    if record.header.content != game.catalog.digest(game.sets, record.header.roles, game.options.modules):
        warn(wording.text("cli-other-cards"))
    difference = first_difference(fiftyfirst(), game, record.journal)
    is_same = difference is None and record.damage is None
    if difference:
        lines = [wording.text("cli-differs", **msgspec.to_builtins(difference))]
    else:
        lines = [wording.text("cli-verified", steps=record.journal.head)]
    tell(arguments, {"ok": is_same, "first_difference": difference}, lines)
    return 0 if is_same else 1


def _is_same(path: Path, match: Path) -> bool:
    try:
        return path.samefile(match)
    except OSError:
        return False
