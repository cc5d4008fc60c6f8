"""The window stands the next time where it stood when it was closed, as far as that is on a screen."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.fiftyfirst.box import BOX
from game.fiftyfirst.rehearsal import rehearse
from game.ui.settings import Settings, WindowPlace, read_settings, write_settings
from game.ui.window import window as module
from game.ui.window.app import App
from game.ui.window.opening import run
from game.ui.window.window import LOOKS, PlaceKeeper, fitting, open_window

SCREEN = (1920, 1080)
PLACE = WindowPlace(1400, 800, 200, 120, False, (SCREEN,))


def kept(folder: Path) -> Settings:
    return read_settings(folder, lambda trouble: pytest.fail(str(trouble)))


# ---------------------------------------------------------------------- what still holds
def test_on_the_same_screens_the_place_holds() -> None:
    assert fitting(PLACE, [SCREEN]) == PLACE
    right = msgspec.structs.replace(PLACE, x=2500, screens=(SCREEN, (1600, 900)))
    assert fitting(right, [SCREEN, (1600, 900)]) == right


def test_on_other_screens_only_a_size_that_fits_holds() -> None:
    assert fitting(PLACE, [(2560, 1440)]) == msgspec.structs.replace(PLACE, x=None, y=None)
    right = msgspec.structs.replace(PLACE, x=2500, screens=(SCREEN, (1600, 900)))
    assert fitting(right, [SCREEN]) == msgspec.structs.replace(right, x=None, y=None)
    assert fitting(PLACE, [(1280, 800)]) is None


@pytest.mark.parametrize(("x", "y"), [(-1300, 0), (1850, 10), (300, -20), (300, 1060)])
def test_a_window_that_was_pushed_off_the_screen_comes_back_to_it(x: int, y: int) -> None:
    off = msgspec.structs.replace(PLACE, x=x, y=y)
    assert fitting(off, [SCREEN]) == msgspec.structs.replace(PLACE, x=None, y=None)


def test_without_a_place_or_with_an_impossible_one_the_system_decides() -> None:
    assert fitting(None, [SCREEN]) is None
    assert fitting(PLACE, []) is None
    assert fitting(msgspec.structs.replace(PLACE, width=0), [SCREEN]) is None


# ---------------------------------------------------------------------- following the window
@pytest.fixture
def keeper() -> PlaceKeeper:
    """Follows a window of 1280 x 720 at 50, 60."""
    open_window((1280, 720), False, "51st State")
    pygame.display.set_window_position((50, 60))
    return PlaceKeeper(None)


def look(keeper: PlaceKeeper, *kinds: int, fullscreen: bool = False) -> WindowPlace | None:
    for _ in range(2):
        keeper.update([pygame.Event(kind) for kind in kinds], LOOKS, fullscreen)
        kinds = ()
    return keeper.place


def test_where_the_window_stands_for_a_while_is_its_place(keeper: PlaceKeeper) -> None:
    keeper.update((), LOOKS, False)
    assert keeper.place is None
    place = look(keeper)
    assert place == WindowPlace(1280, 720, 50, 60, False, tuple(pygame.display.get_desktop_sizes()))
    pygame.display.set_window_position((70, 80))
    place = look(keeper)
    assert place
    assert (place.x, place.y) == (70, 80)


def test_filling_the_screen_is_kept_beside_the_place_before(keeper: PlaceKeeper) -> None:
    place = look(keeper)
    assert place
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    assert look(keeper, pygame.WINDOWMAXIMIZED) == msgspec.structs.replace(place, maximised=True)
    assert look(keeper, fullscreen=True) == msgspec.structs.replace(place, maximised=True)
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    assert look(keeper, pygame.WINDOWRESTORED) == place


# ---------------------------------------------------------------------- from one start to the next
Standing = tuple[tuple[int, int], tuple[int, int]]
"""Size and place of a window."""


def play(
    folder: Path, size: tuple[int, int] | None, moved: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> Standing:
    """Open the program, let the window stand somewhere for a while, and close it; where it was opened."""
    frame = App.frame
    seen: list[Standing] = []

    def stand(app: App, *_: object) -> bool:
        seen.append((window_size(), pygame.display.get_window_position()))
        if len(seen) == 1 and moved:
            pygame.display.set_window_position(moved)
        app.context.quitting = len(seen) > 3
        return frame(app, (), LOOKS)

    with monkeypatch.context() as patched:
        patched.setattr(App, "frame", stand)
        patched.setattr(pygame, "quit", lambda: None)
        assert run(BOX, "en", size, data=folder) == 0
    return seen[0]


def window_size() -> tuple[int, int]:
    return module.window().get_size()


def test_the_next_window_stands_where_the_last_one_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "screens", lambda: (SCREEN,))
    write_settings(tmp_path, Settings(window=PLACE))
    assert play(tmp_path, None, None, monkeypatch) == ((1400, 800), (200, 120))
    play(tmp_path, None, (310, 90), monkeypatch)
    assert kept(tmp_path).window == msgspec.structs.replace(PLACE, x=310, y=90)
    assert play(tmp_path, None, None, monkeypatch) == ((1400, 800), (310, 90))


def test_a_size_that_is_given_holds_for_this_time_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(tmp_path, Settings(window=PLACE))
    size, _ = play(tmp_path, (1300, 750), (5, 5), monkeypatch)
    assert size == (1300, 750)
    assert kept(tmp_path).window == PLACE


def test_a_window_that_was_never_moved_is_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, None, None, monkeypatch)
    place = kept(tmp_path).window
    assert place
    assert (place.width, place.height) >= (1280, 720)


def test_full_screen_gives_the_window_back_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "screens", lambda: (SCREEN,))
    monkeypatch.setattr("game.ui.window.app.screens", lambda: (SCREEN,))
    window = rehearse(
        "title", (1280, 720), data=tmp_path, settings=Settings(speed="off", window=PLACE, fullscreen=True)
    )
    window.app = App(window.context)
    window.key("f11")
    assert (window_size(), pygame.display.get_window_position()) == ((1400, 800), (200, 120))


@pytest.mark.parametrize("written", ['{"window": 7}', '{"window": {"width": "wide", "height": 3}}', '{"window": {}}'])
def test_a_damaged_place_is_none(tmp_path: Path, written: str) -> None:
    (tmp_path / "settings.json").write_text(written)
    troubles: list[object] = []
    assert read_settings(tmp_path, troubles.append).window is None
    assert len(troubles) == 1


def test_a_window_that_is_too_tall_for_the_first_screen_opens_as_suits_it() -> None:
    place = WindowPlace(1200, 1100, 0, 0, False, ((2560, 1440),))
    assert fitting(place, ((1920, 1080),)) is None
    assert fitting(place, ((1920, 1200),)) == WindowPlace(1200, 1100, None, None, False, ((2560, 1440),))


def test_a_window_larger_than_all_screens_together_is_not_opened() -> None:
    for width, height in ((20_000, 900), (900, 20_000)):
        huge = msgspec.structs.replace(PLACE, width=width, height=height)
        assert fitting(huge, [SCREEN]) is None
        assert fitting(msgspec.structs.replace(huge, screens=(SCREEN, SCREEN)), [SCREEN, SCREEN]) is None


def test_a_window_that_stands_beyond_all_screens_is_put_where_the_system_likes() -> None:
    far = msgspec.structs.replace(PLACE, x=30_000, screens=(SCREEN, SCREEN))
    assert fitting(far, [SCREEN, SCREEN]) == msgspec.structs.replace(far, x=None, y=None)
