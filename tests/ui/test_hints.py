"""Hints at the table: by mouse and by keyboard, beside the table, confirmed there."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from game.kernel.seats import NOBODY
from game.rules.commands import ActivateLocation, Pass
from game.ui.places import HintAt, name_of
from game.ui.rehearsal.driver import STILL, Rehearsal, rehearse
from game.ui.scenes.hints import HintScene, place_of
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.table import labels
from game.ui.table.play.modes import Discarding, Passing, Paying, Rest
from tests.ui.layout import problems
from tests.ui.steps import go
from tests.ui.table_person import decisions, mode, on_top, sit_down, texts

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


def test_choosing_asks_before_anything_is_done() -> None:
    window = sit_down()
    before = decisions(window)
    window.key("h")
    choose(window, ActivateLocation)
    chosen = mode(window)
    assert isinstance(chosen, Paying | Discarding)
    assert decisions(window) == before
    window.key("escape")
    assert isinstance(mode(window), Rest)
    window.key("h")
    choose(window, Pass)
    assert isinstance(mode(window), Passing)
    assert decisions(window) == before


def test_every_line_that_can_be_chosen_waits_for_a_confirmation() -> None:
    """By far most important: a hint never plays by itself."""
    window = sit_down()
    window.settle()
    table = window.context.stack.top
    before = decisions(window)
    window.key("h")
    lines = [line for group in panel(window).board.groups for line in group.lines if line.commands]
    window.key("escape")
    for line in lines[::5]:
        table.take_up(line.commands)  # type: ignore[union-attr]
        window.settle()
        assert problems(window.app.marks, (1280, 720)) == []
        assert decisions(window) == before
        window.key("escape")
        assert isinstance(mode(window), Rest)


def test_a_chosen_hint_is_carried_out_when_it_is_confirmed() -> None:
    window = sit_down()
    before = decisions(window)
    go(window, "key h", "key return")
    chosen = mode(window)
    assert isinstance(chosen, Paying)
    window.click(labels.CONFIRM)
    assert decisions(window) == before + 1


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
