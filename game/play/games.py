"""The box of a game: all that a program needs of it as one value; and games by their ids, imported when they are
chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.kernel.refusal import Unreadable
from game.play.programs import NO_PROGRAMS, Programs

if TYPE_CHECKING:
    from game.play.kind import AnyKind

OnError = Callable[[Unreadable], None]
"""Called with each damage of what is read; the rest works."""


class MakeKind(Protocol):
    """Makes the kind of a game with its content."""

    def __call__(self, content: Any = None, programs: Programs = NO_PROGRAMS, /) -> AnyKind:
        """Without ``content``, what is printed is not checked in match files, as for lists of them. ``programs`` are
        those that the user has named."""


class GameBox(NamedTuple):
    """All that is in the box of a game.

    Attributes:
        id: Names it in match files and on the command line.
        content: Reads all that is printed, also what the user has added in a data folder; without a function for
            damages the first one is raised.
        kind: Its rules, its notation, its robots, and what only it can tell of a match file.
        words: Makes its words, of a function that reads the content when it is first needed, in a language.
        narrator: Tells the game in its words (`game.wording.narrator.Narrator`).
        look: How the window looks without a match (`game.ui.game_look.GameLook`), imported when it is asked for.
        table: What the window asks of it (`game.ui.game_table.GameTable`), imported when it is asked for.
        terminal: What the command line asks of it (`game.cli.terminal.Terminal`), likewise.
        locale: The folder with the languages that hold its messages, if they lie apart from those of any game.
    """

    id: str
    content: Callable[[Path | None, OnError | None], Any]
    kind: MakeKind
    words: Callable[[Callable[[], Any], str, OnError | None], Any]
    narrator: Callable[[Any], Any]
    look: Callable[[], Any]
    table: Callable[[], Any]
    terminal: Callable[[], Any]
    locale: Path | None = None


class Games:
    """Games by their ids. The first is played if no other is asked for.

    >>> games = Games({"fiftyfirst": "game.fiftyfirst.box"})
    >>> list(games), games["fiftyfirst"].id
    (['fiftyfirst'], 'fiftyfirst')
    """

    def __init__(self, places: Mapping[str, str | GameBox]) -> None:
        """``places`` are the games, or the modules whose ``BOX`` they are."""
        self._places = dict(places)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Games) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[object, ...]:
        return tuple(self._places.items())

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, id: str) -> GameBox:
        """The box of a game; raises Unreadable if there is no such game."""
        if id not in self._places:
            from game.play.kind import missing  # here: the title does not need it

            raise missing(id)
        place = self._places[id]
        box: GameBox = import_module(place).BOX if isinstance(place, str) else place
        return box

    @property
    def first(self) -> str:
        """The game that is played if no other is asked for."""
        return next(iter(self._places))

    def kind(self, id: str) -> AnyKind:
        """The kind of a game without its content, for lists of matches; raises Unreadable if there is no such game."""
        return _kind(self, id)


class GameSource(NamedTuple):
    """Where a game and its content are, for a process that has to read them itself; ``data`` is the folder of what the
    user has added."""

    games: Games
    id: str
    data: Path | None = None

    @property
    def content(self) -> Any:
        """All that is printed, read once in a process; raises Unreadable."""
        return _content(self)

    def kind(self, programs: Programs = NO_PROGRAMS) -> AnyKind:
        """The kind of the game with its content; raises Unreadable."""
        return self.games[self.id].kind(self.content, programs)


@lru_cache(maxsize=8)
def _kind(games: Games, id: str) -> AnyKind:
    """The kind of a game without its content, made once: a library asks for it several times for each match."""
    return games[id].kind()


@lru_cache(maxsize=4)
def _content(source: GameSource) -> Any:
    return source.games[source.id].content(source.data, None)
