"""What is drawn is kept while there is room, and dropped with the scene that needed it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.ui.art import cache
from game.ui.scene import Scene
from game.ui.scenes.title.scene import TitleScene
from game.ui.still import Still
from game.ui.table.draw.picture import TablePicture

SIDE = 100
BYTES = 4 * SIDE * SIDE
Draw = Callable[[int], pygame.Surface]


@pytest.fixture
def drawn() -> list[int]:
    """The numbers of the pictures in the order in which they are drawn."""
    return []


@pytest.fixture
def draw(drawn: list[int], monkeypatch: pytest.MonkeyPatch) -> Iterator[Draw]:
    """Draws pictures of equal size; there is room for eight."""
    cache.forget_all()
    monkeypatch.setattr(cache._shelf, "room", 8 * BYTES)
    monkeypatch.setattr(cache._shelf, "_dropped_at", 0)

    @cache.kept
    def draw_square(number: int) -> pygame.Surface:
        drawn.append(number)
        return pygame.Surface((SIDE, SIDE), depth=32)

    yield draw_square
    cache.forget_all()


def test_a_picture_is_drawn_once(draw: Draw, drawn: list[int]) -> None:
    assert draw(1) is draw(1)
    cache.begin_span()
    draw(1)
    assert drawn == [1]


def test_without_room_what_was_not_asked_for_of_late_is_dropped(draw: Draw, drawn: list[int]) -> None:
    for number in range(6):
        draw(number)
    cache.begin_span()
    for number in (0, 1, 6, 7):
        draw(number)
    drawn.clear()
    for number in (0, 1, 6, 7):
        draw(number)
    assert drawn == []
    draw(2)
    assert drawn == [2]


def test_what_a_closed_scene_needed_is_dropped_and_what_was_there_before_is_kept(draw: Draw, drawn: list[int]) -> None:
    draw(1)
    span = cache.begin_span()
    for number in (1, 2, 3):
        draw(number)
    cache.drop_since(span)
    drawn.clear()
    for number in (1, 2, 3):
        draw(number)
    assert drawn == [2, 3]


def test_the_parts_of_a_finished_picture_are_dropped(draw: Draw, drawn: list[int]) -> None:
    @cache.lasting(1)
    def whole(unfinished: tuple[int, ...]) -> int:
        draw(1)
        draw(2)
        cache.drop_parts(draw)
        if unfinished:
            raise cache.Enough
        return 12

    held = cache._shelf._held
    with pytest.raises(cache.Enough):
        whole((3,))
    assert cache._shelf._held == held + 2 * BYTES, "the next step goes on with them"
    assert whole(()) == 12
    assert cache._shelf._held == held
    draw(1)
    assert drawn == [1, 2, 1]


def test_a_step_ends_after_its_time_but_never_before_it_has_drawn_for_a_while(draw: Draw, drawn: list[int]) -> None:
    """Each drawing takes a millisecond; the step is over when it begins, as what is kept has taken all its time."""
    now = count()
    with cache.in_steps(lambda: next(now) / 1000, 0), pytest.raises(cache.Enough):
        list(map(draw, range(8)))
    assert 0 < len(drawn) < 8


def test_what_takes_long_gets_a_step_of_its_own(draw: Draw) -> None:
    now = count()
    with cache.in_steps(lambda: next(now) / 100, 100):
        cache.pause_before_long()
        draw(1)
        with pytest.raises(cache.Enough):
            cache.pause_before_long()


def test_what_is_drawn_ahead_drops_nothing_and_ends_where_there_is_no_room(draw: Draw, drawn: list[int]) -> None:
    for number in range(7):
        draw(number)
    cache.begin_span()
    with cache.in_steps(lambda: 0.0, 1.0, is_ahead=True):
        draw(7)
        with pytest.raises(cache.NoRoom):
            draw(8)
    for number in range(8):
        draw(number)
    assert drawn == list(range(8))


def test_a_part_of_a_picture_takes_no_room_of_its_own() -> None:
    whole = pygame.Surface((SIDE, SIDE), depth=32)
    assert cache._bytes_of(whole) == BYTES
    assert cache._bytes_of(whole.subsurface((0, 0, 9, 9))) == 0
    assert cache._bytes_of((whole, (0, 0))) == BYTES


@pytest.mark.parametrize("entry", ["new_game", "cards", "rules", "settings"])
def test_a_closed_scene_leaves_no_pictures_behind(entry: str, tmp_path: Path) -> None:
    cache.forget_all()  # other tests may have drawn the same scene
    window = rehearse("title", (1280, 720), data=tmp_path)
    window.settle()
    before = cache._shelf._held
    window.click(f"menu:{entry}")
    window.settle()
    assert cache._shelf._held > before + 1_000_000
    window.key("escape")
    window.settle()
    assert cache._shelf._held < before + 500_000


@pytest.mark.parametrize("scene", ["table", "lookout", "production", "cleanup", "tidied", "overview", "replay"])
def test_a_closed_scene_gives_up_its_pictures_as_large_as_the_window(scene: str, tmp_path: Path) -> None:
    """Others may still refer to the scene, and nothing collects what refers to itself while one plays."""
    window = rehearse(scene, (1280, 720), data=tmp_path)
    window.settle()
    top = window.context.stack.top
    assert top is not None
    stills = [value for value in _parts_of(top) if isinstance(value, Still)]
    assert any(still.surface for still in stills)
    window.context.stack.replace(TitleScene(window.context))
    assert not any(still.surface for still in stills)


def _parts_of(scene: Scene) -> Iterator[object]:
    """What a scene holds, and what the picture of its table holds."""
    for value in vars(scene).values():
        yield value
        if isinstance(value, TablePicture):
            yield from vars(value).values()
