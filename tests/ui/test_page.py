"""Frames are painted by parts: what stands on the window is always what a frame painted as a whole would show."""

from __future__ import annotations

from collections.abc import Iterator
from gc import collect
from random import Random
from weakref import ref

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import ConstructLocation
from game.fiftyfirst.scenes.table import TableScene
from game.ui.canvas import Canvas
from game.ui.page import Page
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.settings import Settings
from game.ui.theme import GOLD, Metrics, PanelStyle
from game.ui.window.window import open_window
from tests.conftest import ROOT

SIZE = (1280, 720)
POSITIONS = ROOT / "tests" / "positions"
EXPOSED = pygame.Event(pygame.WINDOWEXPOSED)
"""The window was covered by another one: everything is drawn anew."""


def _steps(window: Rehearsal) -> Iterator[tuple[pygame.Event, ...]]:
    """A card is carried about and dropped where it may not lie, the hand is looked through, a card is built, the log
    and a menu are opened and closed."""
    window.lift("hand:0:refinery")
    for number in range(30):
        pos = (200 + number * 137 % 900, 100 + number * 83 % 550)
        yield (pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)),)
    window.drop("4,4")
    yield from ((),) * 15
    for label in ("hand:2:hideout", "hand:5:old_cinema", "site:3", "log"):
        pos = window.find(label)
        yield (pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),)
        yield from ((),) * 25
    table = window.context.stack.top
    assert isinstance(table, TableScene)
    table.submit(next(move for move in window.context.playing.legal() if isinstance(move, ConstructLocation)))
    yield from ((),) * 70
    for key in ("escape", "escape", "tab", "tab", "o", "escape"):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield (pygame.Event(kind, key=pygame.key.key_code(key), mod=0, unicode=""),)
        yield from ((),) * 8


def _frames(settings: Settings, *besides: pygame.Event) -> list[bytes]:
    """The pixels of every frame of the steps, with the events ``besides`` in each."""
    window = rehearse("table", SIZE, position=POSITIONS / "table_busy.yaml", seat="A", settings=settings)
    window.wait(5000)
    shown = []
    for events in _steps(window):
        window.app.frame((*besides, *events), FRAME)
        shown.append(pygame.image.tobytes(window.surface, "RGB"))
    return shown


@pytest.mark.parametrize(
    "settings", [Settings(), Settings(high_contrast=True, reduced_motion=True)], ids=["usual", "still"]
)
def test_a_frame_painted_by_parts_is_the_frame_painted_as_a_whole(settings: Settings) -> None:
    by_parts, whole = _frames(settings), _frames(settings, EXPOSED)
    different = [number for number, (one, other) in enumerate(zip(by_parts, whole, strict=True)) if one != other]
    assert not different
    assert len(set(by_parts)) > 40  # it did move


def test_an_unseen_frame_paints_nothing_and_leaves_the_last_one_as_it_is() -> None:
    surface = open_window(SIZE, False, "")
    metrics, page = Metrics(SIZE), Page()

    def draw(is_unseen: bool, colour: str) -> None:
        page.begin(surface, is_unseen)
        canvas = Canvas(surface, metrics, page)
        canvas.panel(pygame.Rect(40, 40, 300, 200), PanelStyle(colour), "panel")
        assert canvas.is_unseen == is_unseen

    draw(False, "#112233")
    page.finish()
    seen = pygame.image.tobytes(surface, "RGB")
    draw(True, "#AABBCC")
    assert page.painted() is surface
    assert pygame.image.tobytes(surface, "RGB") == seen
    draw(False, "#112233")
    assert page.finish() == []


def test_strokes_on_a_page_are_those_on_a_surface() -> None:
    open_window(SIZE, False, "")
    chance, metrics, page = Random(51), Metrics(SIZE), Page()
    on_page, on_surface = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for _ in range(40):
        page.begin(on_page)
        canvases = (Canvas(on_page, metrics, page), Canvas(on_surface, metrics))
        on_surface.fill("black")
        script = [_stroke(chance) for _ in range(25)]
        for canvas in canvases:
            canvas.fill(canvas.rect, "#000000")
            for draw in script:
                draw(canvas)
        page.finish()
        assert pygame.image.tobytes(on_page, "RGB") == pygame.image.tobytes(on_surface, "RGB")
        assert canvases[0].marks == canvases[1].marks


def _stroke(chance: Random):  # type: ignore[no-untyped-def]
    """Something to draw on any canvas, which may hang over the edges; half of all is seen through a smaller window."""
    rect = pygame.Rect(
        chance.randint(-90, 1270), chance.randint(-90, 710), chance.randint(1, 300), chance.randint(1, 200)
    )
    window = pygame.Rect(chance.randint(0, 900), chance.randint(0, 500), 300, 200)
    part = pygame.Rect(chance.randint(0, 20), chance.randint(0, 20), 40, 400)
    kind = chance.randrange(8)

    def draw(canvas: Canvas) -> None:
        if kind % 2:
            with canvas.clipped(window):
                put(canvas)
        else:
            put(canvas)

    def put(canvas: Canvas) -> None:
        picture = pygame.Surface((60, 50))
        picture.fill(GOLD)
        picture.set_alpha(30 * kind)
        if kind < 2:
            canvas.fill(rect, GOLD)
        elif kind < 4:
            canvas.blit(picture, rect, part)
        elif kind < 6:
            canvas.blit(picture, rect.topleft)
        else:
            canvas.icon("worker", rect.center, 40)

    return draw


@pytest.fixture
def flips(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What was brought to the screen: the areas of every frame, None for all of it."""
    seen: list[object] = []
    monkeypatch.setattr(pygame.display, "flip", lambda: seen.append(None))
    monkeypatch.setattr(pygame.display, "update", seen.append)
    return seen


def _table() -> Rehearsal:
    window = rehearse("table", SIZE, position=POSITIONS / "table_busy.yaml", seat="A")
    window.settle()
    return window


def test_nothing_goes_to_the_screen_while_nothing_changes(flips: list[object]) -> None:
    window = _table()
    scene = window.context.stack.top
    assert scene is not None
    flips.clear()
    assert not window.app.frame((), FRAME)
    scene.changed = True
    assert window.app.frame((), FRAME)
    assert flips == []


def test_while_a_card_is_carried_little_goes_to_the_screen(flips: list[object]) -> None:
    window = _table()
    window.lift("hand:0:refinery")
    window.wait(500)
    flips.clear()
    for number in range(20):
        pos = (500 + 3 * number, 300 - 2 * number)
        window.app.frame((pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)),), FRAME)
    assert len(flips) == 20
    for areas in flips:
        assert isinstance(areas, list)
        assert sum(area.width * area.height for area in areas) < SIZE[0] * SIZE[1] / 3


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN])
def test_a_window_that_was_covered_is_shown_anew(kind: int, flips: list[object]) -> None:
    window = _table()
    before = pygame.image.tobytes(window.surface, "RGB")
    window.surface.fill("red")
    flips.clear()
    window.app.frame((pygame.Event(kind),), FRAME)
    assert flips == [None]
    assert pygame.image.tobytes(window.surface, "RGB") == before


def test_two_windows_in_one_program_do_not_rely_on_each_others_pixels() -> None:
    first = _table()
    shown = pygame.image.tobytes(first.surface, "RGB")
    rehearse("title", SIZE)
    scene = first.context.stack.top
    assert scene is not None
    scene.changed = True
    first.app.frame((), FRAME)
    assert pygame.image.tobytes(first.surface, "RGB") == shown


def test_a_page_that_is_gone_keeps_no_surface() -> None:
    surface, page = pygame.Surface((8, 8)), Page()
    page.begin(surface)
    page.finish()
    left = ref(surface)
    del surface, page
    collect()
    assert left() is None
