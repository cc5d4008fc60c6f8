"""What a set brings to the tests: a row of the table over which the tests of `tests/conformance` run.

Positions are written as in scenarios, by default two to four seats with factions of the base set, in the Action phase
of round 2, with the sets and options of the row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, get_args

from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import Question, Seat
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.message import Message
from tests.rules.questions import QUESTIONS
from tests.yaml_text import data_of

Position = Mapping[str, Any]
Moves = Sequence[tuple[Seat, str]]

FACTIONS = {"A": "new_york", "B": "mutants_union", "C": "merchants_guild", "D": "appalachian_federation"}
_QUESTIONS = {question.__name__: question for question in QUESTIONS}
_EVENTS = {event.__name__: event for event in get_args(AnyEvent)}


class Case(NamedTuple):
    """A position, the moves after which ``question`` is open, and all its answers as they are written; those that
    turn up what was hidden are among ``reveals``, and are not taken back.

    A case that asks for an action is a turn: its answers are not listed.
    """

    given: Position
    moves: Moves = ()
    question: type[Question] = ChooseAction
    answers: Sequence[str] = ()
    reveals: Sequence[str] = ()


class Told(NamedTuple):
    """Moves from a case on, and kinds of events that come of them."""

    at: str
    moves: Moves
    events: Sequence[type[Event]]


class Spoilt(NamedTuple):
    """A file of a match whose last line says something else, after ``moves`` from the case ``at`` on.

    ``lies`` and ``fine`` have for a part of the line - `decision`, `question`, an event or `event.field` - values that
    it may have instead: with lies the file is damaged, with the others it is read.
    """

    at: str
    moves: Moves
    lies: Sequence[tuple[str, Mapping[str, Any]]]
    fine: Sequence[tuple[str, Mapping[str, Any]]]


class Typed(NamedTuple):
    """What is typed in the terminal in the turn ``at``. ``moves`` are possible, and ``named`` are kinds of commands
    whose moves all name something in the language of the player.

    ``answers`` have for a line what is told at least. ``looks`` has for each command that tells what lies there what it
    tells in a game without the set, which else is not told of any of the words ``unnamed``; ``lying`` are the ids of
    what it tells with the set. The command `card` tells of ``cards``.
    """

    at: str
    moves: Sequence[str]
    kinds: Sequence[type[cm.Command]]
    answers: Mapping[str, str | Sequence[str]]
    looks: Mapping[str, str]
    unnamed: Sequence[str] = ()
    lying: Sequence[str] = ()
    cards: Sequence[str] = ()


class Start(NamedTuple):
    """Lines that are typed where a match is begun in the terminal with ``arguments``, parts of what is told and not
    told, and the sets and options with which the match is then played."""

    typed: Sequence[str]
    arguments: Sequence[str]
    sets: tuple[str, ...]
    options: Options
    told: Sequence[str] = ()
    untold: Sequence[str] = ()


class Flags(NamedTuple):
    """Options of the command line, each with its value if it has one, for games with ``sets``.

    They are refused without the set ``needs``, and each changes what happens in some of as many random ``games``.
    ``asked`` is typed where a match begins to be asked for them, and ``report`` stands in the report on the balance of
    such games.
    """

    sets: tuple[str, ...]
    flags: Sequence[tuple[str, ...]]
    options: Mapping[str, object]
    asked: Sequence[str]
    starts: Sequence[Start]
    needs: str = ""
    games: int = 2
    report: str = ""


class Table(NamedTuple):
    """Players, virtual opponent, sets and options of a game."""

    players: int
    solo: str | None = None
    sets: tuple[str, ...] = ()
    options: Options = Options()


class SetUnderTest(NamedTuple):
    """One set, or one part of the game that an option brings."""

    name: str
    sets: tuple[str, ...]
    cases: Mapping[str, Case]
    """Each question of the set, open in a match."""
    questions: tuple[type[Question], ...] = ()
    """What the set alone asks; ``commands`` and ``events`` are those of the set alone, too."""
    commands: tuple[type[Message], ...] = ()
    events: tuple[type[Message], ...] = ()
    of_packs: tuple[type[Message], ...] = ()
    """Those of the events that only cards of packs bring: no golden match has them."""
    turns: Mapping[str, Case] = {}
    """Positions of the Action phase in which the set has much to do."""
    told: Sequence[Told] = ()
    spoilt: Sequence[Spoilt] = ()
    unknown: tuple[str, Sequence[Mapping[str, Any]]] = ("", ())
    """A case, and parts that the position of its file cannot have."""
    tables: Sequence[Table] = ()
    """How whole matches are played; the first one in every run of the tests."""
    happens: frozenset[type[Event]] = frozenset()
    """Events that happen in each of them."""
    wished: tuple[type[cm.Command], ...] = ()
    """Commands without which such a match hardly gets on."""
    dealt: Mapping[str, str] = {}
    """Options by which the game is dealt otherwise: what is told if the header of a file says another value."""
    gone: Mapping[str, str] = {}
    """A case, and the id of a card in its file that could be unknown one day."""
    golden: Sequence[str] = ()
    """Patterns of the names of golden matches with the set."""
    typed: Typed | None = None
    flags: Flags | None = None
    refused: Sequence[tuple[Position, str]] = ()
    """Positions that cannot be, and a part of what is told of each."""
    features: Sequence[str] = ()
    """What robots see of the set alone."""
    traces: Sequence[str] = ()
    """Words that nothing kept of a game without the set holds."""

    def at(self, name: str) -> Case:
        """The case or turn of a name."""
        return self.cases[name] if name in self.cases else self.turns[name]


def cases(sets: Sequence[str], text: str, **frame: Any) -> Mapping[str, Case]:
    """Cases by name, of a text in YAML: a question with its answers, `moves` and `reveals`; seats and all other keys
    are of the position. ``frame`` is what all these positions have."""
    return {name: _case({"sets": [*sets], "phase": "action", "round": 2, **frame, **given})
            for name, given in data_of(text).items()}  # fmt: skip


def _case(given: dict[str, Any]) -> Case:
    least = "A" if "solo" in given else "AB"
    seats = [seat for seat in FACTIONS if seat in given or seat in least]
    given["players"] = {seat: {"faction": FACTIONS[seat], **(given.pop(seat, None) or {})} for seat in seats}
    asks = next((name for name in _QUESTIONS if name in given), ChooseAction.__name__)
    answers, reveals, moves = (given.pop(key, ()) for key in (asks, "reveals", "moves"))
    return Case(given, moves_of(moves), _QUESTIONS[asks], answers, answers if reveals == "all" else reveals)


def refused(sets: Sequence[str], text: str, **frame: Any) -> Sequence[tuple[Position, str]]:
    """Positions that cannot be, of a list in YAML: a part of what is told, and what is wrong in a position that has
    the ``frame`` else."""
    usual = {"sets": [*sets], "phase": "action", "round": 2}
    return [(_case({**usual, **frame, **wrong}).given, told) for one in data_of(text) for told, wrong in one.items()]


def moves_of(written: Sequence[Mapping[Seat, str]]) -> Moves:
    """Moves that are written as `[A: pass, B: done]`."""
    return [(seat, move) for one in written for seat, move in one.items()]


def told(text: str) -> Sequence[Told]:
    """Moves of a list in YAML."""
    return [Told(one["at"], moves_of(one["moves"]), [_EVENTS[name] for name in one["events"]]) for one in data_of(text)]


def spoilt(text: str) -> Sequence[Spoilt]:
    """Spoilt files of a list in YAML: parts of a line with the values that they may have instead."""
    return [
        Spoilt(one["at"], moves_of(one.get("moves", ())), _instead(one.get("lies", {})), _instead(one.get("fine", {})))
        for one in data_of(text)
    ]


def _instead(parts: Mapping[str, Sequence[Mapping[str, Any]]]) -> Sequence[tuple[str, Mapping[str, Any]]]:
    return [(part, value) for part, values in parts.items() for value in values]
