"""A round with nine actions, two of which ask how to pay, and one of which razes: how often a person presses, drags or
types in it, against a robot and with another person at the same computer."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import read_move
from game.fiftyfirst.scenes.table import TableScene
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from game.play.scenarios.scenario import read_position_file
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.phase import PhaseScene
from game.ui.settings import Settings
from tests.ui.mouse_player import give
from tests.ui.table_person import LARGE, POSITIONS

OWN = (
    "pick Pub", "pick Hideout", "raze B:Murderers' Pub", "construct Motel", "deal Rubble",
    "develop Refinery over Archive", "faction grey", "activate Bioweaponry", "construct Church", "take blue", "pass",
)  # fmt: skip
OTHERS = (
    "pick Docks", "pick Gunsmith", "construct Docks", "faction red", "raze Gunsmith", "raze Thieves Den",
    "develop Assembly Plant over Ruin", "exchange brick", "pass",
)  # fmt: skip
"""The moves of the robot, or of the other person."""

MOST_FRAMES = 3000


class Inputs:
    """Counts what the person does in a window."""

    def __init__(self, window: Rehearsal, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self._counts, frame = 0, True, window.app.frame

        def counted(events: list[pygame.Event], passed: int) -> None:
            kinds = [event.type for event in events]
            self.count += self._counts * (kinds.count(pygame.MOUSEBUTTONDOWN) + kinds.count(pygame.KEYDOWN))
            frame(events, passed)

        monkeypatch.setattr(window.app, "frame", counted)

    def pause(self) -> None:
        """What follows is done by another person."""
        self._counts = False

    def go_on(self) -> None:
        self._counts = True


def begun(other: str, data: Path, settings: Settings) -> tuple[Rehearsal, Match]:
    """The window and the match before the first pick of the round; ``other`` sits at B."""
    window = rehearse("title", LARGE, data=data, settings=settings)
    _, game, start = read_position_file(POSITIONS / "round.yaml", fiftyfirst(window.context.content).only)
    seats = [SeatSetup("Alex"), SeatSetup("Robin", other)]
    match = Match.begin(fiftyfirst(), game, seats, start, 1, play_bots=False)
    return window, match


def command(match: Match, seat: str, move: str) -> AnyCommand:
    commands = read_move(match.game, match.state, seat, move)
    assert not isinstance(commands, Refusal), (move, commands)
    return commands[0]


def wait_for_person(window: Rehearsal, match: Match) -> None:
    """Watch the robot, and what a summary tells, until the person is to do something."""
    for _ in range(MOST_FRAMES):
        window.wait(20)
        top = window.context.stack.top
        is_told = top is not None and not top.busy
        if is_told and (not match.bot_to_move or "continue" in window.labels()):
            return
    raise AssertionError("the robot does not end")


def test_a_round_against_a_robot_takes_fifteen_inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window, match = begun("greedy", tmp_path, Settings(speed="fastest"))
    theirs, ours = iter(OTHERS), iter(OWN)

    def scripted() -> Generator[None, None, AnyCommand]:
        yield
        return command(match, "B", next(theirs))

    monkeypatch.setattr(match, "bot_thoughts", scripted)
    window.context.director.open_match(match)
    inputs = Inputs(window, monkeypatch)
    while match.status.round == 4:
        wait_for_person(window, match)
        if match.status.round > 4:
            break
        if "continue" in window.labels():
            window.click("continue")
        else:
            give(window, command(match, "A", next(ours)))
    window.settle()
    window.click("continue")
    assert (next(ours, None), next(theirs, None)) == (None, None), "all was played"
    assert window.context.stack.top
    assert window.context.stack.top.name == "lookout", "the next round begins"
    assert inputs.count <= 15


def test_a_round_with_two_people_takes_twenty_two_inputs_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, match = begun("human", tmp_path, Settings(speed="off"))
    window.context.director.open_match(match)
    inputs, theirs, ours = Inputs(window, monkeypatch), iter(OTHERS), iter(OWN)
    while match.status.round == 4:
        window.settle()
        if "continue" in window.labels():
            window.click("continue")
        elif match.status.to_move == "B" and not match.awaiting_end_turn:
            inputs.pause()
            _answer(window, match, theirs)
            inputs.go_on()
        elif pressed := _in_the_way(window, match):
            window.click(pressed)
        else:
            give(window, command(match, "A", next(ours)))
    window.settle()
    window.click("continue")
    assert (next(ours, None), next(theirs, None)) == (None, None), "all was played"
    assert inputs.count <= 22


def _in_the_way(window: Rehearsal, match: Match) -> str | None:
    """What is pressed before the next action; in the Lookout hands stay closed."""
    labels = ("show_hand", "end_turn") if match.status.phase == "action" else ()
    return next((label for label in labels if label in window.labels()), None)


def _answer(window: Rehearsal, match: Match, moves: Iterator[str]) -> None:
    """The other person opens the hand and makes the next move."""
    if "show_hand" in window.labels():
        window.click("show_hand")
        window.settle()
    top = window.context.stack.top
    assert isinstance(top, TableScene | PhaseScene)
    top.submit(command(match, "B", next(moves)))
    window.settle()
