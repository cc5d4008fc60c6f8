"""`replay`: the moves of a match, a position of it, or its verification. `export`: a match as a readable record:
headers, then moves by round. `import` reads it again, and adds it, or a match file, to the player's matches."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

from game.cli.command_line import Commands, add_command, add_force, tell, tell_damage, warn, whole
from game.cli.options import OpenGame, OpenGames, add_data_and_json, open_game
from game.files import write_chosen
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat
from game.kernel.text import legible
from game.match.library.exchange import import_match
from game.match.readable import headers_of, rounds_of, takeovers_of, write_readable
from game.paths import matches_folder
from game.play.checking import first_difference
from game.play.files.line import FIRST_GAME
from game.play.files.record import Record, read_record

AnyRecord = Record[Any, Any, Any]


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
    record, opened = _open_record(arguments)
    game = opened.kind.content.game(record.header)
    if arguments.verify:
        return _verify(arguments, game, record, opened)
    _show(arguments, game, record, opened)
    return 0


def export(arguments: argparse.Namespace) -> int:
    record, opened = _open_record(arguments)
    wording, kind = opened.words, opened.kind
    if not opened.kind.rules.status(record.journal.state).is_over:
        warn(wording.text("cli-export-unfinished"))
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
    opened = open_game(arguments)
    imported = import_match(arguments.file, matches_folder(arguments.data_dir), OpenGames(arguments).only_asked)
    result = {
        "path": str(imported.path),
        "decisions": imported.steps,
        "was_there": imported.was_there,
        "damaged_line": imported.damaged,
        "verified": imported.verified,
    }
    words = opened.words
    facts = {"names": words.all_of(imported.names), "steps": imported.steps, "line": imported.damaged or 0}
    tell(arguments, result, [words.text(f"imported-{imported.outcome}", **facts, file=str(imported.path))])
    return 0


def _open_record(arguments: argparse.Namespace) -> tuple[AnyRecord, OpenGame]:
    """The undamaged part of a match, with a warning on standard error if it is damaged. Raises Unreadable."""
    games = OpenGames(arguments)
    record = read_record(arguments.match, games.only_asked)
    opened = games[record.header.game]
    tell_damage(record.damage, opened.words)
    return record, opened


def _show(arguments: argparse.Namespace, game: Any, record: AnyRecord, opened: OpenGame) -> None:
    journal, notation = record.journal, opened.kind.notation
    step = journal.head if arguments.at is None else arguments.at
    if not 0 <= step <= journal.head:
        raise Unreadable(f"expected a step from 0 to {journal.head}, not {step}", str(arguments.match))
    position = notation.write_position(game, journal.state_after(step))
    decisions = list(_moves(game, record, opened))[:step]
    if arguments.at is None:
        lines = [f"{number} {seat}: {move}" for number, one in enumerate(decisions, 1) for seat, move in one.items()]
    else:
        given = {**_named(record), "given": position}
        text = yaml.safe_dump(given, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
        lines = text.splitlines()
    tell(arguments, {"decisions": decisions, "position": position}, lines)


def _named(record: AnyRecord) -> dict[str, str]:
    """The game of a position, where it is not the one of files that name none."""
    return {} if record.header.game == FIRST_GAME else {"game": record.header.game}


def _moves(game: Any, record: AnyRecord, opened: OpenGame) -> Iterator[dict[Seat, str]]:
    """The decisions up to the head, each as `{seat: move}`, like the moves of a scenario."""
    journal, write = record.journal, opened.kind.notation.write_move
    for number in range(1, journal.head + 1):
        decision = journal[number].decision
        assert decision is not None
        yield {decision.seat: write(game, journal.state_after(number - 1), decision)}


def _verify(arguments: argparse.Namespace, game: Any, record: AnyRecord, opened: OpenGame) -> int:
    kind, wording = opened.kind, opened.words
    if record.header.content != kind.content.digest(record.header):
        warn(wording.text("cli-other-cards"))
    difference = first_difference(kind, game, record.journal)
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
