"""Which scene a match needs next, and when a turn ends without a press."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.catalog import Catalog
from game.kernel.seats import NOBODY, SeatSetup
from game.match.match import deal_match
from game.rules.state import Game
from game.ui.rehearsal.driver import new_match
from game.ui.running.flow import ends_by_itself, viewer_after
from game.ui.settings import HANDOVERS, HandoverWay


def test_outside_the_table_a_turn_that_cannot_be_taken_back_ends_by_itself(catalog: Catalog) -> None:
    match, chance = new_match(catalog, 51, 3), Random(51)
    seen = set()
    while match.state.to_move and match.state.round < 3:
        before = match.state
        match.submit(chance.choice(match.legal()))
        if match.awaiting_end_turn and match.undo_barrier():
            goes_on = before.phase == match.state.phase == "action"
            assert ends_by_itself(match, end_turns=False) is not goes_on
            assert ends_by_itself(match, end_turns=True)
            seen.add(before.phase)
        else:
            assert not ends_by_itself(match, end_turns=True)
        match.end_turn()
    assert seen >= {"setup", "action"}


@pytest.mark.parametrize("handover", HANDOVERS)
def test_while_a_bot_moves_the_hand_of_the_last_person_stays_open_and_the_bot_has_none(
    catalog: Catalog, handover: HandoverWay
) -> None:
    seats = [SeatSetup("Alex"), SeatSetup("Robin", "random"), SeatSetup("Sam")]
    match = deal_match(Game(catalog), seats, 51, play_bots=False)
    match.submit(match.legal()[0])
    match.end_turn(play_bots=False)
    assert match.bot_to_move == "B"
    assert viewer_after(match, "A", handover) == "A"
    match.play_bots()
    assert viewer_after(match, "A", handover) == ("C" if handover == "open" else NOBODY)
