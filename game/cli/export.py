"""`export`: a match as a record to read: headers, then the moves by round."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from game.cards.catalog import Catalog
from game.cli.card_sets import add_data_folder
from game.cli.output import add_json, tell
from game.cli.replay import moves, open_record
from game.kernel.refusal import Unreadable
from game.match.record import Record
from game.rules.game import SEATS
from game.rules.solo.grading import grade
from game.wording import Wording


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser("export", help="write a match as a readable record")
    parser.add_argument("match", type=Path, metavar="MATCH")
    parser.add_argument("--out", type=Path, metavar="FILE")
    add_data_folder(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record, catalog, wording = open_record(arguments)
    headers, rounds = dict(_headers(record, catalog, wording)), _rounds(record, catalog)
    lines = list(_lines(headers, rounds, record, wording))
    if arguments.out:
        _write(arguments.out, lines)
        lines = [wording.text("cli-exported", file=str(arguments.out))]
    tell(arguments, {"headers": headers, "rounds": rounds}, lines)
    return 0


def _write(path: Path, lines: list[str]) -> None:
    try:
        path.write_text("\n".join(lines) + "\n", "utf-8")
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror}", str(path)) from None


def _headers(record: Record, catalog: Catalog, wording: Wording) -> Iterator[tuple[str, str]]:
    header, state = record.header, record.journal.state
    yield "Date", header.created
    yield "Sets", ", ".join(header.sets)
    yield "Seed", str(header.seed)
    if header.solo:
        yield "Solo", wording.opponent(header.solo)
    for seat, setup, player in zip(SEATS, header.seats, state.players, strict=False):
        faction = catalog.title(player.faction)
        yield seat, wording.text("cli-player", name=setup.name, faction=faction, player=setup.player)
    result = [f"{score.seat} {score.total}" for score in state.scores]
    yield "Result", ", ".join(result) or "*"
    if state.winners:
        yield "Winners", ", ".join(state.winners)
    if won := grade(state.scores, state.winners):
        yield "Grade", wording.grade(won, header.options.solo_titles)


def _rounds(record: Record, catalog: Catalog) -> list[dict[str, Any]]:
    """Round 0 is the setup. A decision belongs to the round and phase in which it was asked for."""
    game, journal = record.header.game(catalog), record.journal
    before = [journal[number].state for number in range(journal.head)]
    asked = zip(((state.round, state.phase) for state in before), moves(game, journal), strict=True)
    rounds: list[dict[str, Any]] = []
    for (number, phase), decisions in groupby(asked, key=lambda pair: pair[0]):
        if not rounds or rounds[-1]["round"] != number:
            rounds.append({"round": number, "phases": {}})
        rounds[-1]["phases"][phase] = [move for _, move in decisions]
    return rounds


def _lines(headers: dict[str, str], rounds: list[dict[str, Any]], record: Record, wording: Wording) -> Iterator[str]:
    for name, value in headers.items():
        yield f'[{name} "{value}"]'
    step = 0
    for played in rounds:
        yield ""
        yield wording.text("cli-round", round=played["round"])
        for phase, decisions in played["phases"].items():
            if phase != "setup":
                yield "  " + wording.phase(phase)
            yield from (f"    {seat}: {move}" for decision in decisions for seat, move in decision.items())
            step += len(decisions)
        state = record.journal[step].state
        yield "  " + ", ".join(f"{seat} {state.owner(seat).vp}" for seat in state.owners)
