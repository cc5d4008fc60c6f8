"""Which scene a match needs next, and when a turn ends without a press."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import deal_match
from game.fiftyfirst.rehearsal import new_match
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.table import course
from game.kernel.seats import NOBODY, SeatSetup
from game.ui.running.flow import ends_by_itself, viewer_after
from game.ui.settings import HANDOVERS, HandoverWay


@pytest.mark.parametrize("seats", [("human", "human", "human"), ("human", "random", "random")])
def test_a_turn_ends_by_itself_and_in_the_action_phase_if_that_is_set(catalog: Catalog, seats: Sequence[str]) -> None:
    setups = [SeatSetup(name, player) for name, player in zip(("Alex", "Robin", "Sam"), seats, strict=True)]
    match, chance, seen = deal_match(Game(catalog), setups, 51), Random(51), set[str]()
    while match.state.to_move and match.state.round < 3:
        before = match.state
        match.submit(chance.choice(match.legal()))
        if match.awaiting_end_turn:
            in_actions = before.phase == match.state.phase == "action"
            assert ends_by_itself(match, course, "press") is not in_actions
            assert ends_by_itself(match, course, "itself")
            seen.add(before.phase)
        else:
            assert not ends_by_itself(match, course, "itself")
        match.end_turn()
    assert seen >= {"setup", "lookout", "action"}


def test_a_lesson_first_tells_of_what_can_be_undone(catalog: Catalog) -> None:
    match = new_match(catalog, 51, 2)
    match.submit(match.legal()[0])
    assert ends_by_itself(match, course, "itself")
    assert not ends_by_itself(match, course, "itself", is_told=True)


@pytest.mark.parametrize("handover", HANDOVERS)
def test_while_a_bot_moves_the_hand_of_the_last_person_stays_open_and_the_bot_has_none(
    catalog: Catalog, handover: HandoverWay
) -> None:
    seats = [SeatSetup("Alex"), SeatSetup("Robin", "random"), SeatSetup("Sam")]
    match = deal_match(Game(catalog), seats, 51, play_bots=False)
    match.submit(match.legal()[0])
    match.end_turn(play_bots=False)
    assert match.bot_to_move == "B"
    assert viewer_after(match, course, "A", handover) == "A"
    match.play_bots()
    assert viewer_after(match, course, "A", handover) == ("C" if handover in ("open", "everything") else NOBODY)
