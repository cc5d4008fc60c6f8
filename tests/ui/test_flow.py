"""Which scene a match needs next, and when a turn ends without a press."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.cards.catalog import Catalog
from game.kernel.journal import Entry
from game.kernel.seats import NOBODY, SeatSetup
from game.match.match import deal_match
from game.rules.shown import brings_cards
from game.rules.state import Game
from game.ui.rehearsal.driver import new_match
from game.ui.running.flow import ends_by_itself, viewer_after
from game.ui.settings import HANDOVERS, HandoverWay


def test_a_turn_ends_by_itself_but_for_cards_that_have_come_and_if_that_is_set_in_the_action_phase(
    catalog: Catalog,
) -> None:
    match, chance = new_match(catalog, 51, 3), Random(51)
    seen = Counter[tuple[str, bool]]()
    while match.state.to_move and match.state.round < 5:
        before = match.state
        entry = match.submit(chance.choice(match.legal()))
        if match.awaiting_end_turn and match.holder:
            assert isinstance(entry, Entry)
            in_actions = before.phase == match.state.phase == "action"
            has_cards = brings_cards(entry.events, match.holder)
            assert ends_by_itself(match, "press") is not in_actions
            assert ends_by_itself(match, "itself") is not (in_actions and has_cards)
            seen[before.phase, has_cards] += 1
        else:
            assert not ends_by_itself(match, "itself")
        match.end_turn()
    assert seen.keys() >= {("setup", False), ("lookout", False), ("action", False), ("action", True)}


def test_against_robots_cards_that_have_come_hold_nobody_up(catalog: Catalog) -> None:
    seats = [SeatSetup("Alex"), SeatSetup("Robin", "random")]
    match, chance, drawn = deal_match(Game(catalog), seats, 51), Random(51), 0
    while match.state.round < 3:
        entry = match.submit(chance.choice(match.legal()))
        assert isinstance(entry, Entry)
        drawn += brings_cards(entry.events, "A")
        assert ends_by_itself(match, "itself") is match.awaiting_end_turn
        match.end_turn()
    assert drawn


def test_a_lesson_first_tells_of_what_can_be_undone(catalog: Catalog) -> None:
    match = new_match(catalog, 51, 2)
    match.submit(match.legal()[0])
    assert ends_by_itself(match, "itself")
    assert not ends_by_itself(match, "itself", is_told=True)


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
