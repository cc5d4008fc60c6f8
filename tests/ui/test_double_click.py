"""The second press of a double click goes to what the first has met, or to nothing: never through a cover, a dialog or
a screen that the first has closed, and never to what has come to lie there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from weakref import ref

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.game_table import TABLE
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.play.panels import Passing
from game.fiftyfirst.table.spots import AreaAt, FaceUpCard, HandCard, SiteAt
from game.kernel.seats import NOBODY
from game.ui.input import DOUBLE_CLICK, Press, Release, Translator
from game.ui.places import Label, Place, label_kind
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.scene import Scene
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import HandoverWay
from game.ui.table.play.modes import Rest
from game.ui.window.waiting import Ground, Uncovered
from tests.ui.menu_person import TWO_PEOPLE
from tests.ui.table_person import SMALL, hand, mode, on_top, scene, sit_down
from tests.ui.test_solo_table import WAITING, watched

pytestmark = pytest.mark.usefixtures("blank_drawings")


def at(place: tuple[int, int]) -> str:
    return f"{place[0]},{place[1]}"


def shown(window: Rehearsal) -> list[tuple[str, str]]:
    """What stands on the screen, and which scenes are open."""
    window.settle()
    marks = [(mark.kind, mark.name) for mark in window.app.marks]
    return [*(("scene", type(scene).__name__) for scene in window.context.stack), *marks]


def below(window: Rehearsal, cover: str, *kinds: type[Place]) -> str:
    """A point of a cover, below which one of these places comes to light when it is pressed."""
    ground = next(mark.rect for mark in window.app.marks if mark.name == cover)
    window.click(cover)
    window.settle()
    hits = [mark for mark in window.app.marks if mark.kind == "hit" and label_kind(mark.label) in kinds]
    parts = [mark.rect.clip(ground) for mark in hits]
    part = max(parts, key=lambda part: part.width * part.height)
    assert part.width > 10 < part.height, "nothing lies below"
    return at(part.center)


def assert_stopped(sit_down: Callable[[], Rehearsal], place: str) -> Rehearsal:
    """A double click leads where one click does; a later click goes to what lies there now. Returns the window that
    was clicked twice."""
    once, twice, later = sit_down(), sit_down(), sit_down()
    once.click(place)
    twice.double_click(place)
    assert shown(twice) == shown(once) != shown(sit_down())
    later.click(place)
    later.wait(DOUBLE_CLICK)
    press(later, place)
    assert shown(later) != shown(once), "a later press is for what lies there"
    return twice


def press(window: Rehearsal, place: str) -> None:
    """Press and release as a person who may have pressed there just before."""
    pos = tuple(map(int, place.split(",")))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        window.app.frame([pygame.Event(kind, pos=pos, button=1)], FRAME)
        window.app.complete()


@pytest.mark.parametrize(("way", "size"), [("hands", SMALL), ("window", (1000, 1000))], ids=["hands", "window"])
def test_a_double_click_that_opens_the_hand_marks_no_card_of_the_first_hand(
    way: HandoverWay, size: tuple[int, int], tmp_path: Path
) -> None:
    """In a square window a card comes to lie below the button of the full-screen sign."""
    numbers = count()

    def new_match() -> Rehearsal:
        data, settings = tmp_path / str(next(numbers)), replace(TWO_PEOPLE, handover=way)
        window = rehearse("new_game", size, data=data, settings=settings)
        window.click("start")
        window.settle()
        return window

    window = assert_stopped(new_match, below(new_match(), "show_hand", FaceUpCard))
    assert on_top(window, KeepScene).chosen == []


def closed_table() -> Rehearsal:
    window = sit_down()
    window.context.viewer = NOBODY
    scene(window).changed = True
    window.settle()
    return window


def test_a_double_click_that_opens_the_hand_picks_up_no_card() -> None:
    window = assert_stopped(closed_table, below(closed_table(), "show_hand", HandCard))
    assert isinstance(mode(window), Rest)


def passing() -> Rehearsal:
    window = sit_down()
    window.click("pass")
    window.settle()
    assert isinstance(mode(window), Passing)
    return window


def test_a_double_click_that_closes_a_dialog_reaches_nothing_below() -> None:
    window = assert_stopped(passing, below(passing(), "cancel", SiteAt))
    assert isinstance(mode(window), Rest)
    passed = passing()
    passed.double_click("confirm")
    assert passed.context.playing.status.to_move == "B"


def zoomed() -> Rehearsal:
    window = sit_down()
    window.click("hand:0:refinery", button=3)
    window.settle()
    on_top(window, ZoomScene)
    return window


def opened_by(key: str, kind: type[Scene]) -> Rehearsal:
    window = sit_down()
    window.key(key)
    window.settle()
    on_top(window, kind)
    return window


@pytest.mark.parametrize(
    "opened",
    [zoomed, partial(opened_by, "o", OverviewScene), partial(opened_by, "escape", GameMenuScene)],
    ids=["zoomed", "watching", "with_menu"],
)
def test_a_double_click_that_closes_a_screen_reaches_nothing_below(opened: Callable[[], Rehearsal]) -> None:
    """Wherever a press closes it above a card that could be picked up."""
    table, closed, kinds = sit_down(), 0, (HandCard, SiteAt)
    cards = [mark.rect.center for mark in table.app.marks if mark.kind == "hit" and isinstance(mark.label, kinds)]
    for place in map(at, cards):
        once = opened()
        once.click(place)
        if isinstance(once.context.stack.top, TableScene):
            closed += 1
            assert isinstance(mode(assert_stopped(opened, place)), Rest)
            break
    assert closed


def test_a_double_click_goes_through_no_deed_that_is_told() -> None:
    """The pointer is where *Pass* is."""
    window = watched(WAITING)
    while window.context.director.bots.waits:
        left = window.context.director.bots.untold
        window.double_click("pass")
        window.wait(DOUBLE_CLICK)
        assert window.context.director.bots.untold != left
    assert "confirm" not in window.labels(), "it does not ask whether to pass"
    window.click("pass")
    assert "confirm" in window.labels()


def test_a_double_click_on_a_card_of_the_lookout_takes_that_one_alone(tmp_path: Path) -> None:
    window = rehearse("lookout", SMALL, data=tmp_path)
    decided = window.context.playing.journal.head
    card = next(mark.label for mark in window.app.marks if isinstance(mark.label, FaceUpCard))
    window.double_click(card)
    assert window.context.playing.journal.head == decided + 1


def with_menu_of_a_card() -> Rehearsal:
    window = sit_down()
    window.click(hand(window, "refinery"))
    window.settle()
    return window


def with_connection() -> Rehearsal:
    return sit_down(changed={"connections: [Thugs]": "connections: [Merchants, Merchants]"})


@pytest.mark.parametrize("opened", [sit_down, passing, with_menu_of_a_card, with_connection])
def test_a_double_click_reaches_nothing_that_takes_the_place_of_what_it_has_met(
    opened: Callable[[], Rehearsal],
) -> None:
    """Each button and card of the table, of its dialogs and of its menus: the second press goes to the same again."""
    app, changes = opened().app, 0
    for place in {mark.rect.center: mark for mark in app.marks if mark.kind == "hit"}:
        window, label = opened(), app.label_at(place)
        window.click(at(place))
        window.settle()
        if window.app.label_at(place) not in (label, None):
            before = shown(window)
            window.press_again(place)
            assert shown(window) == before, label
            changes += 1
    assert changes


def test_a_second_press_is_for_the_same_label_in_the_same_scene_for_the_same_viewer() -> None:
    first, release = Press((5, 5)), Release((5, 5))
    table = sit_down().context.stack.top
    assert table
    met = Ground(ref(table), "A", False, "take")
    for now in (met._replace(label="end_turn"), met._replace(viewer="B"), met._replace(scene=None)):
        uncovered, second = Uncovered(), Press((5, 5), again=True)
        assert [uncovered.holds_back(value, met) for value in (first, release)] == [False, False]
        assert [uncovered.holds_back(value, met) for value in (second, release)] == [False, False]
        assert [uncovered.holds_back(value, now) for value in (second, release)] == [True, True]
        assert [uncovered.holds_back(value, now) for value in (first, release)] == [False, False]


@pytest.mark.parametrize(
    ("label", "stopped"),
    [*((label, True) for label in ("confirm", "done", FaceUpCard("pub"), AreaAt("area_central"))), ("undo", False)],
)
def test_a_second_press_confirms_no_further_question(label: Label, stopped: bool) -> None:
    decides = label_kind(label) in TABLE.deciding
    uncovered, met = Uncovered(), Ground(None, "A", False, label, decided=7, decides=decides)
    assert not uncovered.holds_back(Press((5, 5)), met)
    assert not uncovered.holds_back(Press((5, 5), again=True), met)
    assert uncovered.holds_back(Press((5, 5), again=True), met._replace(decided=8)) == stopped


def test_two_presses_make_a_double_click_soon_and_in_one_place_with_one_button() -> None:
    translator = Translator()

    def again(pos: tuple[int, int], passed: int, button: int = 1) -> bool:
        [press] = translator.translate([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)], passed)
        assert isinstance(press, Press)
        return press.again

    assert not again((9, 9), 0)
    assert again((11, 8), 200)
    assert again((11, 8), DOUBLE_CLICK)
    assert not again((11, 8), DOUBLE_CLICK + 1)
    assert not again((31, 8), 10)
    assert not again((31, 8), 10, button=3)
