"""The table without a mouse: where the focus goes, what each key does, and that nothing is out of reach."""

from __future__ import annotations

import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.table.spots import SiteAt
from game.ui.places import name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.play.modes import Aiming, Reading, Rest
from game.ui.widgets.tooltip import DELAY
from tests.ui.key_player import go_to, press
from tests.ui.table_person import LARGE, hand, mode, player, scene, sit_down, site, texts


@pytest.fixture
def window() -> Rehearsal:
    return sit_down()


def rings(window: Rehearsal) -> int:
    window.settle()
    return sum(mark.name == "focus" for mark in window.app.marks)


# ------------------------------------------------------------------ where the focus is
def test_tab_goes_through_what_is_legal_first_and_through_the_own_state_before_the_others() -> None:
    window = sit_down("table_3p")
    reached = [label for label in scene(window).buttons if name_of(label).startswith("site:")]
    offers = scene(window).standing.offers
    own = {f"site:{site.id}" for site in player(window).sites}
    for group in ([label in own for label in reached if (label in offers) is offered] for offered in (True, False)):
        assert group == sorted(group, reverse=True)
    window.click("goods:worker")
    window.settle()
    aim = mode(window)
    assert isinstance(aim, Aiming)
    legal = [target.is_legal for label in scene(window).buttons for target in aim.targets if target.label == label]
    assert legal == sorted(legal, reverse=True)
    assert {True, False} == set(legal)


def test_the_focus_on_a_plate_that_is_partly_covered_rings_what_is_in_sight() -> None:
    window = sit_down("table_full")
    layout = scene(window).sight().layout
    row = next(row for row in layout.own.rows if row.overlapping)
    number = next(iter(row.places))
    assert scene(window).buttons[SiteAt(number)].rect == row.uncovered[number].rect
    assert row.uncovered[number].w < row.places[number].w


def test_every_place_that_can_be_pointed_at_is_reached_by_the_keyboard(window: Rehearsal) -> None:
    reached = set()
    for _ in range(len(window.labels())):
        window.key("tab")
        reached.add(name_of(scene(window).focus))
        assert rings(window) >= 1, "the focus is always seen"
    assert set(window.labels()) - reached == {"strip"}


def test_what_can_be_done_comes_first_and_what_cannot_says_why() -> None:
    window = sit_down("table_last_round")
    window.key("tab")
    assert (scene(window).focus or "") in scene(window).standing.offers
    go_to(window, hand(window, "factory"))
    window.wait(DELAY + 50)
    window.settle()
    assert "Construct: Factory needs 2 grey contact tokens" in texts(window)


@pytest.mark.parametrize("size", [(1280, 720), LARGE], ids=str)
def test_the_ring_is_seen_on_a_place_with_another_outline(size: tuple[int, int]) -> None:
    window = sit_down(size=size)
    go_to(window, site(window, "archive"))
    window.settle()
    ring = next(mark.rect for mark in window.app.marks if mark.name == "focus")
    place = next(m.rect for m in window.app.marks if m.kind == "hit" and m.label == site(window, "archive"))
    assert ring.contains(place)
    with_ring = window.surface.get_at((ring.centerx, ring.y + 1))[:3]
    go_to(window, site(window, "skyscraper"))
    window.settle()
    assert window.surface.get_at((ring.centerx, ring.y + 1))[:3] != with_ring


def test_the_words_about_a_place_do_not_hide_it(window: Rehearsal) -> None:
    go_to(window, "goods:shield")
    window.wait(DELAY + 50)
    window.settle()
    tip = next(mark.rect for mark in window.app.marks if mark.name == "tooltip")
    place = next(m.rect for m in window.app.marks if m.kind == "hit" and m.name == "goods:shield")
    assert not tip.colliderect(place)


# ------------------------------------------------------------------ the log
def test_l_opens_the_log_whose_cards_are_reached_and_looked_at(window: Rehearsal) -> None:
    press(window, site(window, "convoy"))
    window.settle()
    before = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == "log")
    window.key("l")
    window.settle()
    assert isinstance(mode(window), Reading)
    opened = max((m.rect for m in window.app.marks if m.kind == "hit" and m.name == "log"), key=lambda rect: rect.h)
    assert opened.height > before.height
    window.key("tab")
    assert name_of(scene(window).focus) == "named:0:convoy"
    assert rings(window) == 1
    window.key("i")
    assert type(window.context.stack.top).__name__ == "ZoomScene"
    window.key("escape")
    window.key("l")
    window.settle()
    assert isinstance(mode(window), Rest)


def test_a_name_of_two_words_is_one_place_in_the_log() -> None:
    window = rehearse("table", (1280, 720))
    window.key("l")
    window.settle()
    named = scene(window).picture.log.named
    assert [name_of(label).split(":")[1] for label in named] == [str(number) for number in range(len(named))]
    start = scene(window).picture.log.scroller.offset
    window.key("tab")
    window.settle()
    assert scene(window).focus in named
    assert scene(window).picture.log.scroller.offset == start, "the last name in sight comes first"
    assert name_of(scene(window).focus) in window.labels()


def test_up_and_down_scroll_the_open_log() -> None:
    window = rehearse("table", (1280, 720))
    log = scene(window).picture.log
    window.key("l")
    window.settle()
    at = log.scroller.offset
    assert at == log.scroller.furthest > 0, "the newest line is in sight"
    window.key("up")
    assert log.scroller.offset < at
    window.key("home")
    assert log.scroller.offset == 0
    window.key("end")
    assert log.scroller.offset == at


def test_space_alone_does_not_take_the_focus_from_the_mouse() -> None:
    window = sit_down()
    window.click("take:red")
    window.key("space")
    window.key("space")
    window.settle()
    assert "show_hand" not in window.labels()
    assert not scene(window).by_key
    window.key("tab")
    assert scene(window).by_key
