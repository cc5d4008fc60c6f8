"""Scavengers beside the table: which discarded card lies on top, and what comes late in the Production phase."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import KeepCards
from game.fiftyfirst.rules.sets.scavengers.messages import ChooseMatched, ChooseSalvage
from game.fiftyfirst.scenes.account import ProductionScene
from game.fiftyfirst.scenes.keep import SWAP, KeepScene
from game.fiftyfirst.scenes.state_phase import laid_out
from game.fiftyfirst.table.accounts import IncomeLine, events_of, last_production
from game.fiftyfirst.table.spots import IncomeSource
from game.kernel.bag import Bag
from game.kernel.seats import SeatSetup
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from tests.ui.key_player import press
from tests.ui.menu_person import at_box
from tests.ui.sweep import USUAL, Shape, in_shapes, looked_at
from tests.ui.table_person import POSITIONS, SMALL, player, state, texts

SCAVENGERS = ("base", "scavengers")


# ---------------------------------------------------------------------- keep
def dealt(sets: tuple[str, ...] = SCAVENGERS, shape: Shape = USUAL, left: bool = False) -> Rehearsal:
    """Two people, of whom Alex is to choose first."""
    settings = Settings(speed="off", text_scale=shape.text_scale, left_handed=left)
    window = rehearse("title", shape.size, shape.language, settings=settings)
    window.context.director.start_match([SeatSetup("Alex"), SeatSetup("Katharina")], chosen(sets), 5)
    window.settle()
    if "show_hand" in window.labels():
        window.click("show_hand")
    return window


def faces(window: Rehearsal) -> tuple[Label, ...]:
    return laid_out(player(window).hand)


def kept(window: Rehearsal) -> KeepCards:
    decision = window.context.playing.journal[1].decision
    assert isinstance(decision, KeepCards)
    return decision


def test_the_later_card_in_the_hand_lies_on_top_if_it_is_marked_last() -> None:
    window = dealt()
    hand = player(window).hand
    for place in (1, 4):
        window.click(faces(window)[place])
    window.settle()
    assert window.context.wording.title(hand[4]) in texts(window).split("go to your discard pile,")[1]
    window.click("confirm")
    assert kept(window).top is None, "it is the usual one"


def test_the_card_that_is_marked_last_lies_on_top() -> None:
    window = dealt()
    hand = player(window).hand
    for place in (4, 1):
        window.click(faces(window)[place])
    window.click("confirm")
    assert kept(window).top == hand[1]


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_two_cards_are_swapped(by_keys: bool) -> None:
    window = dealt()
    hand = player(window).hand
    for place in (1, 4):
        press(window, faces(window)[place]) if by_keys else window.click(faces(window)[place])
    press(window, SWAP) if by_keys else window.click(SWAP)
    window.settle()
    assert {"ON TOP", "BELOW IT"} <= set(texts(window).split("\n"))
    press(window, "confirm") if by_keys else window.click("confirm")
    assert kept(window).top == hand[1]


def test_there_is_no_order_before_both_are_marked_or_where_all_share_a_pile() -> None:
    window = dealt()
    window.click(faces(window)[1])
    assert SWAP not in window.labels()
    shared = dealt(("base",))
    for place in (1, 4):
        shared.click(faces(shared)[place])
    assert SWAP not in shared.labels()
    assert "DISCARD" in texts(shared)


def test_a_mark_that_is_removed_changes_the_order() -> None:
    window = dealt()
    for place in (1, 4, 1, 2):
        window.click(faces(window)[place])
    scene = window.context.stack.top
    assert isinstance(scene, KeepScene)
    assert scene.chosen == [4, 2]


@pytest.mark.parametrize("left", [False, True])
@in_shapes()
def test_the_order_fits_into_every_window(shape: Shape, left: bool) -> None:
    window = dealt(shape=shape, left=left)
    for place in (1, 4):
        window.click(faces(window)[place])
    assert SWAP in window.labels()
    assert looked_at(window, "keep") == []


# ---------------------------------------------------------------------- production
def begun(shape: Shape = USUAL) -> Rehearsal:
    """Katharina picks the last card, and the Production phase begins."""
    settings = Settings(speed="off", text_scale=shape.text_scale)
    position = POSITIONS / "production_scavengers.yaml"
    window = rehearse("lookout", shape.size, shape.language, position, settings=settings)
    window.click("card:church")
    window.settle()
    return window


def answer(window: Rehearsal, *words: str, by_keys: bool = False) -> None:
    """Give these answers, and go on to the next question."""
    for word in words:
        if "show_hand" in window.labels():
            window.click("show_hand")
            window.settle()
        press(window, f"answer:{word}") if by_keys else window.click(f"answer:{word}")
        window.settle()


@pytest.mark.parametrize("by_keys", [False, True])
def test_cards_of_discard_piles_come_after_all_else_and_are_lines_of_their_own(by_keys: bool) -> None:
    window = begun()
    answer(window, "fuel", by_keys=by_keys)
    question = state(window).question
    assert isinstance(question, ChooseSalvage)
    assert (question.seat, question.source.card) == ("B", "erie_dredgers")
    answer(window, "C", "B", by_keys=by_keys)
    question = state(window).question
    assert isinstance(question, ChooseMatched)
    answer(window, "worker", "nothing", by_keys=by_keys)
    assert isinstance(window.context.stack.top, ProductionScene)
    incomes = last_production(events_of(window.context.playing), "ABC")
    last = incomes["B"][-1]
    assert last == IncomeLine("production", "erie_dredgers", 7, Bag({"salvage": 1}), owner="C", salvaged="rubble_sieve")
    assert [line.goods for line in incomes["B"] if line.site == 7] == [Bag({"iron": 1}), Bag({"salvage": 1})]
    assert incomes["A"][-1].goods == Bag({"worker": 1}), "Scrap Drone gives the good for the icon"
    assert "ERIE DREDGERS: RUBBLE SIEVE (SAM)" in texts(window).upper()


def test_a_late_line_is_looked_at_by_key() -> None:
    window = begun()
    answer(window, "fuel", "C", "B", "worker", "nothing")
    scene = window.context.stack.top
    assert isinstance(scene, ProductionScene)
    line = IncomeSource("B", len(scene.account.told_of("B")) - 1)
    press(window, line)
    assert type(window.context.stack.top).__name__ == "ZoomScene"


@in_shapes()
def test_late_questions_and_their_lines_fit_into_every_window(shape: Shape) -> None:
    window = begun(shape)
    for word in ("fuel", "C", "B", "worker", "nothing"):
        answer(window, word)
        assert looked_at(window, word) == []
    assert isinstance(window.context.stack.top, ProductionScene)
    assert looked_at(window, "summary") == []


# ---------------------------------------------------------------------- a new game
@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
@in_shapes()
def test_the_set_is_offered_beside_the_other_expansions(scene: str, shape: Shape) -> None:
    window = at_box(scene, shape.size, shape.language, settings=Settings(speed="off", text_scale=shape.text_scale))
    window.click("expansion:scavengers")
    assert looked_at(window, scene) == []
    chosen = window.context.stack.top.set_panel.chosen  # type: ignore[union-attr]
    assert chosen.sets == SCAVENGERS
    window.click("expansion:allies")
    assert chosen.sets == ("base", "allies"), "one expansion at a time"


def test_a_game_with_the_set_begins_by_the_button(tmp_path: Path) -> None:
    window = at_box("new_game", SMALL, data=tmp_path)
    window.click("expansion:scavengers")
    window.click("start")
    assert state(window).own_discards
    window.context.playing.close()
