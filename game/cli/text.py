"""`text`: a game in the terminal, with moves in the notation."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.cli import options
from game.cli.command_line import Commands, add_command, program, say, seed, tell_damage, warn
from game.cli.plain_game import PlainGame
from game.cli.text_game import Sitting, TextGame
from game.cli.text_screen import Asking, PlainAsking, show, show_whole
from game.files import clear_leftovers
from game.kernel.refusal import Unreadable
from game.match.library.unfinished import UnfinishedSearch, note_on_table
from game.paths import data_folder, exports_folder, matches_folder
from game.play.files.line import quoted
from game.play.match import AnyMatch, Match
from game.play.programs import Programs, recorded
from game.ui.settings import read_settings
from game.wording.words import Words

if TYPE_CHECKING:
    from game.cli.terminal import Terminal
    from game.cli.text_setup import NewMatch
    from game.play.games import GameBox, Games
    from game.play.kind import AnyKind
    from game.wording.narrator import AnyNarrator

LARGEST_SEED: Final = 2**31
_BESIDE: Final = {"run", "all_games", "game", "lang", "data_dir", "resume", "plain"}
"""What is known of a command line besides what a new match is set up with."""


class _Opened(NamedTuple):
    """A game at the terminal, in the player's language."""

    content: Any
    kind: AnyKind
    terminal: Terminal
    narrator: AnyNarrator

    @property
    def words(self) -> Words:
        return self.narrator.words

    def warn_of_robots(self, robots: Iterable[str]) -> None:
        """Say so on standard error if any of these robots lacks what it has learned."""
        for error in self.terminal.unlearned(robots):
            warn(self.words.text("notice-robots", reason=self.words.finding(error)))


def add(commands: Commands) -> None:
    parser = add_command(commands, "text", run)
    say, terminal = parser.speaker.help, commands.terminal
    options.add_players(parser, terminal, default=None)
    parser.add_argument("--names", default=None, help=say("cli-text-names"))
    terminal.text.setup.add_roles(parser)
    options.add_bots(parser, say("cli-text-bots"))
    terminal.add_opponents(parser, "text")
    parser.add_argument("--seed", type=seed, default=None, help=say("cli-text-seed"))
    parser.add_argument("--resume", nargs="?", const="", default=None, metavar="FILE", help=say("cli-text-resume"))
    parser.add_argument("--plain", action="store_true", help=say("cli-text-plain"))
    terminal.add_choices(parser)
    options.add_data_folder(parser, "text")
    parser.set_defaults(usual=vars(parser.parse_args([])))


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody quits or the input ends. Every decision is saved at once.

    Raises:
        KeyboardInterrupt: Ctrl+C was pressed; that the match is saved has been printed.
    """
    if sys.stdin is None or sys.stdout is None:
        raise Unreadable("a game in the terminal needs an input and an output that are open")
    games: Games = arguments.all_games
    id = arguments.game or games.first
    bots, programs = recorded(options.chosen_bots(arguments.bots, games.kind(id).robots.names))
    opened, data = _open(arguments, id, programs), arguments.data_dir
    clear_leftovers(data_folder(data), matches_folder(data), exports_folder(data))
    try:
        if arguments.resume is not None:
            opened, match = _resume(arguments, id, opened, programs)
        else:
            match = _begin(arguments, opened, bots)
    except EOFError:
        say("")
        return 0
    except KeyboardInterrupt:
        say("")
        raise
    _play(arguments, opened, match)
    return 0


def _play(arguments: argparse.Namespace, opened: _Opened, match: AnyMatch) -> None:
    data = arguments.data_dir
    note_on_table(matches_folder(data), match)
    try:
        match.called = opened.words.player
        opened.warn_of_robots(setup.player for setup in match.seats.values())
        advice = read_settings(data_folder(data), lambda _: None).advice
        sitting = Sitting(match, opened.terminal.text, opened.narrator, advice, opened.warn_of_robots)
        (PlainGame if arguments.plain else TextGame)(sitting).play()
    except EOFError:
        say("")
    except KeyboardInterrupt:
        say("")
        raise
    finally:
        match.close()
        note_on_table(matches_folder(data), match)
        (show_whole if arguments.plain else show)(_farewell(match, opened.words))


def _begin(arguments: argparse.Namespace, opened: _Opened, bots: Sequence[str]) -> AnyMatch:
    """The match of the options, or without any of the answers to questions.

    Raises:
        Unreadable: an option cannot be used.
        EOFError: the input ends before all questions are answered.
    """
    setup = opened.terminal.text.setup(opened.kind, opened.content, opened.terminal)
    new: NewMatch
    if _is_set_up(arguments):
        new = setup.given(arguments, bots)
    else:
        new = setup.asked((PlainAsking if arguments.plain else Asking)(opened.words))
    seed = secrets.randbelow(LARGEST_SEED) if arguments.seed is None else arguments.seed
    return Match.deal(opened.kind, new.seats, new.choices, seed, matches_folder(arguments.data_dir))


def _is_set_up(arguments: argparse.Namespace) -> bool:
    """Whether any option says how a new match is set up."""
    return any(vars(arguments)[name] != usual for name, usual in arguments.usual.items() if name not in _BESIDE)


def _resume(arguments: argparse.Namespace, id: str, opened: _Opened, programs: Programs) -> tuple[_Opened, AnyMatch]:
    """The match of a file with its game, or the unfinished one that was on the table last. ``--bots`` names programs
    that may go on with their seats. Raises Unreadable."""
    path = Path(arguments.resume)
    if not arguments.resume:
        folder = matches_folder(arguments.data_dir)
        games: Games = arguments.all_games
        search = UnfinishedSearch(folder, lambda error: warn(opened.words.finding(error)), games.kind, game=id)
        unfinished = search.to_end()
        if unfinished is None:
            raise Unreadable("there is no unfinished match to continue", str(folder))
        path = unfinished.path
    open_games = {id: opened}

    def kinds(of: str) -> AnyKind:
        if of not in open_games:
            if arguments.game is not None:
                raise Unreadable(f"expected a match of {arguments.game}, not of {quoted(of)}")
            open_games[of] = _open(arguments, of, programs)
        return open_games[of].kind

    match: AnyMatch = Match.load(path, kinds)
    opened = open_games[match.header.game]
    tell_damage(match.damage, opened.words)
    options.warn_of_programs((setup.player for setup in match.seats.values()), programs, opened.words)
    return opened, match


def _open(arguments: argparse.Namespace, id: str, programs: Programs) -> _Opened:
    """A game with all that is undamaged of it; raises Unreadable if there is no such game."""
    box = arguments.all_games[id]
    content, words = _content_and_words(box, data_folder(arguments.data_dir), arguments.lang)
    return _Opened(content, box.kind(content, programs), box.terminal(), box.narrator(words))


def _content_and_words(box: GameBox, data: Path, language: str) -> tuple[Any, Words]:
    """All undamaged content and messages. Warns of the first damage of each file."""
    damages: list[Unreadable] = []
    content = box.content(data, damages.append)
    words: Words = box.words(lambda: content, language, damages.append)
    for damage in {damage.file: damage for damage in reversed(damages)}.values():
        warn(words.finding(damage))
    return content, words


def _farewell(match: AnyMatch, words: Words) -> list[str]:
    """Where the match is saved, and how to continue it."""
    if match.unsaved_since is not None:
        return [words.text("text-not_saved", step=str(match.unsaved_since))]
    if match.status.is_over:
        return [words.text("text-over_saved", file=str(match.path))]
    resume = words.text("text-left.resume", program=program(), file=shlex.quote(str(match.path)))
    return [words.text("text-left"), f"  {resume}"]
