"""Tests of random solo games, the same for each virtual opponent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.forecast import foresee
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, automa_of
from game.fiftyfirst.rules.view import view
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE
from game.play.checking import total
from tests.rules.play import Decision, decisions

GAMES = [(kind, seed) for kind in KINDS for seed in (1, 2)]
each_game = pytest.mark.parametrize(("kind", "seed"), GAMES)


def _played(game: Game, kind: str, seed: int) -> Iterator[Decision]:
    return decisions(game, 1, seed, kind)


def test_a_solo_game_is_dealt_to_one_human(game: Game) -> None:
    """R30.2, R32.2."""
    state = new_game(game, ["new_york"], 1, "borgo").state
    assert state.automa is not None
    assert (state.people, state.seats, state.first_player) == (("A",), ("A", VIRTUAL), "A")
    assert (state.automa.kind, state.player(VIRTUAL).vp, state.player(VIRTUAL).sites, state.automa.brawlers) == (
        "borgo",
        0,
        (),
        0,
    )


@pytest.mark.parametrize(
    ("factions", "solo", "sentence"),
    [
        ([None], None, "two to four players can play, not 1"),
        ([None, None], "borgo", "one player can play against a virtual opponent, not 2"),
        ([None], "moloch", "there is no virtual opponent 'moloch'"),
    ],
)
def test_impossible_solo_games_are_not_dealt(
    game: Game, factions: list[str | None], solo: str | None, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        new_game(game, factions, 1, solo)


@each_game
def test_after_the_opponent_it_is_the_humans_turn_until_the_human_has_passed(game: Game, kind: str, seed: int) -> None:
    """R30.6, R32.5."""
    for decision in _played(game, kind, seed):
        human = decision.before.player("A")
        if isinstance(decision.command, cm.VirtualTurn) and not human.passed:
            assert decision.after.to_move == "A"


def test_a_forecast_ends_when_borgo_draws_again(game: Game) -> None:
    """After the answer he expands, and the Connection card that he draws would give him VP."""
    given = {
        "solo": "borgo",
        "options": {"borgo.icon_map": {"gun": "attack", "vp": "expansion"}},
        "turn": VIRTUAL,
        "deck": ["Gun Shop", "Camp", "Church"],
        "connections": {"red": ["Punks"], "blue": []},
        "players": {"A": {"faction": "new_york", "state": ["School", "School", "Docks"]}},
        "opponent": {"brawlers": 1},
    }
    varied, state = read_position(game.catalog, given)
    asked = fold(state, _events(varied, state))
    foreseen = foresee(varied, asked, cm.ChooseSite("A", 1))
    told = {told.seat: told.gained for told in foreseen.seats}
    assert told == {"A": {"worker": 2}, VIRTUAL: {"vp": 2}}
    answered = decide(varied, asked, cm.ChooseSite("A", 1))
    assert not isinstance(answered, Refusal)
    assert answered.state.player(VIRTUAL).vp == 4


@each_game
def test_the_opponent_holds_no_card_when_it_has_moved(game: Game, kind: str, seed: int) -> None:
    """R30.2: what it picks or draws stands in its State at once."""
    assert all(decision.after.player(VIRTUAL).hand == () for decision in _played(game, kind, seed))


@each_game
def test_everything_of_the_opponent_is_visible(game: Game, kind: str, seed: int) -> None:
    for decision in _played(game, kind, seed):
        table, opponent = view(game, decision.after, "A"), decision.after.player(VIRTUAL)
        shown, seen = table.player(VIRTUAL), table.automa
        assert seen is not None
        assert (seen.kind, shown.vp, shown.sites, shown.passed) == (kind, opponent.vp, opponent.sites, opponent.passed)
        assert seen.cards == automa_of(decision.after).cards
        assert (seen.next_deed is None) == opponent.passed
        assert seen.round_marker == (decision.after.round if kind == "borgo" else None)


def test_it_does_what_was_announced(game: Game) -> None:
    """`next_deed` names the stage that the turn then carries out."""
    for kind in KINDS:
        for decision in _played(game, kind, 3):
            if not isinstance(decision.command, cm.VirtualTurn):
                continue
            seen = view(game, decision.before, EVERYONE).automa
            assert seen is not None
            first = next(type(event).__name__ for event in decision.events if type(event).__name__ not in _PRELUDES)
            told = {"pass": "SeatPassed", "connection": "ConnectionRemoved"}.get(seen.next_deed or "", "OpponentDrew")
            assert first == told


def test_before_the_first_round_it_has_its_first_deed_before_it(game: Game) -> None:
    for kind in KINDS:
        before = view(game, new_game(game, ["new_york"], 3, kind).state, EVERYONE).automa
        assert before is not None
        assert before.next_deed == before.deeds[0]


_PRELUDES = ("LotDrawn", "StageBegan", "DeckReshuffled")


@each_game
def test_the_same_seed_gives_the_same_game(game: Game, kind: str, seed: int) -> None:
    """Every random choice is in the events: folding them draws nothing at random."""
    first, again = list(_played(game, kind, seed)), list(_played(game, kind, seed))
    assert [decision.events for decision in first] == [decision.events for decision in again]
    state = first[0].before
    for decision in first:
        state = fold(state, decision.events)
    assert state == first[-1].after
    assert state.is_over


def test_every_kind_of_step_happens(game: Game) -> None:
    seen = {
        type(event)
        for kind in KINDS
        for seed in range(1, 9)
        for decision in _played(game, kind, seed)
        for event in decision.events
    }
    shields = {ev.ShieldLost, ev.ShieldHeld}
    assert set(ev.OpponentEvent.__subclasses__()) - seen <= shields, "no card of the base set has one"


def test_a_turn_of_the_opponent_is_one_sequence(game: Game) -> None:
    """Perft counts it as one decision."""
    before = next(
        decision.before for decision in _played(game, "hegemony", 1) if isinstance(decision.command, cm.VirtualTurn)
    )
    assert total(fiftyfirst(), game, before, 1) == 1
    after = fold(before, _events(game, before))
    assert total(fiftyfirst(), game, before, 2) == len(legal_commands(game, after, "A"))


def _events(game: Game, state: GameState) -> tuple[AnyEvent, ...]:
    outcome = decide(game, state, cm.VirtualTurn(VIRTUAL))
    assert not isinstance(outcome, Refusal)
    return outcome.events
