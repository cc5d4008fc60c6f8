"""Scenarios: a position, moves, and what is expected after them. A position file has only the position.

::

    game: fiftyfirst              # the game, if the position does not tell; the first one if it is left out
    title: Developing over a Ruin gives 1 VP
    rules: [R8.3]
    given: {players: ...}         # a position, as the game writes it
    when:
      - A: develop School over Ruin
    then:                         # only what is named is compared; each key is read into a check of the end
      refused: not_enough_goods   # the last move must be refused with this code
      A: {vp: 1}

An open turn is closed before a line of another seat and at the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, NamedTuple

from game.files import read_yaml_file
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
from game.kernel.seats import Seat
from game.kernel.text import legible
from game.play.files.line import FIRST_GAME
from game.play.kind import Kind, Kinds
from game.play.scenarios.checks import Difference, Ending, Expected, Scenarios

KEYS = ("game", "title", "rules", "given", "when", "then")


class ScenarioMove(NamedTuple):
    """A line of ``when``."""

    seat: Seat
    text: str


class Scenario(NamedTuple, Generic[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """A scenario as read."""

    title: str
    rules: tuple[str, ...]
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
    game: GameT
    state: StateT
    moves: tuple[ScenarioMove, ...]
    expected: Expected[GameT, StateT, EventT]


class ReadPosition(NamedTuple, Generic[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """A position as read, with the kind of its game."""

    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
    game: GameT
    state: StateT


def read_scenario(
    path: Path, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT], unnamed: str = FIRST_GAME
) -> Scenario[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    """Read a scenario file, or a position file as a scenario without moves.

    A file that names no game is one of the game ``unnamed``.

    Raises:
        Unreadable: with the file and, where it is known, the line.
    """
    sections = _sections(path)
    kind, game, state = _position(sections, kinds, unnamed)
    moves = tuple(_move(kind.scenarios, state, item) for item in sections.value("when", []).items("moves by seat"))
    then = sections.value("then", {})
    expected = kind.scenarios.read_expected(game, state, then)
    if expected.refused and not moves:
        then.refuse("expected a move that is refused in 'when'")
    return Scenario(
        title=sections["title"].text("a title") if "title" in sections else legible(path.stem),
        rules=tuple(item.text("a rule's number") for item in sections.value("rules", []).items("rules")),
        kind=kind,
        game=game,
        state=state,
        moves=moves,
        expected=expected,
    )


def read_position_file(
    path: Path, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT], unnamed: str = FIRST_GAME
) -> ReadPosition[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    """The position of a file, or that at the beginning of a scenario; raises Unreadable."""
    return _position(_sections(path), kinds, unnamed)


def _sections(path: Path) -> Fields:
    return read_yaml_file(path).with_paths().mapping(KEYS, "a scenario")


def _position(
    sections: Fields, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT], unnamed: str
) -> ReadPosition[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    kind = _kind(sections, kinds, unnamed)
    given = sections.value("given")
    if not given.is_mapping:
        given.expected("a position under 'given'")
    return ReadPosition(kind, *kind.scenarios.read_position(given))


def _kind(
    sections: Fields, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT], unnamed: str
) -> Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
    named = sections.get("game") or sections.value("given").find("game")
    if named is None:
        return kinds(unnamed)
    try:
        return kinds(named.text("the name of a game"))
    except Unreadable as error:
        raise error.located(named.file, named.line) from None


def _move(scenarios: Scenarios[Any, StateT, Any, Any], state: StateT, given: Given) -> ScenarioMove:
    seats = scenarios.seats(state)
    line = given.mapping(tuple(seats), "a move")
    if len(line) != 1:
        given.refuse("expected one seat with its move")
    ((seat, text),) = line.items()
    if (missing := seats[seat]) is not None:
        text.refuse(missing)
    return ScenarioMove(seat, text.text("a move"))


def run_scenario(scenario: Scenario[GameT, StateT, CommandT, EventT, ViewT, ForecastT]) -> tuple[Difference, ...]:
    """Play the moves and compare; without differences the scenario passes."""
    play = _Play(scenario)
    try:
        differences = tuple(play.all_moves())
    except Unreadable as error:
        return (Difference("chance", {"text": error.message}),)
    if any(difference.kind == "refused" for difference in differences):
        return differences
    ending = Ending(scenario.game, play.state, play.events)
    found = [difference for check in scenario.expected.checks for difference in check(ending)]
    left = scenario.kind.scenarios.chance_left(play.state)
    return (*differences, *found, *([Difference("chance_left", {"count": str(left)})] if left else []))


class _Play(Generic[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """A scenario being played."""

    def __init__(self, scenario: Scenario[GameT, StateT, CommandT, EventT, ViewT, ForecastT]) -> None:
        self.scenario = scenario
        self.state = scenario.state
        self.events: list[EventT] = []

    def all_moves(self) -> Iterable[Difference]:
        """Play until a move is refused unexpectedly; returns the differences."""
        *moves, last = self.scenario.moves or (None,)
        for move in moves:
            assert move is not None
            if refusal := self.play(move):
                return (_refused(move, refusal),)
        differences = tuple(self.last_move(last)) if last else ()
        self.close_turn(None)
        return differences

    def last_move(self, move: ScenarioMove) -> Iterable[Difference]:
        expected = self.scenario.expected.refused
        refusal = self.play(move)
        if refusal and not expected:
            yield _refused(move, refusal)
        elif expected and not refusal:
            yield Difference("accepted", {"seat": move.seat, "move": move.text, "expected": expected})
        elif expected and refusal and refusal.code != expected:
            facts = {"seat": move.seat, "move": move.text, "expected": expected, "code": refusal.code}
            yield Difference("other_refusal", facts)

    def play(self, move: ScenarioMove) -> Refusal | None:
        """Make a whole move; if any command of it is refused, nothing changes."""
        self.close_turn(move.seat)
        outcome = self.scenario.kind.scenarios.play(self.scenario.game, self.state, move.seat, move.text)
        if isinstance(outcome, Refusal):
            return outcome
        for decided in outcome:
            self.fold(decided.events)
        return None

    def close_turn(self, next_seat: Seat | None) -> None:
        """Close an open turn before another seat moves."""
        kind = self.scenario.kind
        command = kind.scenarios.close_turn(self.state, next_seat)
        if command is not None:
            outcome = kind.rules.decide(self.scenario.game, self.state, command)
            assert not isinstance(outcome, Refusal), outcome
            self.fold(outcome.events)

    def fold(self, events: tuple[EventT, ...]) -> None:
        self.state = self.scenario.kind.rules.fold(self.state, events)
        self.events += events


def _refused(move: ScenarioMove, refusal: Refusal) -> Difference:
    return Difference("refused", {"seat": move.seat, "move": move.text, "code": refusal.code})
