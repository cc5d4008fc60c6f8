"""Golden matches: whole games as text, each decision with its changes; the first rounds were checked by hand.

A file has comments, written by people (lines that begin with ``#``, and blank lines), and machine lines::

    players: 2                         the setting, one line per key, then the faction of each seat
    solo: borgo                        the virtual opponent, in games of one player
    0 deal | A: ... | deck 76 | ...    the dealt game
    17 A construct School | A: worker 3>5, grey 1>0, hand 5>4 -School, +School | B acts | 1f2e3d4c
    score A: 27 VP + 9 Locations = 36, 4 goods left
    winners: A

A decision has its number, its seat, the move in notation, its changes (`tests.rules.golden_changes`) and the
first digits of the hash of the position after it. Only the setting and the moves are read; the rest is recomputed.

``python -m tests.rules.golden FILE`` rewrites the machine lines and keeps the comments, after a change of rules.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from game.fiftyfirst.cards.card import Faction
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.files.older import before_they_joined
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import read_move, write_move
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.phases.scoring import grade
from game.fiftyfirst.rules.position.writing import position_text
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SEATS
from game.paths import cards_folder
from tests.rules.golden_changes import changes, deal

FOLDER = Path(__file__).resolve().parent.parent / "golden"
DIGEST = 8

_HEADER = re.compile(r"(players|solo|seed|sets|options|[A-D]): (.+)")
_DECISION = re.compile(r"(\d+) ([A-DV]) ([^|]+?)(?: \|.*)?")
_MACHINE = re.compile(r"0 deal\b.*|score [A-DV]: .*|winners: .*")


class Line(NamedTuple):
    """A machine line with the comment lines above it."""

    comments: tuple[str, ...]
    text: str
    number: int


class Move(NamedTuple):
    """A decision to be replayed; ``line`` is its line in the file."""

    seat: str
    text: str
    line: int


class GoldenMatch(NamedTuple):
    """A golden file: its machine lines in order, and the comments that end it."""

    file: str
    lines: tuple[Line, ...]
    closing: tuple[str, ...]

    @property
    def setting(self) -> dict[str, Any]:
        """Players, seed, sets, options, the virtual opponent if there is one, and the faction of each seat.

        Raises:
            Unreadable: something is missing.
        """
        heads = [line.text for line in self.lines if _HEADER.fullmatch(line.text)]
        setting: dict[str, Any] = yaml.safe_load("\n".join(heads)) or {}
        wanted = ("players", "seed", "sets", "options", *SEATS[: setting.get("players", 0)])
        if missing := [key for key in wanted if key not in setting]:
            raise Unreadable(f"the setting lacks {', '.join(missing)}", self.file)
        return setting

    @property
    def moves(self) -> tuple[Move, ...]:
        found = ((_DECISION.fullmatch(line.text), line.number) for line in self.lines)
        return tuple(Move(match[2], match[3], number) for match, number in found if match)


class Step(NamedTuple):
    """One replayed decision, and its machine line."""

    before: GameState
    command: AnyCommand
    after: GameState
    text: str


def parse(file: str, text: str) -> GoldenMatch:
    """Read a golden file.

    Raises:
        Unreadable: a line is neither a comment nor a machine line.
    """
    lines: list[Line] = []
    comments: list[str] = []
    for number, row in enumerate(text.splitlines(), 1):
        if not row.strip() or row.startswith("#"):
            comments.append(row)
            continue
        if not any(pattern.fullmatch(row) for pattern in (_HEADER, _DECISION, _MACHINE)):
            raise Unreadable(f"this is no line of a golden match: {row}", file, number)
        lines.append(Line(tuple(comments), row, number))
        comments = []
    return GoldenMatch(file, tuple(lines), tuple(comments))


def render(golden: GoldenMatch) -> str:
    """The text of a golden file."""
    rows = [row for line in golden.lines for row in (*line.comments, line.text)]
    return "\n".join([*rows, *golden.closing]) + "\n"


def start(catalog: Catalog, golden: GoldenMatch) -> tuple[Game, GameState]:
    """The dealt game of the setting."""
    setting = golden.setting
    sets = tuple(name.strip() for name in setting["sets"].split(","))
    game = Game(before_they_joined(catalog), sets, msgspec.convert(setting["options"], Options))
    factions = []
    for seat in SEATS[: setting["players"]]:
        faction = catalog.find(Faction, setting[seat])
        if faction is None:
            raise Unreadable(f"there is no faction {setting[seat]!r}", golden.file)
        factions.append(faction.id)
    return game, new_game(game, factions, setting["seed"], setting.get("solo")).state


def replay(catalog: Catalog, golden: GoldenMatch) -> Iterator[Step]:
    """Decide every move of a golden match again.

    Raises:
        Unreadable: a move is refused, with its line in the file.
    """
    game, state = start(catalog, golden)
    for number, move in enumerate(golden.moves, 1):
        command = _command(game, state, golden.file, move)
        outcome = decide(game, state, command)
        if isinstance(outcome, Refusal):
            raise Unreadable(f"refused: {move.seat} {move.text}: {outcome}", golden.file, move.line)
        after, named = outcome.state, f"{number} {move.seat} {write_move(game, state, command)}"
        parts = [named, *changes(game, state, after, outcome.events)]
        yield Step(state, command, after, _joined(game, after, parts))
        state = after


def commands(catalog: Catalog, golden: GoldenMatch) -> Iterator[AnyCommand]:
    """The commands of a golden match, without its machine lines."""
    game, state = start(catalog, golden)
    for move in golden.moves:
        command = _command(game, state, golden.file, move)
        outcome = decide(game, state, command)
        assert not isinstance(outcome, Refusal)
        yield command
        state = outcome.state


def machine_lines(catalog: Catalog, golden: GoldenMatch) -> list[str]:
    """What the machine lines of a golden match should be.

    Raises:
        Unreadable: a move is refused.
    """
    game, state = start(catalog, golden)
    lines = [*_header(game, golden.setting["seed"], state), _joined(game, state, ["0 deal", *deal(game, state)])]
    for step in replay(catalog, golden):
        lines.append(step.text)
        state = step.after
    return [*lines, *_result(state)]


def differences(golden: GoldenMatch, expected: Sequence[str]) -> list[str]:
    """For each machine line that differs: file, line, and the parts that differ."""
    found = []
    for line, right in zip_longest(golden.lines, expected):
        if line is None:
            found.append(f"{golden.file}: missing at the end\n    replay: {right}")
        elif line.text != right:
            file_parts, replay_parts = line.text.split(" | "), (right or "").split(" | ")
            found.append(
                f"{golden.file}:{line.number}: {file_parts[0]}\n"
                f"    file:   {' | '.join(part for part in file_parts if part not in replay_parts)}\n"
                f"    replay: {' | '.join(part for part in replay_parts if part not in file_parts)}"
            )
    return found


def rewritten(catalog: Catalog, golden: GoldenMatch) -> GoldenMatch:
    """The match with new machine lines; each keeps the comments above it, and those of lost lines end the file."""
    new = machine_lines(catalog, golden)
    comments = [line.comments for line in golden.lines] + [()] * len(new)
    lines = tuple(Line(above, text, number) for number, (above, text) in enumerate(zip(comments, new, strict=False), 1))
    lost = tuple(row for above in comments[len(new) :] for row in above)
    return GoldenMatch(golden.file, lines, lost + golden.closing)


def _command(game: Game, state: GameState, file: str, move: Move) -> AnyCommand:
    commands = read_move(game, state, move.seat, move.text)
    if isinstance(commands, Refusal) or len(commands) != 1:
        raise Unreadable(f"expected one move, not {move.text!r}", file, move.line)
    return commands[0]


def _joined(game: Game, state: GameState, parts: Sequence[str]) -> str:
    digest = hashlib.sha256(position_text(game, state).encode()).hexdigest()[:DIGEST]
    return " | ".join([*parts, digest])


def _header(game: Game, seed: int, state: GameState) -> list[str]:
    options = ", ".join(f"{key}: {json.dumps(value)}" for key, value in msgspec.to_builtins(game.options).items())
    return [
        f"players: {len(state.people)}",
        *([f"solo: {state.automa.kind}"] if state.automa else []),
        f"seed: {seed}",
        f"sets: {', '.join(game.sets)}",
        f"options: {{{options}}}",
        *(f"{seat}: {game.catalog.title(state.player(seat).faction)}" for seat in state.people),
    ]


def _result(state: GameState) -> list[str]:
    """The lines about the end of a match; none before its end."""
    scores = [
        f"score {score.seat}: {score.vp} VP + {score.locations} Locations = {score.total}, {score.goods} goods left"
        + (f", {score.lost} VP lost" if score.lost else "")
        for score in state.scores
    ]
    worth = grade(state.scores, state.winners)
    result = f"winners: {', '.join(state.winners)}" + (f", {worth}" if worth else "")
    return [*scores, result] if scores else []


def main() -> None:
    """Rewrite the machine lines of golden files."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.golden", description=main.__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    catalog = load_catalog(cards_folder())
    for path in parser.parse_args().files:
        try:
            golden = rewritten(catalog, parse(str(path), path.read_text(encoding="utf-8")))
        except Unreadable as mistake:
            parser.exit(2, f"{mistake}\n")
        path.write_text(render(golden), encoding="utf-8")


if __name__ == "__main__":
    main()
