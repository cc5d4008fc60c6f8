"""Whole games between bots, with every invariant checked after every event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import msgspec

from game.cards.catalog import load_catalog
from game.kernel.seats import SEATS
from game.match.fiftyfirst import fiftyfirst
from game.play.simulate import one_decision
from game.rules.dealing import new_game
from game.rules.events import AnyEvent
from game.rules.game import Game
from game.rules.grading import GRADES, grade
from game.rules.invariants import problems
from game.rules.state import VIRTUAL, Seat

MOST_DECISIONS = 3000
"""Decisions after which a game counts as a problem."""


class Series(msgspec.Struct, frozen=True):
    """Games to play: game i has the seed ``seed`` + i; ``bots`` take the seats in turn.

    With ``solo`` one bot plays each game against that virtual opponent, and ``players`` is ignored.
    """

    games: int
    players: int
    seed: int
    sets: tuple[str, ...] = ("base",)
    bots: tuple[str, ...] = ("random",)
    solo: str | None = None


class Played(msgspec.Struct, frozen=True):
    """One game: its length, factions in seat order, winners and problems.

    ``totals`` are the final VP by seat, ``grade`` the grade of a victory over a virtual opponent.
    """

    decisions: int
    rounds: int
    factions: tuple[str, ...]
    winners: tuple[Seat, ...]
    problems: tuple[str, ...]
    totals: dict[Seat, int] = {}
    grade: str | None = None


class Lengths(msgspec.Struct, frozen=True):
    mean: float
    min: int
    max: int


class Winners(msgspec.Struct, frozen=True):
    """Games won by each faction and seat; a shared victory counts for everybody who shares it."""

    faction: dict[str, int]
    seat: dict[str, int]


class SoloTally(msgspec.Struct, frozen=True):
    """Results against a virtual opponent: ``vp`` are mean final VP, ``grades`` counts victories by grade."""

    opponent: str
    win_rate: float
    vp: MeanVp
    grades: dict[str, int]


class MeanVp(msgspec.Struct, frozen=True):
    player: float
    opponent: float


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of a series. Only times depend on the computer."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds: Lengths
    winners: Winners
    problems: tuple[str, ...]
    solo: SoloTally | None = None


def simulate(series: Series, cards: Path, jobs: int = 1, packs: Path | None = None) -> Tally:
    """Play a series with the card files in ``cards`` and the packs in ``packs``, in ``jobs`` processes.

    Processes are spawned on every system, because a fork of a program with threads can deadlock.
    """
    begun = perf_counter()
    seeds = range(series.seed, series.seed + series.games)
    if jobs > 1:
        with get_context("spawn").Pool(jobs, _take_seat, (series, cards, packs)) as pool:
            played = list(pool.imap(_play_seed, seeds))
    else:
        game = _game(series, cards, packs)
        played = [play(game, series, seed) for seed in seeds]
    return _tally(series, played, perf_counter() - begun)


def play(game: Game, series: Series, seed: int) -> Played:
    """Play one game to its end, or to the first problem."""
    players = 1 if series.solo else series.players
    state = new_game(game, [None] * players, seed, series.solo).state
    kind, names = fiftyfirst(), series.bots
    bots = {seat: kind.robot(names[i % len(names)], f"{seed}/{seat}") for i, seat in enumerate(state.people)}
    decisions, history = 0, list[AnyEvent]()
    wrong = [f"deal: {problem}" for problem in problems(game, state)]
    while state.to_move and not wrong:
        decisions += 1
        deed = one_decision(kind, game, state, bots.get(state.to_move), history)
        history += deed.events
        state, wrong = deed.state, list(deed.problems)
        if decisions > MOST_DECISIONS:
            wrong.append(f"the game is not over after {MOST_DECISIONS} decisions")
    return Played(
        decisions,
        state.round,
        tuple(state.player(seat).faction for seat in state.people),
        state.winners,
        tuple(f"seed {seed}, decision {decisions}: {problem}" for problem in wrong),
        {score.seat: score.total for score in state.scores},
        grade(state.scores, state.winners),
    )


def _tally(series: Series, played: Sequence[Played], seconds: float) -> Tally:
    decisions = sum(game.decisions for game in played)
    rounds = [game.rounds for game in played]
    return Tally(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        rounds=Lengths(round(sum(rounds) / len(rounds), 2), min(rounds), max(rounds)) if rounds else Lengths(0, 0, 0),
        winners=Winners(
            dict(sorted(Counter(_winning_factions(played)).items())),
            dict(sorted(Counter(seat for game in played for seat in game.winners).items())),
        ),
        problems=tuple(problem for game in played for problem in game.problems),
        solo=_solo_tally(series.solo, [game for game in played if game.totals]) if series.solo else None,
    )


def _solo_tally(opponent: str, finished: Sequence[Played]) -> SoloTally:
    def mean(values: Iterable[int]) -> float:
        return round(sum(values) / max(1, len(finished)), 2)

    return SoloTally(
        opponent=opponent,
        win_rate=round(sum(game.grade is not None for game in finished) / max(1, len(finished)), 3),
        vp=MeanVp(mean(game.totals[SEATS[0]] for game in finished), mean(game.totals[VIRTUAL] for game in finished)),
        grades={name: count for _, name in GRADES if (count := sum(game.grade == name for game in finished))},
    )


def _winning_factions(played: Sequence[Played]) -> Iterator[str]:
    return (game.factions[SEATS.index(seat)] for game in played for seat in game.winners if seat != VIRTUAL)


def _game(series: Series, cards: Path, packs: Path | None) -> Game:
    return Game(load_catalog(cards, packs=packs), series.sets)


_table: tuple[Series, Game] | None = None
"""What all games of a worker process share."""


def _take_seat(series: Series, cards: Path, packs: Path | None) -> None:
    """Prepare a worker process."""
    global _table
    _table = series, _game(series, cards, packs)


def _play_seed(seed: int) -> Played:
    assert _table is not None
    series, game = _table
    return play(game, series, seed)
