"""Allies at the table: influence in payments, blocked Locations, actions that are paid several times."""

from __future__ import annotations

import pytest

from game.rules.state import ChooseBlocked, ChooseForfeiting
from game.ui.table.play.modes import Aiming, Branching, Paying, Rest
from game.ui.table.words.about import on_site
from tests.ui.layout import problems
from tests.ui.sweep import SHAPES
from tests.ui.table_person import hand, mode, pass_to_the_next, player, scene, sit_down, site, state


def test_an_action_is_paid_as_often_as_is_chosen() -> None:
    window = sit_down("table_allies")
    window.click(site(window, "rat_den"))
    found = mode(window)
    assert isinstance(found, Branching)
    assert found.ways == (1, 2, 3)
    window.click("way:3")
    assert (player(window).goods["worker"], player(window).goods["sharrash"]) == (1, 6)


def test_the_number_is_chosen_by_keys() -> None:
    window = sit_down("table_allies")
    window.click(site(window, "red_mask"))
    window.key("tab")
    window.key("tab")
    window.key("return")
    assert player(window).goods["iron_gang"] in (2, 3)


def test_a_location_is_blocked_by_a_click_and_says_so() -> None:
    window = sit_down("table_allies")
    window.click(site(window, "rat_hunt"))
    assert isinstance(state(window).question, ChooseBlocked)
    archive = site(window, "archive", "B")
    window.click(f"answer:{archive.number}")
    assert state(window).site(archive.number)[1].blocked
    assert "It is blocked until Cleanup" in " ".join(on_site(scene(window).sight(), archive.number))


def test_a_blocked_location_refuses_its_action() -> None:
    window = sit_down("table_allies")
    pass_to_the_next(window)
    before = state(window)
    window.click(site(window, "motel", "B"))
    assert state(window) == before
    assert isinstance(mode(window), Rest)


def test_influence_razes_when_it_is_dragged() -> None:
    window = sit_down("table_allies")
    window.drag("goods:sharrash", site(window, "chrome_pantheon", "B"))
    if isinstance(mode(window), Paying):
        window.click("confirm")
    assert state(window).site(site(window, "chrome_pantheon", "B").number)[1].ruin


def test_a_click_on_influence_aims_at_the_other_states() -> None:
    window = sit_down("table_allies")
    window.click("goods:iron_gang")
    found = mode(window)
    assert isinstance(found, Aiming)
    assert found.purpose == "raze"


def test_influence_pays_for_a_location_of_its_group() -> None:
    window = sit_down("table_allies")
    window.drag(hand(window, "undercity_parliament"), "build")
    assert isinstance(mode(window), Paying)
    window.click("confirm")
    assert "sharrash" not in player(window).goods
    assert player(window).goods["grey"] == 1


def test_robbery_of_one_player_asks_nothing() -> None:
    window = sit_down("table_allies")
    window.click(site(window, "rapid_robbery"))
    assert not isinstance(state(window).question, ChooseForfeiting)
    assert "gun" not in player(window, "B").goods
    assert player(window).goods["red"] == 4


@pytest.mark.usefixtures("blank_drawings")
@pytest.mark.parametrize(("size", "text_scale"), SHAPES, ids=str)
def test_the_table_and_its_panels_fit_into_every_window(size: tuple[int, int], text_scale: float) -> None:
    window = sit_down("table_allies", size, text_scale)
    assert problems(window.app.marks, size) == []
    for card, kind in (("rat_den", Branching), ("rat_hunt", Rest)):
        window.click(site(window, card))
        window.settle()
        assert isinstance(mode(window), kind)
        assert problems(window.app.marks, size) == [], card
        window.key("escape")
        window.settle()
    assert scene(window).standing.turn == "act"
