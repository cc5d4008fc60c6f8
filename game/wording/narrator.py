"""What any game tells in words, to the scenes and the terminal that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.kernel.rules import CommandIn, EventT
from game.kernel.seats import Seat, Viewer
from game.wording.hints import HintGroup
from game.wording.rulebook import CardRule, Rulebook
from game.wording.sentence import Fact, Names, Sentence
from game.wording.words import Words

ForecastIn = TypeVar("ForecastIn", contravariant=True)
ViewIn = TypeVar("ViewIn", contravariant=True)
HintsIn = TypeVar("HintsIn", contravariant=True)
AdviceIn = TypeVar("AdviceIn", contravariant=True)


class Narrator(Protocol[CommandIn, EventT, ViewIn, ForecastIn, HintsIn, AdviceIn]):
    """Tells a game in the language that its words speak.

    ``names`` are those of the players by seat, and ``view`` is the table as the reader may see it. ``HintsIn`` is what
    the rules find when they are asked for hints, ``AdviceIn`` what a robot advises.
    """

    @property
    def words(self) -> Words: ...

    @property
    def book(self) -> Rulebook[Any]:
        """The rules reference."""

    # ------------------------------------------------------------------ what happens
    def log(self, events: Iterable[EventT], names: Names, viewer: Viewer, /) -> tuple[Sentence, ...]:
        """The log lines of one decision, as ``viewer`` may know it."""

    def steps(self, events: Iterable[EventT], /) -> tuple[tuple[EventT, ...], ...]:
        """What a seat without a player did in the course of a decision, step by step; none where there is no such
        seat."""

    # ------------------------------------------------------------------ what is asked
    def question(self, asked: Question, view: ViewIn, names: Names, /) -> Sentence:
        """The prompt to the player who is asked."""

    def waiting(self, asked: Question, names: Names, /) -> Sentence:
        """What the others wait for."""

    def topic(self, asked: Question, /) -> str:
        """The section of the book about a question."""

    # ------------------------------------------------------------------ what can be done
    def command(self, command: CommandIn, /) -> str:
        """The verb of a command, as on a button."""

    def forecast(self, foreseen: ForecastIn, command: CommandIn, names: Names, /) -> Sentence:
        """What a command would bring to every seat, behind its verb."""

    def hints(self, hints: HintsIn, view: ViewIn, names: Names, /) -> Iterator[HintGroup | None]:
        """All hints, each once, what is advised first; groups without lines are left out. Each is put into words when
        asked for; None stands where a caller may pause."""

    def advice(self, level: str, advice: AdviceIn | None, hints: HintsIn, view: ViewIn, names: Names, /) -> HintGroup:
        """The advice of a robot of a ``level`` as a hint; None while it is still thinking. ``hints`` are all that were
        found."""

    def level(self, level: str, /) -> str:
        """The name of a level of robots that advise."""

    def hindsight(self, level: str, advice: AdviceIn, played: CommandIn, view: ViewIn, names: Names, /) -> Sentence:
        """What a robot would have done in place of the command ``played``; ``view`` is the table before that."""

    # ------------------------------------------------------------------ what is not allowed
    def refusal(self, refused: Refusal, names: Names, command: CommandIn | None = None, /) -> Sentence:
        """Why a command is not allowed; with ``command`` the sentence can name the action."""

    def topic_of_refusal(self, refused: Refusal, command: CommandIn | None = None, /) -> str:
        """The section of the book about why something is not allowed."""

    def barrier(self, code: str, /) -> Sentence:
        """Why nothing can be undone, by a code of `Match.undo_barrier`."""

    # ------------------------------------------------------------------ what is printed
    def card(self, id: str, /) -> tuple[Fact, ...]:
        """Everything printed on a card, board or tile in words, what it does first."""

    def rules(self, id: str, /) -> tuple[CardRule, ...]:
        """The rules that concern a card."""


AnyNarrator = Narrator[Any, Any, Any, Any, Any, Any]


def concerning(lines: Sequence[Sentence], seat: Seat, decided: Seat | None = None) -> tuple[Sentence, ...]:
    """The lines of a decision in which another player did something that concerns ``seat``; if there are none, the
    first about the player who ``decided``.

    Both players see them at the hand-over, so the ``lines`` are those for nobody, and name no hidden card.
    """
    done_to = tuple(line for line in lines if line.actor not in (None, seat) and seat in line.concerns)
    return done_to or tuple(line for line in lines if decided and line.actor == decided)[:1]
