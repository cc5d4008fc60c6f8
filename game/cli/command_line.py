"""The command line in the player's language: its messages, argparse with translated texts, types of options, and the
output of commands, as lines or as one JSON object.

All printing is done here: names, titles and paths that others have written must not control the terminal.
"""

from __future__ import annotations

import argparse
import codecs
import io
import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Protocol

import msgspec

from game.kernel.refusal import Unreadable
from game.kernel.text import is_visible, legible, visible
from game.paths import APPLICATION, data_folder
from game.ui.settings import read_settings
from game.wording.messages import (
    ENGLISH,
    Messages,
    finding,
    first_known,
    is_known,
    language_of_system,
    languages,
    locale_folder,
)
from game.wording.sentence import FUNCTIONS

if TYPE_CHECKING:
    from game.cli.terminal import Terminal
    from game.play.files.record import Damage
    from game.play.games import Games


class Speaks(Protocol):
    """Formats messages of one language."""

    def text(self, key: str, **facts: Any) -> str:
        """A message with facts."""


def language_of(given: Sequence[str]) -> str:
    """The language of ``--lang``, else of the settings, else of the system. With ``--json`` the default is English."""
    asked = option(given, "--lang")
    if asked is None and "--json" in given:
        return ENGLISH
    folder = option(given, "--data-dir")
    settings = read_settings(data_folder(Path(folder) if folder else None), lambda _: None)
    return first_known(filter(None, (asked, settings.language)), languages()) or language_of_system()


def option(given: Sequence[str], name: str) -> str | None:
    """The value of an option; None if it is not given.

    >>> option(("cards", "--lang=de"), "--lang")
    'de'
    """
    for number, word in enumerate(given):
        if word == name:
            return given[number + 1] if number + 1 < len(given) else None
        if word.startswith(f"{name}="):
            return word.partition("=")[2]
    return None


class CliWording:
    """Formats messages of a ``language``, without cards; they are read when first needed.

    ``helps`` is True if the help is printed: otherwise `help` returns empty strings. ``game`` is the folder of its
    messages within that of the language, ``apart`` the folder of those languages, if it is another one.
    """

    def __init__(self, language: str, helps: bool = True, game: str = "", apart: Path | None = None) -> None:
        self.language = language
        self._helps = helps
        self._game = game
        self._apart = apart

    @cached_property
    def messages(self) -> Messages:
        return Messages(locale_folder(), self.language, FUNCTIONS, lambda _: None, self._game, self._apart)

    def text(self, key: str, **facts: Any) -> str:
        return self.messages.format(key, facts)

    def finding(self, error: Unreadable) -> str:
        """Why something cannot be read."""
        return finding(error, self.messages)

    def knows(self, error: Unreadable) -> bool:
        """Whether that can be told in this language."""
        return is_known(error.message, self.messages)

    def help(self, key: str, **facts: object) -> str:
        """A message for the help, escaped for argparse."""
        return self.text(key, **facts).replace("%", "%%") if self._helps else ""


LARGEST_SIDE = 16384
"""Maximum width or height of a window or picture, in pixels."""

MOST_DIGITS = 30
"""Maximum digits of a typed number."""
_SHOWN = 40
"""Characters of a wrong value that a message repeats."""

_replaced: list[str] = []


def replace_unknown_letters() -> None:
    """Print `?` for each letter that the terminal or the file cannot take, and read U+FFFD for each byte of the input
    that is no letter, instead of failing."""
    codecs.register_error(_HANDLER, _replace)
    for stream, handler in ((sys.stdout, _HANDLER), (sys.stderr, _HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=handler)


def has_replaced_letters() -> bool:
    """Whether a letter was replaced since the last question."""
    found = bool(_replaced)
    _replaced.clear()
    return found


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    _replaced.append(error.object[error.start : error.end])
    return "?" * (error.end - error.start), error.end


_HANDLER = "replaced-letters"
_NOT_PLAIN = re.compile("[^ -~]")


def add_json(parser: Parser) -> None:
    """Give a command the option ``--json``."""
    parser.add_argument("--json", action="store_true", help=parser.speaker.help("cli-json"))


def add_force(parser: Parser) -> None:
    """Give a command that writes a file the option ``--force``."""
    parser.add_argument("--force", action="store_true", help=parser.speaker.help("cli-force"))


def tell(arguments: argparse.Namespace, result: Any, lines: Iterable[str]) -> None:
    """Print ``result`` as JSON if ``--json`` was given, otherwise the lines."""
    if arguments.json:
        print_json(result)
    else:
        say(*lines)


def print_json(result: Any) -> None:
    """Print one JSON object."""
    told = _NOT_PLAIN.sub(_escaped, msgspec.json.encode(result).decode())
    try:
        told.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        told = json.dumps(json.loads(told))
    print(told)


def say(*texts: str) -> None:
    """Print texts of one or more lines, with invisible characters replaced."""
    for text in texts:
        print(_shown(text))


def warn(sentence: str) -> None:
    """Print a line to standard error."""
    print(_shown(sentence), file=sys.stderr)


def write_output() -> None:
    """Write what still waits, so that an output that takes no more is told; raises OSError."""
    if sys.stdout:  # a program without a terminal has none
        sys.stdout.flush()


def _shown(text: str) -> str:
    return "\n".join(visible(line, "\N{REPLACEMENT CHARACTER}") for line in text.split("\n"))


def _escaped(found: re.Match[str]) -> str:
    """A character in JSON, escaped if it is invisible."""
    return found[0] if is_visible(found[0]) else json.dumps(found[0])[1:-1]


def tell_damage(damage: Damage | None, speaker: Speaks) -> None:
    """Warn on standard error where a match file is damaged, if it is."""
    if damage:
        warn(speaker.text(f"cli-damage-{damage.reason}", line=damage.line, step=damage.kept))


def at_least(least: int) -> Callable[[str], int]:
    """The type of an option: a number of at least ``least``."""
    return partial(_whole, f"a whole number of at least {least}", least)


def whole(text: str) -> int:
    """The type of an option: any whole number that is not negative."""
    return _whole("a whole number", 0, text)


def seed(text: str) -> int:
    """The type of an option: the seed of a deal."""
    return _whole(f"a whole number of at most {MOST_DIGITS} digits", 0, text)


def _whole(what: str, least: int, text: str) -> int:
    found = whole_number(text)
    if found is None or found < least:
        raise argparse.ArgumentTypeError(f"expected {what}, not {legible(text, _SHOWN)!r}")
    return found


def whole_number(text: str) -> int | None:
    """The number written in plain digits; None for any other text, and for more than `MOST_DIGITS` digits.

    >>> whole_number("12"), whole_number("-1")
    (12, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def read_size(text: str) -> tuple[int, int]:
    """The type of an option: a size in pixels.

    >>> read_size("1920x1080")
    (1920, 1080)
    """
    width, height = (whole_number(part) or 0 for part in text.partition("x")[::2])
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise argparse.ArgumentTypeError(f"expected a size like 1920x1080, not {text!r}")
    return width, height


def among(known: Sequence[str], names: str, kind: str) -> tuple[str, ...]:
    """The names in a text with commas. Raises Unreadable if one is unknown.

    >>> among(("oak", "elm"), "oak, elm", "a tree")
    ('oak', 'elm')
    """
    chosen = tuple(name.strip() for name in names.split(","))
    for name in chosen:
        if name not in known:
            raise Unreadable(f"expected {kind} ({', '.join(known)}), not {name!r}")
    return chosen


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


class Commands(NamedTuple):
    """The commands of a parser, for the game of the command line.

    ``parsers`` is what `add_subparsers` returns; argparse has no public type for it.
    """

    parsers: Any
    speaker: CliWording
    games: Games
    game: str

    @property
    def terminal(self) -> Terminal:
        """What the commands ask of the game."""
        terminal: Terminal = self.games[self.game].terminal()
        return terminal


def add_command(commands: Commands, name: str, run: Callable[[argparse.Namespace], int]) -> Parser:
    """Add a command that ``run`` carries out, with its line in the help and the option ``--game``."""
    speaker = commands.speaker
    about = speaker.help(f"cli-{name}")
    parser: Parser = commands.parsers.add_parser(name, help=about, description=about)
    note = speaker.help("cli-game", games=", ".join(commands.games))
    parser.add_argument("--game", default=None, metavar="GAME", help=note)
    parser.set_defaults(run=run, all_games=commands.games)
    return parser


def wording_of(games: Games, game: str, language: str, helps: bool = True) -> CliWording:
    """The words of commands, with those of a game; with those that all share if there is no such game."""
    is_there = game in tuple(games)
    return CliWording(language, helps, game if is_there else "", games[game].locale if is_there else None)


def add_commands(parser: Parser, games: Games, game: str) -> Commands:
    """Let a parser take commands."""
    makes: Any = partial(Parser, parser.speaker)
    return Commands(parser.add_subparsers(metavar="COMMAND", parser_class=makes), parser.speaker, games, game)


def game_of(given: Sequence[str], games: Games) -> str:
    """The game that ``--game`` names, else the first one. Raises Unreadable if there is no such game."""
    asked = option(given, "--game")
    return games.first if asked is None else among(tuple(games), asked, "a game")[0]
