"""The command line in the player's language: argparse with its own words told anew."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from game.cli.speaking import Speaker
from game.kernel.refusal import Unreadable
from game.paths import APPLICATION
from game.wording.languages import languages


def program() -> str:
    """How this copy is called: by its name where it is installed or stands alone, else as a module."""
    name = Path(sys.argv[0]).stem
    return name if name.startswith(APPLICATION) else "python -m game"


def read_language(text: str) -> str:
    """The type of an option that is a language: one whose texts are there."""
    known = languages()
    if text not in known:
        raise argparse.ArgumentTypeError(f"a language expected ({', '.join(known)}), not {text!r}")
    return text


class Parser(argparse.ArgumentParser):
    """Wrong use is told in one line, like any other text that cannot be read. Every command knows ``--lang``."""

    def __init__(self, speaker: Speaker, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(_Formatter, speaker), **options)
        self.speaker = speaker
        self._positionals.title = speaker.help("cli-arguments")
        self._optionals.title = speaker.help("cli-options")
        self.add_argument("-h", "--help", action="help", help=speaker.help("cli-help"))
        note = speaker.help("cli-lang")
        self.add_argument("--lang", type=read_language, default=speaker.language, metavar="LANGUAGE", help=note)

    def error(self, message: str) -> NoReturn:
        raise Unreadable(f"{self.prog}: {message}")


class _Formatter(argparse.HelpFormatter):
    """The layout of the help, with its first word in the language of a speaker."""

    def __init__(self, speaker: Speaker, prog: str) -> None:
        super().__init__(prog)
        self._usage = f"{speaker.help('cli-usage')} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


Commands = Any
"""What argparse gives to add commands to; it has no name for it."""


def add_command(commands: Commands, name: str) -> Parser:
    """A command, with its line in the help of all of them."""
    speaker: Speaker = commands.speaker
    about = speaker.help(f"cli-{name}")
    parser: Parser = commands.add_parser(name, help=about, description=about)
    return parser


def add_commands(parser: Parser) -> Commands:
    """Let a parser have commands."""
    speaker = parser.speaker
    makes: Any = partial(Parser, speaker)
    commands: Commands = parser.add_subparsers(metavar="COMMAND", parser_class=makes)
    commands.speaker = speaker
    return commands
