"""Hints at the table: by mouse and by keyboard, beside the table, where what they say is done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec
import pytest

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.scenes.hints_of_table import place_of
from game.fiftyfirst.table.play.panels import Passing, Paying
from game.kernel.seats import NOBODY
from game.ui.places import HintAt, name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.hints import HintScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.table import labels
from game.ui.table.play.modes import Rest
from game.wording.hints import HintLine
from tests.ui.layout import problems
from tests.ui.table_person import decisions, mode, on_top, scene, sit_down, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


def panel(window: Rehearsal) -> HintScene:
    return on_top(window, HintScene)


def choose(window: Rehearsal, kind: type) -> None:
    """Unfold all, and choose the first line of a command."""
    board = panel(window).board
    board.folded.clear()
    panel(window).changed = True
    window.settle()
    wanted = next(
        row.label for row in board.rows if row.line and row.line.commands and isinstance(row.line.commands[0], kind)
    )
    board.reveal(wanted)
    panel(window).changed = True
    window.settle()
    window.click(wanted)
    window.settle()


@pytest.mark.parametrize(
    ("position", "size", "scale"),
    [
        *product(["table"], [(1280, 720), (1920, 1080), (2560, 1440)], [1.0, 1.5]),
        *product(["table_4p", "solo_borgo"], [(1280, 720)], [1.5]),
    ],
)
def test_the_panel_has_room(position: str, size: tuple[int, int], scale: float) -> None:
    window = sit_down(position, size, scale)
    window.settle()
    assert problems(window.app.marks, size) == [], "the table itself, with its button"
    window.key("h")
    window.settle()
    assert problems(window.app.marks, size) == []
    panel(window).board.folded.clear()
    panel(window).board.scroller.turn(700)
    panel(window).changed = True
    window.settle()
    assert problems(window.app.marks, size) == []


def test_every_legal_command_is_listed() -> None:
    window = sit_down()
    window.key("h")
    listed = {command for group in panel(window).board.groups for line in group.lines for command in line.commands}
    assert listed == set(window.context.playing.legal())


@pytest.mark.parametrize("way", ["key", "button"])
def test_they_open_and_close(way: str) -> None:
    window = sit_down()
    window.settle()
    if way == "key":
        window.key("h")
    else:
        window.click(labels.HINT)
    assert panel(window).board.groups
    window.key("h" if way == "key" else "escape")
    assert isinstance(mode(window), Rest)


def lines_of(window: Rehearsal) -> list[HintLine]:
    """The lines that can be chosen; the list is closed again."""
    window.key("h")
    lines = [line for group in panel(window).board.groups for line in group.lines if line.commands]
    window.key("escape")
    return lines


def is_one_way(match: Match, commands: Sequence[AnyCommand]) -> bool:
    """Whether a line leaves nothing to choose."""
    ways = match.ask(payments, commands[0].seat, commands[0])
    return len(commands) == 1 and len(ways) < 2 and not isinstance(commands[0], Pass)


@pytest.mark.parametrize("always_pay", [False, True])
def test_a_line_that_leaves_nothing_to_choose_is_carried_out(always_pay: bool) -> None:
    window = sit_down(settings=msgspec.structs.replace(STILL, always_pay=always_pay))
    match = window.context.playing
    chosen = [line.commands for line in lines_of(window) if is_one_way(match, line.commands)]
    assert len(chosen) > 5
    for commands in chosen[::4]:
        before = decisions(window)
        scene(window).take_up(commands)
        window.settle()
        assert isinstance(mode(window), Rest)
        assert decisions(window) == before + 1
        assert match.entry(match.head).decision == commands[0]
        window.key("ctrl+z")
        assert decisions(window) == before, "as any decision, it can be undone"


@pytest.mark.parametrize("position", ["table", "table_payment", "table_questions"])
def test_what_there_is_to_choose_is_asked_as_after_a_drop(position: str) -> None:
    window = sit_down(position)
    window.settle()
    before = decisions(window)
    asked = [line.commands for line in lines_of(window) if len(line.commands) > 1]
    assert asked or position == "table"
    for commands in asked:
        scene(window).take_up(commands)
        window.settle()
        assert problems(window.app.marks, (1280, 720)) == []
        taken = mode(window)
        assert not isinstance(taken, Rest)
        window.key("escape")
        scene(window).controller.choose(commands)
        assert mode(window) == taken
        window.key("escape")
        assert decisions(window) == before


def test_always_asking_how_to_pay_asks_for_hints_too() -> None:
    window = sit_down("table_payment", settings=msgspec.structs.replace(STILL, always_pay=True))
    match = window.context.playing
    several = [
        line.commands
        for line in lines_of(window)
        if len(line.commands) == 1 and len(match.ask(payments, line.commands[0].seat, line.commands[0])) > 1
    ]
    assert several
    for commands in several:
        scene(window).take_up(commands)
        assert isinstance(mode(window), Paying)
        window.key("escape")


def test_passing_is_confirmed() -> None:
    window = sit_down()
    before = decisions(window)
    window.key("h")
    choose(window, Pass)
    assert isinstance(mode(window), Passing)
    assert decisions(window) == before


def test_no_move_is_listed_twice() -> None:
    listed = [line.commands for line in lines_of(sit_down())]
    assert len(listed) == len(set(listed))


def test_the_list_is_walked_by_keyboard() -> None:
    window = sit_down()
    window.key("h")
    scene = panel(window)
    walked = []
    for _ in range(6):
        window.key("down")
        walked.append(scene.focus)
    assert len(set(walked)) == 6
    fold = next(label for label in walked if name_of(label).startswith("fold:"))
    scene.focus = fold
    folded = fold in scene.board.folded
    window.key("return")
    assert (fold in scene.board.folded) != folded


def test_a_line_that_is_not_possible_leads_to_its_rule() -> None:
    window = sit_down()
    window.key("h")
    scene = panel(window)
    number = next(index for index, group in enumerate(scene.board.groups) if group.name == "missing")
    scene.board.folded.clear()
    scene.changed = True
    window.settle()
    scene.board.reveal(HintAt(number, 0))
    scene.changed = True
    window.settle()
    window.click(f"hint:{number}:0")
    top = on_top(window, RulebookScene)
    assert top.section == scene.board.groups[number].lines[0].topic


def test_a_closed_hand_tells_nothing() -> None:
    window = sit_down()
    window.context.viewer = NOBODY
    window.context.stack.top.changed = True  # type: ignore[union-attr]
    window.settle()
    window.key("h")
    assert panel(window).board.groups == ()
    assert "Open your hand first" in texts(window)


def test_every_line_has_a_place_that_lights_up() -> None:
    """Also razing in a State that is not shown: its tab stands for it."""
    window = sit_down("table_4p")
    window.settle()
    sight = window.context.stack.top.sight()  # type: ignore[union-attr]
    assert [command for command in window.context.playing.legal() if place_of(sight, command) is None] == []


def test_the_panel_lies_over_the_side_column_of_the_left_handed() -> None:
    for left_handed in (False, True):
        settings = msgspec.structs.replace(STILL, left_handed=left_handed)
        window = rehearse("table", (1280, 720), settings=settings)
        window.key("h")
        window.settle()
        rect = next(mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name == "hints")
        assert (rect.centerx < 640) == left_handed
        assert problems(window.app.marks, (1280, 720)) == []


def test_the_best_hint_alone_has_a_golden_frame() -> None:
    window = sit_down("table_busy")
    window.key("h")
    board = panel(window).board
    advised = [row.label for row in board.rows if row.line and row.group.name == "advised"]
    assert len(advised) > 1
    assert board.best == advised[0]
