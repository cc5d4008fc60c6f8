"""Tests of random play, the same for each number of players."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.rules import commands as cm
from game.rules.dealing import new_game
from game.rules.decide import decide
from game.rules.events import AnyEvent
from game.rules.evolve import evolve, fold
from game.rules.game import Game, Options
from game.rules.invariants import cards_in_play, connections_in_play, problems
from game.rules.legal import legal_commands
from game.rules.notation import read_move, write_move
from game.rules.notation.writing import move_text
from game.rules.view import view
from tests.rules.play import Decision, check_encoding, check_payments, decisions

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(1, 5)]
each_game = pytest.mark.parametrize(("players", "seed"), GAMES)


@each_game
def test_no_invariant_breaks_after_any_decision(game: Game, players: int, seed: int) -> None:
    for decision in decisions(game, players, seed):
        assert problems(game, decision.after) == ()


@pytest.mark.slow
@each_game
def test_cards_are_conserved(game: Game, players: int, seed: int) -> None:
    for decision in decisions(game, players, seed):
        kept = sum((Counter(player.kept or ()) for player in decision.after.players), Counter[str]())
        assert cards_in_play(decision.after).total() == 88
        assert kept.total() in range(4 * players + 1)
        assert connections_in_play(decision.after).total() == 12


@pytest.mark.slow
@each_game
def test_messages_survive_encoding(game: Game, players: int, seed: int) -> None:
    for decision in decisions(game, players, seed):
        check_encoding(decision)


@pytest.mark.slow
@each_game
def test_every_listed_move_is_accepted_with_each_of_its_payments(game: Game, players: int, seed: int) -> None:
    for number, decision in enumerate(decisions(game, players, seed)):
        if number % 10:
            continue
        for move in decision.legal:
            assert not isinstance(decide(game, decision.before, move), Refusal)
        check_payments(game, decision)


@pytest.mark.slow
@each_game
def test_listed_moves_are_distinct_texts_in_order(game: Game, players: int, seed: int) -> None:
    for decision in decisions(game, players, seed):
        texts = [move_text(game, decision.before, move, with_payment=False) for move in decision.legal]
        assert texts == sorted(set(texts))


@pytest.mark.slow
@each_game
def test_text_reads_back_as_the_same_move(game: Game, players: int, seed: int) -> None:
    for number, decision in enumerate(decisions(game, players, seed)):
        if number % 5:
            continue
        for move in decision.legal:
            text = write_move(game, decision.before, move)
            read = read_move(game, decision.before, move.seat, text)
            assert not isinstance(read, Refusal), text
            assert decide(game, decision.before, read[0]) == decide(game, decision.before, move), text


@each_game
def test_only_the_seat_to_move_has_moves(game: Game, players: int, seed: int) -> None:
    for decision in decisions(game, players, seed):
        for seat in decision.before.seats:
            if seat != decision.before.to_move:
                assert legal_commands(game, decision.before, seat) == ()


@each_game
def test_no_view_holds_a_card_hidden_from_its_seat(game: Game, players: int, seed: int) -> None:
    for decision in decisions(game, players, seed):
        state = decision.after
        for seat in state.seats:
            seen = view(game, state, seat)
            for other in seen.players:
                assert (other.hand is None) == (other.connections is None) == (other.seat != seat)
                assert other.hand_size == len(state.player(other.seat).hand)


@each_game
def test_folding_the_events_gives_the_state_of_the_judge(game: Game, players: int, seed: int) -> None:
    history: list[AnyEvent] = [new_game(game, [None] * players, seed)]
    last: Decision | None = None
    for last in decisions(game, players, seed):
        history += last.events
    assert last is not None
    start = history[0]
    state = evolve(last.before, start)
    assert fold(state, history[1:]) == last.after
    assert last.after.is_over


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "options",
    [
        Options(connections_reshuffle=True),
        Options(tokens_limited=True),
        Options(tiebreak_count="supply_stored_hand", discard_public=False),
    ],
)
def test_options_keep_the_invariants(game: Game, options: Options, seed: int) -> None:
    varied = replace(game, options=options)
    for decision in decisions(varied, 4, seed):
        assert problems(varied, decision.after) == ()


def test_a_game_of_two_ends_after_the_round_in_which_somebody_has_25_vp(game: Game) -> None:
    last = list(decisions(game, 2, 1))[-1]
    assert last.after.end_triggered
    assert max(player.vp for player in last.after.players) >= 25
    assert last.after.phase == "action"
    assert isinstance(last.command, cm.Pass)
