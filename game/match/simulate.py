"""Whole games between bots, with every invariant checked after every event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter

import msgspec

from game.bots.player import Bot, make_bot
from game.cards.catalog import load_catalog
from game.kernel.refusal import Refusal
from game.rules.decide import decide
from game.rules.evolve import evolve
from game.rules.forecast import foresee
from game.rules.game import SEATS, Game
from game.rules.invariants import problems
from game.rules.legal import legal_commands
from game.rules.phases.setup import new_game
from game.rules.state import GameState, Seat
from game.rules.view import view

MOST_DECISIONS = 3000
"""A game that is longer than this is a problem."""


class Series(msgspec.Struct, frozen=True):
    """Games to be played: game i has the seed ``seed`` + i; ``bots`` sit down in turn."""

    games: int
    players: int
    seed: int
    sets: tuple[str, ...] = ("base",)
    bots: tuple[str, ...] = ("random",)


class Played(msgspec.Struct, frozen=True):
    """One game: how long it was, the factions in seat order, who won, and what went wrong."""

    decisions: int
    rounds: int
    factions: tuple[str, ...]
    winners: tuple[Seat, ...]
    problems: tuple[str, ...]


class Rounds(msgspec.Struct, frozen=True):
    mean: float
    min: int
    max: int


class Winners(msgspec.Struct, frozen=True):
    """How many games each faction and each seat has won; a shared victory counts for all who share it."""

    faction: dict[str, int]
    seat: dict[str, int]


class Tally(msgspec.Struct, frozen=True):
    """A series in numbers. Only the seconds depend on the computer."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds: Rounds
    winners: Winners
    problems: tuple[str, ...]


def simulate(series: Series, cards: Path, jobs: int = 1) -> Tally:
    """Play a series with the card files in the folder ``cards``, by ``jobs`` processes."""
    begun = perf_counter()
    seeds = range(series.seed, series.seed + series.games)
    if jobs > 1:
        with Pool(jobs, _take_seat, (series, cards)) as pool:
            played = list(pool.imap(_play_seed, seeds))
    else:
        game = _game(series, cards)
        played = [play(game, series, seed) for seed in seeds]
    return _tally(played, perf_counter() - begun)


def play(game: Game, series: Series, seed: int) -> Played:
    """Play one game to its end, or to the first thing that goes wrong."""
    state = new_game(game, [None] * series.players, seed).state
    bots = {seat: make_bot(series.bots[i % len(series.bots)], f"{seed}/{seat}") for i, seat in enumerate(state.seats)}
    decisions = 0
    wrong = [f"deal: {problem}" for problem in problems(game, state)]
    while state.to_move and not wrong:
        decisions += 1
        state, wrong = _one_decision(game, state, bots[state.to_move])
        if decisions > MOST_DECISIONS:
            wrong.append(f"the game is not over after {MOST_DECISIONS} decisions")
    return Played(
        decisions,
        state.round,
        tuple(player.faction for player in state.players),
        state.winners,
        tuple(f"seed {seed}, decision {decisions}: {problem}" for problem in wrong),
    )


def _one_decision(game: Game, state: GameState, bot: Bot) -> tuple[GameState, list[str]]:
    """The state after the bot's decision, and what is wrong with it. A program error is a problem like any other."""
    try:
        assert state.to_move
        legal = legal_commands(game, state, state.to_move)
        if not legal:
            return state, [f"{state.to_move} has no legal move at {state.question}"]
        command = bot.choose(view(game, state, state.to_move), legal, partial(foresee, game, state))
        outcome = decide(game, state, command)
        if isinstance(outcome, Refusal):
            return state, [f"the listed {command} was refused: {outcome}"]
        for event in outcome:
            state = evolve(state, event)
            if wrong := problems(game, state):
                return state, [f"after {type(event).__name__}: {problem}" for problem in wrong]
    except Exception as error:
        return state, [f"{type(error).__name__}: {error}"]
    return state, []


def _tally(played: Sequence[Played], seconds: float) -> Tally:
    decisions = sum(game.decisions for game in played)
    rounds = [game.rounds for game in played]
    return Tally(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        rounds=Rounds(round(sum(rounds) / len(rounds), 2), min(rounds), max(rounds)) if rounds else Rounds(0, 0, 0),
        winners=Winners(
            dict(sorted(Counter(_winning_factions(played)).items())),
            dict(sorted(Counter(seat for game in played for seat in game.winners).items())),
        ),
        problems=tuple(problem for game in played for problem in game.problems),
    )


def _winning_factions(played: Sequence[Played]) -> Iterator[str]:
    return (game.factions[SEATS.index(seat)] for game in played for seat in game.winners)


def _game(series: Series, cards: Path) -> Game:
    return Game(load_catalog(cards), series.sets)


_table: tuple[Series, Game] | None = None
"""What the games of a worker process have in common."""


def _take_seat(series: Series, cards: Path) -> None:
    """Prepare a worker process."""
    global _table
    _table = series, _game(series, cards)


def _play_seed(seed: int) -> Played:
    assert _table is not None
    series, game = _table
    return play(game, series, seed)
