"""What the game in the terminal asks of a game: how it tells its table and its moves, its further words, and how a new
match is set up. A game may leave all of it out: then its narrator tells it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.cli.narrated import NarratedMoves, NarratedTable
from game.cli.text_setup import TextSetup
from game.play.advice import is_alone, legal_hints, robot_choice

if TYPE_CHECKING:
    from game.cli.text_game import TextGame
    from game.kernel.message import Question
    from game.kernel.refusal import Refusal
    from game.kernel.rules import Status
    from game.kernel.seats import Seat
    from game.play.match import AnyMatch
    from game.wording.narrator import AnyNarrator


class ToldTable(Protocol):
    """The table of a match in lines, as its players may see it."""

    def lines(self, seat: Seat, /) -> Iterable[str]:
        """The whole table for the eyes of a seat; of the plain game, a summary."""

    def again(self, seat: Seat, /) -> Iterable[str]:
        """What is told again to a seat that goes on in the same phase, having seen the whole table."""

    def asked(self, seat: Seat, /) -> Question | None:
        """The open question, as the player at a seat sees it."""

    def question(self, question: Question, /) -> str:
        """What is asked, and what to type."""

    def topic(self, question: Question, /) -> str:
        """The section of the rules with which hints about a question begin; "" for none."""

    def called(self, seat: Seat, /) -> str:
        """The name of who plays at a seat."""

    def scores(self) -> Iterable[str]:
        """The final score, the best first."""


class ToldMoves(Protocol):
    """Moves as they are listed and typed."""

    @property
    def verbs(self) -> Sequence[str]:
        """The ways in which moves are written; each has a line of help, `text-help-move-VERB`."""

    def move(self, command: Any, /) -> str:
        """A legal move with what it brings, in one line."""

    def listed(self, legal: Sequence[Any], /) -> tuple[Sequence[Any], str]:
        """The legal moves that a list of all shows, and how to find the others; "" if there are none."""

    def mend(self, text: str, /) -> str:
        """A typed move as the notation spells it."""

    def verb(self, text: str, /) -> str:
        """The one of the ``verbs`` that was meant by what is no move; "" for none."""

    def why_not(self, commands: Sequence[Any], /) -> Refusal | None:
        """The first refusal of commands that one line gives; None if all of them can be carried out."""


class OwnWord(NamedTuple):
    """A word that only one game understands. ``act`` answers it, with what was typed behind it. In the help its line,
    `text-help-WORD`, stands behind the word ``after``; by default behind the one before it."""

    act: Callable[[TextGame, str], None]
    after: str = ""


class ToldMatch(NamedTuple):
    """How a match is told.

    Attributes:
        table: Its table.
        moves: Its moves.
        words: Further words, of which the help tells.
        sections: Further words of the plain game, each about a part of the table; its line in the help is
            `plain-help-WORD`.
        instead: Words of which the help of the plain game does not tell, as it has others for the same.
    """

    table: ToldTable
    moves: ToldMoves
    words: Mapping[str, OwnWord] = {}
    sections: Mapping[str, OwnWord] = {}
    instead: Collection[str] = ()


def narrated(match: AnyMatch, narrator: AnyNarrator, is_plain: bool) -> ToldMatch:
    """A match that is told by its narrator alone."""
    return ToldMatch(NarratedTable(match, narrator, is_plain), NarratedMoves(match, narrator, is_plain))


def _nothing_to_finish(_: Question, __: Seat) -> None:
    """Turns end by themselves."""


class TextKind(NamedTuple):
    """How a game is played in the terminal.

    Attributes:
        told: How a match is told by a narrator: in short lines, or in whole sentences for screen readers.
        setup: Sets up a new match by options, or by questions.
        hints: Finds the hints for a seat in a match; none where no commands are handed to it.
        has_advice: Whether robots advise in a match.
        advice: What a robot of a level would do after so many decisions.
        finish: The command by which a seat ends its open turn, if the open question allows it.
        is_turn: Whether what another player is asked now belongs to a turn; otherwise the turn before goes on after the
            answer.
        reminds: Whether a refusal says only that something else is asked: then the question is told again.
    """

    told: Callable[[AnyMatch, Any, bool], ToldMatch] = narrated
    setup: type[TextSetup] = TextSetup
    hints: Callable[[AnyMatch, Seat, Sequence[Any]], Generator[None, None, Any]] = legal_hints
    has_advice: Callable[[AnyMatch], bool] = is_alone
    advice: Callable[..., Generator[None, None, Any]] = robot_choice
    finish: Callable[[Question, Seat], Any] = _nothing_to_finish
    is_turn: Callable[[Status], bool] = lambda _: True
    reminds: Callable[[Refusal], bool] = lambda _: False
