"""Several inputs in one frame: what goes by the labels of a frame is only ever done with those that are true."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.library import LibraryScene
from game.ui.input import Input, Key, Move, Press, Text, Translator, Wheel
from game.ui.places import name_of
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.scenes.matches.scene import MatchesScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.title.scene import TitleScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.window.waiting import MOST, Waiting
from tests.conftest import ROOT

SIZE = (1280, 720)


def click(window: Rehearsal, label: str) -> list[pygame.Event]:
    """The events of a click at a place of the frame on the screen."""
    pos = window.find(label)
    return [
        pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
    ]


def key(name: str) -> list[pygame.Event]:
    code = pygame.key.key_code(name)
    return [pygame.Event(kind, key=code, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def letter(character: str) -> list[pygame.Event]:
    """What the system tells of a letter while text is taken."""
    down, up = key(character)
    return [down, pygame.Event(pygame.TEXTINPUT, text=character), up]


def at_once(window: Rehearsal, *events: list[pygame.Event]) -> None:
    """All these events in one frame."""
    window.app.frame([event for some in events for event in some], FRAME)


def first(window: Rehearsal, start: str) -> str:
    return next(label for label in window.labels() if label.startswith(start))


def top(window: Rehearsal) -> object:
    return window.context.stack.top


# ---------------------------------------------------------------------- what waits
def test_a_click_behind_one_that_turned_the_page_is_for_the_new_page(tmp_path: Path) -> None:
    """The place of a card on the old page is one of text on the new one, or of another card."""
    window = rehearse("rulebook", SIZE, data=tmp_path)
    book = top(window)
    assert isinstance(book, RulebookScene)
    book.open("production_cards")
    window.settle()
    at_once(window, click(window, "section:three_uses"), click(window, "example:1:brick_supplier"))
    assert (book.section, top(window)) == ("three_uses", book)
    window.settle()
    assert top(window) is book, "there is no card on the new page"


def test_a_second_click_reaches_the_scene_that_the_first_one_has_opened(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    at_once(window, click(window, "menu:cards"), key("escape"), click(window, "menu:new_game"))
    assert isinstance(top(window), LibraryScene)
    window.wait(2 * FRAME)
    window.settle()
    assert [type(scene).__name__ for scene in window.context.stack] == ["TitleScene", "NewBoxGameScene"]


def test_filters_that_leave_fewer_cards_and_a_key_in_the_same_frame(tmp_path: Path) -> None:
    window = rehearse("cards", SIZE, data=tmp_path)
    cards = [label for label in window.labels() if label.startswith("stack:")]
    filters = first(window, "filter:kinds:faction"), first(window, "filter:goods")
    at_once(window, click(window, cards[-1]), key("escape"), *(click(window, label) for label in filters), key("i"))
    window.wait(20 * FRAME)
    scene = top(window)
    assert isinstance(scene, LibraryScene | ZoomScene)


def test_what_waits_is_done_in_order_frame_by_frame(tmp_path: Path) -> None:
    window = rehearse("rulebook", SIZE, data=tmp_path)
    book = top(window)
    assert isinstance(book, RulebookScene)
    window.settle()
    before, drawn = book.shown.index(book.section), window.app.frames_drawn
    at_once(window, *[key("down")] * 5)
    window.wait(5 * FRAME)
    assert book.shown.index(book.section) == before + 5
    assert window.app.frames_drawn >= drawn + 5


def test_to_close_the_window_never_waits(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    at_once(window, click(window, "menu:cards"), *[key("down")] * 50, [pygame.Event(pygame.QUIT)])
    assert window.context.quitting
    assert isinstance(top(window), LibraryScene), "what came before has been done"


def test_inputs_behind_another_size_of_the_window_wait_for_it(tmp_path: Path) -> None:
    """A click is meant for what lay there when it was made."""
    window = rehearse("title", (1920, 1080), data=tmp_path)
    at_new_game = window.find("menu:new_game")
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    elsewhere = [
        pygame.Event(kind, pos=at_new_game, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    ]
    at_once(window, [pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)], elsewhere)
    assert isinstance(top(window), TitleScene)
    there = window.app.label_at(at_new_game)
    window.settle()
    assert there != "menu:new_game"
    assert [type(scene).__name__ for scene in window.context.stack] != ["TitleScene", "NewBoxGameScene"]


# ---------------------------------------------------------------------- what need not wait
@pytest.mark.parametrize("name", ["cards", "matches"])
def test_letters_of_a_word_need_no_frame_of_their_own(name: str, tmp_path: Path) -> None:
    window = rehearse(name, SIZE, data=tmp_path)
    scene = top(window)
    assert isinstance(scene, LibraryScene | MatchesScene)
    window.key("ctrl+f")
    window.settle()
    drawn = window.app.frames_drawn
    at_once(window, *(letter(character) for character in "school"))
    assert scene.field.text == "school"
    assert window.app.frames_drawn == drawn + 1


def test_turns_of_the_wheel_need_no_frame_of_their_own(tmp_path: Path) -> None:
    window = rehearse("cards", SIZE, data=tmp_path)
    scene = top(window)
    assert isinstance(scene, LibraryScene)
    window.hover(first(window, "stack:"))
    window.settle()
    drawn = window.app.frames_drawn
    at_once(window, [pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1)] * 3)
    turned, frames = scene.grid.scroller.offset, window.app.frames_drawn
    window.settle()
    assert turned > 0
    assert (scene.grid.scroller.offset, frames) == (turned, drawn + 1)


def test_a_click_of_one_frame_is_one_click(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    at_once(window, click(window, "menu:cards"))
    assert isinstance(top(window), LibraryScene)


def test_a_drag_of_one_frame_plays_the_card(tmp_path: Path) -> None:
    window = rehearse("table", SIZE, position=ROOT / "tests" / "positions" / "table.yaml", data=tmp_path)
    card = next(label for label in window.labels() if label.startswith("hand:") and label.endswith(":factory"))
    start = window.find(card)
    window.lift(card)
    build = window.find("build")
    window.key("escape")
    window.settle()
    steps = [
        (start[0] + (build[0] - start[0]) * n // 40, start[1] + (build[1] - start[1]) * n // 40) for n in range(41)
    ]
    at_once(
        window,
        [pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))],
        [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)],
        [pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)) for pos in steps],
        [pygame.Event(pygame.MOUSEBUTTONUP, pos=build, button=1)],
    )
    window.wait(2 * FRAME)
    assert window.context.playing.journal.head == 1


# ---------------------------------------------------------------------- the queue
def taken(waiting: Waiting) -> list[Input]:
    found: list[Input] = []
    while (value := waiting.next_after(None, False)) is not None:
        found.append(value)
    return found


def test_moves_in_a_row_are_one() -> None:
    waiting = Waiting()
    for value in (Move((1, 1)), Move((2, 2)), Press((2, 2)), Move((3, 3)), Move((4, 4))):
        waiting.add(value)
    assert taken(waiting) == [Move((2, 2)), Press((2, 2)), Move((4, 4))]


def test_a_key_that_is_held_is_repeated_as_fast_as_frames_are_drawn_and_not_longer() -> None:
    waiting, translator = Waiting(), Translator()
    held = [pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")] * 30
    for value in translator.translate(held):
        waiting.add(value)
    assert taken(waiting) == [Key("down")]
    for value in translator.translate([held[0], *key("down")[1:], *key("down")]):
        waiting.add(value)
    assert taken(waiting) == [Key("down", repeated=True), Key("down")], "it was let go, and pressed anew"


@pytest.mark.parametrize(
    ("last", "value", "takes_letters", "goes_on"),
    [
        (Wheel((1, 1), 1), Wheel((1, 1), 1), False, True),
        (Key("tab"), Wheel((1, 1), 1), False, False),
        (Text("a"), Key("b"), True, True),
        (Text("a"), Key("space"), True, True),
        (Text("a"), Key("b"), False, False),
        (Text("a"), Key("return"), True, False),
        (Text("a"), Press((1, 1)), True, False),
        (Key("down"), Key("down"), False, False),
        (None, Press((1, 1)), False, True),
    ],
)
def test_what_may_follow_a_change(last: Input | None, value: Input, takes_letters: bool, goes_on: bool) -> None:
    waiting = Waiting()
    waiting.add(value)
    assert waiting.next_after(last, takes_letters) == (value if goes_on else None)


def test_a_flood_does_not_grow_without_end() -> None:
    waiting = Waiting()
    for number in range(3 * MOST):
        waiting.add(Press((number, 0)))
    assert len(waiting) == MOST
    assert taken(waiting)[0] == Press((0, 0))


# ---------------------------------------------------------------------- the focus
def test_the_focus_does_not_outlive_what_it_names(tmp_path: Path) -> None:
    """A card that is looked at has the focus; filters leave fewer cards than its place."""
    for name in ("i", "return", "space"):
        window = rehearse("cards", SIZE, data=tmp_path)
        scene = top(window)
        assert isinstance(scene, LibraryScene)
        window.click([label for label in window.labels() if label.startswith("stack:")][5])
        window.key("escape")
        window.settle()
        assert name_of(scene.focus).startswith("stack:5:")
        for start in ("filter:kinds:faction", "filter:goods"):
            window.click(first(window, start))
            window.settle()
        assert len(scene.found) < 6
        assert scene.focus in (None, *scene.buttons)
        window.key(name)
        window.settle()


def test_a_card_that_is_turned_out_of_sight_keeps_the_focus(tmp_path: Path) -> None:
    window = rehearse("cards", SIZE, data=tmp_path)
    scene = top(window)
    assert isinstance(scene, LibraryScene)
    window.click(first(window, "stack:"))
    window.key("escape")
    window.settle()
    focus = scene.focus
    window.key(pygame.key.name(pygame.K_PAGEDOWN))
    window.settle()
    assert focus not in scene.buttons
    assert scene.focus == focus
