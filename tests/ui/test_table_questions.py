"""Questions of effects at the table: whose the answers are, what each brings, and where they can be given."""

from __future__ import annotations

import pytest

from game.ui.places import Answer
from game.ui.rehearsal.driver import Rehearsal
from tests.ui.table_person import SMALL, hand, player, scene, sit_down, site, state, texts
from tests.ui.table_script import tip


def asked(card: str, position: str = "table_questions", size: tuple[int, int] = SMALL) -> Rehearsal:
    window = sit_down(position, size)
    window.click(site(window, card))
    while "choice:0" in window.labels():
        window.click("choice:0")
    window.settle()
    return window


def answer_at(window: Rehearsal, card: str, seat: str) -> Answer:
    return Answer(site(window, card, seat).number)


def test_an_answer_tells_whose_it_is_and_what_it_brings_everybody() -> None:
    window = asked("fixer")
    assert tip(window, answer_at(window, "docks", "C")) == "Docks (Sam): gain 1 iron; Sam gains 1 worker"
    assert "Robin" in texts(window).split("\n"), "whose Location is out of sight stands on its tile"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("production_manager", "table_production_manager"),
        ("body_hunters", "table_questions"),
        ("fixer", "table_questions"),
    ],
)
def test_locations_on_the_table_are_chosen_there_and_nowhere_else(
    card: str, position: str, size: tuple[int, int]
) -> None:
    window = asked(card, position, size)
    layout = scene(window).sight().layout
    numbers = [answer for answer in scene(window).standing.answers if isinstance(answer, int)]
    assert numbers
    (panel,) = (mark.rect for mark in window.app.marks if mark.name == "question")
    for number in numbers:
        hits = [mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.label == Answer(number)]
        assert len(hits) == 1, "no copy of a plate that is lit already"
        box = layout.uncovered(number)
        assert panel.contains(hits[0]) if box is None else not panel.colliderect(box.rect)


def test_a_copied_deal_tells_under_whose_board_it_lies() -> None:
    assert tip(asked("camino_real"), Answer("church")) == "Church (Katharina): gain 1 VP"
    assert tip(asked("caravanner"), Answer("church")) == "Church: gain 1 VP"


def test_a_card_is_kept_and_the_other_discarded() -> None:
    window = asked("propaganda_center")
    kept, left = scene(window).standing.question.cards  # type: ignore[union-attr]
    assert "keep it, and discard" in tip(window, Answer(kept))
    window.click(f"answer:{kept}")
    assert kept in player(window).hand
    assert state(window).discard[-1] == left


def test_a_state_with_answers_in_it_comes_into_sight() -> None:
    window = sit_down("table_questions")
    assert scene(window).sight().layout.opponent.seat == "B", "nobody has visited anything there"
    window.click(site(window, "fixer"))
    assert scene(window).sight().layout.opponent.seat == "C"
    window = sit_down("table_questions")
    scene(window).show_state("D")
    window.click(site(window, "fixer"))
    assert scene(window).sight().layout.opponent.seat == "D", "there is an answer in it already"


def test_the_panel_leaves_the_answers_on_the_table_free() -> None:
    window = asked("body_hunters")
    for card in ("archive", "negotiator", "hideout", "sharrash"):
        label = site(window, card)
        box = scene(window).sight().layout.uncovered(label.number)
        assert box is not None
        assert window.app.label_at(box.center) == answer_at(window, card, "A")


@pytest.mark.parametrize(("verb", "words"), [("construct", "Then you choose: 1 iron or 1 gun."), ("raze", "You get")])
def test_a_build_tells_what_will_be_asked_and_razing_what_it_costs_less(verb: str, words: str) -> None:
    window = sit_down("table_questions")
    window.click(hand(window, "black_fortress"))
    window.hover(f"verb:{verb}")
    window.wait(400)
    assert words in texts(window)
    assert ("Pay" in texts(window).splitlines()) == (verb == "construct"), "razing it is free"


def test_while_razing_the_price_is_shown_with_the_discount() -> None:
    window = sit_down("table_production_manager")
    window.click("goods:red")
    window.settle()
    assert scene(window).sight().raze_price(site(window, "hidden_forge", "B").number) == 3
