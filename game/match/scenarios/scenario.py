"""Scenarios: a position, moves, and what is expected after them. A position file has only the position.

::

    title: Developing over a Ruin gives 1 VP
    rules: [R8.3]
    given: {players: ...}         # a position: see `game.rules.position`
    when:
      - A: develop School over Ruin
    then:                         # only what is named is compared: see `game.match.scenarios.expectations`
      refused: not_enough_goods   # the last move must be refused with this code
      A: {vp: 1}

An open turn is closed, as by ``done``, before a line of another seat and at the end. ``V: turn`` is a turn of the
virtual opponent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from game.cards.catalog import Catalog
from game.files import read_yaml_file
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.text import legible
from game.match.part import Check, Difference, Ending
from game.match.scenarios.expectations import NO_OPPONENT, read_checks
from game.rules.commands import FinishTurn
from game.rules.decide import decide
from game.rules.events import LocationDeveloped
from game.rules.game import Game
from game.rules.messages import AnyEvent
from game.rules.notation import decide_all, read_move
from game.rules.position.reading import read_position
from game.rules.questions import ChooseFollowUp
from game.rules.state import VIRTUAL, GameState, Seat

KEYS = ("title", "rules", "given", "when", "then")


class ScenarioMove(NamedTuple):
    """A line of ``when``."""

    seat: Seat
    text: str


class Scenario(NamedTuple):
    """A scenario as read. ``refused`` is the code with which the last move must be refused."""

    title: str
    rules: tuple[str, ...]
    game: Game
    state: GameState
    moves: tuple[ScenarioMove, ...]
    refused: str | None
    checks: tuple[Check, ...]


def read_scenario(path: Path, catalog: Catalog) -> Scenario:
    """Read a scenario file, or a position file as a scenario without moves.

    Raises:
        Unreadable: with the file and, where it is known, the line.
    """
    sections = _sections(path)
    game, state = _position(catalog, sections)
    moves = tuple(_move(state, item) for item in sections.value("when", []).items("moves by seat"))
    then = sections.value("then", {})
    refused, checks = read_checks(catalog, state, then)
    if refused and not moves:
        then.refuse("expected a move that is refused in 'when'")
    return Scenario(
        title=sections["title"].text("a title") if "title" in sections else legible(path.stem),
        rules=tuple(item.text("a rule's number") for item in sections.value("rules", []).items("rules")),
        game=game,
        state=state,
        moves=moves,
        refused=refused,
        checks=checks,
    )


def read_position_file(path: Path, catalog: Catalog) -> tuple[Game, GameState]:
    """The game and state of a position file, or at the beginning of a scenario; raises Unreadable."""
    return _position(catalog, _sections(path))


def _sections(path: Path) -> Fields:
    return read_yaml_file(path).with_paths().mapping(KEYS, "a scenario")


def _position(catalog: Catalog, sections: Fields) -> tuple[Game, GameState]:
    given = sections.value("given")
    if not given.is_mapping:
        given.expected("a position under 'given'")
    return read_position(catalog, given)


def _move(state: GameState, given: Given) -> ScenarioMove:
    line = given.mapping((*state.people, VIRTUAL), "a move")
    if len(line) != 1:
        given.refuse("expected one seat with its move")
    ((seat, text),) = line.items()
    if seat not in state.seats:
        text.refuse(NO_OPPONENT)
    return ScenarioMove(seat, text.text("a move"))


def run_scenario(scenario: Scenario) -> tuple[Difference, ...]:
    """Play the moves and compare; without differences the scenario passes."""
    play = _Play(scenario)
    try:
        differences = tuple(play.all_moves())
    except Unreadable as error:
        return (Difference("chance", {"text": error.message}),)
    if any(difference.kind == "refused" for difference in differences):
        return differences
    ending = Ending(scenario.game, play.state, play.ruins)
    found = [difference for check in scenario.checks for difference in check(ending)]
    left = len(play.state.chance.pinned)
    return (*differences, *found, *([Difference("chance_left", {"count": str(left)})] if left else []))


class _Play:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.state = scenario.state
        self.ruins: Counter[str] = Counter()

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
        expected = self.scenario.refused
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
        commands = read_move(self.game, self.state, move.seat, move.text)
        outcome = commands if isinstance(commands, Refusal) else decide_all(self.game, self.state, commands)
        if isinstance(outcome, Refusal):
            return outcome
        for decided in outcome:
            self.fold(decided.events)
        return None

    def close_turn(self, next_seat: Seat | None) -> None:
        """Close an open turn before another seat moves."""
        question = self.state.question
        if isinstance(question, ChooseFollowUp) and question.seat != next_seat:
            outcome = decide(self.game, self.state, FinishTurn(question.seat))
            assert not isinstance(outcome, Refusal), outcome
            self.fold(outcome.events)

    def fold(self, events: Iterable[AnyEvent]) -> None:
        for event in events:
            self.state = event.evolve(self.state)
            if isinstance(event, LocationDeveloped) and event.over_ruin:
                self.ruins[event.over_card] += 1


def _refused(move: ScenarioMove, refusal: Refusal) -> Difference:
    return Difference("refused", {"seat": move.seat, "move": move.text, "code": refusal.code})
