"""Where the table puts its words: beside what they tell about, and not over what a click has just brought."""

from __future__ import annotations

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.ui.places import Label, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.widgets.tooltip import DELAY, LAYER, TipWords, headed
from tests.ui.table_person import LARGE, POSITIONS, SMALL, connection, hand, sit_down, site, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")

WORDS = ("tooltip", "callout")


def told(window: Rehearsal) -> list[pygame.Rect]:
    """Where words are shown beside something, after the pointer has rested."""
    window.wait(DELAY + 50)
    window.settle()
    return [mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name in WORDS]


def place(window: Rehearsal, label: Label) -> pygame.Rect:
    return next(mark.rect for mark in window.app.marks if mark.kind == "hit" and name_of(label) == mark.name)


@pytest.mark.parametrize("size", [SMALL, LARGE, (1440, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_words_about_a_place_leave_it_in_sight(size: tuple[int, int], text_scale: float) -> None:
    window = sit_down("table_4p", size, text_scale)
    for label in (site(window, "skyscraper"), site(window, "quarry", "B"), "faction:red", "undo", "deck", "lane"):
        window.hover(label)
        (words,) = told(window)
        assert not words.colliderect(place(window, label)), label


@pytest.mark.parametrize("size", [SMALL, LARGE, (1440, 1080), (2560, 1440)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_words_of_a_hand_card_leave_the_hand_in_sight(size: tuple[int, int], text_scale: float) -> None:
    window = sit_down("table_4p", size, text_scale)
    for label in (hand(window, "factory"), connection(window, "thugs")):
        window.hover(label)
        (words,) = told(window)
        assert not words.colliderect(place(window, "strip")), label


def test_what_a_click_has_brought_is_not_hidden_by_words_about_what_lies_under_the_pointer() -> None:
    window = sit_down("table_4p")
    window.click("take:red")
    window.click("done")
    assert told(window) == [], "the pointer rests where the button was"
    window.hover("undo")
    assert told(window) != []


def test_words_come_when_the_pointer_is_moved_on_the_same_place() -> None:
    window = sit_down("table_4p")
    label = site(window, "assembly_plant")
    window.click(label)
    window.wait(5000)
    x, y = window.find(label)
    window._move((x + 2, y))
    assert told(window) == [], "a hand that lets a button go moves a little"
    window._move((x + 20, y))
    assert told(window) != []


def test_a_pointer_over_which_the_window_opens_asks_for_no_words() -> None:
    window = sit_down("table_4p")
    x, y = window.find("undo")

    def point(pos: tuple[int, int]) -> None:
        window.app.frame((pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),), 16)

    window.app.frame((pygame.Event(pygame.WINDOWENTER),), 16)
    point((x, y))
    assert told(window) == []
    point((x + 10, y))
    assert told(window) != []


def test_the_open_log_is_not_covered_by_the_words_about_it() -> None:
    window = sit_down("table_4p")
    window.hover("log")
    assert told(window) != []
    window.click("log")
    window._move((window.find("log")[0], 400))
    assert told(window) == []


def test_why_nothing_happens_stands_beside_what_was_clicked() -> None:
    window = sit_down("table_4p")
    label = site(window, "assembly_plant")
    window.click(label)
    window.settle()
    (words,) = (mark.rect for mark in window.app.marks if mark.name == "callout")
    assert "has already been used this round" in texts(window)
    assert not words.colliderect(place(window, label))


def test_while_something_is_aimed_a_tab_tells_only_what_concerns_that() -> None:
    window = sit_down("table_4p")
    window.click("goods:red")
    window.hover("tab:D")
    told(window)
    assert "4 targets here." in texts(window)
    assert "In the supply" not in texts(window)


def test_whose_resource_to_take_says_what_there_is() -> None:
    window = sit_down("table_thieves")
    window.click(site(window, "thieves_caravan"))
    window.hover("answer:B")
    told(window)
    assert "Take one of Katharina’s resources: 2 guns and 1 fuel." in texts(window)


def test_a_card_with_which_nothing_can_be_done_says_so_in_the_prompt() -> None:
    window = sit_down("table_last_round")
    window.click(hand(window, "refinery"))
    window.settle()
    assert "You cannot use it now." in texts(window)
    window.click(hand(window, "school"))
    window.click(hand(window, "school"))
    window.settle()
    assert "You cannot use it now." not in texts(window)


def test_a_click_on_a_location_that_is_for_nothing_now_shows_it_closely() -> None:
    window = sit_down("table_4p")
    window.click(site(window, "church"))
    assert type(window.context.stack.top).__name__ == "ZoomScene"


def test_a_deal_just_made_is_not_shown_large_before_somebody_points_at_it() -> None:
    window = sit_down("table_4p")

    def large() -> bool:
        told(window)
        return any(mark.name == "refinery" and mark.rect.width >= 250 for mark in window.app.marks)

    window.drag(hand(window, "refinery"), "deal")
    assert not large(), "the pointer rests where it was dropped"
    window.hover("undo")
    window.hover("made_deal:A:3:refinery")
    assert large()


def test_the_news_of_what_was_razed_leaves_the_ruin_in_sight() -> None:
    settings = Settings(speed="off", handover="open")
    window = rehearse("table", SMALL, position=POSITIONS / "table_4p.yaml", seat="A", settings=settings)
    razed = site(window, "quarry", "B")
    window.click("goods:red")
    window.click(razed)
    window.click("done")
    window.settle()
    (news,) = (mark.rect for mark in window.app.marks if mark.name == "callout")
    assert "Alex razes Katharina's Quarry" in texts(window).replace("’", "'")
    assert not news.colliderect(place(window, razed))


def test_plates_and_the_score_lane_tell_the_vp_to_come_for_locations() -> None:
    window = sit_down("table_busy", LARGE)
    players = window.context.playing.state.players
    counts = [sum(not site.ruin for site in player.sites) for player in players]
    shown = [mark.name for mark in window.app.marks if mark.kind == "text"]
    assert min(counts) > 0
    assert {f"+ {count}" for count in counts} <= set(shown)
    window.hover("lane")
    told(window)
    words = texts(window)
    assert all(
        f"{player.vp} VP + {count} for Locations" in words for player, count in zip(players, counts, strict=True)
    )


def test_a_tip_has_a_heading_and_says_the_name_of_what_it_is_about_once() -> None:
    window = sit_down("box_two", LARGE)
    for label, name in (("district:foundry_quarter", "Foundry Quarter"), ("phase:lookout", "Lookout phase")):
        window.hover(label)
        window.wait(DELAY + 50)
        window.settle()
        panel = next(mark.rect for mark in window.app.marks if mark.name == "tooltip")
        lines = [
            mark
            for mark in window.app.marks
            if mark.kind == "text" and mark.layer == LAYER and panel.contains(mark.rect)
        ]
        assert [mark.name for mark in lines[:1]] == [name.upper()]
        assert lines[0].px > lines[1].px
        assert f"{name}:" not in lines[1].name


def test_a_list_without_a_name_has_no_heading() -> None:
    assert headed("Anna: 12 VP\nBen: 9 VP") == TipWords("Anna: 12 VP\nBen: 9 VP")
    assert headed("Pass (P)") == TipWords("Pass (P)")
    assert headed("Thugs\nSpend 1 gun.") == TipWords("Spend 1 gun.", "Thugs")
