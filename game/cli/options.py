"""Options of several commands: who plays, and for many games how many processes, or which cluster; the game with its
content and its words."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from game.cli.command_line import Parser, Speaks, add_json, among, at_least, seed, warn, whole, wording_of
from game.kernel.refusal import Unreadable
from game.match.series.workers import Workers
from game.paths import data_folder
from game.play.files.line import FIRST_GAME, quoted
from game.play.games import Games, GameSource
from game.play.kind import AnyKind
from game.play.programs import EXEC, Programs, not_named, read_program, recorded
from game.play.setup import Choices

if TYPE_CHECKING:
    from game.cli.terminal import GameWords, Terminal


def add_bots(parser: Parser, note: str) -> None:
    """Give a command the option ``--bots``, which may be repeated; ``note`` is its line in the help."""
    parser.add_argument("--bots", action="append", default=[], help=note)


def chosen_bots(values: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """The robots that the values of ``--bots`` name, in order, each ``known`` or a program.

    A program (``exec:...``) reaches to the end of its value, commas and all: other names stand before it.

    Raises:
        Unreadable: there is no such robot, or no command line.
    """
    return tuple(name for value in values for name in _names(value, known))


def _names(value: str, robots: Sequence[str]) -> tuple[str, ...]:
    """The robots of one value: names, a program, or names and then a program."""
    names, comma, command = f",{value}".partition(f",{EXEC}")
    named = among(robots, names[1:], "a robot") if names or not comma else ()
    if not comma:
        return named
    read_program(EXEC + command)
    return (*named, EXEC + command)


def chosen_programs(values: Sequence[str]) -> Programs:
    """The robot programs named by the values of the window's ``--bots``. Raises Unreadable for a value that names
    none."""
    for value in values:
        read_program(value)
    return recorded(values)[1]


def warn_of_programs(robots: Iterable[str], programs: Programs, speaker: Speaks) -> None:
    """Say so on standard error if any of these robots is a program that the user has not named."""
    for title in not_named(robots, programs):
        warn(speaker.text("notice-robot-not-named", program=title))


def add_series(parser: Parser, terminal: Terminal, command: str, games: int) -> None:
    """Give a command the options of a series of ``games``, if no other number is asked for: with what, between whom."""
    help = parser.speaker.help
    parser.add_argument("--games", type=at_least(1), default=games, help=help(f"cli-{command}-games"))
    add_players(parser, terminal, default=terminal.players[0])
    parser.add_argument("--seed", type=seed, default=1, help=help("cli-simulate-seed"))
    terminal.add_choices(parser)
    add_bots(parser, help(f"cli-{command}-bots"))


def add_players(parser: Parser, terminal: Terminal, default: int | None) -> None:
    """Give a command the option ``--players``."""
    note = parser.speaker.help("cli-players")
    parser.add_argument("--players", type=whole, choices=tuple(terminal.players), default=default, help=note)


def add_workers(parser: Parser) -> None:
    """Give a command the options ``--jobs`` and ``--scheduler``."""
    help = parser.speaker.help
    parser.add_argument("--jobs", type=at_least(1), default=1, help=help("cli-workers-jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=help("cli-workers-scheduler"))


def chosen_workers(arguments: argparse.Namespace) -> Workers:
    """Those that the options name."""
    return Workers(arguments.jobs, arguments.scheduler)


def add_data_folder(parser: Parser, what: Literal["packs", "import", "text"] = "packs") -> None:
    """Give a command the option ``--data-dir``; ``what`` chooses its line of help."""
    note = parser.speaker.help(f"cli-data-{what}")
    parser.add_argument("--data-dir", type=Path, default=None, metavar="DIR", help=note)


def add_data_and_json(parser: Parser, what: Literal["packs", "import"] = "packs") -> None:
    """Give a command the options ``--data-dir`` and ``--json``."""
    add_data_folder(parser, what)
    add_json(parser)


class OpenGame(NamedTuple):
    """A game that a command works with, its content read."""

    source: GameSource
    content: Any
    kind: AnyKind
    terminal: Terminal
    words: GameWords

    def choices(self, arguments: argparse.Namespace) -> Choices:
        """What the options say; raises Unreadable."""
        return self.terminal.choices(arguments, self.kind, self.content)

    def warn_of_robots(self, robots: Iterable[str]) -> None:
        """Say so on standard error if any of these robots lacks what it has learned."""
        for error in self.terminal.unlearned(robots):
            warn(self.words.text("notice-robots", reason=self.words.finding(error)))


def source_of(arguments: argparse.Namespace, id: str | None = None) -> GameSource:
    """Where a game is by its id, else that of the option ``--game``, or the first one."""
    games: Games = arguments.all_games
    return GameSource(games, id or arguments.game or games.first, data_folder(getattr(arguments, "data_dir", None)))


def open_game(arguments: argparse.Namespace, id: str | None = None) -> OpenGame:
    """A game by its id, else that of the option ``--game``, or the first one. Warns on standard error of all that the
    user has added, and that is left out because of a mistake.

    Raises:
        Unreadable: there is no such game, or its content is damaged.
    """
    source = GameSource(
        arguments.all_games, id or arguments.game or arguments.all_games.first, data_folder(arguments.data_dir)
    )
    box = source.games[source.id]
    content, terminal = box.content(source.data, None), box.terminal()
    for mistake in terminal.left_out(content):
        warn(wording_of(source.games, source.id, arguments.lang).finding(mistake))
    return OpenGame(source, content, box.kind(content), terminal, terminal.words(content, arguments.lang))


class OpenGames:
    """The games of the files that a command reads, each opened when the first of its files is."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._arguments = arguments
        self._open: dict[str, OpenGame] = {}

    @property
    def unnamed(self) -> str:
        """The game of files that name none."""
        first: str = self._arguments.game or FIRST_GAME
        return first

    def __getitem__(self, id: str) -> OpenGame:
        if id not in self._open:
            self._open[id] = open_game(self._arguments, id)
        return self._open[id]

    def kind(self, id: str) -> AnyKind:
        """The kind of a game with its content; raises Unreadable."""
        return self[id].kind

    def only_asked(self, id: str) -> AnyKind:
        """The kind of a match, which is of the game that ``--game`` asks for, if it does; raises Unreadable."""
        asked = self._arguments.game
        if asked is not None and asked != id:
            raise Unreadable(f"expected a match of {asked}, not of {quoted(id)}")
        return self.kind(id)
