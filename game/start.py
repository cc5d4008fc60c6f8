"""The composition root: opens the window, or runs one command of `game.cli`.

Nothing is imported before it is needed, so that the window is up at once.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import command_line
from game.cli.command_line import (
    CliWording,
    Commands,
    Parser,
    add_commands,
    game_of,
    language_of,
    option,
    program,
    warn,
    wording_of,
)
from game.games import GAMES
from game.kernel.refusal import Unreadable
from game.play.games import Games

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from game.play.programs import Programs
    from game.ui.context import Context

COMMANDS: Mapping[str, str | None] = {
    "scenario": "scenario",
    "simulate": "simulate",
    "tournament": "tournament",
    "balance": None,
    "train": None,
    "perft": "perft",
    "replay": "matches",
    "export": "matches",
    "import": "matches",
    "shot": "shot",
    "cards": None,
    "text": "text",
    "selfcheck": "selfcheck",
}
"""Each command with its module of `game.cli`; with None those that games have, each a module of its own."""
_HELP = {"-h", "--help"}
_WITH_VALUE = {"--lang", "--size", "--data-dir", "--replay", "--bots", "--game"}
"""Options before a command that take a value."""
_FULL = {errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO}
"""Errors of an output that takes no more."""
FAILED, WRONG_USE = 1, 2
"""Exit codes: the thing checked failed; wrong use or an unreadable file."""


def start(arguments: Sequence[str], games: Games = GAMES) -> int:
    """Run the program, which has these games, with the arguments of the command line; returns its exit code."""
    given = command_first(arguments)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    command_line.replace_unknown_letters()
    try:
        return _run_or_refuse(given, games)
    except BrokenPipeError:
        _drop_output()  # whoever read it has had enough
        return FAILED
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in _FULL:
            _drop_output()
            _tell_unreadable(Unreadable(f"the output cannot be written: {error.strerror}"), (), games)
            return WRONG_USE
        _tell_crash(error, given)
        return FAILED


def command_first(given: Sequence[str]) -> list[str]:
    """The command line with its command in front of the options; without a command it stays as it is.

    >>> command_first(["--lang", "de", "cards", "--json"])
    ['cards', '--lang', 'de', '--json']
    """
    words = list(given)
    at = 0
    while at < len(words) and words[at].startswith("-"):
        at += 2 if words[at] in _WITH_VALUE else 1
    return words[at : at + 1] + words[:at] + words[at + 1 :]


def _run_or_refuse(given: Sequence[str], games: Games) -> int:
    try:
        code = _run(given, games)
        if command_line.has_replaced_letters():
            warn(_speaker(given, games).text("cli-letters"))
        return code
    except Unreadable as error:
        _tell_unreadable(error, given, games)
        return WRONG_USE


def _run(given: Sequence[str], games: Games) -> int:
    parser = _parser(given, _speaker(given, games), games)
    parsed, unknown = parser.parse_known_args(given)
    if unknown:
        if not given[0].startswith("-") and unknown[0].startswith("-"):
            parser.error(f"the command {given[0]} takes no option {unknown[0].partition('=')[0]}")
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    if "run" in parsed:
        code: int = parsed.run(parsed)
        command_line.write_output()
        return code
    if not _has_display():
        return _tell_no_display(given, games)
    return _open_window(parsed, given, games)


def _speaker(given: Sequence[str], games: Games) -> CliWording:
    """The words of commands, with those of the game that is asked for."""
    return wording_of(games, option(given, "--game") or games.first, language_of(given), bool(_HELP & set(given)))


def _parser(given: Sequence[str], speaker: CliWording, games: Games) -> Parser:
    """The options of the window, and the commands that are needed."""
    say = speaker.help
    about = say("cli-description", game=say("title-name"))
    parser = Parser(speaker, prog=program(), description=about, epilog=say("cli-options-place"))
    size, folder = say("cli-window-size"), say("cli-window-data")
    parser.add_argument("--size", type=command_line.read_size, default=None, metavar="WIDTHxHEIGHT", help=size)
    parser.add_argument("--fullscreen", action="store_true", help=say("cli-window-fullscreen"))
    parser.add_argument("--data-dir", type=Path, default=None, metavar="DIR", help=folder)
    parser.add_argument("--game", default=None, metavar="GAME", help=say("cli-game", games=", ".join(games)))
    program_note = say("cli-window-bots")
    parser.add_argument("--bots", action="append", default=[], metavar="exec:PROGRAM", help=program_note)
    parser.add_argument("--replay", type=Path, default=None, metavar="FILE", help=say("cli-window-replay"))
    if not is_window(given):
        commands = add_commands(parser, games, game_of(given, games))
        for module in dict.fromkeys(_modules(given, commands)):
            import_module(module).add(commands)
    return parser


def is_window(given: Sequence[str]) -> bool:
    """Whether neither a command nor the help is asked for."""
    return not given or (given[0].startswith("-") and not _HELP & set(given))


def _modules(given: Sequence[str], commands: Commands) -> Iterable[str]:
    """The module of the command that is asked for, or all of them for the help. Raises Unreadable if the game has no
    such command."""
    shared = {name: f"game.cli.{module}" for name, module in COMMANDS.items() if module}
    if given[0] in shared:
        return (shared[given[0]],)
    known = shared | dict(commands.terminal.commands)
    names = [*(name for name in COMMANDS if name in known), *(name for name in known if name not in COMMANDS)]
    if given[0].startswith("-"):
        return [known[name] for name in names]
    if given[0] not in known:
        raise Unreadable(f"{program()}: expected a command ({', '.join(names)}), not {given[0]!r}")
    return (known[given[0]],)


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def _open_window(parsed: argparse.Namespace, given: Sequence[str], games: Games) -> int:
    """Without ``--lang`` the language of the settings holds, or of the system."""
    from game.ui.window.opening import run
    from game.ui.window.window import NoDisplay

    def report(context: Context, error: Exception) -> Path | None:
        from game.cli.crash import report_scene

        return report_scene(context, error, given)

    programs: Programs = {}
    if parsed.bots:
        from game.cli.options import chosen_programs

        programs = chosen_programs(parsed.bots)
    language, asked = option(given, "--lang"), option(given, "--game")
    try:
        return run(
            games[game_of(given, games)],
            language,
            parsed.size,
            parsed.fullscreen,
            parsed.data_dir,
            parsed.replay,
            report,
            programs,
            games,
            asked is None and len(games) > 1,
        )
    except NoDisplay:
        return _tell_no_display(given, games)


def _tell_no_display(given: Sequence[str], games: Games) -> int:
    asked = option(given, "--game")
    command = f"{program()} text{f' --game {asked}' if asked else ''}"
    warn(_speaker(given, games).text("cli-no-display", command=command))
    return WRONG_USE


def _tell_crash(error: Exception, given: Sequence[str]) -> None:
    """Say on the terminal, and in a box where there was a window, that the program has an error, and where the report
    is."""
    from game.cli.crash import report, report_window
    from game.ui.window.crashed import Crashed, show_last_word

    told = report_window(error, given) if isinstance(error, Crashed) else report(error, given)
    warn(told.sentence)
    if not given or given[0].startswith("-"):
        show_last_word(told.title, told.sentence)


def _drop_output() -> None:
    """Send what is still to be written nowhere, so that the end of the program does not stumble over it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell_unreadable(error: Unreadable, given: Sequence[str], games: Games) -> None:
    """One line; the JSON holds the finding as the program words it, in English."""
    if "--json" in given:
        command_line.print_json({"error": {"file": error.file, "line": error.line, "message": error.message}})
    command_line.write_output()
    warn(" ".join(_speaker_of(error, given, games).finding(error).split()))


def _speaker_of(error: Unreadable, given: Sequence[str], games: Games) -> CliWording:
    """The words that can tell why something cannot be read: those of the game that is asked for, or of that of the
    file."""
    usual = _speaker(given, games)
    others = (wording_of(games, id, usual.language) for id in games)
    return next((words for words in (usual, *others) if words.knows(error)), usual)
