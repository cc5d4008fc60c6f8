"""Headquarters at the table: claimed right after the build by click, drag and keys, and a Location taken over (R52)."""

from __future__ import annotations

import pytest

from game.rules.state import ChooseAction, ChooseHq, ChooseStolen, Question
from game.ui.places import Answer, HqAt
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.table import labels
from game.ui.table.play.modes import Held
from game.ui.table.words.tips import tip_at
from game.ui.topics import topic_of, topic_of_card
from tests.ui.key_player import press
from tests.ui.table_person import decisions, hand, mode, player, scene, sit_down, site, state, texts

IBN, BASTION = "hq_ibn", "hq_salt_bastion"


@pytest.fixture
def window() -> Rehearsal:
    """A has a Location in hand that fulfils IBN HQ."""
    return sit_down("table_hq")


@pytest.fixture
def asked(window: Rehearsal) -> Rehearsal:
    """A has built, and may claim IBN HQ."""
    window.drag(hand(window, "construction_vehicles"), "build")
    assert isinstance(question(window), ChooseHq)
    return window


def question(window: Rehearsal) -> Question | None:
    return state(window).question


def tip(window: Rehearsal, card: str) -> str:
    return tip_at(scene(window).sight(), HqAt(card)) or ""


def test_right_after_the_build_it_is_asked_for_the_hq(asked: Rehearsal) -> None:
    assert "Claim IBN HQ" in texts(asked)
    assert "not now" in texts(asked).lower()


def test_an_hq_is_claimed_by_its_tile(asked: Rehearsal) -> None:
    asked.click(Answer(IBN))
    assert player(asked).hq == (IBN,)
    assert isinstance(question(asked), ChooseStolen)


def test_an_hq_is_claimed_by_a_click_where_it_lies(asked: Rehearsal) -> None:
    box = scene(asked).sight().layout.hq(IBN)
    assert box is not None
    asked.click(f"{box.center[0]},{box.center[1]}")
    assert player(asked).hq == (IBN,)


@pytest.mark.parametrize("target", [labels.TABLE, labels.DEAL])
def test_an_hq_is_claimed_by_a_drop_on_the_own_state_or_board(asked: Rehearsal, target: str) -> None:
    asked.lift(Answer(IBN))
    held = mode(asked)
    assert isinstance(held, Held)
    assert {one.label for one in held.targets} == {labels.TABLE, labels.DEAL}
    asked.drop(target)
    assert player(asked).hq == (IBN,)


def test_a_drop_elsewhere_says_where_it_can_be_dropped(asked: Rehearsal) -> None:
    before = decisions(asked)
    asked.lift(Answer(IBN))
    asked.drop("640,20")
    assert decisions(asked) == before
    complaint = scene(asked)._complaint
    assert complaint is not None
    assert "to claim it" in str(complaint.text)


def test_an_hq_is_claimed_or_left_by_keys(asked: Rehearsal) -> None:
    press(asked, Answer("nothing"))
    assert player(asked).hq == ()
    assert not isinstance(question(asked), ChooseHq)
    asked.key("ctrl+z")
    press(asked, Answer(IBN))
    assert player(asked).hq == (IBN,)


def test_what_claiming_brings_is_told_before(asked: Rehearsal) -> None:
    told = tip_at(scene(asked).sight(), Answer(IBN)) or ""
    assert "IBN HQ" in told
    assert "take over" in told


def test_an_hq_that_is_not_fulfilled_says_why_it_is_not_offered(asked: Rehearsal) -> None:
    assert "do not have the icons" in tip(asked, BASTION)


def test_an_hq_says_what_it_requires_and_who_has_claimed_it(asked: Rehearsal) -> None:
    assert "2 gun icons and 1 ammo icon" in tip(asked, BASTION)
    asked.click(Answer(IBN))
    assert "has claimed IBN HQ" in tip(asked, IBN)


def test_a_click_on_an_hq_at_rest_zooms_it(window: Rehearsal) -> None:
    window.click(HqAt(BASTION))
    assert isinstance(window.context.stack.top, ZoomScene)


def test_a_location_is_taken_over_by_a_click(asked: Rehearsal) -> None:
    asked.click(Answer(IBN))
    docks = site(asked, "docks", "B")
    box = scene(asked).sight().layout.place(docks.number)
    assert box is not None
    asked.click(f"{box.center[0]},{box.center[1]}")
    assert [one.card for one in player(asked).sites][-1] == "docks"
    assert "docks" not in [one.card for one in player(asked, "B").sites]


def test_a_location_with_a_shield_says_why_it_is_not_taken_over(asked: Rehearsal) -> None:
    asked.click(Answer(IBN))
    told = tip_at(scene(asked).sight(), site(asked, "camp", "B")) or ""
    assert "shield" in told


def test_the_claimed_hq_is_dropped_onto_the_location(asked: Rehearsal) -> None:
    asked.click(Answer(IBN))
    asked.drag(HqAt(IBN), site(asked, "docks", "B"))
    assert [one.card for one in player(asked).sites][-1] == "docks"


def test_after_a_claim_can_be_undone_with_the_build(asked: Rehearsal) -> None:
    asked.click(Answer(IBN))
    for _ in range(2):
        asked.key("ctrl+z")
    assert player(asked).hq == ()


def test_the_rules_about_an_hq_open_where_it_lies(window: Rehearsal) -> None:
    assert topic_of(HqAt(BASTION)) == "headquarters"
    assert topic_of_card(window.context.catalog, BASTION) == "headquarters"
    assert isinstance(question(window), ChooseAction)
