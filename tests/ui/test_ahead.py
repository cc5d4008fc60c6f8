"""What may be shown next is drawn in idle frames, a few milliseconds at a time, and kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.fiftyfirst.art.faces import full_drawing, mini_drawing
from game.fiftyfirst.look import LOOK
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.replay import ReplayScene
from game.ui.art import cache, scenery
from game.ui.art.shapes import box, fade
from game.ui.canvas import Canvas
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running.loading import modules
from game.ui.scene import Prospect
from game.ui.scenes.title.scene import TitleScene
from game.ui.window import idle
from game.ui.window.idle import DrawnAhead
from tests.conftest import ROOT
from tests.test_imports import SOURCES, imported

SIZE = (1280, 720)
POSITION = Path("tests/positions/table_busy.yaml")
Clock = Callable[[], float]


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    cache.forget_all()


def hurried() -> Clock:
    """A clock by which every step is over as soon as one drawing is finished."""
    ticks = count()
    return lambda: float(next(ticks))


def standing_still() -> float:
    return 0.0


@pytest.fixture
def table() -> Rehearsal:
    return rehearse("table", SIZE, position=POSITION, seat="A", clock=standing_still)


def rest(window: Rehearsal) -> None:
    """Let frames pass until nothing more is drawn ahead."""
    work = window.app._ahead
    assert work is not None
    for _ in range(5000):
        top = window.context.stack.top
        assert top is not None
        if not work.work(top, SIZE, window.context.metrics):
            return
    raise AssertionError("drawing ahead never ends")


def faces() -> set[object]:
    """What faces of cards are kept, by what they were drawn from."""
    memos: tuple[Any, ...] = full_drawing, mini_drawing
    return {key for memo in memos for key in memo.pictures}


def hand(window: Rehearsal) -> list[str]:
    return [label for label in window.labels() if label.startswith("hand:")]


def test_an_idle_table_draws_the_faces_of_the_hand_ahead(table: Rehearsal) -> None:
    rest(table)
    before = faces()
    for label in hand(table):
        table.hover(label)
        table.wait(400)
        table.lift(label)
        table.key("escape")
    assert faces() <= before


def test_without_an_idle_frame_nothing_is_drawn_ahead(table: Rehearsal) -> None:
    before = faces()
    table.hover(hand(table)[0])
    assert len(faces() - before) == 1


def test_drawing_ahead_shows_nothing_and_then_the_window_sleeps(table: Rehearsal) -> None:
    table.wait(100)
    drawn, pixels = table.app.frames_drawn, pygame.image.tobytes(table.surface, "RGB")
    rest(table)
    table.wait(100)
    assert table.app.frames_drawn == drawn
    assert pygame.image.tobytes(table.surface, "RGB") == pixels
    top, work = table.context.stack.top, table.app._ahead
    assert top is not None
    assert work is not None
    assert not work.work(top, SIZE, table.context.metrics)


def test_the_title_loads_the_program_and_draws_its_scenes_ahead(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path, clock=standing_still)
    rest(window)
    assert sys.modules.keys() >= set(modules(LOOK))
    before = faces()
    window.click("menu:cards")
    assert faces() <= before


@pytest.mark.parametrize(
    "name", ["game.fiftyfirst.bots.training.fit", "game.match.series.workers", "game.match.series.simulate"]
)
def test_what_only_commands_need_is_not_loaded(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.delitem(sys.modules, name, raising=False)
    assert name not in modules(LOOK)


def test_the_library_draws_the_faces_below_its_window_ahead(tmp_path: Path) -> None:
    window = rehearse("cards", SIZE, data=tmp_path, clock=standing_still)
    rest(window)
    before = faces()
    window.key("page down")
    assert faces() <= before


def test_a_replay_puts_its_match_into_words_and_draws_its_cards_ahead() -> None:
    window = rehearse("replay", SIZE, clock=standing_still)
    rest(window)
    scene = window.context.stack.top
    assert isinstance(scene, ReplayScene)
    known: Any = scenery._stage
    before = set(known.pictures)
    for step in (scene.line.last, 3, scene.line.last // 2):
        scene.go_to(step)
        window.settle()
    assert set(known.pictures) <= before


def test_a_picture_without_transparency_is_not_faded_at_full_opacity() -> None:
    picture = pygame.Surface((4, 4))
    fade(picture, 0.5)
    assert picture.get_alpha() == 128
    fade(picture, 1)
    assert picture.get_alpha() is None


class Scene(TitleScene):
    """A scene whose prospects are those it is given."""

    given: tuple[Prospect, ...] = ()

    def prospects(self) -> Iterator[Prospect]:
        return iter(self.given)


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    window = rehearse("title", SIZE, data=tmp_path)
    return Scene(window.context)


def test_a_picture_goes_on_where_it_was_left(scene: Scene) -> None:
    begun: list[int] = []

    def draw(canvas: Canvas) -> None:
        begun.append(0)
        for width in range(100, 105):
            canvas.blit(box((width, 50), 3, "#123456"), (0, 0))
            begun[-1] += 1

    scene.given = (draw,)
    work = DrawnAhead(hurried())
    while work.work(scene, SIZE, scene.context.metrics):
        pass
    assert begun == [1, 2, 3, 4, 5]


def test_a_picture_that_needs_more_than_can_be_kept_is_left(scene: Scene) -> None:
    @cache.lasting(1)
    def small(number: int) -> int:
        return number

    def draw(_: Canvas) -> None:
        small(1)
        small(2)

    ends: list[str] = []
    scene.given = (draw, lambda _: ends.append("next"))
    work = DrawnAhead(hurried())
    for _ in range(idle._TRIES + 3):
        work.work(scene, SIZE, scene.context.metrics)
    assert ends == ["next"]


def test_a_picture_that_fails_is_left_unless_errors_are_looked_for(scene: Scene) -> None:
    def fail(_: Canvas) -> None:
        raise ValueError("drawn ahead")

    ends: list[str] = []
    scene.given = (fail, lambda _: ends.append("next"))
    DrawnAhead(standing_still).work(scene, SIZE, scene.context.metrics)
    assert ends == ["next"]
    with pytest.raises(ValueError, match="drawn ahead"):
        DrawnAhead(standing_still, strict=True).work(scene, SIZE, scene.context.metrics)


def test_every_lasting_memo_has_a_limit() -> None:
    for memo in cache._lasting:
        assert memo.cache_info().maxsize


def test_nothing_is_loaded_that_no_scene_imports() -> None:
    """What commands alone need would bring its libraries along: 35 MB, and 300 ms of a frame."""
    files = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in SOURCES}
    reached, found = set[str](), {name for name in files if name.startswith(("game.ui", "game.fiftyfirst"))}
    while found:
        reached |= found
        named = {name for module in found for _, name in imported(files[module])}
        packages = {name.rpartition(".")[0] for name in named}
        found = {name for name in named | packages if name in files} - reached
    assert set(modules(LOOK)) <= reached
