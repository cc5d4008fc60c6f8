"""Words for everything that can be pointed at: no icon, card, button or number of the table is left unexplained."""

from __future__ import annotations

import pytest

from game.fiftyfirst.table import spots
from game.fiftyfirst.table.spots import BoardOf, InHand
from game.fiftyfirst.table.words.tips import card_lines
from game.ui.places import Label, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table import labels
from game.ui.table.words.tips import about, tip_at
from game.ui.widgets.tooltip import DELAY
from tests.ui.layout import problems
from tests.ui.table_person import SMALL, hand, places, player, scene, sit_down, site, texts

GROUNDS = ("strip", "handover", labels.PANEL)
"""Areas that are only there to be dropped on, or to catch a click."""


def words_at(window: Rehearsal, label: Label) -> str:
    sight = scene(window).sight()
    label = next((mark.label for mark in window.app.marks if mark.name == name_of(label)), label)
    if isinstance(label, InHand):
        return "\n".join(card_lines(sight, label))
    return tip_at(sight, label) or ""


def unexplained(window: Rehearsal) -> set[Label]:
    window.settle()
    return {label for label in places(window) if label not in GROUNDS and not words_at(window, label)}


@pytest.mark.parametrize(
    "position", ["table", "table_busy", "table_payment", "table_last_round", "table_4p", "table_full"]
)
def test_every_place_of_the_table_is_explained_in_words(position: str) -> None:
    assert unexplained(sit_down(position)) == set()


def asked(window: Rehearsal) -> None:
    window.click(site(window, "thieves_caravan"))


def done(window: Rehearsal) -> None:
    asked(window)
    window.click("answer:gun")


def handed_over(window: Rehearsal) -> None:
    done(window)
    window.click("done")


def paying(window: Rehearsal) -> None:
    window.click(hand(window, "refinery"))
    window.click("verb:construct")


@pytest.mark.parametrize("go", [asked, done, handed_over])
def test_in_a_question_an_open_turn_and_a_hand_over_everything_is_explained_too(go: object) -> None:
    window = sit_down("table_payment")
    assert callable(go)
    go(window)
    assert unexplained(window) <= {"show_hand"}, "the sign of the hand-over is in words itself"


def test_the_buttons_of_a_panel_are_explained() -> None:
    window = sit_down("table_payment")
    paying(window)
    window.settle()
    for label in ("payment:grey", "payment:universal", "pay:plus:universal", "pay:plus:grey", "confirm", "cancel"):
        assert words_at(window, label), label


def test_the_vp_on_a_plate_say_where_they_come_from() -> None:
    window = sit_down()
    before = player(window).vp
    window.click(hand(window, "refinery"))
    window.click("verb:construct")
    window.settle()
    told = words_at(window, spots.DEAL)
    assert f"{player(window).vp} VP:" in told
    assert f"{before} from the start" in told
    assert "from Building Bonuses" in told


def test_a_shield_is_part_of_what_razing_takes() -> None:
    window = sit_down("table_busy")
    shielded = site(window, "underground_warehouse", "B")
    assert "Razing it costs 5 red contact tokens: the defence value 4 of its row, and 1 for the shield." in words_at(
        window, shielded
    )
    told = "Razing it costs 3 red contact tokens, the defence value of its row."
    assert told in words_at(window, site(window, "arena", "B"))


def test_a_good_counts_what_lies_on_cards() -> None:
    told = words_at(sit_down("table_payment"), "goods:brick")
    assert "Alex: 2 in the supply." in told
    assert "2 more on Brick Storage." in told


def test_marks_and_visitors_on_a_plate_are_told() -> None:
    window = sit_down("table_busy")
    assert "Used this round." in words_at(window, site(window, "bioweaponry"))
    assert "visitor" in words_at(window, site(window, "docks"))


def test_a_long_tooltip_stays_in_the_window_at_the_largest_text() -> None:
    window = sit_down("table_busy", SMALL, 2.0)
    window.hover(f"{window.find('board:B')[0]},{window.find('board:B')[1]}")
    window.wait(DELAY + 50)
    window.settle()
    assert any(mark.name == "tooltip" for mark in window.app.marks)
    tip = [mark for mark in window.app.marks if mark.layer == 10]
    assert problems(tip, SMALL) == []
    assert about(scene(window).sight(), BoardOf("B"))[0].upper() in texts(window)
