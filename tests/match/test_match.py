"""A match in progress: deciding, undo and its barrier, end of turn, bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.commands import ExchangeWorkers, MakeDeal, Pass
from game.fiftyfirst.rules.events import CardsDrawn, GameStarted, OfferRevealed, fold
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseHand
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from tests.match.conftest import HUMANS, ONE_HUMAN, NewMatch, decide_any, decided, play, play_until

BOTS = (SeatSetup("One", "random"), SeatSetup("Two", "random"))


def action_phase(game: Game, seats: tuple[SeatSetup, ...], b_has_passed: bool = False, **b: Any) -> Match:
    """A has cards, contact tokens and workers; B has nothing but ``b`` and else can only pass."""
    given = {
        "round": 2,
        "phase": "action",
        "turn": "A",
        "players": {
            "A": {
                "faction": "new_york",
                "hand": ["School", "Pub", "Docks"],
                "goods": {"grey": 9, "blue": 9, "worker": 2},
            },
            "B": {"faction": "mutants_union", "passed": b_has_passed, **b},
        },
    }
    return Match.begin(fiftyfirst(), game, seats, read_position(game.catalog, given)[1], seed=1)


def make_deal(match: Match, name: str) -> None:
    """A decision that reveals nothing and ends the turn."""
    card = match.game.catalog.find(Location, name)
    assert card
    decided(match, MakeDeal("A", card.id))


# Deciding


def test_a_new_match_begins_with_the_dealt_game_and_asks_a_for_four_cards(new_match: NewMatch) -> None:
    match = new_match()
    assert match.journal.head == 0
    assert isinstance(match.journal[0].events[0], GameStarted)
    assert isinstance(match.state.question, ChooseHand)
    assert (match.state.to_move, match.holder) == ("A", "A")


def test_the_drawn_factions_are_recorded_beside_the_names(new_match: NewMatch) -> None:
    match = new_match()
    assert [seat.role for seat in match.seats.values()] == [player.faction for player in match.state.players]
    assert match.names == {"A": "Anna", "B": "Ben"}


def test_a_refused_command_changes_nothing(new_match: NewMatch) -> None:
    match = new_match()
    assert match.path
    before, text = match.state, match.path.read_bytes()
    assert match.check(Pass("A")) == match.submit(Pass("A"))
    refusal = match.submit(Pass("B"))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not_your_turn"
    assert (match.state, match.path.read_bytes(), match.journal.last) == (before, text, 0)


def test_an_accepted_command_is_the_next_entry(new_match: NewMatch) -> None:
    match = new_match()
    command = match.legal()[0]
    assert match.check(command) is None
    assert match.journal.head == 0
    entry = decided(match, command)
    assert (entry.number, entry.decision) == (1, command)
    assert fold(match.journal.state_after(0), entry.events) == match.state


def test_legal_commands_follow_the_state(new_match: NewMatch) -> None:
    match = new_match(in_memory=True)
    first = match.legal()
    assert match.legal() is first
    decided(match, first[0])
    assert {command.seat for command in match.legal()} == {"B"}
    match.undo()
    assert list(match.legal()) == list(first)


# End of turn


def test_a_turn_is_handed_over_by_end_turn_only(new_match: NewMatch) -> None:
    match = new_match()
    assert not match.awaiting_end_turn
    decide_any(match, Random(1))
    assert (match.state.to_move, match.holder, match.awaiting_end_turn) == ("B", "A", True)
    match.end_turn()
    assert (match.holder, match.awaiting_end_turn) == ("B", False)


def test_end_turn_in_the_middle_of_a_turn_does_nothing(new_match: NewMatch) -> None:
    match = new_match()
    assert match.end_turn() == []
    assert (match.holder, match.journal.head) == ("A", 0)


def test_a_decision_of_the_next_human_hands_the_turn_over(new_match: NewMatch) -> None:
    match = new_match()
    decide_any(match, Random(1))
    decide_any(match, Random(1))
    assert match.holder == "B"


def test_a_bot_waits_for_end_turn(new_match: NewMatch) -> None:
    match = new_match(ONE_HUMAN)
    decide_any(match, Random(1))
    assert match.awaiting_end_turn
    assert match.play_bots() == []
    assert match.journal.head == 1
    entries = match.end_turn()
    assert {entry.decision.seat for entry in entries if entry.decision} == {"B"}
    assert (match.holder, match.state.to_move) == ("A", "A")


def test_a_bot_before_the_first_human_moves_when_the_match_begins(new_match: NewMatch) -> None:
    match = new_match((SeatSetup("Bot", "random"), SeatSetup("Ben")))
    assert (match.journal.head, match.state.to_move, match.holder) == (1, "B", "B")
    assert match.undo_barrier() == "nothing"


def test_bots_alone_play_when_asked_to_and_nobody_holds_the_table(new_match: NewMatch) -> None:
    match = new_match(BOTS)
    assert (match.journal.head, match.holder) == (0, None)
    assert match.play_bot()
    assert match.journal.head == 1
    match.play_bots()
    assert match.state.is_over
    assert (match.holder, match.awaiting_end_turn, match.undo_possible) == (None, False, False)


def test_bots_play_the_same_from_the_same_seed(new_match: NewMatch) -> None:
    one, same, other = new_match(BOTS, 4), new_match(BOTS, 4, in_memory=True), new_match(BOTS, 5, in_memory=True)
    for match in (one, same, other):
        match.play_bots()
    assert one.state == same.state
    assert one.state != other.state


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_bots_fill_any_seats(new_match: NewMatch, bots: int) -> None:
    seats = tuple(SeatSetup(f"P{seat}", "random" if seat < bots else "human") for seat in range(4))
    match = new_match(seats, in_memory=True)
    play_until(match, lambda match: match.state.is_over)
    assert match.state.winners


def test_when_the_game_is_over_no_end_of_turn_is_awaited(new_match: NewMatch) -> None:
    match = new_match(in_memory=True)
    play_until(match, lambda match: match.state.is_over)
    assert not match.awaiting_end_turn
    assert match.legal() == ()
    refusal = match.submit(Pass("A"))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "game_over"


# Undo and redo


def test_nothing_can_be_undone_before_the_first_decision(new_match: NewMatch) -> None:
    match = new_match()
    assert (match.undo_barrier(), match.undo_to, match.undo_possible) == ("nothing", None, False)
    assert match.undo() == Refusal("cannot_undo", text="nothing")
    assert match.redo() == Refusal("cannot_redo")


def test_a_slip_can_be_undone_before_the_turn_is_handed_over(new_match: NewMatch) -> None:
    match = new_match()
    before = match.state
    decide_any(match, Random(1))
    after = match.state
    assert (match.undo_to, match.undo_barrier()) == (0, None)
    assert match.undo() is None
    assert (match.state, match.holder, match.awaiting_end_turn) == (before, "A", False)
    assert match.redo_to == 1
    assert match.redo() is None
    assert (match.state, match.awaiting_end_turn) == (after, True)


def test_a_decision_of_another_human_cannot_be_undone(new_match: NewMatch) -> None:
    match = new_match()
    decide_any(match, Random(1))
    match.end_turn()
    assert match.undo_barrier() == "other_player"
    assert match.undo() == Refusal("cannot_undo", text="other_player")
    assert match.journal.head == 1


def test_a_decision_that_revealed_something_cannot_be_undone(new_match: NewMatch) -> None:
    match = new_match()
    play(match, 1)
    entry = decide_any(match, Random(1))
    assert any(isinstance(event, OfferRevealed) for event in entry.events)
    assert match.undo_barrier() == "revealed"
    assert match.undo() == Refusal("cannot_undo", text="revealed")


def test_drawing_a_card_cannot_be_undone(game: Game) -> None:
    match = action_phase(game, HUMANS)
    entry = decided(match, ExchangeWorkers("A", "card"))
    assert any(isinstance(event, CardsDrawn) for event in entry.events)
    assert match.undo_barrier() == "revealed"


def test_undo_takes_a_bots_decision_with_the_human_one_before_it(game: Game) -> None:
    match = action_phase(game, ONE_HUMAN)
    make_deal(match, "School")
    entries = match.end_turn()
    after = match.state
    assert [entry.decision for entry in entries] == [Pass("B")]
    assert (match.undo_to, match.undo_barrier()) == (0, None)
    assert match.undo() is None
    assert (match.journal.head, match.state.to_move, match.holder) == (0, "A", "A")
    assert match.redo_to == 2
    assert match.redo() is None
    assert match.state is after


def test_undo_goes_back_through_several_turns_of_the_holder(game: Game) -> None:
    match = action_phase(game, HUMANS, b_has_passed=True)
    make_deal(match, "School")
    assert not match.awaiting_end_turn, "everybody else has passed: A is to move again"
    make_deal(match, "Docks")
    assert match.undo() is None
    assert match.undo() is None
    assert (match.journal.head, match.undo_barrier()) == (0, "nothing")
    assert match.redo() is None
    assert (match.journal.head, match.redo_to) == (1, 2)


def test_a_decision_after_an_undo_drops_the_redo_tail(new_match: NewMatch) -> None:
    match = new_match()
    first, second = match.legal()[:2]
    decided(match, first)
    match.undo()
    decided(match, second)
    assert (match.journal.last, match.journal[1].decision, match.redo_to) == (1, second, None)


def test_the_last_move_of_the_game_can_be_undone_if_it_revealed_nothing(new_match: NewMatch) -> None:
    match = new_match(in_memory=True, seed=2)
    play_until(match, lambda match: match.state.is_over)
    assert match.undo_possible
    assert match.undo() is None
    assert not match.state.is_over


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_undo_equals_folding_the_prefix(game: Game, seed: int) -> None:
    """After random decisions, undos and redos the state is always the fold of the recorded events."""
    match, random = deal_match(game, HUMANS, seed), Random(seed)
    undone = 0
    while not match.state.is_over:
        what = random.random()
        if what < 0.35:
            undone += match.undo() is None
        elif what < 0.5:
            match.redo()
        else:
            decide_any(match, random)
            if random.random() < 0.5:
                match.end_turn()
        line = match.journal.line
        assert (
            fold(match.journal.state_after(0), [event for entry in line[1:] for event in entry.events]) == match.state
        )
    assert undone > 5


def test_bots_may_be_left_to_move_one_decision_at_a_time(new_match: NewMatch) -> None:
    whole, stepped = new_match(ONE_HUMAN), new_match(ONE_HUMAN)
    for match in (whole, stepped):
        decided(match, match.legal()[0])
    told = [entry.decision for entry in whole.end_turn()]
    assert stepped.end_turn(play_bots=False) == []
    assert stepped.bot_to_move == "B"
    assert (stepped.holder, stepped.undo_to) == (None, 0), "until the bots have moved, the last person can take back"
    seen = []
    while entry := stepped.play_bot():
        seen.append(entry.decision)
    assert seen == told
    assert stepped.holder == whole.holder
    assert stepped.undo_to == whole.undo_to


def test_robots_answer_before_the_next_person_takes_the_table(new_match: NewMatch) -> None:
    match = new_match((SeatSetup("Anna"), SeatSetup("Robo", "random"), SeatSetup("Ben")))
    match.submit(match.legal()[0])
    match.end_turn(play_bots=False, is_taken=False)
    assert (match.holder, match.bot_to_move, match.undoer) == (None, "B", "A")
    match.play_bots()
    assert (match.holder, match.undoer, match.undo_to) == ("C", "A", 0)
    match.take_table()
    assert match.undo_barrier() == "other_player"


@pytest.mark.parametrize(("answer", "is_shown"), [(ExchangeWorkers("B", "card"), False), (MakeDeal("B", "pub"), True)])
def test_what_a_robot_lays_open_is_not_taken_back_and_what_it_draws_face_down_is(
    game: Game, answer: AnyCommand, is_shown: bool
) -> None:
    match = action_phase(game, ONE_HUMAN, goods={"worker": 2, "blue": 3}, hand=["Pub"])
    make_deal(match, "School")
    match.end_turn(play_bots=False)
    match.play_bot(answer)
    assert match.undo_barrier() == ("revealed" if is_shown else None)
