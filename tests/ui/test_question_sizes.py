"""Every question of New Era, Winter and Promo 1 in windows of every shape, with small and large text."""

from __future__ import annotations

import pytest

from game.rules import state as asked
from game.rules.commands import PickCard
from game.rules.state import Question
from game.ui.context import ReadSummaries
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.settings import Settings
from game.ui.table.play.modes import Discarding, Exchanging
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import POSITIONS, hand, mode, sit_down, site, state

pytestmark = pytest.mark.usefixtures("blank_drawings")

ACTIVATED: dict[str, type[Question]] = {
    "camino_real": asked.ChooseCopiedDeal,
    "caravanner": asked.ChooseCopiedDeal,
    "body_hunters": asked.ChooseCleared,
    "fixer": asked.ChooseVisited,
    "propaganda_center": asked.ChooseKept,
}
"""Action Location -> what it asks."""

BUILT: dict[str, type[Question]] = {"black_fortress": asked.ChooseGood, "suppliers": asked.ChooseProduction}
"""Hand card -> what it asks when it is built."""


def build(window: Rehearsal, card: str) -> None:
    window.click(hand(window, card))
    window.click("verb:construct")
    if "confirm" in window.labels():
        window.click("confirm")


def activate(window: Rehearsal, card: str) -> None:
    window.click(site(window, card))
    while isinstance(mode(window), Discarding):
        window.settle()
        assert looked_at(window, card) == []
        window.click("choice:0")


@in_shapes()
def test_every_question_of_an_action_fits_into_every_window(shape: Shape) -> None:
    window = sit_down("table_questions", *shape)
    for deed, questions in ((build, BUILT), (activate, ACTIVATED)):
        for card, question in questions.items():
            deed(window, card)
            assert looked_at(window, card) == []
            assert isinstance(state(window).question, question)
            window.key("escape")
            window.settle()


@in_shapes()
def test_a_production_to_gain_once_more_and_an_exchange_fit(shape: Shape) -> None:
    window = sit_down("table_questions", *shape)
    window.click("exchange")
    assert isinstance(mode(window), Exchanging)
    assert looked_at(window, "secret stock") == []
    window.click("exchange:brick")
    assert looked_at(window, "ways to pay") == []
    window = sit_down("table_production_manager", *shape)
    activate(window, "production_manager")
    assert isinstance(state(window).question, asked.ChooseProduction)
    assert looked_at(window, "production manager") == []


@in_shapes()
def test_a_question_of_the_production_phase_and_its_summary_fit(shape: Shape) -> None:
    settings = Settings(speed="off", text_scale=shape.text_scale)
    position = POSITIONS / "production_questions.yaml"
    window = rehearse("lookout", shape.size, shape.language, position, settings=settings)
    match = window.context.playing
    match.submit(PickCard("B", "church"))
    match.end_turn()
    window.context.viewer, window.context.read = "C", ReadSummaries(2, 2)
    window.context.director.advance()
    assert looked_at(window, "a production to take") == []
    while match.state.phase == "production":
        match.submit(match.legal()[-1])
        match.end_turn()
    window.context.director.advance()
    assert looked_at(window, "the summary") == []


@in_shapes()
def test_cards_discarded_one_by_one_are_chosen_in_the_hand(shape: Shape) -> None:
    window = sit_down("table_discards", *shape)
    window.click(site(window, "propaganda_center"))
    for card, kept in (("thugs", 16), ("pub", 15)):
        assert isinstance(state(window).question, asked.ChooseDiscarded)
        assert looked_at(window, card) == []
        window.click(f"answer:{card}")
        assert card not in (*state(window).player("A").hand, *state(window).player("A").connections)
        assert len(state(window).player("A").hand) + len(state(window).player("A").connections) >= kept
    assert isinstance(state(window).question, asked.ChooseKept)


def test_a_card_discarded_one_by_one_is_taken_back_with_escape() -> None:
    window = sit_down("table_discards")
    window.click(site(window, "propaganda_center"))
    window.click("answer:pub")
    window.key("escape")
    assert "pub" in state(window).player("A").hand
    window.key("escape")
    assert isinstance(state(window).question, asked.ChooseAction)
