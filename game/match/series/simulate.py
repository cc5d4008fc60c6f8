"""Games between bots, with every invariant checked after every event, and a series of them with its tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from game.cards.catalog import BASE_SET, load_catalog
from game.kernel.refusal import Fault
from game.kernel.seats import Seat
from game.match.match import fiftyfirst
from game.match.series.workers import ALONE, Workers
from game.paths import cards_folder
from game.play.checking import one_decision
from game.play.programs import is_program, read_program
from game.rules.dealing import new_game
from game.rules.invariants import problems
from game.rules.messages import AnyEvent
from game.rules.options import Options
from game.rules.phases.scoring import GRADES, grade
from game.rules.state import SEATS, VIRTUAL, Game, GameState

MOST_DECISIONS = 3000
"""Decisions after which a game counts as a problem."""

MOST_ROUNDS = 50
"""Rounds after which a game with Machines is cut off. That is no problem of the rules: where nobody hacks or destroys
Machines, they gather, and take more than players gain (R44.3)."""


class CardsInPlay(msgspec.Struct, frozen=True):
    """The cards of a game, for a process that plays: the sets, the folder of the player's own packs, and the
    variants."""

    sets: tuple[str, ...] = (BASE_SET,)
    packs: Path | None = None
    options: Options = Options()


@lru_cache(maxsize=4)
def game_with(cards: CardsInPlay) -> Game:
    """The game with these cards, read once in a process."""
    catalog = load_catalog(cards_folder(), packs=cards.packs)
    return Game(catalog, cards.sets, cards.options)


class Meeting(msgspec.Struct, frozen=True):
    """A game to play: ``bots`` are those of the seats, in order; with ``solo`` one plays against that opponent."""

    seed: int
    bots: tuple[str, ...]
    solo: str | None = None


class Played(msgspec.Struct, frozen=True):
    """One game: its length, factions in seat order, winners and problems.

    ``totals`` are the final VP by seat, ``grade`` the grade of a victory over a virtual opponent. ``faults`` tell why
    programs played no longer: they are no problems of the rules. A game that is ``cut_off`` has no winners and totals.
    """

    decisions: int
    rounds: int
    factions: tuple[str, ...]
    winners: tuple[Seat, ...]
    problems: tuple[str, ...]
    totals: dict[Seat, int] = {}
    grade: str | None = None
    faults: tuple[Fault, ...] = ()
    cut_off: bool = False


class PlayedOut(NamedTuple):
    """A game from its first state to its last one, with all events between them, or up to the first problem, or to
    where it was ``cut_off``."""

    first: GameState
    last: GameState
    events: Sequence[AnyEvent]
    decisions: int
    problems: tuple[str, ...]
    faults: tuple[Fault, ...]
    cut_off: bool = False


def play_out(game: Game, meeting: Meeting) -> PlayedOut:
    """Play a game to its end, to the first problem, or, with Machines, until it is cut off."""
    seed = meeting.seed
    first = state = new_game(game, [None] * len(meeting.bots), seed, meeting.solo).state
    kind = fiftyfirst(programs={name: read_program(name) for name in meeting.bots if is_program(name)})
    seeds = {seat: (name, f"{seed}/{seat}") for seat, name in zip(state.people, meeting.bots, strict=True)}
    programs = {seat: program for seat, named in seeds.items() if (program := kind.program(*named))}
    bots = {seat: programs.get(seat) or kind.robot(*named) for seat, named in seeds.items()}
    decisions, history = 0, list[AnyEvent]()
    wrong = [f"deal: {problem}" for problem in problems(game, state)]
    try:
        while state.to_move and not wrong and not _is_cut_off(state):
            decisions += 1
            deed = one_decision(kind, game, state, bots.get(state.to_move), history)
            history += deed.events
            state, wrong = deed.state, list(deed.problems)
            if decisions > MOST_DECISIONS:
                wrong.append(f"the game is not over after {MOST_DECISIONS} decisions")
    finally:
        for program in programs.values():
            program.close()
    told = tuple(f"seed {seed}, decision {decisions}: {problem}" for problem in wrong)
    faults = tuple(program.fault for program in programs.values() if program.fault)
    return PlayedOut(first, state, history, decisions, told, faults, not told and _is_cut_off(state))


def _is_cut_off(state: GameState) -> bool:
    return state.machines is not None and state.round > MOST_ROUNDS and not state.is_over


def summary_of(game: PlayedOut) -> Played:
    """A game without its events."""
    state = game.last
    return Played(
        game.decisions,
        state.round,
        tuple(state.player(seat).faction for seat in state.people),
        state.winners,
        game.problems,
        {score.seat: score.total for score in state.scores},
        grade(state.scores, state.winners),
        game.faults,
        game.cut_off,
    )


def play(game: Game, meeting: Meeting) -> Played:
    """`play_out` without the events."""
    return summary_of(play_out(game, meeting))


def play_with(cards: CardsInPlay, meeting: Meeting) -> Played:
    """`play`, for a process that is told which cards to read."""
    return play(game_with(cards), meeting)


class Series(msgspec.Struct, frozen=True):
    """Games to play: game i has the seed ``seed`` + i; ``bots`` take the seats in turn.

    With ``solo`` one bot plays each game against that virtual opponent, and ``players`` is ignored.
    """

    games: int
    players: int
    seed: int
    sets: tuple[str, ...] = (BASE_SET,)
    bots: tuple[str, ...] = ("random",)
    solo: str | None = None
    options: Options = Options()

    def cards(self, packs: Path | None) -> CardsInPlay:
        """The cards of the games, with the packs in ``packs``."""
        return CardsInPlay(self.sets, packs, self.options)

    @property
    def meetings(self) -> Iterator[Meeting]:
        """The games, in order."""
        bots = tuple(islice(cycle(self.bots), 1 if self.solo else self.players))
        return (Meeting(seed, bots, self.solo) for seed in range(self.seed, self.seed + self.games))


class Lengths(msgspec.Struct, frozen=True):
    mean: float
    min: int
    max: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Lengths:
        """Those of at least one number."""
        return cls(round(sum(numbers) / len(numbers), 2), min(numbers), max(numbers))


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
    """The results of a series. Only times depend on the computer.

    ``faults`` are those of programs that played, each kind of each program once. ``cut_off`` games with Machines did
    not end in `MOST_ROUNDS`: they count among the games, their decisions and rounds, and nobody has won them.
    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds: Lengths
    winners: Winners
    problems: tuple[str, ...]
    solo: SoloTally | None = None
    faults: tuple[Fault, ...] = ()
    cut_off: int = 0


def simulate(series: Series, workers: Workers = ALONE, packs: Path | None = None) -> Tally:
    """Play a series, with the packs in ``packs``.

    >>> tally = simulate(Series(games=2, players=2, seed=1))
    >>> tally.rounds, tally.winners.seat
    (Lengths(mean=9.0, min=7, max=11), {'A': 1, 'B': 1})
    """
    begun = perf_counter()
    played = list(workers.do(partial(play_with, series.cards(packs)), series.meetings))
    return _tally(series, played, perf_counter() - begun)


def _tally(series: Series, played: Sequence[Played], seconds: float) -> Tally:
    decisions = sum(game.decisions for game in played)
    rounds = [game.rounds for game in played]
    won = [(game, seat) for game in played for seat in game.winners]
    factions = Counter(game.factions[SEATS.index(seat)] for game, seat in won if seat != VIRTUAL)
    return Tally(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        rounds=Lengths.of(rounds) if rounds else Lengths(0, 0, 0),
        winners=Winners(dict(sorted(factions.items())), dict(sorted(Counter(seat for _, seat in won).items()))),
        problems=tuple(problem for game in played for problem in game.problems),
        solo=_solo_tally(series.solo, [game for game in played if game.totals]) if series.solo else None,
        faults=tuple(dict.fromkeys(fault for game in played for fault in game.faults)),
        cut_off=sum(game.cut_off for game in played),
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
