"""Watching a match of Metro 2033: the marks of its time line."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.metro2033.box import BOX
from game.metro2033.match.highlights import METRO_MARKS
from game.metro2033.rules.state import PHASES
from game.metro2033.scenes.replay import MetroReplayScene
from game.metro2033.table.spots import MarketCard
from game.play.games import GameBox
from game.ui.art.svg import is_icon
from game.ui.input import Wheel
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.zoom import ZoomScene
from tests.languages import LANGUAGES
from tests.metro2033.scenes.sitting import watched
from tests.metro2033.window import SMALL, STILL, metro_context
from tests.ui.layout import problems


def replay(
    seats: int, language: str = "en", size: tuple[int, int] = SMALL, text_scale: float = 1.0, box: GameBox = BOX
) -> Rehearsal:
    context = metro_context(size, replace(STILL, text_scale=text_scale), language, box=box)
    match = watched(seats)
    open_replay(context, match, match.last // 2)
    return Rehearsal(context)


def scene_of(window: Rehearsal) -> Any:
    window.settle()
    top = window.context.stack.top
    assert isinstance(top, MetroReplayScene)
    return top


def test_each_mark_and_phase_has_an_icon() -> None:
    assert set(MetroReplayScene.mark_icons) == set(METRO_MARKS)
    assert set(MetroReplayScene.phases) < set(PHASES)
    assert MetroReplayScene.longest_phase in MetroReplayScene.phases
    icons = (*MetroReplayScene.mark_icons.values(), *MetroReplayScene.phases.values())
    assert [icon for icon in icons if not is_icon(icon)] == []


def test_the_time_line_marks_what_is_notable() -> None:
    scene = scene_of(replay(6))
    kinds = {mark.kind for mark in scene.line.marks}
    assert {"battle", "taken", "captured", "stage", "law"} <= kinds
    taken = next(mark for mark in scene.line.marks if mark.kind == "taken")
    assert any("captures" in line for line in scene.told(taken.step))
    assert scene.goal == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_bar_has_room_for_all(language: str, seats: int) -> None:
    for size, text_scale in ((SMALL, 1.0), ((1920, 1080), 1.0), (SMALL, 2.0)):
        window = replay(seats, language, size, text_scale)
        scene = scene_of(window)
        bar = scene.plan.bar
        marks = [mark for mark in window.app.marks if bar.contains(mark.rect)]
        assert problems(marks, size) == []
        for label in [label for label in scene.bar.tips if label in scene.buttons]:
            window.hover(label)
            window.wait(600)
        assert sorted(window.context.wording.messages.missing) == []


def test_each_seat_can_watch() -> None:
    window = replay(6)
    scene = scene_of(window)
    assert scene.eyes.all
    window.key("e")
    assert scene.eyes.side == "A"
    assert len(scene.all_eyes) == 7


# ---------------------------------------------------------------------- at the table itself
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_the_whole_table_lies_above_the_bar(language: str, size: tuple[int, int]) -> None:
    window = replay(6, language, size)
    scene = scene_of(window)
    layout = scene.table.sight().layout
    above = pygame.Rect(0, 0, *scene.plan.table)
    assert all(
        above.contains(place) for place in (layout.frame.box, layout.strip, layout.armies, *layout.seats.values())
    )
    assert sorted(window.context.wording.messages.missing) == []


def test_the_strip_is_that_of_the_seat_whose_eyes_are_chosen() -> None:
    window = replay(6)
    scene = scene_of(window)
    assert (scene.table.standing.seat, scene.table.standing.hidden) == ("A", False), "with all hands open"
    for seat in "ABC":
        window.key("e")
        assert (scene.table.standing.seat, scene.table.standing.hidden) == (seat, False)


def test_the_wheel_shows_the_map_closer_and_a_card_can_be_read() -> None:
    window = replay(6)
    scene = scene_of(window)
    assert scene.table.frame.zoom == 1
    window.hover("map")
    scene.turn_wheel(Wheel(scene.table.frame.box.center, 2))
    assert scene.table.frame.zoom > 1
    window.settle()
    market = next(label for label in scene.table.sight().layout.places if isinstance(label, MarketCard))
    window.click(market, 3)
    assert isinstance(window.context.stack.top, ZoomScene)
    assert not window.context.stack.top.in_play
