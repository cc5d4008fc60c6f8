"""The command line in the player's language: argparse with translated texts."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from game.cli.output import say, write_output
from game.cli.speaking import CliWording
from game.kernel.refusal import Unreadable
from game.paths import APPLICATION
from game.wording.messages import languages


def program() -> str:
    """How the user calls this program: by its name if it is installed or standalone, else as a module."""
    name = Path(sys.argv[0]).stem
    return name if name.startswith(APPLICATION) else "python -m game"


def read_language(text: str) -> str:
    """The type of an option: a language with messages."""
    known = languages()
    if text not in known:
        raise argparse.ArgumentTypeError(f"expected a language ({', '.join(known)}), not {text!r}")
    return text


class Parser(argparse.ArgumentParser):
    """A parser with ``--lang`` that raises Unreadable for wrong use, to be told in one line."""

    def __init__(self, speaker: CliWording, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(_Formatter, speaker), **options)
        self.speaker = speaker
        self._positionals.title = speaker.help("cli-arguments")
        self._optionals.title = speaker.help("cli-options")
        self.add_argument("-h", "--help", action="help", help=speaker.help("cli-help"))
        note = speaker.help("cli-lang")
        self.add_argument("--lang", type=read_language, default=speaker.language, metavar="LANGUAGE", help=note)

    def error(self, message: str) -> NoReturn:
        raise Unreadable(f"{self.prog}: {message}")

    def print_help(self, _: object = None) -> None:
        """Print the help; that of argparse keeps silent where it cannot be written. Raises OSError."""
        say(self.format_help().removesuffix("\n"))
        write_output()


class _Formatter(argparse.HelpFormatter):
    """The layout of the help, with its first word translated."""

    def __init__(self, speaker: CliWording, prog: str) -> None:
        super().__init__(prog)
        self._usage = f"{speaker.help('cli-usage')} "

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


Commands = Any
"""What `add_subparsers` returns; argparse has no public type for it."""


def add_command(commands: Commands, name: str, run: Callable[[argparse.Namespace], int]) -> Parser:
    """Add a command that ``run`` carries out, with its line in the help."""
    speaker: CliWording = commands.speaker
    about = speaker.help(f"cli-{name}")
    parser: Parser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    return parser


def add_commands(parser: Parser) -> Commands:
    """Let a parser take commands."""
    speaker = parser.speaker
    makes: Any = partial(Parser, speaker)
    commands: Commands = parser.add_subparsers(metavar="COMMAND", parser_class=makes)
    commands.speaker = speaker
    return commands
