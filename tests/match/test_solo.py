"""A solo match: the virtual opponent moves after *End turn*, is saved, and what it reveals cannot be undone."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game.fiftyfirst.match.files.record import RULES, solo_of
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.commands import ChooseSite, Pass, UseOpenProduction, VirtualTurn
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL, Game, Question, Seat
from game.fiftyfirst.rules.steps import ChooseAction, ChooseAttacked, OpponentTurn
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SeatSetup
from game.match.library.summary import OpponentSummary, summary
from game.play.checking import first_difference
from tests.match.conftest import decided

HUMAN = (SeatSetup("Anna"),)
NO_CONNECTIONS: dict[str, list[str]] = {"red": [], "blue": []}


def begin(game: Game, folder: Path | None = None, solo: str = "hegemony", **given: object) -> Match:
    """The human's turn; a visit to V's Docks ends it and reveals nothing."""
    position = {
        "solo": solo,
        "round": 2,
        "phase": "action",
        "turn": "A",
        "connections": {"red": ["Punks"], "blue": []},
        "players": {"A": {"faction": "new_york", "goods": {"worker": 3}, "state": ["School", "School"]}},
        "opponent": {"state": ["Docks", "Quarry"]},
    }
    _, state = read_position(game.catalog, position | given)
    return Match.begin(fiftyfirst(), game, HUMAN, state, seed=1, folder=folder)


def visit(match: Match, card: str) -> None:
    sites = match.state.player(VIRTUAL).sites
    site = next(site.id for site in sites if match.game.catalog.title(site.card) == card)
    decided(match, UseOpenProduction("A", VIRTUAL, site))


def asked(match: Match) -> Question | None:
    """The open question."""
    return match.state.question


def at_the_table(match: Match) -> tuple[Seat | None, Seat | None]:
    """The bot or opponent to move, and the holder of the table."""
    return match.bot_to_move, match.holder


def tie(game: Game, folder: Path | None = None) -> Match:
    """The attack hits one of two equal Locations: the human is asked during V's turn."""
    match = begin(game, folder, connections=NO_CONNECTIONS, deck=["Camp"])
    visit(match, "Docks")
    match.end_turn()
    return match


# Turns


def test_a_new_solo_match_has_one_seat_and_an_opponent(game: Game, tmp_path: Path) -> None:
    match = deal_match(game, HUMAN, 1, tmp_path, solo="borgo")
    assert solo_of(match.header) == "borgo"
    assert match.names == {"A": "Anna", VIRTUAL: "borgo"}
    assert (match.state.to_move, match.holder) == ("A", "A")
    assert match.is_human("A")
    assert not match.is_human(VIRTUAL)


def test_the_opponent_moves_after_end_turn_only(game: Game) -> None:
    match = begin(game)
    visit(match, "Docks")
    assert asked(match) == OpponentTurn(VIRTUAL)
    assert (match.holder, match.awaiting_end_turn, match.bot_to_move) == ("A", True, None)
    assert match.play_bot() is None
    assert [entry.decision for entry in match.end_turn()] == [VirtualTurn(VIRTUAL)]
    assert asked(match) == ChooseAction("A")
    assert (match.holder, match.awaiting_end_turn) == ("A", False)


def test_the_opponents_decision_can_be_played_by_itself(game: Game) -> None:
    match = begin(game)
    visit(match, "Docks")
    assert match.end_turn(play_bots=False) == []
    assert at_the_table(match) == (VIRTUAL, None)
    entry = match.play_bot()
    assert entry is not None
    assert entry.decision == VirtualTurn(VIRTUAL)
    assert at_the_table(match) == (None, "A")


def test_a_decision_of_the_human_waits_for_the_opponent(game: Game) -> None:
    match = begin(game)
    visit(match, "Docks")
    refusal = match.submit(Pass("A"))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.seat) == ("not_your_turn", VIRTUAL)


def test_the_hegemony_passes_with_the_human_in_one_decision(game: Game) -> None:
    match = begin(game)
    decided(match, Pass("A"))
    assert (match.state.round, match.state.phase, match.state.to_move) == (3, "lookout", "A")
    assert not match.awaiting_end_turn


def test_borgo_may_begin_a_round_after_the_last_pick(game: Game) -> None:
    """R32.14: his first turn waits for the end of the turn of the human, who has picked last."""
    match = begin(game, solo="borgo", phase="cleanup", round=1, first_player="A", opponent={"brawlers": 1})
    while match.state.phase == "lookout":
        decided(match, match.legal()[0])
    assert (match.state.first_player, match.state.to_move, match.awaiting_end_turn) == (VIRTUAL, VIRTUAL, True)
    match.end_turn()
    assert match.state.to_move == "A"


def test_a_position_at_its_turn_is_begun_by_the_opponent(game: Game) -> None:
    match = begin(game, turn=VIRTUAL)
    assert match.journal.head == 1
    assert asked(match) == ChooseAction("A")


# Questions during its turn


def test_a_question_during_its_turn_is_for_the_human(game: Game) -> None:
    match = tie(game)
    assert asked(match) == ChooseAttacked("A")
    assert (match.holder, match.bot_to_move, match.awaiting_end_turn) == ("A", None, False)
    decided(match, ChooseSite("A", 2))
    assert asked(match) == ChooseAction("A")
    assert [site.ruin for site in match.state.player("A").sites] == [False, True]


def test_an_answer_can_be_undone_until_a_card_is_drawn(game: Game) -> None:
    match = tie(game)
    assert match.undo_barrier() == "revealed"
    decided(match, ChooseSite("A", 2))
    assert match.undo() is None
    assert asked(match) == ChooseAttacked("A")
    assert match.redo() is None
    assert asked(match) == ChooseAction("A")


def test_a_match_is_resumed_during_a_question(game: Game, tmp_path: Path) -> None:
    match = tie(game, tmp_path)
    match.close()
    assert match.path
    again = Match.load(match.path, fiftyfirst(game.catalog).only)
    assert (again.state, again.holder) == (match.state, "A")
    decided(again, ChooseSite("A", 1))
    assert [site.ruin for site in again.state.player("A").sites] == [True, False]
    again.close()


# Undo


def test_a_turn_can_be_undone_before_it_is_ended(game: Game) -> None:
    match = begin(game)
    before = match.state
    visit(match, "Docks")
    assert match.undo() is None
    assert match.state == before


def test_undo_takes_an_opponents_turn_that_revealed_nothing_with_the_humans(game: Game) -> None:
    """The only face-up Connection card is not a random choice."""
    match = begin(game)
    before = match.state
    visit(match, "Docks")
    match.end_turn()
    assert match.undo_to == 0
    assert match.undo() is None
    assert match.state == before
    assert match.redo_to == 2
    assert match.redo() is None
    assert match.state.player(VIRTUAL).vp == 3


@pytest.mark.parametrize(
    "connections",
    [{"red": ["Punks"], "blue": ["Merchants"]}, NO_CONNECTIONS],
    ids=["a random Connection card", "an attack"],
)
def test_a_turn_of_the_opponent_that_reveals_something_cannot_be_undone(
    game: Game, connections: dict[str, list[str]]
) -> None:
    match = begin(game, connections=connections, deck=["Church"])
    visit(match, "Docks")
    match.end_turn()
    assert match.undo_barrier() == "revealed"
    visit(match, "Quarry")
    assert match.undo_to == 2
    assert match.undo() is None
    assert match.undo_barrier() == "revealed"


# Files


def test_each_turn_of_the_opponent_is_on_disk(game: Game, tmp_path: Path) -> None:
    match = begin(game, tmp_path)
    assert match.path
    visit(match, "Docks")
    assert len(match.path.read_text("utf-8").splitlines()) == 3
    match.end_turn()
    header, *entries = map(json.loads, match.path.read_text("utf-8").splitlines())
    assert header["solo"] == "hegemony"
    assert entries[-1]["decision"] == {"type": "virtual_turn", "seat": "V"}
    match.close()
    again = Match.load(match.path, fiftyfirst(game.catalog).only)
    assert again.state == match.state
    again.close()


def test_the_opponent_moves_when_a_match_closed_before_its_turn_is_resumed(game: Game, tmp_path: Path) -> None:
    """The turn decided last counts as handed over."""
    match = begin(game, tmp_path)
    visit(match, "Docks")
    match.close()
    assert match.path
    waiting = Match.load(match.path, fiftyfirst(game.catalog).only, play_bots=False)
    assert waiting.bot_to_move == VIRTUAL
    waiting.close()
    again = Match.load(match.path, fiftyfirst(game.catalog).only)
    assert asked(again) == ChooseAction("A")
    again.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_match_is_played_saved_and_verified(game: Game, tmp_path: Path, kind: str) -> None:
    match, random = deal_match(game, HUMAN, 3, tmp_path, solo=kind), Random(3)
    while not match.state.is_over:
        decided(match, random.choice(match.legal()))
        if match.undo_possible and random.random() < 0.2:
            assert match.undo() is None
        match.end_turn()
    match.close()
    assert match.path
    again = Match.load(match.path, fiftyfirst(game.catalog).only)
    assert (again.damage, again.state) == (None, match.state)
    assert first_difference(fiftyfirst(), again.game, again.journal) is None
    found = summary(match.path, fiftyfirst().only)
    assert (found.opponents, found.is_over) == ((OpponentSummary("V", kind, match.state.scores[-1].total),), True)
    again.close()


def test_a_match_of_people_has_no_key_for_an_opponent(game: Game, tmp_path: Path) -> None:
    match = deal_match(game, (SeatSetup("Anna"), SeatSetup("Ben")), 1, tmp_path)
    assert match.path
    text = match.path.read_text("utf-8")
    assert "solo" not in text
    assert "opponent" not in text
    match.close()


def test_a_match_against_an_unknown_opponent_is_not_played_on(game: Game, tmp_path: Path) -> None:
    match = begin(game, tmp_path)
    match.close()
    assert match.path
    text = match.path.read_text("utf-8").replace('"solo":"hegemony"', '"solo":"moloch"')
    text = text.replace('"kind":"hegemony"', '"kind":"moloch"').replace(f'"rules":{RULES}', '"rules":1')
    match.path.write_text(text, "utf-8")
    with pytest.raises(Unreadable, match="this match needs moloch"):
        Match.load(match.path, fiftyfirst(game.catalog).only)
