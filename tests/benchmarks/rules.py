"""Random play through the public API of the rules, beside random play of python-chess in the same run."""

from __future__ import annotations

from random import Random
from time import perf_counter

import chess

from game.cards.catalog import load_catalog
from game.kernel.journal import Journal
from game.kernel.refusal import Refusal
from game.match.files.record import MatchJournal
from game.paths import cards_folder
from game.rules.decide import decide
from game.rules.evolve import evolve
from game.rules.game import Game
from game.rules.legal import legal_commands
from game.rules.phases.setup import new_game

SEEDS = range(1, 21)
PLIES = 300
WANTED = 0.2
"""Decisions per second, as a part of those of python-chess."""
ROUNDS = 5
"""The two are measured in turn this often, and the best of each counts."""


def play_game(game: Game, seed: int) -> int:
    """A whole two-player game, with its journal in memory; how many decisions it took."""
    random = Random(seed)
    start = new_game(game, [None, None], seed)
    journal: MatchJournal = Journal((start,), start.state)
    while (seat := journal.state.to_move) is not None:
        state = journal.state
        command = random.choice(legal_commands(game, state, seat))
        events = decide(game, state, command)
        assert not isinstance(events, Refusal)
        for event in events:
            state = evolve(state, event)
        journal.append(command, events, state)
    return journal.head


def play_chess(plies: int, seed: int) -> None:
    """So many plies, on a new board after 300 of them or the end of the game."""
    random = Random(seed)
    board = chess.Board()
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves or board.ply() >= PLIES:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(random.choice(moves))


def measure() -> float:
    """Print both speeds; returns their ratio."""
    game = Game(load_catalog(cards_folder()))
    play_game(game, 0)
    ours = theirs = 0.0
    for _ in range(ROUNDS):
        begun = perf_counter()
        decisions = sum(play_game(game, seed) for seed in SEEDS)
        ours = max(ours, decisions / (perf_counter() - begun))
        begun = perf_counter()
        play_chess(decisions, seed=1)
        theirs = max(theirs, decisions / (perf_counter() - begun))
    ratio = ours / theirs
    print(
        f"random play: {ours:.0f} decisions/s, python-chess {theirs:.0f}: ratio {ratio:.3f} (wanted: {WANTED} or more)"
    )
    return ratio
