"""A kind of game, as one value: its rules, its notation, its robots, and what only it can tell of a match file."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from game.kernel.refusal import Fault, Unreadable
from game.kernel.rules import CommandIn, CommandT, EventT, ForecastT, GameT, Notation, Rules, StateT, ViewT
from game.kernel.seats import Seat, SeatSetup
from game.play.annals import Annals
from game.play.files.line import Header, Line, Origin, quoted
from game.play.highlights import Highlights
from game.play.scenarios.checks import Scenarios
from game.play.setup import GameOutcome, Robots, Setup
from game.play.transcript import Transcript

EventIn = TypeVar("EventIn", contravariant=True)
Answer = TypeVar("Answer")
StateIn = TypeVar("StateIn", contravariant=True)
GameIn = TypeVar("GameIn", contravariant=True)

Robot = Callable[[GameT, StateT, Sequence[CommandT], Iterable[EventT]], Generator[None, None, CommandT]]
"""Chooses one of the legal commands of the seat that has to move, by what this seat may know; the events are all since
the start. It yields every few milliseconds, so that a window can go on in between."""


class Program(Protocol[GameIn, StateIn, CommandT, EventIn]):
    """A robot that is another program. It plays a seat in one match, and runs until it is closed.

    ``fault`` is why it plays no longer, and another robot plays for it.
    """

    @property
    def fault(self) -> Fault | None: ...

    def __call__(
        self, game: GameIn, state: StateIn, commands: Sequence[CommandT], history: Iterable[EventIn], /
    ) -> Generator[None, None, CommandT]:
        """Choose as a `Robot` does. If the thoughts are dropped, the program is closed."""

    def close(self) -> None:
        """End the program, if it runs. Returns at once; when it is asked again, it is started again."""


class Content(Protocol[GameT, StateIn, CommandIn, EventIn]):
    """What of a match file depends on the cards and the variants of a game."""

    def header(
        self, game: GameT, state: StateIn, seats: Sequence[SeatSetup], seed: int, created: str, origin: Origin | None, /
    ) -> Header:
        """The header of a match that begins at ``state``."""

    def check_header(self, header: Header, /) -> None:
        """Check what only this game knows; raises Unreadable."""

    def game(self, header: Header, /) -> GameT | None:
        """The game of a recorded match; None where its cards are not at hand, and only what is recorded can be told.

        Raises:
            Unreadable: its cards are gone.
        """

    def digest(self, header: Header, /) -> str:
        """The digest of what a match with this header is printed on, as this program has it (`Header.content`)."""

    def opponents(self, header: Header, /) -> Mapping[Seat, str]:
        """The virtual opponents of a match, by their seats, as the words of the game know them."""

    def check_start(self, header: Header, start: StateIn, /) -> None:
        """Check that a match with this header begins at ``start``; raises Unreadable."""

    def is_known(self, header: Header, before: StateIn, told: Sequence[CommandIn | EventIn], after: StateIn, /) -> bool:
        """Whether the game knows all that a decision and its events name, and can go on from the state after them."""


class Kind(NamedTuple, Generic[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """A kind of game.

    ``id`` names it in match files and on the command line. ``seats`` are the numbers of seats, without that of a
    virtual opponent, that a match may have.
    ``version`` is that of the rules: hashes of matches of another version are not compared, and such a match is played
    on only if these rules can read its position.
    ``robot`` makes a robot by its name and a seed, if there is one of that name (``has_robot``). ``program`` makes a
    program that plays, if the user has named one that is called so, and returns None otherwise: then ``robot`` makes
    another robot that plays for it. ``read_line`` decodes a line of a match file. ``annals``, ``highlights`` and
    ``transcript`` are what only the game can tell of its matches in lists, on the time line and as readable records.

    ``setup`` deals new games, ``scenarios`` reads those of this game. ``robots`` names its robots. Of games between
    robots: ``most_decisions`` is the number after which one that is not over counts as a problem; ``is_cut_off`` says
    whether one is broken off in a state, after so many decisions, though no rule is wrong; ``outcome`` tells what only
    the game knows of how one has ended.
    """

    id: str
    seats: range
    version: int
    rules: Rules[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
    notation: Notation[GameT, StateT, CommandT]
    content: Content[GameT, StateT, CommandT, EventT]
    has_robot: Callable[[str], bool]
    robot: Callable[[str, str], Robot[GameT, StateT, CommandT, EventT]]
    read_line: Callable[[bytes], Line[CommandT, EventT]]
    annals: Annals[CommandT, EventT, StateT]
    highlights: Highlights[CommandT, EventT, StateT]
    transcript: Transcript[GameT, StateT]
    setup: Setup[GameT, StateT]
    scenarios: Scenarios[GameT, StateT, CommandT, EventT]
    robots: Robots
    most_decisions: int
    is_cut_off: Callable[[StateT, int], bool] = lambda _state, _decisions: False
    outcome: Callable[[StateT], GameOutcome] = lambda _state: GameOutcome()
    grades: tuple[str, ...] = ()
    program: Callable[[str, str], Program[GameT, StateT, CommandT, EventT] | None] = lambda _name, _seed: None

    def hash_of(self, game: GameT, state: StateT) -> str:
        """The hash of a position in match files."""
        return text_hash(self.notation.position_text(game, state))

    def only(self, id: str) -> Self:
        """This kind, by its id, for what reads matches of no other game; raises Unreadable for any other id."""
        if id != self.id:
            raise missing(id)
        return self


AnyKind = Kind[Any, Any, Any, Any, Any, Any]

Kinds = Callable[[str], Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT]]
"""Finds a kind by its id, as it stands in a match file; raises Unreadable if there is none."""

AnyKinds = Callable[[str], AnyKind]
"""Finds the kinds of several games."""


def missing(id: str) -> Unreadable:
    """What is told of a match of a game that the program does not have."""
    return Unreadable(f"this match needs {quoted(id)}, which this program does not have")


def decided(thinking: Generator[None, None, Answer]) -> Answer:
    """What a robot answers, however long it thinks."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def text_hash(text: str) -> str:
    """The first 12 hex digits of the SHA-256 of the canonical text of a position."""
    return sha256(text.encode()).hexdigest()[:12]
