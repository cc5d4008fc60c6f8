"""What the commands ask of a game: its options, its words, and the commands that only it has."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from game.cli.command_line import MOST_DIGITS, CliWording, Parser, Speaks
from game.cli.text_kind import TextKind
from game.kernel.refusal import Fault, Unreadable
from game.match.series.simulate import Tally
from game.match.series.tournament import Tournament
from game.play.games import Games
from game.play.kind import AnyKind
from game.play.setup import Choices, Option, check_choices, written
from game.wording.messages import translated

if TYPE_CHECKING:
    from game.kernel.seats import Seat
    from game.ui.rehearsal.driver import Rehearsal
    from game.wording.words import Words

Say = Callable[..., str]
"""Formats a message."""


class WantedScene(NamedTuple):
    """A scene of the window of which a picture is wanted: for a ``seat``, in a position, or in a match that is played
    for it.

    ``data`` is the folder of what the user has. ``games`` are all that can be played; with ``has_shelf`` the title
    offers them.
    """

    name: str
    size: tuple[int, int]
    language: str
    position: Path | None
    seat: Seat | None
    data: Path
    games: Games
    has_shelf: bool


class GameWords(Speaks, Protocol):
    """The words of a game in one language, for the results of a command."""

    def finding(self, error: Unreadable, /) -> str:
        """Why something cannot be read."""

    def fault(self, fault: Fault, /) -> str:
        """Why a program no longer plays, and which robot plays in its place."""

    def all_of(self, items: Sequence[str], /) -> str:
        """A list: `a, b and c`."""

    def role(self, role: str, /) -> str:
        """What a seat plays."""

    def opponent(self, name: str, /) -> str:
        """The name of a virtual opponent."""

    def grade(self, grade: str, /) -> str:
        """The grade of a victory over a virtual opponent."""

    def cut_off(self, games: int, /) -> str:
        """How many games of a series were broken off, and why."""

    def tournament(self, tournament: Tournament, opponent: str | None, /) -> str:
        """What is played in a tournament."""


class Terminal(Protocol):
    """A game on the command line."""

    @property
    def commands(self) -> Mapping[str, str]:
        """The commands that only this game has, with their modules; each has a message `cli-NAME`."""

    @property
    def players(self) -> Sequence[int]:
        """The numbers of players that a series may have."""

    @property
    def scenes(self) -> Sequence[str]:
        """The scenes of the window of which `shot` makes pictures."""

    @property
    def checks(self) -> Sequence[Callable[[Say], str]]:
        """What `selfcheck` checks of this game alone; the name of each stands in `selfcheck-name-NAME`, and its result
        is a sentence or an error."""

    @property
    def text(self) -> TextKind:
        """How it is played in the terminal."""

    def add_choices(self, parser: Parser, /) -> None:
        """Give a command what can be chosen for a new game, but for virtual opponents."""

    def add_opponents(self, parser: Parser, command: str, /) -> None:
        """Give a command the choice of a virtual opponent, if there are some."""

    def choices(self, arguments: argparse.Namespace, kind: AnyKind, content: Any, /) -> Choices:
        """What the options say; raises Unreadable if it does not fit together."""

    def left_out(self, content: Any, /) -> Iterable[Unreadable]:
        """Why some of what the user has added is left out."""

    def unlearned(self, robots: Iterable[str], /) -> Iterable[Unreadable]:
        """Why some of these robots lack what they have learned."""

    def words(self, content: Any, language: str, /) -> GameWords: ...

    def told(self, tally: Tally, /) -> Any:
        """The results of a series as they stand in JSON."""

    def stock(self, content: Any, data: Path, /) -> None:
        """Put sample matches into a data folder, for scenes that list them."""

    def rehearse(self, scene: WantedScene, /) -> Rehearsal:
        """A window that shows one of the scenes. Raises Unreadable if there is no such scene, or the position does not
        belong to it."""


class PlainResults:
    """Results of a game that has no words of its own for its options and for games against virtual opponents."""

    text: Say

    def opponent(self, name: str) -> str:
        return name

    def grade(self, grade: str) -> str:
        return grade

    def cut_off(self, games: int) -> str:
        return self.text("cli-broken-off", games=games)

    def tournament(self, tournament: Tournament, _opponent: str | None) -> str:
        chosen = " ".join(f"{name}={_written(value)}" for name, value in tournament.choices.items())
        setup = self.text("tournament-plain", games=tournament.games, players=tournament.players, seed=tournament.seed)
        return self.text("tournament-variants", setup=setup, options=chosen) if chosen else setup


class PlainWords(CliWording, PlainResults):
    """Words for a game without any of its own."""

    def fault(self, fault: Fault) -> str:
        detail = translated(fault.detail, self.messages) if fault.reason == "start" else fault.detail
        key = f"robot-fault-{fault.reason}"
        return self.text(key if detail else f"{key}.silently", program=fault.program, detail=detail)

    def all_of(self, items: Sequence[str]) -> str:
        return ", ".join(items)

    def role(self, role: str) -> str:
        return role


class ResultWords(PlainResults):
    """The words of a game that has its own, for the results of a command."""

    def __init__(self, words: Words) -> None:
        self.text = words.text
        self.finding = words.finding
        self.fault = words.fault
        self.all_of = words.all_of
        self.role = words.title


_NARRATED: Final = TextKind()


class PlainTerminal:
    """A game with nothing of its own on the command line: what can be chosen for it is given as ``--option``.

    ``game`` and ``apart`` say where its messages lie, if it has some, as in `CliWording`; ``text`` how it is played in
    the terminal.
    """

    commands: Mapping[str, str] = {}
    scenes: Sequence[str] = ()
    checks: Sequence[Callable[[Say], str]] = ()

    def __init__(
        self, players: Sequence[int], game: str = "", apart: Path | None = None, text: TextKind = _NARRATED
    ) -> None:
        self.players = players
        self.text = text
        self._game = game
        self._apart = apart

    def add_choices(self, parser: Parser) -> None:
        note = parser.speaker.help("cli-option")
        parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=note)

    def add_opponents(self, _parser: Parser, _command: str) -> None:
        """A virtual opponent is an option like others."""

    def choices(self, arguments: argparse.Namespace, kind: AnyKind, _content: Any) -> Choices:
        options = {option.name: option for option in kind.setup.options}
        given = (text.partition("=")[::2] for text in arguments.option)
        chosen = {name: _read(options[name], value) if name in options else value for name, value in given}
        try:
            check_choices(kind.setup.options, chosen)
        except Unreadable as error:
            raise error.located("--option") from None
        return chosen

    def left_out(self, _content: Any) -> Iterable[Unreadable]:
        return ()

    def unlearned(self, _robots: Iterable[str]) -> Iterable[Unreadable]:
        return ()

    def words(self, _content: Any, language: str) -> GameWords:
        return PlainWords(language, game=self._game, apart=self._apart)

    def told(self, tally: Tally) -> Any:
        return msgspec.to_builtins(tally)

    def stock(self, _content: Any, _data: Path) -> None:
        """There are no scenes."""

    def rehearse(self, scene: WantedScene) -> Rehearsal:
        raise Unreadable(f"expected one of the scenes, not {scene.name!r}: there are none yet")


def _read(option: Option, text: str) -> Any:
    """The value that is written so; the text itself if there is none."""
    if option.several:
        return tuple(_value(option, part.strip()) for part in text.split(","))
    return _value(option, text)


def _value(option: Option, text: str) -> Any:
    usual = option.default[0] if option.several and option.default else option.default
    if not option.values and isinstance(usual, int) and text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    return next((value for value in option.values if written(value) == text), text)


def _written(value: object) -> str:
    return ",".join(map(written, value)) if isinstance(value, tuple | list) else written(value)
