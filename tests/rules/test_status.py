"""The status of a state, as plain values."""

from __future__ import annotations

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.effects.copy_deals import owners_asked
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.status import status
from game.fiftyfirst.rules.steps import ChooseHand
from tests.rules.play import decisions
from tests.rules.tables import played


def test_a_dealt_game_awaits_the_hand_of_the_first_seat(game: Game) -> None:
    found = status(next(decisions(game, 2, 1)).before)
    assert (found.round, found.phase, found.to_move, found.question) == (0, "setup", "A", ChooseHand)
    assert found.vp == {"A": 0, "B": 0}
    assert not found.is_turn_open
    assert not found.is_over


def test_status_tells_the_same_as_the_state_through_a_whole_game(game: Game) -> None:
    last = None
    for decision in decisions(game, 3, 4):
        state, found = decision.after, status(decision.after)
        assert (found.round, found.phase, found.to_move) == (state.round, state.phase, state.to_move)
        assert (found.is_over, found.winners) == (state.is_over, state.winners)
        last = state, found
    assert last is not None
    state, found = last
    assert found.is_over
    assert found.awaiting == ()
    assert found.question is None
    assert found.vp == {score.seat: score.total for score in state.scores}


def test_a_turn_is_open_between_the_action_and_the_next_seat(game: Game) -> None:
    for decision in decisions(game, 2, 4):
        before, after = status(decision.before), status(decision.after)
        if after.is_turn_open and not before.is_turn_open and before.phase == "action":
            assert after.to_move == before.to_move
            return
    raise AssertionError("no turn stayed open")


def test_whose_deals_are_offered_to_be_copied(catalog: Catalog) -> None:
    """R9.2, and never those of a player who has passed (R15.2)."""
    mine = ["Church", "Docks", "Factory", "Pub"]
    players = {
        "A": {"faction": "new_york", "goods": {"worker": 2}, "state": ["Camino Real", "Caravanner"], "deals": mine},
        "B": {"faction": "mutants_union", "deals": ["Motel", "School"]},
        "C": {"faction": "appalachian_federation", "deals": ["Museum", "Quarry"], "passed": True},
    }
    game, state = read_position(catalog, {"sets": ["base", "winter"], "players": players})
    assert owners_asked(game, state, "A") == ()
    for move, owners in (("activate Camino Real", ("B",)), ("activate Caravanner", ("A",))):
        _, asking = played(game, state, "A", move)
        assert owners_asked(game, asking, "A") == owners
        assert owners_asked(game, asking, "B") == ()
